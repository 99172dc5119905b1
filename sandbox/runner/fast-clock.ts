/**
 * Preloaded into a step (`node --import`): its timers and clocks run SANDBOX_CLOCK_SPEED times as fast. In a child process
 * the parent moves the clock, tick by tick: it sends the next one when it has been through all that it had to do itself, and
 * the step, too. So a server in the parent has time to answer, however busy the machine is, and a clock that gets no ticks
 * stands still.
 */
const speed = Number(process.env['SANDBOX_CLOCK_SPEED'] ?? '1');
const TICK_MS = 10;
const LONGEST_MOMENT_MS = 2 * TICK_MS;

const { setTimeout: realSetTimeout } = globalThis;
const realNow = performance.now.bind(performance);
let seenMs = realNow();
let nowMs = seenMs;

if (process.send === undefined) {
  // Nobody moves the clock of a thread: time in which the machine has let it wait counts as a moment.
  performance.now = () => {
    const realMs = realNow();
    nowMs += Math.min(realMs - seenMs, LONGEST_MOMENT_MS) * speed;
    seenMs = realMs;
    return nowMs;
  };
} else {
  performance.now = () => nowMs;
  process.on('message', () => {
    nowMs += TICK_MS * speed;
    process.send?.('ticked');
  });
  process.channel?.unref();
  process.send('started');
}

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
