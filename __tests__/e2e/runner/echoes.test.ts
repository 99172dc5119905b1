import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { unprocessable } from '../../../sandbox/github/faults.ts';
import type { GitHub } from '../../../sandbox/github/github.ts';
import { type Answer, instead, json, type Method, redirect, status } from '../../../sandbox/http/faults.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { startPublishingService } from '../../../sandbox/service/publishing-service.ts';
import { ECHOES, ECHOING_ADDRESSES, KEY, listLeaks } from '../../fixtures/echoes.ts';
import { onTag, startReleaseStage } from '../fixtures/release-stage.ts';
import { FAST, PLUGIN_ID, readVisible, resolving, sampleZip, startStage } from '../fixtures/stage.ts';

const DEBUG = { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' };

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

/** Somebody who can have a step print a key, and the forms in which that is tried there. */
interface Place<T> {
  readonly run: (echo: T) => Promise<ActionResult>;
  readonly forms: readonly string[];
}

/** Who can send a step to an address that has the key in it. */
const IN_LOCATIONS: Readonly<Record<string, Place<Address>>> = {
  'the service': {
    run: (address) => {
      const target = address(MOVED);
      const POST = redirect(308, `${target}/api/v1/plugin/update`);
      return runAtService({ GET: redirect(302, target), POST });
    },
    forms: ['percent-encoded', 'in base64 as a host label'],
  },
  'the host of the package, where nothing is': {
    run: runAtHost,
    forms: ['as a host label', 'cut after 300 characters'],
  },
  'the host of the package, to where it is refused': {
    run: (address) => runAtHost(() => address('http://other.example').replace(/^https:/, 'http:')),
    forms: ['behind ?', 'in base64'],
  },
  'the storage of GitHub': {
    run: (address) =>
      runAtGitHub({ isPrivate: true }, (github) => {
        const location = address(MOVED).replace(/^https:/, 'http:');
        github.script('storage/get', instead(redirect(302, location)));
      }),
    forms: ['in upper case', 'behind #'],
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
    forms: ['in base64', 'cut by us'],
  },
  'a page of the service': {
    run: (text) => {
      const page = status(200, { body: `<p>The key ${text} is no key.</p>` });
      return runAtService({ GET: page, POST: page });
    },
    forms: ['percent-encoded', 'as HTML'],
  },
  'a message of GitHub': {
    run: (text) =>
      runAtGitHub({}, (github) =>
        github.script('repos/create-release', unprocessable(`The key ${text} is no key.`)),
      ),
    forms: ['as JSON', 'in hex'],
  },
};

/** Lists the parts of a key, in this form, that a step prints. */
const findLeaks = (step: ActionResult, form: string): readonly string[] =>
  listLeaks(readVisible(step).replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1'), form);

/** Each place with its forms: that a form is hidden wherever it stands, the units of `log` and `urls` show. */
function pair<T, F extends readonly [name: string, ...unknown[]]>(
  forms: readonly F[],
  places: Readonly<Record<string, Place<T>>>,
) {
  const byName = new Map(forms.map((form) => [form[0], form]));
  return Object.entries(places).flatMap(([name, place]) =>
    [...place.forms.slice(0, 1), ...weekly(...place.forms.slice(1))].map((formName) => {
      const form = byName.get(formName);
      if (form === undefined) throw new Error(`There is no form ${formName}.`);
      return [name, ...form, place.run] as const;
    }),
  );
}

describe('a key is not printed', () => {
  test.concurrent.each(pair(ECHOING_ADDRESSES, IN_LOCATIONS))(
    'that is in a Location of %s, %s',
    async (_place, _name, address, form, run) => {
      expect(findLeaks(await run(address), form)).toEqual([]);
    },
  );

  test.concurrent.each(pair(ECHOES, IN_TEXTS))('that is in %s, %s', async (_place, _name, form, run) => {
    expect(findLeaks(await run(form), form)).toEqual([]);
  });

  test.concurrent.each([
    ['in base64', btoa(KEY)],
    ...weekly(['cut after 100 characters', `${'x'.repeat(87)}${KEY}`] as const),
  ])('that is in the name of the package, %s', async (_name, form) => {
    const step = await runAtHost((origin) => `${origin}/${form}.zip`, sampleZip);
    expect(findLeaks(step, form)).toEqual([]);
  });
});

test('the credential in a URL is neither printed nor an output', async () => {
  await using stage = await startStage();
  const value = createHash('md5').update('a credential').digest('hex');
  const zip_url = `${stage.host.url('/footer.zip')}?hdnea=exp=1799999999~acl=/*~hmac=${value}`;
  const step = await stage.run({ zip_url }, { env: DEBUG });
  expect(step.exitCode).toBe(0);
  expect(stage.service.releases(PLUGIN_ID).map(({ zipUrl }) => zipUrl)).toEqual([zip_url]);
  expect(step.outputs['zip_url']).toBe('');
  expect(readVisible(step)).not.toContain(value);
  expect(readVisible(step)).not.toContain('1799999999');
});
