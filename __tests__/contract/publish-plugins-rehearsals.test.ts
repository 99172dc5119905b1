import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hasTools, jobs, readYaml, type Ran, runStep } from './publish-plugins-steps.ts';

interface Inputs {
  readonly inputs: Readonly<Record<string, { readonly default?: string } | undefined>>;
}
const action = readYaml('rehearse/action.yml') as Inputs & { readonly outputs: object };
const workflow = readYaml('.github/workflows/publish-plugins.yml') as {
  readonly on: { readonly workflow_call: Inputs };
};
const publishing = readYaml('action.yml') as { inputs: object };

const describeScript = hasTools ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-plugins-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('publish-plugins.yml, the job that rehearses', () => {
  const { rehearse, publish } = jobs;
  const use = rehearse.steps.find(({ id }) => id === 'rehearse');

  test('has no key, no environment, and a token that can only read: it runs the code of the plugin', () => {
    expect(JSON.stringify(rehearse)).not.toContain('secrets.');
    expect(rehearse.environment).toBeUndefined();
    expect(rehearse.permissions).toEqual({ contents: 'read' });
  });

  test('rehearses the package that is published', () => {
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use?.with ?? {})));
    const both = Object.keys(publishing.inputs).filter((name) => name in action.inputs);
    const published = publish.steps.find(({ id }) => id === 'publish')?.with ?? {};
    const wanted = Object.entries(published).filter(
      ([name, value]) => both.includes(name) && value.includes('matrix.'),
    );
    const handed = Object.entries(use?.with ?? {}).filter(
      ([name, value]) => both.includes(name) && value.includes('matrix.plugin.'),
    );
    // That is for the service, which is not asked without a key.
    expect(handed).toEqual(wanted.filter(([name]) => name !== 'plugin_id'));
  });

  test('hands on what all plugins share, by the names and with the defaults of the action', () => {
    const { inputs } = workflow.on.workflow_call;
    const shared = Object.entries(use?.with ?? {}).filter(([, value]) =>
      /^\$\{\{ inputs\.[\w-]+ \}\}$/.test(value),
    );
    expect(Object.fromEntries(shared)).toEqual({
      php: '${{ inputs.php }}',
      wordpress: '${{ inputs.wordpress }}',
      matrix: '${{ inputs.matrix }}',
      'on-failure': '${{ inputs.on-failure }}',
    });
    for (const [name] of shared) expect(inputs[name]?.default).toBe(action.inputs[name]?.default);
  });

  test('tries each plugin beside its siblings, which it finds without the key', () => {
    expect(use?.with?.['siblings']).toBe('${{ needs.check.outputs.siblings }}');
    expect(Object.keys(action.inputs)).toContain('siblings');
  });

  test('checks out the repository for whatever may lie in it', () => {
    expect(action.inputs['plugins']?.default).toBe('auto');
    const { if: condition } = rehearse.steps[0] ?? {};
    const parts = ["zip-path != ''", "plugins != 'auto'", "before-update != ''", "after-update != ''"];
    for (const part of [...parts, "scenes != 'none'", "sites != ''"])
      expect(condition).toContain(`matrix.plugin.${part}`);
  });

  test('uses the action that it fetches, with the folders that this needs', () => {
    const fetch = rehearse.steps.find(({ name }) => name === 'Fetch the action');
    expect(use?.uses).toBe(`./${fetch?.with?.['path'] ?? ''}/rehearse`);
    expect(fetch?.with?.['sparse-checkout']?.trim().split('\n')).toEqual(['dist', 'rehearse']);
  });

  test('is waited for, and stops the job that publishes unless it passed or was not asked for', () => {
    expect(publish.needs).toEqual(['check', 'digests', 'rehearse']);
    expect(publish.if).toContain("(!inputs.rehearse || needs.rehearse.result == 'success')");
    expect(publish.if).toContain("needs.check.result == 'success'");
  });

  test('does nothing after the rehearsal that can turn the job red', () => {
    const after = rehearse.steps.slice(rehearse.steps.findIndex(({ id }) => id === 'rehearse') + 1);
    expect(after.map((step) => step['continue-on-error'])).toEqual([true, true, true]);
    const fetches = jobs.summary.steps.filter(({ name = '' }) => name.startsWith('Fetch'));
    expect(fetches.map((step) => step['continue-on-error'])).toEqual([true, true]);
  });
});

describeScript('publish-plugins.yml, the rehearsals', () => {
  const plugins = ['a', 'b'].map((name, index) => ({ index, plugin_id: `plugin_${name}`, slug: name }));
  const tested = 'PHP 7.4 and 8.5, WordPress 6.2 and 6.9';
  const passed = { index: 0, attempt: 1, outcome: 'success', passed: 'true', tested };
  const failed = { index: 1, attempt: 1, outcome: 'failure', passed: 'false', tested };
  const warned = { ...failed, outcome: 'success', tested: '' };

  test('are recorded', () => {
    runStep(folder, 'rehearse', 'Record the rehearsal', {
      INDEX: '0',
      ATTEMPT: '1',
      OUTCOME: 'success',
      PASSED: 'true',
      TESTED: tested,
    });
    const path = join(folder, 'publish-plugins-rehearsal', '0.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(passed);
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(['passed', 'tested']));
  });

  test('that pass stand in the table beside the results, and in these', () => {
    const { outputs, summary } = summarize([passed, { ...passed, index: 1 }], {
      results: [release(0), release(1)],
    });
    expect(summary).toContain('### ✅ 2 plugins\n');
    expect(summary).toContain(
      '| Plugin | Version | Rehearsal | Status | Release |\n| --- | --- | --- | --- | --- |\n',
    );
    expect(summary).toContain(`| \`a\`<br>\`plugin_a\` | \`1.2.0\` | ✅ \`${tested}\` | ✅ published |  |`);
    expect(readResults(outputs)).toMatchObject([{ rehearsal: 'success', tested }, { rehearsal: 'success' }]);
  });

  test('have neither a column nor a key when they were not asked for', () => {
    const { outputs, summary } = summarize([], { rehearse: 'false', results: [release(0), release(1)] });
    expect(summary).toContain('| Plugin | Version | Status | Release |\n| --- | --- | --- | --- |\n');
    expect(Object.keys(readResults(outputs)[0] ?? {})).not.toContain('rehearsal');
  });

  test('that fail are why nothing was published', () => {
    const { outputs, summary } = summarize([passed, failed], { publishing: 'skipped' });
    expect(summary).toContain('### ❌ Nothing was published: 1 of 2 rehearsals failed\n');
    expect(summary).toContain(`| \`a\`<br>\`plugin_a\` |  | ✅ \`${tested}\` | ❌ not run |  |`);
    expect(summary).toContain('| `b`<br>`plugin_b` |  | ❌ failed | ❌ not run |  |');
    expect(summary).toContain('Plugins are published only when all rehearsals pass.');
    expect(readResults(outputs)).toMatchObject([
      { outcome: 'skipped', rehearsal: 'success' },
      { outcome: 'skipped', rehearsal: 'failure', tested },
    ]);
  });

  test('that fail and only warn are told as failures that stopped nothing', () => {
    // Of the attempt before: a job that is green is not run again.
    const { outputs, summary } = summarize([{ ...passed, attempt: 2 }, warned], {
      results: [release(0), release(1)],
      attempt: 2,
    });
    expect(summary).toContain('### ✅ 2 plugins\n');
    expect(summary).toContain('| `b`<br>`plugin_b` | `1.2.0` | ⚠️ failed | ✅ published |  |');
    expect(summary).toContain('\n⚠️ The rehearsal failed, and with `on-failure: warn` stopped nothing.');
    expect(readResults(outputs)).toMatchObject([
      { rehearsal: 'success', tested },
      { rehearsal: 'warning', tested: '' },
    ]);
  });

  test('that only warn are not why nothing was published', () => {
    const { summary } = summarize([{ ...failed, index: 0 }, warned], { publishing: 'skipped' });
    expect(summary).toContain('### ❌ Nothing was published: 1 of 2 rehearsals failed\n');
    expect(summary).toContain('| ⚠️ failed | ❌ not run |');
  });

  test('that were not recorded are told as that, and as no failure', () => {
    const { summary } = summarize([passed], { publishing: 'skipped' });
    expect(summary).toContain('### ❌ Nothing was published\n');
    expect(summary).toContain(
      '| `b`<br>`plugin_b` |  | ❔ no result recorded: look at the job | ❌ not run |',
    );
  });

  test('that fail in a later attempt say nothing against what an earlier one published', () => {
    const { summary } = summarize([passed, { ...failed, attempt: 2 }], {
      results: [release(0)],
      publishing: 'skipped',
      attempt: 2,
    });
    expect(summary).not.toContain('Nothing was published');
    expect(summary).toContain('| ✅ published |');
    expect(summary).toContain('| ❌ failed | ❌ not run |');
  });

  test('count only when they are good, or of this attempt', () => {
    const { outputs } = summarize([passed, failed], { attempt: 2 });
    expect(readResults(outputs)).toMatchObject([{ rehearsal: 'success' }, { rehearsal: 'missing' }]);
  });

  const broken: readonly (readonly [what: string, toContent: (record: object) => string])[] = [
    ['no JSON', () => 'not JSON'],
    ['several documents', (record) => `${JSON.stringify(record)}{}`],
    ['another index', (record) => JSON.stringify({ ...record, index: 99 })],
    ['an unknown outcome', (record) => JSON.stringify({ ...record, outcome: 'fine' })],
    ['a list in place of a text', (record) => JSON.stringify({ ...record, tested: [tested] })],
    ['nothing on whether it passed', (record) => JSON.stringify({ ...record, passed: undefined })],
    ['much', (record) => JSON.stringify({ ...record, tested: 'x'.repeat(5000) })],
  ];
  let read: Ran | undefined;

  test.each(broken)('with %s in a file are not recorded, and the others are', (what) => {
    if (read === undefined) {
      const files = broken.map(
        ([, toContent], index) => [`${index}.json`, toContent({ ...passed, index })] as const,
      );
      read = summarize([{ ...failed, index: broken.length }], {
        plugins: [...broken, 'fine'].map((_name, index) => ({
          index,
          plugin_id: `plugin_${index}`,
          slug: '',
        })),
        files: Object.fromEntries(files),
      });
    }
    const { status, log, outputs } = read;
    expect({ status, log }).toEqual({ status: 0, log: '' });
    const results = readResults(outputs);
    expect(results[broken.findIndex(([name]) => name === what)]).toMatchObject({
      rehearsal: 'missing',
      tested: '',
    });
    expect(results.slice(broken.length)).toMatchObject([{ rehearsal: 'failure' }]);
  });

  test('of 256 plugins fit', () => {
    const many = Array.from({ length: 256 }, (_, index) => ({
      index,
      plugin_id: `plugin_${index}`,
      slug: '',
    }));
    const all = many.map(({ index }) => ({ ...passed, index, tested: 'x'.repeat(3000) }));
    const { status, summary } = summarize(all, { plugins: many });
    expect(status).toBe(0);
    expect(summary.match(/✅ `x{200}`/g)).toHaveLength(256);
  });

  test('cannot break out of their cells', () => {
    const hostile = { ...passed, tested: '`|<img src=x>\n| @acme' };
    const row =
      summarize([hostile])
        .summary.split('\n')
        .find((line) => line.includes('plugin_a')) ?? '';
    expect(row).toContain('✅ ` \\|<img src=x> \\| @acme` |');
  });

  const release = (index: number): object => ({
    index,
    attempt: 1,
    outcome: 'success',
    status: 'published',
    version: '1.2.0',
    'previous-version': '',
    slug: plugins[index]?.slug,
    sha256: '',
    'release-tag': '',
    'release-url': '',
  });

  interface Circumstances {
    readonly plugins?: readonly object[];
    readonly results?: readonly object[];
    readonly files?: Readonly<Record<string, string>>;
    readonly rehearse?: string;
    readonly publishing?: string;
    readonly attempt?: number;
  }

  function summarize(
    rehearsals: readonly object[],
    {
      plugins: list = plugins,
      results = [],
      files = {},
      rehearse = 'true',
      publishing = 'success',
      attempt = 1,
    }: Circumstances = {},
  ): Ran {
    writeRecords('results', results);
    writeRecords('rehearsals', rehearsals);
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, 'rehearsals', name), content);
    return runStep(folder, 'summary', 'Summarize', {
      PLUGINS: JSON.stringify(list),
      ATTEMPT: String(attempt),
      REHEARSE: rehearse,
      PUBLISHING: publishing,
    });
  }

  function writeRecords(name: string, records: readonly object[]): void {
    mkdirSync(join(folder, name), { recursive: true });
    for (const record of records) {
      const { index } = record as { readonly index: number };
      writeFileSync(join(folder, name, `${index}.json`), JSON.stringify(record));
    }
  }

  function readResults(outputs: Ran['outputs']): readonly Record<string, string>[] {
    return JSON.parse(outputs['results'] ?? '') as readonly Record<string, string>[];
  }
});
