import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Machine, RunTools } from '../runner/run.ts';
import type { RunStep } from '../runner/steps.ts';
import { readTag } from '../inputs/event.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { showUrl } from '../http/urls.ts';
import { PublishError } from '../shared/errors.ts';
import { formatDuration } from '../shared/format.ts';
import { quoteName } from '../shared/quote.ts';
import { findPackage } from '../source/find-package.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { findPrevious, type PreviousPorts } from './find-previous.ts';
import { findWordPress } from './find-wordpress.ts';
import { type RehearseInputs, readWordPressPlace } from './inputs.ts';
import { type InstallPorts, installLocked } from './install.ts';
import { planPairs, type PlannedPair } from './plan-pairs.ts';
import { readRehearsedPackage, type RehearsedPackage } from './read-package.ts';
import { rehearsePair } from './rehearse-pair.ts';
import { hasFailed, type PairResult, type StepResult } from './results.ts';
import { openSite } from './site.ts';
import { storeReader } from './store-zip.ts';

/** What is known of a rehearsal so far. */
export interface Rehearsal {
  next?: RehearsedPackage;
  /** The directory that was zipped, relative to the workspace. */
  sourceFolder?: string | undefined;
  previous?: RehearsedPackage;
  /** Where the version before came from, or why there is none. */
  origin?: string;
  planned: readonly PlannedPair[];
  readonly results: PairResult[];
}

export interface RehearseParts {
  readonly machine: Machine;
  /** Its cancellation ends with the input `timeout`, too. */
  readonly tools: RunTools;
  readonly step: RunStep;
  readonly install: Pick<InstallPorts, 'execPath' | 'platform' | 'kill'>;
  /** The bundle's file that plays, and the action's folder with what it plays. */
  readonly mainFile: string;
  readonly ownFolder: string;
  /** This run's own; it goes with the run. */
  readonly folder: string;
}

const RETRIES = 3;
const TIMEOUT_MS = 180_000;

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
    async () => takePackage(inputs, parts, ports),
    ({ next: { plugin, problem } }) =>
      plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`,
  );
  known.next = next;
  known.sourceFolder = found.sourceFolder;
  const { folder: slug = '', version = '' } = next.plugin ?? {};
  const names = { fileName: found.name, slug, version };
  const previous = await step(
    'Find the version before',
    async () => {
      const order = { ...inputs, names, urls: inputs.source.kind === 'url' ? [inputs.source.url] : [] };
      const before = await findPrevious(order, ports);
      known.origin = before.path === undefined ? before.missing : before.origin;
      return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    },
    (before) =>
      before === undefined
        ? `none, because ${known.origin ?? ''}; it is installed anew`
        : `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`,
  );
  if (previous !== undefined) known.previous = previous;
  known.planned = planPairs(inputs, next.plugin ?? { requiresPhp: '', requiresWordPress: '' });
  const playgroundFolder = await step(
    'Install WordPress Playground',
    async () => {
      tools.log.info('npm installs WordPress Playground, about 600 MB; that takes half a minute.');
      const target = join(machine.temporaryFolder, 'wordpress-playground');
      const { cancellation } = tools;
      const { env } = machine;
      await installLocked(join(parts.ownFolder, 'playground'), target, {
        ...parts.install,
        env,
        cancellation,
      });
      // What may be read is allowed by its real path.
      return realpath(target);
    },
    () => 'ready',
  );
  const wordpressZips = new Map<string, string>();
  for (const item of new Set(known.planned.map(({ wordpress }) => wordpress))) {
    const zip = await step(
      `Get WordPress ${showWordPress(item)}`,
      () => findWordPress(item, `wordpress-${wordpressZips.size}`, ports),
      (path) => basename(path),
    );
    wordpressZips.set(item, await realpath(zip));
  }
  for (const pair of known.planned) {
    const wordpressZip = wordpressZips.get(pair.wordpress) ?? '';
    const result = await playPair(pair, wordpressZip, playgroundFolder, { parts, next, previous });
    known.results.push(result);
  }
}

interface Playing {
  readonly parts: RehearseParts;
  readonly next: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
}

async function playPair(
  { php, wordpress: item, note }: PlannedPair,
  wordpressZip: string,
  playgroundFolder: string,
  { parts, next, previous }: Playing,
): Promise<PairResult> {
  const { step, tools, machine, mainFile, ownFolder, install } = parts;
  const { clock, log, quote, cancellation } = tools;
  const wordpress = showWordPress(item);
  const site = { execPath: install.execPath, mainFile, ownFolder, playgroundFolder, cancellation };
  const play = () =>
    rehearsePair(
      { php, wordpress, note, next, previous },
      {
        open: () => openSite({ php, wordpressZip }, { ...site, env: machine.env }),
        clock,
        onStep: (done) => log.info(describeStep(done, quote)),
      },
    );
  return step(`Rehearse on PHP ${php}, WordPress ${wordpress}`, play, (result) =>
    hasFailed(result)
      ? `${result.steps.find(({ outcome }) => outcome === 'failed')?.name ?? ''} failed`
      : 'nothing failed',
  );
}

const MARKS = { passed: '✔', warned: '⚠', failed: '✘', skipped: '–' } as const;

function describeStep({ name, outcome, message, durationMs }: StepResult, quote: RunTools['quote']): string {
  return `${MARKS[outcome]} ${name} (${formatDuration(durationMs)}): ${quote(message)}`;
}

/** As a person calls it. */
function showWordPress(item: string): string {
  const place = readWordPressPlace(item);
  if (place.kind === 'release') return place.version;
  return place.kind === 'url' ? showUrl(place.url) : basename(place.path);
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

interface Taken {
  readonly next: RehearsedPackage;
  readonly found: { readonly name: string; readonly sourceFolder: string | undefined };
}

async function takePackage(
  inputs: RehearseInputs,
  { machine, tools, ownFolder, mainFile, folder }: RehearseParts,
  ports: PreviousPorts,
): Promise<Taken> {
  const { env, workspace } = machine;
  const { log, quote, cancellation } = tools;
  const query = { ...inputs, packageChecks: 'error', retries: RETRIES, timeoutMs: TIMEOUT_MS } as const;
  await using found = await findPackage(query, {
    ...tools,
    workspace,
    temporaryFolder: folder,
    actionFolder: join(ownFolder, '..'),
    // Nobody keeps the ZIP.
    sourceTime: undefined,
    signAssetUrl: () => Promise.resolve(undefined),
    downloadArtifact: async (order, target) => {
      const { downloadArtifact } = await import('../source/artifact/download-artifact.ts');
      // The client for artifacts is in the bundle of the publishing action only.
      const threadFile = join(mainFile, '..', 'index.js');
      const artifactPorts = { temporaryFolder: target, log, quote, cancellation, env, threadFile };
      return downloadArtifact(order, artifactPorts);
    },
  });
  const path = join(folder, 'next.zip');
  await storePackage(found, path, ports);
  const next = await readRehearsedPackage(path);
  assertSlug(next, inputs.slug);
  const sourceFolder = found.kind === 'local' ? found.directory?.sourceFolder : undefined;
  return { next, found: { name: found.name, sourceFolder } };
}

async function storePackage({ reader }: FoundPackage, path: string, ports: PreviousPorts): Promise<void> {
  if (reader !== undefined) await storeReader(reader, path, ports);
}

function assertSlug({ plugin }: RehearsedPackage, slug: string | undefined): void {
  if (plugin === undefined || slug === undefined || plugin.folder === slug) return;
  throw new PublishError({
    code: 'package',
    title: 'Wrong folder',
    message: `The plugin is in the folder ${quoteName(plugin.folder)}, and the input \`slug\` is ${quoteName(slug)}.`,
    hint: 'Zip the plugin in the folder that it has on the sites, or fix `slug`.',
  });
}
