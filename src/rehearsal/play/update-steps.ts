import { withoutFullStop } from '../../shared/quote.ts';
import { once } from '../../shared/together.ts';
import { compareData } from '../judge/compare-data.ts';
import { compareUse } from '../judge/compare-inventories.ts';
import { listData } from '../names/list-data.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import type { Before, CannotRun, Judgement, RehearsalContext, Step } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import type { Problem, StepName, StepResult } from '../model/results.ts';
import { quoteName } from '../../shared/quote.ts';
import type { Visit } from '../model/site.ts';
import { checkChange, checkFiles, checkState, explainGone, isAsBefore, isIdle } from '../judge/replies.ts';
import { showPage } from '../judge/html-text.ts';
import { askState, visit } from '../site/visit.ts';
import { hasAcceptedError } from './accept-problems.ts';
import type { Eyes } from './browse.ts';
import { listAfter } from './play-author.ts';
import { listCodeStep } from './judge-code.ts';
import { BOX_PAGES, listNewBoxes } from '../judge/error-boxes.ts';
import { ENDINGS, explainSelf, playEndBefore, runEnding } from './play-before.ts';
import { isLibraryOf, listProbeSteps, type ProbedSite } from './probe-steps.ts';
import { listWayBack } from './way-back.ts';
import { PAGES } from '../model/probe.ts';
import {
  ACTIVATION,
  checkVisit,
  explainIdle,
  explainNeeds,
  explainShared,
  versionOf,
} from './install-and-check.ts';

/**
 * Lists the steps that check the new version on the site, until it is deleted.
 *
 * @param key the plugin as WordPress calls it
 * @param before `undefined`: the site never had another version
 * @param clean what the site has without the plugin
 * @param stuck set if the previous version does not run here either
 */
export function listUpdateSteps(
  context: RehearsalContext,
  key: string,
  before: Before | undefined,
  clean: Inventory,
  eyes?: Eyes,
  stuck?: CannotRun,
): readonly Step[] {
  const seen = new Map<StepName, Visit>();
  const listOwn = once(async () => withoutBaseline(await takeInventory(context), clean));
  const probed: ProbedSite = { before, clean, seen, listOwn };
  const wayBack = listWayBack(context, before);
  return [
    { name: 'Files', play: () => compareFiles(context, key) },
    { name: 'Plugin active', play: () => checkActive(context, key, before, stuck) },
    ...listCodeStep(context, before),
    ...listPages(context, before, seen),
    // Comes before the steps that write to the database themselves.
    ...listDataStep(context, before),
    ...wayBack.keep,
    ...listAfter(context, before === undefined ? 'Nothing was updated.' : undefined),
    ...listProbeSteps(context, probed),
    ...(eyes?.listAfter(before, clean) ?? []),
    { name: 'Still active', play: () => checkStillActive({ context, key, ...probed }) },
    ...wayBack.play,
    ...listEnd(context, key, before),
  ];
}

async function compareFiles({ site, next }: RehearsalContext, key: string): Promise<Judgement> {
  const [folder = ''] = key.split('/');
  // In another folder, all files would be missing.
  if (folder !== (next.plugin?.folder ?? folder))
    return { problems: [], skipped: 'The package has another folder.' };
  const reply = await site.run('files', { plain: true, folder });
  return { problems: checkFiles(reply, next.files), message: `${next.files.length} files` };
}

async function checkActive(
  context: RehearsalContext,
  key: string,
  before: Before | undefined,
  stuck: CannotRun | undefined,
): Promise<Judgement> {
  const { recorder, next, log } = context;
  const needs = explainNeeds(context, next);
  // The step of the needed plugins reported it.
  if (needs !== undefined) return { problems: [], skipped: needs, rest: needs };
  if (before?.whyIdle !== undefined)
    return { problems: [explainIdle(context, before.whyIdle)], rest: NOT_ACTIVE };
  const reply = await askState(context, key);
  const logged = log.check(reply.log, 'Plugin active');
  const hasFailed = recorder.steps.some((step) => step.outcome === 'failed' || hasAcceptedError(step));
  if (before === undefined && isIdle(reply) && hasAcceptedStart(recorder.steps))
    return { problems: logged, skipped: NOT_ACTIVATED, rest: NOT_ACTIVATED };
  if (before === undefined && !hasFailed && isIdle(reply)) {
    const why = explainSelf(versionOf(next).version, []);
    return { problems: [explainIdle(context, why), ...logged], rest: NOT_ACTIVE };
  }
  const isNew = logged.some(({ severity }) => severity === 'error');
  const problems = checkState(reply, key, versionOf(next), before?.can).map((problem) =>
    !isNew && isAsBefore(problem, stuck?.problems ?? []) ? explainShared(problem, context) : problem,
  );
  return { problems: [...problems, ...explainLed(reply, before), ...logged], rest: explainGone(reply) };
}

/** Explains that the plugin redirects every dashboard request to a page, such as its set-up. */
function explainLed(
  { result, ledTo }: Awaited<ReturnType<typeof askState>>,
  before: Before | undefined,
): readonly Problem[] {
  if (result === undefined || ledTo === undefined) return [];
  const message = `Every dashboard request is redirected to ${showPage(ledTo)}`;
  return before === undefined || before.ledTo !== undefined
    ? [{ severity: 'notice', message: `${message}.` }]
    : [{ severity: 'warning', message: `${message}. The previous version does not do this.` }];
}

const NOT_ACTIVATED = 'Its activation failed, which is accepted.';

/** Whether the author accepts that the activation of a new installation fails. */
function hasAcceptedStart(steps: readonly StepResult[]): boolean {
  const problems = steps.flatMap((step) => (step.name === 'Installation' ? step.problems : []));
  return problems.some(
    ({ isAccepted, severity, message }) =>
      isAccepted === true && severity === 'error' && message.startsWith(`${ACTIVATION} `),
  );
}

/** Visits all pages, until two in a row die of the same error. */
function listPages(
  context: RehearsalContext,
  before: Before | undefined,
  seen: Map<StepName, Visit>,
): readonly Step[] {
  let last = '';
  return PAGES.map((page) => ({
    name: page.name,
    play: async () => {
      const { problems, seen: visit } = await checkVisit(context, page, before?.pages.get(page.name));
      seen.set(page.name, visit);
      const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
      const cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
      const isSame = cause !== '' && cause === last;
      last = cause;
      return {
        problems,
        rest: isSame ? 'Same fatal error as on the pages before.' : undefined,
      };
    },
  }));
}

/** Reports what the update changed in the database, after all pages were visited with both versions. */
function listDataStep(context: RehearsalContext, before: Before | undefined): readonly Step[] {
  if (before === undefined) return [];
  const { alone, before: old } = before.data;
  const play = async (): Promise<Judgement> => {
    const now = await listData(context);
    if (alone === undefined || old === undefined || now === undefined)
      return { problems: [], skipped: 'The database could not be listed.' };
    const { changes, hasLost = false, ...compared } = compareData(alone, old, now, before.version);
    const problems = [...compared.problems, ...(hasLost ? listUntold(context.next) : [])];
    const words = changes.map(({ what, change }) => `${what}: ${change}`).join('; ');
    return { problems, changes, message: words === '' ? 'nothing changed' : words };
  };
  return [{ name: 'Data', play }];
}

/** Tells of an update that loses data, and does not say so where people read it before they update. */
function listUntold({ plugin }: RehearsalContext['next']): readonly Problem[] {
  if (plugin?.lacksUpgradeNotice !== true) return [];
  const message = `\`== Upgrade Notice ==\` of the readme has other versions, but nothing for ${quoteName(plugin.version)}: say in it what customers lose.`;
  return [{ severity: 'notice', message }];
}

/** Deactivates, activates and deletes the plugin. */
function listEnd(context: RehearsalContext, key: string, before: Before | undefined): readonly Step[] {
  const { log } = context;
  const listOld = once(async () => (before === undefined ? [] : playEndBefore(context, before)));
  const act = async (script: keyof typeof ENDINGS): Promise<readonly Problem[]> => {
    const reply = await runEnding(context, script, key);
    const isOdd = log.hasNews(reply.log, script) || checkChange(reply, ENDINGS[script]).length > 0;
    const old = isOdd ? await listOld() : [];
    const logged = log.check(reply.log, script);
    const problems = checkChange(reply, ENDINGS[script], logged);
    const isNamed = logged.some(({ severity }) => severity === 'error' || severity === 'unknown');
    return isNamed ? problems : problems.map((problem) => excuseOld(problem, old));
  };
  const turnOffAndOn = async () => ({
    problems: [...(await act('deactivate')), ...(await act('activate'))],
  });
  const uninstall = async () => {
    const problems = [...(await act('deactivate')), ...(await act('delete'))];
    if (problems.some(({ severity }) => severity === 'error')) return { problems };
    const { reply } = await visit(context, { url: '/', isForAdmins: true });
    if (reply.status !== 200)
      problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
    return { problems: [...problems, ...log.check(reply.log, 'delete')] };
  };
  return [
    { name: 'Deactivate and activate', play: turnOffAndOn },
    { name: 'Uninstall', play: uninstall },
  ];
}

/** A plugin may end a request on purpose, such as with a page that asks why it is deactivated. */
function excuseOld(problem: Problem, old: readonly Problem[]): Problem {
  if (!isAsBefore(problem, old)) return problem;
  const message = `${withoutFullStop(problem.message)}. The previous version does the same.`;
  return { ...problem, severity: 'notice', message };
}

/** Why later steps are skipped. */
const NOT_ACTIVE = 'The plugin is not active.';

interface Later extends Omit<ProbedSite, 'clean'> {
  readonly context: RehearsalContext;
  readonly key: string;
}

/** Checks the plugin after its pages: if something is missing, it may say so, load nothing, or deactivate itself. */
async function checkStillActive(later: Later): Promise<Judgement> {
  const { context, key, before, seen, listOwn } = later;
  const { log, next } = context;
  const reply = await askState(context, key);
  const logged = log.check(reply.log, 'Still active');
  const { version } = versionOf(next);
  const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
  if (why !== undefined && before === undefined)
    return { problems: [explainIdle(context, why), ...logged], rest: NOT_ACTIVE };
  const { hasLost, isBare } = compareUse(before?.own, await listOwn(), isLibraryOf(context));
  const boxes = listNewBoxes(later);
  const problems: readonly Problem[] = [
    ...(why === undefined
      ? checkState(reply, key, { version }, before?.can)
      : [{ severity: 'error' as const, message: why }]),
    ...checkLoaded(later, boxes.length > 0 || why !== undefined || hasLost),
    ...boxes.map((text) => ({
      severity: isBare ? ('error' as const) : ('warning' as const),
      message: `The dashboard shows an error: "${text}"${isBare ? ' All that the previous version added is gone.' : ''}`,
    })),
    ...logged,
  ];
  return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}

/** Fewer files say nothing about a small plugin. */
const MIN_FILES = 8;

/** Plugins that stop early load hardly anything. Of 18 healthy updates, none loaded less than 0.75 of what was loaded before. */
function checkLoaded({ context, before, seen }: Later, hasOtherSign: boolean): readonly Problem[] {
  const folder = context.next.plugin?.folder ?? '';
  const count = (pages: ReadonlyMap<StepName, Visit> | undefined, name: StepName) =>
    pages?.get(name)?.reply.loaded?.get(folder) ?? 0;
  // The first page after an activation loads more, for work that is done once, such as a migration.
  const [[was, is] = [0, 0]] = BOX_PAGES.map(
    (name) => [count(before?.pages, name), count(seen, name)] as const,
  )
    .filter(([was]) => was >= MIN_FILES)
    .toSorted(([wasA, isA], [wasB, isB]) => isB / wasB - isA / wasA);
  if (is >= was / 2) return [];
  const isDead = is < was / 4 && hasOtherSign;
  const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the previous version, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
  return [{ severity: isDead ? 'error' : 'warning', message }];
}
