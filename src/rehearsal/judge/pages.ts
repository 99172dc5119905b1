import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { type Fault, isClosing, listFaults } from './answer.ts';
import type { Page } from '../model/probe.ts';
import { withoutFullStop } from '../../shared/quote.ts';

/**
 * Lists the problems of a page, without those in PHP's log.
 *
 * @param before the same page with the previous version
 * @param closesSites whether the plugin says that it closes sites to visitors
 */
export function checkPage(
  page: Page,
  seen: Visit,
  before: Visit | undefined,
  closesSites = false,
): readonly Problem[] {
  const old = new Map(before && listFaults(page, before).map(({ kind, message }) => [kind, message]));
  const wasThere = before?.reply.status === 200;
  const isSame = before !== undefined && before.reply.status === seen.reply.status;
  for (const fault of listFaults(page, seen)) {
    const wasAtHome = wasThere && before.target === page.url;
    const problem = weigh(fault, { page, wasThere, wasAtHome, isSame, old: old.get(fault.kind) });
    if (problem === undefined) continue;
    const isNew = problem.severity !== 'notice';
    const isMeant = isNew && closesSites && !page.isForAdmins && isClosing(fault, seen);
    return [isMeant ? explainClosed(problem) : problem];
  }
  return [];
}

/** The place and words of the fatal error of a page; `''` without one. */
export function findCause(problems: readonly Problem[]): string {
  const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
  return fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
}

function explainClosed({ message }: Problem): Problem {
  const words = `${withoutFullStop(message)}. Visitors see this from the update on: the plugin says that it closes sites, so people may have chosen it.`;
  return { severity: 'warning', message: words };
}

/** Pages that every site needs. Plugins hide log-in pages and close REST interfaces on purpose. */
const OPEN_PAGES: ReadonlySet<StepName> = new Set(['Front page', 'Dashboard', 'Plugins page']);

interface Weighed {
  readonly page: Page;
  /** The previous version has the page, also without a redirect. */
  readonly wasThere: boolean;
  readonly wasAtHome: boolean;
  /** It answers with the same status. */
  readonly isSame: boolean;
  /** The message about a fault of this kind that the previous version has. */
  readonly old: string | undefined;
}

type RateFault = (weighed: Weighed) => Problem['severity'] | undefined;

/** An error, unless the previous version has the same message. */
const BY_MESSAGE = 'by message';

const isNewError: RateFault = ({ old }) => (old === undefined ? 'error' : undefined);
const isLost: RateFault = ({ wasThere, old }) => (wasThere && old === undefined ? 'error' : undefined);
const isLostAtHome: RateFault = ({ wasAtHome, old }) =>
  wasAtHome && old === undefined ? 'error' : undefined;

/** How bad a fault is by its kind; `undefined` if it is not new, or if plugins may want it. */
const SEVERITIES: Readonly<Record<Exclude<Fault['kind'], 'server-error'>, RateFault | typeof BY_MESSAGE>> = {
  'redirect-loop': ({ wasThere, old }) => (wasThere ? 'error' : old === undefined ? 'warning' : 'notice'),
  redirect: ({ old }) => (old === undefined ? 'warning' : 'notice'),
  status: ({ page, wasThere, isSame }) =>
    isSame ? 'notice' : wasThere && OPEN_PAGES.has(page.name) ? 'error' : 'warning',
  'stray-ampersand': isNewError,
  cut: isNewError,
  elsewhere: ({ old }) => (old === undefined ? 'warning' : undefined),
  'log-in': isLost,
  'wp-die': isLost,
  'lost-text': isLostAtHome,
  hidden: isLostAtHome,
  crash: BY_MESSAGE,
  died: BY_MESSAGE,
  blank: BY_MESSAGE,
  shape: BY_MESSAGE,
  'php-message': BY_MESSAGE,
  'critical-error': BY_MESSAGE,
  'left-dashboard': BY_MESSAGE,
  'no-handler': BY_MESSAGE,
  'damaged-post': BY_MESSAGE,
  ended: BY_MESSAGE,
};

function weigh(fault: Fault, weighed: Weighed): Problem | undefined {
  const { kind, message } = fault;
  const { old } = weighed;
  if (kind === 'server-error') return weighServerError(fault, weighed);
  const rule = SEVERITIES[kind];
  if (rule !== BY_MESSAGE) {
    const severity = rule(weighed);
    return severity && { severity, message };
  }
  // The live version works on real hosts.
  if (kind === 'crash' && old !== undefined)
    return {
      severity: 'unknown',
      message: `${message}. The previous version does so, too: PHP in WebAssembly may lack something. Set \`php\` to another version.`,
    };
  // Another message of the same kind is another fault.
  return message === old
    ? { severity: 'warning', message: `${withoutFullStop(message)}. The previous version does so, too.` }
    : { severity: 'error', message };
}

/** Plugins that close a site, its REST interface or its feeds do that on purpose. */
function weighServerError({ message, excuse }: Fault, { page, wasThere, isSame, old }: Weighed): Problem {
  if (old === message)
    return { severity: 'notice', message: `${message}. The previous version does so, too` };
  if (wasThere && excuse !== undefined) return { severity: 'unknown', message: excuse };
  return { severity: isSame || page.kind === 'feed' ? 'warning' : 'error', message };
}
