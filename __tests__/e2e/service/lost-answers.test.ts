import { describe, expect, test } from '@jest/globals';
import { inGate } from '../../fixtures/all-tests.ts';
import {
  afterwards,
  type Answer,
  cut,
  drip,
  endless,
  instead,
  json,
  redirect,
  reset,
  silence,
  status,
  times,
} from '../../../sandbox/http/faults.ts';
import {
  commandNames,
  FAST,
  KEY,
  methods,
  readClaims,
  readErrors,
  readVisible,
  readWarnings,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const EARLIER = instead(json(200, { version: '1.4.1' }));

/** The answer to an order that was carried out; the units of `publish.ts` lose it in every other way. */
const losses: readonly (readonly [string, Answer])[] = [
  ['is lost in a reset', reset()],
  ['is a 500', status(500, { body: `no, ${KEY}` })],
];

describe('a release whose answer', () => {
  test.concurrent.each(inGate(losses, 'is a 500'))(
    '%s: seen live, it is green with a warning',
    async (_name, loss) => {
      await using stage = await startStage({ live: '1.4.1' });
      stage.service.script('POST', afterwards(loss));
      const step = await stage.run({ timeout: '15' }, FAST);

      expect(readErrors(step)).toEqual([]);
      expect(step.exitCode).toBe(0);
      expect(readWarnings(step)).toHaveLength(1);
      expect(readWarnings(step)[0]).toMatch(/^Answer lost: .*now serves 1\.4\.2 instead of 1\.4\.1/);
      expect(step.outputs).toMatchObject({
        status: 'published',
        version: '1.4.2',
        'previous-version': '1.4.1',
        verified: 'true',
        success: 'true',
      });
      expect(methods(stage.service)).toBe('GET POST GET');
      expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
      expect(readVisible(step)).not.toContain(KEY);
    },
  );
});

describe('after an answer that leaves the outcome open', () => {
  test.concurrent('looks go on until the release is live', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', afterwards(status(502)));
    stage.service.script('GET', ...times(4, EARLIER));
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ version: '1.4.2', verified: 'true' });
    expect(methods(stage.service)).toBe('GET POST GET GET GET GET');
  });

  test.concurrent('looks that fail or hang do no harm', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', afterwards(reset()));
    const looks = [status(404), status(200, { body: '<html>' }), silence(), redirect(302, '/elsewhere')];
    stage.service.script('GET', EARLIER, ...looks.map(instead));
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ version: '1.4.2', verified: 'true' });
    expect(methods(stage.service)).toBe('GET POST GET GET GET GET GET');
    expect(stage.service.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  // One after the other: any that is believed makes the step green.
  test.concurrent.each([
    [
      'answer with errors and pages, break off or hang',
      [status(200, { body: '<html>' }), status(500, { body: KEY }), cut(9), reset(), silence()],
    ],
    [
      'answer 404, tell a version that is none, drip or have no end',
      [status(404), status(404), json(200, { version: '1.4.2\n::error::x' }), drip(50), endless()],
    ],
  ])('looks that %s prove nothing', async (_name, looks) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', afterwards(status(504)));
    stage.service.script('GET', EARLIER, ...looks.map(instead), ...times(9, EARLIER));
    const step = await stage.run({}, FAST);

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Outcome unknown: .*504.*dashboard.*before you run this again/);
    expect(step.summary).toContain('not known whether');
    expect(readClaims(step)).toEqual({});
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(sent(stage.service, 'GET').length).toBeGreaterThan(looks.length);
    expect(commandNames(step)).toEqual(['add-mask', 'error']);
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.concurrent('a release that was live before proves nothing', async () => {
    await using stage = await startStage({ live: '1.4.2' });
    stage.service.script('POST', instead(reset()));
    const step = await stage.run({ 'if-published': 'publish' }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/^Outcome unknown: /);
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(readClaims(step)).toEqual({});
  });

  test.concurrent('nothing is proven when it is not known what was live before', async () => {
    await using stage = await startStage();
    stage.service.script('POST', afterwards(reset()));
    const step = await stage.run({}, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/^Outcome unknown: .*now serves 1\.4\.2.*not known.*dashboard/);
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(versions(stage.service)).toEqual(['1.4.2']);
  });
});

describe('what the service says about the version', () => {
  test.concurrent('is believed, with a warning when the package says something else', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', afterwards(json(200, { success: true, version: '1.5.0-beta+7' })));
    const step = await stage.run();
    expect(step.exitCode).toBe(0);
    expect(readWarnings(step)).toHaveLength(1);
    expect(readWarnings(step)[0]).toMatch(
      /^Version differs: .*1\.5\.0-beta\+7.*package says 1\.4\.2: .*again and again/,
    );
    expect(step.outputs).toMatchObject({ version: '1.5.0-beta+7', status: 'published', success: 'true' });
    expect(methods(stage.service)).toBe('GET POST');
  });
});

test.concurrent('a service that created an older version may have fetched an older package', async () => {
  await using stage = await startStage({ live: '1.4.1' });
  stage.service.script('POST', instead(json(200, { success: true, version: '1.4.1' })));
  const step = await stage.run();
  expect(readWarnings(step)).toEqual([
    expect.stringMatching(
      /^Version differs: .*1\.4\.1, but the package says 1\.4\.2: it may have fetched an/,
    ),
  ]);
  expect(step.outputs).toMatchObject({ version: '1.4.1', status: 'published' });
});

describe('the look before the order', () => {
  const hostile = { version: '1\r::add-mask::1.4.2\n##[set-output name=version]9' };

  test.concurrent.each([
    ['is refused', [status(401, { body: KEY })]],
    ['is answered with a version that is none, and without an end', [json(200, hostile), endless()]],
    ['breaks down, and hangs', [status(500), reset(), silence()]],
  ])('%s: that never stops a release', async (_name, looks) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...looks.map(instead));
    const step = await stage.run({}, FAST);
    expect(readErrors(step)).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ version: '1.4.2', 'previous-version': '', status: 'published' });
    expect(sent(stage.service, 'GET')).toHaveLength(looks.length);
    expect(sent(stage.service, 'POST')).toHaveLength(1);
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
    expect(commandNames(step)).toEqual(['add-mask']);
    expect(readVisible(step)).not.toContain(KEY);
  });

  test.concurrent('is repeated when the service breaks down', async () => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', instead(status(502)), instead(reset()));
    const step = await stage.run({}, FAST);
    expect(step.outputs['previous-version']).toBe('1.4.1');
    expect(methods(stage.service)).toBe('GET GET GET POST');
  });
});
