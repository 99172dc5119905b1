import { readFile } from 'node:fs/promises';
import { compareVersions } from '../../package/index.ts';
import { Cancelled, type Clock } from '../../shared/clock.ts';
import type { RehearsalContext } from '../model/context.ts';
import {
  type AuthorFiles,
  type BesidePlugins,
  NONE_BESIDE,
  type ReadCode,
  type RehearsedPackage,
} from '../model/packages.ts';
import type { PairResult, Problem, StepResult } from '../model/results.ts';
import { Unreadable } from '../model/readers.ts';
import { type Site, SiteLost } from '../model/site.ts';
import { checkChange } from '../judge/replies.ts';
import { createKnownMessages } from '../judge/known-messages.ts';
import { checkPage } from '../judge/pages.ts';
import { findOldCode } from '../packages/old-code.ts';
import { visit } from '../site/visit.ts';
import type { AcceptedProblem } from './accept-problems.ts';
import { type BrowsePlan, createEyes, type Eyes } from './browse.ts';
import { playBefore, playSyntax } from './play-before.ts';
import { playInstallation, playUpdate } from './play-update.ts';
import { createRecorder, endedBefore } from './recorder.ts';
import { explainIdle, explainNeeds } from './install-and-check.ts';
import { PAGES } from '../model/probe.ts';
import { withoutFullStop } from '../../shared/quote.ts';

/** One pair of PHP and WordPress, and what is played on it. */
interface PairOptions {
  /** Shown until WordPress reports its version. */
  readonly wordpress: string;
  readonly php: string;
  readonly note?: string | undefined;
  readonly next: RehearsedPackage;
  readonly previous?: RehearsedPackage | undefined;
  /** Versions before that, from which sites update, too. */
  readonly older?: readonly RehearsedPackage[];
  /** None unless it is given. */
  readonly beside?: BesidePlugins;
  /** None unless they are given. */
  readonly authored?: AuthorFiles;
  readonly accepted?: readonly AcceptedProblem[];
  readonly isPullRequest?: boolean;
  /** Without it, code is only run. */
  readonly readCode?: ReadCode | undefined;
  /** Looks at the pages in a browser. */
  readonly browse?: BrowsePlan | undefined;
  /** More pages of the site, by path, that are requested. */
  readonly paths?: readonly string[];
  /** Gets the updated site. */
  readonly keep?: RehearsalContext['keep'];
  /** Tries the way back, and whether the next update arrives. */
  readonly isLast?: boolean;
}

/** Plays the update of a plugin on one WordPress. The result includes failures, and whether the run was cancelled. */
export async function rehearsePair(
  options: PairOptions,
  {
    clock,
    open,
    onStep,
  }: {
    /** Boots the WordPress of this pair. @throws SiteLost */
    readonly open: () => Promise<Site>;
    readonly clock: Clock;
    readonly onStep: (step: StepResult) => void;
  },
): Promise<PairResult> {
  const startMs = clock.now();
  const recorder = createRecorder(clock, onStep, options.accepted);
  let site: Site | undefined;
  let isCut = false;
  let { wordpress } = options;
  try {
    let versions: Versions | undefined;
    const start = async () => {
      site = await open();
      versions = await logIn(site);
      wordpress = versions.wordpress;
      return { problems: [], message: `PHP ${versions.php}, WordPress ${wordpress}` };
    };
    await recorder.play([{ name: 'WordPress starts', play: start }]);
    if (site !== undefined && versions !== undefined) {
      await playPlugin({ site, recorder, options, versions }).catch(async (error: unknown) => {
        // The previous version ended the site, after the new one passed on it: the step says that nothing else was tried.
        if (error instanceof SiteLost && recorder.steps.at(-1)?.name === 'Way back') return;
        if (!(error instanceof SiteLost) || endedBefore(recorder.steps) === undefined) throw error;
        await site?.close();
        site = await open();
        await playAnew({ site, recorder, options, versions: await logIn(site) });
      });
    }
  } catch (error) {
    isCut = error instanceof Cancelled;
    if (!isCut) {
      if (!(error instanceof SiteLost || error instanceof Unreadable)) throw error;
      // It happened between two steps, where no step tells of it.
      const isTold = recorder.steps.some(({ problems }) =>
        problems.some(({ message, isEnd = false }) => isEnd || message === error.message),
      );
      const name = options.previous === undefined ? 'Installation' : 'Update';
      if (!isTold) await recorder.play([{ name, play: () => Promise.reject(error) }]).catch(() => undefined);
    }
  } finally {
    // The browser starts before WordPress does, so it has to end where nothing was looked at, too.
    await Promise.all([site?.close(), options.browse?.close()]);
  }
  const { php, note } = options;
  const beside = options.beside?.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
  return { php, wordpress, note, beside, steps: recorder.steps, durationMs: clock.now() - startMs, isCut };
}

/** The versions on a site, and the users that are logged in. */
interface Versions {
  readonly php: string;
  readonly wordpress: string;
  /** Of PHP, in lower case. */
  readonly extensions: readonly string[];
  readonly cookie: string;
  readonly reader: RehearsalContext['reader'];
  readonly editorCookie: string;
}

/**
 * Reads the versions of a site, and logs in as administrator, editor and subscriber.
 *
 * @throws SiteLost, Unreadable
 */
export async function logIn(site: Site): Promise<Versions> {
  const reader = { name: 'rehearsal-reader', password: 'rehearsal' };
  const { result, failure, output } = await site.run('login', reader);
  if (result === undefined) throw new SiteLost(`WordPress did not start: ${failure ?? output.slice(0, 300)}`);
  const { cookies, readerCookies, editorCookies, ...versions } = result;
  return {
    ...versions,
    cookie: joinCookies(cookies),
    reader: { ...reader, cookie: joinCookies(readerCookies) },
    editorCookie: joinCookies(editorCookies),
  };
}

function joinCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

interface Play {
  readonly site: Site;
  readonly recorder: ReturnType<typeof createRecorder>;
  readonly options: PairOptions;
  readonly versions: Versions;
}

/**
 * Plays all steps after the start, on a site that has just started or was restored to that state.
 *
 * @throws SiteLost, Cancelled
 */
export async function playPlugin(play: Play): Promise<void> {
  const { site, recorder, options, versions } = play;
  const { next, previous } = options;
  const unpromised = explainUnpromised(next, versions);
  if (unpromised !== undefined) {
    const play = () => Promise.resolve({ problems: [], skipped: unpromised });
    await recorder.play([{ name: 'Update', play }]);
    return;
  }
  const context = await prepareContext(play);
  await playSyntax(context, previous);
  if (!(await playBeside(context))) return;
  await site.save('clean');
  const eyes = openEyes(context, play);
  const before = previous?.plugin && (await playBefore(context, { ...previous, plugin: previous.plugin }));
  if (before !== undefined && !('why' in before)) await playUpdate(context, before, eyes);
  else if (before?.isUnprepared !== true) await playInstallation(context, before, eyes);
}

/** Plays a new installation, on a new site, after the previous version has ended the first one. */
async function playAnew(play: Play): Promise<void> {
  const context = await prepareContext(play);
  if ((await startAll(context)) !== undefined) return;
  await context.site.save('clean');
  const hasLooked = play.recorder.steps.some(({ name }) => name === 'Browser');
  await playInstallation(context, undefined, hasLooked ? undefined : openEyes(context, play));
}

function openEyes(context: RehearsalContext, { options: { browse }, versions }: Play): Eyes | undefined {
  return browse && createEyes(context, browse, `PHP ${versions.php}, WordPress ${versions.wordpress}`);
}

/** Stores the packages and the author's files on the site. */
export async function prepareContext({ site, recorder, options, versions }: Play): Promise<RehearsalContext> {
  const { next, previous } = options;
  await site.put('next.zip', await readFile(next.path));
  if (previous !== undefined) await site.put('previous.zip', await readFile(previous.path));
  const folder = next.plugin?.folder ?? previous?.plugin?.folder ?? '';
  const { beside = NONE_BESIDE, authored = NO_FILES, isPullRequest = false, readCode } = options;
  const { paths = [], older = [], keep, isLast = false } = options;
  for (const [name, { bytes }] of authored) await site.put(`${name}.php`, bytes);
  const { cookie, reader, editorCookie, extensions, php, wordpress } = versions;
  const log = createKnownMessages(folder, extensions, await findOldCode(next, previous));
  const rest = { editorCookie, authored, isPullRequest, readCode, paths, previous, older, keep, isLast };
  const seen = { versions: { php, wordpress }, alone: new Map() };
  return { site, recorder, next, cookie, reader, log, beside, ...seen, ...rest };
}

const NO_FILES: AuthorFiles = new Map();

/** Explains why nothing is played: the package does not claim to support this pair. */
function explainUnpromised({ plugin }: RehearsedPackage, { php, wordpress }: Versions): string | undefined {
  if (plugin === undefined) return undefined;
  const { requiresPhp, requiresWordPress } = plugin;
  const isBelow = (version: string, required: string) =>
    /^\d/.test(required) && compareVersions(version, required) < 0;
  if (isBelow(php, requiresPhp)) return `The package requires PHP ${requiresPhp}.`;
  // Source: WordPress core is_wp_version_compatible(), which treats a beta like its release.
  const [release = ''] = wordpress.split('-');
  if (isBelow(release, requiresWordPress)) return `The package requires WordPress ${requiresWordPress}.`;
  return undefined;
}

/**
 * Installs and activates the plugins beside this one, and visits the pages with them alone, so that their problems are
 * not blamed on this one.
 *
 * @returns whether there is a site on which the plugin can be tried
 * @throws SiteLost, Cancelled
 */
export async function playBeside(context: RehearsalContext): Promise<boolean> {
  const { beside, recorder, next } = context;
  const needs = explainNeeds(context, next);
  if (beside.packages.length + beside.missing.length === 0 && needs === undefined) return true;
  let isReady = false;
  const play = async () => {
    const broken = await startAll(context);
    isReady = broken === undefined;
    if (broken !== undefined) return { problems: [broken] };
    const problems = beside.missing.map((message): Problem => ({ severity: 'unknown', message }));
    if (problems.length === 0 && needs !== undefined) problems.push(explainIdle(context, needs));
    return { problems, message: listNames(context).join(', ') };
  };
  await recorder.play([{ name: 'Needed plugins', play }]);
  return isReady;
}

function listNames({ beside }: RehearsalContext): readonly string[] {
  return beside.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
}

/** @returns why the plugin cannot be tried, if it cannot */
async function startAll(context: RehearsalContext): Promise<Problem | undefined> {
  const { site, beside, log, alone } = context;
  for (const [index, { path, plugin }] of beside.packages.entries()) {
    const name = `${plugin.name} ${plugin.version}`.trim();
    const file = `beside-${index}.zip`;
    await site.put(file, await readFile(path));
    const installed = await site.run('install', { package: file });
    log.rememberOthers(installed.log);
    const activated = await site.run('activate', { plugin: plugin.key });
    log.rememberOthers(activated.log);
    const [error] = [
      ...checkChange(installed, 'its installation'),
      ...checkChange(activated, 'its activation'),
    ].filter(({ severity }) => severity === 'error');
    if (error !== undefined) return explainBroken(name, error.message);
  }
  if (beside.packages.length === 0) return undefined;
  for (const page of PAGES) {
    const seen = await visit(context, page);
    log.rememberOthers(seen.reply.log);
    alone.set(page.name, seen);
    const dead = (seen.reply.status ?? 0) >= 500;
    const [error] = dead ? checkPage(page, seen, undefined) : [];
    if (error !== undefined) return explainBroken(listNames(context).join(' and '), error.message);
  }
  return undefined;
}

function explainBroken(name: string, why: string): Problem {
  return {
    severity: 'unknown',
    message: `${name} does not work here by itself: ${withoutFullStop(why)}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`,
  };
}
