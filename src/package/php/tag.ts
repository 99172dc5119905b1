const START_BYTES = 512;
const TAG = /<\?(?:php(?=\s|$)|=)/i;

/**
 * Reads how a file begins, without parsing it.
 *
 * @param text as latin1
 * @returns whether it has an opening tag, and its first bytes; `''` if it begins with the tag
 */
export function readTag(text: string): { readonly hasTag: boolean; readonly start: string } {
  const tag = text.search(TAG);
  return { hasTag: tag >= 0, start: tag === 0 ? '' : text.slice(0, START_BYTES) };
}
