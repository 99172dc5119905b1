import {
  either,
  flag,
  list,
  map,
  number,
  object,
  optional,
  type ReadBy,
  some,
  text,
  tuple,
  words,
} from './readers.ts';

/** Texts that stand for something: a name, a path, a version. */
const NAME = text(4_000);
/** Texts for people, which are cut again where they are shown. */
const WORDS = words(100_000);
const ADDRESS = text(20_000);
/** No package has more names of PHP and WordPress. */
const MAX_NAMES = 50_000;
const MAX_REGISTRATIONS = 20_000;

/** The result of a script that changes something. */
const change = object({
  done: flag,
  problem: optional(object({ code: WORDS, message: WORDS, data: WORDS })),
  messages: optional(list(WORDS)),
  /** As WordPress calls what was installed: `folder/main.php`. */
  plugin: optional(NAME),
});

const cookies = map(ADDRESS);

/** Where a name is used: numbers of the file, the line and the guards, and the function around it. */
const place = tuple(number, number, number, either(NAME, ''));

/** The scripts in `rehearse/php`, and what each returns. Code of the plugin may have written that. */
export const SCRIPTS = {
  activate: change,
  author: object({ done: flag, text: WORDS, line: number }),
  browser: object({ post: number, url: ADDRESS, blocks: some(tuple(NAME, list(ADDRESS))) }),
  content: object({ url: ADDRESS }),
  context: object({ started: flag }),
  data: object({
    /** Size in bytes, autoload, digest, and digests of the items. */
    options: map(tuple(number, text(20), text(32), either(list(text(32)), []))),
    /** Number of rows, and columns. */
    tables: map(tuple(number, list(NAME))),
    posts: map(number),
    events: map(number),
    roles: map(list(NAME)),
    usermeta: map(number),
    postmeta: map(number),
  }),
  deactivate: change,
  delete: change,
  export: flag,
  /** Name in base64, size in bytes, and CRC-32. */
  files: some(tuple(text(10_000), number, either(text(8), ''))),
  install: change,
  leave: flag,
  login: object({
    php: NAME,
    wordpress: NAME,
    extensions: list(NAME),
    cookies,
    readerCookies: cookies,
    editorCookies: cookies,
  }),
  names: object({
    /** Key, owner, and detail of the owner. */
    known: some(tuple(NAME, NAME, either(NAME, '')), MAX_NAMES),
    /** Key, name, and places. */
    unknown: some(tuple(NAME, NAME, some(place, MAX_NAMES)), MAX_NAMES),
    paths: list(NAME),
    guards: list(some(NAME)),
    own: some(NAME, MAX_NAMES),
    /** Places by the number of a file, or by the name of a function. */
    loads: map(some(place), MAX_NAMES),
    calls: map(some(place), MAX_NAMES),
    /** Kind, name, numbers of arguments that are given and required, and places. */
    broken: some(tuple(NAME, NAME, number, number, some(place)), MAX_NAMES),
    extensions: some(NAME),
    unread: number,
  }),
  network: change,
  /** Name, title, and target of registrations by their kind, and nonces. */
  own: map(some(tuple(NAME, WORDS, ADDRESS), MAX_REGISTRATIONS)),
  save: object({ lost: list(WORDS) }),
  state: object({
    active: flag,
    listed: flag,
    version: WORDS,
    plugins: list(NAME),
    /** Capabilities of the administrator, and of editors and authors as in `editor:edit_posts`. */
    can: optional(list(NAME)),
  }),
  syntax: object({
    parsed: number,
    /** Path in the package, line, message, and whether it does not matter. */
    broken: list(tuple(WORDS, number, WORDS, optional(flag))),
  }),
  task: object({ handled: flag }),
  update: change,
};

export type ScriptName = keyof typeof SCRIPTS;
export type ResultOf<Name extends ScriptName> = ReadBy<(typeof SCRIPTS)[Name]>;
export type AnyResult = ResultOf<ScriptName>;
