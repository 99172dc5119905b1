import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createSanitiser } from '../../action/log.ts';
import { type About, pageOf } from '../about.ts';
import { CommandError } from '../command-error.ts';
import { listChanges } from '../git.ts';
import type { CommandOption, GivenOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { createFiles } from './create-files.ts';
import type { BuildSecret } from './build-tools.ts';
import type { OldOrder } from './releases.ts';
import { adviseOnRules } from './missing-rules.ts';
import { SLUG, type Survey, survey, type SurveyedPlugin } from './survey.ts';
import { listPatterns, type NewFile, writeRules, writeWorkflow } from './write-workflow.ts';

export const OPTIONS = [
  {
    name: 'plugin-id',
    value: 'ID',
    isList: true,
    description:
      'Identifier of the plugin from the dashboard of your service; of several, in the order in which they are shown.',
  },
  { name: 'base-url', value: 'URL', description: 'Address of the service, for the command that stores it.' },
  { name: 'slug', value: 'FOLDER', description: "Folder of the plugin on your customers' sites." },
  { name: 'force', description: 'Overwrite a workflow that has other content.' },
  { name: 'yes', description: 'Ask nothing.' },
] as const satisfies readonly CommandOption[];

const PLUGIN_ID = /^plugin_[^\s\p{Cc}]+$/u;

/**
 * Writes the workflow that publishes the plugins of a repository, and shows what it found, and what to do next.
 *
 * @throws CommandError nothing was written, and why
 */
export async function run(
  { values, places }: GivenOptions,
  terminal: Terminal,
  about: About,
): Promise<number> {
  const [folder = '.', ...others] = places;
  if (others.length > 0) throw new CommandError('Name one folder: init FOLDER.');
  const sanitise = createSanitiser([]);
  const write = (line: string): void => terminal.write(sanitise(line));
  const isOn = (name: 'force' | 'yes') => values[name]?.[0]?.toLowerCase() === 'true';
  const found = survey(resolve(terminal.workspace, folder));
  const [slug] = values['slug'] ?? [];
  if (slug !== undefined && !SLUG.test(slug))
    throw new CommandError(
      `${JSON.stringify(slug)} is not the folder of a plugin: write the letters, digits and hyphens of its name in wp-content/plugins, such as my-plugin.`,
    );
  if (slug !== undefined && found.plugins.length > 1)
    throw new CommandError('--slug is for one plugin. Name its folder: init FOLDER --slug NAME.');
  for (const [name, value] of describe(found, slug))
    write(`${terminal.paint('bold', name.padEnd(LABEL))} ${value}`);
  for (const remark of [
    ...found.remarks,
    ...found.plugins.flatMap(({ remarks }) => remarks),
    ...explainSeveral(found),
    ...(await adviseOnRules(found)),
  ])
    terminal.write(terminal.paint('yellow', sanitise(remark)));

  const ask = isOn('yes') ? undefined : terminal.ask;
  const pluginIds = await findIds(found, values['plugin-id'] ?? [], ask);
  const baseUrl = await findBaseUrl(values['base-url']?.[0] ?? found.oldOrder?.baseUrl, ask);
  const workflow = writeWorkflow(found, { pluginIds, slug }, about);
  const rules = found.plugins.filter(({ rulesFile }) => rulesFile === undefined).map(writeRules);
  const news = chooseNew(found.top, [workflow, ...rules], isOn('force'));
  createFiles(found.top, news);
  write('');
  for (const { path } of [workflow, ...rules])
    write(news.some((file) => file.path === path) ? `Wrote ${path}` : `${path} is up to date.`);
  for (const plugin of found.plugins) await tellChecks(found, plugin, slug, terminal);
  for (const line of suggestNext(
    found,
    { workflow, files: listOpen(found, [workflow, ...rules]), pluginIds, baseUrl },
    about,
  ))
    write(line);
  return 0;
}

const LABEL = 10;

/** Lists the findings with their reasons. */
function describe(found: Survey, slug: string | undefined): readonly (readonly [string, string])[] {
  const of = (plugin: SurveyedPlugin): readonly (readonly [string, string])[] => [
    ['Plugin', `${plugin.main.header.name} ${plugin.main.header.version} (${plugin.main.path})`],
    ['Slug', slug ?? `${plugin.slug.value}, from ${plugin.slug.why}; another one: --slug NAME`],
    [
      'Folder',
      plugin.path === plugin.buildFolder ? plugin.path : `${plugin.path}, built in ${plugin.buildFolder}`,
    ],
    ...(plugin.builds.length === 0
      ? [['Build', 'nothing to build: no packages that sites need, no build script'] as const]
      : plugin.builds.map(({ value, why }) => ['Build', `${value} (${why})`] as const)),
    ...(plugin.buildPhp === undefined
      ? []
      : [['PHP', `${plugin.buildPhp.value} for the build: ${plugin.buildPhp.why}`] as const]),
    ...plugin.secrets.map(({ name, why }) => ['Secret', `${name}, ${why}`] as const),
    [
      'Left out',
      plugin.rulesFile === undefined
        ? `the files in a new .distignore${plugin.archiveExcludes.length === 0 ? '' : ', and in archive.exclude of composer.json'}`
        : `by the existing ${plugin.rulesFile}`,
    ],
  ];
  const { tags, otherWorkflows, oldOrder, plugins, hasLfs } = found;
  const patterns = plugins.length > 1 ? 'any with a version' : listPatterns(found).join(', ');
  return [
    ...plugins.flatMap(of),
    ...(hasLfs
      ? [['LFS', '.gitattributes keeps files in Git LFS, which the workflow fetches'] as const]
      : []),
    [
      'Tags',
      tags?.example === undefined ? `${patterns}; there is none yet` : `${patterns}, as ${tags.example}`,
    ],
    ...otherWorkflows.map((why) => ['Workflow', why] as const),
    ...(oldOrder === undefined ? [] : describeOrder(oldOrder)),
  ];
}

/** Lists the facts that another workflow already states. */
function describeOrder({
  workflow,
  pluginId,
  baseUrl,
  secret,
}: OldOrder): readonly (readonly [string, string])[] {
  const facts = [
    ['Plugin ID', pluginId],
    ['Service', baseUrl],
    ['Key', secret && `the secret ${secret}`],
  ] as const;
  return facts.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}, from ${workflow}`] as const],
  );
}

/** The workflow for several plugins builds nothing. */
function explainSeveral({ plugins }: Survey): readonly string[] {
  const built = plugins.filter(({ builds }) => builds.length > 0);
  if (plugins.length === 1 || built.length === 0) return [];
  return [
    `${built.map(({ path }) => path).join(', ')}: the workflow for several plugins builds nothing. For a workflow that builds one of them, name its folder: init ${built[0]?.path ?? ''}`,
  ];
}

type AskTerminal = NonNullable<Terminal['ask']> | undefined;

async function findIds(
  { plugins, oldOrder }: Survey,
  named: readonly string[],
  ask: AskTerminal,
): Promise<readonly (string | undefined)[]> {
  const old = oldOrder?.pluginId;
  const given = named.length === 0 && old !== undefined ? [old] : named;
  if (given.length > plugins.length)
    throw new CommandError(
      `--plugin-id is given ${given.length} times, and there ${plugins.length === 1 ? 'is one plugin' : `are ${plugins.length} plugins`}.`,
    );
  const ids: (string | undefined)[] = [...given];
  for (const { main } of plugins.slice(given.length)) {
    const answer = await ask?.(
      `Identifier of ${main.path}, from the dashboard of your service (Enter: later): `,
    );
    ids.push(answer === '' ? undefined : answer);
  }
  for (const id of ids)
    if (id !== undefined && !PLUGIN_ID.test(id))
      throw new CommandError(
        `${JSON.stringify(id)} is not a plugin identifier; those start with plugin_. Copy it from the dashboard of your service.`,
      );
  return ids;
}

async function findBaseUrl(given: string | undefined, ask: AskTerminal): Promise<string> {
  const url =
    given ?? (await ask?.('Address of the service, such as https://service.example (Enter: later): ')) ?? '';
  if (url !== '' && !/^https?:\/\/[\w.:/[\]-]+$/.test(url))
    throw new CommandError(
      `${JSON.stringify(url)} is not a valid address of a service. Write one such as https://service.example.`,
    );
  return url;
}

/**
 * Leaves out files that are there already with the same content.
 *
 * @throws CommandError one has other content, or a link is in its place or on the way to it
 */
function chooseNew(top: string, files: readonly NewFile[], isForced: boolean): readonly NewFile[] {
  return files.filter(({ path, text }) => {
    assertNoLink(top, path);
    if (!existsSync(join(top, path))) return true;
    const before = readFileSync(join(top, path), 'utf8');
    if (before === text) return false;
    if (!isForced)
      throw new CommandError(
        [
          `${path} is there already, and differs. Nothing was written. Compare, then keep yours, or add --force:`,
          ...listDifference(before, text),
        ].join('\n'),
      );
    return true;
  });
}

/** The repository may be somebody else's. */
function assertNoLink(top: string, path: string): void {
  const names = path.split('/');
  for (const index of names.keys()) {
    const at = names.slice(0, index + 1).join('/');
    if (lstatSync(join(top, at), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw new CommandError(
      `${at} is a link, so nothing was written: it may lead out of the repository. Put a ${at === path ? 'file' : 'folder'} in its place.`,
    );
  }
}

function listDifference(before: string, after: string): readonly string[] {
  const [old, next] = [before.split(/\r?\n/), after.split('\n')];
  const sanitise = createSanitiser([]);
  return [
    ...old.filter((line) => !next.includes(line)).map((line) => `- ${sanitise(line)}`),
    ...next.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

/** Findings that a build may settle; the dry run checks what it has made. */
const MADE_BY_BUILDS = ['not-built', 'required-file-missing'] as const;

/** Prints the checks' findings for the folder as it is: errors with their fix, others in short, and the verdict. */
async function tellChecks(
  { top, plugins }: Survey,
  plugin: SurveyedPlugin,
  slug: string | undefined,
  terminal: Terminal,
): Promise<void> {
  const { inspectTarget } = await import('../inspect.ts');
  const lines: string[] = [];
  const path = join(top, plugin.path);
  const keep = (line: string) => void lines.push(line);
  const isBuilt = plugin.builds.length > 0;
  const values = { slug: [slug ?? plugin.slug.value] };
  await inspectTarget(
    { values, places: [path] },
    { ...terminal, write: keep, complain: keep, paint: (_format, text) => text },
    isBuilt ? MADE_BY_BUILDS : [],
  );
  const place = relative(terminal.workspace, path) || '.';
  const verdict = lines.findLast((line) => line !== '') ?? '';
  terminal.write('');
  terminal.write(
    `Findings for ${plugins.length === 1 ? 'the folder' : plugin.path} as it is now${isBuilt ? ', before the build' : ''}:`,
  );
  // Findings begin behind blank lines.
  const findings = lines
    .join('\n')
    .split('\n\n')
    .map((text) => text.split('\n'));
  for (const [first = '', ...rest] of findings)
    if (/^(error|warning|notice): /.test(first))
      for (const line of [first, ...(first.startsWith('error') ? rest : rest.slice(0, 1))])
        terminal.write(`  ${line}`);
  terminal.write(`  ${verdict}`);
  if (!verdict.startsWith('✔'))
    terminal.write(`  More: the same command with "inspect ${place}" in place of "init"`);
}

/** Lists files to commit: those written now, and the rules that an earlier time wrote. */
function listOpen({ top, plugins }: Survey, files: readonly NewFile[]): readonly string[] {
  const rules = plugins
    .filter(({ rulesFile }) => rulesFile === '.distignore')
    .map(({ path }) => (path === '.' ? '.distignore' : `${path}/.distignore`));
  const open = rules.filter((path) => (listChanges(top, '--', path) ?? []).length > 0);
  return [...files.map(({ path }) => path), ...open];
}

interface Written {
  readonly workflow: NewFile;
  /** Paths to commit. */
  readonly files: readonly string[];
  readonly pluginIds: readonly (string | undefined)[];
  readonly baseUrl: string;
}

/** The commands that are left, in their order. */
function suggestNext(
  found: Survey,
  { workflow, files, pluginIds, baseUrl }: Written,
  about: About,
): readonly string[] {
  const secrets = new Map<string, BuildSecret['unless']>(
    found.oldOrder?.secret === undefined ? [['PLUGIN_SERVICE_KEY', undefined]] : [],
  );
  for (const plugin of found.plugins)
    for (const { name, unless } of plugin.secrets) secrets.set(name, unless);
  const name = workflow.path.split('/').at(-1) ?? '';
  const actions =
    found.repository === undefined
      ? undefined
      : `https://github.com/${found.repository}/actions/workflows/${name}`;
  return [
    '',
    'Next:',
    ...(pluginIds.includes(undefined)
      ? [
          `  Write the identifier of ${pluginIds.length === 1 ? 'the plugin' : 'each plugin'}, plugin_…, into ${workflow.path}.`,
        ]
      : []),
    ...[...secrets].map(
      ([secret, unless]) => `  gh secret set ${secret}${unless === undefined ? '' : ` # ${unless}`}`,
    ),
    `  gh variable set PLUGIN_SERVICE_URL --body ${baseUrl === '' ? 'https://service.example' : baseUrl}`,
    `  git add ${files.map((path) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)).join(' ')} && git commit -m "Publish by tag" && git push`,
    actions === undefined
      ? '  This repository has no remote on GitHub: push it there. Then start a dry run: Actions, Release, Run workflow.'
      : `  Then start a dry run: ${actions}`,
    '',
    pageOf(about, found.plugins.length === 1 ? 'build.md' : 'several-plugins.md'),
  ];
}
