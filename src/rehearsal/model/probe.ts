import type { RehearsalContext } from './context.ts';
import type { StepName } from './results.ts';
import type { Visit } from './site.ts';

interface AnyProbe {
  /** The same in every version. */
  readonly name: string;
  /** The beginning of sentences about it. */
  readonly subject: string;
  readonly ask: (context: RehearsalContext) => Promise<ProbeVisit>;
  /**
   * Whether the previous version was asked in the same circumstances. Where they were not, people may have chosen this
   * answer, and it is a problem only if PHP dies.
   */
  readonly isComparable?: () => boolean;
  /** A text that the answer must hold. */
  readonly shows?: string;
}

/** Requests a whole page of WordPress, from `<html>` to `</html>`. */
export interface PageProbe extends AnyProbe {
  readonly kind: 'page';
  /** Requests it as a visitor and, if part of it is not shown, as an administrator. */
  readonly askAgain?: (context: RehearsalContext) => Promise<ProbeVisit>;
  /** A list, for which a post of its type is created. */
  readonly makesPost?: boolean;
  /** Requested one by one if the whole fails, because the first that dies hides the others. */
  readonly parts?: readonly PageProbe[];
}

/** Requests a whole page that everybody may read. */
interface PostProbe extends AnyProbe {
  readonly kind: 'post';
  readonly shows: string;
}

/** Requests one thing at once. */
interface PlainProbe extends AnyProbe {
  /** The address, of one that should not lead elsewhere. */
  readonly url?: string;
  /**
   * - `dashboard`: a whole page, which must not redirect people who may read and write.
   * - `not-found`: a whole page, which answers 404.
   * - `public`: any address that everybody may read.
   * - `json`: a REST route, or AJAX.
   * - `form`: posts a form, which redirects.
   * - `open`: any answer will do, unless PHP dies.
   * - `action`: requested without its data, so only missing code counts.
   * - `task`: a scheduled task, which needs a handler.
   * - `script`: runs a script of the rehearsal.
   */
  readonly kind:
    | 'dashboard'
    | 'not-found'
    | 'public'
    | 'json'
    | 'form'
    | 'open'
    | 'action'
    | 'task'
    | 'script';
}

/** A request to a site that shows whether one thing on it works. */
export type Probe = PageProbe | PostProbe | PlainProbe;

/** A page that every site has. */
export interface Page {
  readonly kind: 'front-page' | 'log-in-page' | 'site-page' | 'rest-index' | 'feed';
  readonly name: StepName;
  /** The beginning of sentences about it. */
  readonly subject: string;
  readonly url: string;
  readonly isForAdmins: boolean;
}

export const PAGES: readonly Page[] = [
  page('front-page', 'Front page', '/'),
  page('log-in-page', 'Log-in page', '/wp-login.php'),
  page('site-page', 'Dashboard', '/wp-admin/'),
  page('site-page', 'Plugins page', '/wp-admin/plugins.php'),
  page('rest-index', 'REST index', '/?rest_route=/'),
  page('feed', 'RSS feed', '/?feed=rss2'),
];

function page(kind: Page['kind'], name: StepName, url: string): Page {
  const noun = /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
  return { kind, name, subject: `The ${noun} (${url})`, url, isForAdmins: url.startsWith('/wp-admin/') };
}

/** A site's answer; without a status if it is not a page. */
export interface ProbeVisit extends Visit {
  /** It redirects to another page. */
  readonly isRedirected?: boolean;
}

/** The probes of one step. */
export interface ProbeSet {
  readonly step: StepName;
  readonly probes: readonly Probe[];
  /** How many these are, and how many more are not requested, in words. */
  readonly asked: string;
  /** Whether each probe meets what those before it changed. By default, as the step does. */
  readonly changesSite?: boolean;
  /** In the plural, where it is not as the step. */
  readonly what?: string;
  /** How much of what is left of the step's cap the new version may take: the previous one may take as much. */
  readonly share?: number;
}

/** Each takes up to a second. */
export const MAX_ASKED = 8;
