import type { Judgement, Occasion, Scene } from '../model/context.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { lacksCode, readRefused } from '../site/php-log.ts';
import { onSiteBefore } from '../site/saved-site.ts';
import { findTarget } from '../site/visit.ts';
import { explainCut, explainShape, isCut, isLogIn } from './pages.ts';
import { explainHidden, listHidden } from './shown.ts';
import { MAX_ASKED, type Thing, type Things } from './things.ts';
import { cutWords, isDeath, readWords } from './words.ts';

/** The new version's answer to the request for a thing. */
export interface Answer {
  readonly thing: Thing;
  readonly seen: Visit;
}

/**
 * Requests things with the new version and, if something looks wrong, with the version before, which shows what is new.
 * The second pass takes seconds, so it runs only when needed.
 *
 * @param old the saved site to compare with: `before` with the version before, or `clean` with the plugins beside it
 * alone
 * @param allAnswers receives the answers of the new version
 * @throws SiteLost, Cancelled
 */
export async function playThings(
  scene: Scene,
  { step, things, asked }: Things,
  old: 'before' | 'clean' | undefined,
  allAnswers: Answer[],
): Promise<Judgement | undefined> {
  if (things.length === 0) return undefined;
  const { log } = scene;
  const answers = await askAll(scene, things);
  // Nobody reads these logs again, and they may be long.
  for (const { thing, seen } of answers)
    allAnswers.push({ thing, seen: { ...seen, reply: { ...seen.reply, log: '' } } });
  const isOdd = ({ thing, seen }: Answer) =>
    !isUsual(thing, seen) ||
    [...(seen.shown?.values() ?? [])].includes('') ||
    (thing.isBlind === true
      ? lacksCode(seen.reply.log)
      : log.hasNews(seen.reply.log, occasionOf(step, thing)));
  const odd = answers.some(isOdd) && CHANGING.includes(step) ? answers : answers.filter(isOdd);
  const known =
    old !== undefined && odd.length > 0 ? await askOld(scene, step, odd, old) : new Map<Thing, Visit>();
  const hidden = new Map<Thing, readonly Problem[]>();
  for (const { thing, seen } of answers)
    hidden.set(thing, await checkHidden(scene, thing, seen, known.get(thing)));
  const problems = answers.flatMap(({ thing, seen }) => {
    const logged = log
      .check(seen.reply.log, occasionOf(step, thing))
      .filter(
        ({ severity, message }) => thing.isBlind !== true || (severity === 'error' && lacksCode(message)),
      );
    const isExplained = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
    return isExplained
      ? logged
      : [...checkAnswer(thing, seen, known.get(thing)), ...(hidden.get(thing) ?? []), ...logged];
  });
  return { problems, asked };
}

/** Checks parts that showed something and show nothing now, also alone: some appear only once on a page. */
async function checkHidden(
  scene: Scene,
  thing: Thing,
  seen: Visit,
  before: Visit | undefined,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const subject of listHidden(seen.shown, before?.shown).slice(0, MAX_ASKED)) {
    const one = thing.parts?.find((part) => part.subject === subject) ?? thing;
    const alone = await one.askAgain?.(scene);
    const isHidden = (alone?.shown?.get(subject) ?? '') === '';
    if (isHidden) problems.push(explainHidden(subject, before?.shown?.get(subject) ?? ''));
  }
  return problems;
}

/** Steps that change the site, so that each thing meets what those before it changed. */
const CHANGING: readonly StepName[] = ['Saving', 'Scheduled tasks', 'AJAX and forms'];

async function askAll(scene: Scene, things: readonly Thing[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const thing of things) {
    const { isAway = false, ...seen } = await thing.ask(scene);
    const { parts = [] } = thing;
    const isBroken = !isUsual(thing, seen);
    const ones =
      (isBroken || isAway) && parts.length > 0 ? await askAll(scene, parts.slice(0, MAX_ASKED)) : [];
    // Only some parts are requested alone: the one that breaks them all may be among the others.
    const isFound = ones.some((one) => !isUsual(one.thing, one.seen));
    answers.push(...ones, ...(ones.length > 0 && (isFound || !isBroken) ? [] : [{ thing, seen }]));
  }
  return answers;
}

async function askOld(
  scene: Scene,
  step: StepName,
  answers: readonly Answer[],
  saved: 'before' | 'clean',
): Promise<ReadonlyMap<Thing, Visit>> {
  const { log } = scene;
  const old = new Map<Thing, Visit>();
  const ask = async () => {
    for (const { thing } of answers) {
      const seen = await thing.ask(scene);
      if (saved === 'before') log.remember(seen.reply.log, occasionOf(step, thing));
      else log.rememberOthers(seen.reply.log);
      old.set(thing, seen);
    }
  };
  await onSiteBefore(scene, ask, saved);
  return old;
}

function occasionOf(step: StepName, { name }: Thing): Occasion {
  return `${step}: ${name}`;
}

/** Whether nothing handles a scheduled task. */
function isIdleTask({ isTask = false }: Thing, result: unknown): boolean {
  return isTask && (Object(result) as { readonly handled?: unknown }).handled === false;
}

/** Whether a saved post was not published, or lost its text. */
function isPostDamaged(result: unknown): boolean {
  return (Object(result) as { readonly kept?: unknown }).kept === false;
}

/** Whether an answer shows nothing wrong. */
function isUsual(thing: Thing, { reply, target }: Visit): boolean {
  const { isPage = false, isJson = false, isHome = false, shows = '', status: wanted = 200 } = thing;
  const { failure, status, result, output } = reply;
  if (thing.isBlind === true) return failure === undefined;
  if (isHome && !target.startsWith('/wp-admin/')) return false;
  if (isJson && explainShape('json', output) !== undefined) return false;
  if (failure !== undefined || !output.includes(shows)) return false;
  if (isPage && (isBlank(output) || (wanted === 200 && isDeath(output)))) return false;
  if (status === undefined)
    return result !== undefined && !isIdleTask(thing, result) && !isPostDamaged(result);
  return status === wanted && !(isPage && isCut(output)) && (wanted !== 200 || !isLogIn(target));
}

/**
 * Lists the problems of an answer, without those in PHP's log. An answer that was as bad with the version before is no
 * problem.
 *
 * @param before the answer with the version before
 */
function checkAnswer(thing: Thing, seen: Visit, before: Visit | undefined): readonly Problem[] {
  const { subject, status: wanted = 200 } = thing;
  const { failure, status, output, result } = seen.reply;
  const wasUsual = before !== undefined && isUsual(thing, before);
  if (isUsual(thing, seen)) return [];
  if (failure !== undefined)
    return before?.reply.failure === undefined ? [error(`${subject} crashes PHP: ${cutWords(failure)}`)] : [];
  if (isIdleTask(thing, result))
    return wasUsual
      ? [
          warn(
            `${subject} of the previous version is still scheduled, but nothing handles it any more. If its work goes on by another name, schedule that when the plugin finds data of an older version, and remove this one with \`wp_clear_scheduled_hook()\`.`,
          ),
        ]
      : [];
  if (status === undefined && isPostDamaged(result))
    return wasUsual
      ? [error('A post that an administrator publishes is not published, or loses its text.')]
      : [];
  if (status === undefined)
    return result === undefined && wasUsual ? [warn(`${subject} ends WordPress before its own end.`)] : [];
  if (status !== wanted) return before?.reply.status === status ? [] : checkStatus(thing, seen, wasUsual);
  if (isLogIn(seen.target))
    return wasUsual ? [error(`${subject} sends people who have logged in to the log-in page.`)] : [];
  if (thing.isHome === true && !seen.target.startsWith('/wp-admin/'))
    return wasUsual ? [error(`${subject} sends them to ${cutWords(seen.target)}`)] : [];
  if (isDeath(output)) return wasUsual ? [error(`${subject} stops with an error: ${readWords(output)}`)] : [];
  if (isBlank(output)) return wasUsual ? [error(`${subject} is empty but for the dashboard around it.`)] : [];
  const wrongShape = thing.isJson === true ? explainShape('json', output) : undefined;
  if (wrongShape !== undefined) return wasUsual ? [error(`${subject} ${wrongShape}`)] : [];
  const { shows = '' } = thing;
  if (!output.includes(shows) && !isCut(output))
    return wasUsual ? [error(`${subject} no longer shows its text, "${shows}"`)] : [];
  const wasCut = before?.reply.status === wanted && isCut(before.reply.output);
  const isBegun = /<html/i.test(output);
  return wasCut || !(wasUsual || isBegun) ? [] : [explainCut(subject, output)];
}

const MAX_BLANK = 5_000;

/** Whether a page of the dashboard holds nothing but WordPress's own frame. Source: WordPress core WP_Screen::render_screen_meta(). */
function isBlank(output: string): boolean {
  const start = output.indexOf('<div id="wpbody-content">');
  const end = output.indexOf('<!-- wpbody-content -->', start);
  if (start === -1 || end === -1 || end - start > MAX_BLANK) return false;
  const tags = output.slice(start, end).split(/<(?!\/)/);
  const frame = /^(?:div (?:id|class)="(?:wpbody-content|screen-meta|contextual-help-|clear")|ul>)/;
  return tags.every((tag, index) => (index === 0 || frame.test(tag)) && /(?:^|>)\s*$/.test(tag));
}

function checkStatus(
  { subject, status: wanted = 200, isOpen = false }: Thing,
  seen: Visit,
  wasUsual: boolean,
): readonly Problem[] {
  const { status = 0, output, log, location } = seen.reply;
  if (status >= 300 && status <= 399) {
    const message = `${subject} redirects to ${cutWords(location ?? 'nowhere')}`;
    if (!wasUsual) return [];
    return findTarget(seen.reply, seen.target) === undefined
      ? [warn(`${message}, which was not followed.`)]
      : [error(`${message}, without end.`)];
  }
  const why = readWords(output);
  const message = `${subject} answers ${status}${why === '' ? '' : `: ${why}`}`;
  if (status >= 500) {
    const isDead = output === '' || /critical error/i.test(output);
    const refused = isDead ? undefined : readRefused(log);
    if (refused !== undefined) {
      const excuse = `The request before it, to ${refused}, was refused: there is no network here.`;
      return wasUsual ? [{ severity: 'unknown', message: `${message}. ${excuse}` }] : [];
    }
    return [isDead || wasUsual ? error(message) : warn(message)];
  }
  if (!wasUsual || wanted === 404) return [];
  // A hidden log-in page was already reported.
  if (wanted === 302) return status === 404 ? [] : [error(`${subject} no longer works: ${why}`)];
  // Plugins may lock out visitors on purpose, but not administrators, unless a server that was not reached decides.
  const isKeeper =
    seen.target.startsWith('/wp-admin/') ||
    (seen.target.includes('_wpnonce=') && [401, 403].includes(status));
  const isLockedOut = isKeeper && readRefused(log) === undefined;
  return [isLockedOut || (isOpen && status === 404) ? error(message) : warn(message)];
}

function error(message: string): Problem {
  return { severity: 'error', message };
}

function warn(message: string): Problem {
  return { severity: 'warning', message };
}
