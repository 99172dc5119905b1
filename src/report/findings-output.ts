import type { ReportedFinding } from '../plugin/accept.ts';
import type { Sanitise } from '../shared/logger.ts';

/** Far below what a variable of a step can hold, of which 128 KiB is the limit of Linux. */
const MAX_BYTES = 64 * 1024;

/**
 * The findings for later steps, as one line of JSON; in the messages, names in backticks are code. What does not fit is
 * counted in a last element, with `left-out` in place of a check. `files` is there when a finding is about several.
 *
 * @param maxBytes of the JSON in UTF-8, without that last element
 */
export function writeFindings(
  findings: readonly ReportedFinding[],
  sanitise: Sanitise,
  maxBytes: number = MAX_BYTES,
): string {
  const items = findings.map(({ id, severity, message, effect, fix, file, line, files, accepted }) => {
    const item = {
      id,
      severity,
      message: sanitise(`${message} ${effect}`),
      fix: sanitise(fix),
      file: file === undefined ? null : sanitise(file),
      line: line ?? null,
      accepted,
    };
    // A list that alone is too long would hide all that comes behind it.
    const whole = files && JSON.stringify({ ...item, files: files.map((path) => sanitise(path)) });
    return whole !== undefined && Buffer.byteLength(whole) <= maxBytes / 2 ? whole : JSON.stringify(item);
  });
  let bytes = 2;
  const left = items.findIndex((item) => (bytes += Buffer.byteLength(item) + 1) > maxBytes);
  if (left < 0) return `[${items.join(',')}]`;
  return `[${[...items.slice(0, left), describeRest(items.length - left)].join(',')}]`;
}

function describeRest(count: number): string {
  return JSON.stringify({
    id: 'left-out',
    severity: 'notice',
    message: `${count} more findings were left out here.`,
    fix: 'The log of the run has all of them.',
    file: null,
    line: null,
    accepted: false,
  });
}
