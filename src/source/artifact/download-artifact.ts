import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isCredential } from '../../http/message.ts';
import { findUnreadableProxy } from '../../http/proxy.ts';
import { parseUrl } from '../../http/urls.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { quoteName } from '../../shared/quote.ts';
import { takePackage, type TakenPackage } from './content.ts';
import { accessError, createErrorFactory, explainStorage, proxyError, tokenError } from './errors.ts';
import { explainThreadEnd, hideSecrets } from './failures.ts';
import {
  describeFailure,
  runThread,
  type LibraryFailure,
  type ThreadLimits,
  type ThreadMessage,
  type ThreadOrder,
} from './thread.ts';
import type { UnpackLimits } from './zip.ts';

/** Which artifact is wanted. */
export interface ArtifactOrder {
  readonly name: string;
  /** The run that uploaded it; this run, when absent. */
  readonly runId?: number | undefined;
  /** For another run: may read the repository's actions. */
  readonly token: string;
  readonly repository: { readonly owner: string; readonly name: string };
}

interface ArtifactPorts {
  readonly temporaryFolder: string;
  readonly log: Logger;
  readonly quote: Sanitise;
  readonly cancellation: AbortSignal;
  /** The runner's environment; the library gets it without the inputs. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that calls {@link serveDownload} as a thread. */
  readonly threadFile: string;
  readonly limits?: Partial<ArtifactLimits>;
}

export interface ArtifactLimits extends ThreadLimits, UnpackLimits {}

/** A package that was an artifact. */
export interface DownloadedArtifact extends TakenPackage {
  /** Deletes what was stored on this machine; idempotent, and safe after every failure. */
  readonly close: () => Promise<void>;
}

const LIMITS: ArtifactLimits = {
  // The library repeats for a minute what failed to be found, and for three minutes what failed to come.
  lookUpMs: 120_000,
  downloadMs: 240_000,
  watchMs: 250,
  maxBytes: 1024 ** 3,
  maxFiles: 20_000,
};

/**
 * Downloads a workflow artifact and finds the package in it: a ZIP file, or a folder with the plain files that were
 * uploaded.
 *
 * @throws PublishError `input`: there is no such artifact, or it may not be read; `package`: it cannot be fetched, or
 *   holds no package; `not-published`: the disk did not take it
 * @throws Cancelled
 */
export async function downloadArtifact(
  order: ArtifactOrder,
  ports: ArtifactPorts,
): Promise<DownloadedArtifact> {
  const { quote, log, cancellation } = ports;
  const limits = { ...LIMITS, ...ports.limits };
  const where = findRun(order, ports);
  const folder = await makeFolder(order, ports);
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  try {
    const path = join(folder, 'download');
    await mkdir(path);
    await fetchArtifact({ name: order.name, folder: path, ...where }, ports, limits);
    const [fileName = '', ...others] = await readdir(path);
    if (others.length > 0)
      throw createErrorFactory(order.name, quote)('came under several names', 'Run this again.');
    log.info(`The artifact ${quoteName(order.name, quote)} is downloaded.`);
    const download = { path: join(path, fileName), fileName, artifactName: order.name };
    const taken = await takePackage(download, { folder, quote, cancellation, limits });
    return { ...taken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where the library has to look; nothing for the artifacts of this run, which need no token of ours. */
function findRun(
  { name, runId, token, repository }: ArtifactOrder,
  { env, quote }: ArtifactPorts,
): Pick<ThreadOrder, 'findBy'> {
  if (runId === undefined || String(runId) === env['GITHUB_RUN_ID']) {
    if (!env['ACTIONS_RUNTIME_TOKEN']) throw accessError(quoteName(name, quote));
    return {};
  }
  if (token === '') throw tokenError('is empty');
  // An HTTP client would quote it when it complains.
  if (!isCredential(token)) throw tokenError('has characters that tokens cannot have');
  const findBy = {
    token,
    workflowRunId: runId,
    repositoryOwner: repository.owner,
    repositoryName: repository.name,
  };
  return { findBy };
}

async function makeFolder(
  { name }: ArtifactOrder,
  { temporaryFolder, quote }: ArtifactPorts,
): Promise<string> {
  return mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-')).catch((error: unknown) => {
    throw explainStorage(error, quoteName(name, quote));
  });
}

async function fetchArtifact(
  order: ThreadOrder,
  { threadFile, env, cancellation, log, quote }: ArtifactPorts,
  limits: ArtifactLimits,
): Promise<void> {
  // The library has a transport of its own.
  const service = parseUrl(env['ACTIONS_RESULTS_URL'] ?? '');
  const unreadable = service === null ? undefined : findUnreadableProxy(service, env);
  if (unreadable !== undefined) throw proxyError(quoteName(order.name, quote), unreadable);
  const onRepeat = (why: string) => log.repeat(`Artifact: ${quote(hideSecrets(why))}; trying again.`);
  const end = await runThread(order, { file: threadFile, env, cancellation, limits, onRepeat });
  if (end.kind !== 'done' || !end.isIntact)
    throw explainThreadEnd(end, order, { quote, maxBytes: limits.maxBytes });
}

/**
 * Runs the action as a thread: has the library find and download the artifact, and reports the result. Nobody can wait for it, because the library's readers may never settle.
 */
export function serveDownload(): void {
  // An error ends the thread, and is reported as that.
  void serve();
}

async function serve(): Promise<void> {
  const { name, folder, findBy } = workerData as ThreadOrder;
  const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = findBy === undefined ? {} : { findBy };

  const listNames = async (): Promise<readonly string[] | undefined> => {
    const list = client.listArtifacts({ ...options, latest: true });
    return list.then(
      ({ artifacts }) => artifacts.map((artifact) => artifact.name),
      () => undefined,
    );
  };

  const describe = async (error: unknown): Promise<LibraryFailure> => {
    const failure = describeFailure(error);
    return failure.name === 'ArtifactNotFoundError' ? { ...failure, names: await listNames() } : failure;
  };

  try {
    const { artifact } = await client.getArtifact(name, options);
    const { id, size, digest } = artifact;
    tell({ kind: 'found', sizeBytes: Number.isSafeInteger(size) && size > 0 ? size : 0 });
    const { digestMismatch = false } = await client.downloadArtifact(id, {
      ...options,
      path: folder,
      // An upload that is a ZIP itself would be unpacked like one that GitHub zipped.
      skipDecompress: true,
      ...(digest && { expectedHash: digest }),
    });
    tell({ kind: 'done', isIntact: !digestMismatch });
  } catch (error) {
    tell({ kind: 'failed', failure: await describe(error) });
  }
}
