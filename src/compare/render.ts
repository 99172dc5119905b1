import type { Sanitise } from '../shared/logger.ts';
import { renderCode, renderFacts, renderFolded, renderProse, renderTable } from '../shared/markdown.ts';
import { cutName } from '../shared/quote.ts';
import type { Comparison } from './comparison.ts';
import { describeComparison, formatSizes, MAX_PARTS, namePart, showValue } from './describe.ts';
import type { Difference, PartDifference } from './difference.ts';

/** Names of files that are shown of a part, for each kind of change together. */
const MAX_NAMES = 50;
/** Of all names together: a summary may have 1 MiB, and others need room in it. */
const MAX_BYTES = 128 * 1024;

/** Renders the changes as the value of a row in the receipt: HTML. */
export function renderChangesLine(comparison: Comparison, sanitise: Sanitise): string {
  return renderProse(sanitise(describeComparison(comparison)));
}

/** Renders the changes part by part, as folded Markdown; nothing when there is nothing to show. */
export function renderChanges(comparison: Comparison, sanitise: Sanitise): readonly string[] {
  if (!comparison.isCompared) return [];
  const { difference } = comparison;
  const blocks = [...renderParts(difference, sanitise), ...renderHeaders(difference, sanitise)];
  return blocks.length === 0 ? [] : [renderFolded('What this version changes', blocks, isShort(difference))];
}

/** So few files are read at a glance. */
const FEW_FILES = 10;

function isShort({ parts }: Difference): boolean {
  const files = parts.flatMap(({ changed, added, removed }) => [...changed, ...added, ...removed]);
  return files.length <= FEW_FILES;
}

function renderParts({ parts }: Difference, sanitise: Sanitise): readonly string[] {
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
  return [table, ...(more > 0 ? [`And ${more} more folders.`] : []), ...renderNames(shown, code)];
}

/** Each part's names in one paragraph, as long as there is room. */
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

function renderHeaders({ headers }: Difference, sanitise: Sanitise): readonly string[] {
  if (headers.length === 0) return [];
  const prose = (value: string) => renderProse(sanitise(showValue(value)));
  return [renderFacts(headers.map(({ label, from, to }) => [label, `${prose(from)} → ${prose(to)}`]))];
}
