import { expect, test } from '@jest/globals';

import { createSteps } from '../../../src/action/steps.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

/** Steps on a clock that a test sets, and what they log. */
function start(isCancelled = () => false): {
  steps: ReturnType<typeof createSteps>;
  lines: string[];
  pass: (durationMs: number) => void;
  tick: () => void;
} {
  let nowMs = 5_000;
  const lines: string[] = [];
  const log = {
    ...quietLog,
    info: (text: string) => void lines.push(text),
    repeat: (text: string) => void lines.push(text),
    startGroup: (title: string) => void lines.push(`▼ ${title}`),
    endGroup: (line: string) => void lines.push(line),
  };
  let tick: () => void = () => undefined;
  const steps = createSteps(log, { now: () => nowMs }, isCancelled, (work) => {
    tick = work;
    return () => (tick = () => undefined);
  });
  return { steps, lines, pass: (durationMs) => (nowMs += durationMs), tick: () => tick() };
}

test('a step is a group of lines, and then a line with its duration and its result', async () => {
  const { steps, lines, pass } = start();
  pass(10);
  const result = await steps.run(
    'Publish',
    async () => {
      steps.log.info('a');
      pass(2_300);
      return Promise.resolve('1.4.2');
    },
    (version) => `${version} is live`,
  );
  expect(result).toBe('1.4.2');
  expect(lines).toEqual(['▼ Publish', 'a', '✔ Publish (2.3 s): 1.4.2 is live']);
  expect(steps.done).toEqual([
    {
      title: 'Publish',
      startMs: 10,
      durationMs: 2_300,
      repeats: 0,
      outcome: 'done',
      result: '1.4.2 is live',
    },
  ]);
});

test('a step that leaves its question open has no tick', async () => {
  const { steps, lines } = start();
  await steps.run(
    'Check what is live',
    () => Promise.resolve(),
    () => ({ inconclusive: 'not known' }),
  );
  expect(lines).toEqual(['▼ Check what is live', '– Check what is live (0.00 s): not known']);
  expect(steps.done).toMatchObject([{ outcome: 'inconclusive', result: 'not known' }]);
});

test('repeats are counted for the step in which they happen', async () => {
  const { steps, lines } = start();
  const work = (repeats: number) => () => {
    for (let index = 0; index < repeats; index += 1) steps.log.repeat('again');
    return Promise.resolve();
  };
  for (const repeats of [2, 0, 1]) await steps.run('A', work(repeats), () => 'done');
  expect(steps.done.map(({ repeats }) => repeats)).toEqual([2, 0, 1]);
  expect(lines.filter((line) => line.startsWith('✔'))).toEqual([
    '✔ A (0.00 s, 2 repeats): done',
    '✔ A (0.00 s): done',
    '✔ A (0.00 s, 1 repeat): done',
  ]);
});

test('a step that fails has ended, and throws what it threw', async () => {
  const { steps, lines, pass } = start();
  const reason = new Error('no');
  const fail = () => {
    pass(61_000);
    return Promise.reject(reason);
  };
  await expect(steps.run('Publish', fail, () => 'done')).rejects.toBe(reason);
  expect(lines).toEqual(['▼ Publish', '✘ Publish (1 min 1 s)']);
  expect(steps.done).toMatchObject([
    { title: 'Publish', durationMs: 61_000, outcome: 'failed', result: undefined },
  ]);
});

test('a step that a person cancels has no cross, and says so in its last line', async () => {
  let isCancelled = false;
  const { steps, lines, pass } = start(() => isCancelled);
  const reason = new Error('cancelled');
  const work = () => {
    pass(1_500);
    isCancelled = true;
    return Promise.reject(reason);
  };
  await expect(steps.run('Publish', work, () => 'done')).rejects.toBe(reason);
  expect(lines).toEqual(['▼ Publish', '– Publish (1.5 s): cancelled']);
  expect(steps.done).toMatchObject([{ title: 'Publish', outcome: 'inconclusive', result: 'cancelled' }]);
});

test('a step that ends well although the run is cancelled meanwhile is done', async () => {
  const { steps, lines } = start(() => true);
  await steps.run(
    'Publish',
    () => Promise.resolve(),
    () => '1.4.2 is live',
  );
  expect(lines.at(-1)).toBe('✔ Publish (0.00 s): 1.4.2 is live');
});

test('a step that is silent for long says so', async () => {
  const { steps, lines, pass, tick } = start();
  const wait = async () => {
    pass(15_000);
    tick();
    pass(5_000);
    tick();
    steps.log.info('a');
    pass(15_000);
    tick();
    pass(10_000);
    tick();
    return Promise.resolve();
  };
  await steps.run('Publish', wait, () => 'done', 'Waiting for the service to fetch the package');
  tick();
  expect(lines).toEqual([
    '▼ Publish',
    'Waiting for the service to fetch the package, 20 s',
    'a',
    'Waiting for the service to fetch the package, 45 s',
    '✔ Publish (45 s): done',
  ]);
  await steps.run(
    'Zip',
    () => Promise.resolve(),
    () => 'done',
  );
  expect(lines.at(-1)).toBe('✔ Zip (0.00 s): done');
});
