import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { listUses, type Workflow } from '../workflows/examples.ts';
import { findCode, readRows, readText, ROOT } from './pages.ts';

const readme = readText('README.md');
const lines = readme.split('\n');
const readSection = (heading: string): string =>
  readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('README.md', () => {
  test('is read in one go: at most 300 lines', () => {
    expect(lines.length).toBeLessThanOrEqual(300);
  });

  test('says in the first screen what it is, whom it is not for, and what to paste', () => {
    const screen = lines.slice(0, 30).join('\n');
    expect(screen).toContain('WordPress.org');
    expect(screen).toMatch(/^```yml\n- uses: \S+\n( {2}.*\n){1,7}```$/m);
    expect(readme.indexOf('<img')).toBeGreaterThan(readme.indexOf('- uses: '));
  });

  test('has a row for each example, and the one to begin with in full', () => {
    const listed = readRows(readSection('More workflows')).map(([link = '']) => /\((.*)\)/.exec(link)?.[1]);
    const examples = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.yml'));
    expect([...listed].sort()).toEqual(
      examples.filter((name) => name !== 'publish-plugin.yml').map((name) => `examples/${name}`),
    );
    expect(readme).toContain(`\`\`\`yaml\n${readText('examples/publish-plugin.yml')}\`\`\``);
  });

  test('has a row for each page of documentation', () => {
    const listed = readRows(readSection('Documentation')).map(([link = '']) => /\((.*)\)/.exec(link)?.[1]);
    const pages = readdirSync(join(ROOT, 'docs')).filter(
      (name) => name.endsWith('.md') && name !== 'bench.md',
    );
    expect([...listed].sort()).toEqual(pages.map((name) => `docs/${name}`));
  });

  test.each(['Inputs', 'Outputs'])('explains %s in sentences that fit into a row', (heading) => {
    const rows = readRows(readSection(heading)).map((cells) => cells.at(-1) ?? '');
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((text) => text.length > 160)).toEqual([]);
  });

  test('shows a step with the inputs of the first example', () => {
    const [, step = ''] = /^```yml\n(- uses: [^]*?)^```$/m.exec(readme) ?? [];
    const [shown] = parse(step) as readonly { uses: string; with: Record<string, string> }[];
    const example = parse(readText('examples/publish-plugin.yml')) as Workflow;
    const real = listUses(example).find(({ uses }) => uses === shown?.uses);
    expect(real?.with).toMatchObject(shown?.with ?? { none: '' });
  });
});

describe('docs/several-plugins.md', () => {
  const page = readText('docs/several-plugins.md');
  const { on } = parse(readText('.github/workflows/publish-plugins.yml')) as ReusableWorkflow;
  const { inputs, secrets, outputs } = on.workflow_call;

  test('has a row for each input, with its default, and no other', () => {
    const expected = Object.entries(inputs).map(([name, input]) => [
      name,
      input.required ? 'required' : String(input.default),
    ]);
    const shown = readRows(page).map(([name = '', initial = '']) => [
      findCode(name)[0],
      initial.replaceAll(/[`*]/g, ''),
    ]);
    expect(shown).toEqual(expected);
  });

  test.each([...Object.keys(secrets), ...Object.keys(outputs)])('names %s', (name) => {
    expect(findCode(page)).toContain(name);
  });
});

interface ReusableWorkflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<Record<string, { required: boolean; default?: string | boolean }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
      readonly outputs: Readonly<Record<string, unknown>>;
    };
  };
}
