import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RunTools } from '../runner/run.ts';
import type { RunStep } from '../runner/steps.ts';
import { readTag } from '../inputs/event.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { Cancelled } from '../shared/clock.ts';
import { formatDuration } from '../shared/format.ts';
import { findPrevious, type PreviousPorts } from './find-previous.ts';
import { findWordPress, showWordPress } from './fetch-wordpress.ts';
import type { RehearseInputs } from './inputs.ts';
import { type InstallPorts, installLocked } from './install.ts';
import { planPairs, type PlannedPair } from './plan-pairs.ts';
import { readRehearsedPackage, type RehearsedPackage } from './read-package.ts';
import { rehearsePair } from './rehearse-pair.ts';
import { hasFailed, MARKS, type PairResult, type StepResult } from './results.ts';
import { openSite } from './site.ts';
import { type TakeParts, takePackage } from './take-package.ts';
import { isPlayed } from './verdict.ts';

/** What is known of a rehearsal so far. */
export interface Rehearsal {
  next?: RehearsedPackage;
  /** The directory that was zipped, relative to the workspace. */
  sourceFolder?: string | undefined;
  previous?: RehearsedPackage;
  /** Where the version before came from, or why there is none. */
  origin?: string;
  planned: readonly PlannedPair[];
  /** Of the planned pairs, in their order, as far as it came. */
  readonly results: PairResult[];
  /** The input `timeout` ended it. */
  isLate?: boolean;
}

export interface RehearseParts extends TakeParts {
  /** Their cancellation ends with the input `timeout`, too. */
  readonly tools: RunTools;
  readonly step: RunStep;
  /** The program of the process that plays. */
  readonly playerFile: string;
  /** Where Playground and releases of WordPress stay, for a rehearsal that comes later; on the disk of `folder`. */
  readonly cacheFolder: string;
  readonly install: Pick<InstallPorts, 'execPath' | 'platform' | 'kill'>;
}

const RETRIES = 3;

/**
 * Rehearses an update: finds the package and the version before, installs Playground, and plays the update on each pair.
 *
 * @param known is filled as it goes, so that a run that ends early can tell what it knows
 * @throws PublishError, Cancelled
 */
export async function rehearse(
  inputs: RehearseInputs,
  parts: RehearseParts,
  known: Rehearsal,
): Promise<void> {
  const { step, tools, machine } = parts;
  const ports = createPorts(parts);
  const { next, found } = await step(
    'Find the package',
    () => takePackage(inputs, parts, ports),
    ({ next: { plugin, problem } }) =>
      plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`,
  );
  known.next = next;
  known.sourceFolder = found.sourceFolder;
  const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
  const names = { fileName: found.name, slug, version, mainFile: key.slice(slug.length + 1) };
  const previous = await step(
    'Find the version before',
    async () => {
      const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
      const order = { ...inputs, names, path: next.path, urls };
      const before = await findPrevious(order, ports);
      known.origin = before.path === undefined ? before.missing : before.origin;
      return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    },
    (before) =>
      before === undefined
        ? { open: `none, because ${known.origin ?? ''}; only a new installation is tried` }
        : `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`,
  );
  if (previous !== undefined) known.previous = previous;
  known.planned = planPairs(inputs, next.plugin ?? { requiresPhp: '', requiresWordPress: '' });
  const playgroundFolder = await step(
    'Install WordPress Playground',
    async () => {
      const target = join(parts.cacheFolder, 'playground');
      const { cancellation } = tools;
      const { env } = machine;
      await installLocked(join(parts.ownFolder, 'playground'), target, {
        ...parts.install,
        env,
        cancellation,
        onStart: () =>
          tools.log.info('Installing WordPress Playground with npm: about 600 MB, half a minute.'),
      });
      // What may be read is allowed by its real path.
      return realpath(target);
    },
    () => 'ready',
  );
  const kept = join(parts.cacheFolder, 'wordpress');
  const wordpressZips = new Map<string, string>();
  for (const item of new Set(known.planned.map(({ wordpress }) => wordpress))) {
    const zip = await step(
      `Get WordPress ${showWordPress(item)}`,
      () => findWordPress(item, `wordpress-${wordpressZips.size}`, kept, ports),
      (path) => basename(path),
    );
    wordpressZips.set(item, await realpath(zip));
  }
  for (const pair of known.planned) {
    const wordpressZip = wordpressZips.get(pair.wordpress) ?? '';
    await playPair(pair, wordpressZip, playgroundFolder, { parts, next, previous, known });
  }
}

interface Playing {
  readonly parts: RehearseParts;
  readonly next: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
  readonly known: Rehearsal;
}

/** Ends a step that did what it should, and found failures: these are in the results. */
class PairFailed extends Error {}

async function playPair(
  { php, wordpress: item, note }: PlannedPair,
  wordpressZip: string,
  playgroundFolder: string,
  { parts, next, previous, known }: Playing,
): Promise<void> {
  const { step, tools, machine, playerFile, ownFolder, install } = parts;
  const { clock, log, quote, cancellation } = tools;
  const wordpress = showWordPress(item);
  const site = { execPath: install.execPath, playerFile, ownFolder, playgroundFolder, cancellation };
  const play = async () => {
    const result = await rehearsePair(
      { php, wordpress, note, next, previous },
      {
        open: () => openSite({ php, wordpressZip }, { ...site, env: machine.env }),
        clock,
        onStep: (done) => log.info(describeStep(done, quote)),
      },
    );
    known.results.push(result);
    if (result.isCut === true) throw new Cancelled();
    if (hasFailed(result)) throw new PairFailed();
    return result;
  };
  await step(`Rehearse on PHP ${php}, WordPress ${wordpress}`, play, (result) =>
    isPlayed(result) ? 'nothing failed' : { open: 'not tried' },
  ).catch((error: unknown) => {
    if (!(error instanceof PairFailed)) throw error;
  });
}

function describeStep({ name, outcome, message, durationMs }: StepResult, quote: RunTools['quote']): string {
  return `${MARKS[outcome]} ${name} (${formatDuration(durationMs)}): ${quote(message)}`;
}

function createPorts({ tools, machine, folder }: RehearseParts): PreviousPorts {
  const { workspace, env } = machine;
  const limits = { retries: RETRIES, budgetMs: REPEAT_BUDGET_MS };
  return {
    ...tools,
    send: (request) => sendWithRepeats(request, retryIdempotent, tools, limits),
    workspace,
    folder,
    triggeringTag: readTag(env),
  };
}
