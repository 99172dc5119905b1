import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene, SceneVisit } from '../../src/rehearsal/model/scenes.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { playScenes } from '../../src/rehearsal/play/scenes.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { openShop } from './play-shop.ts';
import { zipSample } from './sample.ts';

/**
 * Plays the shop, with orders in tables and as posts, around an update that changes nothing: each visit shows what it is for, which
 * no other page of the site shows.
 *
 * @param woocommerce a ZIP of it
 * @returns what is not as it has to be
 */
export async function playShopVisits(
  open: () => Promise<Site>,
  woocommerce: string,
  { clock, tell }: { readonly clock: Clock; readonly tell: (line: string) => void },
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-visits-'));
  const site = await open();
  try {
    const { context, before, scenes } = await openShop(site, folder, woocommerce, clock);
    const zip = await zipSample({})();
    await writeFile(join(folder, 'next.zip'), zip);
    await site.put('next.zip', zip);
    const next = await readRehearsedPackage(join(folder, 'next.zip'));
    const play = async (played: readonly Scene[]) => {
      const startMs = site.spentMs();
      const told = await playScenes({ ...context, next, log: context.log.fork() }, before, played);
      tell(
        `${told.message ?? ''} took ${((site.spentMs() - startMs) / 1000).toFixed(1)} s of processor time`,
      );
      return told;
    };
    const visits = scenes.flatMap((scene) => scene.visits);
    const { problems, message = '' } = await play(scenes);
    const wrong = [
      ...visits
        .filter(({ shows }) => shows === undefined)
        .map(({ path }) => `${path} says not what it shows`),
      ...problems.map((problem) => `told without a reason: ${problem.message}`),
    ];
    const isWhole = scenes.every(({ visits: { length } }) => message.includes(`, ${length} visits`));
    if (scenes.length !== 2 || !isWhole) wrong.push(`not all visits were made: ${message}`);
    const elsewhere = await play(
      scenes.map((scene) => ({ ...scene, visits: scene.visits.map(leadElsewhere) })),
    );
    const lacking = elsewhere.problems.filter((problem) => problem.message.includes('does not show'));
    if (lacking.length !== visits.length)
      wrong.push(`other pages show it, too: only ${lacking.map((problem) => problem.message).join('\n')}`);
    return wrong;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same person on a page that has nothing of the shop. */
function leadElsewhere({ as, shows }: SceneVisit): SceneVisit {
  return { path: as === 'administrator' ? '/wp-admin/' : '/', as, method: 'GET', shows };
}
