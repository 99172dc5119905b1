import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseWebUrl, showUrl } from '../../http/urls.ts';
import { formatSize } from '../../shared/format.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { downloadPackage } from '../../source/url/download.ts';
import { UrlPackageError } from '../../source/url/url-errors.ts';
import { Unreadable } from '../model/readers.ts';
import type { SceneFile } from '../model/scenes.ts';
import { RETRIES, type StorePorts } from '../packages/store-zip.ts';
import type { Resource } from './read-resource.ts';

/** Who brings a scene, and where its files are. */
export interface SceneOrigin {
  /** The folder of the Blueprint, and the workspace, with links resolved; `undefined` for ours, which have no files. */
  readonly folders: { readonly own: string; readonly workspace: string } | undefined;
  /** The author names it in the workflow, so it may fetch from any host. */
  readonly isNamed: boolean;
}

/** Of all files of all scenes. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const MAX_MS = 180_000;

/** A Blueprint of a pull request may name any address: none inside of the runner's network is asked. */
const NAMED_BY = new URL('https://wordpress.org');

/** Fetches a file of a scene, and logs its digest. @throws Unreadable with the reason; Cancelled */
export type FetchFile = (resource: Resource, origin: SceneOrigin) => Promise<SceneFile>;

/** Creates what fetches the files of scenes before PHP runs; together they are at most {@link MAX_FILE_BYTES}. */
export function createFetchFile(ports: StorePorts): FetchFile {
  let left = MAX_FILE_BYTES;
  let count = 0;
  return async (given, origin) => {
    count += 1;
    const name = `scene-${count}`;
    if (given.kind === 'text') return { name, content: { text: given.text } };
    if (given.kind === 'vfs' && /^\/wordpress\/(?!.*\.\.)/.test(given.path))
      return { name, content: { onSite: given.path } };
    const target = join(ports.folder, name);
    const resource = findOwn(given, origin);
    const { shown, sha256 } =
      resource.kind === 'bundled' || resource.kind === 'vfs'
        ? await copy(resource, target, origin, left)
        : await download(locate(resource, origin), target, left, ports);
    const { size } = await stat(target);
    left -= size;
    ports.log.info(`File of a scene: ${shown}, ${formatSize(size)}, SHA-256 ${sha256}`);
    return { name, content: { path: target } };
  };
}

interface Stored {
  readonly shown: string;
  readonly sha256: string;
}

/** Copies a file beside the Blueprint, or, for `vfs`, in the workspace. */
async function copy(
  { kind, path }: Extract<Resource, { readonly path: string }>,
  target: string,
  { folders }: SceneOrigin,
  maxBytes: number,
): Promise<Stored> {
  const shown = quoteName(path);
  if (folders === undefined) throw new Unreadable(`${shown} is not there`);
  const file = join(kind === 'bundled' ? folders.own : folders.workspace, path);
  const bytes = readWithoutLinks(file, folders.workspace, maxBytes + 1);
  if (bytes === 'outside') throw new Unreadable(`${shown} is outside of the workspace, or a link`);
  const where = kind === 'bundled' ? 'beside the Blueprint' : 'in the workspace';
  if (typeof bytes === 'string') throw new Unreadable(`${shown} is not a file ${where}`);
  if (bytes.length > maxBytes) throw new Unreadable(`${shown} is too large: ${explainLimit()}`);
  await writeFile(target, bytes, { mode: 0o600 });
  return { shown, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const explainLimit = () => `the files of all scenes have at most ${formatSize(MAX_FILE_BYTES)}`;

function readWithoutLinks(path: string, workspace: string, maxBytes: number): Buffer | string {
  try {
    return realpathSync(dirname(path)) === dirname(path) && realpathSync(path) === path
      ? readStart(path, maxBytes, workspace)
      : 'outside';
  } catch {
    return 'absent';
  }
}

/** The part of a raw address of GitHub that names a file of a repository, after its branch, tag or commit. */
const RAW =
  /^https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/(?:refs\/(?:heads|tags)\/)?[^/]+\/([^?#]+)/;

/** Blueprints name files of their own repository by addresses: this run has them in the workspace, as they are now. */
function findOwn(resource: FetchedResource, { folders }: SceneOrigin): FetchedResource {
  const path = resource.kind === 'url' ? RAW.exec(resource.url)?.[1] : undefined;
  if (path === undefined || folders === undefined) return resource;
  const isThere = typeof readWithoutLinks(join(folders.workspace, path), folders.workspace, 1) !== 'string';
  return isThere ? { kind: 'vfs', path } : resource;
}

type FetchedResource = Exclude<Resource, { readonly kind: 'text' }>;

const ORIGINS = 'https://downloads.wordpress.org';

/** Finds the address of a file. */
function locate(
  resource: Exclude<FetchedResource, { readonly path: string }>,
  { isNamed }: SceneOrigin,
): URL {
  if (resource.kind === 'plugin' || resource.kind === 'theme')
    return new URL(`/${resource.kind}/${resource.slug}.latest-stable.zip`, ORIGINS);
  if (resource.kind === 'other')
    throw new Unreadable(`files of the kind ${quoteName(resource.resource)} are not fetched here`);
  const url = readUrl(resource.url);
  if (!isNamed && !isOfWordPress(url))
    throw new Unreadable(
      `a scene that the workflow does not name fetches nothing from ${quoteName(url.host)}: name it in \`scenes\``,
    );
  return url;
}

function readUrl(text: string): URL {
  const url = parseWebUrl(text);
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url;
  throw new Unreadable(`${quoteName(text.split(/[?#]/)[0] ?? '')} is not an \`https:\` URL`);
}

function isOfWordPress({ hostname, port }: URL): boolean {
  return port === '' && /(?:^|\.)wordpress\.org$/.test(hostname);
}

async function download(url: URL, target: string, maxBytes: number, ports: StorePorts): Promise<Stored> {
  const shown = showUrl(url);
  const staysThere = isOfWordPress(url);
  const send: StorePorts['send'] = (request) => {
    if (staysThere && !isOfWordPress(request.url))
      throw new UrlPackageError('leads away from WordPress.org', 'Name another file.');
    return ports.sendOnce({ ...request, namedBy: NAMED_BY, avoidsLinkLocal: true });
  };
  const times = { timeoutMs: TIMEOUT_MS, maxMs: MAX_MS, retries: RETRIES };
  const options = { ...ports, ...times, send, maxBytes, temporaryFolder: ports.folder, isAnything: true };
  try {
    const { path, sha256, close } = await downloadPackage(url, options);
    try {
      await rename(path, target);
    } finally {
      await close();
    }
    return { shown, sha256 };
  } catch (error) {
    if (error instanceof UrlPackageError) throw new Unreadable(`${shown} ${withoutFullStop(error.what)}`);
    if (error instanceof PublishError && error.code === 'package')
      throw new Unreadable(withoutFullStop(error.message));
    throw error;
  }
}
