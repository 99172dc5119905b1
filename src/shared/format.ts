const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in bytes as people write it, in powers of 1000: `1.2 MB`. */
export function formatSize(sizeBytes: number | undefined): string {
  if (sizeBytes === undefined) return 'size not known';
  let value = sizeBytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}

/** A duration as people read it: `0.04 s`, `2.3 s`, `48 s`, `3 min 20 s`. */
export function formatDuration(durationMs: number): string {
  const seconds = durationMs / 1000;
  if (seconds < 0.0995) return `${seconds.toFixed(2)} s`;
  if (seconds < 9.95) return `${Number(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Chooses the word that agrees with a list: "`a` is", "`a` and `b` are". */
export function agree(list: { readonly length: number }, forOne: string, forMany: string): string {
  return list.length === 1 ? forOne : forMany;
}
