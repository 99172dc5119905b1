/** Counts steps; throws when there are too many. */
export type SpendOrThrow = (steps: number) => void;

/** Whether a text matches from a position to its end. */
type MatchRest = (text: string, from: number, spend: SpendOrThrow) => boolean;

/**
 * One token of a pattern. `one` matches one character, `many` any number of characters except slashes, `all` any number
 * of any characters. `fork` matches nothing, and continues either after itself or after the `all` and the slash that
 * follow it.
 */
interface Token {
  readonly kind: 'one' | 'many' | 'all' | 'fork';
  readonly takes: Takes;
  /** Number of steps to decide. */
  readonly cost: number;
}

type Takes = (code: number) => boolean;

const SLASH = 0x2f;

const isSlash = (code: number) => code === SLASH;
const SLASH_TOKEN: Token = { kind: 'one', takes: isSlash, cost: 1 };
const CHARACTER_TOKEN: Token = { kind: 'one', takes: (code) => !isSlash(code), cost: 1 };
const STAR_TOKEN: Token = { kind: 'many', takes: (code) => !isSlash(code), cost: 1 };
const ALL_TOKEN: Token = { kind: 'all', takes: () => true, cost: 1 };
const FORK_TOKEN: Token = { kind: 'fork', takes: () => false, cost: 1 };

/** `**` and the slash after it: any number of folders. */
const FOLDERS = [FORK_TOKEN, ALL_TOKEN, SLASH_TOKEN] as const;

/**
 * Compiles wildcards with git's meaning: `*`, `?` and `[a-z]` stop at slashes, `**` alone between slashes does not, `\`
 * escapes a character. Follows all ways through the pattern at once, so matching takes at most the product of both
 * lengths. Source: gitignore(5) and git's wildmatch.c.
 *
 * @returns `undefined` for a pattern that matches nothing, such as one with an unclosed set
 */
export function compileWildcards(pattern: string): MatchRest | undefined {
  const tokens = readTokens(pattern);
  return tokens && createMatch(tokens);
}

function createMatch(tokens: readonly Token[]): MatchRest {
  const end = tokens.length;
  // The slash after a fork may be missing, together with its folders.
  const leastLength = count(tokens, 'one') - count(tokens, 'fork');
  // Allocated once, because matching runs for each file: the current places, the next places, and the turn in which
  // each place was last reached.
  let places = new Int32Array(end + 1);
  let next = new Int32Array(end + 1);
  const reached = new Float64Array(end + 1);
  let size = 0;
  let turn = 0;

  function reach(place: number): void {
    if (reached[place] === turn) return;
    reached[place] = turn;
    const kind = tokens[place]?.kind ?? 'one';
    // Drops earlier places, because every way from them leads through this one.
    if (kind === 'all') size = 0;
    if (kind !== 'fork') next[size++] = place;
    if (kind !== 'one') reach(place + 1);
    if (kind === 'fork') reach(place + FOLDERS.length);
  }

  function step(code: number): number {
    const count = size;
    [places, next] = [next, places];
    turn += 1;
    size = 0;
    let steps = 1;
    for (let index = 0; index < count; index += 1) {
      const place = places[index] ?? end;
      const token = tokens[place];
      if (token === undefined) continue;
      steps += token.cost;
      if (token.takes(code)) reach(token.kind === 'one' ? place + 1 : place);
    }
    return steps;
  }

  return (text, from, spend) => {
    if (text.length - from < leastLength) return false;
    turn += 1;
    size = 0;
    reach(0);
    for (let at = from; at < text.length && size > 0;) {
      const code = text.codePointAt(at) ?? 0;
      at += sizeOf(code);
      spend(step(code));
    }
    return reached[end] === turn;
  };
}

function count(tokens: readonly Token[], wanted: Token['kind']): number {
  return tokens.filter(({ kind }) => kind === wanted).length;
}

/** The number of UTF-16 units of a character. */
function sizeOf(code: number): number {
  return code > 0xffff ? 2 : 1;
}

function readTokens(pattern: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length;) {
    const part = readPart(pattern, at);
    if (part === undefined) return undefined;
    // `**/**/` means the same as `**/`.
    const isRepeated = part.tokens === FOLDERS && tokens.at(-FOLDERS.length) === FORK_TOKEN;
    if (!isRepeated) tokens.push(...part.tokens);
    at = part.end;
  }
  return tokens;
}

interface PatternPart {
  readonly tokens: readonly Token[];
  readonly end: number;
}

function readPart(pattern: string, start: number): PatternPart | undefined {
  const sign = pattern[start];
  if (sign === '*') return readStars(pattern, start);
  if (sign === '?') return { tokens: [CHARACTER_TOKEN], end: start + 1 };
  if (sign === '[') return readSet(pattern, start + 1);
  const at = sign === '\\' ? start + 1 : start;
  const wanted = pattern.codePointAt(at);
  if (wanted === undefined) return undefined;
  return { tokens: [{ kind: 'one', takes: (code) => code === wanted, cost: 1 }], end: at + sizeOf(wanted) };
}

/** Reads stars. Several mean the same as one, unless they are alone between slashes. */
function readStars(pattern: string, start: number): PatternPart {
  let end = start;
  while (pattern[end] === '*') end += 1;
  const isApart = end - start > 1 && (start === 0 || pattern[start - 1] === '/');
  if (isApart && pattern[end] === '/') return { tokens: FOLDERS, end: end + 1 };
  const isAny = isApart && (end === pattern.length || pattern.startsWith('\\/', end));
  return { tokens: [isAny ? ALL_TOKEN : STAR_TOKEN], end };
}

/** Character classes, limited to ASCII as in git. */
const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /\p{Cc}/u,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /\s/,
  upper: /[A-Z]/,
  xdigit: /[A-Fa-f0-9]/,
};

/** Reads a set. `]` at its beginning and `-` at either end are members. */
function readSet(pattern: string, start: number): PatternPart | undefined {
  const isNegated = /[!^]/.test(pattern[start] ?? '');
  const first = isNegated ? start + 1 : start;
  const members: Takes[] = [];
  /** The possible start of a range. */
  let low: number | undefined;
  let at = first;
  while (at === first || pattern[at] !== ']') {
    const named = readClass(pattern, at);
    const isRange = pattern[at] === '-' && low !== undefined && !']'.startsWith(pattern[at + 1] ?? '');
    const member = named === undefined ? readMember(pattern, isRange ? at + 1 : at) : undefined;
    if (named !== undefined) members.push(named.takes);
    else if (member === undefined) return undefined;
    else members.push(createRange(isRange ? (low ?? 0) : member.code, member.code));
    low = isRange ? undefined : member?.code;
    at = named?.end ?? member?.end ?? at;
    if (at >= pattern.length) return undefined;
  }
  const takes: Takes = (code) => !isSlash(code) && members.some((member) => member(code)) !== isNegated;
  return { tokens: [{ kind: 'one', takes, cost: members.length }], end: at + 1 };
}

function createRange(low: number, high: number): Takes {
  return (code) => low <= code && code <= high;
}

function readMember(pattern: string, start: number): { code: number; end: number } | undefined {
  const at = pattern[start] === '\\' ? start + 1 : start;
  const code = pattern.codePointAt(at);
  return code === undefined ? undefined : { code, end: at + sizeOf(code) };
}

/** Reads a class such as `[:alpha:]`. With an unknown name, the whole pattern matches nothing. */
function readClass(pattern: string, start: number): { takes: Takes; end: number } | undefined {
  if (!pattern.startsWith('[:', start)) return undefined;
  const close = pattern.indexOf(']', start + 2);
  if (close < start + 3 || pattern[close - 1] !== ':') return undefined;
  const expression = CLASSES[pattern.slice(start + 2, close - 1)];
  const takes: Takes = (code) => code < 0x80 && expression?.test(String.fromCharCode(code)) === true;
  return { takes, end: expression === undefined ? pattern.length : close + 1 };
}
