/** A line of code. */
export interface CodeLine {
  readonly file: string;
  readonly line: number;
}

/**
 * By the folder of each plugin that an entry names: where in that folder it happened, or the last call in its trace that the plugin
 * made.
 */
export type PluginPlaces = ReadonlyMap<string, CodeLine>;

/** A message of PHP. */
export interface PhpMessage {
  readonly type: 'php';
  readonly level: 'fatal' | 'warning';
  /** The kind that PHP gives it, such as `Fatal error` or `Deprecated`. */
  readonly kind: string;
  /** In one line, without its trace. */
  readonly text: string;
  readonly places: PluginPlaces;
}

/** An error that `$wpdb` wrote. Source: WP_SQLite_DB::print_error() of the plugin that keeps the database in SQLite. */
export interface DatabaseError {
  readonly type: 'database';
  /** In one line. */
  readonly text: string;
  readonly query: string;
  /** That the query names. */
  readonly tables: readonly string[];
  readonly places: PluginPlaces;
  /** It names a file of some plugin. */
  readonly isOfPlugin: boolean;
}

/** Notes that the site itself writes, and no plugin. */
type SiteNote =
  /** A request to another server was refused. */
  | { readonly type: 'refused'; readonly host: string }
  /** The request has unscheduled a task. */
  | { readonly type: 'unscheduled'; readonly task: string }
  /** The files of plugins that called code which logs a message; `?` where that is not known. */
  | { readonly type: 'stack'; readonly place: string; readonly callers: readonly string[] };

/** An entry of PHP's log. The plugin may have written any of it. */
export type LogEntry = PhpMessage | DatabaseError | SiteNote;

/** Whether PHP has logged an error that ends a request. */
export function hasDied(log: readonly LogEntry[]): boolean {
  return log.some((entry) => entry.type === 'php' && entry.level === 'fatal');
}
