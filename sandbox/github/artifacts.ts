/** The artifact service of a running workflow, as `@actions/artifact` calls it. */
import { json, type Answer } from '../http/faults.ts';
import { startServer, type RecordedRequest, type SandboxServer } from '../http/http-server.ts';
import { startArtifactUploads } from './artifact-uploads.ts';
import type { Artifact, GitHub } from './github.ts';
import { digestOf } from './world.ts';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

const URL_LIFETIME_S = 600;

const ZIP_TYPE = 'application/zip';

/** The methods of downloads and uploads. */
export type ArtifactMethod =
  | 'ListArtifacts'
  | 'GetSignedArtifactURL'
  | 'CreateArtifact'
  | 'FinalizeArtifact'
  | 'DeleteArtifact';

/** How to start the service. */
export interface ArtifactServiceOptions {
  /** Stores the artifacts, and serves their downloads. */
  readonly github: GitHub;
  /** The run whose steps call. */
  readonly runId: number;
}

/** A running artifact service. */
export interface ArtifactService extends SandboxServer {
  /** Variables by which JavaScript actions find the service. */
  readonly env: Readonly<Record<string, string>>;
  /** The next calls of this method get these answers, one each; then it behaves again. */
  script(method: ArtifactMethod, ...answers: readonly Answer[]): void;
}

type Fields = Readonly<Record<string, unknown>>;

/** An error as twirp writes it. */
class TwirpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Starts the service on 127.0.0.1. It knows the artifacts of one run; GitHub's API has those of others.
 *
 * @throws what `listen` reports
 */
export async function startArtifactService({
  github,
  runId,
}: ArtifactServiceOptions): Promise<ArtifactService> {
  const ids = {
    workflow_run_backend_id: `ce7f54c7-61c7-4aae-887f-${String(runId).padStart(12, '0')}`,
    workflow_job_run_backend_id: 'ca395085-040a-526b-2ce8-bdc85f692774',
  };
  const token = createRuntimeToken(Object.values(ids));
  const scripted: { readonly method: string; readonly answer: Answer }[] = [];
  const uploads = await startArtifactUploads();
  const mimeTypes = new Map<string, unknown>();

  function call(method: string, { headers, body }: RecordedRequest): unknown {
    if (headers.authorization !== `Bearer ${token}`) {
      throw new TwirpError(401, 'unauthenticated', 'the runtime token is not valid');
    }
    const fields = parseFields(body);
    if (Object.entries(ids).some(([name, id]) => fields[name] !== id)) {
      throw new TwirpError(403, 'permission_denied', 'the runtime token is for another job');
    }
    if (method === 'ListArtifacts') return { artifacts: list(fields).map(toJson) };
    if (method === 'GetSignedArtifactURL')
      return { signed_url: github.signArtifact(find(fields['name']), URL_LIFETIME_S) };
    if (method === 'CreateArtifact') return { ok: true, signed_upload_url: create(fields) };
    if (method === 'FinalizeArtifact') return { ok: true, artifact_id: String(finalize(fields).id) };
    if (method === 'DeleteArtifact') return { ok: true, artifact_id: String(remove(fields)) };
    throw new TwirpError(404, 'bad_route', `no handler for ${method}`);
  }

  /** In JSON a filter is its value, and a 64-bit number is text. */
  function list({ name_filter: name, id_filter: id }: Fields): readonly Artifact[] {
    return github
      .artifacts(runId)
      .filter((artifact) => !artifact.isExpired)
      .filter((artifact) => name === undefined || artifact.name === name)
      .filter((artifact) => id === undefined || String(artifact.id) === id);
  }

  function find(name: unknown): Artifact {
    const artifact = github.artifacts(runId).findLast((candidate) => candidate.name === name);
    if (artifact === undefined) throw new TwirpError(404, 'not_found', 'there is no such artifact');
    return artifact;
  }

  function remove({ name }: Fields): number {
    const { id } = find(name);
    github.deleteArtifact(id);
    return id;
  }

  function create({ name, mime_type: mimeType }: Fields): string {
    if (github.artifacts(runId).some((artifact) => artifact.name === name)) {
      throw new TwirpError(409, 'already_exists', 'an artifact with this name exists on the workflow run');
    }
    mimeTypes.set(String(name), mimeType);
    return uploads.begin(String(name));
  }

  function finalize({ name, size, hash }: Fields): Artifact {
    const bytes = uploads.finish(String(name));
    const digest = bytes && digestOf(bytes);
    if (bytes === undefined || String(bytes.length) !== size || (hash !== undefined && hash !== digest)) {
      throw new TwirpError(412, 'failed_precondition', 'this is not what was uploaded');
    }
    // An unzipped upload (`archive: false`) has the name of its file, which may be a ZIP.
    const isZipped = mimeTypes.get(String(name)) === ZIP_TYPE && !String(name).endsWith('.zip');
    return github.addArtifact({ name: String(name), bytes, runId, isZipped });
  }

  function toJson({ id, name, bytes, digest, createdAt }: Artifact): Fields {
    const numbers = { database_id: String(id), size: String(bytes.length) };
    return {
      ...ids,
      ...numbers,
      name,
      created_at: createdAt.toISOString(),
      ...(digest !== null && { digest }),
    };
  }

  const server = await startServer((request, response) => {
    const method = request.path.startsWith(SERVICE) ? request.path.slice(SERVICE.length) : '';
    const index = scripted.findIndex((entry) => entry.method === method);
    const [entry] = index < 0 ? [] : scripted.splice(index, 1);
    const answer = entry?.answer ?? toAnswer(() => call(method, request));
    answer(request, response);
  });
  const close = async (): Promise<void> => {
    await Promise.all([server.close(), uploads.close()]);
  };
  return {
    ...server,
    close,
    [Symbol.asyncDispose]: close,
    env: {
      ACTIONS_RESULTS_URL: `${server.origin}/`,
      ACTIONS_RUNTIME_TOKEN: token,
      GITHUB_RUN_ID: String(runId),
    },
    script: (method, ...answers) => void scripted.push(...answers.map((answer) => ({ method, answer }))),
  };
}

function toAnswer(work: () => unknown): Answer {
  try {
    return json(200, work());
  } catch (error) {
    if (!(error instanceof TwirpError)) throw error;
    return json(error.status, { code: error.code, msg: error.message });
  }
}

function parseFields(body: string): Fields {
  try {
    return JSON.parse(body) as Fields;
  } catch {
    throw new TwirpError(400, 'malformed', 'the request is not JSON');
  }
}

/** A token whose scope names the run and the job; nobody checks its signature. */
function createRuntimeToken(ids: readonly string[]): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scope = `Actions.GenericRead:00000000-0000-0000-0000-000000000000 Actions.Results:${ids.join(':')}`;
  const claims = { iss: 'https://token.actions.githubusercontent.com', scp: scope, trust_tier: '3' };
  return [{ typ: 'JWT', alg: 'RS256' }, claims, 'signature'].map(encode).join('.');
}
