import type { RunTools } from '../http/run-tools.ts';
import type { PublishError } from '../shared/errors.ts';

/** The fields of the request for a new release: the plugin and its package. */
export interface OrderFields {
  readonly pluginId: string;
  readonly zipUrl: string;
}

/** Where the service is, and how it is spoken to. */
export interface ServiceAccess {
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

/** The plugin that is asked about, by all that is known of it. */
export interface PluginQuery {
  readonly pluginId: string;
  readonly slug: string | undefined;
}

/** One plugin on the service: which, where, by which rules, and with which tools. */
export interface LookJob {
  readonly order: PublishIdentity;
  readonly access: ServiceAccess;
  readonly rules: PublishRules;
  readonly ports: PublishTools;
}

/** One release to publish. */
export interface PublishJob extends LookJob {
  readonly order: PublishOrder;
}

/** The plugin, and the package's own slug and version where they are known. */
export interface PublishIdentity extends Pick<OrderFields, 'pluginId'> {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

/** An order to publish. */
export interface PublishOrder extends PublishIdentity {
  /** The URL of the package for one request; one that lives for a short time is made anew for each. */
  readonly getZipUrl: () => Promise<string>;
}

/** How a run treats a version that the service already serves. */
export const IF_PUBLISHED = ['skip', 'fail', 'publish'] as const;

type IfPublished = (typeof IF_PUBLISHED)[number];

export interface PublishRules {
  /** Applies when the service already serves this very version. */
  readonly ifPublished: IfPublished;
  /** Wait until the service is seen serving the new version. */
  readonly verify: boolean;
  /** How often a request that is safe to repeat is repeated. */
  readonly retries: number;
}

/** The tools of the run, and what is certain by now. */
export interface PublishTools extends Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote'> {
  readonly progress: Progress;
}

/** The certainty at this moment, for a run that is cut short. `ordered`: the request is under way or unanswered. */
export interface Progress {
  stage: 'not-published' | 'ordered' | 'published';
}

/** A release that is live, or that the service says it created. */
export interface Published {
  readonly status: 'published' | 'already-published';
  /** As the service returned it; the package's when it was only seen live. */
  readonly version: string;
  /** The version that the service served before; `undefined` when it did not tell. */
  readonly previousVersion: string | undefined;
  /** The service was seen serving `version`. */
  readonly isVerified: boolean;
  /** Why the step is red although the version is live: this run was to publish it, and did not. */
  readonly problem?: PublishError | undefined;
}

/** The release that sites are offered now. */
export interface Served {
  readonly version: string;
  /** As WordPress names the plugin: `folder/main-file.php`; `undefined` when the service does not tell. */
  readonly pluginFile?: string | undefined;
  /** The service's short name of the plugin, mostly that of its folder; `undefined` when it does not tell. */
  readonly slug?: string | undefined;
  /** Where the service says that its package is; not safe to show. `undefined` when it does not tell. */
  readonly packageUrl?: string | undefined;
}

/** The service's answer about the live version. */
export interface LiveVersion {
  /** `undefined`: not known, or nothing. */
  readonly served?: Served | undefined;
  /** Why it is not known; `undefined` when it is, and when the service was not asked. */
  readonly failure?: LiveVersionFailure | undefined;
  /** The service did not know the plugin by its folder, only by its identifier. */
  readonly isFolderUnknown?: boolean;
}

/**
 * Why it is not known what is live:
 * - `key`: the service refused the key.
 * - `page`: a website answered.
 * - `blocked`: the page of something before the service, such as a firewall, refused the request.
 * - `redirect`: the service is elsewhere, or sent a stranger to its login page.
 * - `missing`: nothing is live yet, or the service does not know the plugin.
 * - `unclear`: an answer that tells no version, or contradicts itself.
 * - `passing`: the service had no time.
 * - `unreached`: no complete answer came.
 */
export interface LiveVersionFailure {
  readonly kind: 'key' | 'page' | 'blocked' | 'redirect' | 'missing' | 'unclear' | 'passing' | 'unreached';
  /** A clause after "because", safe to show. */
  readonly why: string;
  /** It does not pass by itself: an order would fail, too. */
  readonly isLasting: boolean;
  /** Status of the answer; `undefined` when none came. */
  readonly status?: number;
  /** Where a redirect led, to compare it with another; not safe to show. */
  readonly place?: string | undefined;
}
