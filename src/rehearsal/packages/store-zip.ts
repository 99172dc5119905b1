import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { SendRequest } from '../../http/message.ts';
import { TransportError } from '../../http/transport-error.ts';
import { showUrl } from '../../http/urls.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { PublishError } from '../../shared/publish-error.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { quoteName } from '../../shared/quote.ts';
import { UrlPackageError } from '../../source/url/url-errors.ts';
import { readUrlPackage } from '../../source/url/read-url.ts';
import type { ZipPlace } from './places.ts';

export interface StorePorts {
  /** Repeats requests that may succeed later. */
  readonly send: SendRequest;
  readonly log: Logger;
  readonly quote: Sanitise;
  readonly cancellation: AbortSignal;
  readonly workspace: string;
  /** Temporary folder of this run. */
  readonly folder: string;
}

const PIECE_BYTES = 1024 * 1024;
const TIMEOUT_MS = 180_000;

/** Stores all bytes of a reader in a new file. */
export async function storeReader(
  reader: ByteReader,
  path: string,
  { cancellation }: Pick<StorePorts, 'cancellation'>,
): Promise<void> {
  await reader.fetchAll();
  await using file = await open(path, 'wx');
  for (let at = 0; at < reader.sizeBytes; at += PIECE_BYTES) {
    assertNotCancelled(cancellation);
    await file.write(await reader.read(at, Math.min(PIECE_BYTES, reader.sizeBytes - at)));
  }
}

/**
 * Finds a ZIP that an input names, and stores it on this machine.
 *
 * @param target where a download is stored
 * @param input the name of the input
 * @returns its path
 * @throws PublishError `not-known`
 */
export async function storeZip(
  place: ZipPlace,
  target: string,
  input: string,
  ports: StorePorts,
): Promise<string> {
  if (place.kind === 'path') return findFile(place.path, input, ports);
  const { send, log, quote, folder, cancellation } = ports;
  try {
    const options = { send, timeoutMs: TIMEOUT_MS, temporaryFolder: folder, log, quote, isOpened: true };
    const { reader, close } = await readUrlPackage(place.url, options);
    try {
      if (reader !== undefined) await storeReader(reader, target, { cancellation });
    } finally {
      await close();
    }
    return target;
  } catch (error) {
    if (!(error instanceof UrlPackageError)) throw error;
    throw explain(input, `${showUrl(place.url)} ${error.what}`, error.hint, error);
  }
}

async function findFile(text: string, input: string, { workspace }: StorePorts): Promise<string> {
  const path = resolve(workspace, text);
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile() === true) return path;
  throw explain(
    input,
    `${quoteName(text)} is ${stats?.isDirectory() === true ? 'a folder' : 'not a file on the runner'}`,
    input === 'previous'
      ? 'Give the path of a ZIP, relative to the workspace, an `https:` URL of one, `auto` for the newest release, or `none`.'
      : 'Give the path of a ZIP, relative to the workspace.',
  );
}

function explain(input: string, what: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'not-known',
    title: `Input ${input}`,
    message: `Input \`${input}\`: ${what}.`,
    hint,
    cause,
  });
}

/**
 * Fetches a ZIP, unless an earlier rehearsal has kept it and it still is what its host has. Whoever can change the kept one can
 * change all that lies beside it, so only the host's own digest proves it.
 *
 * @param kept where it stays, on the same disk as what is fetched
 * @param url of the ZIP. Its SHA-1 has the same address with `.sha1`. Source: wordpress.org/download/releases
 * @param fetch returns the path of a file that may be moved
 * @returns the path of the ZIP
 */
export async function fetchOnce(
  kept: string,
  url: URL,
  fetch: () => Promise<string>,
  { send }: Pick<StorePorts, 'send'>,
): Promise<string> {
  const known = await hashFile(kept).catch(() => undefined);
  if (known !== undefined && known === (await fetchDigest(new URL(`${url.href}.sha1`), send))) return kept;
  const path = await fetch();
  try {
    await mkdir(dirname(kept), { recursive: true });
    await rename(path, kept);
    return kept;
  } catch {
    // A folder that takes nothing is like none.
    return path;
  }
}

const DIGEST_TIMEOUT_MS = 30_000;

/** `undefined` if the host does not say. */
async function fetchDigest(url: URL, send: SendRequest): Promise<string | undefined> {
  try {
    const request = {
      method: 'GET',
      url,
      headers: {},
      timeoutMs: DIGEST_TIMEOUT_MS,
      maxBytes: 1024,
    } as const;
    const { status, body } = await send(request);
    return status === 200
      ? /^[0-9a-f]{40}(?=\s|$)/i.exec(body.toString('latin1'))?.[0].toLowerCase()
      : undefined;
  } catch (error) {
    if (error instanceof TransportError) return undefined;
    throw error;
  }
}

async function hashFile(path: string): Promise<string> {
  return createHash('sha1')
    .update(await readFile(path))
    .digest('hex');
}
