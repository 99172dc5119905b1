import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArtifactService } from '../../sandbox/artifacts.ts';
import { type GitHub, type GitHubOptions, startGitHub } from '../../sandbox/github.ts';
import type { ActionResult, ActionStep } from '../../sandbox/run-action.ts';
import { checkAnswer, checkRequest } from '../fixtures/github-exchange.ts';
import { sampleZip, startStage, type Stage } from './stage.ts';

export const TOKEN = 'ghs_4fT0k3nOfTheJob';
export const RUN_ID = 7001;

const samplePlugin = join(import.meta.dirname, '..', '..', 'sandbox', 'sample-plugin', 'tidy-footer');

/** A stage with a repository on GitHub, whose workspace holds the plugin as a folder and as a ZIP. */
export interface ReleaseStage extends AsyncDisposable {
  readonly github: GitHub;
  readonly service: Stage['service'];
  readonly host: Stage['host'];
  readonly workspace: string;
  /** Runs the step with a source of its own in place of `zip_url`. */
  run(
    inputs: Readonly<Record<string, string | undefined>>,
    step?: Omit<ActionStep, 'inputs'>,
  ): Promise<ActionResult>;
  /** Methods and paths of the requests to GitHub so far, by origin, without queries and numbers. */
  trace(): readonly string[];
}

export interface ReleaseStageOptions extends GitHubOptions {
  /** The version that the service serves already. */
  readonly live?: string;
  readonly tokenPermissions?: Readonly<Record<string, 'read' | 'write'>>;
}

/** Starts a stage. When it ends, every exchange with GitHub must have been as GitHub describes it. */
export async function startReleaseStage({
  live,
  tokenPermissions = { contents: 'write', actions: 'read' },
  ...options
}: ReleaseStageOptions = {}): Promise<ReleaseStage> {
  const stage = await startStage(live === undefined ? {} : { live });
  const tokens = [{ value: TOKEN, permissions: tokenPermissions }];
  const github = await startGitHub({ tokens, ...options });
  const artifacts = await startArtifactService({ github, runId: RUN_ID });
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await cp(samplePlugin, join(workspace, 'tidy-footer'), { recursive: true });
  await writeFile(join(workspace, 'tidy-footer.zip'), sampleZip);
  return {
    github,
    workspace,
    service: stage.service,
    host: stage.host,
    run: (inputs, step = {}) =>
      stage.run(
        { zip_url: undefined, ...inputs },
        {
          token: TOKEN,
          ...step,
          env: {
            ...github.env,
            ...artifacts.env,
            // The artifact client takes a server of another name for GitHub Enterprise.
            ...(inputs['artifact-name'] === undefined ? {} : { GITHUB_SERVER_URL: 'https://github.com' }),
            GITHUB_WORKSPACE: workspace,
            ...step.env,
          },
        },
      ),
    trace: () =>
      github.requests.map(
        ({ origin, method, path }) =>
          `${origin} ${method} ${(path.split('?')[0] ?? '').replace(/\d{2,}/g, 'N')}`,
      ),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([stage[Symbol.asyncDispose](), github.close(), artifacts.close()]);
      await rm(workspace, { recursive: true });
      const problems = github.requests.flatMap((exchange) => [
        ...checkRequest(exchange),
        ...checkAnswer(exchange),
      ]);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

export const onTag = (name: string) => ({
  GITHUB_REF_TYPE: 'tag',
  GITHUB_REF_NAME: name,
  GITHUB_REF: `refs/tags/${name}`,
});

export const onBranch = { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main', GITHUB_REF: 'refs/heads/main' };
