import type { Clock } from '../shared/clock.ts';
import { formatDuration, formatSize } from '../shared/format.ts';
import type { Logger } from '../shared/logger.ts';

/** Shorter uploads need no news, and longer ones no more often. */
const INTERVAL_MS = 2_000;

/** Is told how many bytes of an upload were sent so far. */
export type ShowProgress = (sentBytes: number) => void;

/** Shows the progress of an upload: part, rate and time left, every two seconds at most. */
export function createProgress(
  { name, sizeBytes }: { readonly name: string; readonly sizeBytes: number },
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): ShowProgress {
  const startMs = clock.now();
  let shownMs = startMs;
  return (sentBytes) => {
    const nowMs = clock.now();
    if (nowMs - shownMs < INTERVAL_MS || sentBytes === sizeBytes) return;
    shownMs = nowMs;
    const bytesPerS = (sentBytes / (nowMs - startMs)) * 1000;
    const leftS = Math.ceil((sizeBytes - sentBytes) / bytesPerS);
    const percent = Math.floor((sentBytes / sizeBytes) * 100);
    log.info(
      `${name}: ${percent} % of ${formatSize(sizeBytes)} sent, ${formatSize(bytesPerS)}/s, ${formatDuration(leftS * 1000)} left.`,
    );
  };
}
