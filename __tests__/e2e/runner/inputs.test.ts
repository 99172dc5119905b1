import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { KEY, readErrors, readVisible, startStage, type Stage } from '../fixtures/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/**
 * Name of the case, inputs, and for each expected annotation what it must say. Inputs that have nothing to do with each
 * other share a step; the units of `read-inputs` hold each mistake alone.
 */
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
  [
    'a command, two lines, user info and words',
    {
      plugin_id: 'plugin_a\n::add-mask::b',
      'api-key': 'first-half-77\nsecond-half-88',
      'base-url': 'https://me:hunter2secret@127.0.0.1',
      zip_url: 'https://me:hunter2secret@host.example/a.zip',
      timeout: '3 minutes',
      'dry-run': 'yes',
    },
    [
      /dry-run.*`yes`, neither `true` nor `false`/,
      /plugin_id.*control/,
      /api-key.*line break.*Copy/,
      /base-url.*user name or password/,
      /zip_url.*user name or password/,
      /timeout.*number of seconds/,
    ],
  ],
  [
    'another shape, letters that are not ASCII, plain http and zero',
    {
      plugin_id: '../x?y',
      'api-key': 'schlüssel-99',
      'base-url': 'http://service.example',
      zip_url: 'http://host.example/a.zip',
      timeout: '0',
    },
    [
      /plugin_id.*`plugin_`/,
      /api-key.*ASCII/,
      /base-url.*http:.*https:/,
      /zip_url.*http:/,
      /timeout.*number of seconds/,
    ],
  ],
  [
    'names that do not exist: a key, and a dry run that would not be one',
    { 'api-key': undefined, api_key: KEY, dry_run: 'true' },
    [
      /Input `dry_run` does not exist\. Write `dry-run` instead/,
      /Input `api_key` does not exist\. Write `api-key` instead/,
    ],
  ],
  [
    'local http package, remote service, and a blank instead of a choice',
    { 'base-url': 'https://service.example', 'dry-run': '' },
    [/dry-run.*blank/, /zip_url.*http:.*base-url/],
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
