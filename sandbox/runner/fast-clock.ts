/**
 * Preloaded into a step (`node --import`): its timers and clocks run SANDBOX_CLOCK_SPEED times as fast. Time in which the
 * machine has let the step wait counts as a moment, so that a busy machine brings no deadline nearer.
 */
const speed = Number(process.env['SANDBOX_CLOCK_SPEED'] ?? '1');
const TICK_MS = 10;
const LONGEST_MOMENT_MS = 2 * TICK_MS;

const { setTimeout: realSetTimeout } = globalThis;
const realNow = performance.now.bind(performance);
let seenMs = realNow();
let nowMs = seenMs;

performance.now = () => {
  const realMs = realNow();
  nowMs += Math.min(realMs - seenMs, LONGEST_MOMENT_MS) * speed;
  seenMs = realMs;
  return nowMs;
};

globalThis.setTimeout = ((callback: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
  const dueMs = performance.now() + delayMs;
  const timer = realSetTimeout(
    () => {
      if (performance.now() < dueMs) timer.refresh();
      else callback(...args);
    },
    Math.min(TICK_MS, delayMs / speed),
  );
  return timer;
}) as typeof setTimeout;
