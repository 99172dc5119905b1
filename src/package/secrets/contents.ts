import { type Spend, spendFreely } from '../search-budget.ts';
import { findNamedSecret } from './names.ts';
import { isText } from './text.ts';
import { listTokenKinds } from './tokens.ts';

/** A secret in a file, without the secret itself. */
export interface FoundSecret {
  readonly path: string;
  /** The fact, to follow the name: "holds …". */
  readonly what: string;
  /** Line of its beginning, from 1. */
  readonly line: number;
  /** It may be something else, or gives access to a test account only. */
  readonly isUnsure?: boolean;
  /** It is what a client of a service is given. */
  readonly isOfClient?: boolean;
  /** It opens an account in a cloud. */
  readonly isOfCloud?: boolean;
}

/** Maximum number of bytes that are searched per file. */
export const SEARCHED_BYTES = 256 * 1024;

/**
 * A part of every secret that is recognised by its shape, except tokens; most files fail this test. It begins with
 * characters that are rare in code, which makes the search several times faster.
 */
const HINT = /A[KS]IA|PRIVATE KEY|PuTTY-User-Key|_(?:auth|(?<!\w_)password|key['"]\s{0,20}=>\s{0,20}['"]sk_)/;

/** Steps per character for searching all of them. */
const SEARCH_STEPS = 20;

const SERVICE_ACCOUNT = /"type"\s*:\s*"service_account"/;
/** The lines of a key in JSON. */
const KEY_IN_JSON = /"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/;
const NPM_TOKEN = /(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm;
const SCOPED_NPM_TOKEN = /:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g;
const AWS_KEY = /(?<![A-Z0-9])A[KS]IA[A-Z0-9]{16}(?![A-Z0-9])/g;
const AWS_SECRET =
  /(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g;
/** Freemius shows this key to developers and says that it must not be shipped. */
const FREEMIUS_KEY = /['"]secret_key['"]\s{0,20}=>\s{0,20}['"](sk_[^\s'"]{20,40})['"]/g;
/** A WordPress password hash among the values of a row. */
const USER_ROW = /(?<=[,(]\s{0,9})['"]\$(?:P\$B[\w./]{30}|wp\$2y\$\d\d\$[\w./]{53})['"]/;
/** Only a file made to slow down the search has more placeholders. */
const MAX_MATCHES = 100;
/** An AWS key and its secret usually stand close to each other. */
const AWS_DISTANCE = 300;

/** Sample values from manuals, such as those of Stripe, and names of variables. */
const PLACEHOLDER =
  /example|your|sample|dummy|placeholder|redacted|change_?me|x{6}|\*{3}|0{8}|(?:0?123456789|abcdefghij)|4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2/i;
const VARIABLE = /^[A-Z]+(_[A-Z]+)+$/;
/** The part after the prefix of a token. */
const REPETITION = /^(?:A[KS]IA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/;

/**
 * Finds the first secret in a file: a private key, the account of a service, a token, or the kind that the file's name
 * suggests.
 *
 * @param bytes of the file, from its start
 * @param isCut whether the file goes on behind them
 */
export function findSecret(path: string, bytes: Buffer, isCut: boolean): FoundSecret | undefined {
  const text = readText(bytes);
  return text === undefined ? undefined : findSecretInText(path, text, isCut || text.length < bytes.length);
}

/** The searched part of a file, with its bytes as characters; `undefined` if it is not text. */
export function readText(bytes: Buffer): string | undefined {
  return isText(bytes) ? bytes.toString('latin1', 0, SEARCHED_BYTES) : undefined;
}

/** Runs {@link findSecret} on the text from {@link readText}. */
export function findSecretInText(
  path: string,
  raw: string,
  isCut: boolean,
  spend: Spend = spendFreely,
): FoundSecret | undefined {
  if (!spend(raw.length)) return undefined;
  const named = findNamedSecret(path);
  const kinds = HINT.test(raw) || /\.sql$/i.test(path) ? KINDS : [];
  const tokens = listTokenKinds(raw);
  if (named?.proof === undefined && kinds.length + tokens.length === 0) return undefined;
  if (!spend(raw.length * SEARCH_STEPS)) return undefined;
  const text = raw.replaceAll(/\r\n?/g, '\n');
  const toSecret: ToSecret = (what, index, isUnsure = false) => {
    return { path, what, line: text.slice(0, index).split('\n').length, ...(isUnsure && { isUnsure }) };
  };
  const byName = named && findByName(named, path, text, toSecret);
  if (byName !== undefined && byName.isUnsure !== true) return byName;
  for (const { what, find, isUnsure, isOfCloud = false } of kinds) {
    const index = find(path, text, isCut);
    if (index >= 0) return { ...toSecret(what, index, isUnsure), ...(isOfCloud && { isOfCloud }) };
  }
  return findToken(text, tokens, byName, toSecret);
}

type ToSecret = (what: string, index: number, isUnsure?: boolean) => FoundSecret;

/** Finds what the file's name suggests; `isUnsure` if it is a sample. */
function findByName(
  { what, proof, isSample }: NonNullable<ReturnType<typeof findNamedSecret>>,
  path: string,
  text: string,
  toSecret: ToSecret,
): FoundSecret | undefined {
  const found = proof?.exec(text);
  return found ? toSecret(what, found.index, isSample?.(path, text)) : undefined;
}

/**
 * Finds the first token that is not a sample.
 *
 * @param sample is returned if there is none; `undefined` for the first sample of a token
 */
function findToken(
  text: string,
  kinds: ReturnType<typeof listTokenKinds>,
  sample: FoundSecret | undefined,
  toSecret: ToSecret,
): FoundSecret | undefined {
  let shown = sample;
  const isAlone = (secret: string) => text.trim() === secret;
  for (const { what, hint, pattern, isUnsure, isReal } of kinds) {
    if (!hint.test(text)) continue;
    const isToken = (_at: number, secret: string) => isReal(secret, isAlone(secret));
    const index = findReal(text, pattern, (at, secret) => isToken(at, secret) && !isSample(text, at));
    if (index >= 0) return toSecret(what, index, isUnsure);
    const sampleIndex = shown === undefined ? findReal(text, pattern, isToken) : -1;
    if (sampleIndex >= 0) shown = toSecret(what, sampleIndex, true);
  }
  return shown;
}

interface Kind {
  readonly what: string;
  readonly isUnsure?: boolean;
  readonly isOfCloud?: boolean;
  /** Index of its beginning, or -1. */
  readonly find: (path: string, text: string, isCut: boolean) => number;
}

const KINDS: readonly Kind[] = [
  { what: 'holds a private key', find: findPrivateKey },
  {
    what: 'holds the private key of a Google service account',
    isOfCloud: true,
    find: (_path, text) =>
      /^\s*[{[]/.test(text) && SERVICE_ACCOUNT.test(text) ? text.search(KEY_IN_JSON) : -1,
  },
  {
    what: 'holds a token for a registry of npm packages',
    find: (path, text) => findReal(text, /(^|\/)\.npmrc$/.test(path) ? NPM_TOKEN : SCOPED_NPM_TOKEN),
  },
  {
    what: 'holds a private key',
    find: (path, text) => (/\.json$/i.test(path) || /^\s*\{/.test(text) ? text.search(KEY_IN_JSON) : -1),
  },
  {
    what: 'holds a key of AWS and its secret',
    isOfCloud: true,
    find: (_path, text) => findReal(text, AWS_KEY, (index) => hasAwsSecret(text, index)),
  },
  {
    what: 'holds the secret key of a plugin at Freemius',
    // Manuals of Freemius's SDK show one too, so only PHP files count.
    find: (path, text) => (/\.php$/i.test(path) ? findReal(text, FREEMIUS_KEY) : -1),
  },
  {
    what: 'holds the passwords of users, in a dump of a database',
    find: (path, text) => (/\.sql$/i.test(path) ? text.search(USER_ROW) : -1),
  },
];

/** Index of the first match that is not a placeholder. The captured group is the secret, else the whole match. */
function findReal(
  text: string,
  pattern: RegExp,
  isOne: (index: number, secret: string) => boolean = () => true,
): number {
  let matches = 0;
  for (const { 0: all, 1: secret = all, index } of text.matchAll(pattern)) {
    matches += 1;
    if (matches > MAX_MATCHES) break;
    if (!isPlaceholder(secret) && isOne(index, secret)) return index;
  }
  return -1;
}

/** Whether a value stands for a secret that is not shown. */
export function isPlaceholder(value: string): boolean {
  return [PLACEHOLDER, VARIABLE, REPETITION].some((fake) => fake.test(value));
}

/** Whether a value is shown as a sample, in a form or a schema. */
function isSample(text: string, index: number): boolean {
  return /\b(?:placeholder|examples?)['"]?\s{0,9}(?:=>?|:)\s{0,9}[[(]?\s{0,9}['"][^'"\n]{0,60}$/i.test(
    text.slice(Math.max(0, index - 120), index),
  );
}

function hasAwsSecret(text: string, index: number): boolean {
  return findReal(text.slice(Math.max(0, index - AWS_DISTANCE), index + AWS_DISTANCE), AWS_SECRET) >= 0;
}

/** Also after a byte order mark, or indented as in YAML. */
const MARKER =
  /^(?:\xef\xbb\xbf)?[ \t]*-----(BEGIN|END) ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----[ \t]*$/gm;
const KEY_LINE = /^[ \t]*[A-Za-z0-9+/=]{40,}[ \t]*$/m;
const PUTTY_KEY = /^PuTTY-User-Key-File-\d/;

/** Opens a heredoc in PHP, also in an example in a manual. */
const HEREDOC_START = /<<<[ \t]*(["']?)\w+\1[ \t]*\n$/;
const PHP_FILE = /\.(php\d?|phtml|inc|module)$/i;
const JAVASCRIPT_FILE = /\.([cm]?[jt]s|[jt]sx|vue|svelte)$/i;

/**
 * Comments and strings, which hide each other; an unclosed one extends to the end of the file. Each matches where it begins, even
 * before a last backslash, because one that fails would be searched for again from each quote in it.
 */
const JAVASCRIPT_PARTS =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|(['"])(?:(?!\1)[^\\\n]|\\[^])*\1?|`[^`\\]*(?:\\[^][^`\\]*)*(?:`|\\?$)/g;
const PHP_PARTS =
  /\?>[^]*?(?:<\?|$)|\/\*[^]*?(?:\*\/|$)|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|'[^'\\]*(?:\\[^][^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|<<<[ \t]*(["']?)(\w+)\1\n[^]*?(?:\n[ \t]*\2\b|$)/g;
const STRING = /^(?:['"`]|<<<)/;

/** Bounds the work: to know that a key is in a string, all code before it has to be read. */
const MAX_KEYS = 10;

/**
 * Finds the beginning of a private key: a BEGIN line, a line of base64 and an END line. Code that only names the
 * marker, or has a key in a string, does not count.
 *
 * @param text with bare line feeds; bytes as characters
 * @param isCut whether the text goes on, so that the end of a key may be missing
 * @returns an index, or -1
 */
function findPrivateKey(path: string, text: string, isCut: boolean): number {
  // TCPDF's examples are signed with this key, which is public.
  if (/(^|\/)tcpdf\.crt$/.test(path)) return -1;
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
