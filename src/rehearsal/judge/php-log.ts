import { withoutFullStop } from '../../shared/quote.ts';
import type { CodeLine, DatabaseError, LogEntry, PhpMessage } from '../model/log.ts';
import { SITE } from '../site/player/protocol.ts';
import { cutWords } from './html-text.ts';

/** A message of PHP as it concerns one plugin. */
export interface PluginMessage extends Pick<PhpMessage, 'level' | 'kind' | 'text'>, Partial<CodeLine> {
  /** The file printed something before the headers were sent. */
  readonly isEarlyOutput: boolean;
}

const MAX_TEXT = 600;

/** Replaces the messages about each header that could not be sent. */
const EARLY_OUTPUT = 'something is printed here before the headers of a page could be sent';

/**
 * Lists the messages of PHP, with the file and line inside a plugin's folder, and without them at the end of the text.
 *
 * @param folder the plugin's
 */
export function listMessages(log: readonly LogEntry[], folder: string): readonly PluginMessage[] {
  return log.flatMap((entry): readonly PluginMessage[] => {
    if (entry.type !== 'php') return [];
    const { level, kind, text, places } = entry;
    const place = places.get(folder);
    const isEarlyOutput = text.includes('headers already sent by (output started at ');
    const words = isEarlyOutput ? EARLY_OUTPUT : withoutPlace(shorten(text), folder, place);
    return [{ level, kind, text: words, isEarlyOutput, ...place }];
  });
}

/** Removes the place, which is shown beside the text. */
function withoutPlace(text: string, folder: string, place: CodeLine | undefined): string {
  if (place === undefined) return text;
  const path = ` in ${folder}/${place.file}`;
  const end = [`${path} on line ${place.line}`, `${path}:${place.line}`].find((one) => text.endsWith(one));
  return end === undefined ? text : text.slice(0, -end.length);
}

/** Makes paths relative to the site. */
function shorten(text: string): string {
  return text.replace(OF_SITE, '').trim().slice(0, MAX_TEXT);
}

/** The folders of a site at the beginning of a path. */
const OF_SITE = new RegExp(`(?<![\\w.~-]/?)${SITE.root}/(?:wp-content/plugins/)?`, 'g');

/** Lists the errors of the database, for people. */
export function listDatabaseErrors(log: readonly LogEntry[]): readonly DatabaseError[] {
  return log.flatMap((entry) =>
    entry.type === 'database' ? [{ ...entry, text: cutWords(entry.text), query: cutWords(entry.query) }] : [],
  );
}

/** The host of a request to another server, which the site refused. */
export function readRefused(log: readonly LogEntry[]): string | undefined {
  return log.find((entry) => entry.type === 'refused')?.host;
}

/** Explains a failure by a request to another server, which the site refused; `undefined` without one. */
export function explainRefusal(message: string, log: readonly LogEntry[]): string | undefined {
  const refused = readRefused(log);
  return refused === undefined
    ? undefined
    : `${withoutFullStop(message)}. Before that, a request to ${refused} was refused: there is no network here.`;
}

/** Lists the tasks that a request has unscheduled. */
export function listUnscheduled(log: readonly LogEntry[]): readonly string[] {
  return log.flatMap((entry) => (entry.type === 'unscheduled' ? [entry.task] : []));
}

/**
 * Reads the files of a plugin from which code was called that logs messages, by the place of the message: `file:line`.
 *
 * @param folder the plugin's
 */
export function readStacks(
  log: readonly LogEntry[],
  folder: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const prefix = `${SITE.plugins}/${folder}/`;
  const strip = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : path);
  const stacks = new Map<string, Set<string>>();
  for (const entry of log) {
    if (entry.type !== 'stack') continue;
    const stack = stacks.get(strip(entry.place)) ?? new Set();
    stacks.set(strip(entry.place), stack);
    for (const file of entry.callers) if (file === '?' || file.startsWith(prefix)) stack.add(strip(file));
  }
  return stacks;
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

/** Whether code died because other code is missing, by the message of a problem. Other errors may come from missing request data. */
export function lacksCode(message: string): boolean {
  for (const [, rest = ''] of message.matchAll(FATAL_LINE)) if (LACK.test(rest)) return true;
  return false;
}

/** The same, by PHP's log. */
export function hasLackedCode(log: readonly LogEntry[]): boolean {
  return log.some((entry) => entry.type === 'php' && lacksCode(`${entry.kind}: ${entry.text}`));
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
export function findMissingFile(log: readonly LogEntry[]): string | undefined {
  const opening = /Failed opening required '(?:\/wordpress\/wp-content\/plugins\/)?([^'\n]{1,300})'/;
  return log
    .map((entry) => (entry.type === 'php' ? opening.exec(entry.text)?.[1] : undefined))
    .find((file) => file !== undefined);
}
