import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { GitHubPorts, Repository } from '../../github/ports.ts';
import { isCredential } from '../../http/message.ts';
import { findUnreadableProxy } from '../../http/proxy.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { parseUrl } from '../../http/urls.ts';
import { quoteName } from '../../shared/quote.ts';
import { takePackage, type TakenPackage } from './content.ts';
import {
  accessError,
  createErrorFactory,
  explainStorage,
  explainThreadEnd,
  hideSecrets,
  proxyError,
  tokenError,
} from './artifact-errors.ts';
import { fetchFromRun } from './other-run.ts';
import {
  describeFailure,
  runThread,
  type LibraryFailure,
  type ThreadLimits,
  type ThreadMessage,
  type ThreadRequest,
} from './thread.ts';
import type { UnpackLimits } from './zip.ts';

/** The artifact to download. */
export interface ArtifactRequest {
  readonly name: string;
  /** The run that uploaded it; absent for this run. */
  readonly runId?: number | undefined;
  /** Needed for another run, with a token that has `actions: read`. */
  readonly repository: Repository | undefined;
}

interface ArtifactPorts extends GitHubPorts, Pick<RunTools, 'cancellation' | 'maskUrl'> {
  readonly temporaryFolder: string;
  /** The runner's environment; the library gets it without inputs. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that calls {@link serveDownload} as a thread. */
  readonly threadFile: string;
  readonly limits?: Partial<ArtifactLimits>;
}

interface ArtifactLimits extends ThreadLimits, UnpackLimits {}

/** A package from an artifact. */
export interface DownloadedArtifact extends TakenPackage {
  /** Deletes what was stored on this machine; idempotent, and safe after every failure. */
  readonly close: () => Promise<void>;
}

const LIMITS: ArtifactLimits = {
  // The library repeats a failed search for a minute, and a failed download for three minutes.
  lookUpMs: 120_000,
  downloadMs: 240_000,
  watchMs: 250,
  maxBytes: 1024 ** 3,
  maxFiles: 20_000,
};

/**
 * Downloads a workflow artifact and finds the package in it: a ZIP file, or a folder with the uploaded plain files.
 * Uses the library for artifacts of this run, which only it can download, and GitHub's API for other runs.
 *
 * @throws PublishError `input`: there is no such artifact, or it may not be read; `package`: it cannot be fetched, or
 * holds no package; `not-published`: it cannot be written to the disk
 * @throws Cancelled
 */
export async function downloadArtifact(
  { name, runId, repository }: ArtifactRequest,
  ports: ArtifactPorts,
): Promise<DownloadedArtifact> {
  const { env, quote, log, cancellation } = ports;
  const limits = { ...LIMITS, ...ports.limits };
  const isOfThisRun = runId === undefined || String(runId) === env['GITHUB_RUN_ID'];
  const fetch = isOfThisRun ? fetchFromThisRun : prepareOtherRun(runId, repository);
  const folder = await makeFolder(name, ports);
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  try {
    const path = join(folder, 'download');
    await mkdir(path);
    const download = await fetch({ name, folder: path }, ports, limits);
    log.info(`The artifact ${quoteName(name, quote)} is downloaded.`);
    const taken = await takePackage(
      { ...download, artifactName: name },
      { folder, quote, cancellation, limits },
    );
    return { ...taken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Fetch = (
  order: ThreadRequest,
  ports: ArtifactPorts,
  limits: ArtifactLimits,
) => Promise<{ readonly path: string; readonly fileName: string }>;

function prepareOtherRun(runId: number, repository: Repository | undefined): Fetch {
  if (repository === undefined || repository.token === '') throw tokenError('is empty');
  if (!isCredential(repository.token)) throw tokenError('has characters that tokens cannot have');
  return async ({ name, folder }, ports, limits) => {
    const path = join(folder, 'artifact');
    return { path, fileName: await fetchFromRun({ name, runId, repository, path }, ports, limits) };
  };
}

async function makeFolder(
  name: string,
  { temporaryFolder, quote }: Pick<ArtifactPorts, 'temporaryFolder' | 'quote'>,
): Promise<string> {
  return mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-')).catch((error: unknown) => {
    throw explainStorage(error, quoteName(name, quote));
  });
}

const fetchFromThisRun: Fetch = async (order, { threadFile, env, cancellation, log, quote }, limits) => {
  const subject = quoteName(order.name, quote);
  if (!env['ACTIONS_RUNTIME_TOKEN']) throw accessError(subject);
  // The library does not use this action's transport, so check the proxy here.
  const service = parseUrl(env['ACTIONS_RESULTS_URL'] ?? '');
  const unreadable = service === null ? undefined : findUnreadableProxy(service, env);
  if (unreadable !== undefined) throw proxyError(subject, unreadable);
  const onRepeat = (why: string) => log.repeat(`Artifact: ${quote(hideSecrets(why))}; trying again.`);
  const end = await runThread(order, { file: threadFile, env, cancellation, limits, onRepeat });
  if (end.kind !== 'done' || !end.isIntact)
    throw explainThreadEnd(end, subject, { quote, maxBytes: limits.maxBytes });
  const [fileName = '', ...others] = await readdir(order.folder);
  if (others.length > 0)
    throw createErrorFactory(order.name, quote)('came under several names', 'Run this again.');
  return { path: join(order.folder, fileName), fileName };
};

/**
 * Runs in the thread: lets the library find and download the artifact, and posts the result. Returns no promise,
 * because the library's readers may never settle.
 */
export function serveDownload(): void {
  // An error ends the thread, which its parent reports.
  void serve();
}

async function serve(): Promise<void> {
  const { name, folder } = workerData as ThreadRequest;
  const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();

  const listNames = async (): Promise<readonly string[] | undefined> =>
    client.listArtifacts({ latest: true }).then(
      ({ artifacts }) => artifacts.map((artifact) => artifact.name),
      () => undefined,
    );

  const describe = async (error: unknown): Promise<LibraryFailure> => {
    const failure = describeFailure(error);
    return failure.name === 'ArtifactNotFoundError' ? { ...failure, names: await listNames() } : failure;
  };

  try {
    const { artifact } = await client.getArtifact(name);
    const { id, size, digest } = artifact;
    tell({ kind: 'found', sizeBytes: Number.isSafeInteger(size) && size > 0 ? size : 0 });
    const { digestMismatch = false } = await client.downloadArtifact(id, {
      path: folder,
      // Otherwise the library would also unpack a ZIP that was uploaded directly.
      skipDecompress: true,
      ...(digest && { expectedHash: digest }),
    });
    tell({ kind: 'done', isIntact: !digestMismatch });
  } catch (error) {
    tell({ kind: 'failed', failure: await describe(error) });
  }
}
