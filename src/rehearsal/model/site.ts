import type { SiteHttpRequest } from '../site/player/protocol.ts';
import type { LogEntry } from './log.ts';
import type { Reader } from './readers.ts';
import type { AnyResult, ResultOf, ScriptName } from './scripts.ts';

/** The names under which a site is saved. */
export type SavedSite =
  /** With the plugins beside this one, and without it. */
  | 'clean'
  /** With the previous version. */
  | 'before'
  /** The same, with what people do on it. */
  | 'in use'
  /** The same, after the visits of a scene. */
  | 'scene'
  /** The same, beside the plugins that need it. */
  | 'beside'
  /** To come back from another one. */
  | 'meanwhile'
  | 'unasked'
  | 'unseen'
  | 'toured'
  /** Before a tour, and before the answers that a page got are asked for again. */
  | 'untoured'
  | 'unreplayed'
  | 'packed'
  | 'ahead'
  /** With the new version, before the steps that create content. */
  | 'unprobed'
  /** Right after its pages, for the way back, and for looks for updates. */
  | 'updated'
  | 'updater';

/** A WordPress in its own process. */
export interface Site {
  /**
   * Runs one of the scripts in `rehearse/php` in a new request.
   *
   * @param args its arguments; the site's clock is `hoursOn` ahead meanwhile
   * @throws SiteLost, Unreadable
   */
  run<Name extends ScriptName>(script: Name, args?: object): Promise<PlayerReply<ResultOf<Name>>>;
  /** Runs another script that was stored there. @throws SiteLost, Unreadable */
  run<Result>(script: string, args: object, reader: Reader<Result>): Promise<PlayerReply<Result>>;
  /** Asks for a page in a new request, or posts a form to it. @throws SiteLost, Unreadable */
  request(url: string, cookie?: string, form?: string): Promise<PlayerReply>;
  /** Carries a browser's request to the site, with its bytes. @throws SiteLost, Unreadable */
  exchange(request: SiteHttpRequest): Promise<PlayerReply>;
  /** Stores a file where the scripts find it. @throws SiteLost */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Saves the site's files and database under a name. @throws SiteLost */
  save(name: SavedSite): Promise<void>;
  /** Restores what was saved under a name. @throws SiteLost */
  restore(name: SavedSite): Promise<void>;
  /** The processor time that the site has taken so far, as its process says. */
  spentMs(): number;
  /** Kills the process. Idempotent. */
  close(): Promise<void>;
}

/** The reply to one command. Texts are the plugin's, and bounded. */
export interface PlayerReply<Result = AnyResult> {
  /** Why the command failed, or how PHP itself broke. */
  readonly failure?: string | undefined;
  /** The result of a script; absent if it did not reach its end. */
  readonly result?: Result | undefined;
  /** The output of a script or a page. */
  readonly output: string;
  /** PHP's log since the last command. */
  readonly log: readonly LogEntry[];
  /** How many PHP files of each plugin's folder the request loaded, as the site reports it. */
  readonly loaded?: ReadonlyMap<string, number> | undefined;
  /** Of a page. */
  readonly status?: number | undefined;
  readonly location?: string | undefined;
  /** Of an exchange. */
  readonly response?: HttpResponse | undefined;
  /** The processor time of the site's process since it began. */
  readonly spentMs?: number | undefined;
}

/** The site's answer to a browser, whole. */
interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Uint8Array;
  /** Scripts that WordPress was asked to print, and did not. */
  readonly unprinted: readonly UnprintedScript[];
}

/** A script that a page lacks, and its dependencies that nobody registered. */
export interface UnprintedScript {
  readonly handle: string;
  readonly url: string;
  readonly missing: readonly string[];
}

/** The process does not answer any more. */
export class SiteLost extends Error {
  /** Whether the plugin may be fine: a bound of the rehearsal ended the process. */
  readonly isUnknown: boolean;

  constructor(message: string, isUnknown = false) {
    super(message);
    this.isUnknown = isUnknown;
    this.name = 'SiteLost';
  }
}

/** The answer to the request for a page. */
export interface Visit {
  readonly reply: PlayerReply;
  /** Where the site sent the browser in the end. */
  readonly target: string;
  /** Parts of it, such as shortcodes, with the tags and words that they show. */
  readonly shown?: ReadonlyMap<string, string>;
  /** Values of fields by their names, of those that were not empty before. */
  readonly fields?: ReadonlyMap<string, string>;
}

/** A reply to a script that looks at the dashboard, and where the site leads from each page of it. */
export interface RedirectedReply<Result> extends PlayerReply<Result> {
  readonly ledTo?: string | undefined;
  /** PHP logged this on the pages that it led to. */
  readonly logBehind: readonly LogEntry[];
}

/** Scripts that look at the dashboard, as which a plugin may redirect. */
export type FollowedScript = 'state' | 'update' | 'own' | 'activate' | 'deactivate';

/** A site on which an administrator is logged in. All throw SiteLost, and Unreadable. */
export interface Session {
  /**
   * Requests a page, follows its redirects on the site, and then requests the page once more.
   *
   * @param cookie of another user
   */
  readonly visit: (
    page: { readonly url: string; readonly isForAdmins: boolean },
    cookie?: string,
  ) => Promise<Visit>;
  /**
   * Runs a script as an administrator. Where a plugin ends the request by a redirect, follows this and runs the script again: many
   * lead to their first page, once.
   */
  readonly runAgain: <Name extends FollowedScript>(
    script: Name,
    args: object,
  ) => Promise<RedirectedReply<ResultOf<Name>>>;
  /** The same. Where the redirects do not end, runs it as AJAX, as WordPress itself updates plugins. */
  readonly runFollowing: <Name extends 'state' | 'update' | 'own'>(
    script: Name,
    args: object,
  ) => Promise<RedirectedReply<ResultOf<Name>>>;
  /** Asks WordPress for the state of a plugin. */
  readonly askState: (plugin: string) => Promise<RedirectedReply<ResultOf<'state'>>>;
  /** Works on the site with the previous version, or on another saved site, then restores the current one. */
  readonly onSiteBefore: <T>(work: () => Promise<T>, saved?: SavedSite) => Promise<T>;
}
