import { createHash } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { unprocessable } from '../../../sandbox/github/faults.ts';
import type { GitHub } from '../../../sandbox/github/github.ts';
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

/** The runs of five characters that a step shows, in whatever case, but for the ports of the sandbox. */
function listShown(step: ActionResult): ReadonlySet<string> {
  return listRuns(readVisible(step).replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1'));
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

/** Runs the step against a service that answers so. */
async function runAtService(answers: Readonly<Record<Method, Answer>>): Promise<ActionResult> {
  await using stage = await startStage();
  await using service = await startPublishingService({
    accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
  });
  const inputs = { 'api-key': KEY, 'base-url': service.baseUrl, retries: '0' };
  service.script('GET', instead(answers.GET));
  service.script('POST', instead(answers.POST));
  return await stage.run(inputs, { ...FAST, env: DEBUG });
}

const MOVED = 'https://moved.example';

/** Runs the step with a host of the package that sends it to somewhere else. */
async function runAtHost(address: Address, body?: Buffer): Promise<ActionResult> {
  await using stage = await startStage();
  const target = address(stage.host.url('').replace(/\/$/, ''));
  stage.host.set('/x.zip', redirect(302, target));
  const { hostname, pathname } = new URL(target);
  if (body !== undefined) stage.host.set(pathname, body);
  const inputs = { zip_url: stage.host.url('/x.zip'), 'api-key': KEY, retries: '1' };
  return await stage.run(inputs, { ...FAST, env: { ...DEBUG, ...resolving({ [hostname]: ['ENOTFOUND'] }) } });
}

/** Runs the step for a release on GitHub, which echoes what `script` has it send. */
async function runAtGitHub(
  stageOptions: Parameters<typeof startReleaseStage>[0],
  script: (github: GitHub) => void,
): Promise<ActionResult> {
  await using stage = await startReleaseStage(stageOptions);
  script(stage.github);
  const inputs = { 'zip-path': 'tidy-footer.zip', 'api-key': KEY, retries: '0' };
  return await stage.run(inputs, { ...FAST, env: { ...DEBUG, ...onTag('v1.4.2') } });
}

type Address = (origin: string) => string;

/** Somebody who can have a step print a key. */
interface Place<T> {
  readonly run: (echo: T) => Promise<ActionResult>;
  /** What is harmless there. */
  readonly plain: T;
}

/** Who can send a step to an address that has the key in it. */
const IN_LOCATIONS: Readonly<Record<string, Place<Address>>> = {
  'the service': {
    run: (address) => {
      const target = address(MOVED);
      const POST = redirect(308, `${target}/api/v1/plugin/update`);
      return runAtService({ GET: redirect(302, target), POST });
    },
    plain: () => `${MOVED}/a`,
  },
  'the host of the package, where nothing is': { run: runAtHost, plain: (origin) => `${origin}/a.zip` },
  'the host of the package, to where it is refused': {
    run: (address) => runAtHost(() => address('http://other.example').replace(/^https:/, 'http:')),
    plain: (origin) => `${origin}/a.zip`,
  },
  'the storage of GitHub': {
    run: (address) =>
      runAtGitHub({ isPrivate: true }, (github) => {
        const location = address(MOVED).replace(/^https:/, 'http:');
        github.script('storage/get', instead(redirect(302, location)));
      }),
    plain: () => `${MOVED}/a`,
  },
};

/** Who can write a text that has the key in it. */
const IN_TEXTS: Readonly<Record<string, Place<string>>> = {
  'a text and a header of the service': {
    run: (text) =>
      runAtService({
        GET: status(400, { body: `The key ${text} is no key.` }),
        POST: json(429, { message: `The key ${text} is no key.` }, { 'retry-after': text }),
      }),
    plain: 'of yours',
  },
  'a page of the service': {
    run: (text) => {
      const page = status(200, { body: `<p>The key ${text} is no key.</p>` });
      return runAtService({ GET: page, POST: page });
    },
    plain: 'of yours',
  },
  'a message of GitHub': {
    run: (text) =>
      runAtGitHub({}, (github) =>
        github.script('repos/create-release', unprocessable(`The key ${text} is no key.`)),
      ),
    plain: 'of yours',
  },
};

const IN_NAME: Place<Address> = {
  run: (address) => runAtHost(address, sampleZip),
  plain: (origin) => `${origin}/a.zip`,
};

/** How each place goes without an echo: once for all forms. */
const plainRuns = new Map<unknown, Promise<ActionResult>>();

/** What a step prints of a key in this form, and does not print without it. */
async function findLeaks<T>(place: Place<T>, echo: T, form: string): Promise<readonly string[]> {
  const plain = plainRuns.get(place) ?? place.run(place.plain);
  plainRuns.set(place, plain);
  return listLeaks(await place.run(echo), await plain, form);
}

/** Each place gets each third or fourth form: that a form is hidden wherever it stands, the units of `echoes` show. */
function deal<T, F extends readonly unknown[]>(
  forms: readonly F[],
  places: Readonly<Record<string, Place<T>>>,
) {
  const all = Object.entries(places);
  return forms.flatMap((form, at) =>
    all.slice(at % all.length, (at % all.length) + 1).map(([name, place]) => [name, ...form, place] as const),
  );
}

describe('a key is not printed', () => {
  test.concurrent.each(deal(ADDRESSES, IN_LOCATIONS))(
    'that is in a Location of %s, %s',
    async (_place, _name, address, form, place) => {
      expect(await findLeaks(place, address, form)).toEqual([]);
    },
  );

  test.concurrent.each(deal(FORMS, IN_TEXTS))('that is in %s, %s', async (_place, _name, form, place) => {
    expect(await findLeaks(place, form, form)).toEqual([]);
  });

  test.concurrent.each([
    ['in base64', btoa(KEY)],
    ['cut after 100 characters', `${'x'.repeat(87)}${KEY}`],
  ])('that is in the name of the package, %s', async (_name, form) => {
    expect(await findLeaks(IN_NAME, (origin) => `${origin}/${form}.zip`, form)).toEqual([]);
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
