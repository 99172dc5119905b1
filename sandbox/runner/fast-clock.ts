/** Preloaded into a step (`node --import`): its timers and clocks run SANDBOX_CLOCK_SPEED times as fast. */
const speed = Number(process.env['SANDBOX_CLOCK_SPEED'] ?? '1');
const { setTimeout: realSetTimeout } = globalThis;
const realNow = performance.now.bind(performance);
const startMs = realNow();

globalThis.setTimeout = ((callback: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) =>
  realSetTimeout(callback, delayMs / speed, ...args)) as typeof setTimeout;
performance.now = () => startMs + (realNow() - startMs) * speed;
