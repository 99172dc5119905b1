import { readErrorBoxes } from './boxes.ts';
import { isIdle, judgeState } from './judge-replies.ts';
import type { Visit } from './pages.ts';
import { type Before, explainSelf } from './play-before.ts';
import type { Judgement } from './recorder.ts';
import type { Problem, StepName } from './results.ts';
import { explainIdle, type Scene, versionOf } from './scene.ts';

/** Why the steps behind one are left out. */
export const NOT_ACTIVE = 'The plugin is not active.';

export interface Later {
  readonly scene: Scene;
  readonly key: string;
  /** `undefined`: the site never had another version. */
  readonly before: Before | undefined;
  /** The pages with the new version. */
  readonly seen: ReadonlyMap<StepName, Visit>;
  /** Something that it had for people or other code is gone. */
  readonly hasLost: boolean;
}

/** Asks again, after its pages: careful plugins that lack something say so on a page, load nothing, or deactivate themselves. */
export async function judgeLater(later: Later): Promise<Judgement> {
  const { scene, key, before, seen } = later;
  const { site, log, next } = scene;
  const reply = await site.run('state', { plugin: key });
  const told = log.judge(reply.log, 'Still active');
  const { version } = versionOf(next);
  const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
  if (why !== undefined && before === undefined)
    return { problems: [explainIdle(scene, why), ...told], rest: NOT_ACTIVE };
  const boxes = listNewBoxes(later);
  const problems: readonly Problem[] = [
    ...(why === undefined
      ? judgeState(reply, key, { version })
      : [{ severity: 'error' as const, message: why }]),
    ...judgeLoaded(later, boxes.length > 0 || why !== undefined || later.hasLost),
    ...boxes.map((text) => ({
      severity: 'warning' as const,
      message: `The dashboard shows an error: "${text}"`,
    })),
    ...told,
  ];
  return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}

const BOX_PAGES = ['Dashboard', 'Plugins page'] as const;

/** Error boxes that were not there with the version before; on a new site, those that name the plugin. */
function listNewBoxes({ scene, before, seen }: Later): readonly string[] {
  const list = (pages: ReadonlyMap<StepName, Visit>) =>
    BOX_PAGES.flatMap((name) => readErrorBoxes(pages.get(name)?.reply.output ?? ''));
  const known = new Set([...list(before?.pages ?? new Map()), ...list(scene.alone)].map(withoutNumbers));
  const name = scene.next.plugin?.name.toLowerCase() ?? '';
  const isOurs = (text: string) => before !== undefined || (name !== '' && text.toLowerCase().includes(name));
  return [...new Set(list(seen))].filter((text) => !known.has(withoutNumbers(text)) && isOurs(text));
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '');
}

/** Fewer files say nothing about a small plugin. */
const MIN_FILES = 8;

/** Plugins that stop early load hardly anything. Of 18 healthy updates, none loaded less than 0.75 of what was loaded before. */
function judgeLoaded({ scene, before, seen }: Later, hasOtherSign: boolean): readonly Problem[] {
  const folder = scene.next.plugin?.folder ?? '';
  const count = (pages: ReadonlyMap<StepName, Visit> | undefined, name: StepName) =>
    pages?.get(name)?.reply.loaded?.[folder] ?? 0;
  // The first page after an activation loads more: what happens once, such as a migration.
  const [[was, is] = [0, 0]] = BOX_PAGES.map(
    (name) => [count(before?.pages, name), count(seen, name)] as const,
  )
    .filter(([was]) => was >= MIN_FILES)
    .toSorted(([wasA, isA], [wasB, isB]) => isB / wasB - isA / wasA);
  if (is >= was / 2) return [];
  const isDead = is < was / 4 && hasOtherSign;
  const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the version before, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
  return [{ severity: isDead ? 'error' : 'warning', message }];
}
