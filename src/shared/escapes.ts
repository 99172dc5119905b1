/** Decodes texts that servers have escaped, even several times, and remembers where each character comes from. */

/** A decoded text, with the position of each of its characters in the original. */
export interface DecodedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Maximum depth of nested escapes. */
const MAX_DEPTH = 10;

/** Returns a text unchanged, and after each round of decoding. */
export function readAll(text: string): readonly DecodedText[] {
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
export function rewrite(
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
export function replaceMarked(text: string, marks: Uint8Array, replacement: string): string {
  let replaced = '';
  let at = 0;
  for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, at)) {
    const end = marks.indexOf(0, start);
    replaced += text.slice(at, start) + replacement;
    at = end < 0 ? text.length : end;
  }
  return replaced + text.slice(at);
}
