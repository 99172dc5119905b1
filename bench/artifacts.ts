import { startArtifactService } from '../sandbox/github/artifacts.ts';
import { startGitHub } from '../sandbox/github/github.ts';

/** The job's variables for its artifacts. */
export type ArtifactEnv = Readonly<Record<string, string>>;

const RUN_ID = 1;

/** Starts GitHub's service for artifacts with one artifact, a ZIP of what was uploaded. */
export async function startArtifacts(name: string, bytes: Buffer): Promise<ArtifactEnv> {
  const github = await startGitHub();
  github.addArtifact({ name, bytes, runId: RUN_ID });
  const service = await startArtifactService({ github, runId: RUN_ID });
  return service.env;
}
