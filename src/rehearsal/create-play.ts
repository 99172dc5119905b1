import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunTools } from '../http/run-tools.ts';
import { formatDuration } from '../shared/format.ts';
import type { Logger } from '../shared/logger.ts';
import type { RehearseInputs } from './inputs.ts';
import type { RehearsedPackage } from './model/packages.ts';
import type { PlannedPair, RehearsalEnvironment } from './model/rehearsal.ts';
import type { KeptSite, PairResult, StepOutcome, StepResult } from './model/results.ts';
import { isWholeWordPress, showWordPress } from './packages/fetch-wordpress.ts';
import { planBrowse } from './plan-browse.ts';
import type { PackedSite } from './play/keep-site.ts';
import type { PairOptions } from './play/prepare.ts';
import { rehearsePair } from './play/rehearse-pair.ts';
import type { TimeShare } from './play/share-time.ts';
import { chooseConfinement } from './site/confine.ts';
import { chooseMemoryBounds, createMemoryWatch } from './site/memory-watch.ts';
import { openSite } from './site/site.ts';

/** Shared by all pairs, on this machine. */
export interface InstalledFiles {
  /** Of browsers, the one to try first at the beginning. */
  readonly executables: readonly string[];
  readonly playgroundFolder: string;
  /** By the version in the plan. */
  readonly wordpressZips: ReadonlyMap<string, string>;
}

interface PlayedPairs {
  readonly planned: readonly PlannedPair[];
  readonly installed: InstalledFiles;
  readonly sourceFolder: string | undefined;
  /** The same for all pairs. */
  readonly options: Omit<PairOptions, 'php' | 'wordpress'>;
  /** Begins the time of the next pair. */
  readonly share: () => TimeShare;
}

/** Creates what plays one pair: it starts WordPress in a process of its own, and on one of the pairs a browser. */
export async function createPlay(
  inputs: RehearseInputs,
  parts: RehearsalEnvironment,
  { planned, installed, sourceFolder, options, share }: PlayedPairs,
): Promise<(pair: PlannedPair, log: Logger) => Promise<PairResult>> {
  const { tools, machine, ownFolder, playerFile, playerFlags } = parts;
  const { clock, quote } = tools;
  const { executables, playgroundFolder, wordpressZips } = installed;
  const confinement = await chooseConfinement(parts.install.platform);
  const watchMemory = createMemoryWatch(chooseMemoryBounds(), parts.install);
  const { execPath } = parts.install;
  const { env } = machine;
  const process = { execPath, confinement: confinement.php, watchMemory, env };
  const site = { ...process, playerFile, playerFlags, ownFolder, playgroundFolder };
  const empty = planned.filter(({ copy }) => copy === undefined);
  const { pair: browsed, isWhole } = await chooseBrowsed(empty, wordpressZips);
  const found = { executables, playgroundFolder, isWhole, sourceFolder, confinement, watchMemory };
  return (pair, log) => {
    const { php, wordpress, note, copy } = pair;
    const { budget, signal: cancellation } = share();
    const wordpressZip = wordpressZips.get(wordpress) ?? '';
    const isBrowsed = pair === browsed;
    const hasBrowser = isBrowsed && inputs.browser.kind !== 'none';
    const store = (packed: PackedSite) => storeSite(packed, parts, options.next);
    return rehearsePair(
      {
        ...options,
        php,
        wordpress: showWordPress(wordpress),
        note,
        copy,
        isLast: pair === empty.at(-1),
        browse: hasBrowser ? planBrowse(inputs, parts, { ...found, cancellation }) : undefined,
        keep:
          isBrowsed && inputs.keepSite !== false ? { isWhole: inputs.keepSite === 'all', store } : undefined,
      },
      {
        open: () => openSite({ ...site, php, wordpressZip, cancellation }),
        clock,
        budget,
        onStep: (done) => log.info(describeStep(done, quote)),
      },
    );
  };
}

/** The last pair whose WordPress has its scripts; else the last one. */
async function chooseBrowsed(
  planned: readonly PlannedPair[],
  zips: ReadonlyMap<string, string>,
): Promise<{ readonly pair: PlannedPair | undefined; readonly isWhole: boolean }> {
  for (const pair of planned.toReversed())
    if (await isWholeWordPress(zips.get(pair.wordpress) ?? '')) return { pair, isWhole: true };
  return { pair: planned.at(-1), isWhole: false };
}

async function storeSite(
  { bytes, ...kept }: PackedSite,
  { keptFolder, tools }: RehearsalEnvironment,
  { plugin }: RehearsedPackage,
): Promise<KeptSite> {
  const { folder = 'plugin', version = '' } = plugin ?? {};
  const name = `${folder}-${version}`.replace(/[^\w.-]+/g, '-');
  const path = join(keptFolder, `${name}-site-${tools.randomHex(4)}.zip`);
  await writeFile(path, bytes, { mode: 0o600 });
  return { ...kept, path };
}

/** Outcomes in a log. */
const MARKS: Readonly<Record<StepOutcome, string>> = {
  passed: '✔',
  accepted: '☑',
  warned: '⚠',
  unknown: '?',
  failed: '✘',
  skipped: '–',
};

function describeStep({ name, outcome, message, durationMs }: StepResult, quote: RunTools['quote']): string {
  return `${MARKS[outcome]} ${name} (${formatDuration(durationMs)}): ${quote(message)}`;
}
