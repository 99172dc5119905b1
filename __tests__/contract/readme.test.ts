import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

interface ReusableWorkflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<Record<string, { required: boolean; default?: string | boolean }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
      readonly outputs: Readonly<Record<string, unknown>>;
    };
  };
}

const root = join(import.meta.dirname, '..', '..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = readText('README.md');
const reusableText = readText('.github/workflows/publish-plugins.yml');
const reusable = parse(reusableText) as ReusableWorkflow;
const { inputs, secrets, outputs } = reusable.on.workflow_call;

describe('README.md, the log', () => {
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readText(join('src', path)))
    .join('\n');
  const annotated = [...reusableText.matchAll(/::error title=([^:]+)::/g)].map(([, title = '']) => title);
  const titles = readRows('## When it is red').flatMap(([title = '']) => findCode(title));

  test('explains titles', () => {
    expect(titles.length).toBeGreaterThan(20);
  });

  test.each(titles)('explains %s, which the code or the reusable workflow says', (title) => {
    const [start = '', rest] = title.split('…');
    if (annotated.includes(title)) return;
    expect(code).toContain(rest === undefined ? `'${title}'` : `\`${start}\${`);
  });
});

describe('README.md, the reusable workflow', () => {
  const section = readSection('## Publish several plugins');
  const rows = readRows('## Publish several plugins');

  test('has a row for each input, with its default, and no other', () => {
    const expected = Object.entries(inputs).map(([name, input]) => [
      name,
      input.required ? 'required' : String(input.default),
    ]);
    const shown = rows.map(([name = '', initial = '']) => [
      findCode(name)[0],
      initial.replaceAll(/[`*]/g, ''),
    ]);
    expect(shown).toEqual(expected);
  });

  test.each([...Object.keys(secrets), ...Object.keys(outputs)])('names %s', (name) => {
    expect(findCode(section)).toContain(name);
  });
});

describe('README.md, links', () => {
  // A heading becomes an anchor as GitHub makes it.
  const anchors = [...readme.matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')}`,
  );
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

  test.each([...new Set(links.filter((link) => link.startsWith('#')))])('%s leads to a heading', (link) => {
    expect(anchors).toContain(link);
  });

  test.each([...new Set(links.filter((link) => !/^(#|https?:)/.test(link)))])('%s is a file', (link) => {
    expect(existsSync(join(root, link))).toBe(true);
  });
});

/** The text below a heading, up to the next one of its level. */
function readSection(heading: string): string {
  const [, rest = ''] = readme.split(`\n${heading}\n`);
  return rest.split(/\n## /)[0] ?? '';
}

/** The cells of the first table below a heading, without its header. */
function readRows(heading: string): readonly (readonly string[])[] {
  const lines = readSection(heading).split('\n');
  const start = lines.findIndex((line) => line.startsWith('| -'));
  const table = lines.slice(start + 1);
  const end = table.findIndex((line) => !line.startsWith('|'));
  return table.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The texts between backticks. */
function findCode(markdown: string): readonly string[] {
  return [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
