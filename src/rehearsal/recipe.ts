import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readTag } from '../action/inputs/event.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { beginEarly } from '../shared/together.ts';
import { listBrowsers } from './browser/index.ts';
import { createPlay, type InstalledFiles } from './create-play.ts';
import { findBeside } from './find-beside.ts';
import type { RehearseInputs } from './inputs.ts';
import type { BesidePlugins, RehearsedPackage, SiteCopy } from './model/packages.ts';
import type { PlannedPair, Rehearsal, RehearsalEnvironment } from './model/rehearsal.ts';
import type { PairResult } from './model/results.ts';
import { readAuthorFiles } from './packages/author-files.ts';
import { findWordPress, showWordPress } from './packages/fetch-wordpress.ts';
import { findPrevious } from './packages/find-previous.ts';
import { planPairs } from './packages/plan-pairs.ts';
import { readPackageCode } from './packages/read-code.ts';
import { readRehearsedPackage } from './packages/read-package.ts';
import type { StorePorts } from './packages/store-zip.ts';
import { takeCopies } from './packages/take-copies.ts';
import { takePackage } from './packages/take-package.ts';
import { countAtOnce, playPairs } from './play-pairs.ts';
import { findScenes } from './scenes/find-scenes.ts';
import { chooseParts, installLocked } from './site/install.ts';
import { shareTime } from './play/share-time.ts';
import { judgeTested } from './report/judge-tested.ts';
import type { PairOptions } from './play/prepare.ts';

const RETRIES = 3;

/** The facts about a rehearsal that one of its stages adds, or replaces. */
type Stage = Partial<Rehearsal>;

/**
 * Rehearses an update: finds the package and the previous version, installs Playground, and plays the update on each
 * pair.
 *
 * @returns what each stage adds, as soon as it is known, so that a run that ends early can report it
 * @throws PublishError, Cancelled
 */
export async function* rehearse(
  inputs: RehearseInputs,
  parts: RehearsalEnvironment,
): AsyncGenerator<Stage, void> {
  const { step, tools, machine } = parts;
  const endMs = tools.clock.now() + inputs.timeoutMs;
  const ports = createPorts(parts);
  const authored = readAuthorFiles(inputs, machine.workspace);

  const { next, sourceFolder, name } = await findPackage(inputs, parts);
  yield { next, sourceFolder };
  const { older, previous, origin } = await findOldVersions(inputs, parts, ports, { next, name });
  yield { previous, origin };
  const beside = await findBeside(inputs, parts, ports, next);
  const copies = await takeSites(inputs, parts, ports, { next, beside });
  const wanted = { places: inputs.scenes, next, previous, beside, ownFolder: parts.ownFolder, sourceFolder };
  const scenes = await findScenes(wanted, ports, step);
  // It takes seconds, while npm and WordPress are fetched, and serves all pairs.
  const code = beginEarly(() => readPackageCode(next, previous));

  const needs = next.plugin ?? { requiresPhp: '', requiresWordPress: '' };
  const needed = beside.packages.map(({ plugin }) => plugin);
  const pairs = planPairs(inputs, needs, parts.available, needed);
  const newest = pairs.at(-1);
  const planned = [...pairs, ...(newest === undefined ? [] : copies.map((copy) => ({ ...newest, copy })))];
  yield { planned };

  const installed = await install(inputs, planned, parts, ports);
  const isPullRequest = machine.env['GITHUB_EVENT_NAME']?.startsWith('pull_request') === true;
  const { acceptedProblems: accepted, pages: paths } = inputs;
  const packages = { next, previous, older, beside };
  const options = { ...packages, authored, accepted, isPullRequest, readCode: () => code, paths, scenes };
  const { log, cancellation } = tools;
  const atOnce = countAtOnce(planned.length, log);
  const time = { endMs, timeoutMs: inputs.timeoutMs, pairs: planned.length, atOnce };
  const share = shareTime(tools, time);
  const play = await createPlay(inputs, parts, { planned, installed, sourceFolder, options, share });
  // All downloads are done, and nothing needs the token any more.
  parts.clearEnvironment();
  const results: PairResult[] = [];
  for await (const result of playPairs(planned, { play, step, log, cancellation, atOnce })) {
    results.push(result);
    yield { results: [...results], ...findKept(results) };
  }
  yield { results: judgeTested(results, next, accepted) };
}

/** The copies of sites from which the update starts, too. */
async function takeSites(
  { sites }: RehearseInputs,
  { step }: RehearsalEnvironment,
  ports: StorePorts,
  { next, beside }: Pick<PairOptions, 'next'> & { readonly beside: BesidePlugins },
): Promise<readonly SiteCopy[]> {
  if (sites.length === 0) return [];
  return step(
    'Read the copies of sites',
    () => takeCopies(sites, next, beside, ports),
    (copies) => copies.map(({ name, previous }) => `${name} with ${previous.plugin.version}`).join(', '),
  );
}

/** The package, and the name of its file. */
interface FoundPackage {
  readonly next: RehearsedPackage;
  readonly sourceFolder: string | undefined;
  readonly name: string;
}

async function findPackage(inputs: RehearseInputs, parts: RehearsalEnvironment): Promise<FoundPackage> {
  const { next, found } = await parts.step(
    'Find the package',
    () => takePackage(inputs, parts),
    ({ next: { plugin, problem } }) =>
      plugin === undefined ? (problem ?? 'no plugin') : `${plugin.folder} ${plugin.version}`,
  );
  const { folder = '', version = '' } = next.plugin ?? {};
  parts.tools.declarePublic([folder, version, found.name]);
  return { next, sourceFolder: found.sourceFolder, name: found.name };
}

/** The versions from which sites update. */
interface OldVersions {
  readonly previous: RehearsedPackage | undefined;
  /** Where the previous version came from, or why there is none. */
  readonly origin: string;
  readonly older: readonly RehearsedPackage[];
}

function findOldVersions(
  inputs: RehearseInputs,
  { step, machine }: RehearsalEnvironment,
  ports: StorePorts,
  { next, name }: Pick<FoundPackage, 'next' | 'name'>,
): Promise<OldVersions> {
  const { folder: slug = '', version = '', key = '' } = next.plugin ?? {};
  const names = { fileName: name, slug, version, mainFile: key.slice(slug.length + 1) };
  const urls = inputs.source.kind === 'url' ? [inputs.source.url] : [];
  const options = { ...inputs, names, path: next.path, urls, triggeringTag: readTag(machine.env) };
  const find = async (): Promise<OldVersions> => {
    const [first, ...others] = inputs.previous;
    const older: RehearsedPackage[] = [];
    for (const [index, place] of others.entries()) {
      const target = `previous-${index + 2}.zip`;
      const { path } = await findPrevious({ ...options, previous: place, target }, ports);
      if (path !== undefined) older.push(await readRehearsedPackage(path));
    }
    const before = await findPrevious({ ...options, previous: first }, ports);
    return before.path === undefined
      ? { previous: undefined, origin: before.missing, older }
      : { previous: await readRehearsedPackage(before.path), origin: before.origin, older };
  };
  return step('Find the previous version', find, ({ previous, origin, older }) =>
    previous === undefined
      ? { inconclusive: `none, because ${origin}; only a new installation is tried` }
      : [
          `${previous.plugin?.version ?? 'no plugin'}, from ${origin}`,
          ...older.map(({ plugin }) => plugin?.version ?? 'no plugin'),
        ].join('; '),
  );
}

/** Installs Playground, and gets each WordPress. */
async function install(
  { browser }: RehearseInputs,
  planned: readonly PlannedPair[],
  parts: RehearsalEnvironment,
  ports: StorePorts,
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

/** Pictures and the site, which stay after the run. */
function findKept(results: readonly PairResult[]): Pick<Rehearsal, 'pictures' | 'site'> {
  const steps = results.flatMap((result) => result.steps);
  return {
    pictures: steps.flatMap(({ pictures = [] }) => pictures)[0],
    site: steps.flatMap(({ site = [] }) => site)[0],
  };
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
