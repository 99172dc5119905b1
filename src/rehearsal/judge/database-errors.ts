import type { Problem } from '../model/results.ts';
import { findCall, splitLog } from '../site/php-log.ts';
import { SITE } from '../site/player/protocol.ts';
import { cutWords } from './html-text.ts';
import { withoutFullStop } from '../../shared/quote.ts';

/** An error that `$wpdb` wrote into the log. Source: WP_SQLite_DB::print_error() of the plugin that keeps the database in SQLite. */
interface DatabaseError {
  /** The object that the database lacks, such as `` table `wp_acme` ``; `undefined` for other errors, many of which only SQLite has. */
  readonly missing: string | undefined;
  /** In one line. */
  readonly text: string;
  readonly query: string;
  /** That the query names. */
  readonly tables: readonly string[];
  /** Inside the plugin's folder: the last of its calls. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  /** Another plugin sent the query. */
  readonly isOfOthers: boolean;
}

const HEAD = 'WordPress database error ';
const MAX_ERRORS = 500;
const MAX_QUERY = 2_000;

/** @param folder the plugin's */
function parseDatabaseErrors(log: string, folder: string): readonly DatabaseError[] {
  const entries = log.includes(HEAD) ? [...splitLog(log)].filter((entry) => entry.startsWith(HEAD)) : [];
  return entries.slice(0, MAX_ERRORS).map((entry) => {
    const text = cutWords(between(entry, 'class="error_message"', '</div>').replace(/^[^>\n]*>/, ''));
    const query = between(entry, '<p>MySQL query:</p>', '<p>Queries made').slice(0, MAX_QUERY);
    const place = findCall(entry, folder);
    return {
      missing: findMissing(text),
      text,
      query: cutWords(query.replace(/<\/?p>/g, '')),
      tables: [...query.matchAll(TABLE)].map(([, name = '']) => name),
      ...place,
      isOfOthers: place === undefined && entry.includes(` ${SITE.plugins}/`),
    };
  });
}

const TABLE = /\b(?:from|into|join|update|table(?: if(?: not)? exists)?)\s{1,9}`?(\w{1,64})/gi;

function between(text: string, before: string, after: string): string {
  const start = text.indexOf(before);
  if (start === -1) return '';
  const end = text.indexOf(after, start);
  return text.slice(start + before.length, end === -1 ? undefined : end);
}

/** Names what the database lacks, by the message of SQLite, or of MySQL, which the SQLite plugin imitates for some statements. */
export function findMissing(text: string): string | undefined {
  const [, table] = /no such table: ([\w.]+)|Table '([^']+)' doesn't exist/.exec(text)?.filter(Boolean) ?? [];
  if (table !== undefined) return `table \`${table.replace(/^.*\./, '')}\``;
  const [, column] = /no such column: ([\w.]+)|Unknown column '([^']+)'/.exec(text)?.filter(Boolean) ?? [];
  return column === undefined ? undefined : `column \`${column.replace(/^.*\./, '')}\``;
}

/**
 * Whether a value breaks a rule of its table, such as a key that is taken. Where the driver copies a table to change it, MySQL
 * replaces `NULL`. Source: SQL's class 23 of states.
 */
export function isViolation(text: string): boolean {
  return text.includes('SQLSTATE[23') && !text.includes('NOT NULL constraint failed: _wp_sqlite_');
}

/** Remembers which database errors were already reported, or came from the previous version. */
interface DatabaseMemory {
  /** @param isPage the log is of a page, not of something that is done once, such as the activation */
  readonly remember: (log: string, isPage: boolean) => void;
  readonly check: (log: string, isPage: boolean) => readonly Problem[];
  /** Whether a log of something that is done once has an unknown error. */
  readonly hasNews: (log: string) => boolean;
  /** Finds the statement that should have made a table or column, in this log or an earlier one, and that SQLite refused. */
  readonly findRefused: (log: string, missing: string) => string | undefined;
  /** Whether a text quotes a query of this log that SQLite refused, and that lacks nothing. */
  readonly quotesRefused: (log: string, text: string) => boolean;
  /** Knows the same, and has reported nothing yet. */
  readonly fork: () => DatabaseMemory;
}

/** Enough of a query to tell it from others. */
const MIN_QUOTED = 30;
const MAX_QUOTED = 60;

/** Statements that make a table or a column. */
const MAKES = /^\s*(?:create|alter)\b/i;

/**
 * Checks the errors of `$wpdb` in the rehearsal of one pair. An update does not run the activation hook, and pages
 * rarely show that a table or column is missing because of that.
 */
export function createDatabaseMemory(
  folder: string,
  known = new Map<string, { isOfPage: boolean }>(),
  refused = new Map<string, string>(),
): DatabaseMemory {
  const reported = new Set<string>();
  const keepRefused = ({ missing, text, query, tables }: DatabaseError) => {
    if (missing === undefined && MAKES.test(query) && !isViolation(text))
      for (const table of tables) refused.set(table, query);
  };
  const remember = (log: string, isPage: boolean) => {
    for (const error of parseDatabaseErrors(log, folder)) {
      keepRefused(error);
      const before = known.get(keyOf(error))?.isOfPage === true;
      known.set(keyOf(error), { isOfPage: isPage || before });
    }
  };
  const select = (log: string, isPage: boolean) =>
    parseDatabaseErrors(log, folder).filter((error) => {
      const old = known.get(keyOf(error));
      const isOld = old !== undefined && (old.isOfPage || !isPage);
      const isOurs = error.missing === undefined ? error.file !== undefined : !error.isOfOthers;
      return !isOld && isOurs;
    });
  const check = (log: string, isPage: boolean) => {
    parseDatabaseErrors(log, folder).forEach(keepRefused);
    return select(log, isPage).flatMap((error) => {
      const made = error.tables.flatMap((table) => refused.get(table) ?? []);
      const problem = toProblem(error, isPage, made[0]);
      const key = `${problem.severity} ${keyOf(error)} ${error.file ?? ''}:${error.line ?? ''}`;
      if (problem.severity !== 'error' && reported.has(key)) return [];
      reported.add(key);
      return [problem];
    });
  };
  const findRefused = (log: string, missing: string) => {
    parseDatabaseErrors(log, folder).forEach(keepRefused);
    const [kind, name = ''] = missing.replaceAll('`', '').split(' ');
    if (kind === 'table') return refused.get(name);
    // SQLite does not say of which table a column is missing.
    return [...refused.values()].find((query) => query.split(/\W+/).includes(name));
  };
  const quotesRefused = (log: string, text: string) =>
    parseDatabaseErrors(log, folder).some(({ missing, query }) => {
      const start = query.slice(0, MAX_QUOTED);
      return missing === undefined && start.length >= MIN_QUOTED && cutSpaces(text).includes(start);
    });
  const fork = () => createDatabaseMemory(folder, known, refused);
  const hasNews = (log: string) => select(log, false).length > 0;
  return { remember, check, hasNews, findRefused, quotesRefused, fork };
}

function cutSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Leaves out the query, whose values change from request to request. */
function keyOf({ missing, text, tables }: DatabaseError): string {
  return `${missing ?? text} ${tables.join(' ')}`;
}

/** The advice about a table or column that the new version lacks. */
export const MAKE_IT =
  'An update does not run the activation hook: make it when the plugin finds data of an older version.';

function toProblem(
  { missing, text, query, file, line }: DatabaseError,
  isPage: boolean,
  refused: string | undefined,
): Problem {
  const place = file === undefined ? {} : { file, line };
  if (missing === undefined) {
    const why = text.replace(/^SQLSTATE\[\w+\]: (General error: \d+ )?/, '');
    const refuses = isViolation(text)
      ? 'The database refuses a query, as MySQL does'
      : 'SQLite, which a rehearsal uses, refuses a query that MySQL may take';
    return { severity: 'notice', message: `${refuses} (${why}): ${query}`, ...place };
  }
  const message = `The database has no ${missing}: ${withoutFullStop(query)}.`;
  if (refused !== undefined) {
    const excuse = `SQLite refused an earlier query about that table (${cutWords(refused)}), so it is not known what MySQL would have.`;
    return { severity: 'unknown', message: `${message} ${excuse}`, ...place };
  }
  if (!isPage) return { severity: 'warning', message, ...place };
  return { severity: 'error', message: `${message} ${MAKE_IT}`, ...place };
}
