import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { TransportError } from '../../http/transport-error.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { doTogether } from '../../shared/together.ts';
import type { InstallContext } from './npm.ts';

/** A package that can be fetched, and unpacked in its folder. */
interface Tarball {
  /** Below the folder of the installation. */
  readonly path: string;
  /** Its name in the folder of downloads. */
  readonly fileName: string;
  readonly url: string | undefined;
  /** As npm writes it: `sha512-` and the digest in Base64. */
  readonly integrity: string | undefined;
}

interface TarballOptions {
  /** Keeps the tarballs for later installations. */
  readonly downloads?: string | undefined;
  /** Folders of packages with this name stay empty. */
  readonly unusedBuild?: string | undefined;
}

const AT_ONCE = 6;
const MAX_BYTES = 128 * 1024 * 1024;
const TIMEOUT_MS = 120_000;
/** Putting small pieces together takes as long as unpacking them. */
const CHUNK_BYTES = 4 * 1024 * 1024;
/** Nothing here reads these. */
const UNUSED = /\.(?:map|d\.ts)$/;

const unzip = promisify(gunzip);

/**
 * Fetches and unpacks packages as npm does, which takes it three times as long. Each is held against its digest, also one
 * that was kept.
 *
 * @returns whether all are there. If not, npm has to install them: it also knows credentials, certificates and redirects, and
 *   says what is wrong
 * @throws Cancelled, and errors of the file system, such as a full disk
 */
export async function installTarballs(
  tarballs: readonly Tarball[],
  folder: string,
  options: TarballOptions,
  context: InstallContext,
): Promise<boolean> {
  const waiting = [...tarballs];
  const installNext = async (): Promise<boolean> => {
    try {
      for (let tarball = waiting.shift(); tarball !== undefined; tarball = waiting.shift()) {
        const bytes = await takeTarball(tarball, options, context);
        if (bytes === undefined) return false;
        await unpack(bytes, join(folder, tarball.path), options);
      }
      return true;
    } finally {
      // Others need not go on when one has failed.
      waiting.length = 0;
    }
  };
  const outcomes = await doTogether(Array.from({ length: AT_ONCE }, installNext));
  assertNotCancelled(context.cancellation);
  return outcomes.every(Boolean);
}

/** Returns the bytes of a tarball that has its digest; `undefined` if there are none. */
async function takeTarball(
  { fileName, url, integrity }: Tarball,
  { downloads }: TarballOptions,
  { send }: InstallContext,
): Promise<Buffer | undefined> {
  const isRight = (bytes: Buffer) =>
    integrity === `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const kept = downloads === undefined ? undefined : join(downloads, fileName);
  const known = kept === undefined ? undefined : await readFile(kept).catch(() => undefined);
  if (known !== undefined && isRight(known)) return known;
  const fetched = url === undefined ? undefined : await fetchTarball(new URL(url), send);
  if (fetched === undefined || !isRight(fetched)) return undefined;
  if (kept !== undefined) await keep(kept, fetched);
  return fetched;
}

async function fetchTarball(url: URL, send: InstallContext['send']): Promise<Buffer | undefined> {
  try {
    const request = { method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES } as const;
    const { status, body, isCut } = await send(request);
    return status === 200 && !isCut ? body : undefined;
  } catch (error) {
    if (error instanceof TransportError) return undefined;
    throw error;
  }
}

/** Stores a tarball whole or not at all, because another rehearsal may read it. A folder that takes none is like none. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, path);
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
  }
}

async function unpack(tarball: Buffer, folder: string, { unusedBuild = '' }: TarballOptions): Promise<void> {
  const files = extract();
  files.end(await unzip(tarball, { chunkSize: CHUNK_BYTES }));
  const folders = new Set<string>();
  const make = async (path: string) => {
    if (!folders.has(path)) await mkdir(path, { recursive: true });
    folders.add(path);
  };
  for await (const file of files) {
    // npm leaves out the first folder, too, whatever its name, and all but files.
    const [, ...parts] = file.header.name.split('/');
    const isBuild = parts.length > 1 && parts[0] === unusedBuild;
    if (isBuild) await make(join(folder, unusedBuild));
    const path = join(folder, ...parts);
    const isUnused = isBuild || UNUSED.test(path) || parts.includes('..');
    if (isUnused || file.header.type !== 'file') {
      file.resume();
      continue;
    }
    await make(dirname(path));
    await writeFile(path, file as AsyncIterable<Buffer>);
  }
}
