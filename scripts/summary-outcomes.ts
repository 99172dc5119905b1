/** The possible outcomes of a step, each as a whole run of the bundled action against the sandbox. */
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPlayground, locateBuild } from '../__tests__/wordpress/playground.ts';
import { type GitHub, startGitHub } from '../sandbox/github/github.ts';
import { instead, json, reset, status, times } from '../sandbox/http/faults.ts';
import { type FileServer, startFileServer } from '../sandbox/http/file-server.ts';
import { zipDirectory, zipFiles } from '../sandbox/plugins/build-plugin.ts';
import { type ActionResult, type ActionStep, runAction } from '../sandbox/runner/run-action.ts';
import { type PublishingService, startPublishingService } from '../sandbox/service/publishing-service.ts';

const KEY = 'sandbox-key-4f9a1c';
const PLUGIN_ID = 'plugin_a1b2c3';
const TOKEN = 'ghs_sandbox7b21';

/** The action that reads what is live. */
const LIVE = join(import.meta.dirname, '..', 'live');

/** The action that plays updates. */
const REHEARSE = join(import.meta.dirname, '..', 'rehearse');

const SOURCE = join(import.meta.dirname, '..', 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer');

/** Makes waits of half a minute two seconds long. */
const FAST = 15;

const CHANGELOG = `= 1.4.2 =
* Added: a filter for the years, \`tidy_footer_years\`.
* Fixed: the first year was kept after the oldest post had been withdrawn.
* Fixed: sites with more than 10,000 posts looked the first year up twice.

`;

interface Stage {
  readonly github: GitHub;
  readonly service: PublishingService;
  readonly host: FileServer;
  readonly workspace: string;
  /** Runs the step that publishes the folder of the workspace, unless the inputs say otherwise. */
  readonly run: (
    inputs?: ActionStep['inputs'],
    step?: Pick<ActionStep, 'env' | 'clockSpeed' | 'actionFolder'>,
  ) => Promise<ActionResult>;
}

interface Setting {
  readonly isPrivate?: boolean;
  /** The version that sites have already. */
  readonly live?: string;
  /** Whether the package has flaws, none of which stops the step. */
  readonly isFlawed?: boolean;
}

/** One way in which a step can go. */
export interface Outcome extends Setting {
  readonly run: (stage: Stage) => Promise<ActionResult>;
}

const onTag = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1.4.2', GITHUB_REF: 'refs/tags/v1.4.2' };
const onBranch = { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_REF: 'refs/heads/main' };

/** Names that would be markup, links or mentions if they were shown as they are. */
export const HOSTILE_NAMES: readonly string[] = [
  'a | b `c` **d** _e_ ~~f~~ $g$',
  '</td></table></details><h1>Owned</h1>',
  '<img src=x onerror=alert(1)> <!-- ',
  '@octocat @org/team #1 GH-2 org/repo#3',
  'https://evil.example www.evil.example me@evil.example',
  '[a](https://evil.example) ![b](https://evil.example/b.png) :tada:',
  '\u202Eexe.php\u200F > [!WARNING]',
];

/** Every outcome by its name; the first one is what people see most. */
export const OUTCOMES: Readonly<Record<string, Outcome>> = {
  live: {
    live: '1.4.1',
    run: ({ run }) => run({ 'zip-path': '', version: '1.4.2' }, { actionFolder: LIVE }),
  },
  'live-nothing': { run: ({ run }) => run({ 'zip-path': '' }, { actionFolder: LIVE }) },
  'live-refused': {
    run: ({ run }) => run({ 'zip-path': '', 'api-key': 'another-key' }, { actionFolder: LIVE }),
  },
  published: { isFlawed: true, run: ({ run }) => run() },
  'published-compared': {
    live: '1.4.1',
    run: async ({ run, workspace }) => {
      const folder = join(workspace, 'tidy-footer');
      const main = join(folder, 'tidy-footer.php');
      const code = await readFile(main, 'utf8');
      await writeFile(
        main,
        code.replace(/(Requires PHP: +)7\.4/, (_line, label: string) => `${label}8.1`),
      );
      const readme = join(folder, 'readme.txt');
      await writeFile(readme, (await readFile(readme, 'utf8')).replace('PHP: 7.4', 'PHP: 8.1'));
      await writeFile(join(folder, 'includes', 'shortcode.php'), "<?php\ndefined( 'ABSPATH' ) || exit;\n");
      await rm(join(folder, 'uninstall.php'));
      return run();
    },
  },
  'published-verified': {
    live: '1.4.1',
    run: ({ run }) => run({ verify: 'true' }, { clockSpeed: FAST }),
  },
  'published-signed': { isPrivate: true, run: ({ run }) => run({}, { env: onBranch }) },
  'published-sent': { run: ({ run }) => run({ 'upload-to': 'service' }) },
  'published-repeats': {
    run: ({ run, service }) => {
      service.script('POST', ...times(2, instead(status(503, { headers: { 'retry-after': '1' } }))));
      return run();
    },
  },
  'published-accepted': {
    isFlawed: true,
    run: async ({ run, workspace }) => {
      await writeFile(join(workspace, 'tidy-footer', '.env'), 'KEY=1\n');
      return run({ 'accept-findings': 'leaked-secrets:tidy-footer/.env macosx' });
    },
  },
  'already-published': { live: '1.4.2', run: ({ run }) => run() },
  'dry-run': { run: ({ run }) => run({ 'dry-run': 'true' }) },
  'failed-package': {
    run: async ({ run, workspace }) => {
      await writeFile(join(workspace, 'bad.zip'), await zipHostile());
      return run({ 'zip-path': 'bad.zip' });
    },
  },
  'failed-inputs': {
    run: ({ run }) =>
      run({ plugin_id: 'tidy', 'base-url': 'http://service.example', timeout: 'soon', retries: '99' }),
  },
  'failed-refused': {
    isPrivate: true,
    run: ({ run, service }) => {
      const errors = { zip_url: [{ message: 'The plugin `tidy-footer` belongs to @octocat, see #1.' }] };
      service.script('POST', instead(json(422, { message: 'The parameters are not valid.', errors })));
      return run();
    },
  },
  'unknown-outcome': {
    run: ({ run, service }) => {
      service.script('POST', instead(reset()));
      return run({}, { clockSpeed: FAST });
    },
  },
  'published-incomplete': {
    isPrivate: true,
    run: ({ run, github }) => {
      github.script('repos/update-release', ...times(9, instead(status(500))));
      return run({}, { clockSpeed: FAST });
    },
  },
};

/** Outcomes that take minutes, and WordPress: no test runs them. */
export const REHEARSALS: Readonly<Record<string, Outcome>> = {
  rehearsed: { run: rehearse },
  'rehearsed-dead': {
    run: async (stage) => {
      const file = join(stage.workspace, 'tidy-footer', 'includes', 'reports.php');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        "<?php\nadd_action( 'admin_init', function () {\n\ttidy_footer_report();\n} );\n",
      );
      await appendFile(
        join(stage.workspace, 'tidy-footer', 'tidy-footer.php'),
        "\nrequire_once __DIR__ . '/includes/reports.php';\n",
      );
      return rehearse(stage);
    },
  },
};

/** Runs the step once. Addresses in the summary read as those of the real places. */
export async function runOutcome({ run, ...setting }: Outcome): Promise<ActionResult> {
  const { isPrivate = false, live = '1.4.1', isFlawed = false } = setting;
  await using host = await startFileServer({ '/live.zip': await zipDirectory(SOURCE, { version: live }) });
  await using service = await startPublishingService({
    accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
  });
  await using github = await startGitHub({
    isPrivate,
    tokens: [{ value: TOKEN, permissions: { contents: 'write' } }],
  });
  await publishByHand(service, host.url('/live.zip'));
  const workspace = await makeWorkspace(isFlawed);
  try {
    const result = await run({
      ...{ github, service, host, workspace },
      run: (inputs = {}, step = {}) =>
        runAction({
          inputs: {
            plugin_id: PLUGIN_ID,
            'api-key': KEY,
            'base-url': service.baseUrl,
            'zip-path': 'tidy-footer',
            ...inputs,
          },
          token: TOKEN,
          ...step,
          env: { ...github.env, GITHUB_WORKSPACE: workspace, ...onTag, ...step.env },
        }),
    });
    return { ...result, summary: nameOrigins(result.summary, { github, service, host }) };
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** Plays the update on versions of WordPress that npm has. */
async function rehearse({ run, workspace }: Stage): Promise<ActionResult> {
  const installed = await installPlayground(new AbortController().signal);
  if ('problem' in installed) throw new Error(installed.problem);
  const preload = join(import.meta.dirname, '..', '__tests__', 'workflows', 'preloads', 'rehearse-here.ts');
  const [php, wordpressZip] = ['7.4,8.5', ['wp-6.2.zip', 'wp-beta.zip'].map(locateBuild).join(',')];
  await writeFile(join(workspace, 'previous.zip'), await zipDirectory(SOURCE, { version: '1.4.1' }));
  return run(
    { 'api-key': '', 'base-url': '', plugin_id: '', previous: 'previous.zip' },
    {
      actionFolder: REHEARSE,
      env: {
        NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
        WORKFLOW_TEST_REHEARSAL: JSON.stringify({ ...installed, php, wordpressZip }),
      },
    },
  );
}

async function publishByHand({ baseUrl }: PublishingService, zipUrl: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/v1/plugin/update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plugin_id: PLUGIN_ID, zip_url: zipUrl }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** The plugin as its author has it. */
async function makeWorkspace(isFlawed: boolean): Promise<string> {
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  const folder = join(workspace, 'tidy-footer');
  await cp(SOURCE, folder, { recursive: true });
  const file = join(folder, 'readme.txt');
  const readme = (await readFile(file, 'utf8')).replace(/= 1\.4\.2 =\n.*\n\n/, CHANGELOG);
  await writeFile(file, isFlawed ? readme.replace('Requires PHP: 7.4', 'Requires PHP: 7.2') : readme);
  if (isFlawed) {
    await writeFile(join(folder, 'build.sh'), '#!/bin/sh\n');
    await writeFile(join(folder, '.DS_Store'), '');
  }
  return workspace;
}

/** A package with several errors and warnings, and with names that attack the page. */
function zipHostile(): Promise<Buffer> {
  const header = `<?php\n/*\nPlugin Name: ${HOSTILE_NAMES.slice(0, 2).join(' ')}\nVersion: v1.4.2\nRequires PHP: newest\n*/\n`;
  return zipFiles({
    'tidy-footer/tidy-footer.php': header,
    'tidy-footer/.env': 'KEY=1',
    ...Object.fromEntries(
      HOSTILE_NAMES.map((name) => [`tidy-footer/${name.replaceAll('/', '\u2215')}.sh`, '#!/bin/sh\n']),
    ),
  });
}

/** Ports of this machine would make every picture another one. */
function nameOrigins(
  markdown: string,
  { github, service, host }: Pick<Stage, 'github' | 'service' | 'host'>,
): string {
  const names: readonly (readonly [origin: string, name: string])[] = [
    [github.serverUrl, 'https://github.com'],
    [github.apiUrl, 'https://api.github.com'],
    [github.uploadsUrl, 'https://uploads.github.com'],
    [github.storageUrl, 'https://objects.githubusercontent.com'],
    [service.baseUrl, 'https://service.example'],
    [host.origin, 'https://downloads.example'],
  ];
  const bare = names.map((pair) => pair.map((url) => url.replace(/^https?:\/\//, '')));
  return [...names, ...bare].reduce(
    (text, [origin = '', name = '']) =>
      text
        .replaceAll(origin, name)
        .replaceAll(origin.replaceAll(':', '&#58;'), name.replaceAll(':', '&#58;')),
    markdown,
  );
}
