import { hasVisited } from './editor.ts';
import type { BrowserFinding, PageVisit, Observation } from '../../model/browser.ts';

/** Tells of a script that leads people from a page to one that the site refuses. Of a page that is itself refused, PHP tells, at the line. */
export function judgeDeadEnd(page: PageVisit, { deadEnd, status }: Observation): readonly BrowserFinding[] {
  if (deadEnd === undefined || !page.isOwn) return [];
  const path = deadEnd.slice(0, 200).replace(/`/g, '');
  const message = `${page.subject} has a script that leads people away, to \`${path}\`, which the site refuses (${status}).`;
  return [{ severity: 'error', message, page, key: 'dead end' }];
}

/** So many requests for the same make no poll, which waits in between. */
const MAX_SAME = 40;

/** Routes of WordPress itself. Its own pages ask for them, and fail visibly without. */
const OF_CORE = /^\/(?:wp|wp-[\w-]+|oembed|batch)\/v\d(?!\/block-renderer\/)/;

/** Lists what the page asks the site for, and no longer gets, or asks for without end. */
export function judgeRequests(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
): readonly BrowserFinding[] {
  if (before === undefined || !hasVisited(before)) return [];
  const fold = (what: string) =>
    what.startsWith('/') ? what.replace(/\?.*$/s, '').replace(/\/\d+(?=\/|$)/g, '/*') : what;
  const answered = ({ asked }: Observation) =>
    new Set(asked.filter(({ status }) => status < 400).map(({ what }) => fold(what)));
  const [was, is] = [answered(before), answered(after)];
  const often = new Map(before.asked.map(({ what, count }) => [fold(what), count]));
  const findings = after.asked.flatMap(({ what, status, count }): readonly BrowserFinding[] => {
    const route = fold(what);
    const shown = `\`${route.slice(0, 200).replace(/`/g, '')}\``;
    const tell = (key: string, message: string, severity: 'error' | 'warning' = 'warning') => [
      { severity, message, page, key },
    ];
    if (count > MAX_SAME && (often.get(route) ?? 0) <= MAX_SAME / 10)
      return tell(
        `flood ${route}`,
        `${page.subject} asks the site for ${shown} again and again, without a pause.`,
      );
    // PHP tells of fatal errors, at the line.
    const isRefused = status >= 400 && status < 500 && was.has(route) && !is.has(route);
    if (!isRefused || OF_CORE.test(route)) return [];
    const [, block] = /^\/wp\/v\d\/block-renderer\/([\w-]+\/[\w-]+)$/.exec(route) ?? [];
    if (block?.startsWith('core/') === true) return [];
    if (block === undefined) {
      const refused = `which it answered before and refuses now (${status})`;
      return tell(`refused ${route}`, `${page.subject} asks the site for ${shown}, ${refused}.`);
    }
    const message = `The editor shows an error in place of the block \`${block}\`: WordPress, which draws it, refuses to (${status}).`;
    return tell(`drawn ${block}`, message, 'error');
  });
  return [...new Map(findings.map((finding) => [finding.key, finding])).values()];
}

/** Explains the one error of a page by the one thing that the site refuses it. */
export function joinRequests(
  findings: readonly BrowserFinding[],
  requests: readonly BrowserFinding[],
): readonly BrowserFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [refused, ...more] = requests.filter(({ severity }) => severity === 'warning');
  if (errors.length !== 1 || refused === undefined || more.length > 0) return [...findings, ...requests];
  return [
    ...findings.map((one) =>
      one.severity === 'error' ? { ...one, message: `${one.message} ${refused.message}` } : one,
    ),
    ...requests.filter((one) => one !== refused),
  ];
}
