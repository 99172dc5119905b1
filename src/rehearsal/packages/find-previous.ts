import { loadReader } from '../../package/index.ts';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  createOpener,
  findNewest,
  type FindContext,
  Missed,
  type ReleaseSource,
} from '../../source/previous/find-live.ts';
import { readReleaseVersion } from '../../source/previous/release-names.ts';
import type { Repository } from '../../github/ports.ts';
import { createReleaseReader } from '../../github/hosting/read-releases.ts';
import { PackageProblem } from '../../package/index.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import { quoteName } from '../../shared/quote.ts';
import { zipPlugin } from '../../source/zip-plugin.ts';
import type { PreviousPlace } from './places.ts';
import { RETRIES, type StorePorts, storeZip } from './store-zip.ts';

/** A package on this machine: where it came from; or why there is none. */
export type FoundPackage =
  | { readonly path: string; readonly origin: string }
  | { readonly path?: undefined; readonly missing: string };

interface PreviousOptions {
  /** `undefined`: none is wanted. */
  readonly previous: PreviousPlace | undefined;
  /** The file of this name keeps it. */
  readonly target?: string;
  readonly repository: Repository | undefined;
  /** Of the package that is rehearsed. */
  readonly names: PluginNames & { readonly fileName: string; readonly version: string };
  /** Where that is on this machine. */
  readonly path: string;
  readonly urls: readonly URL[];
  /** The tag that triggered the run: its release is not an earlier one. */
  readonly triggeringTag: string;
}

const TIMEOUT_MS = 30_000;
/** Of the previous version. */
const LIMITS = { maxBytes: 1024 ** 3, maxMs: 600_000, timeoutMs: 180_000, retries: RETRIES };

/**
 * Finds the version that sites have now, and stores it on this machine.
 *
 * @throws PublishError `not-known`: the workflow names it, and it is not available
 * @throws Cancelled
 */
export async function findPrevious(options: PreviousOptions, ports: StorePorts): Promise<FoundPackage> {
  const { previous } = options;
  const target = join(ports.folder, options.target ?? 'previous.zip');
  if (previous === undefined) return { missing: '`previous` is `none`' };
  if (previous === 'auto' || previous.kind === 'version') {
    const found = await findOnReleases(options, isEarlier(options), target, ports);
    if (previous === 'auto') return found;
    if (found.path !== undefined) return found;
    throw new PublishError({
      code: 'not-known',
      title: 'Input previous',
      message: `Input \`previous\`: version ${quoteName(previous.version)} was not found, because ${found.missing}.`,
      hint: 'Give a version that is on a release of this repository, or the path or the `https:` URL of its ZIP.',
    });
  }
  const path =
    (await zipFolder(options, target, ports)) ?? (await storeZip(previous, target, 'previous', ports));
  return { path, origin: 'the input `previous`' };
}

/**
 * Finds the version of another plugin of the repository that sites have now, and stores it on this machine. Of the releases, only those
 * count that name it, by their tag or an asset: to look into each would take as many downloads.
 *
 * @param target where it is stored
 * @throws Cancelled
 */
export async function findSibling(
  slug: string,
  target: string,
  options: Pick<PreviousOptions, 'repository' | 'path' | 'triggeringTag'>,
  ports: StorePorts,
): Promise<FoundPackage> {
  const fileName = `${slug}.zip`;
  const names = { fileName, slug, version: '', mainFile: '' };
  const isNamed: IsWanted = ({ tag, assets }) =>
    tag !== options.triggeringTag && (isTagOf(slug, tag) || assets.some(({ name }) => name === fileName));
  const all = { ...options, previous: 'auto', names, urls: [] } as const;
  return findOnReleases(all, isNamed, target, ports);
}

/** Whether a tag is of one plugin alone, such as `my-plugin-v1.2.3`. `publish-plugins.yml` has the same rule. */
function isTagOf(slug: string, tag: string): boolean {
  return tag.startsWith(slug) && /^[-@/]v?\d[\w.+-]*$/i.test(tag.slice(slug.length));
}

/** Zips a folder that the input names, which need not have the name that the plugin has on sites. */
async function zipFolder(
  { previous, names }: PreviousOptions,
  target: string,
  { workspace }: StorePorts,
): Promise<string | undefined> {
  if (previous === undefined || previous === 'auto' || previous.kind !== 'path') return undefined;
  const path = resolve(workspace, previous.path);
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory() !== true) return undefined;
  const folder = `${target}.folder`;
  await mkdir(folder);
  const slug = names.slug === '' ? undefined : names.slug;
  return (await zipPlugin(path, { slug, epochSeconds: undefined, folder })).path;
}

/** Whether a release may have the package. */
type IsWanted = (release: Awaited<ReturnType<ReleaseSource['listNewest']>>[number]) => boolean;

function isEarlier({ previous, names, triggeringTag }: PreviousOptions): IsWanted {
  const version = typeof previous === 'object' && previous.kind === 'version' ? previous.version : undefined;
  const readVersion = (tag: string) =>
    readReleaseVersion({ tag: undefined, assetName: undefined, triggeringTag, ...names }, tag);
  return ({ tag }) => tag !== triggeringTag && (version === undefined || readVersion(tag) === version);
}

async function findOnReleases(
  options: PreviousOptions,
  isWanted: IsWanted,
  target: string,
  ports: StorePorts,
): Promise<FoundPackage> {
  const context = createContext(options, isWanted, ports);
  try {
    const { opened, name } = await findNewestOf(options.names, options.path, context);
    try {
      await rename(opened.path, target);
    } finally {
      await opened.close();
    }
    return { path: target, origin: name };
  } catch (error) {
    if (!(error instanceof Missed)) throw error;
    return { missing: error.message };
  }
}

const ignore = (): void => undefined;

function createContext(
  { repository, names: own, urls, triggeringTag }: PreviousOptions,
  isWanted: IsWanted,
  ports: StorePorts,
): FindContext {
  const { send, sendOnce, maskUrl, folder } = ports;
  const names = { tag: undefined, assetName: undefined, triggeringTag, ...own };
  return {
    limits: { find: send, read: sendOnce, beginDownload: ignore, countMiss: ignore },
    openUrl: createOpener({ ...ports, ...LIMITS, temporaryFolder: folder }),
    releases: repository && createSource(repository, isWanted, ports),
    names,
    maskUrl,
    isOwnUrl: ({ href }) => urls.some((own) => own.href === href),
  };
}

function createSource(
  repository: Repository,
  isWanted: IsWanted,
  ports: StorePorts,
): FindContext['releases'] {
  const toError = (why: string, cause: unknown) => new Missed(why, cause);
  const source = createReleaseReader(repository, { ...ports, timeoutMs: TIMEOUT_MS }, toError);
  return {
    ...source,
    listNewest: async (send) => {
      const releases = await source.listNewest(send);
      return releases.filter(isWanted);
    },
  };
}

/** The names that identify a plugin; empty for a package without one. */
interface PluginNames {
  /** Its folder. */
  readonly slug: string;
  /** Its name inside the folder; `''` if that is not known. */
  readonly mainFile: string;
}

/**
 * Finds the newest package of this plugin on GitHub releases: a repository may have several plugins. Skips the package
 * that is rehearsed, which may be on a release, too.
 *
 * @param ownPath where the package that is rehearsed is on this machine
 * @throws Missed its message says why there is none
 */
async function findNewestOf(
  names: PluginNames,
  ownPath: string,
  context: FindContext,
): ReturnType<typeof findNewest> {
  const others = new Set<string>();
  let which = 'a';
  if (context.releases === undefined) throw new Missed('no repository on GitHub is known that could have it');
  const releases = leaveOut(others, context.releases);
  for (;;) {
    const found = await findNewest({ ...context, releases }).catch((error: unknown) => {
      const isTold = others.size === 0 && names.mainFile !== '';
      // An error with a cause says that GitHub did not answer.
      if (!(error instanceof Missed) || error.cause !== undefined || isTold) throw error;
      throw new Missed(`no release on GitHub has ${which} package of ${quoteName(names.slug)}`, error);
    });
    const { opened } = found;
    try {
      if (await isSame(ownPath, opened)) which = 'another';
      else if (await isOf(names, opened.file)) return found;
    } catch (error) {
      await opened.close();
      throw error;
    }
    await opened.close();
    others.add(found.tag);
  }
}

/** Leaves out the releases of some tags. Lists the releases only once. */
function leaveOut(tags: ReadonlySet<string>, source: ReleaseSource): ReleaseSource {
  let listed: ReturnType<ReleaseSource['listNewest']> | undefined;
  return {
    ...source,
    listNewest: async (send) =>
      (await (listed ??= source.listNewest(send))).filter(({ tag }) => !tags.has(tag)),
  };
}

/** Whether two files have the same bytes. */
async function isSame(
  path: string,
  { file: other, sha256 }: Awaited<ReturnType<typeof findNewest>>['opened'],
): Promise<boolean> {
  const file = await openLocalFile(path);
  try {
    return file.sizeBytes === other.sizeBytes && (await file.readSha256()) === sha256;
  } finally {
    await file.close();
  }
}

/** Whether a package has this plugin: others differ in folder and main file, a wrong build in one of them. */
async function isOf({ slug, mainFile }: PluginNames, reader: ByteReader): Promise<boolean> {
  if (slug === '') return true;
  const { readOutline, nameIn } = await loadReader();
  try {
    const { layout, main } = await readOutline(reader);
    return layout.folder === slug || (main !== undefined && nameIn(layout.folder, main.path) === mainFile);
  } catch (error) {
    // WordPress says what is wrong with it.
    if (error instanceof PackageProblem) return true;
    throw error;
  }
}
