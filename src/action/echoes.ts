import { hasEscapes, readAll, type DecodedText, replaceMarked, rewrite } from '../shared/escapes.ts';
import { showInvisible } from '../shared/quote.ts';

/** Replaces a secret. */
export const MASK = '***';

/** A shorter secret may be a word of any text, so only the whole secret is hidden, and not its parts. */
const MIN_KEY_LENGTH = 8;

/**
 * Creates a function that hides parts ("runs") of secrets in texts that others wrote: in any case, escaped repeatedly,
 * with other characters in between, backwards, in base64 or in hex. It also finds runs in texts that were cut or parsed
 * before, such as URLs. Words and numbers within a secret, such as `live`, are hidden only together with their
 * neighbours.
 *
 * @param runLength minimum number of letters and digits in a row that are hidden; twice as many in hex
 * @param known public texts, such as an identifier that is also part of a key
 */
export function createEchoHider(
  secrets: readonly string[],
  runLength: number,
  known: readonly string[] = [],
): (text: string) => string {
  const keys = selectKeys(secrets);
  const runs = new Set(keys.flatMap((key) => listRuns(key, runLength)));
  for (const text of known) for (const run of cutRuns(fold(text), runLength)) runs.delete(run);
  const hexRuns = new Set(keys.flatMap((key) => cutRuns(Buffer.from(key).toString('hex'), 2 * runLength)));
  const wholes = [...new Set(keys.map(fold))];
  if (keys.length === 0) return (text) => text;
  // A fast check, because nearly no text holds any run. It does not need the positions of letters.
  const isClear = (letters: string) =>
    !hasRun(letters, runs, runLength) &&
    !hasRun(letters, hexRuns, 2 * runLength) &&
    !wholes.some((whole) => letters.includes(whole));

  return (text) => {
    if (!hasEscapes(text) && isClear(fold(text))) return text;
    const marks = new Uint8Array(text.length);
    for (const letters of readLetters(text)) {
      markRuns(letters, runs, runLength, marks);
      markRuns(letters, hexRuns, 2 * runLength, marks);
      for (const whole of wholes) markWhole(letters, whole, marks);
    }
    return replaceMarked(text, marks, MASK);
  };
}

/** A scrap is too short to be hidden, because many words contain it. */
const SCRAP_LENGTH = 3;
const MIN_SCRAPS = 4;

/**
 * Creates a function that says whether a text may hold a secret in scraps: at least a quarter of its runs of three
 * letters and digits.
 */
export function createScrapFinder(
  secrets: readonly string[],
  known: readonly string[] = [],
): (text: string) => boolean {
  const knownScraps = new Set(known.flatMap((text) => cutRuns(fold(text), SCRAP_LENGTH)));
  const keys = selectKeys(secrets).map(
    (key) => new Set(cutKey(key, SCRAP_LENGTH).filter((scrap) => !knownScraps.has(scrap))),
  );
  return (text) =>
    readLetters(text).some((letters) => {
      const found = new Set(cutRuns(letters.text, SCRAP_LENGTH));
      return keys.some((scraps) => {
        const held = [...scraps].filter((scrap) => found.has(scrap)).length;
        return held >= Math.max(MIN_SCRAPS, scraps.size / 4);
      });
    });
}

/**
 * Selects the secrets whose parts are searched. A query of several parameters is not, because its words are in every
 * log.
 */
function selectKeys(secrets: readonly string[]): readonly string[] {
  return secrets.filter((secret) => fold(secret).length >= MIN_KEY_LENGTH && !/=.*&|&.*=/s.test(secret));
}

function listRuns(key: string, length: number): readonly string[] {
  const runs = cutKey(key, length);
  const backwards = runs.map((run) => Array.from(run).reverse().join(''));
  const inBase64 = listBase64(Buffer.from(key)).flatMap((form) => cutRuns(fold(form), length));
  return [...runs, ...backwards, ...inBase64].filter((run) => !/^\d+$/.test(run));
}

/** A longer part is not a word. */
const MAX_WORD_LENGTH = 15;

/**
 * Lists the runs of a key that can come only from it: at least two of their characters are outside its words or, in a
 * passphrase, outside one single word.
 */
function cutKey(key: string, length: number): readonly string[] {
  const parts = key.split(/[^a-z0-9]+/i).filter((part) => part !== '');
  const isWord = parts.map(
    (part) => /^([A-Za-z][a-z]*|[A-Z]+|\d+)$/.test(part) && part.length <= MAX_WORD_LENGTH,
  );
  const isPhrase = isWord.every(Boolean);
  const owners = parts.flatMap((part, index) => Array<number>(part.length).fill(index));
  return cutRuns(fold(key), length).filter((_run, start) => {
    const touched = owners.slice(start, start + length);
    const ownWords = isPhrase
      ? touched.filter((owner) => owner === touched[length >> 1])
      : touched.filter((owner) => isWord[owner]);
    return parts.length === 1 || ownWords.length < length - 1;
  });
}

function cutRuns(text: string, length: number): readonly string[] {
  const runs: string[] = [];
  for (let start = 0; start + length <= text.length; start += 1) runs.push(text.slice(start, start + length));
  return runs;
}

function hasRun(text: string, runs: ReadonlySet<string>, length: number): boolean {
  for (let start = 0; start + length <= text.length; start += 1) {
    if (runs.has(text.slice(start, start + length))) return true;
  }
  return false;
}

/** Keeps only letters and digits, in lower case. */
function fold(text: string): string {
  return text.replace(/[^a-z0-9]+/gi, '').toLowerCase();
}

/** Reads the letters and digits of a text, before and after each round of unescaping. */
function readLetters(text: string): readonly DecodedText[] {
  return readAll(text).map(pickLetters);
}

/** Picks letters and digits in lower case. A mask separates its neighbours. */
function pickLetters(reading: DecodedText): DecodedText {
  const letters = rewrite(reading, /[^a-z0-9]+/gi, ([other]) => (other.includes(MASK) ? '*' : ''));
  return { ...letters, text: letters.text.toLowerCase() };
}

function markRuns(
  { text, starts, ends }: DecodedText,
  runs: ReadonlySet<string>,
  length: number,
  marks: Uint8Array,
): void {
  for (let start = 0; start + length <= text.length; start += 1) {
    if (runs.has(text.slice(start, start + length))) marks.fill(1, starts[start], ends[start + length - 1]);
  }
}

function markWhole({ text, starts, ends }: DecodedText, whole: string, marks: Uint8Array): void {
  for (let at = text.indexOf(whole); at >= 0; at = text.indexOf(whole, at + 1)) {
    marks.fill(1, starts[at], ends[at + whole.length - 1]);
  }
}

/** A very short key encodes to letters that occur in every text, so hiding them would hide the text. */
const MIN_ENCODED_LENGTH = 6;

/** Lists a secret in all forms that servers write: plain, and encoded for URLs, JSON, HTML, base64 and hex. */
export function listForms(secret: string): readonly string[] {
  if (secret.trim() === '') return [];
  const bytes = Buffer.from(secret);
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const inStrictUrl = inUrl.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    showInvisible(secret),
    ...[inUrl, inStrictUrl].flatMap((form) => [form, form.replace(/%../g, (hex) => hex.toLowerCase())]),
    inJson,
    inJson.replaceAll('/', '\\/'),
    inJson.replace(
      /[&<>'/+=]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    secret.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character),
    secret.replace(/[^A-Za-z0-9 _.-]/g, (character) => `&#${character.charCodeAt(0)};`),
    secret.replace(
      /[^A-Za-z0-9 _.-]/g,
      (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
    ),
    ...[bytes.toString('hex'), bytes.toString('hex').toUpperCase(), ...listBase64(bytes)].filter(
      (form) => form.length >= MIN_ENCODED_LENGTH,
    ),
  ];
}

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/**
 * Lists base64 and base64url of a secret, alone and inside a longer text such as `Bearer KEY`. Keeps only the
 * characters that depend on the secret alone.
 */
function listBase64(bytes: Buffer): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const inner = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
