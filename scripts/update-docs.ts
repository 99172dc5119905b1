/**
 * Writes what pages say of the code, between their markers: into README.md the quick start and a step with all inputs, into
 * docs/outputs.md the outputs, into docs/live.md and docs/rehearse.md those of the actions `live` and `rehearse`, into docs/checks.md the package checks, whose names src/plugin/check-ids.ts gets, too.
 *
 * `node scripts/update-docs.ts` writes the files; `--check` fails when they would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { COMPARISON_CHECKS } from '../src/compare/comparison.ts';
import { CHECKS } from '../src/plugin/checks.ts';
import type { Check } from '../src/plugin/checks/check.ts';
import { CHECK_GROUPS, CHECK_WORDS } from './check-words.ts';

interface ActionMetadata {
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
}

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** How a finding of a check can be accepted, as the end of a sentence. */
const ACCEPTED = {
  yes: 'can be accepted',
  path: 'can be accepted for one file',
  no: 'cannot be accepted',
} as const;

/** Those of the package itself, and those of what it changes. */
const ALL_CHECKS: readonly Omit<Check, 'find'>[] = [...CHECKS, ...COMPARISON_CHECKS];

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const action = parse(read('action.yml')) as ActionMetadata;
const live = parse(read('live/action.yml')) as ActionMetadata;
const rehearsal = parse(read('rehearse/action.yml')) as ActionMetadata;

await updatePage('README.md', {
  release: ['```yaml', read('examples/publish-plugin.yml').trim(), '```'],
  inputs: ['```yml', ...showInputs(action), '```'],
});
await updatePage('docs/outputs.md', { outputs: tableOutputs(action) });
await updatePage('docs/live.md', { inputs: tableInputs(live), outputs: tableOutputs(live) });
await updatePage('docs/rehearse.md', { inputs: tableInputs(rehearsal), outputs: tableOutputs(rehearsal) });
await updatePage('docs/checks.md', { checks: describeChecks() });
await updatePage('src/plugin/check-ids.ts', { checks: listChecks() });

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
  const updated = await format(filled, { ...(await resolveConfig(file)), filepath: file });
  if (!values.check) writeFileSync(file, updated);
  else if (updated !== current) {
    console.error(`${path} is not what the code says. Run \`npm run docs\` and commit ${path}.`);
    process.exitCode = 1;
  }
}

/** A step with every input, its default and, above it, what it means. */
function showInputs({ inputs }: ActionMetadata): readonly string[] {
  const lines = Object.entries(inputs).flatMap(([name, input]) => [
    ...wrap(`${input.required === true ? 'Required. ' : ''}${input.description}`).map((line) => `# ${line}`),
    `${name}: ${input.default ?? "''"}`,
  ]);
  return ['- uses: OWNER/publish-wordpress-plugin@v1', '  with:', ...lines.map((line) => `    ${line}`)];
}

/** Wraps a text to lines that fit beside their indentation. */
function wrap(text: string): readonly string[] {
  return text.match(/.{1,120}(?= |$)/g)?.map((line) => line.trim()) ?? [];
}

function tableInputs({ inputs }: ActionMetadata): readonly string[] {
  const rows = Object.entries(inputs).map(([name, input]) => {
    const fallback = input.required
      ? '**required**'
      : input.default === undefined
        ? ''
        : `\`${input.default}\``;
    return `| \`${name}\` | ${fallback} | ${input.description} |`;
  });
  return ['| Input | Default | Meaning |', '| --- | --- | --- |', ...rows];
}

function tableOutputs({ outputs }: ActionMetadata): readonly string[] {
  const rows = Object.entries(outputs).map(([name, output]) => `| \`${name}\` | ${output.description} |`);
  return ['| Output | Meaning |', '| --- | --- |', ...rows];
}

function describeChecks(): readonly string[] {
  return Object.entries(CHECK_GROUPS).flatMap(([group, ids]) => [
    ...[`## ${group}`, ''],
    ...ids.flatMap((id) => describeCheck(id)),
  ]);
}

function describeCheck(id: Check['id']): readonly string[] {
  const { finds, milder, effect, fix } = CHECK_WORDS[id];
  const check = ALL_CHECKS.find((one) => one.id === id);
  if (check === undefined) throw new Error(`There is no check "${id}".`);
  const { severity, acceptance } = check;
  const name = severity.charAt(0).toUpperCase() + severity.slice(1);
  return [
    ...[`### \`${id}\``, ''],
    ...[`**${name}**, ${ACCEPTED[acceptance]}. ${[finds, milder ?? ''].join(' ').trim()}`, ''],
    ...[`- Effect: ${effect}`, `- Fix: ${fix}`, ''],
  ];
}

function listChecks(): readonly string[] {
  const table = Object.fromEntries(ALL_CHECKS.map(({ id, acceptance }) => [id, acceptance]));
  return [
    `export const CHECK_IDS = ${JSON.stringify(table)} as const satisfies Readonly<Record<string, Acceptance>>;`,
  ];
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
