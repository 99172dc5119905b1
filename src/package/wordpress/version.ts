/** Kinds of parts of a version, in the order of PHP's version_compare(). */
const UNKNOWN = -1;
const RELEASE_CANDIDATE = 3;
const NUMBER = 4;

// PHP compares only the beginning of a word: `a` stands for alpha, `b` for beta and build, `p` for pl and patch.
const FORMS = [
  ['dev', 0],
  ['a', 1],
  ['b', 2],
  ['RC', RELEASE_CANDIDATE],
  ['rc', RELEASE_CANDIDATE],
  ['#', NUMBER],
  ['p', 5],
] as const;

/** The greatest `long` in C, to which PHP reduces every greater number. */
const MAX_LONG = '9223372036854775807';

/**
 * Compares two versions as WordPress does before it offers an update: byte for byte PHP 8.2's version_compare(),
 * oddities included (`1.` is smaller than itself). Never throws. Source: PHP ext/standard/versioning.c.
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const left = splitVersion(a);
  const right = splitVersion(b);
  if (left.length === 0 || right.length === 0) return sign(left.length - right.length);
  let index = 0;
  for (; hasMore(left, index) && hasMore(right, index); index += 1) {
    const order = compareParts(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return index < left.length ? compareRest(left, index) : sign(-compareRest(right, index));
}

/**
 * Whether a version has a part that PHP does not know, such as `v`, `hotfix` or `stable`. It sorts below everything, so
 * `1.0.0-hotfix` is not an update for `1.0.0`. A trailing separator counts too, because it has the same effect.
 */
export function hasUnknownWord(version: string): boolean {
  return splitVersion(version).some((part) => rankOf(part) === UNKNOWN);
}

/** Whether any part makes PHP order a version as dev, alpha, beta or release candidate. */
export function isPrerelease(version: string): boolean {
  return splitVersion(version)
    .map(rankOf)
    .some((rank) => rank !== UNKNOWN && rank <= RELEASE_CANDIDATE);
}

/** The parts of a version, numbers and words; none for an empty version. */
function splitVersion(version: string): readonly string[] {
  // PHP reads bytes up to the first NUL.
  const [bytes = ''] = Buffer.from(version).toString('latin1').split('\0', 1);
  if (bytes === '') return [];
  return (bytes.startsWith('#') ? bytes : canonicalise(bytes)).split('.');
}

/** Replaces every separator with a dot, and inserts one between digits and other characters. */
function canonicalise(version: string): string {
  let previous = version.charAt(0);
  // A list, because reading a text while it grows takes quadratic time.
  const canonical = [previous];
  for (const character of version.slice(1)) {
    const isKept = /[0-9A-Za-z]/.test(character) || (isDigit(previous) && !/[-_+.]/.test(character));
    const isEdge = isKept && isDigit(previous) !== isDigit(character);
    if ((isEdge || !isKept) && canonical.at(-1) !== '.') canonical.push('.');
    if (isKept) canonical.push(character);
    previous = character;
  }
  return canonical.join('');
}

/** C treats the end of a string as the end of the parts, even right after a separator. */
function hasMore(parts: readonly string[], index: number): boolean {
  return index < parts.length - 1 || (index === parts.length - 1 && parts[index] !== '');
}

function compareParts(a: string, b: string): -1 | 0 | 1 {
  return isDigit(a) && isDigit(b) ? compareNumbers(a, b) : sign(rankOf(a) - rankOf(b));
}

function compareNumbers(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [readLong(a), readLong(b)];
  if (left.length !== right.length) return sign(left.length - right.length);
  return left === right ? 0 : left < right ? -1 : 1;
}

/** The leading digits without zeros before them, as text, because converting a very long number takes very long. */
function readLong(part: string): string {
  const digits = /^0*([0-9]*)/.exec(part)?.[1] ?? '';
  const isTooGreat = digits.length > MAX_LONG.length || (digits.length === 19 && digits > MAX_LONG);
  return isTooGreat ? MAX_LONG : digits;
}

/** Compares the rest of the longer version: a number makes it greater, a word is compared with a number. */
function compareRest(parts: readonly string[], from: number): -1 | 0 | 1 {
  for (let index = from; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    if (isDigit(part)) return 1;
    const order = sign(rankOf(part) - NUMBER);
    if (order !== 0) return order;
  }
  return 0;
}

function rankOf(part: string): number {
  if (isDigit(part)) return NUMBER;
  return FORMS.find(([form]) => part.startsWith(form))?.[1] ?? UNKNOWN;
}

function isDigit(text: string): boolean {
  const first = text.charAt(0);
  return first >= '0' && first <= '9';
}

function sign(value: number): -1 | 0 | 1 {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}
