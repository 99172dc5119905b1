import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { connectGitHub, type GitHub } from '../../github/api.ts';
import { parsePublicUrl } from '../../github/asset-url.ts';
import { GitHubError, isMissing } from '../../github/github-error.ts';
import type { GitHubPorts, Repository } from '../../github/ports.ts';
import type { HttpHead, Receiver } from '../../http/message.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../../http/retry.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { PROXY_ADDRESS_HINT, TransportError } from '../../http/transport-error.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { quoteName } from '../../shared/quote.ts';
import {
  AGAIN,
  digestError,
  explainStorage,
  explainStorageStatus,
  fetchError,
  inputError,
  missingError,
  notFoundError,
  sizeError,
} from './artifact-errors.ts';
import { MIN_BYTES_PER_S, type ThreadLimits } from './thread.ts';

interface RunArtifact {
  readonly name: string;
  readonly runId: number;
  readonly repository: Repository;
  /** The path of the file to create. */
  readonly path: string;
}

type Artifact = Awaited<ReturnType<GitHub['listArtifacts']>>[number];

/**
 * Downloads the newest artifact with the name from another workflow run. GitHub's API redirects to its storage, which
 * does not get the token (REST API, "Download an artifact").
 *
 * @returns the name that the storage gives the file
 * @throws PublishError `input`: there is no such artifact, or it may not be read; `package`: it cannot be fetched;
 * `not-published`: it cannot be written to the disk
 * @throws Cancelled
 */
export async function fetchFromRun(
  order: RunArtifact,
  ports: GitHubPorts & Pick<RunTools, 'cancellation' | 'maskUrl'>,
  limits: Pick<ThreadLimits, 'downloadMs' | 'maxBytes'>,
): Promise<string> {
  const { name, runId, repository, path } = order;
  const subject = quoteName(name, ports.quote);
  let artifact: Artifact | undefined;
  try {
    const github = await connectGitHub(repository, ports);
    artifact = await findNewest(name, runId, github);
    if (artifact === undefined)
      throw missingError(subject, await listNames(runId, github), runId, ports.quote);
    if (artifact.sizeBytes > limits.maxBytes) throw sizeError(subject, limits.maxBytes);
    const url = await findContent(artifact, { github, repository, subject }, ports);
    return await store(url, artifact, { path, subject }, ports, limits);
  } catch (error) {
    assertNotCancelled(ports.cancellation);
    throw explain(error, { subject, runId, isFound: artifact !== undefined, quote: ports.quote });
  }
}

/** Finds the newest artifact with the name. Each attempt of a job may have uploaded one. */
async function findNewest(name: string, runId: number, github: GitHub): Promise<Artifact | undefined> {
  const found = await github.listArtifacts(runId, name);
  return found
    .filter((artifact) => artifact.name === name)
    .reduce<Artifact | undefined>((newest, one) => (one.id > (newest?.id ?? 0) ? one : newest), undefined);
}

async function listNames(runId: number, github: GitHub): Promise<readonly string[] | undefined> {
  return github.listArtifacts(runId).then(
    (artifacts) => [...new Set(artifacts.map(({ name }) => name))],
    () => undefined,
  );
}

async function findContent(
  { id }: Artifact,
  { github, repository, subject }: { github: GitHub; repository: Repository; subject: string },
  { maskUrl }: Pick<RunTools, 'maskUrl'>,
): Promise<URL> {
  const text = await github.signArtifact(id);
  maskUrl(text);
  const url = parsePublicUrl(text, repository.apiUrl);
  if (url !== undefined) return url;
  throw fetchError(`The artifact ${subject} cannot be fetched: GitHub gave no usable address of it.`, AGAIN);
}

/** Stores the content, and returns its file name. */
async function store(
  url: URL,
  { digest, sizeBytes }: Artifact,
  { path, subject }: { readonly path: string; readonly subject: string },
  ports: GitHubPorts & Pick<RunTools, 'cancellation'>,
  { downloadMs, maxBytes }: Pick<ThreadLimits, 'downloadMs' | 'maxBytes'>,
): Promise<string> {
  // Refuses to write to an existing file or link, and keeps the file private.
  const file = await open(path, 'ax', 0o600);
  try {
    let body = receiveInto(file, maxBytes);
    const answer = await sendWithRepeats(
      {
        method: 'GET',
        url,
        headers: {},
        timeoutMs: downloadMs + (sizeBytes / MIN_BYTES_PER_S) * 1000,
        maxBytes: 0,
        receive: ({ status }) => {
          body = receiveInto(file, maxBytes);
          return status === 200 ? body : undefined;
        },
      },
      retryIdempotent,
      ports,
      { retries: ports.retries, budgetMs: REPEAT_BUDGET_MS },
    );
    if (answer.status !== 200) throw explainStorageStatus(answer.status, subject);
    if (answer.isCut) throw sizeError(subject, maxBytes);
    await file.truncate(body.sizeBytes());
    const isOther = digest?.startsWith('sha256:') === true && digest !== `sha256:${body.hash.digest('hex')}`;
    if (isOther) throw digestError(subject);
    return readFileName(answer);
  } finally {
    await file.close();
  }
}

/** Writes a body into a file, and removes what an earlier attempt left. */
function receiveInto(
  file: FileHandle,
  maxBytes: number,
): Receiver & { readonly hash: Hash; readonly sizeBytes: () => number } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const write = async (chunk: Buffer) => {
    if (sizeBytes === 0) await file.truncate(0);
    sizeBytes += chunk.length;
    hash.update(chunk);
    await file.appendFile(chunk);
  };
  return { maxBytes, write, hash, sizeBytes: () => sizeBytes };
}

/**
 * Reads the name in a `Content-Disposition` header (RFC 6266); `''` without one. It is only compared, never used as a
 * path.
 */
function readFileName({ headers: { 'content-disposition': text = '' } }: HttpHead): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(text) ?? [];
  const [, plain = ''] = /(?<!\*)filename\s*=\s*"?([^;"\r\n]*)/i.exec(text) ?? [];
  try {
    return decodeURIComponent((encoded ?? plain).trim());
  } catch {
    return plain.trim();
  }
}

/** Facts about an artifact whose download failed. */
interface FailedArtifact {
  readonly subject: string;
  readonly runId: number;
  /** Whether the artifact was in the list. */
  readonly isFound: boolean;
  readonly quote: RunTools['quote'];
}

function explain(error: unknown, artifact: FailedArtifact): unknown {
  const { subject } = artifact;
  if (error instanceof GitHubError) return explainGitHub(error, artifact);
  if (error instanceof TransportError) return explainTransport(error, subject);
  return explainStorage(error, subject);
}

function explainTransport({ failure, message }: TransportError, subject: string): unknown {
  return fetchError(
    `The artifact ${subject} cannot be fetched from GitHub: ${message}.`,
    failure === 'proxy-address'
      ? PROXY_ADDRESS_HINT
      : 'Check that the runner can reach GitHub, and its proxy settings, then run this again.',
  );
}

function explainGitHub(error: GitHubError, { subject, runId, isFound, quote }: FailedArtifact): unknown {
  const { refusal, cause, message } = error;
  if (cause instanceof TransportError) return explainTransport(cause, subject);
  if (refusal === undefined) {
    return fetchError(`The artifact ${subject} cannot be fetched from GitHub: ${message}.`, AGAIN);
  }
  const { status, said, limitMs } = refusal;
  const what = `The artifact ${subject} cannot be fetched: GitHub returned ${status} (${quote(said)})`;
  if (limitMs !== undefined || /rate limit/i.test(said)) return fetchError(`${what}.`, AGAIN);
  if (status === 401) {
    return inputError(
      'Token not valid',
      `${what}: it does not accept \`github-token\`.`,
      'Leave `github-token` out, or give a token that is still valid.',
    );
  }
  if (status === 403) {
    return inputError(
      'Token may not read artifacts',
      `${what}: \`github-token\` may not read the workflow runs of this repository.`,
      'Add `actions: read` to the `permissions` of the job, and keep the others.',
    );
  }
  if (status === 410) {
    return notFoundError(
      `The artifact ${subject} has expired.`,
      'Run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer.',
    );
  }
  if (!isMissing(error)) return fetchError(`${what}.`, AGAIN);
  if (isFound) {
    return notFoundError(
      `The artifact ${subject} was deleted while this ran.`,
      'Run the workflow that uploads it again.',
    );
  }
  return notFoundError(
    `There is no workflow run ${runId} in this repository, or \`github-token\` may not see it.`,
    'Set `artifact-run-id` to the id in the address of the run, such as `${{ github.event.workflow_run.id }}`.',
  );
}
