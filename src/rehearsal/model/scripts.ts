import {
  either,
  flag,
  list,
  map,
  number,
  object,
  oneOf,
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
/** No site has more functions, or more classes. */
const MAX_NAMES = 50_000;
/** WooCommerce's largest class has 300. */
const MAX_METHODS = 5_000;
const MAX_REGISTRATIONS = 20_000;
const MAX_PLUGINS = 1_000;

/** The result of a script that changes something. */
const change = object({
  done: flag,
  problem: optional(object({ code: WORDS, message: WORDS, data: WORDS })),
  messages: optional(list(WORDS)),
  /** As WordPress calls what was installed: `folder/main.php`. */
  plugin: optional(NAME),
});

const cookies = map(ADDRESS);

const owner = oneOf('php', 'wordpress', 'other');
const classKind = oneOf('class', 'interface', 'trait');
/** Modifiers as PHP's reflection has them, and numbers of required arguments and of all; -1 of all for no limit. */
const method = tuple(number, number, number);

/** Message, file, and line. */
const loadError = tuple(WORDS, NAME, number);

/** The scripts in `rehearse/php`, and what each returns. Code of the plugin may have written that. */
export const SCRIPTS = {
  activate: change,
  adopt: object({
    /** Why the copy cannot be played. */
    problem: optional(
      oneOf('files', 'database', 'tables', 'several', 'network', 'address', 'theme', 'inactive', 'config'),
    ),
    name: optional(NAME),
    /** The active plugins as WordPress calls them, and those of the others that have no files. */
    active: optional(list(NAME, MAX_PLUGINS)),
    missing: optional(list(NAME, MAX_PLUGINS)),
  }),
  back: change,
  author: object({ done: flag, text: WORDS, line: number }),
  browser: object({ post: number, url: ADDRESS, blocks: some(tuple(NAME, list(ADDRESS))) }),
  classes: object({
    tried: number,
    /** Numbers of the classes that are there now, and errors of others. */
    loaded: some(number, MAX_NAMES),
    errors: some(tuple(number, loadError), MAX_NAMES),
    /** The error with which the request ended. */
    death: optional(loadError),
  }),
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
  /** Name, title, address, and whether it is a page of the dashboard. */
  entries: some(tuple(NAME, WORDS, ADDRESS, flag), MAX_REGISTRATIONS),
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
    authorCookies: optional(cookies),
  }),
  network: change,
  /** Name, title, and target of registrations by their kind, and nonces. */
  own: map(some(tuple(NAME, WORDS, ADDRESS), MAX_REGISTRATIONS)),
  resume: flag,
  save: object({ lost: list(WORDS) }),
  /** Why it failed, the line of the step's code, and values that it returns; cookies of people, by their roles. */
  scene: object({
    text: WORDS,
    line: number,
    values: optional(map(ADDRESS, 1_000)),
    cookies: optional(map(cookies)),
  }),
  state: object({
    active: flag,
    listed: flag,
    version: WORDS,
    plugins: list(NAME),
    /** Capabilities of the administrator, and of editors and authors as in `editor:edit_posts`. */
    can: optional(list(NAME)),
  }),
  symbols: object({
    /** Owner, `@since`, and number of required arguments. */
    functions: map(tuple(owner, either(NAME, ''), number), MAX_NAMES),
    /** Owner, `@since`, kind, whether it is abstract or final, what is above it, and its methods. */
    classes: map(
      tuple(owner, either(NAME, ''), classKind, flag, flag, list(NAME), map(method, MAX_METHODS)),
      MAX_NAMES,
    ),
    /** Owners of what is in files that are not loaded, as `f:name` and `c:name`. */
    later: map(owner, MAX_NAMES),
    constants: some(NAME, MAX_NAMES),
    hooks: map(number, MAX_NAMES),
  }),
  syntax: object({
    parsed: number,
    /** Path in the package, line, message, and whether it does not matter. */
    broken: list(tuple(WORDS, number, WORDS, optional(flag))),
  }),
  /** `gone`: it is no longer scheduled, and was not run. */
  task: object({ handled: flag, gone: optional(flag) }),
  update: change,
  /** Words in the code of an update client. */
  'updater-code': list(text(20), 10),
  updater: object({
    /** Method, host, path, names of the fields that are sent, and the file and line of the plugin. */
    asked: some(tuple(NAME, NAME, NAME, some(NAME, 100), NAME, number), 100),
    /** Version and address of the package. */
    offer: optional(tuple(NAME, NAME)),
    /** Other keys with the version of the stand-in. */
    others: some(NAME, 10),
    /** Whether another plugin has its update. */
    kept: flag,
    details: optional(flag),
    version: NAME,
    uri: NAME,
    /** Why the update was not installed. */
    problem: optional(WORDS),
    /** It asked too often. */
    ended: flag,
  }),
};

export type ScriptName = keyof typeof SCRIPTS;
export type ResultOf<Name extends ScriptName> = ReadBy<(typeof SCRIPTS)[Name]>;
export type AnyResult = ResultOf<ScriptName>;
