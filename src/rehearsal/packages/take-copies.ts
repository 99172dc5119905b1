import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { type MemoryFile, packFiles } from '../../source/directory/pack-files.ts';
import type { BesidePlugins, PluginPackage, RehearsedPackage, SiteCopy } from '../model/packages.ts';
import { take } from './fetch-beside.ts';
import { readRehearsedPackage } from './read-package.ts';
import { readSiteZip, SiteRefused } from './site-zip.ts';
import type { StorePorts } from './store-zip.ts';

/** The fix for each mistake in the input. */
export const SITES_FIX =
  'Give ZIPs in the workspace that WordPress Playground exported, or that `keep-site` kept, one a line.';

/** Of a shop with a few hundred pictures. */
const MAX_ZIP_BYTES = 200_000_000;

/**
 * Reads the copies of sites that the input `sites` names, and fetches the plugins that they list and do not hold.
 *
 * @param next the package that is rehearsed
 * @param beside the plugins that the other inputs and the package's header name
 * @throws PublishError `input`: a ZIP is not a copy of a site with this plugin; Cancelled
 */
export async function takeCopies(
  paths: readonly string[],
  { plugin }: Pick<RehearsedPackage, 'plugin'>,
  beside: BesidePlugins,
  ports: StorePorts,
): Promise<readonly SiteCopy[]> {
  const copies: SiteCopy[] = [];
  // Without a plugin in the package, nothing is updated.
  for (const [index, path] of plugin === undefined ? [] : paths.entries()) {
    try {
      const target = join(ports.folder, `site-${index}`);
      copies.push(await takeCopy({ path, target, folder: plugin?.folder ?? '' }, beside, ports));
    } catch (error) {
      if (error instanceof SiteRefused) throw explain(path, error.message, error);
      throw error;
    }
  }
  return copies;
}

interface Order {
  readonly path: string;
  /** Where its parts are stored, without extensions. */
  readonly target: string;
  /** Of the plugin. */
  readonly folder: string;
}

async function takeCopy(
  { path, target, folder }: Order,
  beside: BesidePlugins,
  ports: StorePorts,
): Promise<SiteCopy> {
  const { content, plugins, listed, leftOut, address } = await readSiteZip(readZip(path, ports.workspace));
  const packages = new Map<string, PluginPackage>();
  const noPlugins: string[] = [];
  for (const [name, files] of plugins) {
    const found = await storePlugin(files, `${target}-${packages.size}.zip`);
    if (found === undefined) noPlugins.push(`plugins/${name}`);
    else packages.set(name, found);
  }
  const previous = packages.get(folder);
  if (previous === undefined)
    throw new SiteRefused(`has no plugin in \`wp-content/plugins/${folder}\`, so nothing can be updated`);
  // What the author gives takes the place of files that the copy lacks.
  for (const given of [...beside.packages, ...(beside.dependents ?? [])])
    if (!packages.has(given.plugin.folder)) packages.set(given.plugin.folder, given);
  packages.delete(folder);
  const missing = new Map<string, string>();
  for (const one of listed) {
    if (packages.has(one.folder) || one.folder === folder) continue;
    const got = await fetchListed(one, `${target}-listed-${packages.size}`, ports);
    if (typeof got === 'string') missing.set(one.folder, got);
    else packages.set(one.folder, got);
  }
  const contentZip = `${target}.zip`;
  await writeFile(contentZip, packFiles(content));
  return {
    ...{ name: path, address, contentZip, previous, missing },
    others: [...packages.values()],
    leftOut: [...leftOut, ...noPlugins],
  };
}

/** Reads a ZIP that must be in the workspace, with links resolved. */
function readZip(path: string, workspace: string): Buffer {
  const bytes = readBytes(path, workspace);
  if (bytes === 'outside') throw new SiteRefused('is outside of the workspace');
  if (typeof bytes === 'string') throw new SiteRefused('is not a file on the runner');
  if (bytes.length > MAX_ZIP_BYTES) throw new SiteRefused('is larger than 200 MB');
  return bytes;
}

function readBytes(path: string, workspace: string): Buffer | string {
  try {
    return readStart(resolve(workspace, path), MAX_ZIP_BYTES + 1, workspace);
  } catch (error) {
    const code = readSystemCode(error);
    throw code === undefined ? error : new SiteRefused(`cannot be read (${code})`);
  }
}

/** @returns `undefined` for a folder in which WordPress finds no plugin */
async function storePlugin(files: readonly MemoryFile[], target: string): Promise<PluginPackage | undefined> {
  await writeFile(target, packFiles(files));
  const { plugin, ...rest } = await readRehearsedPackage(target);
  return plugin === undefined ? undefined : { ...rest, plugin };
}

type Listed = Awaited<ReturnType<typeof readSiteZip>>['listed'][number];

/** @returns the plugin, or why it is not available */
async function fetchListed(
  { folder, version, origin }: Listed,
  target: string,
  ports: StorePorts,
): Promise<PluginPackage | string> {
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(folder) && /^\d[\w.-]*$/.test(version);
  if (origin === 'other' || !isSlug) return 'it is not from WordPress.org';
  try {
    return await take({ kind: 'slug', slug: folder, version }, target, ports);
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return withoutFullStop(error.message.replace(/^Input `plugins`: /, ''));
  }
}

function explain(path: string, what: string, cause: unknown): PublishError {
  return new PublishError({
    code: 'input',
    title: 'Input sites',
    message: `Input \`sites\`: ${quoteName(path)} ${what}.`,
    hint: SITES_FIX,
    cause,
  });
}
