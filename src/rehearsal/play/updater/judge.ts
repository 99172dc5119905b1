import type { Problem } from '../../model/results.ts';
import type { Asked } from './looks.ts';
import { type Drill, hasOffered, type Side } from './side.ts';
import * as say from './words.ts';

/** The result of the step. */
interface Verdict {
  readonly problems: readonly Problem[];
  readonly updater: 'works' | 'broken' | undefined;
}

interface Rule {
  readonly fits: (drill: Drill) => boolean;
  readonly severity: Problem['severity'];
  readonly say: (drill: Drill) => string;
  /** Whose request the problem is at. */
  readonly at?: 'after';
  /** Updates arrive nevertheless. */
  readonly works?: boolean;
}

/** The first one that fits tells what came of it. */
const RULES: readonly Rule[] = [
  { fits: movesToOrg, severity: 'notice', say: say.tellMove },
  {
    fits: (drill) => losesUpdates(drill) && (isOpen(drill) || mayNeedLicense(drill)),
    severity: 'warning',
    say: say.tellNotKnown,
  },
  { fits: losesUpdates, severity: 'error', say: say.tellNoUpdate, at: 'after' },
  {
    fits: ({ offersItself, comparesNothing }) => offersItself && comparesNothing,
    severity: 'warning',
    say: say.tellServerCompares,
  },
  { fits: ({ offersItself }) => offersItself, severity: 'error', say: say.tellAgain, at: 'after' },
  { fits: takesAway, severity: 'error', say: say.tellTakenAway },
  { fits: stopsNow, severity: 'error', say: say.tellStop },
  { fits: ({ notInstalled }) => notInstalled !== undefined, severity: 'error', say: say.tellNotInstalled },
  { fits: (drill) => isDashboardOnly(drill) && isOpen(drill), severity: 'warning', say: say.tellNotKnown },
  { fits: isDashboardOnly, severity: 'error', say: say.tellDashboardOnly, at: 'after' },
  // It offers the version nevertheless; the answer of its real server may keep it from stopping.
  { fits: (drill) => diesNow(drill) && hasOffered(drill.after), severity: 'warning', say: say.tellNotKnown },
  { fits: (drill) => asksOtherwise(drill) && drill.takesAnswer, severity: 'warning', say: say.tellElsewhere },
  { fits: (drill) => asksOtherwise(drill), severity: 'warning', say: say.tellNotKnown },
  { fits: losesDetails, severity: 'warning', say: say.tellNoDetails, works: true },
  { fits: isUnheard, severity: 'notice', say: say.tellUnheard },
  { fits: asksNobody, severity: 'notice', say: say.tellNoClient },
];

/** Judges whether the next update still arrives. */
export function judgeUpdater(drill: Drill): Verdict {
  const { before, after } = drill;
  const rule = RULES.find(({ fits }) => fits(drill));
  if (rule === undefined) return { problems: [], updater: hasOffered(after) ? 'works' : undefined };
  // Of a first client, nothing shows that it is meant otherwise.
  const isError = rule.severity === 'error' && before !== undefined && hasOffered(before);
  const severity = rule.severity === 'error' && !isError ? 'warning' : rule.severity;
  const [place] = rule.at === 'after' ? after.asked : [];
  const problem = { severity, message: rule.say(drill), ...findPlace(after, place) };
  return { problems: [problem], updater: isError ? 'broken' : rule.works === true ? 'works' : undefined };
}

function findPlace({ death }: Side, asked: Asked | undefined): Pick<Problem, 'file' | 'line'> {
  const { file, line } = death?.file === undefined ? (asked ?? {}) : death;
  return file === undefined ? {} : { file, line };
}

/** Whether the previous version offered its update, so that the new one can be compared with it. */
function isComparable({ before }: Drill): boolean {
  return before !== undefined && hasOffered(before);
}

function movesToOrg(drill: Drill): boolean {
  const { after } = drill;
  return isComparable(drill) && after.asked.length === 0 && isOfOrg(after);
}

function isOfOrg({ updateUri }: Side): boolean {
  const host = URL.parse(updateUri)?.hostname ?? updateUri.split('/')[0] ?? '';
  return /(?:^|\.)(?:wordpress|w)\.org$/.test(host);
}

/** Whether it offers less than the previous version, though it asks the same, or asks nobody. */
export function losesUpdates(drill: Drill): boolean {
  const { before, after } = drill;
  if (before === undefined || !isComparable(drill)) return false;
  const isLost = !hasOffered(after) || (before.isOfferedIn.page && !after.isOfferedIn.page);
  return isLost && !asksOtherwise(drill);
}

/** Whether what only a customer's site or the real server has may be what is missing. */
function isOpen({ newWords, after }: Drill): boolean {
  return newWords.length > 0 || after.diesOfAnswer;
}

/** Whether a license may be all that is missing: it offers nothing, and nothing else shows why. */
function mayNeedLicense({ mayLackLicense, after }: Drill): boolean {
  return mayLackLicense && !hasOffered(after) && after.otherKeys.length === 0 && after.death === undefined;
}

/** Whether it asks another server or path, or sends other fields and takes another answer than before. */
export function asksOtherwise(drill: Drill): boolean {
  const { before, after, takesAnswer } = drill;
  if (before === undefined || !isComparable(drill) || after.asked.length === 0) return false;
  if (listSame(before, after).length === 0) return true;
  if (hasOffered(after)) return false;
  const isNewHost = after.asked.some(({ host }) => before.asked.every((old) => old.host !== host));
  return isNewHost || (takesAnswer && sendsOtherwise(before, after));
}

/** The requests by which the previous version got its offer, also from another place in the code. */
function listSame(before: Side, after: Side): readonly Asked[] {
  const versions = [before.version, after.version];
  return after.asked.filter((one) => before.sources.some((old) => isSame(one, old, versions)));
}

/** Whether a server can tell the request from the one by which the previous version got its offer. */
export function sendsOtherwise(before: Side, after: Side): boolean {
  if (after.asked.length === 0) return false;
  return !listSame(before, after).some((one) => before.sources.some((old) => sendsAs(one, old)));
}

function isSame(one: Asked, old: Asked, versions: readonly string[]): boolean {
  // Some addresses have the version that asks.
  const toPath = ({ path }: Asked) =>
    versions.reduce((all, version) => (version === '' ? all : all.replaceAll(version, '*')), path);
  return one.method === old.method && one.host === old.host && toPath(one) === toPath(old);
}

function sendsAs({ names }: Asked, old: Asked): boolean {
  return names.toSorted().join('&') === old.names.toSorted().join('&');
}

function takesAway({ before, after }: Drill): boolean {
  return !after.keepsOthers && before?.keepsOthers !== false;
}

function stopsNow(drill: Drill): boolean {
  return diesNow(drill) && !drill.after.diesOfAnswer;
}

function diesNow({ before, after }: Drill): boolean {
  return after.death !== undefined && before?.death === undefined;
}

/** Whether the scheduled task does not offer what it offered. */
export function isDashboardOnly({ before, after }: Drill): boolean {
  return before?.isOfferedIn.task !== false && after.isOfferedIn.page && !after.isOfferedIn.task;
}

function losesDetails({ before, after }: Drill): boolean {
  return before?.hasDetails === true && hasOffered(after) && !after.hasDetails;
}

/** Whether neither version is offered anything, though one asks. */
function isUnheard({ before, after, takesAnswer }: Drill): boolean {
  const hasAsked = (before?.asked.length ?? 0) + after.asked.length > 0;
  return hasAsked && !takesAnswer && !hasOffered(after);
}

function asksNobody({ before, after }: Drill): boolean {
  return (before?.asked.length ?? 0) + after.asked.length === 0 && !isOfOrg(after);
}
