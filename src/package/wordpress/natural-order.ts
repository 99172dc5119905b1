/**
 * Compares names as PHP's strnatcasecmp does, by which WordPress sorts plugins: bytes without the case of ASCII
 * letters, white space skipped, runs of digits by their value. Source: PHP ext/standard/strnatcmp.c, WordPress core
 * _sort_uname_callback().
 */
export function compareNaturally(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [foldCase(a), foldCase(b)];
  if (left === '' || right === '') return sign(left.length - right.length);
  for (let [i, j] = [0, 0]; ; i += 1, j += 1) {
    if (i >= left.length || j >= right.length) return compareEnds(left, i, right, j);
    [i, j] = [skipFiller(left, i), skipFiller(right, j)];
    const [digits, others] = [readDigits(left, i), readDigits(right, j)];
    if (digits !== '' && others !== '') {
      const order = compareDigits(digits, others);
      if (order !== 0) return order;
      [i, j] = [i + digits.length, j + others.length];
      if (i >= left.length || j >= right.length) return compareEnds(left, i, right, j);
    }
    const order = sign(byteAt(left, i) - byteAt(right, j));
    if (order !== 0) return order;
  }
}

/** One character for each byte, in upper case by C's toupper(), so that `_` sorts after every letter. */
function foldCase(name: string): string {
  return Buffer.from(name)
    .toString('latin1')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Skips zeros before a number, then white space; zeros after white space stay, as in PHP. */
function skipFiller(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === '0' && isDigit(text.charAt(at + 1))) at += 1;
  while (/^[\t-\r ]/.test(text.charAt(at))) at += 1;
  return at;
}

function readDigits(text: string, start: number): string {
  let end = start;
  while (isDigit(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

/** Compares by value, or digit by digit if one begins with a zero, like the part after a decimal point. */
function compareDigits(a: string, b: string): -1 | 0 | 1 {
  const isFraction = a.startsWith('0') || b.startsWith('0');
  if (!isFraction && a.length !== b.length) return sign(a.length - b.length);
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The one that ends first is smaller. */
function compareEnds(left: string, i: number, right: string, j: number): -1 | 0 | 1 {
  return sign(Number(i < left.length) - Number(j < right.length));
}

/** C reads a zero at the end of a string. */
function byteAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

function isDigit(character: string): boolean {
  return /^[0-9]/.test(character);
}

function sign(value: number): -1 | 0 | 1 {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}
