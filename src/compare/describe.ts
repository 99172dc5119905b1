import { formatSize } from '../shared/format.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteName } from '../shared/quote.ts';
import type { Comparison } from './comparison.ts';
import { type Difference, type FileChanges, isSame, type PartDifference, type Step } from './difference.ts';

/** Describes the changes in one line; names in backticks are code, and nothing is sanitised yet. */
export function describeComparison(comparison: Comparison): string {
  if (!comparison.isCompared) return `Not compared: ${comparison.why}`;
  return `${describeDifference(comparison.difference)}, compared with ${comparison.what}`;
}

/** The numbers: `12 files changed, 3 added, 1 removed · 1.2 → 1.3 MB`. */
export function describeDifference(difference: Difference): string {
  const { packedBytes } = difference;
  return `${countFiles(difference)} · ${formatSizes(packedBytes)}`;
}

function countFiles(changes: FileChanges): string {
  if (isSame(changes)) return 'No file changed';
  const { added, removed, changed } = changes;
  const counts = [
    [changed.length, 'changed'],
    [added.length, 'added'],
    [removed.length, 'removed'],
  ] as const;
  const [[first, verb] = [0, ''], ...others] = counts.filter(([count]) => count > 0);
  return [
    `${first} ${first === 1 ? 'file' : 'files'} ${verb}`,
    ...others.map(([count, what]) => `${count} ${what}`),
  ].join(', ');
}

/** Two sizes, with the unit once where it is the same: `1.2 → 1.3 MB`. */
export function formatSizes({ from, to }: Step): string {
  const [before, after] = [formatSize(from), formatSize(to)];
  const [number, unit] = before.split(' ');
  return after.endsWith(` ${unit ?? ''}`) ? `${number ?? ''} → ${after}` : `${before} → ${after}`;
}

/** The name for files in no folder. */
const TOP = 'directly in the folder';

/** People do not read on. */
export const MAX_PARTS = 30;

/** Lists the changes for the log: a line of numbers, one for each part and each header. Nothing is sanitised yet. */
export function listChangeLines(comparison: Comparison): readonly string[] {
  if (!comparison.isCompared) return [`Not compared: ${comparison.why}.`];
  const line = `Changes: ${describeComparison(comparison)}.`;
  const { parts, headers } = comparison.difference;
  return [
    line,
    ...parts.slice(0, MAX_PARTS).map((part) => `  ${namePart(part, quoteName)}: ${describePart(part)}`),
    ...(parts.length > MAX_PARTS ? [`  and ${parts.length - MAX_PARTS} more folders`] : []),
    ...headers.map(({ label, from, to }) => `  ${label}: ${showValue(from)} → ${showValue(to)}`),
  ];
}

/** Where the files of a part lie. */
export function namePart({ name }: Pick<PartDifference, 'name'>, show: (name: string) => string): string {
  return name === '' ? TOP : show(name);
}

function describePart(part: PartDifference): string {
  const { files, unpackedBytes } = part;
  return `${countFiles(part)}; ${files.from} → ${files.to} files, ${formatSizes(unpackedBytes)}`;
}

/** A header as code, cut. */
export function showValue(value: string): string {
  return value === '' ? 'none' : quoteName(value);
}

/** The output `changes`, as one line of JSON; `''` when nothing was compared. */
export function writeChanges(comparison: Comparison | undefined, sanitise: Sanitise): string {
  if (comparison?.isCompared !== true) return '';
  const { from, to, added, removed, changed, packedBytes, unpackedBytes } = comparison.difference;
  return JSON.stringify({
    from: sanitise(from.header.version),
    to: sanitise(to.header.version),
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    packedBytes,
    unpackedBytes,
  });
}
