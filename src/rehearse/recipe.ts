import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RunTools } from '../http/run-tools.ts';
import type { RunStep } from '../runner/steps.ts';
import { readTag } from '../runner/inputs/event.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { formatDuration } from '../shared/format.ts';
import { beginEarly } from '../shared/together.ts';
import type { Logger } from '../shared/logger.ts';
import { readAuthorFiles } from './author-files.ts';
import { compareNames, describeCompared } from './compare-names.ts';
import { fetchBeside } from './fetch-beside.ts';
import { findPrevious, type PreviousPorts } from './find-previous.ts';
import { findWordPress, showWordPress } from './fetch-wordpress.ts';
import type { RehearseInputs } from './inputs.ts';
import { chooseParts, installLocked, type InstallPorts } from './install.ts';
import { AVAILABLE, planPairs, type PlannedPair } from './plan-pairs.ts';
import { playPairs } from './play-pairs.ts';
import { readRehearsedPackage, type RehearsedPackage } from './read-package.ts';
import { rehearsePair } from './rehearse-pair.ts';
import { MARKS, type PairResult, type StepResult } from './results.ts';
import { openSite } from './site.ts';
import { type TakeParts, takePackage } from './take-package.ts';

/** The facts about a rehearsal so far. */
export interface Rehearsal {
  next?: RehearsedPackage;
  /** The directory that was zipped, relative to the workspace. */
  sourceFolder?: string | undefined;
  previous?: RehearsedPackage;
  /** Where the version before came from, or why there is none. */
  origin?: string;
  planned: readonly PlannedPair[];
  /** Of the planned pairs, in order, as far as they were played. */
  readonly results: PairResult[];
  /** The input `timeout` ended it. */
  isLate?: boolean;
}

interface RehearseParts extends TakeParts {
  /** Their cancellation includes the input `timeout`. */
  readonly tools: RunTools;
  readonly step: RunStep;
  /** The program of the process that runs WordPress. */
  readonly playerFile: string;
  /** Keeps Playground and releases of WordPress for later rehearsals; on the disk of `folder`. */
  readonly cacheFolder: string;
  readonly install: Pick<InstallPorts, 'execPath' | 'platform' | 'kill'>;
  readonly permissionFlag?: string | undefined;
}

const RETRIES = 3;

/**
 * Rehearses an update: finds the package and the version before, installs Playground, and plays the update on each
 * pair.
 *
 * @param known is filled on the way, so that a run that ends early can report what it knows
 * @throws PublishError, Cancelled
 */
export async function rehearse(
  inputs: RehearseInputs,
  parts: RehearseParts,
  known: Rehearsal,
): Promise<void> {
  const { step, tools, machine } = parts;
  // Everything in it, and nothing else, may be cached between jobs.
  const downloads = join(parts.cacheFolder, 'downloads');
  const ports = createPorts(parts);
  const authored = readAuthorFiles(inputs, machine.workspace);
  const { next, found } = await step(
    'Find the package',
    () => takePackage(inputs, parts, ports),
    ({ next: { plugin, problem } }) =>
      plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`,
  );
  known.next = next;
  known.sourceFolder = found.sourceFolder;
  const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
  tools.declarePublic([slug, version, found.name]);
  const names = { fileName: found.name, slug, version, mainFile: key.slice(slug.length + 1) };
  const previous = await step(
    'Find the version before',
    async () => {
      const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
      const options = { ...inputs, names, path: next.path, urls };
      const before = await findPrevious(options, ports);
      known.origin = before.path === undefined ? before.missing : before.origin;
      return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    },
    (before) =>
      before === undefined
        ? { inconclusive: `none, because ${known.origin ?? ''}; only a new installation is tried` }
        : `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`,
  );
  if (previous !== undefined) known.previous = previous;
  const beside = await step(
    'Find the plugins beside it',
    () => fetchBeside(inputs.plugins, next.plugin?.requiresPlugins ?? [], join(downloads, 'plugins'), ports),
    ({ packages, missing }) =>
      [...packages.map(({ plugin }) => `${plugin.name} ${plugin.version}`), ...missing].join(', ') || 'none',
  );
  const needed = beside.packages.map(({ plugin }) => plugin);
  known.planned = planPairs(
    inputs,
    next.plugin ?? { requiresPhp: '', requiresWordPress: '' },
    AVAILABLE,
    needed,
  );
  const items = [...new Set(known.planned.map(({ wordpress }) => wordpress))];
  const kept = join(downloads, 'wordpress');
  // The downloads run while npm installs.
  const fetches = items.map(
    (item, index) =>
      [item, beginEarly(() => findWordPress(item, `wordpress-${index}`, kept, ports))] as const,
  );
  const playgroundFolder = await step(
    'Install WordPress Playground',
    async () => {
      const php = [...new Set(known.planned.map((pair) => pair.php))];
      const options = {
        source: join(parts.ownFolder, 'playground'),
        target: join(parts.cacheFolder, 'playground'),
        downloads: join(downloads, 'npm'),
        ...chooseParts(php),
      };
      const { cancellation } = tools;
      const { env } = machine;
      const onStart = () =>
        tools.log.info(`Installing WordPress Playground for PHP ${php.join(', ')} with npm.`);
      // Node.js grants permissions by the resolved path.
      return realpath(await installLocked(options, { ...parts.install, env, cancellation, onStart }));
    },
    () => 'ready',
  );
  const wordpressZips = new Map<string, string>();
  for (const [item, fetch] of fetches) {
    const zip = await step(
      `Get WordPress ${showWordPress(item)}`,
      () => fetch,
      (path) => basename(path),
    );
    wordpressZips.set(item, await realpath(zip));
  }
  const { ownFolder, playerFile, permissionFlag } = parts;
  const isPullRequest = machine.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
  const isCompared = known.planned.length > 1;
  const { execPath } = parts.install;
  const { clock, quote, cancellation } = tools;
  const site = {
    execPath,
    playerFile,
    permissionFlag,
    ownFolder,
    playgroundFolder,
    cancellation,
    env: machine.env,
  };
  const play = ({ php, wordpress, note }: PlannedPair, log: Logger) => {
    const wordpressZip = wordpressZips.get(wordpress) ?? '';
    const shown = showWordPress(wordpress);
    const { acceptedProblems: accepted } = inputs;
    const versions = { php, wordpress: shown, note };
    const options = { ...versions, next, previous, beside, authored, accepted, isPullRequest, isCompared };
    return rehearsePair(options, {
      open: () => openSite({ php, wordpressZip }, site),
      clock,
      onStep: (done) => log.info(describeStep(done, quote)),
    });
  };
  await playPairs(known.planned, { play, step, log: tools.log, cancellation }, known.results);
  if (!isCompared) return;
  const compared = await step(
    'Compare what the pairs know',
    () => Promise.resolve(compareNames(known.results, next)),
    describeCompared,
  );
  known.results.splice(0, Infinity, ...compared);
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
