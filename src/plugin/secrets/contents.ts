import { type Spend, spendFreely } from '../limits.ts';
import { findNamedSecret } from './names.ts';
import { listTokenKinds } from './tokens.ts';

/** A secret in a file. The secret itself is nowhere in it. */
export interface FoundSecret {
  readonly path: string;
  /** The fact, behind the name: "holds …". */
  readonly what: string;
  /** Where it begins; from 1. */
  readonly line: number;
  /** Something else may look like that, or it opens no more than a test account. */
  readonly isUnsure?: boolean;
}

/** So much of a file is looked into. */
export const SEARCHED_BYTES = 256 * 1024;
/** Text has no zero bytes, and what is none mostly begins with some. */
const SAMPLE_BYTES = 4 * 1024;

/**
 * Something of every secret that is looked for by its looks, but for tokens; most files are done with after this. It begins
 * with characters that are rare in code, which is several times faster.
 */
const HINT = /A[KS]IA|PRIVATE KEY|PuTTY-User-Key|_(?:auth|(?<!\w_)password|key['"]\s{0,20}=>\s{0,20}['"]sk_)/;

/** To look for each of them takes so many steps for each character. */
const SEARCH_STEPS = 20;

const SERVICE_ACCOUNT = /"type"\s*:\s*"service_account"/;
/** The lines of a key in JSON. */
const KEY_IN_JSON = /"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\\n[A-Za-z0-9+/=]{40,}/;
const NPM_TOKEN = /(?:^|:)[ \t]*_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/gm;
const SCOPED_NPM_TOKEN = /:_authToken[ \t]*=[ \t]*["']?([\w+/=.~-]{8,})/g;
const AWS_KEY = /(?<![A-Z0-9])A[KS]IA[A-Z0-9]{16}(?![A-Z0-9])/g;
const AWS_SECRET =
  /(?<![A-Za-z0-9+/=])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g;
/** Freemius shows it to developers as the one that must not be shipped. */
const FREEMIUS_KEY = /['"]secret_key['"]\s{0,20}=>\s{0,20}['"](sk_[^\s'"]{20,40})['"]/g;
/** A hash of WordPress among the values of a row. */
const USER_ROW = /(?<=[,(]\s{0,9})['"]\$(?:P\$B[\w./]{30}|wp\$2y\$\d\d\$[\w./]{53})['"]/;
/** Only a file that was made to take long has more that are none. */
const MAX_MATCHES = 100;
/** A key of AWS and its secret stand close to each other. */
const AWS_DISTANCE = 300;

/** Made up for manuals, such as those of Stripe, or the name of a variable. */
const PLACEHOLDER =
  /example|your|sample|dummy|placeholder|redacted|change_?me|x{6}|\*{3}|0{8}|(?:0?123456789|abcdefghij)|4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2/i;
const VARIABLE = /^[A-Z]+(_[A-Z]+)+$/;
/** Behind what tells the kind of a token. */
const REPETITION = /^(?:A[KS]IA|[a-z]+_|github_pat_)?([A-Za-z0-9])(?:\1|[_-])*$/;

/**
 * The first secret in a file: a private key, the account of a service, a token, or what the file's name promises.
 *
 * @param bytes of the file, from its start
 * @param isCut whether the file goes on behind them
 */
export function findSecret(path: string, bytes: Buffer, isCut: boolean): FoundSecret | undefined {
  const text = readText(bytes);
  return text === undefined ? undefined : findSecretInText(path, text, isCut || text.length < bytes.length);
}

/** So much of a file as is looked into, with its bytes as characters; `undefined` when it is no text. */
export function readText(bytes: Buffer): string | undefined {
  return isText(bytes) ? bytes.toString('latin1', 0, SEARCHED_BYTES) : undefined;
}

/** {@link findSecret} in what {@link readText} gives. */
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
  const tell = (what: string, index: number, isUnsure = false): FoundSecret => {
    return { path, what, line: text.slice(0, index).split('\n').length, ...(isUnsure && { isUnsure }) };
  };
  const proof = named?.proof?.exec(text);
  if (named !== undefined && proof) return tell(named.what, proof.index);
  for (const { what, find, isUnsure } of kinds) {
    const index = find(path, text, isCut);
    if (index >= 0) return tell(what, index, isUnsure);
  }
  for (const { what, hint, pattern, isUnsure } of tokens) {
    const index = hint.test(text) ? findReal(text, pattern) : -1;
    if (index >= 0) return tell(what, index, isUnsure);
  }
  return undefined;
}

/** Whether a file is text, going by its start. */
export function isText(start: Buffer): boolean {
  return !start.subarray(0, SAMPLE_BYTES).includes(0);
}

interface Kind {
  readonly what: string;
  readonly isUnsure?: boolean;
  /** Where it begins, or -1. */
  readonly find: (path: string, text: string, isCut: boolean) => number;
}

const KINDS: readonly Kind[] = [
  { what: 'holds a private key', find: findPrivateKey },
  {
    what: 'holds the private key of a Google service account',
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
    find: (_path, text) => findReal(text, AWS_KEY, (index) => hasAwsSecret(text, index)),
  },
  {
    what: 'holds the secret key of a plugin at Freemius',
    // Manuals of its SDK show one, too.
    find: (path, text) => (/\.php$/i.test(path) ? findReal(text, FREEMIUS_KEY) : -1),
  },
  {
    what: 'holds the passwords of users, in a dump of a database',
    find: (path, text) => (/\.sql$/i.test(path) ? text.search(USER_ROW) : -1),
  },
];

/** Where the first match is that is no placeholder; what was captured is the secret, else all of it. */
function findReal(text: string, pattern: RegExp, isOne: (index: number) => boolean = () => true): number {
  let matches = 0;
  for (const { 0: all, 1: secret = all, index } of text.matchAll(pattern)) {
    matches += 1;
    if (matches > MAX_MATCHES) break;
    const isReal = [PLACEHOLDER, VARIABLE, REPETITION].every((fake) => !fake.test(secret));
    if (isReal && isOne(index)) return index;
  }
  return -1;
}

function hasAwsSecret(text: string, index: number): boolean {
  return findReal(text.slice(Math.max(0, index - AWS_DISTANCE), index + AWS_DISTANCE), AWS_SECRET) >= 0;
}

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
function findPrivateKey(path: string, text: string, isCut: boolean): number {
  // TCPDF's examples are signed with it, and everyone has its key.
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
