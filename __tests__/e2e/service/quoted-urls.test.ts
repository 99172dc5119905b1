import { describe, expect, jest, test } from '@jest/globals';
import { instead, json, status as answer, times } from '../../../sandbox/http/faults.ts';
import { holdsSignature, QUOTED } from '../../fixtures/quoted-urls.ts';
import { startLiveStage } from '../live/live-stage.ts';
import { commandNames, PLUGIN_ID, readVisible, startStage } from '../fixtures/stage.ts';

jest.setTimeout(60_000);

/** What a service that quotes its own signed URLs may answer, as it is or in a message. */
const bodies = QUOTED.map(([name, text], index) => ({
  name,
  isMessage: index % 2 === 1,
  reply: (status: number) =>
    index % 2 === 1 ? json(status, { message: text }) : answer(status, { body: text }),
}));

/** Every third of them, so that each body is quoted by one of three. */
const third = (offset: number) => bodies.filter((_body, index) => index % 3 === offset);

describe('a URL that the service signed stands nowhere when it quotes it', () => {
  test.concurrent.each(third(0))('$name, in a refusal of the release', async ({ reply }) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('POST', instead(reply(422)));
    const step = await stage.run({}, { env: { RUNNER_DEBUG: '1' } });
    expect(step.exitCode).toBe(1);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });

  test.concurrent.each(
    third(1).map((body, index) => ({ ...body, status: [403, 404, 500][index % 3] ?? 403 })),
  )('$name, in a $status of a dry run', async ({ reply, status }) => {
    await using stage = await startStage({ live: '1.4.1' });
    stage.service.script('GET', ...times(9, instead(reply(status))));
    const step = await stage.run({ 'dry-run': 'true', retries: '0' }, { env: { RUNNER_DEBUG: '1' } });
    expect(step.exitCode).toBe(0);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });

  test.concurrent.each(
    third(2).map((body, index) => ({ ...body, status: [404, 403, 500, 404][index % 4] ?? 404 })),
  )('$name, in a $status of what is live', async ({ reply, status, isMessage }) => {
    await using stage = await startLiveStage();
    stage.service.script('GET', ...times(9, instead(reply(status))));
    const step = await stage.run({ retries: '0' }, { env: { RUNNER_DEBUG: '1' } });
    if (status === 404 && isMessage) expect(step.outputs).toMatchObject({ found: 'false' });
    else expect(step.exitCode).toBe(status === 404 && 'found' in step.outputs ? 0 : 1);
    expect(holdsSignature(readVisible(step))).toBe(false);
  });
});

test.concurrent(
  'what anyone may know is not masked, whatever the parameters of URLs are called',
  async () => {
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
  },
);
