import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { GitHubPorts, Repository } from '../../github/ports.ts';
import { isCredential } from '../../http/message.ts';
import { describeUnreadable, findUnreadableProxy } from '../../http/proxy.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { PROXY_ADDRESS_HINT } from '../../http/transport-error.ts';
import { parseUrl } from '../../http/urls.ts';
import { quoteName } from '../../shared/quote.ts';
import { explainWrite, readError } from '../../shared/system-error.ts';
import { takePackage, type TakenPackage } from './content.ts';
import {
  accessError,
  contentError,
  explainThreadEnd,
  fetchError,
  inputError,
  type Subject,
} from './artifact-errors.ts';
import { fetchFromRun } from './other-run.ts';
import { runThread, type ThreadLimits, type ThreadMessage, type ThreadRequest } from './thread.ts';

/** The artifact to download. */
export interface ArtifactRequest {
  readonly name: string;
  /** The run that uploaded it; absent for this run. */
  readonly runId?: number | undefined;
  /** Needed for another run, with a token that has `actions: read`. */
  readonly repository: Repository | undefined;
}

interface ArtifactPorts extends GitHubPorts, Pick<RunTools, 'cancellation' | 'maskUrl'> {
  /** A folder for this alone, which the caller deletes. */
  readonly folder: string;
  /** The runner's environment; the library gets it without inputs. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that calls {@link serveDownload} as a thread. */
  readonly threadFile: string;
  readonly limits?: Partial<ThreadLimits>;
}

const LIMITS: ThreadLimits = {
  // The library repeats a failed search for a minute, and a failed download for three minutes.
  lookUpMs: 120_000,
  downloadMs: 240_000,
  watchMs: 250,
  maxBytes: 1024 ** 3,
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
): Promise<TakenPackage> {
  const { env, quote, log, cancellation, folder } = ports;
  const isOfThisRun = runId === undefined || String(runId) === env['GITHUB_RUN_ID'];
  const subject = { name: quoteName(name, quote), run: isOfThisRun ? 'this run' : `run ${runId}`, quote };
  const fetch = isOfThisRun ? fetchFromThisRun : prepareOtherRun(runId, repository);
  try {
    const target = join(folder, 'download');
    await mkdir(target);
    const download = await fetch({ name, folder: target }, subject, ports, { ...LIMITS, ...ports.limits });
    log.info(`The artifact ${subject.name} is downloaded.`);
    return await takePackage({ ...download, artifactName: name }, { folder, subject, cancellation });
  } catch (error) {
    throw explainWrite(error, `The artifact ${subject.name}`);
  }
}

type Fetch = (
  order: ThreadRequest,
  subject: Subject,
  ports: ArtifactPorts,
  limits: ThreadLimits,
) => Promise<{ readonly path: string; readonly fileName: string }>;

function prepareOtherRun(runId: number, repository: Repository | undefined): Fetch {
  const { token = '' } = repository ?? {};
  if (repository === undefined || !isCredential(token)) {
    const fault = token === '' ? 'is empty' : 'has characters that tokens cannot have';
    throw inputError(
      'Input github-token',
      `Input \`github-token\` ${fault}, and the artifact of another run cannot be read without it.`,
      "Leave the input out to use the token of the job, and add `actions: read` to the job's `permissions`.",
    );
  }
  return (order, subject, ports, limits) =>
    fetchFromRun({ ...order, subject, runId, repository }, ports, limits);
}

const fetchFromThisRun: Fetch = async (order, subject, { threadFile, env, cancellation }, limits) => {
  if (!env['ACTIONS_RUNTIME_TOKEN']) throw accessError(subject);
  // The library does not use this action's transport, so check the proxy here.
  const service = parseUrl(env['ACTIONS_RESULTS_URL'] ?? '');
  const unreadable = service === null ? undefined : findUnreadableProxy(service, env);
  if (unreadable !== undefined) throw fetchError(subject, describeUnreadable(unreadable), PROXY_ADDRESS_HINT);
  const end = await runThread(order, { file: threadFile, env, cancellation, limits });
  if (end.kind !== 'done' || !end.isIntact) throw explainThreadEnd(end, subject, limits.maxBytes);
  const [fileName = '', ...others] = await readdir(order.folder);
  if (others.length > 0) throw contentError(subject, 'came under several names', 'Run this again.');
  return { path: join(order.folder, fileName), fileName };
};

/**
 * Runs in the thread: lets the library find and download the artifact, and posts the result. Returns no promise,
 * because the library's readers may never settle.
 */
export function serveDownload(): void {
  // An error ends the thread, which its parent reports.
  void serve(workerData as ThreadRequest, (message) => parentPort?.postMessage(message));
}

async function serve({ name, folder }: ThreadRequest, tell: (message: ThreadMessage) => void): Promise<void> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  try {
    const { id, size, digest } = (await client.getArtifact(name)).artifact;
    const sizeBytes = Number.isSafeInteger(size) && size > 0 ? size : 0;
    tell({ kind: 'found', found: { sizeBytes, digest } });
    // The library's own unzip writes any number of bytes, takes a wrong checksum and overwrites names.
    const options = { path: folder, skipDecompress: true, ...(digest && { expectedHash: digest }) };
    const { digestMismatch = false } = await client.downloadArtifact(id, options);
    tell({ kind: 'done', isIntact: !digestMismatch });
  } catch (error) {
    const { name: kind, message } = readError(error);
    const list = () => client.listArtifacts({ latest: true }).catch(() => undefined);
    const listed = kind === 'ArtifactNotFoundError' ? await list() : undefined;
    const names = listed?.artifacts.map((artifact) => artifact.name);
    tell({ kind: 'failed', failure: { name: kind, message, names } });
  }
}
