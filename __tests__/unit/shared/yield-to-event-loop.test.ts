import { describe, expect, test } from '@jest/globals';

import { createYieldToEventLoop } from '../../../src/shared/yield-to-event-loop.ts';
import { Cancelled } from '../../../src/shared/clock.ts';

/** A clock that is set by hand, and the turns of the event loop that were taken. */
function stage(controller = new AbortController()) {
  const clock = { nowMs: 0, turns: 0 };
  const turn = () => {
    clock.turns += 1;
    return Promise.resolve();
  };
  const yieldToEventLoop = createYieldToEventLoop(controller.signal, () => clock.nowMs, turn);
  return { yieldToEventLoop, clock, controller };
}

describe('work that breathes', () => {
  test('goes on without a pause for a while', () => {
    const { yieldToEventLoop, clock } = stage();
    clock.nowMs = 49;
    expect(yieldToEventLoop()).toBeUndefined();
    expect(clock.turns).toBe(0);
  });

  test('lets signals be heard now and then', async () => {
    const { yieldToEventLoop, clock } = stage();
    clock.nowMs = 50;
    await yieldToEventLoop();
    expect(clock.turns).toBe(1);
    clock.nowMs = 99;
    await yieldToEventLoop();
    expect(clock.turns).toBe(1);
    clock.nowMs = 100;
    await yieldToEventLoop();
    expect(clock.turns).toBe(2);
  });

  test('ends when the run was cancelled', () => {
    const { yieldToEventLoop, controller } = stage();
    controller.abort();
    expect(yieldToEventLoop).toThrow(Cancelled);
  });

  test('ends when the run is cancelled during a pause', async () => {
    const { yieldToEventLoop, clock, controller } = stage();
    clock.nowMs = 50;
    const pause = yieldToEventLoop();
    controller.abort();
    await expect(pause).rejects.toThrow(Cancelled);
  });

  test('hears a real signal', async () => {
    const { signal } = new AbortController();
    let nowMs = 0;
    const yieldToEventLoop = createYieldToEventLoop(signal, () => nowMs);
    nowMs = 1000;
    let isHeard = false;
    setImmediate(() => (isHeard = true));
    await yieldToEventLoop();
    expect(isHeard).toBe(true);
  });
});
