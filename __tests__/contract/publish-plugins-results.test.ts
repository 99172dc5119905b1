import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hasTools, type Ran, readYaml, runStep } from './publish-plugins-steps.ts';

const action = readYaml('action.yml') as { outputs: Record<string, unknown> };
const describeScript = hasTools ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-plugins-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describeScript('publish-plugins.yml, the results', () => {
  const released = {
    status: 'published',
    version: '1.2.0',
    'previous-version': '1.1.0',
    slug: 'a',
    sha256: 'abc',
    'release-tag': 'a-v1.2.0',
    'release-url': 'https://github.com/acme/plugins/releases/tag/a-v1.2.0',
  };
  const plugin = (index: number, name: string) => ({ index, plugin_id: `plugin_${name}`, slug: name });

  test('are those of the action, which has all these outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(Object.keys(released)));
    expect(record(0, 'success', released)).toEqual({
      index: 0,
      attempt: 1,
      outcome: 'success',
      ...released,
    });
  });

  test('become one list and one table', () => {
    const results = [
      { index: 0, outcome: 'success', ...released },
      { index: 1, attempt: 1, outcome: 'failure', ...blank(released) },
      { index: 2, attempt: 1, outcome: 'failure', ...released, slug: 'c' },
      { index: 4, outcome: 'success', ...released, status: 'already-published', version: '1.1.0', slug: 'e' },
    ];
    const { outputs, summary } = summarize(
      ['a', 'b', 'c', 'd', 'e'].map((name, index) => plugin(index, name)),
      results,
    );
    expect(JSON.parse(outputs['results'] ?? '')).toEqual([
      { plugin_id: 'plugin_a', outcome: 'success', ...released },
      { plugin_id: 'plugin_b', outcome: 'failure', ...blank(released), slug: 'b' },
      { plugin_id: 'plugin_c', outcome: 'failure', ...released, slug: 'c' },
      { plugin_id: 'plugin_d', outcome: 'missing', ...blank(released), slug: 'd' },
      {
        plugin_id: 'plugin_e',
        outcome: 'success',
        ...released,
        status: 'already-published',
        version: '1.1.0',
        slug: 'e',
      },
    ]);
    const link = '[`a-v1.2.0`](https://github.com/acme/plugins/releases/tag/a-v1.2.0)';
    expect(summary).toContain('### ❌ 2 of 5 plugins failed');
    expect(summary).toContain(
      `| \`a\`<br>\`plugin_a\` | \`1.2.0\`<br>was \`1.1.0\` | ✅ published | ${link} |`,
    );
    expect(summary).toContain('| `b`<br>`plugin_b` |  | ❌ failed |  |');
    expect(summary).toContain('| ⚠️ live, but its job failed |');
    expect(summary).toContain('| `d`<br>`plugin_d` |  | ❔ no result recorded: look at the job |  |');
    expect(summary).toContain(`| \`e\`<br>\`plugin_e\` | \`1.1.0\` | ✅ published already | ${link} |`);
  });

  test('are told as not recorded, not as failed, when none was stored', () => {
    const { status, summary } = summarize([plugin(0, 'a')], []);
    expect(status).toBe(0);
    expect(summary).toContain('### ❔ 1 of 1 plugins: no result recorded');
    expect(summary).not.toMatch(/❌|failed/);
  });

  test('say that a plugin was not run when its job says so', () => {
    const { summary } = summarize(
      [plugin(0, 'a')],
      [{ index: 0, attempt: 1, outcome: 'skipped', ...blank(released) }],
    );
    expect(summary).toContain('### ❌ 1 of 1 plugins failed');
    expect(summary).toContain('| ❌ not run |');
  });

  test('are read from the expected files only, and only what is expected there', () => {
    const forged = { index: 0, outcome: 'success', ...released, version: '6.6.6', plugin_id: 'plugin_evil' };
    writeResult('!.json', JSON.stringify(forged));
    writeResult('1.json', JSON.stringify({ ...forged, index: 1, version: '1.2.0', extra: 'x' }));
    writeResult('2.json', JSON.stringify({ ...forged, index: 1 }));
    const { outputs } = summarize([plugin(0, 'a'), plugin(1, 'b'), plugin(2, 'c')], []);
    expect(JSON.parse(outputs['results'] ?? '')).toEqual([
      { plugin_id: 'plugin_a', outcome: 'missing', ...blank(released), slug: 'a' },
      { plugin_id: 'plugin_b', outcome: 'success', ...released },
      { plugin_id: 'plugin_c', outcome: 'missing', ...blank(released), slug: 'c' },
    ]);
  });

  const broken: readonly (readonly [what: string, toContent: (record: object) => string | Uint8Array])[] = [
    ['nothing', () => ''],
    ['no JSON', () => 'not JSON'],
    ['a cut document', (record) => JSON.stringify(record).slice(0, -1)],
    ['several documents', (record) => JSON.stringify(record).repeat(2)],
    ['several lines of documents', (record) => `${JSON.stringify(record)}\n{}`],
    ['a list', (record) => JSON.stringify([record])],
    ['a text', (record) => JSON.stringify(JSON.stringify(record))],
    ['null', () => 'null'],
    ['a number in place of a text', (record) => JSON.stringify({ ...record, version: 1 })],
    ['an object in place of a text', (record) => JSON.stringify({ ...record, slug: { a: 1 } })],
    ['a text in place of the index', (record) => JSON.stringify({ ...record, index: '10' })],
    ['a text too few', (record) => JSON.stringify({ ...record, sha256: undefined })],
    ['an unknown outcome', (record) => JSON.stringify({ ...record, outcome: 'succ' })],
    ['a list of outcomes', (record) => JSON.stringify({ ...record, outcome: ['success'] })],
    ['much', (record) => JSON.stringify({ ...record, slug: 'x'.repeat(5_000_000) })],
    ['deep brackets', () => '['.repeat(4000)],
    ['other bytes', () => Buffer.from([0, 255, 254, 10, 0])],
  ];
  let read: Ran | undefined;

  test.each(broken)('with %s in a file are those of the others', (what) => {
    if (read === undefined) {
      broken.forEach(([, toContent], index) =>
        writeResult(`${index}.json`, toContent({ index, attempt: 1, outcome: 'success', ...released })),
      );
      read = summarize(
        [...broken, 'fine'].map((_what, index) => plugin(index, `p${index}`)),
        [{ index: broken.length, outcome: 'success', ...released, slug: 'fine' }],
      );
    }
    const { status, outputs, summary, log } = read;
    expect({ status, log }).toEqual({ status: 0, log: '' });
    const results = JSON.parse(outputs['results'] ?? '') as readonly unknown[];
    const index = broken.findIndex(([name]) => name === what);
    expect(results[index]).toEqual({
      plugin_id: `plugin_p${index}`,
      outcome: 'missing',
      ...blank(released),
      slug: `p${index}`,
    });
    const fine = { plugin_id: `plugin_p${broken.length}`, outcome: 'success', ...released, slug: 'fine' };
    expect(results.slice(broken.length)).toEqual([fine]);
    expect(summary).toContain(`### ❔ ${broken.length} of ${broken.length + 1} plugins: no result recorded`);
  });

  test('of an earlier attempt count only when they are good: what failed was run again since', () => {
    const { outputs } = summarize(
      [plugin(0, 'a'), plugin(1, 'b'), plugin(2, 'c')],
      [
        { index: 0, attempt: 1, outcome: 'success', ...released },
        { index: 1, attempt: 1, outcome: 'failure', ...blank(released) },
        { index: 2, attempt: 2, outcome: 'failure', ...blank(released) },
      ],
      2,
    );
    const outcomes = (JSON.parse(outputs['results'] ?? '') as readonly { outcome: string }[]).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['success', 'missing', 'failure']);
  });

  test('link no address that goes on in another line', () => {
    const { summary } = summarize(
      [plugin(0, 'a')],
      [{ index: 0, outcome: 'success', ...released, 'release-url': `${released['release-url']}\n` }],
    );
    expect(summary).toContain('| ✅ published | `a-v1.2.0` |\n');
  });

  test('cannot break out of their cells', () => {
    const hostile = '`|<img src=x>\n| @acme\u202e\u2028';
    const { summary } = summarize(
      [plugin(0, 'a')],
      [{ index: 0, outcome: 'success', ...released, slug: hostile, 'release-url': 'javascript:alert(1)' }],
    );
    const row = summary.split('\n').find((line) => line.includes('plugin_a')) ?? '';
    expect(row).toContain('` \\|<img src=x> \\| @acme  `<br>`plugin_a`');
    expect(row).not.toContain('javascript');
  });

  function record(index: number, outcome: string, outputs: Readonly<Record<string, string>>): unknown {
    const variables = Object.entries(outputs).map(([name, value]) => [
      name.toUpperCase().replace('-', '_'),
      value,
    ]);
    runStep(folder, 'publish', 'Record the result', {
      INDEX: String(index),
      ATTEMPT: '1',
      OUTCOME: outcome,
      ...(Object.fromEntries(variables) as Record<string, string>),
    });
    return JSON.parse(readFileSync(join(folder, 'publish-plugins-result', `${index}.json`), 'utf8'));
  }

  function writeResult(name: string, content: string | Uint8Array): void {
    mkdirSync(join(folder, 'results'), { recursive: true });
    writeFileSync(join(folder, 'results', name), content);
  }

  function summarize(
    plugins: readonly object[],
    results: readonly Readonly<Record<string, unknown>>[],
    attempt = 1,
    { rehearse = 'false', publishing = 'success' } = {},
  ): Ran {
    for (const result of results) writeResult(`${String(result['index'])}.json`, JSON.stringify(result));
    return runStep(folder, 'summary', 'Summarize', {
      PLUGINS: JSON.stringify(plugins),
      ATTEMPT: String(attempt),
      REHEARSE: rehearse,
      PUBLISHING: publishing,
    });
  }
});

function blank(texts: object): object {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
}
