import {
  bytes,
  either,
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  read,
  type Reader,
  record,
  variant,
  words,
} from '../model/readers.ts';
import type { SeenEditor } from '../model/browser.ts';
import type { DriverReply } from './protocol.ts';

/** The driver, and the code that it runs in pages, cut texts and lists to less. */
const TEXT = words(20_000);
const HTML = words(1_000_000);
const MAX_ITEMS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

const texts = list(TEXT, MAX_ITEMS);
const place = object({ url: TEXT, line: number, column: number });
const shown = object({ amount: number, hidden: number, isHidden: flag, isVeiled: optional(flag) });

const measured = {
  content: shown,
  aside: number,
  roots: record(shown, MAX_ITEMS),
  parts: record(shown, MAX_ITEMS),
  lines: texts,
  inline: list(
    object({ id: TEXT, firstLine: number, lastLine: number, owner: TEXT, isInContent: flag }),
    MAX_ITEMS,
  ),
};

const blocks = list(
  object({ name: TEXT, isKnown: flag, isValid: flag, hasCrashed: flag, isOffered: flag }),
  MAX_ITEMS,
);

const editor = {
  isReady: flag,
  hasCrashed: flag,
  saved: blocks,
  inserted: blocks,
  leftOut: texts,
  markup: HTML,
};

/** The measures of a page, taken in a world of its own; `undefined` when it is loaded again meanwhile. */
export const readMeasured = toReader(either(object(measured), undefined));

/** The blocks of an editor. Scripts of the page may have replaced what was called, so this and what follows may be anything. */
export const readBlocks = toReader(
  either(
    object({
      saved: list(object({ clientId: TEXT, name: TEXT, isKnown: flag, isValid: flag }), MAX_ITEMS),
      inserted: list(object({ clientId: TEXT, name: TEXT, isOffered: flag }), MAX_ITEMS),
      known: texts,
    }),
    undefined,
  ),
);

export const readEditor = toReader(either(object(editor), undefined));

export const readNames = toReader(either(texts, []));

/** These fit anything. */
function toReader<T>(reader: Reader<T>): (value: unknown) => T {
  return (value) => read(reader, value);
}

const observation = object({
  ...measured,
  state: oneOf('settled', 'busy', 'stuck', 'slow', 'failed'),
  why: optional(TEXT),
  status: number,
  stuckAt: optional(place),
  errors: list(
    object({
      kind: oneOf('exception', 'console'),
      message: TEXT,
      isSyntax: flag,
      stack: list(place, MAX_ITEMS),
    }),
    MAX_ITEMS,
  ),
  failed: list(object({ url: TEXT, destination: TEXT, status: number, type: optional(TEXT) }), MAX_ITEMS),
  unprinted: list(object({ handle: TEXT, url: TEXT, missing: texts }), MAX_ITEMS),
  asked: list(object({ what: TEXT, status: number, count: number }), MAX_ITEMS),
  deadEnd: optional(TEXT),
  refused: texts,
  loads: number,
  editor: optional(object({ ...editor, fallen: texts, known: texts } satisfies ReadersOf<SeenEditor>)),
  html: HTML,
  picture: optional(bytes(MAX_BYTES)),
});

type ReadersOf<T> = { readonly [Name in keyof T]: Reader<T[Name]> };

/** The messages of the driver: a page may have written whatever is in them. */
export const DRIVER_REPLY: Reader<DriverReply> = variant({
  started: object({ name: TEXT, hasSandbox: flag, executable: TEXT }),
  'not-started': object({ why: texts }),
  request: object({
    id: number,
    request: object({ method: TEXT, url: TEXT, headers: record(TEXT), body: bytes(MAX_BYTES) }),
  }),
  seen: object({ observation }),
  lost: object({ why: TEXT }),
});

export type Measured = NonNullable<ReturnType<typeof readMeasured>>;
