import { formatSize } from '../../shared/format.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { renderCode, renderFacts, renderFolded, renderProse, renderTable } from '../../shared/markdown.ts';
import { cutName, quoteName } from '../../shared/quote.ts';
import type { Comparison } from '../../package/index.ts';

type Compared = Extract<Comparison, { isCompared: true }>;
type Difference = Compared['difference'];
type PartDifference = Difference['parts'][number];
type NumberChange = Difference['packedBytes'];
type FileChanges = Pick<Difference, 'added' | 'removed' | 'changed'>;

/** Describes the changes in one line; names in backticks are code. Not sanitised. */
export function describeComparison(comparison: Comparison): string {
  if (!comparison.isCompared) return `Not compared: ${comparison.why}`;
  return `${describeDifference(comparison.difference)}, compared with ${comparison.what}`;
}

/** Describes the numbers: `12 files changed, 3 added, 1 removed · 1.2 → 1.3 MB`. */
export function describeDifference(difference: Difference): string {
  const { packedBytes } = difference;
  return `${countFiles(difference)} · ${formatSizes(packedBytes)}`;
}

function countFiles({ added, removed, changed }: FileChanges): string {
  if (added.length + removed.length + changed.length === 0) return 'No file changed';
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

/** Writes two sizes, with a shared unit only once: `1.2 → 1.3 MB`. */
export function formatSizes({ from, to }: NumberChange): string {
  const [before, after] = [formatSize(from), formatSize(to)];
  const [number, unit] = before.split(' ');
  return after.endsWith(` ${unit ?? ''}`) ? `${number ?? ''} → ${after}` : `${before} → ${after}`;
}

/** The name for files that are in no folder. */
const TOP = 'top level';

/** People do not read more. */
const MAX_PARTS = 30;

/** Lists the changes for the log: a line of numbers, then one for each part and each header. Not sanitised. */
export function listChangeLines(comparison: Comparison): readonly string[] {
  if (!comparison.isCompared) return [`Not compared: ${comparison.why}.`];
  const line = `Changes: ${describeComparison(comparison)}.`;
  const { parts, headers } = comparison.difference;
  return [
    line,
    ...parts.slice(0, MAX_PARTS).map((part) => `  ${namePart(part, quoteName)}: ${describePart(part)}`),
    ...(parts.length > MAX_PARTS ? [`  and ${parts.length - MAX_PARTS} more folders`] : []),
    ...headers.map(({ label, from, to }) => `  ${label}: ${showValue(from)} → ${showValue(to)}`),
    ...listLibraryLines(comparison),
  ];
}

/** Counts the changes of libraries: `1 added, 2 raised, 1 removed`; `''` if there are none. */
export function countLibraries({ libraries = [] }: Compared): string {
  const counts = Map.groupBy(libraries, ({ change }) => change);
  return [...counts].map(([change, { length }]) => `${length} ${change}`).join(', ');
}

function listLibraryLines(comparison: Compared): readonly string[] {
  const counts = countLibraries(comparison);
  return counts === ''
    ? []
    : [`  Libraries: ${counts}`, ...listLibraries(comparison).map((line) => `    ${line}`)];
}

/** Lists the changes of libraries; names in backticks are code. */
function listLibraries({ libraries = [] }: Compared): readonly string[] {
  const shown = libraries.slice(0, MAX_LIBRARIES).map(({ change, name, from, to }) => {
    const versions = [from, to].filter((version) => version !== '').map((version) => quoteName(version));
    return `${change} ${quoteName(name)} ${versions.join(' → ')}`.trim();
  });
  const more = libraries.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
}

const MAX_LIBRARIES = 100;

/** Names a part by its folder. */
function namePart({ name }: Pick<PartDifference, 'name'>, show: (name: string) => string): string {
  return name === '' ? TOP : show(name);
}

function describePart(part: PartDifference): string {
  const { files, unpackedBytes } = part;
  return `${countFiles(part)}; ${files.from} → ${files.to} files, ${formatSizes(unpackedBytes)}`;
}

/** Writes a header as code, shortened. */
function showValue(value: string): string {
  return value === '' ? 'none' : quoteName(value);
}

/** Writes the output `changes` as one line of JSON; `''` if nothing was compared. */
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

/** Maximum number of files named per part, for all kinds of changes together. */
const MAX_NAMES = 50;
/** Maximum size of all names: a summary may have 1 MiB, and other sections need room in it. */
const MAX_BYTES = 128 * 1024;

/** Renders the changes as the value of a row in the receipt: HTML. */
export function renderChangesLine(comparison: Comparison, sanitise: Sanitise): string {
  return renderProse(sanitise(describeComparison(comparison)));
}

/** Renders the changes part by part, as folded Markdown; empty if nothing changed. */
export function renderChanges(comparison: Comparison, sanitise: Sanitise): readonly string[] {
  if (!comparison.isCompared) return [];
  const { difference } = comparison;
  const isOpen = isShort(difference);
  const blocks = [
    ...renderParts(difference, sanitise, isOpen),
    ...renderHeaders(difference, sanitise),
    ...renderLibraries(comparison, sanitise),
  ];
  return blocks.length === 0 ? [] : [renderFolded('What this version changes', blocks, isOpen)];
}

/** Up to this number, the files are shown unfolded. */
const FEW_FILES = 10;

function isShort({ parts }: Difference): boolean {
  const files = parts.flatMap(({ changed, added, removed }) => [...changed, ...added, ...removed]);
  return files.length <= FEW_FILES;
}

function renderParts({ parts }: Difference, sanitise: Sanitise, isOpen: boolean): readonly string[] {
  if (parts.length === 0) return [];
  const code = (name: string) => renderCode(sanitise(cutName(name)));
  const shown = parts.slice(0, MAX_PARTS);
  const rows = shown.map((part) => [
    namePart(part, code),
    ...[part.changed, part.added, part.removed].map(({ length }) => (length === 0 ? '' : String(length))),
    `${part.files.from} → ${part.files.to}`,
    formatSizes(part.unpackedBytes),
  ]);
  const more = parts.length - shown.length;
  const table = renderTable(['Part', 'Changed', 'Added', 'Removed', 'Files', 'Unpacked'], rows);
  // The numbers of a single part are those of the receipt, few names need none, and phones are narrower than the table.
  const counts =
    parts.length === 1 || isOpen ? [] : [table, ...(more > 0 ? [`And ${more} more folders.`] : [])];
  return [...counts, ...renderNames(shown, code)];
}

/** Renders the names of each part in one paragraph, as long as there is room. */
function renderNames(parts: readonly PartDifference[], code: Sanitise): readonly string[] {
  const lines: string[] = [];
  let bytes = 0;
  for (const part of parts) {
    const line = `- ${namePart(part, code)}: ${listNames(part, code)}`;
    bytes += Buffer.byteLength(line);
    if (bytes > MAX_BYTES) {
      lines.push(`- and the files of ${parts.length - lines.length} more`);
      break;
    }
    lines.push(line);
  }
  return [lines.join('\n')];
}

function listNames({ name, ...part }: PartDifference, code: Sanitise): string {
  let left = MAX_NAMES;
  const kinds = (['removed', 'added', 'changed'] as const).flatMap((kind) => {
    const shown = part[kind].slice(0, left).map((path) => code(path.slice(name.length)));
    left -= shown.length;
    const more = part[kind].length - shown.length;
    if (more > 0) shown.push(shown.length === 0 ? String(more) : `and ${more} more`);
    return shown.length === 0 ? [] : [`${kind} ${shown.join(', ')}`];
  });
  return kinds.join('; ');
}

function renderLibraries(comparison: Compared, sanitise: Sanitise): readonly string[] {
  const lines = listLibraries(comparison).map((line) => `- ${renderProse(sanitise(line))}`);
  return lines.length === 0 ? [] : [`Libraries: ${countLibraries(comparison)}`, lines.join('\n')];
}

function renderHeaders({ headers: all }: Difference, sanitise: Sanitise): readonly string[] {
  // The receipt begins with both versions.
  const headers = all.filter(({ label }) => label !== 'Version');
  if (headers.length === 0) return [];
  const prose = (value: string) => renderProse(sanitise(showValue(value)));
  return [renderFacts(headers.map(({ label, from, to }) => [label, `${prose(from)} → ${prose(to)}`]))];
}
