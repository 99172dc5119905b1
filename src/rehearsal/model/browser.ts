import type { Problem } from './results.ts';
import type { UnprintedScript } from './site.ts';

/** The input `browser`: `auto` takes one that this machine has. */
export type BrowserChoice =
  | { readonly kind: 'auto' | 'none' }
  | { readonly kind: 'path'; readonly path: string };

/** A request that a page sends to the site, with its bytes. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Uint8Array;
  /** Scripts that the page lacks, as the site reports them. */
  readonly unprinted?: readonly UnprintedScript[] | undefined;
}

/** How pages reach the site, one request after the other. */
export type SendToSite = (request: SiteRequest) => Promise<SiteResponse>;

/** The kinds of pages, each a step of the rehearsal. */
export type PageKind = 'admin' | 'editor' | 'site';

/** A page to visit, before and after the update. */
export interface PageVisit {
  /** The same before and after. */
  readonly id: string;
  readonly kind: PageKind;
  /** Path and query on the site. */
  readonly url: string;
  /** The beginning of sentences about it. */
  readonly subject: string;
  /** The plugin's own page: what is empty there is the plugin's fault, and it gets a picture. */
  readonly isOwn: boolean;
  /** Logged in as administrator. */
  readonly isForAdmins: boolean;
  /** Blocks that the editor inserts, by name, with those that only scripts know. */
  readonly blocks?: readonly string[] | undefined;
  /** Blocks of others. */
  readonly otherBlocks?: readonly string[] | undefined;
}

/** A place in a script. Line and column begin at 1. */
export interface ScriptPlace {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** An exception that nothing caught, or an error that the console got. */
export interface ScriptError {
  readonly kind: 'exception' | 'console';
  readonly message: string;
  /** The script could not be parsed, so none of it ran. */
  readonly isSyntax: boolean;
  /** From the inside out. */
  readonly stack: readonly ScriptPlace[];
}

/** A file of the site that a page asked for in vain. */
export interface FailedFile {
  /** Path and query. */
  readonly url: string;
  /** As the browser says: `script`, `style`, `font`, `image`, … Source: Fetch Metadata, `Sec-Fetch-Dest`. */
  readonly destination: string;
  readonly status: number;
  /** The media type, if it is not that of a script where one was asked for. */
  readonly type?: string | undefined;
}

/** Amount that people see of a part of a page: characters of text, and ten for a picture or field. */
interface Shown {
  readonly amount: number;
  /** The same of what is there and is not shown. */
  readonly hidden: number;
  /** It holds something that is not shown. */
  readonly isHidden: boolean;
  /** Something lies over all of it that lets people see through, and reach nothing. */
  readonly isVeiled?: boolean | undefined;
}

/** Requests of a page for the same thing of the REST API or of `admin-ajax.php`. */
export interface Asked {
  /** The route, such as `/acme/v1/notes`, with what is asked for; or `admin-ajax.php?action=acme_notes`. */
  readonly what: string;
  /** The lowest that came. */
  readonly status: number;
  readonly count: number;
}

/** A block in the editor. */
export interface SeenBlock {
  readonly name: string;
  readonly isKnown: boolean;
  readonly isValid: boolean;
  readonly hasCrashed: boolean;
  /** People can insert it; `false` for those of which posts have old ones. */
  readonly isOffered: boolean;
}

export interface SeenEditor {
  /** It has started, and shows the post. */
  readonly isReady: boolean;
  /** It shows an error in place of the post. */
  readonly hasCrashed: boolean;
  /** Those that the post came with. */
  readonly saved: readonly SeenBlock[];
  readonly inserted: readonly SeenBlock[];
  /** The names of inserted ones with which the editor shows an error as soon as somebody selects them. */
  readonly fallen: readonly string[];
  /** Sidebars and panels that throw, so that it leaves them out, by the name with which scripts register them. */
  readonly leftOut: readonly string[];
  /** The names of all that can be inserted. */
  readonly known: readonly string[];
  /** The content that saving would write for the inserted ones. */
  readonly markup: string;
}

/** The result of a visit. All texts are the page's, bounded in number and length. */
export interface Observation {
  /**
   * `settled`; `busy`: it did not settle; `stuck`: it gave no answer; `slow`: the site still worked for it when its time was over;
   * `failed`: it could not be opened.
   */
  readonly state: 'settled' | 'busy' | 'stuck' | 'slow' | 'failed';
  /** Why it failed, in the browser's words. */
  readonly why?: string | undefined;
  readonly status: number;
  /** Where a script runs without end. */
  readonly stuckAt?: ScriptPlace | undefined;
  readonly errors: readonly ScriptError[];
  readonly failed: readonly FailedFile[];
  readonly unprinted: readonly UnprintedScript[];
  readonly asked: readonly Asked[];
  /** The path of another page to which a script of this one led, and which the site refuses. */
  readonly deadEnd?: string | undefined;
  /** Hosts to which requests were refused. */
  readonly refused: readonly string[];
  /** How often the page was loaded. */
  readonly loads: number;
  readonly content: Shown;
  /** The amount of what is in notices of the page itself, and in parts that people can open. */
  readonly aside: number;
  /** Elements that PHP prints empty, by `#id` or `tag.class`, and what scripts have drawn into them. */
  readonly roots: Readonly<Record<string, Shown>>;
  /** The parts of a post that have text, by the same names. */
  readonly parts: Readonly<Record<string, Shown>>;
  /** Lines of text that people can see. */
  readonly lines: readonly string[];
  /** The ids of inline scripts by their first line in the page, and whether they are part of the plugin's page. */
  readonly inline: readonly InlineScript[];
  readonly editor?: SeenEditor | undefined;
  /** The HTML that PHP printed for a page of the plugin in the dashboard. */
  readonly html: string;
  /** PNG. */
  readonly picture?: Uint8Array | undefined;
}

/** A script in the page itself, without a file. */
interface InlineScript {
  /** WordPress's, such as `acme-js-after`; or `''`. */
  readonly id: string;
  readonly firstLine: number;
  readonly lastLine: number;
  /** The URL of the script beside which WordPress prints it; or `''`. */
  readonly owner: string;
  /** Inside of what the plugin's page printed. */
  readonly isInContent: boolean;
}

/** A running browser that reaches the site and nothing else. */
export interface Browser {
  /** Such as `Chromium 156`. */
  readonly name: string;
  /** Whether the browser's own sandbox is on. */
  readonly hasSandbox: boolean;
  /**
   * Visits a page, in a tab that has nothing of others.
   *
   * @throws BrowserLost, Cancelled
   */
  visit(page: PageVisit, options: VisitOptions): Promise<Observation>;
  /** The processor time of all its processes so far, where the system tells. */
  readonly spentMs?: (() => number) | undefined;
  /** Ends the browser and its children. Idempotent. */
  close(): Promise<void>;
}

interface VisitOptions {
  readonly send: SendToSite;
  readonly cookie: string;
  readonly hasPicture: boolean;
  /** Gives a page more time, because some draw themselves a while after they have loaded. */
  readonly isPatient: boolean;
}

/** Why no browser was started: each that was tried, with its words. */
export interface NoBrowser {
  readonly why: readonly string[];
}

/** The browser ended, or does not answer. */
export class BrowserLost extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrowserLost';
  }
}

/** The parts of a plugin on a site that a browser can show. */
export interface VisitTargets {
  /** The plugin's folder. */
  readonly folder: string;
  readonly pages: readonly { readonly name: string; readonly title: string; readonly url: string }[];
  readonly blocks: readonly string[];
  /** Content that shows its shortcodes and widgets. */
  readonly content: string;
  /** More paths, as the author wants. */
  readonly paths: readonly string[];
}

/** A request that a page has sent, with a digest of the answer. */
export interface TracedRequest {
  readonly request: SiteRequest;
  readonly digest: string;
}

/** All that a page has asked the site for, but WordPress's own files that the browser had. */
export interface Trace {
  readonly requests: readonly TracedRequest[];
  /** Nothing is missing, and all of it can be asked again. */
  readonly isWhole: boolean;
  /** The post that the editor has opened. */
  readonly post?: number | undefined;
}

/** A page, as it was seen. */
export interface SeenPage {
  readonly page: PageVisit;
  readonly observation: Observation;
  readonly trace?: Trace | undefined;
  /** The site answers all that it asks as before, so the observation is the one before the update. */
  readonly isUnchanged?: boolean | undefined;
}

/** The visits to one state of the site. */
export interface Tour {
  /** The plugin's folder. */
  readonly folder: string;
  /** By the ids of the visits. */
  readonly visits: ReadonlyMap<string, SeenPage>;
  /** The ids of pages for which there was no time. */
  readonly unseen?: ReadonlySet<string>;
  /** The blocks, as this version saves them. */
  readonly markup: string;
  /** The same with its shortcodes and widgets. */
  readonly content: string;
  /** The URLs of each block's scripts. */
  readonly blockScripts: ReadonlyMap<string, readonly string[]>;
}

/** A page that is loaded more often reloads itself without end. */
export const MAX_LOADS = 6;

/** Something that the update broke, on one page. */
export interface BrowserFinding extends Problem {
  /** The same where it occurs again, also with other names and versions. */
  readonly key: string;
  readonly page: PageVisit;
  /** Where in the script as it was served. */
  readonly place?: ScriptPlace | undefined;
  /** The loss that people see, which the message says, too. */
  readonly effect?: string | undefined;
}
