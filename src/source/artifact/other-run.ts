import { connectGitHub, type GitHub } from '../../github/api.ts';
import { parsePublicUrl } from '../../github/asset-url.ts';
import { GitHubError } from '../../github/github-error.ts';
import type { GitHubPorts, Repository } from '../../github/ports.ts';
import type { HttpHead } from '../../http/message.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { downloadPackage } from '../url/download.ts';
import { UrlPackageError } from '../url/url-errors.ts';
import {
  AGAIN,
  contentError,
  DELIVERY_ADVICE,
  digestError,
  fetchError,
  inputError,
  missingError,
  sizeError,
  type Subject,
} from './artifact-errors.ts';
import { allowMs, type ThreadLimits, type ThreadRequest } from './thread.ts';

interface RunArtifact extends ThreadRequest {
  readonly subject: Subject;
  readonly runId: number;
  readonly repository: Repository;
}

type Artifact = Awaited<ReturnType<GitHub['listArtifacts']>>[number];

/**
 * Downloads the newest artifact with the name from another workflow run. GitHub's API redirects to its storage, which
 * does not get the token (REST API, "Download an artifact").
 *
 * @returns the file, and the name that the storage gives it
 * @throws PublishError `input`: there is no such artifact, or it may not be read; `package`: it cannot be fetched;
 * `not-published`: it cannot be written to the disk
 * @throws Cancelled
 */
export async function fetchFromRun(
  { name, subject, runId, repository, folder }: RunArtifact,
  ports: GitHubPorts & Pick<RunTools, 'cancellation' | 'maskUrl'>,
  limits: Pick<ThreadLimits, 'downloadMs' | 'maxBytes'>,
): Promise<{ readonly path: string; readonly fileName: string }> {
  let artifact: Artifact | undefined;
  try {
    const github = await connectGitHub(repository, ports);
    const listed = await github.listArtifacts(runId, name);
    // Each attempt of a job may have uploaded one.
    [artifact] = listed.filter((one) => one.name === name).sort((a, b) => b.id - a.id);
    if (artifact === undefined) throw missingError(subject, await listNames(runId, github), false);
    const { id, sizeBytes, digest } = artifact;
    if (sizeBytes > limits.maxBytes) throw sizeError(subject, limits.maxBytes);
    const text = await github.signArtifact(id);
    ports.maskUrl(text);
    const url = parsePublicUrl(text, repository.apiUrl);
    if (url === undefined) throw fetchError(subject, 'GitHub gave no usable address of it', AGAIN);
    const found = await downloadPackage(url, {
      ...ports,
      maxMs: allowMs(limits, sizeBytes),
      maxBytes: limits.maxBytes,
      temporaryFolder: folder,
      subject: `The artifact ${subject.name}`,
      // The content is examined next, like that of an artifact of this run.
      isAnything: true,
    });
    await found.file.close();
    if (digest?.startsWith('sha256:') === true && digest !== `sha256:${found.sha256}`)
      throw digestError(subject);
    return { path: found.path, fileName: readFileName(found.headers) };
  } catch (error) {
    assertNotCancelled(ports.cancellation);
    if (error instanceof UrlPackageError) throw contentError(subject, error.what, DELIVERY_ADVICE, error);
    throw error instanceof GitHubError ? explainGitHub(error, subject, artifact !== undefined) : error;
  }
}

async function listNames(runId: number, github: GitHub): Promise<readonly string[] | undefined> {
  const listed = await github.listArtifacts(runId).catch(() => undefined);
  return listed && [...new Set(listed.map(({ name }) => name))];
}

/** Reads the name in a `Content-Disposition` header (RFC 6266), which is only compared, never used as a path. */
function readFileName({ 'content-disposition': text = '' }: HttpHead['headers']): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(text) ?? [];
  const [, plain = ''] = /(?<!\*)filename\s*=\s*"?([^;"\r\n]*)/i.exec(text) ?? [];
  try {
    return decodeURIComponent((encoded ?? plain).trim());
  } catch {
    return plain.trim();
  }
}

const NO_RUN =
  'Set `artifact-run-id` to the id in the address of a run of this repository, such as `${{ github.event.workflow_run.id }}`, and check that `github-token` may see it.';
const EXPIRED =
  'It has expired: run the workflow that uploads it again, and raise its `retention-days` if it is needed for longer.';

/** The title and the advice for a refusal, by its status, where an input or the workflow can help. */
const REFUSALS: Readonly<Record<number, readonly [title: string, hint: string]>> = {
  401: ['Token not valid', 'Leave `github-token` out, or give a token that is still valid.'],
  403: [
    'Token may not read artifacts',
    'Add `actions: read` to the `permissions` of the job, and keep the others.',
  ],
  404: ['Artifact not found', NO_RUN],
  410: ['Artifact not found', EXPIRED],
};

function explainGitHub({ refusal, message }: GitHubError, subject: Subject, isFound: boolean): unknown {
  if (refusal === undefined) return fetchError(subject, message, AGAIN);
  const { status, said, limitMs } = refusal;
  const isLimit = limitMs !== undefined || /rate limit/i.test(said);
  const why = `GitHub returned ${status} (${subject.quote(said)})`;
  const [title, hint] = REFUSALS[status] ?? [];
  if (isLimit || title === undefined || hint === undefined) return fetchError(subject, why, AGAIN);
  const isGone = status === 404 && isFound;
  return inputError(
    title,
    `The artifact ${subject.name} of ${subject.run} cannot be fetched: ${why}.`,
    isGone ? 'It was deleted while this ran: run the workflow that uploads it again.' : hint,
  );
}
