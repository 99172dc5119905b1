import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startArtifactService, type ArtifactService } from '../../../../sandbox/github/artifacts.ts';
import type { GitHub } from '../../../../sandbox/github/github.ts';
import { createSender } from '../../../../src/http/send.ts';
import type { PublishError } from '../../../../src/shared/publish-error.ts';
import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import type { TakenPackage } from '../../../../src/source/artifact/content.ts';
import { downloadArtifact, type ArtifactRequest } from '../../../../src/source/artifact/download-artifact.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';
import { startStage } from '../../sandbox/github-stage.ts';

/** Entry file of the action's thread. It loads `dist`, so build first. */
export const ENTRY = join(import.meta.dirname, 'artifact-entry.ts');

/** The run whose step downloads. */
export const RUN = 7;

/** Quotes texts in the tests' messages. */
export const quote = createQuote(createSanitiser([]));

export interface DownloadOptions extends Partial<Pick<ArtifactRequest, 'name' | 'runId'>> {
  readonly token?: string;
  readonly apiUrl?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly limits?: Parameters<typeof downloadArtifact>[1]['limits'];
  readonly cancellation?: AbortSignal;
  readonly folder?: string;
  /** How much faster than time the library's clock runs. */
  readonly clockSpeed?: number;
}

/** A GitHub with artifacts, and a step of its run {@link RUN} that downloads them. */
export interface ArtifactStage extends AsyncDisposable {
  readonly github: GitHub;
  readonly service: ArtifactService;
  /** The environment that the runner gives the step. */
  readonly env: Readonly<Record<string, string>>;
  /** Lines that the step has logged. */
  readonly lines: readonly string[];
  /** The URLs of which it has hidden what is secret. */
  readonly masked: readonly string[];
  /** Downloads the artifact `plugin` of this run, unless told otherwise. */
  download(options?: DownloadOptions): Promise<TakenPackage>;
  /** Makes a folder for temporary files, which goes with the stage. */
  makeFolder(): Promise<string>;
}

/** Starts a stage. */
export async function startArtifactStage(): Promise<ArtifactStage> {
  const stage = await startStage();
  const service = await startArtifactService({ github: stage.github, runId: RUN });
  const folders: string[] = [];
  const makeFolder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'artifact-stage-'));
    folders.push(made);
    return made;
  };
  const lines: string[] = [];
  const masked: string[] = [];
  const add = (text: string) => void lines.push(text);
  const env = {
    ...stage.github.env,
    ...service.env,
    // The library works on github.com only.
    GITHUB_SERVER_URL: 'https://github.com',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  };
  return {
    github: stage.github,
    service,
    env,
    lines,
    masked,
    makeFolder,
    download: async ({
      env: otherEnv,
      limits = {},
      cancellation = new AbortController().signal,
      folder,
      clockSpeed = 1,
      token = 'ghs_write',
      apiUrl = stage.github.apiUrl,
      ...order
    } = {}) =>
      downloadArtifact(
        {
          name: 'plugin',
          repository: {
            apiUrl: new URL(apiUrl),
            serverUrl: new URL(stage.github.serverUrl),
            owner: 'acme',
            name: 'tidy-footer',
            token,
            sha: '',
          },
          ...order,
        },
        {
          folder: folder ?? (await makeFolder()),
          ...toolsOf(cancellation),
          retries: 3,
          timeoutMs: 5_000,
          log: { ...quietLog, info: add, repeat: add },
          quote,
          cancellation,
          maskUrl: (url) => void masked.push(url),
          threadFile: ENTRY,
          limits,
          env: { ...env, SANDBOX_CLOCK_SPEED: String(clockSpeed), ...otherEnv },
        },
      ),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service.close(), ...folders.map((path) => rm(path, { recursive: true }))]);
      await stage[Symbol.asyncDispose]();
    },
  };
}

/** Creates the tools that send requests, without waits in between. */
export function toolsOf(
  cancellation: AbortSignal,
): Pick<Parameters<typeof downloadArtifact>[1], 'send' | 'clock' | 'random'> {
  const clock = { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() };
  return { send: createSender(cancellation), clock, random: () => 0.5 };
}

/** The error that a work ends with, which must be one for the user. */
export async function catchError(work: Promise<unknown>): Promise<PublishError> {
  try {
    await work;
  } catch (error) {
    if ((error as Partial<PublishError>).name === 'PublishError') return error as PublishError;
    throw error;
  }
  throw new Error('There was no error.');
}
