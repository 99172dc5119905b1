import { cpuUsage } from 'node:process';

/** Waiting for processors makes a limit at most so many times as long. */
const LONGEST = 4;

/**
 * Creates a clock that counts the milliseconds in which this process could work: on a busy machine, fewer than pass. What is read of
 * a package must not depend on what else runs, because a file that was not read may have any name.
 *
 * @param passed milliseconds that have passed since some moment
 * @param worked milliseconds of processor time of this process since some moment
 */
export function createWorkClock(passed = () => performance.now(), worked = workedMs): () => number {
  const [passedBefore, workedBefore] = [passed(), worked()];
  return () => {
    const passedMs = passed() - passedBefore;
    return Math.max(passedMs / LONGEST, Math.min(passedMs, worked() - workedBefore));
  };
}

function workedMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1_000;
}
