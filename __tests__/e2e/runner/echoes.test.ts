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

const MOVED = 'https://moved.example';

/** Runs the step twice against the same host of the package, which sends it to somewhere else each time. */
async function compareAtHost(
  location: (origin: string) => string,
  form: string,
  body?: Buffer,
): Promise<readonly string[]> {
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
}

/** Runs the step twice for a release on GitHub, which echoes what `script` has it send. */
async function compareAtGitHub(
  stageOptions: Parameters<typeof startReleaseStage>[0],
  script: (github: Awaited<ReturnType<typeof startReleaseStage>>['github'], text: string) => void,
  plain: string,
  echo: string,
  form: string,
): Promise<readonly string[]> {
  await using stage = await startReleaseStage(stageOptions);
  const run = async (text: string) => {
    script(stage.github, text);
    const inputs = { 'zip-path': 'tidy-footer.zip', 'api-key': KEY, retries: '0' };
    return stage.run(inputs, { ...FAST, env: { ...DEBUG, ...onTag('v1.4.2') } });
  };
  return listLeaks(await run(echo), await run(plain), form);
}

type Address = (origin: string) => string;

/** Who can send a step to an address that has the key in it. */
const IN_LOCATIONS: Readonly<Record<string, (address: Address, form: string) => Promise<readonly string[]>>> =
  {
    'the service': (address, form) => {
      const answer = (target: string) => ({
        GET: redirect(302, target),
        POST: redirect(308, `${target}/api/v1/plugin/update`),
      });
      return compareAtService(answer, `${MOVED}/a`, address(MOVED), form);
    },
    'the host of the package, where nothing is': (address, form) => compareAtHost(address, form),
    'the host of the package, to where it is refused': (address, form) =>
      compareAtHost(() => address('http://other.example').replace(/^https:/, 'http:'), form),
    'the storage of GitHub': (address, form) =>
      compareAtGitHub(
        { isPrivate: true },
        (github, target) => {
          const location = target.replace(/^https:/, 'http:');
          github.script('storage/get', instead(redirect(302, location)));
        },
        `${MOVED}/a`,
        address(MOVED),
        form,
      ),
  };

/** Who can write a text that has the key in it. */
const IN_TEXTS: Readonly<Record<string, (form: string) => Promise<readonly string[]>>> = {
  'a text and a header of the service': (form) => {
    const answer = (text: string) => ({
      GET: status(400, { body: `The key ${text} is no key.` }),
      POST: json(429, { message: `The key ${text} is no key.` }, { 'retry-after': text }),
    });
    return compareAtService(answer, 'of yours', form, form);
  },
  'a page of the service': (form) => {
    const page = (text: string) => status(200, { body: `<p>The key ${text} is no key.</p>` });
    const answer = (text: string) => ({ GET: page(text), POST: page(text) });
    return compareAtService(answer, 'of yours', form, form);
  },
  'a message of GitHub': (form) =>
    compareAtGitHub(
      {},
      (github, text) => github.script('repos/create-release', unprocessable(`The key ${text} is no key.`)),
      'of yours',
      form,
      form,
    ),
};

/** Each place gets each third or fourth form: that a form is hidden wherever it stands, the units of `echoes` show. */
function deal<T extends readonly unknown[]>(forms: readonly T[], places: readonly string[]) {
  return forms.map((form, at) => [places[at % places.length] ?? '', ...form] as const);
}

describe('a key is not printed', () => {
  test.concurrent.each(deal(ADDRESSES, Object.keys(IN_LOCATIONS)))(
    'that is in a Location of %s, %s',
    async (place, _name, address, form) => {
      expect(await IN_LOCATIONS[place]?.(address, form)).toEqual([]);
    },
  );

  test.concurrent.each(deal(FORMS, Object.keys(IN_TEXTS)))(
    'that is in %s, %s',
    async (place, _name, form) => {
      expect(await IN_TEXTS[place]?.(form)).toEqual([]);
    },
  );

  test.concurrent.each([
    ['in base64', btoa(KEY)],
    ['cut after 100 characters', `${'x'.repeat(87)}${KEY}`],
  ])('that is in the name of the package, %s', async (_name, form) => {
    expect(await compareAtHost((origin) => `${origin}/${form}.zip`, form, sampleZip)).toEqual([]);
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
