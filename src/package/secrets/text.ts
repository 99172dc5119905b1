/** Text has no zero bytes; most other content begins with some. */
const SAMPLE_BYTES = 4 * 1024;

/** Whether a file is text, judging by its beginning. */
export function isText(start: Buffer): boolean {
  return !start.subarray(0, SAMPLE_BYTES).includes(0);
}
