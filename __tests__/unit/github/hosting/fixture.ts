import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from '@jest/globals';
import type { Repository } from '../../../../src/github/ports.ts';
import type { HostingSpec, HostingPorts } from '../../../../src/github/hosting/model.ts';

import { Cancelled } from '../../../../src/shared/clock.ts';
import type { PublishError } from '../../../../src/shared/publish-error.ts';
import { createSender } from '../../../../src/http/send.ts';
import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import { type GitHub, type GitHubOptions, startGitHub } from '../../../../sandbox/github/github.ts';
import { checkRequest, validateGitHubExchange } from '../../../fixtures/github-exchange.ts';

/** The tests' tokens, with their permissions. */
export const TOKENS = {
  write: { value: 'ghs_write', permissions: { contents: 'write' } },
  read: { value: 'ghs_read', permissions: { contents: 'read' } },
  other: { value: 'ghp_other', permissions: { contents: 'write' }, isForeign: true },
  app: { value: 'ghs_app', permissions: { contents: 'write', workflows: 'write' }, login: 'my-app[bot]' },
} as const;

/** When everything happens, until something sleeps. */
export const START_MS = Date.parse('2026-11-20T10:00:00Z');

export const TAG = 'v1.4.2';
export const NAME = 'tidy-footer.zip';

/** A mark as a run writes it into the notes of its draft. */
export function markOf({
  runId = '7002',
  name = NAME,
  zip = ZIP,
  ageS = 0,
}: {
  readonly runId?: string;
  readonly name?: string;
  readonly zip?: Buffer;
  readonly ageS?: number;
} = {}): string {
  return `<!-- publish-wordpress-plugin: ${runId} ${name} ${digestOf(zip)} ${START_MS / 1000 - ageS} -->`;
}

/** A package that is larger than what is compared of it; nobody opens it. */
export const ZIP = makeZip(5000, 1);
/** Of the same size, but other content. */
export const OTHER_ZIP = makeZip(5000, 2);

/** Bytes that begin like a ZIP. */
export function makeZip(sizeBytes: number, seed: number): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  for (let index = 0; index < sizeBytes; index += 1) bytes[index] = (index * 31 + seed * (index >> 8)) % 256;
  bytes.write('PK\u0003\u0004', 'latin1');
  bytes.writeUInt8(seed, sizeBytes - 1);
  return bytes;
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export interface FixtureOptions extends GitHubOptions {
  readonly as?: keyof typeof TOKENS;
  /** The commit of the run; that of the default branch unless given. */
  readonly sha?: string;
  /** The id of the workflow run. */
  readonly runId?: string;
  readonly retries?: number;
  readonly zip?: Buffer;
}

/** GitHub, a package, and everything that hosting needs, with a clock that moves only when somebody sleeps. */
export interface HostingFixture extends AsyncDisposable {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly ports: HostingPorts;
  /** Lines of the log; each but a plain one starts with its kind. */
  readonly lines: readonly string[];
  /** Values that hosting asks to mask. */
  readonly secrets: readonly string[];
  /** How long was slept. */
  readonly sleepsMs: readonly number[];
  readonly spec: HostingSpec;
  /** Tells hosting whether the version is live, in place of the service. */
  readonly isLive: () => Promise<boolean>;
  /** The version is live from now on. */
  goLive(): void;
  /** The spec with some changes. */
  change(changes: Partial<HostingSpec>): HostingSpec;
  /** Somebody else publishes a draft. */
  publish(releaseId: number): Promise<void>;
  /** Somebody else deletes a release. */
  remove(releaseId: number): Promise<void>;
  /** Moves the clock. */
  wait(durationMs: number): void;
  /** The run is cancelled: nothing can be sent from now on. */
  cancel(): void;
  /** GitHub is about to give answers that break its own description; requests still have to fit. */
  allowOddAnswers(): void;
  /** Which routes were asked, and how they were answered: `repos/create-release 201`. */
  routes(): readonly string[];
}

/** Returns a function that starts a fixture, which ends with the test that called it. */
export function prepareFixtures(): (options?: FixtureOptions) => Promise<HostingFixture> {
  const running: HostingFixture[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((fixture) => fixture[Symbol.asyncDispose]()));
  });
  return async (options) => {
    const fixture = await startFixture(options);
    running.push(fixture);
    return fixture;
  };
}

/** Starts the servers of a test. When it ends, everything that was sent and answered must have been right. */
export async function startFixture({
  as = 'write',
  retries = 3,
  zip = ZIP,
  sha = 'c'.repeat(40),
  runId = '7001',
  ...options
}: FixtureOptions = {}): Promise<HostingFixture> {
  let elapsedMs = 0;
  let isLive = false;
  const github = await startGitHub({
    tokens: Object.values(TOKENS),
    now: () => new Date(START_MS + elapsedMs),
    ...options,
  });
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const path = join(folder, 'package.zip');
  await writeFile(path, zip);

  const lines: string[] = [];
  const secrets: string[] = [];
  const sleepsMs: number[] = [];
  const cancellation = new AbortController();
  let check: typeof checkRequest = validateGitHubExchange;
  const print = (kind: string) => (title: string, text: string) =>
    void lines.push(`${kind}: ${title}: ${text}`);
  const spec: HostingSpec = {
    tag: TAG,
    assetName: NAME,
    notes: '* Tidier.',
    prerelease: false,
    assetUrl: 'auto',
    overwrite: false,
    isLive: false,
    file: { path, sizeBytes: zip.length, sha256: digestOf(zip) },
  };
  const ask = async (id: number, init: RequestInit): Promise<void> => {
    const url = `${github.apiUrl}/repos/acme/tidy-footer/releases/${id}`;
    await fetch(url, { ...init, headers: { authorization: `Bearer ${TOKENS.write.value}` } });
  };
  return {
    github,
    lines,
    secrets,
    sleepsMs,
    spec,
    isLive: () => Promise.resolve(isLive),
    goLive: () => void (isLive = true),
    change: (changes) => ({ ...spec, ...changes }),
    publish: (id) => {
      github.editRelease(id, { isDraft: false });
      return Promise.resolve();
    },
    remove: (id) => ask(id, { method: 'DELETE' }),
    wait: (durationMs) => void (elapsedMs += durationMs),
    cancel: () => cancellation.abort(),
    allowOddAnswers: () => void (check = checkRequest),
    repository: {
      apiUrl: new URL(github.apiUrl),
      serverUrl: new URL(github.serverUrl),
      owner: options.owner ?? 'acme',
      name: options.repo ?? 'tidy-footer',
      token: TOKENS[as].value,
      sha,
      runId,
    },
    ports: {
      send: createSender(cancellation.signal),
      clock: {
        now: () => elapsedMs,
        wallNow: () => START_MS + elapsedMs,
        sleep: (durationMs) => {
          if (cancellation.signal.aborted) return Promise.reject(new Cancelled());
          if (durationMs > 0) sleepsMs.push(durationMs);
          elapsedMs += durationMs;
          return Promise.resolve();
        },
      },
      random: () => 0.5,
      randomHex: (bytes) => randomBytes(bytes).toString('hex'),
      log: {
        info: (text) => void lines.push(text),
        repeat: (text) => void lines.push(text),
        debug: () => undefined,
        notice: print('notice'),
        warning: print('warning'),
        error: print('error'),
      },
      quote: (text) => createQuote(createSanitiser(secrets))(text),
      mask: (secret) => void secrets.push(secret),
      retries,
      timeoutMs: 600_000,
    },
    routes: () => github.requests.map(({ route = 'nowhere', answer }) => `${route} ${answer?.status ?? '-'}`),
    [Symbol.asyncDispose]: async () => {
      await github.close();
      await rm(folder, { recursive: true });
      expect(github.requests.flatMap(check)).toEqual([]);
      const strangers = github.requests.filter(({ origin }) => origin === 'web' || origin === 'storage');
      expect(strangers.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
      expectNoSecret(lines.join('\n'), github);
    },
  };
}

/** Neither the tokens nor what signs a URL may be in a text. */
export function expectNoSecret(text: string, github: GitHub): void {
  const signed = github.requests.flatMap(({ answer }) => {
    const { location } = answer?.headers ?? {};
    return typeof location === 'string' && URL.canParse(location)
      ? [...new URL(location).searchParams.values()]
      : [];
  });
  const secrets = [...Object.values(TOKENS).map(({ value }) => value), ...signed];
  const found = secrets.filter((secret) => secret.length > 6 && text.includes(secret));
  expect(found.filter((value) => !/^(application\/zip|20\d\d-.*)$/.test(value))).toEqual([]);
}

/** Returns the error that `work` throws, and expects no secret in it. */
export async function catchError(work: Promise<unknown>): Promise<PublishError> {
  const error = await work.then(
    () => {
      throw new Error('Nothing was thrown.');
    },
    (thrown: unknown) => thrown as PublishError,
  );
  expect(`${error.title} ${error.message} ${error.hint}`).not.toMatch(/gh[sp]_|sig=|jwt=|secret/);
  return error;
}

/** Downloads as the service does it: anonymously, following redirects. */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
