import { createMasker, listSecretForms, type SecretForm, startInGroup } from '../../shared/secret-forms.ts';
import { createSearchBudget } from '../search-budget.ts';
import { createMultiSearch, type Match } from './multi-search.ts';
import { isText } from './text.ts';

/** A secret that the run itself uses, so that no package may hold it. */
export interface OwnKey {
  readonly input: 'api-key' | 'github-token';
  readonly value: string;
}

/** A file that holds a key, or that has it in its name. */
export interface FoundKey {
  /** The path, with a mask in the place of keys. */
  readonly path: string;
  readonly key: OwnKey;
  /** How the key is written. */
  readonly kind: SecretForm['kind'];
  /** From 1; `undefined` for a name, and for a file that is not text. */
  readonly line: number | undefined;
}

/** The result of a search for keys. */
export interface KeyReport {
  readonly found: readonly FoundKey[];
  /** Paths of the files that could not be unpacked, or not to their ends. */
  readonly unread: readonly string[];
  /** How many files were not searched, because that would have taken too long. */
  readonly unsearched: number;
}

export const NO_KEYS: KeyReport = { found: [], unread: [], unsearched: 0 };

/** Searches for keys in names, and in files that are shown piece by piece. */
export interface KeySearch {
  /** Finds the paths that have a key in them. */
  readonly findInNames: (paths: readonly string[]) => readonly FoundKey[];
  /** Begins to look at the content of a file. */
  readonly begin: (path: string, sizeBytes: number) => LookAtPiece;
  readonly addUnread: (path: string) => void;
  /** Returns all that was seen so far. */
  readonly report: () => KeyReport;
}

/** Looks at the next bytes of a file, which are valid only until this returns. */
export type LookAtPiece = (piece: Buffer, isLast: boolean) => void;

const LONG = 20;
/** A shorter one is a word of any text. */
const MIN_LENGTH = 8;

/** The search looks at fewer than every fourth byte. */
const BYTES_PER_STEP = 4;

/** As much of the text around a key as says whether it stands alone. */
const BESIDE_BYTES = 8;

interface Needle extends SecretForm {
  readonly bytes: Buffer;
  readonly key: OwnKey;
}

/** Whether no text holds the key by chance. */
export function isLong({ value }: OwnKey): boolean {
  return value.length >= LONG;
}

/** Whether a key's length or characters distinguish it from other text. */
function isDistinct(key: OwnKey): boolean {
  const { value } = key;
  return isLong(key) || (value.length >= MIN_LENGTH && /[^A-Za-z]/.test(value));
}

/** Creates a search for keys, in all forms of {@link listSecretForms}; `undefined` if there is none to look for. */
export function createKeySearch(keys: readonly OwnKey[]): KeySearch | undefined {
  const needles = keys
    .filter(isDistinct)
    .flatMap((key) =>
      listSecretForms(key.value).map((form): Needle => ({ ...form, bytes: Buffer.from(form.text), key })),
    );
  if (needles.length === 0) return undefined;
  const find = createFinder(needles);
  const reach = Math.max(...needles.map(({ bytes }) => bytes.length)) + BESIDE_BYTES;
  const values = keys.map(({ value }) => value);
  const hide = createMasker(values, '***');
  const budget = createSearchBudget();
  const join = createJoin();
  const found: FoundKey[] = [];
  const unread: string[] = [];
  return {
    findInNames: (paths) =>
      paths.flatMap((path) => {
        const match = find(Buffer.from(path), 0, Infinity);
        return match === undefined ? [] : [{ ...match.needle, path: hide(path), line: undefined }];
      }),
    begin: (path, sizeBytes) =>
      budget.spendOn(path)(sizeBytes / BYTES_PER_STEP)
        ? lookThrough({ find, reach, join }, ({ key, kind }, line) =>
            found.push({ path: hide(path), key, kind, line }),
          )
        : () => undefined,
    addUnread: (path) => unread.push(hide(path)),
    report: () => ({ found, unread, unsearched: budget.countUnsearched() }),
  };
}

/** Finds the first key that begins from `from` up to, but not including, `to`. */
type FindKey = (bytes: Buffer, from: number, to: number) => Match<Needle> | undefined;

function createFinder(needles: readonly Needle[]): FindKey {
  const search = createMultiSearch(needles);
  return (bytes, from, to) => {
    let match = search(bytes, from);
    while (match !== undefined && match.start < to) {
      if (isLong(match.needle.key) || standsAlone(bytes, match)) return match;
      match = search(bytes, match.start + 1);
    }
    return undefined;
  };
}

/** Creates a function that joins two pieces, in memory that the next call uses again: a large package has many. */
function createJoin(): (one: Buffer, other: Buffer) => Buffer {
  let memory = Buffer.alloc(0);
  return (one, other) => {
    const { length } = one;
    if (length === 0) return other;
    if (memory.length < length + other.length) memory = Buffer.allocUnsafe(length + other.length);
    one.copy(memory);
    other.copy(memory, length);
    return memory.subarray(0, length + other.length);
  };
}

interface Looking {
  readonly find: FindKey;
  /** Length of the longest form, with its neighbours. */
  readonly reach: number;
  readonly join: ReturnType<typeof createJoin>;
}

/** Looks through the pieces of a file for its first key. */
function lookThrough(
  { find, reach, join }: Looking,
  tell: (needle: Needle, line: number | undefined) => void,
): LookAtPiece {
  let isOver = false;
  let isOfText: boolean | undefined;
  /** The end of the pieces so far, how much of it was searched, and the number of line feeds before it. */
  let rest = Buffer.alloc(0);
  let searched = 0;
  let lines = 0;
  return (piece, isLast) => {
    if (isOver) return;
    isOfText ??= isText(piece);
    const bytes = join(rest, piece);
    // A form that may go on in the next piece, or has its neighbour there, is looked for with that.
    const to = isLast ? bytes.length : Math.max(searched, bytes.length - reach);
    const match = find(bytes, searched, to);
    if (match !== undefined) {
      isOver = true;
      tell(match.needle, isOfText ? lines + countLines(bytes, match.start) + 1 : undefined);
    } else if (!isLast) {
      const kept = Math.max(0, to - BESIDE_BYTES);
      if (isOfText) lines += countLines(bytes, kept);
      rest = Buffer.from(bytes.subarray(kept));
      searched = to - kept;
    }
  };
}

function countLines(bytes: Buffer, end: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < end; at = bytes.indexOf(LINE_FEED, at + 1))
    count += 1;
  return count;
}

const LINE_FEED = 0x0a;

/** Whether no letter or digit stands beside the key, in what the text says when it is decoded. */
function standsAlone(bytes: Buffer, { needle, start, end }: Match<Needle>): boolean {
  const text = bytes.toString('latin1', Math.max(0, start - BESIDE_BYTES), end + BESIDE_BYTES);
  const at = Math.min(start, BESIDE_BYTES);
  const [before, after] = [text.slice(0, at), text.slice(at + end - start)];
  switch (needle.kind) {
    case 'text':
      return !isWord(before.replace(ESCAPE, decode)) && !isWord(after.charAt(0));
    case 'hex':
      return !isWord(decodeHex(before.slice(-2))) && !isWord(decodeHex(after.slice(0, 2)));
    case 'base64':
      return standsAloneInBase64(needle, before, needle.text, after);
  }
}

/** Whether a text ends in a letter or digit. */
function isWord(text: string): boolean {
  return /[A-Za-z0-9]$/.test(text);
}

/** At the end of a text: an escape of URLs, of JSON and JavaScript, or of PHP. */
const ESCAPE = /(?:%|\\x|\\u00)([0-9a-f]{2})$|\\[abefnrtv]$/i;

function decode(_escape: string, hex = ''): string {
  return decodeHex(hex);
}

function decodeHex(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1');
}

function standsAloneInBase64(
  { key: { value }, offset }: Needle,
  before: string,
  form: string,
  after: string,
) {
  const inGroup = startInGroup(offset);
  // The group of four in which the form begins, the one before, and those in which it ends and goes on.
  const head = before.slice(-4 - inGroup).padStart(4 + inGroup, ' ');
  // A sign that is not of base64 stands for zeros.
  const text = `${head}${form}${after}`.replace(/[^\w+/-]/g, 'A');
  const decoded = Buffer.from(text, 'base64').toString('latin1');
  const start = 3 + offset;
  const end = start + value.length;
  return (
    decoded.slice(start, end) === value && !isWord(decoded.slice(0, start)) && !isWord(decoded.charAt(end))
  );
}
