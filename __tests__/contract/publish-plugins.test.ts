import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inGate, weekly } from '../fixtures/all-tests.ts';
import { readLimits } from '../../src/action/inputs/event.ts';
import { hasTools, jobs, type Ran, readYaml, runStep } from './publish-plugins-steps.ts';

const action = readYaml('action.yml') as { inputs: Record<string, unknown> };
const workflow = readYaml('.github/workflows/publish-plugins.yml') as {
  on: {
    workflow_call: { inputs: { plugins: { description: string } }; secrets: Record<string, unknown> };
  };
};

/** The list of keys that the workflow knows, with their defaults. */
const [, keys = '{}'] =
  /^keys='([^']*)'$/m.exec(jobs.check.steps.find(({ name }) => name === 'Check the list')?.run ?? '') ?? [];
const KEYS = JSON.parse(keys) as Readonly<Record<string, string>>;

const describeScript = hasTools ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-plugins-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('publish-plugins.yml', () => {
  const use = jobs.publish.steps.find(({ id }) => id === 'publish');
  const rehearse = jobs.rehearse.steps.find(({ id }) => id === 'rehearse');

  test('uses only inputs of the action', () => {
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use?.with ?? {})));
  });

  test('hands every key of an entry on to the action, and what is no input of it to the rehearsal', () => {
    const list = (step: typeof use) =>
      Object.values(step?.with ?? {}).flatMap((value) => [
        ...new Set([...value.matchAll(/matrix\.plugin\.(?!index)([\w-]+)/g)].map(([, name = '']) => name)),
      ]);
    const keys = Object.keys(KEYS);
    expect(list(use).sort()).toEqual(keys.filter((key) => key in action.inputs).sort());
    const rehearsal = readYaml('rehearse/action.yml') as typeof action;
    expect(list(rehearse).sort()).toEqual(
      keys.filter((key) => key in rehearsal.inputs && key !== 'plugin_id').sort(),
    );
    expect(keys.filter((key) => !(key in action.inputs) && !(key in rehearsal.inputs))).toEqual([]);
  });

  test('publishes one plugin after the other, because they may share the release of a tag', () => {
    expect(jobs.publish.strategy).toMatchObject({ 'fail-fast': false, 'max-parallel': 1 });
  });

  test('describes every key of an entry', () => {
    const { description } = workflow.on.workflow_call.inputs.plugins;
    for (const key of Object.keys(KEYS)) expect(description).toContain(`\`${key}\``);
  });

  test('does nothing after publishing that can turn the job red', () => {
    const after = jobs.publish.steps.slice(jobs.publish.steps.findIndex(({ id }) => id === 'publish') + 1);
    expect(after.map((step) => step['continue-on-error'])).toEqual([true, true]);
    const fetch = jobs.summary.steps.find(({ uses = '' }) => uses.startsWith('actions/download-artifact@'));
    expect(fetch?.['continue-on-error']).toBe(true);
  });

  test('passes the key by its name, from the caller on, and tells the action where it runs', () => {
    const example = readYaml('examples/several-plugins.yml') as { jobs: { publish: { secrets: unknown } } };
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'several-plugins.md'), 'utf8');
    const secrets = { PLUGIN_SERVICE_KEY: '${{ secrets.PLUGIN_SERVICE_KEY }}' };
    expect(example.jobs.publish.secrets).toEqual(secrets);
    expect(page).toContain(`PLUGIN_SERVICE_KEY: ${secrets.PLUGIN_SERVICE_KEY}`);
    expect(Object.keys(workflow.on.workflow_call.secrets)).toContain('PLUGIN_SERVICE_KEY');
    expect(readLimits(use?.env ?? {})).toMatchObject({ isCalled: true });
  });

  test('uses the action that it fetches', () => {
    const fetch = jobs.publish.steps.find(({ name }) => name === 'Fetch the action');
    expect(use?.uses).toBe(`./${fetch?.with?.['path'] ?? ''}`);
  });

  test('interpolates nothing into a script', () => {
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    expect(scripts.join('\n')).not.toContain('${{');
  });
});

describeScript('publish-plugins.yml, the list', () => {
  const check = (plugins: unknown, text = JSON.stringify(plugins), tag = '') =>
    runStep(folder, 'check', 'Check the list', {
      PLUGINS: text,
      TAG: tag,
      RELEASE_TAG: '{slug}-v{version}',
      CALL: JSON.stringify({ plugins: text, 'dry-run': false, 'base-url': '' }),
    });

  const several = [
    { plugin_id: 'plugin_a', 'zip-path': 'plugins/hwp' },
    { plugin_id: 'plugin_b', 'zip-path': 'plugins/hwp-previews/' },
    { plugin_id: 'plugin_c', 'artifact-name': 'package', slug: 'a.b' },
    { plugin_id: 'plugin_d', zip_url: 'https://downloads.example/b.zip' },
    // A channel of another plugin of the list.
    { plugin_id: 'plugin_e', 'zip-path': 'beta', slug: 'a.b' },
  ];

  const tags: readonly (readonly [tag: string, ids: string, notice: RegExp | undefined])[] = [
    ['hwp-v1.0.2', 'a', /^::notice title=One plugin::.*`hwp-v1\.0\.2`/],
    ['hwp-previews-v1.0.2', 'b', /One plugin/],
    ['hwp-previews@1.0.2-beta.1', 'b', /One plugin/],
    ['hwp-previews/1.0.2', 'b', /One plugin/],
    ['a.b-1.0', 'c e', /One plugin/],
    ['aXb-v1.0', 'a b c d e', /All plugins::.*my-plugin-v1\.2\.3/],
    ['hwp-previews-cli-v1.0.2', 'a b c d e', /All plugins/],
    ['hwp', 'a b c d e', /All plugins/],
    ['%0a::error::`x-v1', 'a b c d e', /All plugins::The tag `%250a::error:: x-v1` names/],
    ['v1.0.2', 'a b c d e', undefined],
    ['1.0.2', 'a b c d e', undefined],
    ['', 'a b c d e', undefined],
  ];
  const alike = [
    'hwp-previews@1.0.2-beta.1',
    'hwp-previews/1.0.2',
    'hwp-previews-cli-v1.0.2',
    'hwp',
    '1.0.2',
  ];
  test.each(inGate(tags, ...alike))(
    'of a run for the tag %j is that of the plugin that it names, else whole: %s',
    (tag, ids, notice) => {
      const { status, outputs, log } = check(several, undefined, tag);
      expect(status).toBe(0);
      const list = JSON.parse(outputs['plugins'] ?? '') as { plugin_id: string; index: number }[];
      expect(list.map(({ plugin_id: id }) => id.slice('plugin_'.length)).join(' ')).toBe(ids);
      expect(list.map(({ index }) => index)).toEqual(list.map((_, index) => index));
      expect(outputs['artifact-pattern']).toMatch(new RegExp(`\\{0\\.\\.${list.length - 1}\\}$`));
      expect(log.trim()).toEqual(notice === undefined ? '' : expect.stringMatching(notice));
      expect(log.trim().split('\n')).toHaveLength(1);
    },
  );

  test('names all its plugins as siblings, also for a tag that publishes only one', () => {
    const entries = [
      { plugin_id: 'plugin_a', 'zip-path': 'plugins/acme/' },
      { plugin_id: 'plugin_b', 'artifact-name': 'pro', slug: 'acme-pro' },
      { plugin_id: 'plugin_c', 'zip-path': 'build/acme_extra.zip' },
      { plugin_id: 'plugin_d', zip_url: 'https://downloads.example/d.zip' },
      { plugin_id: 'plugin_e', 'zip-path': '*.zip', 'accept-findings': 'x' },
      { plugin_id: 'plugin_f', 'zip-path': 'a', slug: 'two\nsiblings=evil' },
    ];
    for (const tag of ['v1.0.0', 'acme-pro-v2.0.0'])
      expect(check(entries, undefined, tag).outputs['siblings']).toBe('acme,acme-pro,acme_extra');
    expect(check([{ plugin_id: 'plugin_a', zip_url: 'https://a.example/b.zip' }]).outputs['siblings']).toBe(
      '',
    );
  });

  test('is completed with what the action has to be given', () => {
    const { status, outputs } = check([
      { plugin_id: 'plugin_a', 'zip-path': 'plugins/a' },
      { plugin_id: 'plugin_b', zip_url: 'https://downloads.example/b.zip', slug: 'b' },
      { plugin_id: 'plugin_c', 'artifact-name': 'c', 'release-tag': 'c-1', 'expected-version': '1.0' },
      { plugin_id: 'plugin_d', 'zip-path': 'd', 'accept-findings': 'symlink:"d/a b"\nmacosx' },
    ]);
    expect(status).toBe(0);
    const blank = {
      'zip-path': '',
      'artifact-name': '',
      zip_url: '',
      slug: '',
      'accept-findings': '',
      compare: 'true',
      'asset-name': '',
      plugins: 'auto',
      'before-update': '',
      'after-update': '',
      scenes: 'auto',
      sites: '',
      'accept-problems': '',
    };
    expect(JSON.parse(outputs['plugins'] ?? '')).toEqual([
      {
        ...blank,
        index: 0,
        plugin_id: 'plugin_a',
        'zip-path': 'plugins/a',
        'expected-version': 'auto',
        'release-tag': '{slug}-v{version}',
      },
      {
        ...blank,
        index: 1,
        plugin_id: 'plugin_b',
        zip_url: 'https://downloads.example/b.zip',
        slug: 'b',
        'expected-version': 'auto',
        'release-tag': '',
      },
      {
        ...blank,
        index: 2,
        plugin_id: 'plugin_c',
        'artifact-name': 'c',
        'expected-version': '1.0',
        'release-tag': 'c-1',
      },
      {
        ...blank,
        index: 3,
        plugin_id: 'plugin_d',
        'zip-path': 'd',
        'expected-version': 'auto',
        'accept-findings': 'symlink:"d/a b"\nmacosx',
        'release-tag': '{slug}-v{version}',
      },
    ]);
  });

  test.each([1, 2, 12])(
    'names the artifacts of %d plugins, and of their rehearsals, and no other',
    (count) => {
      const { outputs } = check(
        Array.from({ length: count }, (_, index) => ({ plugin_id: `plugin_${index}`, 'zip-path': 'a' })),
      );
      const { 'artifact-prefix': prefix = '', 'artifact-pattern': results = '' } = outputs;
      expect(prefix).toMatch(/^publish-plugins-[0-9a-f]{12}$/);
      const isResult = (end: string): boolean => matchesGlob(`${prefix}-${end}`, results);
      const isRehearsal = (end: string): boolean =>
        matchesGlob(`${prefix}-${end}`, outputs['rehearsal-pattern'] ?? '');
      const others = [String(count), '00', '0x', '!', 'x', '{0', '0-0'];
      for (let index = 0; index < count; index += 1) {
        expect(isResult(String(index))).toBe(true);
        expect(isRehearsal(`rehearsal-${index}`)).toBe(true);
      }
      expect([...others, 'rehearsal-0'].filter(isResult)).toEqual([]);
      expect([...others.map((end) => `rehearsal-${end}`), '0'].filter(isRehearsal)).toEqual([]);
    },
  );

  test.each([
    ['', 'It is empty. Write a list, or check the variable or the expression that it comes from.'],
    [' \n', 'It is empty.'],
    ['{"plugin_id":"plugin_a"}', 'It is an object, and not a list. Write `[` before it and `]` behind it.'],
    [
      '[1,]',
      'It is not a JSON list; the first mistake is before line 1, column 4. Write it as `[{"plugin_id"',
    ],
    ['[\n{"a": 1},\n{\'b\': 2}]', 'It is not a JSON list; the first mistake is before line 3, column'],
    ['- plugin_id: plugin_a', 'It is not a JSON list; the first mistake is before line 1, column'],
    ['[][]', 'It is not a JSON list. Write it as'],
    ['"a"', 'It is not a JSON list. Write it as'],
    ['[]', 'The list is empty.'],
    [JSON.stringify(Array(257).fill(1)), 'It names 257 plugins, and a matrix takes up to 256.'],
    [
      JSON.stringify(
        Array.from({ length: 256 }, (_, index) => ({
          plugin_id: `plugin_${index}`,
          zip_url: `https://a.example/${'a'.repeat(350)}.zip`,
        })),
      ),
      'at most 120000 are accepted. Split the list.',
    ],
  ])('%s is refused', (text, message) => {
    const { status, log, summary } = check(undefined, text);
    expect(status).toBe(1);
    expect(log).toContain('::error title=Input plugins::');
    expect(log).toContain(message);
    expect(summary).toContain(message);
  });

  describe('names the entry', () => {
    /** Entries by what is wrong with them; their identifiers are their own, but for the last one. */
    const entries: readonly (readonly [entry: string, message: string])[] = [
      ['7', 'is not an object.'],
      ['{"zip-path":"a"}', 'has no `plugin_id`.'],
      ['{"plugin_id":"a","zip-path":"a"}', '(`a`) has the `plugin_id` `a`, which is not'],
      ['{"plugin_id":"plugin_b\\n","zip-path":"a"}', 'has the `plugin_id` `plugin_b `, which is not'],
      ['{"plugin_id":"plugin_c"}', '(`plugin_c`) has no source. Give exactly one of'],
      [
        '{"plugin_id":"plugin_d","zip-path":"a","zip_url":"b"}',
        'has `zip-path`, `zip_url`. Give exactly one',
      ],
      ['{"plugin_id":"plugin_e","zip-path":""}', 'has no text as `zip-path`. Write a text in quotes'],
      [
        '{"plugin_id":"plugin_f","zip-path":"a","slug":null}',
        'has no text as `slug`. Write a text in quotes',
      ],
      [
        '{"plugin_id":"plugin_g","zip-path":"a","compare":false}',
        'has a value without quotes as `compare`. Write `"false"`.',
      ],
      [
        '{"plugin_id":"plugin_h","zip-path":"a","expected-version":1.2}',
        'has a value without quotes as `expected-version`. Write `"1.2"`.',
      ],
      [
        '{"plugin_id":"plugin_i","zip-path":"a","dry-run":true}',
        'has the key `dry-run`, which is an input for all plugins. Write it under `with:`, beside `plugins`.',
      ],
      [
        '{"plugin_id":"plugin_j","zip-path":"a","dry_run":"true"}',
        'has the key `dry_run`, which is an input for all plugins. Write `dry-run` under `with:`, beside `plugins`.',
      ],
      [
        '{"plugin_id":"plugin_k","zip-path":"a","api-key":"k"}',
        'has the unknown key `api-key`. Known keys are',
      ],
      [
        '{"plugin_id":"plugin_l","zip_path":"a"}',
        'has the unknown key `zip_path`. Write `zip-path` instead.',
      ],
      [
        '{"plugin-id":"plugin_m","zip-path":"a"}',
        'has the unknown key `plugin-id`. Write `plugin_id` instead.',
      ],
      [
        '{"plugin_id":"plugin_n","zip-path":"a","zip_path":"a"}',
        'has the unknown key `zip_path`. Write `zip-path` instead.',
      ],
      ['{"plugin_id":"plugin_o","zip-path":"a","zip-path":"b"}', 'has the key `zip-path` twice. Keep one.'],
      ['{"plugin_id":"plugin_o","zip-path":"a"}', 's 17 and 18 have the same `plugin_id` `plugin_o`.'],
    ];
    let checked: Ran | undefined;

    test.each(entries)('whose only mistake this is: %s', (entry, message) => {
      const { status, log, summary } = (checked ??= check(
        undefined,
        `[${entries.map(([text]) => text).join(',\n')}]`,
      ));
      expect(status).toBe(1);
      const number = entries.findIndex(([text]) => text === entry) + 1;
      const isTwin = number === entries.length;
      const mistakes = log
        .trim()
        .split('\n')
        .filter((line) => line.includes(isTwin ? '::Entries ' : `::Entry ${number} `));
      expect(mistakes).toEqual([expect.stringContaining(isTwin ? `::Entrie${message}` : message)]);
      expect(mistakes[0]).toMatch(/^::error title=Input plugins::/);
      expect(summary).toContain(message);
    });
  });

  test('reports all mistakes at once, each on one line that starts no other command', () => {
    const { log } = check([
      { plugin_id: 'plugin_a\n::add-mask::x\u202e', slug: '%0A::stop-commands::x' },
      { 'x\r\n::error::y': 1 },
    ]);
    const lines = log.trim().split('\n');
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(/^::error title=Input plugins::Entry \d/);
    expect(log).not.toMatch(/%0A|\u202e/);
  });
});

describeScript('publish-plugins.yml, the action', () => {
  const commit = '1'.repeat(40);
  const find = (env: Readonly<Record<string, string>>) =>
    runStep(folder, 'check', 'Find the action', { ACTION: '', REPOSITORY: '', COMMIT: '', ...env });

  test("is that of the workflow's own repository and commit", () => {
    const { status, outputs } = find({ REPOSITORY: 'acme/publish.wordpress_plugin', COMMIT: commit });
    expect(status).toBe(0);
    expect(outputs).toEqual({ repository: 'acme/publish.wordpress_plugin', ref: commit });
  });

  test.each([commit, 'releases/v1', ...weekly('v1', 'v1.2.3')])('can be another one, at %s', (ref) => {
    const { outputs } = find({ ACTION: `tools/action@${ref}`, REPOSITORY: 'acme/action', COMMIT: commit });
    expect(outputs).toEqual({ repository: 'tools/action', ref });
  });

  test('is asked for where the server tells no repository', () => {
    const { status, log, summary } = find({});
    expect(status).toBe(1);
    expect(log).toMatch(
      /^::error title=Input action::This server does not tell .* Write the repository .*@v1`\.\n$/,
    );
    expect(summary).toContain('### ❌ Nothing was published');
  });

  test.each([
    'acme/action',
    'action@v1',
    ...weekly('https://github.com/acme/action@v1', 'acme/action@', 'acme/action@-x', 'acme/action@v1 x'),
    'acme/action@v1\nref=evil',
    '`<b>%0A::stop-commands::x',
  ])('is not %j', (value) => {
    const { status, log, summary, outputs } = find({
      ACTION: value,
      REPOSITORY: 'acme/action',
      COMMIT: commit,
    });
    expect(status).toBe(1);
    expect(outputs).toEqual({});
    expect(log).toMatch(/^::error title=Input action::It is `[^`]*`, which is not `owner\/name@ref`\. .*\n$/);
    expect(log).not.toContain('%0A');
    expect(summary).not.toContain('<b>');
  });
});
