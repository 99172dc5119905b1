import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PluginPackage } from '../../src/rehearsal/model/packages.ts';
import type { Problem } from '../../src/rehearsal/model/results.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import type { StorePorts } from '../../src/rehearsal/packages/store-zip.ts';
import { playNeeded, playPrevious } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import { playScenes } from '../../src/rehearsal/play/scenes.ts';
import { findScenes } from '../../src/rehearsal/scenes/find-scenes.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { CODE_LINE, zipSample } from './sample.ts';
import { BREAKING, HARMLESS, type ShopCase } from './shop-cases.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** What has to be red or warned of. */
const MIN_SHARE = 0.8;

/**
 * Plays the shop beside WooCommerce around updates that break it, and such that do not, each kind in a few updates.
 *
 * @param woocommerce a ZIP of it
 * @returns what is not as it has to be
 */
export async function playShop(
  open: () => Promise<Site>,
  woocommerce: string,
  { clock, tell }: { readonly clock: Clock; readonly tell: (line: string) => void },
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const site = await open();
  try {
    const { context, before, scenes } = await openShop(site, folder, woocommerce, clock);
    const play = async (cases: readonly ShopCase[]): Promise<readonly Problem[]> => {
      const zip = await zipSample({ code: cases.map(({ code }) => code).join('\n') })();
      await writeFile(join(folder, 'next.zip'), zip);
      await site.put('next.zip', zip);
      const next = await readRehearsedPackage(join(folder, 'next.zip'));
      const startMs = site.spentMs();
      const { problems, message } = await playScenes(
        { ...context, next, log: context.log.fork() },
        before,
        scenes,
      );
      tell(`${message ?? ''} took ${((site.spentMs() - startMs) / 1000).toFixed(1)} s of processor time`);
      return problems;
    };
    const missed: string[] = [];
    for (const group of groupCases(BREAKING)) {
      const problems = await play(group);
      for (const [index, { name, shows }] of group.entries()) {
        const isCaught = problems.some(
          ({ severity, file, line, message }) =>
            severity !== 'notice' &&
            (line === CODE_LINE + index || shows?.test(`${message} ${file ?? ''}`) === true),
        );
        tell(`${isCaught ? '✓' : '✗'} ${name}`);
        if (!isCaught) missed.push(name);
      }
      for (const { severity, file = '', line = '', message } of problems)
        tell(`    ${severity} ${file}:${line} ${message}`);
    }
    const share = 1 - missed.length / BREAKING.length;
    const alarms = await play(HARMLESS);
    for (const { severity, file = '', line = '', message } of alarms)
      tell(`  harmless: ${severity} ${file}:${line} ${message}`);
    const wrong = alarms
      .filter(({ severity }) => severity !== 'notice')
      .map(({ message }) => `harmless, and told: ${message}`);
    return share < MIN_SHARE
      ? [`only ${Math.round(share * 100)} % are told, not: ${missed.join('; ')}`, ...wrong]
      : wrong;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Updates of which one hides the other are apart. */
function groupCases(cases: readonly ShopCase[]): readonly (readonly ShopCase[])[] {
  const groups = Map.groupBy(cases, ({ update = 1 }) => update);
  return [...groups.values()];
}

/** Beside WooCommerce, before the update. */
export async function openShop(site: Site, folder: string, woocommerce: string, clock: Clock) {
  const path = join(folder, 'previous.zip');
  await writeFile(path, await zipSample({ version: '1.0.0' })());
  const previous = (await readRehearsedPackage(path)) as PluginPackage;
  const packages = [(await readRehearsedPackage(woocommerce)) as PluginPackage];
  const beside = { isNone: false, packages, missing: [] };
  const recorder = createRecorder(clock, () => undefined);
  const versions = await logIn(site);
  const options = { ...versions, next: previous, previous, beside };
  const pair = await preparePair({ site, recorder, versions, options });
  if ((await playNeeded(pair)) === undefined) throw new Error(recorder.steps.at(-1)?.message);
  await site.save('clean');
  const before = await playPrevious(pair, previous);
  if ('why' in before) throw new Error(before.why);
  const ports = { workspace: folder, folder, log: { info: () => undefined } } as unknown as StorePorts;
  const places = [{ kind: 'auto' }] as const;
  const ownFolder = join(ROOT, 'rehearse');
  const wanted = { places, next: previous, previous, beside, ownFolder, sourceFolder: undefined };
  const scenes = await findScenes(wanted, ports, (_name, work) => work());
  return { context: pair.context, before, scenes };
}
