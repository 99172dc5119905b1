import { describe, expect, test } from '@jest/globals';

import { createBreathe } from '../../../src/shared/breathe.ts';
import { Cancelled } from '../../../src/shared/clock.ts';

/** A clock that is set by hand, and the turns of the event loop that were taken. */
function stage(controller = new AbortController()) {
  const clock = { nowMs: 0, turns: 0 };
  const turn = () => {
    clock.turns += 1;
    return Promise.resolve();
  };
  const breathe = createBreathe(controller.signal, () => clock.nowMs, turn);
  return { breathe, clock, controller };
}

describe('work that breathes', () => {
  test('goes on without a pause for a while', () => {
    const { breathe, clock } = stage();
    clock.nowMs = 49;
    expect(breathe()).toBeUndefined();
    expect(clock.turns).toBe(0);
  });

  test('lets signals be heard now and then', async () => {
    const { breathe, clock } = stage();
    clock.nowMs = 50;
    await breathe();
    expect(clock.turns).toBe(1);
    clock.nowMs = 99;
    await breathe();
    expect(clock.turns).toBe(1);
    clock.nowMs = 100;
    await breathe();
    expect(clock.turns).toBe(2);
  });

  test('ends when the run was cancelled', () => {
    const { breathe, controller } = stage();
    controller.abort();
    expect(breathe).toThrow(Cancelled);
  });

  test('ends when the run is cancelled during a pause', async () => {
    const { breathe, clock, controller } = stage();
    clock.nowMs = 50;
    const pause = breathe();
    controller.abort();
    await expect(pause).rejects.toThrow(Cancelled);
  });

  test('hears a real signal', async () => {
    const { signal } = new AbortController();
    let nowMs = 0;
    const breathe = createBreathe(signal, () => nowMs);
    nowMs = 1000;
    let isHeard = false;
    setImmediate(() => (isHeard = true));
    await breathe();
    expect(isHeard).toBe(true);
  });
});
