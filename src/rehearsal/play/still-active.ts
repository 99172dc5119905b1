import { compareUse } from '../judge/compare-inventories.ts';
import { BOX_PAGES, explainSelf, listNewBoxes } from '../judge/error-boxes.ts';
import { checkState, isIdle } from '../judge/replies.ts';
import type { Before, Judgement, OldPages, RehearsalContext } from '../model/context.ts';
import type { Inventory } from '../model/inventory.ts';
import { isLibraryOf, versionOf } from '../model/packages.ts';
import { NOT_ACTIVE, type Problem, type StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { explainIdle } from './needed-plugins.ts';

/** The new version, when what it adds was asked for. */
interface Used {
  readonly before: Before | undefined;
  /** The pages of WordPress, without it and with it. */
  readonly old: OldPages;
  readonly seen: ReadonlyMap<StepName, Visit>;
  /** All that it adds. */
  readonly own: Inventory;
}

/**
 * Checks the plugin after its pages: if something is missing, it may say so, load nothing, or deactivate itself.
 *
 * @throws SiteLost, Unreadable
 */
export async function checkStillActive(
  context: RehearsalContext,
  key: string,
  { before, old, seen, own }: Used,
): Promise<Judgement> {
  const { log, next, beside } = context;
  const reply = await context.askState(key);
  const logged = log.check(reply.log, 'Still active');
  const version = versionOf(next);
  const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
  if (why !== undefined && before === undefined)
    return { problems: [explainIdle(beside, why), ...logged], rest: NOT_ACTIVE };
  const loaded = countLoaded(next.plugin?.folder ?? '', old.before, seen);
  const { hasLost, isBare } = compareUse(before?.own, own, isLibraryOf(next));
  const boxes = listNewBoxes(next, old, seen);
  const hasSign = boxes.length > 0 || why !== undefined || hasLost;
  const problems: readonly Problem[] = [
    ...(why === undefined
      ? checkState(reply, key, version, before?.can)
      : [{ severity: 'error' as const, message: why }]),
    ...explainLoaded(loaded, hasSign),
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

/** How many of the plugin's files PHP loads on a page, with the previous version and with the new one. */
interface Loaded {
  readonly was: number;
  readonly is: number;
}

/** The first page after an activation loads more, for work that is done once, such as a migration: the other one counts. */
function countLoaded(
  folder: string,
  before: ReadonlyMap<StepName, Visit> | undefined,
  seen: ReadonlyMap<StepName, Visit>,
): Loaded {
  const count = (pages: ReadonlyMap<StepName, Visit> | undefined, name: StepName) =>
    pages?.get(name)?.reply.loaded?.get(folder) ?? 0;
  const [loaded = { was: 0, is: 0 }] = BOX_PAGES.map((name) => {
    return { was: count(before, name), is: count(seen, name) };
  })
    .filter(({ was }) => was >= MIN_FILES)
    .toSorted((a, b) => b.is / b.was - a.is / a.was);
  return loaded;
}

/**
 * Plugins that stop early load hardly anything. Of 18 healthy updates, none loaded less than 0.75 of the files that were loaded before.
 *
 * @param hasOtherSign whether something else says that the plugin does not run
 */
function explainLoaded({ was, is }: Loaded, hasOtherSign: boolean): readonly Problem[] {
  if (is >= was / 2) return [];
  const isDead = is < was / 4 && hasOtherSign;
  const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the previous version, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
  return [{ severity: isDead ? 'error' : 'warning', message }];
}
