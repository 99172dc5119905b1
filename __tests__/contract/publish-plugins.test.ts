import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hasTools, jobs, readYaml, runStep } from './publish-plugins-steps.ts';

const action = readYaml('action.yml') as { inputs: Record<string, unknown> };

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

  test('uses only inputs of the action', () => {
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use?.with ?? {})));
  });

  test('interpolates nothing into a script', () => {
    const scripts = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
    expect(scripts.join('\n')).not.toContain('${{');
  });
});

describeScript('publish-plugins.yml, the list', () => {
  const check = (plugins: unknown, text = JSON.stringify(plugins)) =>
    runStep(folder, 'check', 'Check the list', {
      PLUGINS: text,
      RELEASE_TAG: '{slug}-v{version}',
      CALL: '{}',
    });

  test('is completed with what the action has to be given', () => {
    const { status, outputs } = check([
      { plugin_id: 'plugin_a', 'zip-path': 'plugins/a' },
      { plugin_id: 'plugin_b', zip_url: 'https://downloads.example/b.zip', slug: 'b' },
      { plugin_id: 'plugin_c', 'artifact-name': 'c', 'release-tag': 'c-1', 'expected-version': '1.0' },
    ]);
    expect(status).toBe(0);
    const blank = { 'zip-path': '', 'artifact-name': '', zip_url: '', slug: '', 'asset-name': '' };
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
    ]);
    expect(outputs['artifact-prefix']).toMatch(/^publish-plugins-[0-9a-f]{12}$/);
  });

  test.each([
    ['', 'It is no JSON list.'],
    ['{"plugin_id":"plugin_a"}', 'It is no JSON list.'],
    ['[1,]', 'It is no JSON list.'],
    ['[]', 'The list is empty.'],
    [JSON.stringify(Array(257).fill(1)), 'It names 257 plugins, and a matrix takes up to 256.'],
    ['[7]', 'Entry 1 is no object.'],
    ['[{"zip-path":"a"}]', 'Entry 1 has no `plugin_id`.'],
    ['[{"plugin_id":"a","zip-path":"a"}]', 'Entry 1 (`a`) has the `plugin_id` `a`, which is not'],
    ['[{"plugin_id":"plugin_a\\n","zip-path":"a"}]', 'has the `plugin_id` `plugin_a `, which is not'],
    ['[{"plugin_id":"plugin_a"}]', 'Entry 1 (`plugin_a`) has no source. Give exactly one of'],
    [
      '[{"plugin_id":"plugin_a","zip-path":"a","zip_url":"b"}]',
      'has `zip-path`, `zip_url`. Give exactly one',
    ],
    ['[{"plugin_id":"plugin_a","zip-path":""}]', 'has a `zip-path` that is no text, or an empty one.'],
    ['[{"plugin_id":"plugin_a","zip-path":"a","slug":null}]', 'has a `slug` that is no text'],
    [
      '[{"plugin_id":"plugin_a","zip_path":"a"}]',
      'has the unknown key `zip_path`. Write `zip-path` instead.',
    ],
    [
      '[{"plugin_id":"plugin_a","zip-path":"a","api-key":"k"}]',
      'has the unknown key `api-key`. Known keys are',
    ],
    [
      '[{"plugin_id":"plugin_a","zip-path":"a"},{"plugin_id":"plugin_a","zip-path":"b"}]',
      'Entries 1 and 2 have the same `plugin_id` `plugin_a`.',
    ],
  ])('%s is refused', (text, message) => {
    const { status, log, summary } = check(undefined, text);
    expect(status).toBe(1);
    expect(log).toContain('::error title=Input plugins::');
    expect(log).toContain(message);
    expect(summary).toContain(message);
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
