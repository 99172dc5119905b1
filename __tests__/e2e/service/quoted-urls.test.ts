import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { instead, json, status as answer, times } from '../../../sandbox/http/faults.ts';
import { holdsSignature, QUOTED } from '../../fixtures/quoted-urls.ts';
import { startLiveStage } from '../live/live-stage.ts';
import { commandNames, PLUGIN_ID, readVisible, startStage } from '../fixtures/stage.ts';

/** One of the ways in which a service may quote its own signed URL; that each is hidden, the units show. */
function quoted(name: string): string {
  const [, text] = QUOTED.find(([known]) => known === name) ?? [];
  if (text === undefined) throw new Error(`Nothing is quoted ${name}.`);
  return text;
}
const DEBUG = { env: { RUNNER_DEBUG: '1' } };

describe('a URL that the service signed stands nowhere when it quotes it', () => {
  test.concurrent.each([
    ['with escaped slashes', (text: string) => answer(422, { body: text })],
    ...weekly([
      'with a line break in the signature',
      (text: string) => json(422, { message: text }),
    ] as const),
  ])('%s, in a refusal of the release', async (name, reply) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', instead(reply(quoted(name))));
    const step = await stage.run({}, DEBUG);
    expect(step.exitCode).toBe(1);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });

  test.concurrent.each([
    ['in HTML', 403],
    ...weekly(['percent-encoded twice', 404] as const, ['in base64', 500] as const),
  ])('%s, in a %i of a dry run', async (name, code) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(9, instead(json(code, { message: quoted(name) }))));
    const step = await stage.run({ 'dry-run': 'true', retries: '0' }, DEBUG);
    expect(step.exitCode).toBe(0);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });

  test.concurrent.each([
    ['as it is', 404],
    ['in a fragment', 403],
    ...weekly(['parameters in lines', 500] as const),
  ])('%s, in a %i of what is live', async (name, code) => {
    await using stage = await startLiveStage();
    stage.service.script('GET', ...times(9, instead(json(code, { message: quoted(name) }))));
    const step = await stage.run({ retries: '0' }, DEBUG);
    if (code === 404) expect(step.outputs).toMatchObject({ found: 'false' });
    expect(step.exitCode).toBe(code === 404 ? 0 : 1);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });
});

test.concurrent('what anyone may know is not masked, whatever the parameters of URLs are called', async () => {
  await using stage = await startStage({ live: '1.4.1' });
  const query = `?plugin_key=${PLUGIN_ID}&product_key=tidy-footer&hash=footer.zip&code=published&auth=1.4.2&token=5ecre7-token`;
  stage.host.set('/live.zip', Buffer.from('no ZIP'));
  const told = { version: '1.4.1', download_url: `${stage.host.url('/live.zip')}${query}` };
  stage.service.script('GET', ...times(9, instead(json(200, told))));
  const step = await stage.run({
    compare: undefined,
    zip_url: `${stage.inputs['zip_url'] ?? ''}${query}`,
  });
  expect(step.outputs).toMatchObject({ status: 'published', plugin_id: PLUGIN_ID, slug: 'tidy-footer' });
  const masks = step.commands.filter(({ name }) => name === 'add-mask').map(({ value }) => value);
  expect(masks).toContain('5ecre7-token');
  for (const [name, output] of Object.entries(step.outputs)) {
    expect([name, masks.filter((mask) => output !== '' && output.includes(mask))]).toEqual([name, []]);
  }
  expect(readVisible(step)).not.toContain('5ecre7-token');
  expect(step.summary).toContain('tidy-footer');
  expect(commandNames(step)).not.toContain('error');
});
