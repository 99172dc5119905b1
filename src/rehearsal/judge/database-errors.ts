import type { DatabaseError, LogEntry } from '../model/log.ts';
import type { Problem } from '../model/results.ts';
import { cutWords } from './html-text.ts';
import { listDatabaseErrors } from './php-log.ts';
import { withoutFullStop } from '../../shared/quote.ts';

/**
 * Names what the database lacks, by the message of SQLite, or of MySQL, which the SQLite plugin imitates for some statements. SQLite takes
 * the last word of MySQL's `POSITION( a IN b )` for a table.
 */
export function findMissing(text: string, query = ''): string | undefined {
  const [, place] = /no such table: ([\w.]+)|Table '([^']+)' doesn't exist/.exec(text)?.filter(Boolean) ?? [];
  const table = place?.replace(/^.*\./, '');
  if (table !== undefined) return namesAfterIn(query).has(table) ? undefined : `table \`${table}\``;
  const [, column] = /no such column: ([\w.]+)|Unknown column '([^']+)'/.exec(text)?.filter(Boolean) ?? [];
  return column === undefined ? undefined : `column \`${column.replace(/^.*\./, '')}\``;
}

/** In MySQL, a list follows `IN`, but for `POSITION`. */
function namesAfterIn(query: string): ReadonlySet<string> {
  return new Set([...query.matchAll(/\bIN\s+`?(?:\w+`?\.`?)?(\w+)/gi)].map(([, name = '']) => name));
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
  /** Remembers the statements that should have made something, and that SQLite refused. */
  readonly learn: (log: readonly LogEntry[]) => void;
  /** @param isPage the log is of a page, not of something that is done once, such as the activation */
  readonly remember: (log: readonly LogEntry[], isPage: boolean) => void;
  readonly check: (log: readonly LogEntry[], isPage: boolean) => readonly Problem[];
  /** Whether a log of something that is done once has an unknown error. */
  readonly hasNews: (log: readonly LogEntry[]) => boolean;
  /** Finds the statement that should have made a table or column, and that SQLite refused. */
  readonly findRefused: (missing: string) => string | undefined;
  /** Knows the same, and has reported nothing yet. */
  readonly fork: () => DatabaseMemory;
}

/** Statements that make a table or a column. */
const MAKES = /^\s*(?:create|alter)\b/i;

/**
 * Checks the errors of `$wpdb` in the rehearsal of one pair. An update does not run the activation hook, and pages
 * rarely show that a table or column is missing because of that.
 *
 * @param known whether each was an error of a page
 * @param refused the statement by the names of tables
 */
export function createDatabaseMemory(
  folder: string,
  known = new Map<string, boolean>(),
  refused = new Map<string, string>(),
): DatabaseMemory {
  const reported = new Set<string>();
  const learn = (log: readonly LogEntry[]) => {
    for (const { text, query, tables } of listDatabaseErrors(log))
      if (findMissing(text, query) === undefined && MAKES.test(query) && !isViolation(text))
        for (const table of tables) refused.set(table, query);
  };
  const select = (log: readonly LogEntry[], isPage: boolean) =>
    listDatabaseErrors(log).filter((error) => {
      const wasOnPage = known.get(keyOf(error));
      const isOld = wasOnPage !== undefined && (wasOnPage || !isPage);
      const isOwn = error.places.has(folder);
      return !isOld && (isOwn || (findMissing(error.text, error.query) !== undefined && !error.isOfPlugin));
    });
  return {
    learn,
    remember: (log, isPage) => {
      learn(log);
      for (const error of listDatabaseErrors(log))
        known.set(keyOf(error), isPage || known.get(keyOf(error)) === true);
    },
    check: (log, isPage) => {
      learn(log);
      let earlier: Refused | undefined;
      return select(log, isPage).flatMap((error) => {
        const [made] = error.tables.flatMap((table) => refused.get(table) ?? []);
        const cause = made === undefined ? earlier : { query: made, about: ' about that table' };
        const problem = { ...toProblem(error, isPage, cause), ...error.places.get(folder) };
        // Such as one that locks a migration: what this makes is missing then.
        if (findMissing(error.text, error.query) === undefined && !isViolation(error.text))
          earlier ??= { query: error.query, about: ' of this request' };
        const { severity, file = '', line = '' } = problem;
        const key = `${severity} ${keyOf(error)} ${file}:${line}`;
        if (severity !== 'error' && reported.has(key)) return [];
        reported.add(key);
        return [problem];
      });
    },
    hasNews: (log) => select(log, false).length > 0,
    findRefused: (missing) => {
      const [kind, name = ''] = missing.replaceAll('`', '').split(' ');
      if (kind === 'table') return refused.get(name);
      // SQLite does not say of which table a column is missing.
      return [...refused.values()].find((query) => query.split(/\W+/).includes(name));
    },
    fork: () => createDatabaseMemory(folder, known, refused),
  };
}

/** Enough of a query to tell it from others. */
const MIN_QUOTED = 30;
const MAX_QUOTED = 60;

/** Whether a text quotes a query of this log that SQLite refused, and that lacks nothing. */
export function quotesRefused(log: readonly LogEntry[], text: string): boolean {
  return listDatabaseErrors(log).some((error) => {
    const start = error.query.slice(0, MAX_QUOTED);
    return (
      findMissing(error.text, error.query) === undefined && start.length >= MIN_QUOTED && text.includes(start)
    );
  });
}

/** Leaves out the query, whose values change from request to request. */
function keyOf({ text, query, tables }: DatabaseError): string {
  return `${findMissing(text, query) ?? text} ${tables.join(' ')}`;
}

/** The advice about a table or column that the new version lacks. */
export const MAKE_IT =
  'An update does not run the activation hook: make it when the plugin finds data of an older version.';

/** A query that SQLite refused, and why that may be the reason that something is missing. */
interface Refused {
  readonly query: string;
  readonly about: string;
}

/** @param refused the query without which it might be there */
function toProblem({ text, query }: DatabaseError, isPage: boolean, refused: Refused | undefined): Problem {
  const missing = findMissing(text, query);
  if (missing === undefined) {
    const why = text.replace(/^SQLSTATE\[\w+\]: (General error: \d+ )?/, '');
    const refuses = isViolation(text)
      ? 'The database refuses a query, as MySQL does'
      : 'SQLite, which a rehearsal uses, refuses a query that MySQL may take';
    return { severity: 'notice', message: `${refuses} (${why}): ${query}` };
  }
  const message = `The database has no ${missing}: ${withoutFullStop(query)}.`;
  if (refused !== undefined) {
    const excuse = `SQLite refused an earlier query${refused.about} (${cutWords(refused.query)}), so it is not known what MySQL would have.`;
    return { severity: 'unknown', message: `${message} ${excuse}` };
  }
  return isPage ? { severity: 'error', message: `${message} ${MAKE_IT}` } : { severity: 'warning', message };
}
