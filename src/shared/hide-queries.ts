/**
 * Removes queries and fragments from all URLs in another party's text, whatever their parameters are called, because
 * whoever reads a signed URL can use it. Also finds URLs that are escaped, truncated or broken into lines, and queries
 * without their URL. Idempotent.
 */
export function hideQueries(text: string): string {
  const marks = new Uint8Array(text.length);
  for (const reading of readAll(text))
    markQueries(
      rewrite(reading, TAGS, () => ''),
      marks,
    );
  return marks.includes(1) ? replaceMarked(text, marks, '…') : text;
}

/** They may be inside a URL, to let it break or to highlight a part of it. */
const TAGS = /<\/?(?:wbr|br|b|i|em|strong|mark|span|code) ?\/?>/gi;

/** Words of a text; a URL ends where its word does. */
const WORDS = /[^\s"<>`]+/g;

function markQueries({ text, starts, ends }: DecodedText, marks: Uint8Array): void {
  const mark = (from: number, to: number) => {
    if (from < to) marks.fill(1, starts[from], ends[to - 1]);
  };
  let isOpen = false;
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    const from: number | undefined = isOpen && isPiece(word) ? 0 : findQuery(word);
    isOpen = from !== undefined;
    if (from !== undefined)
      mark(match.index + from, match.index + word.length - countPunctuation(word, from));
  }
  for (const pattern of [NAMED_SIGNATURE, PACKED_URL, USER_INFO]) {
    for (const match of text.matchAll(pattern)) {
      const [whole, before = ''] = match;
      mark(match.index + before.length, match.index + whole.length);
    }
  }
}

/** Where in a word the query of a URL, or a remainder of one, begins. */
function findQuery(word: string): number | undefined {
  const scheme = word.search(/:[\\/]{2}/);
  const start = word.search(/[?\uff1f]|(?<!&)#/);
  const isAddress = scheme >= 0 || word.lastIndexOf('/', start) >= 0;
  if (start >= 0 && (isAddress || word.lastIndexOf('=') > start)) return start + 1;
  if (/&[\w.[\]-]{1,80}=/.test(word)) return Math.max(0, word.search(/:[\\/]{2}|[^;,]/));
  const parameter = CREDENTIAL.exec(word);
  return parameter === null ? undefined : parameter.index + parameter[0].length;
}

/** A parameter that is hidden even on its own, because of its name or its long value. */
const CREDENTIAL =
  /(?:sig|sign|signature|token|secret|credentials?|jwt|hmac|pass|pwd|passw(?:or)?d|auth|key)[\w\]-]{0,20}=(?=.)|=(?=[\w+/%-]{32})/i;

/** Whether a word continues a query before it, because a URL may be broken into lines. */
function isPiece(word: string): boolean {
  if (/[=&]|%[0-9a-f]{2}/i.test(word)) return true;
  return word.length >= 12 && /^[\w+/.~-]+$/.test(word) && /\d/.test(word) && /[a-z]/i.test(word);
}

/**
 * Counts the punctuation after a URL, such as the end of a sentence or a bracket: at most four characters, which no
 * signature needs.
 */
function countPunctuation(word: string, from: number): number {
  return /[.:!)\]}']{0,4}$/.exec(word.slice(from))?.[0].length ?? 0;
}

/** A signature in a separate field. */
const NAMED_SIGNATURE =
  /((?:x-(?:amz|goog|oss)-[a-z-]{1,30}|signature|\bsig)["'\\]{0,4}\s?[:=]\s?["'\\]{0,4})[\w+/%=.~-]{16,}/gi;

/** URLs in base64 and in hex. */
const PACKED_URL = /()(?:aHR0c[\w+/=-]{8,}|68747470[0-9a-f]{8,})/gi;

const USER_INFO = /(:[\\/]{2})[^\s\\/?#"<>`@]{1,256}(?=@)/g;

/** A decoded text, with the position of each of its characters in the original. */
interface DecodedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Maximum depth of nested escapes. */
const MAX_DEPTH = 10;

/** Returns a text unchanged, and after each round of decoding. */
function readAll(text: string): readonly DecodedText[] {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  let reading: DecodedText = { text, starts, ends: starts.map((start) => start + 1) };
  const found = [reading];
  while (found.length < MAX_DEPTH && hasEscapes(reading.text)) {
    reading = readEscapes(reading);
    found.push(reading);
  }
  return found;
}

/** Whether a text contains anything that may be an escape. */
function hasEscapes(text: string): boolean {
  return ESCAPE.test(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  colon: ':',
  equals: '=',
  num: '#',
  quest: '?',
  sol: '/',
};

/** Escapes of URLs, JSON and JavaScript, this log, and HTML. */
const ESCAPE = new RegExp(
  [
    '%([0-9a-f]{2})',
    '[%\\\\]u([0-9a-f]{4})',
    '\\\\x([0-9a-f]{2})',
    '\\\\u\\{([0-9a-f]{1,6})\\}',
    '&#x0*([0-9a-f]{1,6});',
    '&#0*(\\d{1,7});',
    `&(${Object.keys(ENTITIES).join('|')});`,
  ].join('|'),
  'i',
);
const ALL_ESCAPES = new RegExp(ESCAPE, 'gi');

function readEscapes(reading: DecodedText): DecodedText {
  return rewrite(reading, ALL_ESCAPES, (match) => {
    const [hex, decimal, entity] = [match.slice(1, 6).find(Boolean), match[6], match[7]];
    if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? ' ';
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code < 0x10000 ? String.fromCharCode(code) : ' ';
  });
}

/** Replaces each match with one character or none. */
function rewrite(
  { text, starts, ends }: DecodedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): DecodedText {
  const pieces: string[] = [];
  const newStarts: number[] = [];
  const newEnds: number[] = [];
  let at = 0;
  const keep = (end: number) => {
    pieces.push(text.slice(at, end));
    for (; at < end; at += 1) {
      newStarts.push(starts[at] ?? 0);
      newEnds.push(ends[at] ?? 0);
    }
  };
  for (const match of text.matchAll(pattern)) {
    keep(match.index);
    at += match[0].length;
    const replacement = replace(match);
    if (replacement === '') continue;
    pieces.push(replacement);
    newStarts.push(starts[match.index] ?? 0);
    newEnds.push(ends[at - 1] ?? 0);
  }
  keep(text.length);
  return { text: pieces.join(''), starts: newStarts, ends: newEnds };
}

/** Replaces each run of marked characters. */
function replaceMarked(text: string, marks: Uint8Array, replacement: string): string {
  let replaced = '';
  let at = 0;
  for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, at)) {
    const end = marks.indexOf(0, start);
    replaced += text.slice(at, start) + replacement;
    at = end < 0 ? text.length : end;
  }
  return replaced + text.slice(at);
}
