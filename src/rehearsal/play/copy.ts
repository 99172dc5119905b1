import type { Before } from '../model/context.ts';
import type { PluginPackage, SiteCopy } from '../model/packages.ts';
import { SiteLost } from '../model/site.ts';
import { createAsk } from '../probes/run-probes.ts';
import { listPluginProbes, listTasks, pathProbe } from '../probes/plugin-probes.ts';
import { checkActive, compareFiles } from './active.ts';
import { listAdditions, NO_ADDITIONS } from './additions.ts';
import { compareSiteData } from './data.ts';
import { askOwnPages } from './own-pages.ts';
import { playPages } from './pages.ts';
import { type Pair, preparePair, type StartedSite } from './prepare.ts';
import { checkAllSyntax } from './previous-version.ts';
import { endedBefore } from './recorder.ts';
import { adoptCopy, resume, type SeenEntries, visitAlone, visitEntries } from './start-copy.ts';
import { checkStillActive } from './still-active.ts';
import { updateByButton } from './update.ts';

/**
 * The order of play on a copy of a site: the update from the version that it has, and what people see then. What needs an empty site is
 * played on the other pairs.
 *
 * @throws SiteLost, Cancelled
 */
export async function playCopy(started: StartedSite, copy: SiteCopy): Promise<void> {
  const pair = await preparePair({ ...started, options: { ...started.options, previous: copy.previous } });
  try {
    await play(pair, copy, copy.previous);
  } catch (error) {
    // Its step says that the update was not played.
    if (!(error instanceof SiteLost) || endedBefore(started.recorder.steps) === undefined) throw error;
  }
}

async function play(pair: Pair, copy: SiteCopy, previous: PluginPackage): Promise<void> {
  const { recorder } = pair;
  const story = recorder.begin();
  await story.play('PHP syntax', () => checkAllSyntax(pair.context));
  const adopted = await story.play('Copy of a site', () => adoptCopy(pair.context, copy));
  const { context } = adopted ?? {};
  if (adopted === undefined || context === undefined) return;
  const alone = await visitAlone(context);
  await context.site.save('clean');
  const resumed = await story.play('Previous version', () => resume(context, previous, adopted));
  if (resumed === undefined || 'why' in resumed.before || story.isOver()) return;
  await context.site.save('before');
  await playUpdate({ ...pair, context }, resumed.before, resumed.entries, alone);
}

async function playUpdate(
  { context, recorder, plan }: Pair,
  before: Before,
  entries: SeenEntries,
  alone: Awaited<ReturnType<typeof visitAlone>>,
): Promise<void> {
  const { key, clean } = before;
  const old = { before: before.pages, alone };
  const story = recorder.begin();
  // The version that is published was compared with the newest one, and a copy may have any.
  await story.play('Update', () => updateByButton(context, before, { isPullRequest: true, keep: undefined }));
  await story.play('Files', () => compareFiles(context, key));
  const state = { before, cannotRun: undefined, earlier: recorder.steps };
  await story.play('Plugin active', () => checkActive(context, key, state));
  const pages = await playPages(story, context, old);
  await story.play('Data', () => compareSiteData(context, before));
  await story.play('Entries and menus', () => visitEntries(context, entries));
  const { own, loss } =
    (await story.play('What it adds', () => listAdditions(context, clean, before.own))) ?? NO_ADDITIONS;
  const { ask, askAndRestore } = createAsk(context, 'before');
  const named = {
    step: 'More pages',
    probes: plan.paths.map(pathProbe),
    asked: String(plan.paths.length),
  } as const;
  const more = await story.play('More pages', () => ask(named));
  const probes = listPluginProbes(own, before.own);
  await story.play('Own pages', () => askOwnPages(ask, probes['Own pages'], more?.answers ?? []));
  for (const step of ['REST routes', 'Shortcodes and blocks', 'Widgets'] as const)
    await story.play(step, () => ask(probes[step]));
  await story.play('Scheduled tasks', () => askAndRestore(listTasks(own, before.own)));
  await story.play('Still active', () =>
    checkStillActive(context, key, { before, old, seen: pages.seen, loss }),
  );
}
