import { rename, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RunTools } from '../../http/run-tools.ts';
import { showUrl } from '../../http/urls.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { UrlPackageError } from '../../source/url/url-errors.ts';
import { downloadPackage } from '../../source/url/download.ts';
import type { ZipPlace } from './places.ts';

/** The parts of a run with which packages are fetched and stored; `send` repeats requests that may succeed later. */
export interface StorePorts extends Pick<
  RunTools,
  'send' | 'log' | 'quote' | 'cancellation' | 'clock' | 'random' | 'mask' | 'maskUrl'
> {
  readonly sendOnce: RunTools['send'];
  readonly workspace: string;
  /** Temporary folder of this run. */
  readonly folder: string;
}

const TIMEOUT_MS = 180_000;
export const RETRIES = 3;

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
  const { folder: temporaryFolder, sendOnce: send } = ports;
  try {
    const options = { ...ports, send, timeoutMs: TIMEOUT_MS, retries: RETRIES, temporaryFolder };
    const { path, close } = await downloadPackage(place.url, options);
    try {
      await rename(path, target);
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
      ? 'Give the path of a ZIP or folder, relative to the workspace, the `https:` URL of a ZIP, `auto` for the newest release, or `none`.'
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
