import { createHash } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { unprocessable } from '../../../sandbox/github/faults.ts';
import { type Answer, instead, json, type Method, redirect, status } from '../../../sandbox/http/faults.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { startPublishingService } from '../../../sandbox/service/publishing-service.ts';
import { onTag, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, PLUGIN_ID, readVisible, resolving, sampleZip, startStage } from '../fixtures/stage.ts';

jest.setTimeout(30_000);

/** As random as keys are, and the same in each run: 40 letters and digits. */
const KEY = createHash('sha512').update('an API key').digest('base64').replace(/\W/g, '').slice(0, 40);
const DEBUG = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' };

const escapeAll = (text: string) =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');
const split = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
const joinInserting = (...marks: readonly string[]) =>
  split(KEY, 10)
    .map((part, i) => part + (marks[i] ?? ''))
    .join('');

/** The ways in which a server can write a key into an address, each as what it sends. */
const ADDRESSES: readonly (readonly [name: string, address: (origin: string) => string, form: string])[] = [
  ['cut after 300 characters', (origin) => `${origin}/${'x'.repeat(286)}${KEY}`, KEY],
  ['as a host label', () => `https://${KEY}.example/a`, KEY],
  ['in upper case', (origin) => `${origin}/${KEY.toUpperCase()}/a`, KEY.toUpperCase()],
  ['in lower case', (origin) => `${origin}/${KEY.toLowerCase()}/a`, KEY.toLowerCase()],
  ['percent-encoded', (origin) => `${origin}/${escapeAll(KEY)}`, escapeAll(KEY)],
  ['percent-encoded twice', (origin) => `${origin}/${escapeAll(escapeAll(KEY))}`, escapeAll(escapeAll(KEY))],
  ['with {}^ in it', (origin) => `${origin}/${joinInserting('{', '}', '^')}`, joinInserting('{', '}', '^')],
  ['with ? in it', (origin) => `${origin}/${joinInserting('', '?')}`, joinInserting('', '?')],
  ['with # in it', (origin) => `${origin}/${joinInserting('', '#')}`, joinInserting('', '#')],
  [
    'with \\ in it',
    (origin) => `${origin}/${joinInserting('\\', '\\', '\\')}`,
    joinInserting('\\', '\\', '\\'),
  ],
  ['in base64', (origin) => `${origin}/${btoa(KEY)}`, btoa(KEY)],
  ['in base64 as a host label', () => `https://${btoa(KEY).replace(/=+$/, '')}.example/a`, btoa(KEY)],
  [
    'in parts, in reversed order',
    () => `https://${split(KEY, 8).reverse().join('.')}.example/a`,
    split(KEY, 8).reverse().join('.'),
  ],
  [
    'in small parts, in reversed order',
    (origin) => `${origin}/${split(KEY, 4).reverse().join('-')}`,
    split(KEY, 4).reverse().join('-'),
  ],
  [
    'backwards',
    (origin) => `${origin}/${Array.from(KEY).reverse().join('')}`,
    Array.from(KEY).reverse().join(''),
  ],
];

/** The ways in which a server can write a key into a text. */
const FORMS: readonly (readonly [name: string, form: string])[] = [
  ['in upper case', KEY.toUpperCase()],
  ['in lower case', KEY.toLowerCase()],
  ['percent-encoded', escapeAll(KEY)],
  ['percent-encoded twice', escapeAll(escapeAll(KEY))],
  ['in base64', btoa(KEY)],
  ['in hex', Buffer.from(KEY).toString('hex')],
  ['as HTML', Array.from(KEY, (character) => `&#${character.charCodeAt(0)};`).join('')],
  [
    'as JSON inside of JSON',
    Array.from(KEY, (character) => `\\u00${character.charCodeAt(0).toString(16)}`).join(''),
  ],
  ['in parts', split(KEY, 5).join(' - ')],
  ['in small parts', split(KEY, 4).join('.')],
  ['cut by the server', `${'x'.repeat(487)}${KEY}`.slice(0, 500)],
  ['cut by us', `${'x'.repeat(487)}${KEY}`],
];

/** The runs of five characters that a step shows, in whatever case. */
function listShown(step: ActionResult): ReadonlySet<string> {
  return listRuns(readVisible(step));
}

function listRuns(text: string): ReadonlySet<string> {
  const folded = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, folded.length - 4) }, (_, i) => folded.slice(i, i + 5)));
}

/** Runs of the key, or of the form that was sent, that only the step with the echo shows. */
function listLeaks(echoed: ActionResult, plain: ActionResult, form: string): readonly string[] {
  const [shown, before] = [listShown(echoed), listShown(plain)];
  // What is no letter or digit is no part of the key: only the filler of these tests has it.
  const runs = [...listRuns(KEY), ...listRuns(form)].filter((run) => !/^x+$/.test(run));
  return [...new Set(runs)].filter((run) => shown.has(run) && !before.has(run));
}

/** Runs the step twice against the same service, which echoes something else each time, and tells what leaks. */
async function compareAtService(
  answer: (text: string) => Readonly<Record<Method, Answer>>,
  plain: string,
  echo: string,
  form: string,
): Promise<readonly string[]> {
  await using stage = await startStage();
  await using service = await startPublishingService({
    accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
  });
  const inputs = { 'api-key': KEY, 'base-url': service.baseUrl, retries: '0' };
  const run = async (text: string) => {
    const { GET, POST } = answer(text);
    service.script('GET', instead(GET));
    service.script('POST', instead(POST));
    return stage.run(inputs, { ...FAST, env: DEBUG });
  };
  return listLeaks(await run(echo), await run(plain), form);
}

describe('a key that the service echoes', () => {
  const origin = 'https://moved.example';

  test.concurrent.each(ADDRESSES)('in a Location %s is not printed', async (_name, address, form) => {
    const answer = (target: string) => ({
      GET: redirect(302, target),
      POST: redirect(308, `${target}/api/v1/plugin/update`),
    });
    expect(await compareAtService(answer, `${origin}/a`, address(origin), form)).toEqual([]);
  });

  test.concurrent.each(FORMS)('in a text and a header %s is not printed', async (_name, form) => {
    const answer = (text: string) => ({
      GET: status(400, { body: `The key ${text} is no key.` }),
      POST: json(429, { message: `The key ${text} is no key.` }, { 'retry-after': text }),
    });
    expect(await compareAtService(answer, 'of yours', form, form)).toEqual([]);
  });

  test.concurrent.each(FORMS)('in a page %s is not printed', async (_name, form) => {
    const page = (text: string) => status(200, { body: `<p>The key ${text} is no key.</p>` });
    const answer = (text: string) => ({ GET: page(text), POST: page(text) });
    expect(await compareAtService(answer, 'of yours', form, form)).toEqual([]);
  });
});

describe('a key that the host of the package echoes in a Location', () => {
  const compareAtHost = async (location: (origin: string) => string, form: string, body?: Buffer) => {
    await using stage = await startStage();
    const origin = stage.host.url('').replace(/\/$/, '');
    const run = async (target: string) => {
      stage.host.set('/x.zip', redirect(302, target));
      const { hostname, pathname } = new URL(target);
      if (body !== undefined) stage.host.set(pathname, body);
      const inputs = { zip_url: stage.host.url('/x.zip'), 'api-key': KEY, retries: '1' };
      return stage.run(inputs, { ...FAST, env: { ...DEBUG, ...resolving({ [hostname]: ['ENOTFOUND'] }) } });
    };
    return listLeaks(await run(location(origin)), await run(`${origin}/a.zip`), form);
  };

  test.concurrent.each(ADDRESSES)(
    '%s, is not printed when nothing is there',
    async (_name, address, form) => {
      expect(await compareAtHost(address, form)).toEqual([]);
    },
  );

  test.concurrent.each(ADDRESSES)('%s, is not printed when it is refused', async (_name, address, form) => {
    const refuse = () => address('http://other.example').replace(/^https:/, 'http:');
    expect(await compareAtHost(refuse, form)).toEqual([]);
  });

  test.concurrent.each([
    ['in upper case', KEY.toUpperCase()],
    ['in base64', btoa(KEY)],
    ['backwards', Array.from(KEY).reverse().join('')],
    ['cut after 100 characters', `${'x'.repeat(87)}${KEY}`],
  ])('%s, is not printed as the name of the package', async (_name, form) => {
    expect(await compareAtHost((origin) => `${origin}/${form}.zip`, form, sampleZip)).toEqual([]);
  });
});

describe('a key that GitHub echoes in a message', () => {
  test.concurrent.each(FORMS.slice(0, 6))('%s, is not printed', async (_name, form) => {
    await using stage = await startReleaseStage();
    const run = async (text: string) => {
      stage.github.script('repos/create-release', unprocessable(`The key ${text} is no key.`));
      const inputs = { 'zip-path': 'tidy-footer.zip', 'api-key': KEY, retries: '0' };
      return stage.run(inputs, { ...FAST, env: { ...DEBUG, ...onTag('v1.4.2') } });
    };
    expect(listLeaks(await run(form), await run('of yours'), form)).toEqual([]);
  });
});

describe('a key that the storage of GitHub echoes in a Location', () => {
  test.concurrent.each(ADDRESSES)('%s, is not printed', async (_name, address, form) => {
    await using stage = await startReleaseStage({ isPrivate: true });
    const run = async (target: string) => {
      stage.github.script('storage/get', instead(redirect(302, target.replace(/^https:/, 'http:'))));
      return stage.run(
        { 'zip-path': 'tidy-footer.zip', 'api-key': KEY, retries: '0' },
        { ...FAST, env: { ...DEBUG, ...onTag('v1.4.2') } },
      );
    };
    const origin = 'https://moved.example';
    expect(listLeaks(await run(address(origin)), await run(`${origin}/a`), form)).toEqual([]);
  });
});

test.concurrent.each([
  'hdnea=exp=1799999999~acl=/*~hmac=VALUE',
  'hash=VALUE',
  'verify=1799999999-VALUE',
  'code=VALUE',
  'md5=VALUE&expires=1799999999',
])('the credential in a URL with %s is neither printed nor an output', async (query) => {
  await using stage = await startStage();
  const value = createHash('md5').update(query).digest('hex');
  const zip_url = `${stage.host.url('/footer.zip')}?${query.replace('VALUE', value)}`;
  const step = await stage.run({ zip_url }, { env: DEBUG });
  expect(step.exitCode).toBe(0);
  expect(stage.service.releases(PLUGIN_ID).map(({ zipUrl }) => zipUrl)).toEqual([zip_url]);
  expect(step.outputs['zip_url']).toBe('');
  expect(readVisible(step)).not.toContain(value);
  expect(readVisible(step)).not.toContain('1799999999');
});
