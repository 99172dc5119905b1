import { judgeBlank, nameException } from './blank.ts';
import { judgeContent, MIN_SHOWN } from './content.ts';
import { hasVisited, judgeEditor, readOwnPath } from './editor.ts';
import { joinRequests, judgeDeadEnd, judgeRequests } from './requests.ts';
import {
  type BrowserFinding,
  MAX_LOADS,
  type PageKind,
  type PageVisit,
  type ScriptError,
  type ScriptPlace,
  type Observation,
  type Tour,
} from '../../model/browser.ts';

/**
 * Lists what a page shows that it did not show before. What was so before is left out, and so is what other servers, or
 * other code than the plugin's, have to do with.
 *
 * @param before the same page before the update; `undefined` for a page that is new
 */
export function judgeVisit(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
  plugin: Pick<Tour, 'folder' | 'blockScripts'>,
): readonly BrowserFinding[] {
  if (after.status >= 400 && (before === undefined || before.status < 400)) return judgeDeadEnd(page, after);
  const unseen = listUnseen(page, before, after);
  const known = new Set(before === undefined ? [] : listCauses(page, before, plugin).map(({ key }) => key));
  const causes = listCauses(page, after, plugin).filter(({ key }) => !known.has(key));
  const requests = judgeRequests(page, before, after);
  const state = judgeState(page, before, after, plugin);
  // A page that does not come to rest shows nothing that could be judged.
  if (state.length > 0) return state;
  if (unseen.length > 0) return [...causes, ...requests, ...unseen];
  const effects =
    page.kind === 'editor'
      ? judgeEditor(page, before, after, plugin, causes)
      : judgeContent(page, before, after);
  const reason = causes.find(({ severity }) => severity === 'error');
  const shown =
    reason !== undefined
      ? blameEffects(reason, causes, effects)
      : [...causes, ...(page.kind === 'editor' ? effects : nameException(effects, before, after))];
  const findings = joinRequests(shown, requests);
  return findings.length > 0
    ? excuse(findings, before, after)
    : judgeBlank(page, before, after, listCauses(page, after, plugin));
}

/** Whether a page of WordPress itself may be broken. */
export function seemsBroken({ state, loads, content, editor }: Observation): boolean {
  const isDead = editor !== undefined && (!editor.isReady || editor.hasCrashed || editor.leftOut.length > 0);
  return state === 'stuck' || loads > MAX_LOADS || content.amount < MIN_SHOWN || isDead;
}

/** Tells of a page, or the editor in it, that gave nothing to judge, so that silence does not look like praise. */
function listUnseen(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
): readonly BrowserFinding[] {
  const isOld = before !== undefined && (!hasVisited(before) || before.editor?.isReady === false);
  if (!isOld && hasVisited(after)) return [];
  const [when, unseen] = isOld ? ['before', before] : ['after', after];
  const [host] = unseen.refused;
  const isSame = isOld && after.state === 'failed' && after.refused[0] === host;
  const words = unseen.why === undefined ? '' : ` (${unseen.why.split('\n', 1)[0] ?? ''})`;
  const why = {
    failed:
      host === undefined
        ? `the browser could not open it${words}`
        : `it leads to \`${host}\`, which a rehearsal cannot reach`,
    stuck: 'it gave no answer',
    slow: 'it still asked the site for more after a minute and a half',
    settled: 'it did not start in time',
    busy: 'it did not start in time',
  }[unseen.state];
  // A menu's entry that leads to the author's site, as it did before, has nothing of its own to see.
  const message =
    unseen.state === 'failed' && host !== undefined && isSame
      ? `${page.subject} was seen neither before nor after the update: ${why}.`
      : `${page.subject} was not seen ${when} the update: ${why}. It is not known whether people still see it.`;
  return [{ severity: 'notice', message, page, key: 'unseen' }];
}

/** Joins findings that only follow from an error with that error. */
function blameEffects(
  reason: BrowserFinding,
  causes: readonly BrowserFinding[],
  effects: readonly BrowserFinding[],
): readonly BrowserFinding[] {
  const [shown] = effects.filter(({ place }) => place === undefined);
  const rest = effects.filter((effect) => effect.place !== undefined || effect.key.startsWith('block '));
  if (shown === undefined || rest.includes(shown)) return [...causes, ...rest];
  const { subject, kind } = reason.page;
  const brief = kind === 'editor' ? shown.message : shown.message.replace(subject, () => 'The page');
  const message = `${reason.message} ${brief}`;
  return [
    { ...reason, message, effect: shown.message },
    ...causes.filter((cause) => cause !== reason),
    ...rest,
  ];
}

/** Excuses findings on pages that newly ask a server which this network refuses, because customers' sites reach it. */
function excuse(
  findings: readonly BrowserFinding[],
  before: Observation | undefined,
  after: Observation,
): readonly BrowserFinding[] {
  const old = new Set(before?.refused);
  const hosts = after.refused.filter((name) => !OF_WORDPRESS.test(name));
  const host = hosts.find((name) => !old.has(name));
  const caught = excuseRefused(findings, host ?? hosts[0], after);
  if (caught !== undefined) return caught;
  if (host === undefined) return findings;
  const why = `It is not known whether customers see this: the page asks \`${host}\`, which a rehearsal cannot reach.`;
  return findings.map((finding) =>
    finding.severity === 'error' && /^(empty|exception)/.test(finding.key)
      ? { ...finding, severity: 'unknown', message: `${finding.message} ${why}` }
      : finding,
  );
}

/**
 * Tells of a request that was refused, and that no script of the page has caught, where all else is as before; `undefined` if
 * something else is wrong.
 */
function excuseRefused(
  findings: readonly BrowserFinding[],
  host: string | undefined,
  after: Observation,
): readonly BrowserFinding[] | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error');
  // One script is told of once, whatever else it throws.
  const isAsBefore =
    after.content.amount >= MIN_SHOWN &&
    after.failed.length === 0 &&
    errors.every(({ key, effect }) => key.startsWith('exception') && effect === undefined) &&
    after.errors.every(({ kind, message }) => kind === 'console' || UNCAUGHT.test(message));
  if (host === undefined || errors.length === 0 || !isAsBefore) return undefined;
  const why = `The page asks \`${host}\`, which a rehearsal cannot reach, and still shows its content.`;
  return findings.map((finding) =>
    finding.severity === 'error'
      ? { ...finding, severity: 'notice', message: `${finding.message} ${why}` }
      : finding,
  );
}

/** All that Chromium and Axios say of a request without an answer. */
const UNCAUGHT =
  /^(?:Uncaught )?(?:\(in promise\) )?(?:TypeError: Failed to fetch|AxiosError: Network Error)$/;

/** Hosts that WordPress's own pages ask: avatars, emoji. */
const OF_WORDPRESS = /^(?:\w+\.gravatar\.com|(?:\w+\.)?w\.org)$/;

/** The path without what a build changes in it: hashes, numbers of chunks, `.min`. */
function foldPath(path: string): string {
  return path
    .replace(/(^|[-._/])(?=[0-9a-z]*\d)[0-9a-f]{6,}(?=[-._])/gi, '$1*')
    .replace(/(^|\/)\d+(?=[.-])/g, '$1*')
    .replace(/\.min(?=\.)/, '');
}

function listCauses(
  page: PageVisit,
  observation: Observation,
  { folder }: Pick<Tour, 'folder'>,
): readonly BrowserFinding[] {
  const { subject } = page;
  const findings: BrowserFinding[] = [];
  const add = (key: string, message: string, more: Partial<BrowserFinding>) => {
    findings.push({ severity: 'error', message, page, key, ...more });
  };
  const missing = new Set<string | undefined>();
  for (const { url, destination, status, type } of observation.failed) {
    const file = readOwnPath(url, folder);
    if (file === undefined) continue;
    missing.add(file);
    const isScript = /script|worker|worklet/.test(destination);
    const what = isScript ? 'a script' : (NOUNS[destination] ?? 'a file');
    const why = type === undefined ? `is missing (${status})` : `is not a script, but \`${type}\``;
    const severity = isScript ? 'error' : 'warning';
    add(`file ${foldPath(file)}`, `${subject} requests ${what}, \`${file}\`, which ${why}.`, {
      severity,
      file,
    });
  }
  for (const { handle, url, missing } of observation.unprinted) {
    const file = readOwnPath(url, folder);
    if (file === undefined) continue;
    const names = missing.map((name) => `\`${name}\``).join(', ');
    const why = `WordPress does not print it, because it depends on ${names}, which nothing registers`;
    add(`unprinted ${handle}`, `${subject} lacks the script \`${handle}\`: ${why}.`, { file });
  }
  for (const error of observation.errors) {
    const own = error.kind === 'console' ? undefined : findOwnPlace(error, page, observation, folder);
    if (own === undefined || missing.has(own.file)) continue;
    const { file, place } = own;
    const isUnread =
      error.isSyntax && !/does not provide an export|Cannot use import|import/.test(error.message);
    const message = isUnread
      ? `${subject} has a script that cannot be parsed, so none of it runs: ${error.message}.`
      : `${subject} has a script that throws: ${error.message.replace(/\.$/, '')}.`;
    const key = `exception ${error.isSyntax ? 'syntax' : 'thrown'} ${foldPath(file ?? 'inline')}`;
    add(key, message, { file, line: file === undefined ? undefined : place.line, place });
  }
  const place = observation.state === 'stuck' ? observation.stuckAt : undefined;
  const file = place && readOwnPath(place.url, folder);
  if (place !== undefined && file !== undefined)
    add(`loop ${foldPath(file)}`, `${subject} ${LOOPS}`, { file, line: place.line, place });
  return [...new Map(findings.toReversed().map((one) => [one.key, one])).values()].toReversed();
}

const LOOPS = 'does not respond: a script runs without end.';

const NOUNS: Readonly<Record<string, string>> = {
  style: 'a stylesheet',
  font: 'a font',
  image: 'a picture',
  audio: 'a sound',
  video: 'a video',
};

interface OwnPlace {
  /** `undefined` in a script of the page itself. */
  readonly file: string | undefined;
  readonly place: ScriptPlace;
}

/** The innermost place of an error in a script of the plugin: in a file, or in the page beside such a file. */
function findOwnPlace(
  { stack }: ScriptError,
  page: PageVisit,
  { inline }: Observation,
  folder: string,
): OwnPlace | undefined {
  for (const place of stack) {
    const file = readOwnPath(place.url, folder);
    if (file !== undefined) return { file, place };
    const [path = ''] = place.url.replace(/^https?:\/\/[^/]*/, '').split('#', 1);
    const script =
      path === page.url
        ? inline.find(({ firstLine, lastLine }) => place.line >= firstLine && place.line <= lastLine)
        : undefined;
    if (script === undefined) continue;
    const owner = readOwnPath(script.owner, folder);
    if (owner !== undefined || (page.isOwn && script.isInContent)) return { file: undefined, place };
  }
  return undefined;
}

/** Whether the page as such works. */
function judgeState(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
  { folder }: Pick<Tour, 'folder'>,
): readonly BrowserFinding[] {
  const add = (key: string, message: string): readonly BrowserFinding[] => [
    { severity: 'error', message, page, key },
  ];
  if (after.loads > MAX_LOADS && (before?.loads ?? 0) <= MAX_LOADS)
    return add('reload', `${page.subject} reloads itself without end.`);
  if (before === undefined) return [];
  if (after.state === 'stuck' && hasVisited(before)) {
    const isNamed = after.stuckAt !== undefined && readOwnPath(after.stuckAt.url, folder) !== undefined;
    return isNamed ? [] : add('stuck', `${page.subject} ${LOOPS}`);
  }
  return [];
}

/** One cause once: the first page tells of it, and how many others have it. */
export function mergeFindings(
  findings: readonly BrowserFinding[],
): ReadonlyMap<PageKind, readonly BrowserFinding[]> {
  const byCause = new Map<string, readonly BrowserFinding[]>();
  for (const finding of findings) {
    const { file, line, key, page } = finding;
    const cause = file === undefined ? `${page.id}\n${key}` : `${key}\n${file}:${line ?? ''}`;
    byCause.set(cause, [...(byCause.get(cause) ?? []), finding]);
  }
  const merged = [...byCause.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const pages = new Set(others.map(({ page }) => page.id).filter((id) => id !== first.page.id));
    const effect =
      first.effect === undefined ? others.find((other) => other.effect !== undefined)?.effect : undefined;
    const also =
      pages.size === 0
        ? ''
        : ` ${pages.size === 1 ? 'One other page has' : `${pages.size} other pages have`} the same.`;
    return [{ ...first, message: `${first.message}${also}${effect === undefined ? '' : ` ${effect}`}` }];
  });
  return Map.groupBy(merged, ({ page }) => page.kind);
}
