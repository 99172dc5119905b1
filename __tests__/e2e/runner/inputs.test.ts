import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KEY, readErrors, readVisible, startStage, type Stage } from '../fixtures/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** Name of the case, inputs, and for each expected annotation what it must say. */
const mistakes: readonly (readonly [
  string,
  Readonly<Record<string, string | undefined>>,
  readonly RegExp[],
])[] = [
  [
    'nothing given',
    { plugin_id: undefined, 'api-key': undefined, 'base-url': undefined, zip_url: undefined },
    [
      /plugin_id.*missing/,
      /api-key.*missing.*secret/,
      /base-url.*missing.*PLUGIN_SERVICE_URL/,
      /zip_url.*empty/,
    ],
  ],
  [
    'blank',
    { plugin_id: '  ', 'api-key': '\n', 'base-url': '\t', zip_url: ' ' },
    [/plugin_id.*missing/, /api-key.*missing/, /base-url.*missing/, /zip_url.*empty/],
  ],
  ['plugin id of another shape', { plugin_id: '../x?y' }, [/plugin_id.*`plugin_`/]],
  ['plugin id with a blank', { plugin_id: 'plugin_a b' }, [/plugin_id.*blank/]],
  ['plugin id with a command', { plugin_id: 'plugin_a\n::add-mask::b' }, [/plugin_id.*control/]],
  ['key on two lines', { 'api-key': 'first-half-77\nsecond-half-88' }, [/api-key.*line break.*Copy/]],
  ['key that is not ASCII', { 'api-key': 'schlüssel-99' }, [/api-key.*ASCII/]],
  [
    'key under a wrong name',
    { 'api-key': undefined, api_key: KEY },
    [/Input `api_key` does not exist\. Write `api-key` instead/],
  ],
  [
    'a dry run that would not be one',
    { dry_run: 'true' },
    [/Input `dry_run` does not exist\. Write `dry-run` instead/],
  ],
  [
    'http service',
    { 'base-url': 'http://service.example', zip_url: 'https://host.example/a.zip' },
    [/base-url.*http:.*https:/],
  ],
  [
    'service with user info',
    { 'base-url': 'https://me:hunter2secret@127.0.0.1' },
    [/base-url.*user name or password/],
  ],
  ['service with a query', { 'base-url': 'https://127.0.0.1/?a=b' }, [/base-url.*query/]],
  ['service with a fragment', { 'base-url': 'https://127.0.0.1/#' }, [/base-url.*fragment/]],
  ['service without scheme', { 'base-url': 'service.example' }, [/base-url.*absolute/]],
  [
    'whole endpoint as service',
    { 'base-url': 'https://127.0.0.1/api/v1/plugin/update' },
    [/base-url.*endpoint/],
  ],
  ['http package', { zip_url: 'http://host.example/a.zip' }, [/zip_url.*http:/]],
  [
    'local http package, remote service',
    { 'base-url': 'https://service.example' },
    [/zip_url.*http:.*base-url/],
  ],
  ['file package', { zip_url: 'file:///etc/passwd' }, [/zip_url.*`file:`/]],
  [
    'package with user info',
    { zip_url: 'https://me:hunter2secret@host.example/a.zip' },
    [/zip_url.*user name or password/],
  ],
  ['time-out of zero', { timeout: '0' }, [/timeout.*number of seconds/]],
  ['time-out in words', { timeout: '3 minutes' }, [/timeout.*number of seconds/]],
  ['boolean in words', { 'dry-run': 'yes' }, [/dry-run.*`yes`, neither `true` nor `false`/]],
  ['blank boolean', { 'dry-run': '' }, [/dry-run.*blank/]],
  [
    'several at once',
    { plugin_id: 'x', timeout: '-1', 'dry-run': '1', zip_url: 'ftp://a/b' },
    [/dry-run/, /plugin_id/, /zip_url.*`ftp:`/, /timeout/],
  ],
];

test.each(mistakes)('%s: red before any request, every mistake named', async (_name, inputs, expected) => {
  const step = await stage.run(inputs);

  expect(step.exitCode).toBe(1);
  const errors = readErrors(step);
  expect(errors).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(errors[index]).toMatch(pattern));
  expect(step.commands.every(({ name }) => name === 'error' || name === 'add-mask')).toBe(true);
  expect(step.outputs).toEqual({});
  expect(step.summary).toContain('not published');

  const visible = readVisible(step);
  for (const secret of [KEY, 'half-', 'schlüssel-99', 'hunter2']) expect(visible).not.toContain(secret);
  expect([...stage.host.requests, ...stage.service.requests]).toEqual([]);
});
