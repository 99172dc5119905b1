import { realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readTag } from '../action/inputs/event.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import type { RunTools } from '../http/run-tools.ts';
import { formatDuration } from '../shared/format.ts';
import type { Logger } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import { listBrowsers } from './browser/index.ts';
import type { RehearseInputs } from './inputs.ts';
import type { PackedSite } from './model/context.ts';
import type { PlannedPair, Rehearsal, RehearsalEnvironment } from './model/rehearsal.ts';
import type { RehearsedPackage } from './model/packages.ts';
import type { StepOutcome, StepResult } from './model/results.ts';
import { readAuthorFiles } from './packages/author-files.ts';
import { fetchBeside } from './packages/fetch-beside.ts';
import { findWordPress, isWholeWordPress, showWordPress } from './packages/fetch-wordpress.ts';
import { findPrevious } from './packages/find-previous.ts';
import { planPairs } from './packages/plan-pairs.ts';
import { createCodeReader } from './packages/read-code.ts';
import { readRehearsedPackage } from './packages/read-package.ts';
import type { StorePorts } from './packages/store-zip.ts';
import { takePackage } from './packages/take-package.ts';
import { countAtOnce, playPairs } from './play-pairs.ts';
import { chooseConfinement } from './site/confine.ts';
import { chooseParts, installLocked } from './site/install.ts';
import { chooseMemoryBounds, createMemoryWatch } from './site/memory-watch.ts';
import { openSite } from './site/site.ts';
import { planBrowse } from './plan-browse.ts';
import { judgeTested } from './report/judge-tested.ts';
import { rehearsePair } from './play/rehearse-pair.ts';

const RETRIES = 3;

/**
 * Rehearses an update: finds the package and the previous version, installs Playground, and plays the update on each
 * pair.
 *
 * @param known is filled on the way, so that a run that ends early can report what it knows
 * @throws PublishError, Cancelled
 */
export async function rehearse(
  inputs: RehearseInputs,
  parts: RehearsalEnvironment,
  known: Rehearsal,
): Promise<void> {
  const { step, tools, machine } = parts;
  const ports = createPorts(parts);
  const authored = readAuthorFiles(inputs, machine.workspace);
  const { next, previous, older, beside } = await findPackages(inputs, parts, known, ports);
  const readCode = createCodeReader(next, previous);
  // It takes seconds, while npm and WordPress are fetched.
  void beginEarly(readCode);
  const needed = beside.packages.map(({ plugin }) => plugin);
  known.planned = planPairs(
    inputs,
    next.plugin ?? { requiresPhp: '', requiresWordPress: '' },
    parts.available,
    needed,
  );
  const { executables, playgroundFolder, wordpressZips } = await install(inputs, known.planned, parts, ports);
  const { ownFolder, playerFile, playerFlags } = parts;
  const isPullRequest = machine.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
  const { execPath } = parts.install;
  const { clock, quote, cancellation } = tools;
  const confinement = await chooseConfinement(parts.install.platform);
  const watchMemory = createMemoryWatch(chooseMemoryBounds(), parts.install);
  const site = {
    execPath,
    confinement: confinement.php,
    playerFile,
    playerFlags,
    ownFolder,
    playgroundFolder,
    cancellation,
    watchMemory,
    env: machine.env,
  };
  const looked = { ...(await chooseBrowsed(known.planned, wordpressZips)), confinement, watchMemory };
  const play = (pair: PlannedPair, log: Logger) => {
    const { php, wordpress, note } = pair;
    const wordpressZip = wordpressZips.get(wordpress) ?? '';
    const shown = showWordPress(wordpress);
    const { acceptedProblems: accepted } = inputs;
    const versions = { php, wordpress: shown, note };
    const rest = { authored, accepted, isPullRequest, readCode, paths: inputs.pages, older };
    const isLast = pair === known.planned.at(-1);
    const options = { ...versions, next, previous, beside, isLast, ...rest };
    const isLooked = pair === looked.pair;
    const browse =
      isLooked && inputs.browser.kind !== 'none'
        ? planBrowse(inputs, parts, known, { executables, playgroundFolder, ...looked })
        : undefined;
    const keep =
      isLooked && inputs.keepSite ? (packed: PackedSite) => storeSite(packed, parts, known) : undefined;
    return rehearsePair(
      { ...options, browse, keep },
      {
        open: () => openSite({ ...site, php, wordpressZip }),
        clock,
        onStep: (done) => log.info(describeStep(done, quote)),
      },
    );
  };
  // All downloads are done, and nothing needs the token any more.
  parts.clearEnvironment();
  const atOnce = countAtOnce(known.planned.length, tools.log);
  await playPairs(known.planned, { play, step, log: tools.log, cancellation, atOnce }, known.results);
  known.results.splice(0, Infinity, ...judgeTested(known.results, next, inputs.acceptedProblems));
}

/** The packages of a rehearsal, on this machine. */
interface FoundPackages {
  readonly next: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
  readonly older: readonly RehearsedPackage[];
  readonly beside: Awaited<ReturnType<typeof fetchBeside>>;
}

async function findPackages(
  inputs: RehearseInputs,
  parts: RehearsalEnvironment,
  known: Rehearsal,
  ports: ReturnType<typeof createPorts>,
): Promise<FoundPackages> {
  const { step, tools } = parts;
  const { next, found } = await step(
    'Find the package',
    () => takePackage(inputs, parts),
    ({ next: { plugin, problem } }) =>
      plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`,
  );
  known.next = next;
  known.sourceFolder = found.sourceFolder;
  const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
  tools.declarePublic([slug, version, found.name]);
  const names = { fileName: found.name, slug, version, mainFile: key.slice(slug.length + 1) };
  const older: RehearsedPackage[] = [];
  const previous = await step(
    'Find the previous version',
    async () => {
      const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
      const options = { ...inputs, names, path: next.path, urls, triggeringTag: readTag(parts.machine.env) };
      const [first, ...others] = inputs.previous;
      for (const [index, place] of others.entries()) {
        const target = `previous-${index + 2}.zip`;
        const { path } = await findPrevious({ ...options, previous: place, target }, ports);
        if (path !== undefined) older.push(await readRehearsedPackage(path));
      }
      const before = await findPrevious({ ...options, previous: first }, ports);
      known.origin = before.path === undefined ? before.missing : before.origin;
      return before.path === undefined ? undefined : readRehearsedPackage(before.path);
    },
    (before) =>
      before === undefined
        ? { inconclusive: `none, because ${known.origin ?? ''}; only a new installation is tried` }
        : [
            `${before.plugin?.version ?? 'no plugin'}, from ${known.origin ?? ''}`,
            ...older.map(({ plugin }) => plugin?.version ?? 'no plugin'),
          ].join('; '),
  );
  if (previous !== undefined) known.previous = previous;
  const beside = await step(
    'Find the plugins beside it',
    () => fetchBeside(inputs.plugins, next, ports),
    ({ packages, missing }) =>
      [...packages.map(({ plugin }) => `${plugin.name} ${plugin.version}`), ...missing].join(', ') || 'none',
  );
  return { next, previous, older, beside };
}

/** Shared by all pairs, on this machine. */
interface InstalledFiles {
  /** Of browsers, the one to try first at the beginning. */
  readonly executables: readonly string[];
  readonly playgroundFolder: string;
  /** By the version in the plan. */
  readonly wordpressZips: ReadonlyMap<string, string>;
}

/** Installs Playground, and gets each WordPress. */
async function install(
  { browser }: RehearseInputs,
  planned: readonly PlannedPair[],
  parts: RehearsalEnvironment,
  ports: ReturnType<typeof createPorts>,
): Promise<InstalledFiles> {
  const { step, tools, machine } = parts;
  // Everything in it, and nothing else, may be cached between jobs.
  const downloads = join(parts.cacheFolder, 'downloads');
  const items = [...new Set(planned.map(({ wordpress }) => wordpress))];
  const kept = join(downloads, 'wordpress');
  // The downloads run while npm installs.
  const fetches = items.map(
    (item, index) =>
      [item, beginEarly(() => findWordPress(item, `wordpress-${index}`, kept, ports))] as const,
  );
  const executables = await listBrowsers(browser, {
    env: machine.env,
    platform: parts.install.platform,
  });
  const playgroundFolder = await step(
    'Install WordPress Playground',
    async () => {
      const php = [...new Set(planned.map((pair) => pair.php))];
      const options = {
        source: join(parts.ownFolder, 'playground'),
        target: join(parts.cacheFolder, 'playground'),
        downloads: join(downloads, 'npm'),
        ...chooseParts(php, executables.length > 0),
      };
      const { cancellation, send } = tools;
      const { env } = machine;
      const onStart = () =>
        tools.log.info(`Installing WordPress Playground for PHP ${php.join(', ')} from npm.`);
      // Node.js grants permissions by the resolved path.
      return realpath(await installLocked(options, { ...parts.install, env, cancellation, send, onStart }));
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
  return { executables, playgroundFolder, wordpressZips };
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
  { bytes, without, isIdle }: PackedSite,
  { keptFolder, tools }: RehearsalEnvironment,
  known: Rehearsal,
): Promise<void> {
  const { folder = 'plugin', version = '' } = known.next?.plugin ?? {};
  const name = `${folder}-${version}`.replace(/[^\w.-]+/g, '-');
  const path = join(keptFolder, `${name}-site-${tools.randomHex(4)}.zip`);
  await writeFile(path, bytes, { mode: 0o600 });
  known.site = { path, without, isIdle };
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

function createPorts({ tools, machine, folder }: RehearsalEnvironment): StorePorts {
  const limits = { retries: RETRIES, budgetMs: REPEAT_BUDGET_MS };
  return {
    ...tools,
    send: (request) => sendWithRepeats(request, retryIdempotent, tools, limits),
    sendOnce: tools.send,
    workspace: machine.workspace,
    folder,
  };
}
