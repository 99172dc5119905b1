import { MUTED, REFUSED, SITE, STACK, UNSCHEDULED } from './player/protocol.ts';

/** A message of PHP in its log. */
export interface PhpMessage {
  readonly level: 'fatal' | 'warning';
  /** The kind that PHP gives it, such as `Fatal error` or `Deprecated`. */
  readonly kind: string;
  /** Without the file and line at its end. */
  readonly text: string;
  /** The file printed something before the headers were sent. */
  readonly isEarlyOutput: boolean;
  /** Inside the plugin's folder; absent when neither the message nor its trace names a file of the plugin. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** Every entry begins with its time; the lines of a trace do not. */
const ENTRY = /^\[\d\d-\w{3}-\d{4} [^\]\n]{1,60}\] /m;
const HEAD = /^PHP ([A-Z][A-Za-z ]*?):\s+/;
const FATAL = /^(Fatal|Parse|Core|Compile|Recoverable fatal|Catchable fatal) error$/;
const MAX_MESSAGES = 2_000;
const MAX_TEXT = 600;

/**
 * Parses PHP's error log.
 *
 * @param folder the plugin's
 */
export function parsePhpLog(log: string, folder: string): readonly PhpMessage[] {
  const isMuted = log.includes(`${MUTED}() has been disabled`);
  const messages: PhpMessage[] = [];
  for (const entry of splitLog(log)) {
    const [head = '', kind] = HEAD.exec(entry) ?? [];
    const text = entry.slice(head.length).trimEnd();
    if (kind === undefined || (isMuted && UNMUTED.test(text))) continue;
    if (messages.length === MAX_MESSAGES) break;
    const place = findPlace(text, folder);
    const level = FATAL.test(kind) ? ('fatal' as const) : ('warning' as const);
    const isEarlyOutput = text.includes('headers already sent by (output started at ');
    const words = isEarlyOutput ? EARLY_OUTPUT : withoutPlace(shorten(text), folder, place);
    messages.push({ level, kind, text: words, isEarlyOutput, ...place });
  }
  return messages;
}

/** Messages that code suppresses with the function {@link MUTED}, which does not work here. */
const UNMUTED = new RegExp(
  `^(?:${MUTED}|(?:DOMDocument|XMLReader|SimpleXMLElement)::\\w+|simplexml_load_\\w+)\\(\\)`,
);

/** The different entries of a log, without their times: code in a loop logs the same thousands of times. */
export function splitLog(log: string): ReadonlySet<string> {
  return new Set(log.split(ENTRY));
}

/** Replaces the messages about each header that could not be sent. */
const EARLY_OUTPUT = 'something is printed here before the headers of a page could be sent';

/** A place inside the plugin's folder. */
interface LogPlace {
  readonly file?: string;
  readonly line?: number;
}

const MAX_END = 2_000;

/** Where it happened, or the first call in the trace that the plugin made. */
function findPlace(text: string, folder: string): LogPlace {
  const [head = ''] = text.split('\nStack trace:');
  const end = head.slice(-MAX_END);
  const output = end.slice(end.indexOf('output started at '));
  return (
    // Early output is the cause, so its place comes first.
    matchPlace(/^output started at (\/[^\n]+?):(\d+)\)/.exec(output), folder) ??
    matchPlace(findLastPlace(end), folder) ??
    findCall(text, folder) ??
    {}
  );
}

/** The last call in a trace that the plugin made. */
export function findCall(text: string, folder: string): LogPlace | undefined {
  return [...text.matchAll(/^(?:<pre>)?#\d+ (\/[^\n]+?\.php)\((\d+)\)/gm)]
    .map((match) => matchPlace(match, folder))
    .find((place) => place !== undefined);
}

/** Finds the place that PHP writes at the end of a message. */
function findLastPlace(end: string): readonly string[] | undefined {
  const [all = '', line = ''] = /(?: on line |:)(\d+)\s*$/.exec(end) ?? [];
  if (all === '') return undefined;
  const path = end.slice(end.lastIndexOf(' in /') + ' in '.length, -all.length);
  return ['', path.replace(/\.php\(\d+\) : .*$/, '.php'), line];
}

function matchPlace(match: readonly string[] | null | undefined, folder: string): LogPlace | undefined {
  const [, path = '', line = ''] = match ?? [];
  const prefix = `${SITE.plugins}/${folder}/`;
  return path.startsWith(prefix) ? { file: path.slice(prefix.length), line: Number(line) } : undefined;
}

/** Removes the place, which is shown beside the text. */
function withoutPlace(text: string, folder: string, { file, line }: LogPlace): string {
  const path = ` in ${folder}/${file ?? ''}`;
  const end = [`${path} on line ${line ?? ''}`, `${path}:${line ?? ''}`].find((one) => text.endsWith(one));
  return end === undefined ? text : text.slice(0, -end.length);
}

/** Removes the trace, and makes paths relative to the site. */
function shorten(text: string): string {
  const [head = ''] = text.split('\nStack trace:');
  return head.replace(OF_SITE, '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}

/** The folders of a site at the beginning of a path. */
const OF_SITE = new RegExp(`(?<![\\w.~-]/?)${SITE.root}/(?:wp-content/plugins/)?`, 'g');

const REFUSED_HOST = new RegExp(`^\\[[^\\]\\n]{1,60}\\] ${REFUSED} (\\S{1,200})$`, 'm');

/** The host of a request to another server, which the site refused and logged. */
export function readRefused(log: string): string | undefined {
  return log.includes(REFUSED) ? REFUSED_HOST.exec(log)?.[1] : undefined;
}

const STACK_LINE = new RegExp(`^\\[[^\\]\\n]{1,60}\\] ${STACK} ([^\\t\\n]+)\\t([^\\n]*)$`, 'gm');

/**
 * Reads the files of a plugin from which code was called that logs messages, by the place of the message: `file:line`.
 *
 * @param folder the plugin's
 */
export function readStacks(log: string, folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const stacks = new Map<string, Set<string>>();
  if (!log.includes(STACK)) return stacks;
  const prefix = `${SITE.plugins}/${folder}/`;
  const strip = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : path);
  for (const [, place = '', files = ''] of log.matchAll(STACK_LINE)) {
    const stack = stacks.get(strip(place)) ?? new Set();
    stacks.set(strip(place), stack);
    for (const file of files.split('\t')) if (file === '?' || file.startsWith(prefix)) stack.add(strip(file));
  }
  return stacks;
}

const UNSCHEDULED_TASK = new RegExp(`^\\[[^\\]\\n]{1,60}\\] ${UNSCHEDULED} (\\S{1,200})$`, 'gm');

/** Lists the tasks that a request has unscheduled. */
export function listUnscheduled(log: string): readonly string[] {
  return log.includes(UNSCHEDULED) ? [...log.matchAll(UNSCHEDULED_TASK)].map(([, name = '']) => name) : [];
}

/** Whether PHP says that a server cannot be reached. */
export function isAboutNetwork({ text }: Pick<PhpMessage, 'text'>): boolean {
  return (
    /^(fsockopen|pfsockopen|stream_socket_client|gethostbyname|dns_\w+)\(/.test(text) ||
    /^\w+\((https?|ftp|tcp|ssl|tls):\/\//.test(text) ||
    /php_network_getaddresses|Connection refused/.test(text)
  );
}

/**
 * Whether code expects `$wpdb` to be connected to MySQL. Source: WP_SQLite_DB::db_connect() of the plugin that keeps
 * the database in SQLite.
 */
export function isAboutDatabase({ text }: Pick<PhpMessage, 'text'>): boolean {
  return /\bWP_(?:MySQL_On_)?SQLite|must be of type mysqli|to be mysqli,/.test(text);
}

/** Whether an error came up inside the plugin that keeps the database in SQLite, in a query. */
export function isOfDriver({ text }: Pick<PhpMessage, 'text'>): boolean {
  return (
    text.includes('SQLSTATE[') &&
    / in \/internal\/shared\/(?:sqlite-database-integration\/|class-wp-sqlite)/.test(text)
  );
}

/** The rest of the line after it; each line is searched once. */
const FATAL_LINE = /Fatal error:([^\n]*)/gi;
const LACK =
  /undefined (?:function|method (?!WP_Error::)|constant)|(?:class|interface|trait) \S{1,200} not found|valid callback|failed opening|declare/i;

/** Whether code died because other code is missing. Other errors may come from missing request data. */
export function lacksCode(text: string): boolean {
  for (const [, rest = ''] of text.matchAll(FATAL_LINE)) if (LACK.test(rest)) return true;
  return false;
}

/** Whether PHP has logged an error that ends a request. */
export function hasDied(log: string): boolean {
  return /\] PHP (?:Fatal|Parse|Core|Compile|Recoverable fatal) error:/.test(log);
}

/** The file that the package lacks, by the message of a problem; `undefined` if it may be that of others. */
export function findLostFile(message: string): string | undefined {
  const [, file = ''] =
    /Failed opening required '([^'\n]{1,300})'/.exec(message) ??
    /`([^`\n]{1,300})`, which is (?:not in the package|not there|missing \(\d+\))/.exec(message) ??
    [];
  return file === '' || file.startsWith('/') ? undefined : file;
}

/** The file that a request could not load, inside the folder of plugins. */
export function findMissingFile(log: string): string | undefined {
  return /Failed opening required '(?:\/wordpress\/wp-content\/plugins\/)?([^'\n]{1,300})'/.exec(log)?.[1];
}
