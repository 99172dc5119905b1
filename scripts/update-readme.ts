/**
 * Writes the tables of inputs and outputs into README.md, between their markers, from action.yml.
 *
 * `node scripts/update-readme.ts` writes the file; `--check` fails when it would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

interface ActionMetadata {
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
}

const ROOT = resolve(import.meta.dirname, '..');
const README = join(ROOT, 'README.md');

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionMetadata;
const current = readFileSync(README, 'utf8');
const filled = replaceSection(replaceSection(current, 'inputs', tableInputs()), 'outputs', tableOutputs());
const updated = await format(filled, { ...(await resolveConfig(README)), filepath: README });

if (!values.check) writeFileSync(README, updated);
else if (updated !== current) {
  console.error(
    'The tables of README.md are not those of action.yml. Run `npm run docs` and commit README.md.',
  );
  process.exitCode = 1;
}

function tableInputs(): readonly string[] {
  const rows = Object.entries(action.inputs).map(([name, input]) => {
    const fallback = input.required
      ? '**required**'
      : input.default === undefined
        ? ''
        : `\`${input.default}\``;
    return `| \`${name}\` | ${fallback} | ${input.description} |`;
  });
  return ['| Input | Default | Meaning |', '| --- | --- | --- |', ...rows];
}

function tableOutputs(): readonly string[] {
  const rows = Object.entries(action.outputs).map(
    ([name, output]) => `| \`${name}\` | ${output.description} |`,
  );
  return ['| Output | Meaning |', '| --- | --- |', ...rows];
}

function replaceSection(text: string, name: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md has no section between ${start} and ${end}.`);
  return `${text.slice(0, from)}${start}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}
