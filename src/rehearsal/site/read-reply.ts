import {
  list,
  map,
  number,
  object,
  optional,
  read,
  type Reader,
  record,
  some,
  text,
  tuple,
  Unreadable,
  words,
} from '../model/readers.ts';
import type { PlayerReply } from '../model/site.ts';
import { readLog } from './php-log.ts';
import { MAX_OUTPUT_BYTES, MAX_RESULT_BYTES, type RawReply } from './player/protocol.ts';

const OUTPUT = words(MAX_OUTPUT_BYTES);
const LONG = words(20_000);

/** Source: RFC 9110, section 15; Node.js sends no others. */
const status: Reader<number> = (value) =>
  number(typeof value === 'number' && value >= 0 && value <= 999 ? Math.trunc(value) : undefined);

const RAW = object({
  failure: optional(LONG),
  result: optional(text(MAX_RESULT_BYTES)),
  output: OUTPUT,
  log: OUTPUT,
  loaded: optional(OUTPUT),
  status: optional(status),
  location: optional(OUTPUT),
  spentMs: optional(number),
  response: optional(object({ status, headers: record(list(LONG)), unprinted: optional(OUTPUT) })),
});

/** Reads a reply as the player sends it. Code that got out of PHP may have written it. @throws Unreadable */
export function readRaw(json: string): RawReply {
  return readJson(RAW, json);
}

const LOADED = map(number);
const UNPRINTED = some(tuple(text(1_000), text(8_000), list(text(1_000))), 50);

/**
 * Reads what PHP of the site has written: the result of a script, and what the site reports of a request.
 *
 * @param body the bytes of a page
 * @throws Unreadable
 */
export function readReply<Result>(
  { result, loaded, response, log, ...raw }: RawReply,
  body: Uint8Array,
  script?: { readonly name: string; readonly reader: Reader<Result> },
): PlayerReply<Result> {
  const unprinted = readPart('The list of missing scripts', UNPRINTED, response?.unprinted) ?? [];
  return {
    ...raw,
    log: readLog(log),
    result: script && readPart(`The result of \`${script.name}.php\``, script.reader, result),
    loaded: readPart('The list of loaded files', LOADED, loaded),
    response: response && {
      ...response,
      body,
      unprinted: unprinted.map(([handle, url, missing]) => ({ handle, url, missing })),
    },
  };
}

function readPart<T>(what: string, reader: Reader<T>, json = ''): T | undefined {
  // PHP did not get as far as to write it.
  if (json === '') return undefined;
  try {
    return readJson(reader, json);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable(`${what} cannot be read: ${error.message}.`);
  }
}

/** No script nests its result deeper than 6. */
const MAX_DEPTH = 16;

/** Reads JSON. @throws Unreadable also if it is not JSON, or nests too deep */
function readJson<T>(reader: Reader<T>, json: string): T {
  if (isDeep(json)) throw new Unreadable(`it nests deeper than ${MAX_DEPTH} lists`);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Unreadable('it is not valid JSON');
  }
  return read(reader, value);
}

const [QUOTE, BACKSLASH] = ['"', '\\'].map((char) => char.charCodeAt(0));

/** Counts brackets outside of strings, without recursion. */
function isDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = findTextEnd(json, at);
    // `[` and `{`, `]` and `}` differ by one bit.
    else if ((code | 0x20) === 0x7b && (depth += 1) > MAX_DEPTH) return true;
    else if ((code | 0x20) === 0x7d) depth -= 1;
  }
  return false;
}

/** Pages of a megabyte are one string: this goes from quote to quote, not from character to character. */
function findTextEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escape = end;
    while (json.charCodeAt(escape - 1) === BACKSLASH) escape -= 1;
    if ((end - escape) % 2 === 0) return end;
  }
  return json.length;
}
