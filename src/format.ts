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
