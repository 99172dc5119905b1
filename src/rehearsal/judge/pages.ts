import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { explainRefused, type Fault, isClosing, listFaults } from './answer.ts';
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
  for (const fault of listFaults(page, seen)) {
    const problem = weigh(fault, { page, seen, before, old: old.get(fault.kind) });
    if (problem === undefined) continue;
    const isNew = problem.severity !== 'notice';
    const isMeant = isNew && closesSites && !page.isForAdmins && isClosing(fault, seen);
    return [isMeant ? explainClosed(problem) : problem];
  }
  return [];
}

function explainClosed({ message }: Problem): Problem {
  const words = `${withoutFullStop(message)}. Visitors see this from the update on: the plugin says that it closes sites, so people may have chosen it.`;
  return { severity: 'warning', message: words };
}

/** Pages that every site needs. Plugins hide log-in pages and close REST interfaces on purpose. */
const OPEN_PAGES: ReadonlySet<StepName> = new Set(['Front page', 'Dashboard', 'Plugins page']);

interface Weighed {
  readonly page: Page;
  readonly seen: Visit;
  readonly before: Visit | undefined;
  /** The message about a fault of this kind that the previous version has. */
  readonly old: string | undefined;
}

/** Returns `undefined` for a fault that is not new, or that plugins may want. */
function weigh(fault: Fault, { page, seen, before, old }: Weighed): Problem | undefined {
  const { kind, message } = fault;
  const isOld = old !== undefined;
  const wasThere = before?.reply.status === 200;
  const isOpen = wasThere && OPEN_PAGES.has(page.name);
  const isSame = before !== undefined && before.reply.status === seen.reply.status;
  switch (kind) {
    case 'crash': {
      // The live version works on real hosts.
      const excuse =
        'The previous version does so, too: PHP in WebAssembly may lack something. Set `php` to another version.';
      return isOld
        ? { severity: 'unknown', message: `${message}. ${excuse}` }
        : { severity: 'error', message };
    }
    case 'redirect-loop':
      return { severity: wasThere ? 'error' : isOld ? 'notice' : 'warning', message };
    case 'redirect':
      return { severity: isOld ? 'notice' : 'warning', message };
    // Plugins that close a site, its REST interface or its feeds do that on purpose.
    case 'server-error': {
      if (old === message)
        return { severity: 'notice', message: `${message}. The previous version does so, too` };
      const excuse = wasThere ? explainRefused(fault, seen) : undefined;
      if (excuse !== undefined) return { severity: 'unknown', message: excuse };
      return { severity: isSame || page.kind === 'feed' ? 'warning' : 'error', message };
    }
    case 'status':
      return { severity: isSame ? 'notice' : isOpen ? 'error' : 'warning', message };
    case 'stray-ampersand':
    case 'cut':
      return isOld ? undefined : { severity: 'error', message };
    case 'elsewhere':
      return isOld ? undefined : { severity: 'warning', message };
    case 'log-in':
    case 'wp-die':
      return wasThere && !isOld ? { severity: 'error', message } : undefined;
    case 'lost-text':
    case 'hidden':
      return wasThere && before.target === page.url && !isOld ? { severity: 'error', message } : undefined;
    // Another message of the same kind is another fault.
    default:
      return message === old
        ? { severity: 'warning', message: `${withoutFullStop(message)}. The previous version does so, too.` }
        : { severity: 'error', message };
  }
}
