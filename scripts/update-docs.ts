/**
 * Writes what pages say of the code, between their markers: into README.md the quick start and a step with the main inputs, into
 * docs/build.md the inputs and the steps of build-and-publish.yml, into docs/several-plugins.md the workflow that `init` writes, and the inputs of publish-plugins.yml; into
 * docs/reference.md a step with all inputs and the outputs, into docs/live.md and docs/rehearse-reference.md those of the actions `live` and `rehearse`, into docs/checks.md the package checks, whose names src/package/check-ids.ts gets, too;
 * into docs/troubleshooting.md the titles of messages that it does not explain; into docs/real-releases.md the releases of __tests__/fixtures/real-releases.json and bad-updates;
 * into src/cli/descriptions.ts what `--help` says of the options, and into src/cli/init/templates.ts what `init` writes.
 *
 * `node scripts/update-docs.ts` writes the files; `--check` fails when they would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatConfig } from 'oxfmt';
import { parse } from 'yaml';
import { COMPARISON_CHECKS } from '../src/package/difference/comparison.ts';
import { CHECKS } from '../src/package/checks/check-package.ts';
import type { Severity } from '../src/package/finding.ts';
import type { Check } from '../src/package/checks/check.ts';
import type { ActionName } from '../src/cli/action-options.ts';
import { type CheckWords, readCheckWords } from './check-words.ts';
import { readBadReleases, readJudgements } from '../__tests__/code-pairs/catalog.ts';
import { judgeFresh, readReleases, tableCodeRates, tableRates, tableReleases } from './releases-table.ts';
import { writeLongForm } from './long-form.ts';
import { collectTitles } from './messages/titles.ts';

interface ActionMetadata {
  readonly inputs: Readonly<
    Record<string, { description: string; required?: boolean; default?: string | boolean }>
  >;
  readonly outputs: Readonly<Record<string, { description: string }>>;
}

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FORMAT = JSON.parse(read('.oxfmtrc.json')) as FormatConfig;

/** The inputs that most workflows set. */
const MAIN_INPUTS = new Set([
  ...['plugin_id', 'api-key', 'base-url', 'zip_url', 'zip-path', 'artifact-name'],
  ...['slug', 'accept-findings', 'verify', 'dry-run'],
]);

/** How a finding of a check can be accepted, where that is not simply by its id. */
const ACCEPTED = { yes: '', path: ', accepted only for a file', no: ', cannot be accepted' } as const;

/** Those of the package itself, and those of what it changes. */
const ALL_CHECKS: readonly Omit<Check, 'find'>[] = [...CHECKS, ...COMPARISON_CHECKS];

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** Headings of docs/checks.md, in its order. */
const TOPICS = [
  'The ZIP',
  'Names',
  'The folder',
  'The main file',
  'Code',
  'Versions',
  'Requirements',
  'What should not be in it',
  'What the update changes',
];

/** What `init` writes for several plugins. */
const SEVERAL = 'examples/init/several-plugins.yml';

/** Which files speak of what. */
const SPEAKERS: Readonly<Record<string, RegExp>> = {
  Artifacts: /^src\/source\/artifact/,
  GitHub: /^src\/github/,
  'The service': /^src\/service|service-remarks/,
  Rehearsals: /^src\/rehearsal/,
  'The package': /^src\/(source|package|build|planning|shared)|check-package|inspect-package|keep-package/,
};

/** How `build-and-publish.yml` describes an input that it hands on. */
const HANDED_ON = /^As the (action's input|input of the action `rehearse`)\.$/;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const action = parse(read('action.yml')) as ActionMetadata;
const live = parse(read('live/action.yml')) as ActionMetadata;
const rehearsal = parse(read('rehearse/action.yml')) as ActionMetadata;

await updatePage('README.md', {
  release: ['```yaml', read('examples/publish-plugin.yml').trim(), '```'],
  inputs: showInputs(Object.entries(action.inputs).filter(([name]) => MAIN_INPUTS.has(name))),
});
const building = read('.github/workflows/build-and-publish.yml');
const called = readCalled(building);
await updatePage('docs/build.md', {
  inputs: [...tableInputs(ofWorkflow(called)), ...listHandedOn(called)],
  steps: ['```yaml', writeLongForm(building), '```'],
});
await updatePage('docs/several-plugins.md', {
  workflow: ['```yaml', read(SEVERAL).trim(), '```'],
  inputs: tableInputs(readCalled(read('.github/workflows/publish-plugins.yml'))),
});
await updatePage('docs/reference.md', {
  inputs: showInputs(Object.entries(action.inputs)),
  outputs: tableOutputs(action),
});
await updatePage('docs/live.md', { inputs: tableInputs(live), outputs: tableOutputs(live) });
await updatePage('docs/rehearse-reference.md', {
  inputs: [...tableInputs(withoutShared(rehearsal)), ...listShared(rehearsal)],
  outputs: tableOutputs(rehearsal),
});
await updatePage('docs/real-releases.md', {
  rates: tableRates(readReleases(), judgeFresh()),
  code: tableCodeRates(readReleases(), readBadReleases(), readJudgements('bad')),
  releases: tableReleases(readReleases()),
});
await updatePage('docs/troubleshooting.md', { titles: listTitles(read('docs/troubleshooting.md')) });
await updatePage('docs/checks.md', { checks: describeChecks() });
await updatePage('src/package/check-ids.ts', { checks: listChecks() });
await updatePage('src/cli/init/templates.ts', { templates: listTemplates() });
await updatePage('src/cli/descriptions.ts', { descriptions: listDescriptions() });

async function updatePage(
  path: string,
  sections: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const file = join(ROOT, path);
  const current = read(path);
  const filled = Object.entries(sections).reduce(
    (text, [name, lines]) => replaceSection(text, { path, name, lines }),
    current,
  );
  const { code: updated, errors } = await format(file, filled, FORMAT);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  if (!values.check) writeFileSync(file, updated);
  else if (updated !== current) {
    console.error(`${path} is not what the code says. Run \`npm run docs\` and commit ${path}.`);
    process.exitCode = 1;
  }
}

/** The inputs and outputs of a reusable workflow. */
function readCalled(workflow: string): ActionMetadata {
  const { on } = parse(workflow) as { readonly on: { readonly workflow_call: ActionMetadata } };
  return on.workflow_call;
}

/** A step with inputs, their defaults and, above each, what it means. */
function showInputs(
  inputs: readonly (readonly [string, ActionMetadata['inputs'][string]])[],
): readonly string[] {
  const lines = inputs.flatMap(([name, input]) => [
    ...wrap(`${input.required === true ? 'Required. ' : ''}${input.description}`).map((line) => `# ${line}`),
    `${name}: ${String(input.default ?? "''")}`,
  ]);
  const step = [
    '- uses: OWNER/publish-wordpress-plugin@v1',
    '  with:',
    ...lines.map((line) => `    ${line}`),
  ];
  return ['```yml', ...step, '```'];
}

/** Wraps a text to lines that fit beside their indentation. */
function wrap(text: string): readonly string[] {
  return text.match(/.{1,120}(?= |$)/g)?.map((line) => line.trim()) ?? [];
}

function tableInputs({ inputs }: ActionMetadata): readonly string[] {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const initial = String(input.default ?? '');
    const isBlank = initial === '' || initial.startsWith('${{ !');
    const fallback = input.required ? '**required**' : isBlank ? '' : `\`${initial}\``;
    return `| \`${name}\` | ${fallback} | ${input.description} |`;
  });
  return ['| Input | Default | Meaning |', '| --- | --- | --- |', ...rows];
}

/** Whether the action that publishes has an input with the same meaning. */
function isShared([name, { description }]: readonly [string, { readonly description: string }]): boolean {
  return action.inputs[name]?.description === description;
}

/** The inputs that docs/reference.md does not explain. */
function withoutShared({ inputs, outputs }: ActionMetadata): ActionMetadata {
  return { inputs: Object.fromEntries(Object.entries(inputs).filter((input) => !isShared(input))), outputs };
}

/** A sentence with the inputs that docs/reference.md explains. */
function listShared({ inputs }: ActionMetadata): readonly string[] {
  const names = Object.entries(inputs)
    .filter(isShared)
    .map(([name]) => `\`${name}\``)
    .join(', ');
  return ['', `These are [inputs of the action](reference.md#inputs), with the same meaning: ${names}.`];
}

/** The inputs of a reusable workflow that no action explains. */
function ofWorkflow({ inputs, outputs }: ActionMetadata): ActionMetadata {
  const own = Object.entries(inputs).filter(([, { description }]) => !HANDED_ON.test(description));
  return { inputs: Object.fromEntries(own), outputs };
}

/** Sentences with the inputs that a reusable workflow hands on to the actions. */
function listHandedOn({ inputs }: ActionMetadata): readonly string[] {
  const pick = (what: string): string =>
    Object.entries(inputs)
      .filter(([, { description }]) => HANDED_ON.exec(description)?.[1] === what)
      .map(([name]) => `\`${name}\``)
      .join(', ');
  return [
    '',
    `These are [inputs of the action](reference.md#inputs), with the same defaults: ${pick("action's input")}. ` +
      `These are [inputs of the rehearsal](rehearse-reference.md#inputs): ${pick('input of the action `rehearse`')}.`,
  ];
}

function tableOutputs({ outputs }: ActionMetadata): readonly string[] {
  const rows = Object.entries(outputs).map(([name, output]) => `| \`${name}\` | ${output.description} |`);
  return ['| Output | Meaning |', '| --- | --- |', ...rows];
}

function describeChecks(): readonly string[] {
  const words = readCheckWords();
  const described = ALL_CHECKS.map((check) => {
    const told = words.find(({ id }) => id === check.id);
    if (told === undefined || !TOPICS.includes(told.topic))
      throw new Error(
        `The check "${check.id}" needs a comment above its \`id\`, with \`@topic\` ${TOPICS.join(', ')}.`,
      );
    return { ...told, ...check };
  });
  // The most severe first, as findings are told.
  described.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const listed = TOPICS.map((topic) => described.filter((check) => check.topic === topic));
  return [
    ...[
      '| | Errors | Warnings and notices |',
      '| --- | --- | --- |',
      ...TOPICS.map((topic, at) => indexTopic(topic, listed[at] ?? [])),
    ],
    '',
    ...TOPICS.flatMap((topic, at) => [`## ${topic}`, '', ...(listed[at] ?? []).flatMap(describeCheck)]),
  ];
}

/** A row with links to all checks of a topic. */
function indexTopic(topic: string, checks: readonly Pick<Check, 'id' | 'severity'>[]): string {
  const link = (isError: boolean): string =>
    checks
      .filter(({ severity }) => (severity === 'error') === isError)
      .map(({ id }) => `[\`${id}\`](#${id})`)
      .join(' ');
  return `| ${topic} | ${link(true)} | ${link(false)} |`;
}

function describeCheck({
  id,
  severity,
  acceptance,
  ...words
}: Omit<CheckWords, 'id'> & Omit<Check, 'find'>): readonly string[] {
  const name = severity.charAt(0).toUpperCase() + severity.slice(1);
  const rows = {
    Warning: words.warning,
    Notice: words.notice,
    'Not reported': words.silent,
  };
  return [
    ...[`### \`${id}\``, ''],
    ...[`**${name}**${ACCEPTED[acceptance]}. ${words.finds} ${words.effect}`, ''],
    ...Object.entries(rows).flatMap(([label, text]) => (text === '' ? [] : [`- ${label}: ${text}`])),
    ...['', `**Fix**: ${words.fix}`, ''],
  ];
}

function listChecks(): readonly string[] {
  const table = Object.fromEntries(ALL_CHECKS.map(({ id, acceptance }) => [id, acceptance]));
  return [
    `export const CHECK_IDS = ${JSON.stringify(table)} as const satisfies Readonly<Record<string, Acceptance>>;`,
  ];
}

/** Lists titles by the part of the action that says them, but for those that the page has elsewhere. */
function listTitles(page: string): readonly string[] {
  const others = page.replace(/<!-- titles:start -->[^]*<!-- titles:end -->/, '');
  const titles = [...collectTitles(ROOT)]
    .filter(([title]) => !others.includes(`\`${title}\``))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const groups = Map.groupBy(
    titles,
    ([, path]) => Object.entries(SPEAKERS).find(([, paths]) => paths.test(path))?.[0],
  );
  return [...Object.keys(SPEAKERS), undefined].flatMap((name) => {
    const listed = (groups.get(name) ?? []).map(([title]) => `\`${title}\``).join(', ');
    return listed === '' ? [] : [`- **${name ?? 'All others'}**: ${listed}`];
  });
}

/** The lines of `--help` about options that are inputs. */
function listDescriptions(): readonly string[] {
  const actions = { publish: action, live, rehearse: rehearsal } satisfies Record<ActionName, ActionMetadata>;
  const texts = Object.entries(actions).map(([name, { inputs }]) => [
    name,
    Object.fromEntries(Object.entries(inputs).map(([input, { description }]) => [input, description])),
  ]);
  return [
    `export const DESCRIPTIONS: Readonly<Record<ActionName, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(texts))};`,
  ];
}

/** The lines of the files that `init` writes. */
function listTemplates(): readonly string[] {
  const texts = {
    WORKFLOW: read('examples/publish-plugin.yml'),
    SEVERAL: read(SEVERAL),
    RULES: read('examples/.distignore'),
  };
  return Object.entries(texts).flatMap(([name, text]) => [
    `export const ${name} = ${JSON.stringify(text.trimEnd().split('\n'))};`,
    '',
  ]);
}

interface Section {
  readonly path: string;
  readonly name: string;
  readonly lines: readonly string[];
}

function replaceSection(text: string, { path, name, lines }: Section): string {
  const mark = (word: string) => (path.endsWith('.ts') ? `// ${name}:${word}` : `<!-- ${name}:${word} -->`);
  const [start, end] = [mark('start'), mark('end')];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${path} has no section between ${start} and ${end}.`);
  return `${text.slice(0, from)}${start}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}
