/** Also behind a byte order mark, and indented, as in YAML. */
const MARKER =
  /^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm;
const KEY_LINE = /^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m;
const PUTTY_KEY = /^PuTTY-User-Key-File-\d/;

/** Opens a string of several lines in PHP, also in an example in a manual. */
const HEREDOC_START = /<<<[ \t]*(["']?)\w+\1[ \t]*\n$/;
const PHP_FILE = /\.(php\d?|phtml|inc|module)$/i;
const JAVASCRIPT_FILE = /\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i;

/** Comments and strings, which hide each other; what does not end goes on to the end of the file. */
const JAVASCRIPT_PARTS =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|$)/g;
const PHP_PARTS =
  /\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g;
const STRING = /^(?:['"`]|<<<)/;

/** To know that a key is in a string, all that comes before it has to be read. */
const MAX_KEYS = 10;

/**
 * Where a private key begins in a text: a BEGIN line, a line of base64 and an END line. Code that only names the marker,
 * or has a key in a string, does not count.
 *
 * @param text with bare line feeds; bytes as characters
 * @param isCut whether the text goes on, so that the end of a key may be missing
 * @returns an index, or -1
 */
export function findPrivateKey(path: string, text: string, isCut: boolean): number {
  if (PUTTY_KEY.test(text)) return 0;
  let begin: RegExpExecArray | undefined;
  let keys = 0;
  for (const marker of text.matchAll(MARKER)) {
    if (marker[1] === 'END' && marker[2] === begin?.[2] && begin !== undefined) {
      if (isKey(path, text, begin, marker.index)) return begin.index;
      keys += 1;
      if (keys === MAX_KEYS) return -1;
      begin = undefined;
    } else if (marker[1] === 'BEGIN') begin = marker;
  }
  return isCut && begin !== undefined && isKey(path, text, begin, text.length) ? begin.index : -1;
}

function isKey(path: string, text: string, { 0: line, index }: RegExpExecArray, end: number): boolean {
  return KEY_LINE.test(text.slice(index + line.length, end)) && !isInString(path, text, index);
}

function isInString(path: string, text: string, index: number): boolean {
  if (HEREDOC_START.test(text.slice(Math.max(0, index - 200), index))) return true;
  if (JAVASCRIPT_FILE.test(path)) return isInPart(text, JAVASCRIPT_PARTS, 0, index);
  if (!PHP_FILE.test(path)) return false;
  const open = text.indexOf('<?');
  return open >= 0 && open < index && isInPart(text, PHP_PARTS, open + 2, index);
}

function isInPart(text: string, parts: RegExp, start: number, index: number): boolean {
  for (const part of text.slice(start).matchAll(parts)) {
    const from = start + part.index;
    if (from > index) return false;
    if (index < from + part[0].length) return STRING.test(part[0]);
  }
  return false;
}
