import type { SendRequest } from '../http/message.ts';
import type { Clock } from '../shared/clock.ts';
import type { PublishError } from '../shared/errors.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import type { ReleaseOrder, ServiceAccess } from './contract.ts';

/** One plugin on the service: which, where, by which rules, and with which tools. */
export interface LookJob {
  readonly order: PublishIdentity;
  readonly access: ServiceAccess;
  readonly rules: PublishRules;
  readonly ports: PublishPorts;
}

/** One release to publish. */
export interface PublishJob extends LookJob {
  readonly order: PublishOrder;
}

/** What the service is asked about, and what the package says about itself, where that is known. */
export interface PublishIdentity extends Pick<ReleaseOrder, 'pluginId'> {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

/** What the service is asked to publish. */
export interface PublishOrder extends PublishIdentity {
  /** The URL of the package for one request; one that lives for a short time is made anew for each. */
  readonly getZipUrl: () => Promise<string>;
}

/** What to do when the service already serves this very version. */
export const IF_PUBLISHED = ['skip', 'fail', 'publish'] as const;

export type IfPublished = (typeof IF_PUBLISHED)[number];

export interface PublishRules {
  /** What to do when the service already serves this very version. */
  readonly ifPublished: IfPublished;
  /** Wait until the service is seen serving the new version. */
  readonly verify: boolean;
  /** How often a request that is safe to repeat is repeated. */
  readonly retries: number;
}

export interface PublishPorts {
  readonly send: SendRequest;
  readonly clock: Clock;
  /** From 0 up to, but without, 1. */
  readonly random: () => number;
  readonly log: Logger;
  readonly quote: Sanitise;
  readonly progress: Progress;
}

/** What is certain at this moment, for a run that is cut short. `ordered`: the request is under way or unanswered. */
export interface Progress {
  stage: 'not-published' | 'ordered' | 'published';
}

/** A release that is live, or that the service says it created. */
export interface Published {
  readonly status: 'published' | 'already-published';
  /** As the service returned it; the package's when it was only seen live. */
  readonly version: string;
  /** What the service served before; `undefined` when it did not tell. */
  readonly previousVersion: string | undefined;
  /** The service was seen serving `version`. */
  readonly isVerified: boolean;
  /** Why the step is red although the version is live: this run was to publish it, and did not. */
  readonly problem?: PublishError | undefined;
}
