import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openWhole } from '../../package/index.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import { zipPlugin } from '../../source/zip-plugin.ts';
import {
  type BesidePackage,
  type BesidePlugins,
  NONE_BESIDE,
  type ListedFile,
  type PluginPackage,
  type RehearsedPackage,
} from '../model/packages.ts';
import type { FoundPackage } from './find-previous.ts';
import type { PluginPlace, UpdatedPlace } from './places.ts';
import { readRehearsedPackage } from './read-package.ts';
import { type StorePorts, storeZip } from './store-zip.ts';

type InspectedPackage = Pick<RehearsedPackage, 'path' | 'files' | 'plugin'>;

/** A chain of plugins that need each other is no longer than this. */
const MAX_PLUGINS = 20;

/** The other plugins of the repository. */
interface Siblings {
  readonly slugs: readonly string[];
  /** Stores the package of the newest release that has one. */
  readonly find: (slug: string, target: string) => Promise<FoundPackage>;
}

/** The words of the workflow about plugins beside the one that is rehearsed. */
interface BesideOrder {
  readonly plugins: 'none' | readonly (PluginPlace | UpdatedPlace)[];
  readonly siblings: Siblings;
}

/**
 * Finds the plugins beside the one that is rehearsed: those that the workflow names, those that its header requires, what these require
 * in turn, and siblings that require it. Takes siblings from their newest release, and others in the newest version of WordPress.org,
 * unless the workflow names one.
 *
 * @param next the package that is rehearsed
 * @throws PublishError `not-known`: a file that the workflow names is not available; `package`: the package that is
 * rehearsed contains it; Cancelled
 */
export async function fetchBeside(
  { plugins, siblings }: BesideOrder,
  next: InspectedPackage,
  ports: StorePorts,
): Promise<Required<BesidePlugins>> {
  if (plugins === 'none') return { ...NONE_BESIDE, isNone: true };
  const { folder: own = '', requiresPlugins: needs = [] } = next.plugin ?? {};
  const found = new Map<string, BesidePackage>();
  const missing = new Map<string, string>();
  const fetch = async (place: PluginPlace, before = ''): Promise<void> => {
    const target = join(ports.folder, `beside-${found.size + missing.size}`);
    const name = place.kind === 'slug' ? place.slug : '';
    try {
      const plugin = await take(place, target, ports);
      // Plugins of WordPress.org are for everybody.
      if (place.kind !== 'slug') await assertNotInside(next, plugin, place);
      found.set(plugin.plugin.folder, { ...plugin, isPublic: place.kind === 'slug' });
    } catch (error) {
      if (!(error instanceof PublishError) || name === '') throw error;
      const why = before + withoutFullStop(error.message.replace(/^Input `plugins`: /, ''));
      missing.set(
        name,
        `${quoteName(name)}, which it needs, is not available: ${why}. Give its ZIP in the input \`plugins\`.`,
      );
    }
  };
  for (const place of plugins) {
    if (place.kind !== 'updated') await fetch(place);
    else
      found.set(
        place.slug,
        await takeBoth(place, join(ports.folder, `beside-${found.size + missing.size}`), next, ports),
      );
  }
  const named = [...found.keys()];
  const unsought = new Set(siblings.slugs.filter((slug) => slug !== own && !found.has(slug)));
  const takeSibling = async (slug: string): Promise<PluginPackage | string> => {
    unsought.delete(slug);
    const sibling = await readSibling(
      await siblings.find(slug, join(ports.folder, `sibling-${slug}.zip`)),
      slug,
    );
    if (typeof sibling === 'string')
      ports.log.info(`The sibling ${quoteName(slug)} is not beside it: ${sibling}.`);
    return sibling;
  };
  const wanted = () =>
    [...needs, ...[...found.values()].flatMap(({ plugin }) => plugin.requiresPlugins)].find(
      (slug) => slug !== own && !found.has(slug) && !missing.has(slug),
    );
  const fetchNeeds = async (): Promise<void> => {
    for (let slug = wanted(); slug !== undefined && found.size < MAX_PLUGINS; slug = wanted()) {
      const sibling = unsought.has(slug) ? await takeSibling(slug) : '';
      if (typeof sibling !== 'string') found.set(slug, sibling);
      else await fetch({ kind: 'slug', slug }, sibling === '' ? '' : `${sibling}, and `);
    }
  };
  await fetchNeeds();
  const unmet = new Set(missing.keys());
  // Each is downloaded only to see what it needs.
  const isFew = unsought.size <= MAX_PLUGINS;
  if (!isFew) ports.log.info(`Of ${unsought.size} more siblings, nobody looks which need it.`);
  for (const slug of isFew ? unsought : []) {
    const sibling = await takeSibling(slug);
    if (typeof sibling !== 'string' && sibling.plugin.requiresPlugins.includes(own)) found.set(slug, sibling);
  }
  await fetchNeeds();
  // A sibling that cannot start says nothing of the plugin, which does not need what that lacks.
  for (const [slug, why] of missing) {
    if (unmet.has(slug)) continue;
    ports.log.info(`A sibling cannot start: ${why}`);
    missing.delete(slug);
  }
  return { isNone: false, ...divide(found, own, [...named, ...needs]), missing: [...missing.values()] };
}

/** @returns the plugin, or why there is none */
async function readSibling(released: FoundPackage, slug: string): Promise<PluginPackage | string> {
  if (released.path === undefined) return released.missing;
  const { plugin, ...rest } = await readRehearsedPackage(released.path);
  if (plugin?.folder === slug) return { ...rest, plugin, problem: undefined };
  return `${released.origin} is not that plugin`;
}

/** Takes a plugin in the version that sites have, and its update. @throws PublishError */
async function takeBoth(
  { slug, ...places }: UpdatedPlace,
  target: string,
  next: InspectedPackage,
  ports: StorePorts,
): Promise<BesidePackage> {
  const [previous, newer] = [
    await take(places.previous, `${target}-previous`, ports),
    await take(places.next, target, ports),
  ];
  for (const [place, one] of [
    [places.previous, previous],
    [places.next, newer],
  ] as const) {
    if (one.plugin.folder !== slug)
      throw explain(
        `${show(place)} is in the folder ${quoteName(one.plugin.folder)}, not in ${quoteName(slug)}`,
      );
    if (place.kind !== 'slug') await assertNotInside(next, one, place);
  }
  return { ...previous, newer };
}

/**
 * Takes a plugin from where the author or a list says.
 *
 * @param target without its extension, if it is stored
 * @throws PublishError `not-known`
 */
export async function take(place: PluginPlace, target: string, ports: StorePorts): Promise<PluginPackage> {
  const path = await store(place, target, ports);
  const { plugin, problem = '', ...rest } = await readRehearsedPackage(path);
  if (plugin !== undefined) return { ...rest, plugin, problem: undefined };
  throw explain(`${show(place)} is not a plugin: ${withoutFullStop(problem)}`);
}

/**
 * A plugin that only the rehearsal needs, and that its author may sell, must not be published with the package.
 *
 * @throws PublishError `package`
 */
async function assertNotInside(
  next: InspectedPackage,
  { path, plugin, files: own }: PluginPackage,
  place: PluginPlace,
): Promise<void> {
  const found =
    (await findZip(next, path)) ??
    (await findUnpacked(next, {
      path,
      folder: plugin.folder,
      own,
      mainFile: plugin.key.slice(plugin.folder.length + 1),
    }));
  if (found === undefined) return;
  throw new PublishError({
    code: 'package',
    title: 'Input plugins',
    message: `The package contains ${quoteName(found)}: that is ${quoteName(plugin.name)}, which the input \`plugins\` gives the rehearsal (${show(place)}). Everyone who gets the package would get it, too.`,
    hint: `Leave ${quoteName(found)} out of the package, with \`.distignore\` or \`export-ignore\` in \`.gitattributes\`, whichever the plugin has.`,
  });
}

/** Finds the same bytes. */
async function findZip(
  { path: ownPath, files, plugin }: InspectedPackage,
  path: string,
): Promise<string | undefined> {
  const { size } = await stat(path);
  const alike = files.filter(({ sizeBytes }) => sizeBytes === size);
  if (alike.length === 0) return undefined;
  const bytes = await readFile(path);
  const unpack = await openFiles(ownPath, plugin?.folder);
  return alike.find(({ shown }) => unpack(shown)?.equals(bytes) === true)?.shown;
}

interface Unpacked {
  readonly path: string;
  readonly folder: string;
  readonly own: readonly ListedFile[];
  readonly mainFile: string;
}

/** Finds the folder of the package that has all files of a plugin, with the same bytes. */
async function findUnpacked(
  { path: nextPath, files, plugin }: InspectedPackage,
  { path, folder, own, mainFile }: Unpacked,
): Promise<string | undefined> {
  const toKey = ({ sizeBytes, crc32 }: ListedFile, name: string) => `${crc32} ${sizeBytes} ${name}`;
  const keys = new Set(files.map((file) => toKey(file, file.shown)));
  const found = files
    .filter(({ shown }) => shown.endsWith(`/${mainFile}`))
    .map(({ shown }) => shown.slice(0, -mainFile.length))
    .find((inside) => own.every((file) => keys.has(toKey(file, inside + file.shown))));
  if (found === undefined) return undefined;
  const [unpack, unpackOwn] = [await openFiles(nextPath, plugin?.folder), await openFiles(path, folder)];
  const isSame = ({ shown }: ListedFile) =>
    unpack(found + shown)?.equals(unpackOwn(shown) ?? Buffer.of(0)) === true;
  return own.every(isSame) ? found : undefined;
}

/** Opens a package, whose files are then unpacked by their names in the plugin's folder. */
async function openFiles(path: string, folder = ''): Promise<(name: string) => Buffer | undefined> {
  const entries = new Map((await openWhole(await readFile(path))).map((entry) => [entry.path, entry]));
  return (name) => entries.get(`${folder}/${name}`)?.unpack();
}

async function store(place: PluginPlace, target: string, ports: StorePorts): Promise<string> {
  if (place.kind === 'path') return findPath(place.path, target, ports);
  const fetch = (url: URL) => storeZip({ kind: 'url', url }, `${target}.zip`, 'plugins', ports);
  if (place.kind === 'url') return fetch(place.url);
  const { slug, version } = place;
  const file = `${slug}.${version ?? 'latest-stable'}.zip`;
  const url = new URL(file, 'https://downloads.wordpress.org/plugin/');
  return fetch(url);
}

/** Finds a path like `zip-path`, and zips a folder. */
async function findPath(text: string, target: string, { workspace }: StorePorts): Promise<string> {
  const { resolveZipPath } = await import('../../source/path/resolve-path.ts');
  try {
    const { kind, path } = await resolveZipPath(text, workspace);
    if (kind === 'file') return path;
    await mkdir(target);
    return (await zipPlugin(path, { slug: undefined, epochSeconds: undefined, folder: target })).path;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    throw explain(`${quoteName(text)} is not one ZIP or folder of a plugin on the runner`, error);
  }
}

function show(place: PluginPlace): string {
  if (place.kind === 'url') return 'what its URL returns';
  return quoteName(place.kind === 'slug' ? place.slug : place.path);
}

function explain(what: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Input plugins',
    message: `Input \`plugins\`: ${what}.`,
    hint: 'Give ZIPs or folders of plugins, relative to the workspace, or slugs of WordPress.org.',
    cause,
  });
}

/**
 * Divides the plugins into those that are active before the one that is rehearsed, and those that cannot be.
 *
 * @param own the folder of the one that is rehearsed
 * @param wanted the folders of those that it needs, and that the workflow names
 */
function divide(
  found: ReadonlyMap<string, BesidePackage>,
  own: string,
  wanted: readonly string[],
): Pick<Required<BesidePlugins>, 'packages' | 'dependents'> {
  const needing = new Set([own]);
  for (let size = 0; size < needing.size;) {
    size = needing.size;
    for (const [slug, { plugin }] of found)
      if (plugin.requiresPlugins.some((other) => needing.has(other))) needing.add(slug);
  }
  const early = new Set<BesidePackage>();
  const add = (slug: string): void => {
    const item = found.get(slug);
    if (item === undefined || early.has(item) || needing.has(slug)) return;
    early.add(item);
    item.plugin.requiresPlugins.forEach(add);
  };
  wanted.forEach(add);
  const sorted = sortByNeed(found);
  return {
    packages: sorted.filter((item) => early.has(item)),
    dependents: sorted.filter((item) => !early.has(item)),
  };
}

/** WordPress activates a plugin only when what it needs is active. */
function sortByNeed(found: ReadonlyMap<string, BesidePackage>): readonly BesidePackage[] {
  const sorted = new Set<BesidePackage>();
  const visit = (item: BesidePackage | undefined, path: readonly BesidePackage[]): void => {
    if (item === undefined || sorted.has(item) || path.includes(item)) return;
    for (const slug of item.plugin.requiresPlugins) visit(found.get(slug), [...path, item]);
    sorted.add(item);
  };
  for (const item of found.values()) visit(item, []);
  return [...sorted];
}
