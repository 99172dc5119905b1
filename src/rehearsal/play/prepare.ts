import { readFile } from 'node:fs/promises';
import { compareVersions } from '../../package/index.ts';
import type { RehearsalContext } from '../model/context.ts';
import {
  type AuthorFiles,
  type BesidePlugins,
  NONE_BESIDE,
  type ReadCode,
  type RehearsedPackage,
  type SiteCopy,
} from '../model/packages.ts';
import type { Scene } from '../model/scenes.ts';
import { type Site, SiteLost } from '../model/site.ts';
import { findOldCode } from '../packages/old-code.ts';
import { openSession } from '../site/session.ts';
import { createKnownMessages } from '../judge/known-messages.ts';
import type { AcceptedProblem } from './accept-problems.ts';
import type { BrowsePlan } from './browse.ts';
import type { KeepSite } from './keep-site.ts';
import type { Recorder } from './recorder.ts';

/** The choices that differ from pair to pair. */
interface Plan {
  /** Versions before the previous one, from which sites update, too. */
  readonly older: readonly RehearsedPackage[];
  readonly authored: AuthorFiles;
  /** Authors may raise the version later, so an old one is only a notice. */
  readonly isPullRequest: boolean;
  /** Reads the code of the packages; `undefined`: it is only run. */
  readonly readCode: ReadCode | undefined;
  /** Looks at the pages in a browser. */
  readonly browse: BrowsePlan | undefined;
  /** More pages of the site, by path, as the author wants. */
  readonly paths: readonly string[];
  /** Sites that customers have. */
  readonly scenes: readonly Scene[];
  /** Stores the updated site; `undefined`: nobody wants it. */
  readonly keep: KeepSite | undefined;
  /** The last pair: the way back, and whether the next update arrives, are tried there alone, because all are alike in that. */
  readonly isLast: boolean;
}

const USUAL: Plan = {
  older: [],
  authored: new Map(),
  isPullRequest: false,
  readCode: undefined,
  browse: undefined,
  paths: [],
  scenes: [],
  keep: undefined,
  isLast: false,
};

/** One pair of PHP and WordPress, and what is played on it. */
export interface PairOptions extends Partial<Plan> {
  /** Shown until WordPress reports its version. */
  readonly wordpress: string;
  readonly php: string;
  readonly note?: string | undefined;
  readonly next: RehearsedPackage;
  readonly previous?: RehearsedPackage | undefined;
  /** The site to start from; by default, an empty one. */
  readonly copy?: SiteCopy | undefined;
  /** None unless it is given. */
  readonly beside?: BesidePlugins;
  readonly accepted?: readonly AcceptedProblem[];
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
  readonly authorCookie: string;
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
  const { cookies, readerCookies, editorCookies, authorCookies, ...versions } = result;
  return {
    ...versions,
    cookie: joinCookies(cookies),
    reader: { ...reader, cookie: joinCookies(readerCookies) },
    editorCookie: joinCookies(editorCookies),
    authorCookie: joinCookies(authorCookies ?? new Map()),
  };
}

function joinCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** A site that has started. */
export interface StartedSite {
  readonly site: Site;
  readonly recorder: Recorder;
  readonly options: PairOptions;
  readonly versions: Versions;
}

/** A pair that is ready to be played. */
export interface Pair {
  readonly context: RehearsalContext;
  readonly recorder: Recorder;
  readonly plan: Plan;
}

/** Stores the packages and the author's files on the site. @throws SiteLost */
export async function preparePair({ site, recorder, options, versions }: StartedSite): Promise<Pair> {
  const { next, previous, beside = NONE_BESIDE, ...rest } = options;
  const plan = { ...USUAL, ...rest };
  await site.put('next.zip', await readFile(next.path));
  if (previous !== undefined) await site.put('previous.zip', await readFile(previous.path));
  for (const [name, { bytes }] of plan.authored) await site.put(`${name}.php`, bytes);
  const folder = next.plugin?.folder ?? previous?.plugin?.folder ?? '';
  const { extensions, php, wordpress, ...users } = versions;
  const log = createKnownMessages(folder, extensions, await findOldCode(next, previous));
  const packages = { next, previous, beside };
  const state = { log, versions: { php, wordpress }, budget: recorder.budget };
  const context = { site, ...openSession(site, users.cookie), ...users, ...packages, ...state };
  return { context, recorder, plan };
}

/** Explains why nothing is played: the package does not claim to support this pair. */
export function explainUnpromised(
  { plugin }: RehearsedPackage,
  { php, wordpress }: Versions,
): string | undefined {
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
