import type { Clock } from '../clock.ts';
import type { SendRequest } from '../http.ts';
import type { IfPublished } from '../input-rules.ts';
import type { Logger, Sanitise } from '../log.ts';
import type { ReleaseOrder, ServiceAccess } from './contract.ts';

/** One release to publish: what, where, by which rules, and with which tools. */
export interface PublishJob {
  readonly order: PublishOrder;
  readonly access: ServiceAccess;
  readonly rules: PublishRules;
  readonly ports: PublishPorts;
}

/** What the service is asked to publish, and what the package says about itself, where that is known. */
export interface PublishOrder extends ReleaseOrder {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

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
