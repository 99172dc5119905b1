import type { RunTools } from '../http/run-tools.ts';
import type { PublishError } from '../shared/publish-error.ts';

/** The fields of the request for a new release: the plugin and its package. */
export interface OrderFields {
  readonly pluginId: string;
  readonly zipUrl: string;
}

/** The service's address, the key and the timeout. */
export interface ServiceAccess {
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

/** The plugin to ask about. */
export interface PluginQuery {
  readonly pluginId: string;
  readonly slug: string | undefined;
}

/** One plugin on the service: the order, or only the plugin, with the access, the rules and the tools. */
export interface PublishJob<Order extends PublishIdentity = PublishOrder> {
  readonly order: Order;
  readonly access: ServiceAccess;
  readonly rules: PublishRules;
  readonly ports: Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote'> & {
    readonly progress: Progress;
  };
}

/** The plugin, with the package's slug and version if they are known. */
export interface PublishIdentity extends Pick<OrderFields, 'pluginId'> {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

/** An order to publish. */
export type PublishOrder = PublishIdentity & OrderedPackage;

/** The package of an order: behind a URL, or sent to the service before. */
export type OrderedPackage =
  | {
      /** Returns the URL of the package for one request; a signed URL is new for each request. */
      readonly getZipUrl: () => Promise<string>;
      readonly objectKey?: never;
    }
  | {
      /** The service's name for the package; not safe to show. */
      readonly objectKey: string;
      readonly getZipUrl?: never;
    };

/** How a run treats a version that the service already serves. */
export const IF_PUBLISHED = ['skip', 'fail', 'publish'] as const;

type IfPublished = (typeof IF_PUBLISHED)[number];

export interface PublishRules {
  /** Applies when the service already serves this very version. */
  readonly ifPublished: IfPublished;
  /** Whether to wait until the service is seen serving the new version. */
  readonly verify: boolean;
  /** Maximum number of repeats of a request that is safe to repeat. */
  readonly retries: number;
}

/**
 * How far the run is known to have come, for a run that is cut short. `ordered`: the request is under way or
 * unanswered.
 */
export interface Progress {
  stage: 'not-published' | 'ordered' | 'published';
}

/** A release that is live, or that the service says it created. */
export interface Published {
  readonly status: 'published' | 'already-published';
  /** The version that the service returned, or the package's version if it was only seen live. */
  readonly version: string;
  /** The version that was live before; `undefined` when it is not known. */
  readonly previousVersion: string | undefined;
  /** Whether the service was seen serving `version`. */
  readonly isVerified: boolean;
  /** Why the step is red although the version is live: this run should have published it, and did not. */
  readonly problem?: PublishError | undefined;
}

/** The release that sites are offered now. */
export interface Served {
  readonly version: string;
  /** WordPress's name of the plugin: `folder/main-file.php`; `undefined` when the service does not name it. */
  readonly pluginFile?: string | undefined;
  /** The service's short name of the plugin, mostly its folder; `undefined` when the service does not name it. */
  readonly slug?: string | undefined;
  /** The package's URL according to the service; not safe to show. `undefined` when the service does not name it. */
  readonly packageUrl?: string | undefined;
  /** Fields without which some update clients see no update, or no package; `undefined` when the answer has all. */
  readonly lacks?: readonly ('name' | 'download_url')[];
}

/** The service's answer about the live version. */
export interface LiveVersion {
  /** `undefined`: not known, or nothing. */
  readonly served?: Served | undefined;
  /** Why it is not known; `undefined` when it is, and when the service was not asked. */
  readonly failure?: LiveVersionFailure | undefined;
  /** Whether the service knows the plugin only by its identifier, not by its folder. */
  readonly isFolderUnknown?: boolean;
}

/**
 * Why the live version is not known:
 * - `key`: the service refused the key.
 * - `page`: a website answered.
 * - `blocked`: the page of something before the service, such as a firewall, refused the request.
 * - `redirect`: the service is elsewhere, or redirected to its login page.
 * - `missing`: nothing is live yet, or the service does not know the plugin.
 * - `unclear`: the answer names no version, or contradicts itself.
 * - `passing`: the service was busy, or failed.
 * - `unreached`: no complete answer came.
 */
export interface LiveVersionFailure {
  readonly kind: 'key' | 'page' | 'blocked' | 'redirect' | 'missing' | 'unclear' | 'passing' | 'unreached';
  /** A clause after "because", safe to show. */
  readonly why: string;
  /** Whether it does not pass by itself, so that an order would fail, too. */
  readonly isLasting: boolean;
  /** Status of the answer; `undefined` when none came. */
  readonly status?: number;
  /** The target of a redirect, to compare it with another; not safe to show. */
  readonly place?: string | undefined;
}
