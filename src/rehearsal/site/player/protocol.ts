/** Commands to the player, one at a time. It answers each with a {@link RawReply}. */
export type Command =
  | BootCommand
  | {
      readonly kind: 'run';
      readonly script: string;
      readonly args: unknown;
      /** By how many hours the site's clock is ahead meanwhile. */
      readonly hoursOn?: number;
    }
  | { readonly kind: 'put'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'request';
      readonly url: string;
      readonly cookie: string;
      readonly form?: string | undefined;
    }
  | ({ readonly kind: 'exchange' } & SiteHttpRequest)
  | { readonly kind: 'save'; readonly name: string }
  | { readonly kind: 'restore'; readonly name: string };

interface BootCommand {
  readonly kind: 'boot';
  /** Such as `8.5`; Playground must have it. */
  readonly php: string;
  /** The folder into which npm installed Playground. */
  readonly playgroundFolder: string;
  /** A ZIP of WordPress on this machine. */
  readonly wordpressZip: string;
  /** The folder with the scripts for `run`. */
  readonly scriptFolder: string;
  /** All of them, unless a test takes some away to see what the others hold. */
  readonly walls?: Walls | undefined;
}

/** The walls between PHP and the process that runs it; the flags of Node.js are another one. */
export interface Walls {
  /** PHP loads no extensions while it runs, whatever it writes to its settings. */
  readonly extensions: boolean;
  /** No WebAssembly runs that was not there when WordPress started. */
  readonly modules: boolean;
  /** JavaScript finds only what Playground needs. */
  readonly process: boolean;
}

export const ALL_WALLS: Walls = { extensions: true, modules: true, process: true };

/** A request of a browser. */
export interface SiteHttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The reply to one command, as the player sends it: JSON, and beside it the bytes of a page. */
export interface RawReply {
  /** Why the command failed, or how PHP itself broke. */
  readonly failure?: string | undefined;
  /** The result of a script, in JSON; absent if it did not reach its end. */
  readonly result?: string | undefined;
  /** The output of a script or a page, at most {@link MAX_OUTPUT_BYTES}. */
  readonly output: string;
  /** PHP's log since the last command, at most {@link MAX_OUTPUT_BYTES}. */
  readonly log: string;
  /** Number of PHP files of each plugin's folder that the request loaded, in JSON, as the site reports it. */
  readonly loaded?: string | undefined;
  /** Of a page. */
  readonly status?: number | undefined;
  readonly location?: string | undefined;
  /** Of an exchange. */
  readonly response?: RawResponse | undefined;
  /** The processor time of the player since it began. */
  readonly spentMs?: number | undefined;
}

/** The site's answer to a browser. Its bytes are beside it. */
interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** Handles, URLs and missing dependencies of scripts that WordPress was asked to print, and did not, in JSON. */
  readonly unprinted?: string | undefined;
}

/**
 * The descriptor of the pipe between the player and the process that started it. It carries frames: the size of a command, and the
 * command as V8 serializes it; back, the sizes of a reply's JSON and of the bytes beside it, and both. Sizes have four bytes, the
 * lowest first. These are not the messages of Node.js: code that got out of PHP could send some on which Node.js fails in the
 * process that reads them.
 */
export const PIPE = 3;

/** A reply that has more ends the rehearsal of its pair. */
export const MAX_REPLY_BYTES = { json: 64 * 1024 * 1024, body: 128_000_000 } as const;

/** Many times what the largest plugins need. */
export const MAX_RESULT_BYTES = 16 * 1024 * 1024;

export const MAX_OUTPUT_BYTES = 1024 * 1024;

/** Where things are inside PHP's own file system, which is in memory. */
export const SITE = {
  url: 'http://127.0.0.1:8080',
  root: '/wordpress',
  plugins: '/wordpress/wp-content/plugins',
  /** Beside the site: packages, scripts, the log. */
  folder: '/rehearsal',
  log: '/rehearsal/debug.log',
  /** Notes of the site itself for the log: code of plugins writes there only if it means to. */
  notes: '/rehearsal/notes.log',
  args: '/rehearsal/order.json',
  result: '/rehearsal/result.json',
  loaded: '/rehearsal/loaded.json',
  unprinted: '/rehearsal/unprinted.json',
  /** How the site is, as JSON, for the next requests. */
  scene: '/rehearsal/scene.json',
} as const;

/** The beginning, after the time, of each line that the site itself notes. */
export const NOTE = 'REHEARSAL ';

/** The beginning, after the time, of a log line about a refused request to another server; its host follows. */
export const REFUSED = `${NOTE}refused`;

/** The beginning of a log line about a task that the request has unscheduled; its name follows. */
export const UNSCHEDULED = `${NOTE}unscheduled`;

/** The beginning of a log line about a message of PHP: its file and line, and the files of plugins that called what it is in. */
export const STACK = `${NOTE}stack`;

/** A function that is disabled on PHP 7.4 here, so the messages that it would suppress are in the log. */
export const MUTED = 'libxml_use_internal_errors';
