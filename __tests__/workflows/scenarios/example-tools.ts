/** The examples that work with programs and actions of others, of which there are stand-ins. */
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { followed } from '../../../sandbox/github/faults.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import {
  expectGreen,
  expectLog,
  expectNoDevelopment,
  expectNothingPublished,
  expectPublished,
  expectReleases,
} from '../expect.ts';
import { pluginAtRoot } from '../plugin-files.ts';
import { type Files, layPlugin } from '../repository.ts';
import { type Scenario, type ScenarioRun, withoutRehearsal } from '../scenario.ts';
import { PLUGIN_ID, SLUG, type World } from '../world.ts';
import { builtPlugin, pullRequest } from './examples.ts';

const TAG = 'v1.4.2';
const PRO = 'my-plugin-pro';

/** Beside that of another workflow, which comes last. */
const COMMENTED =
  /Comment 50: <!-- [^]*### Package checks[^]*No problems found\.[^]*### Rehearsal[^]*✅ The rehearsal passed: [^]*Comment 99: Of another workflow\./;

/** At least one for each. */
export const EXAMPLE_TOOL_SCENARIOS: readonly Scenario[] = [
  {
    workflow: 'examples/plugin-check.yml',
    isRehearsal: true,
    rehearsesWeekly: 'passes',
    event: 'push',
    tag: TAG,
    files: builtPlugin,
    verify: (run) => {
      expectPublished(run);
      expectLog(
        run,
        /Plugin Check of my-plugin: build, includes, my-plugin\.php, readme\.txt, uninstall\.php\./,
      );
      expectNoDevelopment(run);
    },
  },
  {
    workflow: 'examples/free-and-pro.yml',
    event: 'push',
    tag: TAG,
    plugins: { [PLUGIN_ID]: { slug: PRO, version: '1.4.1' } },
    files: layEditions,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin-pro.zip']);
      expectLog(
        run,
        /On WordPress\.org: my-plugin 1\.4\.2: includes, my-plugin\.php, readme\.txt, uninstall\.php\.$/m,
      );
    },
  },
  {
    workflow: 'examples/free-and-pro.yml',
    case: 'one of them with another version',
    event: 'push',
    tag: TAG,
    plugins: { [PLUGIN_ID]: { slug: PRO, version: '1.4.1' } },
    files: async () => ({
      ...(await layEditions()),
      ...(await layPlugin(SLUG, { folder: SLUG, version: '1.4.1' })),
    }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      doesNotMatch(run.log.join('\n'), /On WordPress\.org/);
    },
  },
  {
    workflow: 'examples/several-stores.yml',
    isRehearsal: true,
    rehearsesWeekly: 'passes',
    event: 'push',
    tag: TAG,
    files: builtPlugin,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: my-plugin.zip']);
      expectNoDevelopment(run);
      expectLog(run, /package\/my-plugin\.zip: OK/);
      expectLog(
        run,
        /On WordPress\.org: my-plugin 1\.4\.2: build, includes, my-plugin\.php, readme\.txt, uninstall\.php\.$/m,
      );
    },
    // No store gets a version twice.
    verifyAgain: (run) => {
      expectPublished(run);
      doesNotMatch(run.log.join('\n'), /On WordPress\.org/);
    },
  },
  withoutRehearsal({
    workflow: 'examples/several-stores.yml',
    case: 'with a version below the live one',
    event: 'push',
    tag: 'v1.4.0',
    files: async () => ({
      ...(await pluginAtRoot()),
      ...(await layPlugin(SLUG, { folder: '', version: '1.4.0' })),
    }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(run, /Version `1\.4\.0` is not newer than `1\.4\.1`, which is live now/);
      expectNothingPublished(run);
      doesNotMatch(run.log.join('\n'), /On WordPress\.org/);
    },
  }),
  {
    workflow: 'examples/more-assets.yml',
    isRehearsal: true,
    rehearsesWeekly: 'passes',
    event: 'push',
    hasImmutableReleases: true,
    tag: TAG,
    files: builtPlugin,
    // The new draft is seen later than it is made.
    prepare: ({ github }) => {
      github.script(
        ({ route }) => route === 'repos/create-release',
        followed(() => {
          github.lag('repos/list-releases', 1);
        }),
      );
    },
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: SHA256SUMS, my-plugin.zip, my-plugin.cdx.json']);
    },
    // As after a failure at the end: nothing is added to what is published.
    verifyAgain: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.2: SHA256SUMS, my-plugin.zip, my-plugin.cdx.json']);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    isRehearsal: true,
    isWeekly: true,
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      expectLog(run, COMMENTED);
      const zipped = run.log.flatMap((line) => /Zipped \.: \d+ files/.exec(line)?.[0] ?? []);
      deepEqual(zipped, ['Zipped .: 5 files']);
    },
    // The same comment, and not the last one.
    verifyAgain: (run) => {
      expectGreen(run);
      expectLog(run, COMMENTED);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    isRehearsal: true,
    rehearsesWeekly: 'passes',
    case: 'from a fork',
    event: 'pull_request',
    payload: {
      ...pullRequest,
      pull_request: {
        ...pullRequest.pull_request,
        head: { ref: 'a-change', repo: { full_name: 'octo/fork' } },
      },
    },
    hasSecrets: false,
    files: pluginAtRoot,
    verify: (run) => {
      expectGreen(run);
      doesNotMatch(run.log.join('\n'), /Comment \d/);
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    isRehearsal: true,
    case: 'with a change that dies',
    // `check-pull-requests.yml` turns red by it, and the comment of the last case tells failures.
    isWeekly: true,
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    files: async () => ({ ...(await pluginAtRoot()), 'includes/footer.php': '<?php\nacme_gone();\n' }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(
        run,
        /No problems found\.[^]*### Rehearsal[^]*❌ The rehearsal did not pass\.[^]*- PHP `8\.5`[^\n]*acme_gone/,
      );
    },
  },
  {
    workflow: 'examples/comment-on-pull-request.yml',
    isRehearsal: true,
    isWeekly: true,
    case: 'with an error in the package',
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    files: async () => ({ ...(await pluginAtRoot()), 'deploy.json': KEY }),
    verify: (run) => {
      equal(run.exitCode, 1);
      expectLog(run, /Comment 50: [^]*- `leaked-secrets`: `'my-plugin\/deploy\.json'/);
    },
  },
  withoutRehearsal({
    workflow: 'examples/comment-on-pull-request.yml',
    case: 'whose code says what it wants',
    event: 'pull_request',
    payload: pullRequest,
    hasSecrets: false,
    change: forge,
    files: async () => ({ ...(await pluginAtRoot()), [MARKUP.replaceAll('/', '')]: 'text' }),
    verify: (run) => {
      const comment = readComment(run);
      // Only code is as others wrote it.
      const own = comment.replaceAll(/`[^`\n]+`/g, 'CODE');
      deepEqual(
        own.split('\n').filter((line) => !WRITTEN.some((pattern) => pattern.test(line))),
        [],
      );
      match(comment, /### Package checks\n\n- `path-portability`: `'my-plugin/);
      match(own, /^- \d+ more failures$/m);
      match(own, /^- Way back: CODE$/m);
      doesNotMatch(comment, /No problems found|Forged by the build/);
    },
  }),
  {
    workflow: 'examples/restore-good-version.yml',
    event: 'workflow_dispatch',
    payload: { inputs: { good: 'v1.4.0', version: '1.4.2' } },
    // The commit of the good release has other workflows.
    earlier: { tag: 'v1.4.0', files: async () => layPlugin(SLUG, { folder: '', version: '1.4.0' }) },
    files: async () => ({ ...(await pluginAtRoot()), 'includes/footer.php': '<?php oops(' }),
    prepare: addGoodRelease,
    verify: (run) => {
      expectPublished(run);
      expectReleases(run, ['v1.4.0: my-plugin.zip', 'v1.4.2: my-plugin.zip']);
      const [, restored] = run.github.releases();
      equal(restored?.body, 'The package of v1.4.0 again, as 1.4.2.');
      const names = (restored.assets[0]?.bytes ?? Buffer.alloc(0)).toString('latin1');
      for (const path of ['my-plugin.php', 'includes/footer.php', 'build/a.css']) {
        ok(names.includes(`${SLUG}/${path}`), path);
      }
      equal(run.github.tags()['v1.4.2'], run.github.env['GITHUB_SHA']);
    },
  },
  ...[
    { what: 'a program of sed', good: 'v1.4.0', version: '1.4.2/;1s/^.*$/echo ran-$((6*7)) >\\&2/e;#' },
    { what: 'a command of the workflow', good: 'v1.4.0', version: '1.4.2\n::warning::ran-42' },
    { what: 'an option', good: '--repo=acme/other', version: '1.4.2' },
    { what: 'no tag', good: 'v1.4.0/../latest', version: '1.4.2' },
  ].map(({ what, ...inputs }): Scenario => ({
    workflow: 'examples/restore-good-version.yml',
    case: `with an input that is ${what}`,
    event: 'workflow_dispatch',
    payload: { inputs },
    files: pluginAtRoot,
    prepare: addGoodRelease,
    verify: (run) => {
      equal(run.exitCode, 1);
      expectNothingPublished(run);
      expectLog(run, /::error title=Input (?:good|version)::.* Enter .* such as v?1\.2\.\d\./);
      const said = run.log.map((line) => line.replace(/^\[.*?\] +/, ''));
      deepEqual(
        said.filter((line) => /^(ran-42|\S* *::warning)/.test(line)),
        [],
      );
    },
  })),
];

/** With a file that only its build made. */
async function addGoodRelease({ github }: World): Promise<void> {
  const good = {
    ...(await layPlugin(SLUG, { folder: SLUG, version: '1.4.0' })),
    [`${SLUG}/build/a.css`]: '/* */\n',
  };
  const bytes = await zipFiles(good);
  github.addRelease({ tagName: 'v1.4.0', assets: [{ name: 'my-plugin.zip', bytes }] });
}

/** Texts that GitHub would make something of. */
const MARKUP =
  '` --><img src="https://host.example/a.png"> [a](https://host.example) @octocat #1 GH-1 https://host.example | ';

/** All lines that the comment may have, where each text of others is `CODE`. */
const WRITTEN = [
  /^<!-- package checks of my-plugin -->$/,
  /^(### Package checks|### Rehearsal|)$/,
  /^- CODE: CODE What to do: CODE$/,
  /^✅ The rehearsal passed: CODE\.$/,
  /^❔ Not known\.$|^❌ The rehearsal did not pass\.$|^Not rehearsed: the package has errors\.$/,
  /^- PHP CODE, WordPress CODE: CODE: CODE (CODE)?$/,
  /^- \d+ more (findings|failures)$/,
  /^- Way back: CODE$/,
  /^A rehearsal runs the code of the pull request, which can make it say anything\.$/,
  /^\[The run\]\(http:\/\/\S+\/actions\/runs\/7001\) has the whole table and, as an artifact, pictures of the pages\.$/,
];

/** Makes the jobs that run code of the pull request say what that code could have them say. */
function forge(text: string): string {
  const failed = {
    name: MARKUP,
    outcome: 'failed',
    message: `${MARKUP}\n\n# A heading\n${'😀'.repeat(300)}`,
    file: [MARKUP],
  };
  const said: Readonly<Record<string, unknown>> = {
    findings: [{ id: MARKUP, message: `Forged by the build. ${MARKUP}`, fix: MARKUP, accepted: false }],
    passed: 'true',
    tested: `PHP 8.5\`, ${MARKUP}`,
    updater: MARKUP,
    results: [
      7,
      { php: MARKUP },
      {
        php: MARKUP,
        wordpress: {},
        steps: [null, ...Array<object>(50).fill(failed), { id: 'way-back', message: MARKUP }],
      },
    ],
  };
  const [before = '', ...jobs] = text.split(/^(?= {2}\w+:\n {4})/m);
  const forged = jobs.map((job) =>
    /build it here|\/rehearse@/.test(job)
      ? job.replaceAll(/^( {6}(\w+): )\$\{\{ steps\..*$/gm, (line, key: string, name: string) => {
          const value = said[name];
          if (value === undefined) return line;
          const written = typeof value === 'string' ? value : JSON.stringify(value);
          return key + JSON.stringify(written);
        })
      : job,
  );
  return before + forged.join('');
}

/** The comment of the example. */
function readComment({ log }: ScenarioRun): string {
  const text = log.map((line) => line.replace(/^\[[^\]]*\] /, '')).join('\n');
  const [, comment = ''] = /^Comment 50: ([^]*?)\nComment 99: /m.exec(text) ?? [];
  ok(comment !== '', 'There is no comment.');
  return comment.trimEnd();
}

const LABEL = ['PRIVATE', 'KEY'].join(' ');

/** Of a made-up account. */
const KEY = JSON.stringify({
  type: 'service_account',
  private_key: `-----BEGIN ${LABEL}-----\n${'Mx7Qe'.repeat(20)}\n-----END ${LABEL}-----\n`,
});

async function layEditions(): Promise<Files> {
  return {
    ...(await layPlugin(SLUG, { folder: SLUG })),
    [`${SLUG}/.distignore`]: '.distignore\n/tests\n',
    [`${SLUG}/tests/footer-test.php`]: '<?php // Not for customers.\n',
    ...(await layPlugin(PRO, { folder: PRO })),
  };
}
