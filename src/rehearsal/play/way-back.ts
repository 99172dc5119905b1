import { withoutFullStop } from '../../shared/quote.ts';
import { compareData, readLosses } from '../judge/compare-data.ts';
import { listData } from '../names/list-data.ts';
import { type Allowance, CAPS_MS } from '../model/budget.ts';
import {
  type Before,
  type Judgement,
  type OldPages,
  type RehearsalContext,
  UNTOLD,
} from '../model/context.ts';
import { type RehearsedPackage, versionOf } from '../model/packages.ts';
import type { Problem, StepName } from '../model/results.ts';
import { SiteLost, type Visit } from '../model/site.ts';
import { checkChange, checkState, explainGone } from '../judge/replies.ts';
import { type Found, judgeWayBack, pickCauses } from '../judge/way-back.ts';
import { PAGES } from '../model/probe.ts';
import { listPluginProbes } from '../probes/plugin-probes.ts';
import type { Page } from '../model/probe.ts';
import { runProbes } from '../probes/run-probes.ts';
import { listNewBoxes } from '../judge/not-running.ts';
import { checkVisit } from './pages.ts';

/**
 * Keeps a copy of the site, right after the pages of WordPress, for the way back. Nothing is recorded, unless the site is lost.
 *
 * @param skipped pages that were not asked for
 * @throws SiteLost, Unreadable
 */
export async function keepCopy(context: RehearsalContext, skipped: readonly Page[]): Promise<Judgement> {
  // Where the first pages die, the others were not asked for: many plugins migrate on the dashboard.
  for (const page of skipped) await context.visit(page);
  await context.site.save('updated');
  return UNTOLD;
}

/**
 * Answers whether the previous version runs on what the new one left: hosts, people and WordPress itself put it back when an update
 * fails, also one that failed here. Needs the copy that {@link keepCopy} keeps; the site is then as before.
 *
 * @throws SiteLost, Unreadable
 */
export async function playWayBack(
  context: RehearsalContext,
  before: Before,
  previous: RehearsedPackage,
  alone: OldPages['alone'],
): Promise<Judgement> {
  const { site } = context;
  const way = { version: before.version, from: versionOf(context.next) };
  const allowance = context.budget.allow('way back');
  const back: RehearsalContext = { ...context, next: previous, log: context.log.fork() };
  await site.save('ahead');
  try {
    const found = await goBack(back, before, { before: before.pages, alone }, allowance);
    await site.restore('ahead');
    return judgeWayBack(found, way);
  } catch (error) {
    if (!(error instanceof SiteLost)) throw error;
    const why = `${withoutFullStop(error.message)}. What comes after this step was not tried`;
    return { ...judgeWayBack({ problems: [], unasked: why }, way), lost: error };
  }
}

async function goBack(
  back: RehearsalContext,
  before: Before,
  old: OldPages,
  allowance: Allowance,
): Promise<Found> {
  const { site } = back;
  await site.restore('updated');
  const reply = await site.run('back', { package: 'previous.zip' });
  const [failed] = checkChange(reply, 'Putting its files back').filter(
    ({ severity }) => severity === 'error',
  );
  if (failed !== undefined) return { problems: [], unasked: failed.message };
  const found = await askAll(back, before, old, allowance);
  return { ...found, losses: await listLosses(back, before) };
}

/** Asks for the plugin's state, the pages of WordPress and the plugin's own, as before the update. */
async function askAll(
  back: RehearsalContext,
  before: Before,
  old: OldPages,
  allowance: Allowance,
): Promise<Found> {
  const problems: Problem[] = [];
  const askIfActive = async () => {
    const state = await back.askState(before.key);
    const wrong = checkState(state, before.key, before.version, before.can);
    problems.push(...pickCauses([...wrong, ...back.log.check(state.log, 'Plugin active')]));
    return explainGone(state) === undefined;
  };
  if (!(await askIfActive())) return { problems, unasked: undefined };
  const seen = new Map<StepName, Visit>();
  const probes = before.own === undefined ? [] : listPluginProbes(before.own, before.own)['Own pages'].probes;
  const requests = [
    ...PAGES.map((page) => async () => {
      const looked = await checkVisit(back, page, old);
      seen.set(page.name, looked.seen);
      return looked.problems;
    }),
    ...probes.map((probe) => async () => {
      const { problems: found } = await runProbes(
        back,
        { step: 'Own pages', probes: [probe], asked: '' },
        'before',
      );
      return found;
    }),
  ];
  for (const [index, request] of requests.entries()) {
    if (!allowance.mayGoOn()) {
      const isCapped = allowance.leftMs() <= 0;
      const why = isCapped
        ? `because it took ${CAPS_MS['way back'] / 1_000} s of processor time`
        : 'for lack of time';
      const unasked = `${requests.length - index} of ${requests.length} pages were not asked for, ${why}`;
      return { problems, unasked };
    }
    problems.push(...pickCauses(await request()));
  }
  await askIfActive();
  for (const text of listNewBoxes(back.next, old, seen))
    problems.push({ severity: 'error', message: `The dashboard shows an error: "${text}"` });
  return { problems, unasked: undefined };
}

/** Lists what the site had before the update, and does not have now. */
async function listLosses(back: RehearsalContext, { data, version }: Before): Promise<readonly string[]> {
  const now = await listData(back);
  if (now === undefined || data.alone === undefined || data.before === undefined) return [];
  return readLosses(compareData(data.alone, data.before, now, version).problems);
}
