import type { SiteHttpRequest, PlayerReply } from '../site/player/protocol.ts';

/** A WordPress in its own process. */
export interface Site {
  /**
   * Runs one of the scripts in `rehearse/php` in a new request.
   *
   * @throws SiteLost
   */
  run(script: string, args?: object): Promise<PlayerReply>;
  /** Asks for a page in a new request, or posts a form to it. @throws SiteLost */
  request(url: string, cookie?: string, form?: string): Promise<PlayerReply>;
  /** Carries a browser's request to the site, with its bytes. @throws SiteLost */
  exchange(request: SiteHttpRequest): Promise<PlayerReply>;
  /** Stores a file where the scripts find it. @throws SiteLost */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Saves the site's files and database under a name. @throws SiteLost */
  save(name: string): Promise<void>;
  /** Restores what was saved under a name. @throws SiteLost */
  restore(name: string): Promise<void>;
  /** Kills the process. Idempotent. */
  close(): Promise<void>;
}

/** The process does not answer any more. */
export class SiteLost extends Error {
  constructor(message: string) {
    super(message);
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
}
