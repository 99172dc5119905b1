const HOUR_MS = 3_600_000;

/** PHP tells files apart by whole seconds. */
const STEP_MS = 2_000;

/** The clock of this process, from which PHP has its time. */
interface PlayerClock {
  /** Lets it run ahead while something is played. */
  readonly runAhead: <T>(hoursOn: number, work: () => Promise<T>) => Promise<T>;
  /** Lets a moment pass, so that what is written next has a time of its own: PHP takes what it has compiled of a file by its time. */
  readonly letPass: () => void;
}

/** Takes the clock of this process. No value of the site is touched. */
export function takeClock(): PlayerClock {
  const { now } = Date;
  let [passedMs, aheadMs] = [0, 0];
  Date.now = () => now() + passedMs + aheadMs;
  return {
    runAhead: async (hoursOn, work) => {
      aheadMs = hoursOn * HOUR_MS;
      try {
        return await work();
      } finally {
        aheadMs = 0;
      }
    },
    letPass: () => {
      passedMs += STEP_MS;
    },
  };
}
