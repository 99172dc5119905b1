/** One figure of the benchmark, with its budget. */
export interface Result {
  /** The row that it belongs to, such as `start`. */
  readonly row: string;
  /** The measured thing, and its reference. */
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly budget: number;
  /** Counted, not measured, so there is no tolerance for noise. */
  readonly isExact?: boolean;
  /** The figures behind the value. */
  readonly detail: string;
}

/** What a row has measured, or why it cannot be measured on this machine. */
export type Measured = readonly Result[] | { readonly problem: string };

export type Unit = 'times' | 'seconds' | 'MiB' | 'rounds';

/** `noisy`: above the budget, but by no more than machines differ. */
export type Verdict = 'kept' | 'noisy' | 'broken';

/** How far a measured figure may be above its budget before the benchmark fails. */
const TOLERANCE = 1.15;

/** Compares a figure with its budget. */
export function judge({ value, budget, isExact = false }: Result): Verdict {
  if (value <= budget) return 'kept';
  return !isExact && value <= budget * TOLERANCE ? 'noisy' : 'broken';
}

/** A figure with its unit: `1.43×`, `96 MiB`. */
export function formatValue(value: number, unit: Unit): string {
  if (unit === 'times') return `${value.toFixed(2)}×`;
  const number = value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0);
  return `${number} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** The size of our ZIP beside that of `zip`. */
export function compareSizes(row: string, ownBytes: number, zipBytes: number): Result {
  return {
    row,
    what: 'size of the ZIP, to that of zip -qr',
    value: ownBytes / zipBytes,
    unit: 'times',
    budget: 1.03,
    isExact: true,
    detail: `${(ownBytes / 1e6).toFixed(1)} MB to ${(zipBytes / 1e6).toFixed(1)} MB`,
  };
}

/** The peak memory of a run. */
export function reportMemory(row: string, what: string, peakBytes: number, budget: number): Result {
  return { row, what, value: peakBytes / 1024 ** 2, unit: 'MiB', budget, detail: '' };
}

/** Milliseconds as a person reads them. */
export function formatTime(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
