import { loadReader, PackageProblem } from '../../package/index.ts';
import { basename, join, dirname } from 'node:path';
import { showUrl } from '../../http/urls.ts';
import { Cancelled } from '../../shared/clock.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import { quoteName } from '../../shared/quote.ts';
import { readWordPressPlace } from './places.ts';
import { type StorePorts, storeZip } from './store-zip.ts';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import type { SendRequest } from '../../http/message.ts';
import { TransportError } from '../../http/transport-error.ts';

/**
 * Finds a WordPress, and stores it on this machine.
 *
 * @param item a version, `latest`, `beta`, `nightly`, or the path or URL of a ZIP
 * @param name of the file in the run's temporary folder, without an extension
 * @param keptFolder where releases stay; on the disk of `ports.folder`
 * @returns the path of its ZIP
 * @throws PublishError `not-known`
 */
export async function findWordPress(
  item: string,
  name: string,
  keptFolder: string,
  ports: StorePorts,
): Promise<string> {
  const place = readWordPressPlace(item);
  const target = join(ports.folder, `${name}.zip`);
  if (place.kind !== 'release') {
    const path = await storeZip(place, target, 'wordpress', ports);
    await assertWordPress(path, showWordPress(item));
    return path;
  }
  const version = place.version === 'beta' ? await findBeta(ports) : place.version;
  const release = nameRelease(version);
  const url = new URL(release, 'https://wordpress.org/');
  const fetch = () => storeZip({ kind: 'url', url }, target, 'wordpress', ports);
  // Each night's has another digest, if any.
  return version === 'nightly' ? fetch() : fetchOnce(join(keptFolder, release), url, fetch, ports);
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
async function fetchOnce(
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

const DIGEST_TIMEOUT_MS = 30_000;

/** Rejects other ZIPs, for which Playground says only that WordPress did not start. */
async function assertWordPress(path: string, shown: string): Promise<void> {
  const { assertZip, openZip } = await loadReader();
  const file = await openLocalFile(path);
  try {
    await assertZip(file);
    const { entries } = await openZip(file);
    if (entries.some(({ path: inZip }) => /^([^/]+\/)?wp-includes\/version\.php$/.test(inZip))) return;
    throw explainOther(shown, 'it has no `wp-includes/version.php`');
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    throw explainOther(shown, error.finding.message, error);
  } finally {
    await file.close();
  }
}

function explainOther(shown: string, why: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Input wordpress',
    message: `Input \`wordpress\`: ${quoteName(shown)} is not a ZIP of WordPress: ${why.replace(/\.$/, '')}.`,
    hint: 'Give a version such as `6.5`, or the ZIP of a release as wordpress.org has it.',
    cause,
  });
}

/** The name that people use for a WordPress. */
export function showWordPress(item: string): string {
  const place = readWordPressPlace(item);
  if (place.kind === 'release') return place.version;
  return place.kind === 'url' ? showUrl(place.url) : basename(place.path);
}

/** Source: wordpress.org/download/releases and wordpress.org/download/beta-nightly. The first release of a branch has two numbers. */
function nameRelease(version: string): string {
  if (version === 'latest') return 'latest.zip';
  if (version === 'nightly') return 'nightly-builds/wordpress-latest.zip';
  return `wordpress-${version.replace(/^(\d+\.\d+)\.0$/, '$1')}.zip`;
}

/** Where sites look for updates that want betas. */
const OFFERS = new URL('https://api.wordpress.org/core/version-check/1.7/?channel=beta');
const MAX_OFFERS_BYTES = 1024 * 1024;
const OFFERS_TIMEOUT_MS = 30_000;

/** The newest beta or release candidate; `latest` between two releases, when there is none. */
async function findBeta({ send, log }: StorePorts): Promise<string> {
  const versions = await listOffers(send);
  const beta = versions.find((version) => /^\d+\.\d+(\.\d+)?-(beta|RC)\d+$/.test(version));
  if (beta === undefined) log.info('WordPress has no beta or release candidate now, so `latest` is used.');
  return beta ?? 'latest';
}

async function listOffers(send: StorePorts['send']): Promise<readonly string[]> {
  try {
    const { status, body } = await send({
      method: 'GET',
      url: OFFERS,
      headers: { Accept: 'application/json' },
      timeoutMs: OFFERS_TIMEOUT_MS,
      maxBytes: MAX_OFFERS_BYTES,
    });
    if (status !== 200) throw new Error(`it answers ${status}`);
    const { offers } = JSON.parse(body.toString('utf8')) as {
      readonly offers: readonly { readonly version?: unknown }[];
    };
    return offers.map(({ version }) => String(version));
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    throw new PublishError({
      code: 'not-known',
      title: 'Input wordpress',
      message: `Input \`wordpress\`: which beta is the newest is not known, because ${showUrl(OFFERS)} could not be read.`,
      hint: 'Run this again, or give its version, such as `7.2-RC1`, or `nightly`.',
      cause: error,
    });
  }
}

/**
 * Builds for Playground lack the scripts and styles of WordPress, which it serves from another place, but for what PHP
 * itself reads: `block-editor.min.js`.
 */
const SCRIPT = /^(?:[^/]+\/)?wp-includes\/js\/dist\/components\.min\.js$/;

/** Whether a ZIP of WordPress has its scripts, so that a browser can show its pages. */
export async function isWholeWordPress(path: string): Promise<boolean> {
  try {
    const { openZip } = await loadReader();
    const file = await openLocalFile(path);
    try {
      const { entries } = await openZip(file);
      return entries.some((entry) => SCRIPT.test(entry.path));
    } finally {
      await file.close();
    }
  } catch {
    // A damaged ZIP is told of when WordPress starts.
    return false;
  }
}
