/*
 * GitHub, as far as a release publisher sees it: one repository with releases, assets, tags and artifacts. The API,
 * uploads, downloads and the storage are servers of their own, as they are there. What GitHub's documentation leaves
 * open is as it was seen: in error texts, in names that are cleaned up, in tags that immutable releases use up.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { messageOf } from '../../src/shared/publish-error.ts';
import { addArtifact, deleteArtifact, type ArtifactSeed } from './actions.ts';
import { applyFault, createGitHubScript, lagging, repeat, type GitHubFault, type When } from './faults.ts';
import {
  eachChunk,
  GitHubRefusal,
  readText,
  sendReply,
  type Call,
  type Exchange,
  type OpenExchange,
  type Origin,
  type Reply,
  type RouteName,
} from './http.ts';
import { carryOutCall, findRoute } from './routes.ts';
import {
  addAsset,
  addRelease,
  editAsset,
  editPull,
  editRelease,
  removeAsset,
  removeRelease,
  requireKnown,
  type AssetSeed,
  type ReleaseEdit,
  type ReleaseSeed,
} from './seeds.ts';
import { signArtifact } from './storage.ts';
import {
  findLatest,
  type Artifact,
  type Asset,
  type Commit,
  type GitHubToken,
  type Pull,
  type Reading,
  readReadings,
  type Release,
  type World,
} from './world.ts';
import { listen, type Listening } from '../http/http-server.ts';

export type { Exchange } from './http.ts';
export type { Artifact, Asset, Commit, GitHubToken, Pull, Reading, Release } from './world.ts';

/** How to start GitHub; without options, a public repository `acme/tidy-footer` with one commit. */
export interface GitHubOptions {
  readonly owner?: string;
  readonly repo?: string;
  readonly isPrivate?: boolean;
  readonly tokens?: readonly GitHubToken[];
  /** `main` by default. */
  readonly defaultBranch?: string;
  /** Oldest first; the last one is the default branch's. */
  readonly commits?: readonly Commit[];
  /** The commits of tags, by name. */
  readonly tags?: Readonly<Record<string, string>>;
  /** The commits of branches besides the default one, such as those that a workflow pushes. */
  readonly findBranch?: (name: string) => string | undefined;
  /** Whether releases are immutable from the moment they are published. */
  readonly hasImmutableReleases?: boolean;
  /** Whether a ruleset lets nobody create tags. */
  readonly restrictsTags?: boolean;
  /** Those of the variable `SANDBOX_GITHUB_READINGS` by default, which has commas between them. */
  readonly readings?: readonly Reading[];
  readonly now?: () => Date;
  /** Host name of the web origin, for a test that resolves it to 127.0.0.1, which is the default. */
  readonly webHost?: string;
}

/** A running GitHub. */
export interface GitHub extends AsyncDisposable {
  readonly apiUrl: string;
  /** The web origin, `GITHUB_SERVER_URL`. */
  readonly serverUrl: string;
  readonly uploadsUrl: string;
  readonly storageUrl: string;
  /** Variables by which a step finds this GitHub and the repository. */
  readonly env: Readonly<Record<string, string>>;
  /** Every request to any of the origins, in order of arrival, with its answer. */
  readonly requests: readonly Exchange[];
  /** All current releases with drafts, by id. */
  releases(): readonly Readonly<Release>[];
  /** The tag of the release that is shown as the latest one. */
  latestTag(): string | undefined;
  /** The commits of tags, by name. */
  tags(): Readonly<Record<string, string>>;
  /** Adds a release by hand: published, unless it says otherwise. */
  addRelease(seed: ReleaseSeed): Readonly<Release>;
  /** Changes a release by hand, and publishes a draft with `isDraft: false`. */
  editRelease(releaseId: number, changes: ReleaseEdit): void;
  /** Deletes a release by hand. */
  removeRelease(releaseId: number): void;
  /** Names an asset by hand. */
  editAsset(assetId: number, changes: Pick<AssetSeed, 'name'>): void;
  /** Deletes an asset by hand. */
  removeAsset(assetId: number): void;
  /** Adds an asset by hand, in any state. */
  addAsset(releaseId: number, seed: AssetSeed): Readonly<Asset>;
  /** Adds a tag, on the default branch's commit unless another is given. */
  addTag(name: string, sha?: string): void;
  addArtifact(seed: ArtifactSeed): Artifact;
  deleteArtifact(id: number): void;
  /** Artifacts of a run, oldest first. */
  artifacts(runId: number): readonly Artifact[];
  /** All pull requests, oldest first. */
  pulls(): readonly Readonly<Pull>[];
  /** Changes a pull request by hand. */
  editPull(number: number, changes: Partial<Pick<Pull, 'title' | 'isOpen'>>): void;
  /** A URL for an artifact's bytes that needs no credentials. */
  signArtifact(artifact: Artifact, lifetimeS: number): string;
  /** The next matching requests get these faults, one each; later ones succeed again. */
  script(when: When, ...faults: readonly GitHubFault[]): void;
  /** The next answers of this route lack the releases and assets that are created from now on. */
  lag(route: RouteName, times: number): void;
  /** All signed URLs given out so far are refused from now on. */
  expireSignedUrls(): void;
  close(): Promise<void>;
}

/**
 * Starts GitHub on 127.0.0.1.
 *
 * @throws what `listen` reports
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const world = createWorld(options);
  const requests: OpenExchange[] = [];
  const script = createGitHubScript();

  async function answer(origin: Origin, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = receive(origin, incoming);
    requests.push(call.exchange);
    if (origin === 'api') await readText(call);
    const carryOut = (): Promise<Reply> => catchRefusal(() => carryOutCall(world, call));
    const fault = script.take(call.exchange);
    const reply = await (fault ? applyFault(fault, { world, call, carryOut }) : carryOut());
    // A client that is still sending would miss an early answer.
    await eachChunk(call, () => undefined);
    sendReply(call, response, reply);
  }

  const start = (origin: Origin): Promise<Listening> =>
    listen((incoming, response) => {
      answer(origin, incoming, response).catch((error: unknown) => {
        if (response.headersSent || response.socket?.destroyed !== false) response.destroy();
        else response.writeHead(500).end(messageOf(error));
      });
    });
  const api = await start('api');
  const uploads = await start('uploads');
  const web = await start('web');
  const storage = await start('storage');
  const servers = [api, uploads, web, storage];
  const serverUrl = web.origin.replace('127.0.0.1', options.webHost ?? '127.0.0.1');
  Object.assign(world.urls, {
    api: api.origin,
    uploads: uploads.origin,
    web: serverUrl,
    storage: storage.origin,
  });

  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return {
    apiUrl: api.origin,
    serverUrl,
    uploadsUrl: uploads.origin,
    storageUrl: storage.origin,
    env: {
      GITHUB_API_URL: api.origin,
      GITHUB_SERVER_URL: serverUrl,
      GITHUB_REPOSITORY: `${world.owner}/${world.repo}`,
      GITHUB_SHA: world.commits.at(-1)?.sha ?? '',
    },
    requests,
    releases: () =>
      world.releases.map((release) => {
        return { ...release, assets: release.assets.map((asset) => ({ ...asset })) };
      }),
    latestTag: () => findLatest(world)?.tagName,
    tags: () => Object.fromEntries(world.tags),
    addRelease: (seed) => addRelease(world, seed),
    addAsset: (releaseId, seed) => addAsset(world, requireKnown(world, releaseId), seed),
    editRelease: (releaseId, changes) => editRelease(world, requireKnown(world, releaseId), changes),
    removeRelease: (releaseId) => removeRelease(world, requireKnown(world, releaseId)),
    editAsset: (assetId, changes) => editAsset(world, assetId, changes),
    removeAsset: (assetId) => removeAsset(world, assetId),
    addTag: (name, sha = world.commits.at(-1)?.sha ?? '') => void world.tags.set(name, sha),
    addArtifact: (seed) => addArtifact(world, seed),
    deleteArtifact: (id) => deleteArtifact(world, id),
    artifacts: (runId) => world.artifacts.filter((artifact) => artifact.runId === runId),
    pulls: () => world.pulls.map((pull) => ({ ...pull })),
    editPull: (number, changes) => editPull(world, number, changes),
    signArtifact: (artifact, lifetimeS) => signArtifact(world, artifact, lifetimeS),
    script: (when, ...faults) => script.add(when, faults),
    lag: (route, count) => script.add(route, repeat(count, lagging(world.lastId))),
    expireSignedUrls: () => world.signedUrls.clear(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function createWorld({
  owner = 'acme',
  repo = 'tidy-footer',
  isPrivate = false,
  tokens = [],
  defaultBranch = 'main',
  commits = [{ sha: 'c'.repeat(40) }],
  tags = {},
  hasImmutableReleases = false,
  restrictsTags = false,
  findBranch = () => undefined,
  readings = readReadings(process.env['SANDBOX_GITHUB_READINGS']),
  now = () => new Date(),
}: GitHubOptions): World {
  return {
    ...{ owner, repo, repoId: 70_107, isPrivate, tokens, defaultBranch, commits, hasImmutableReleases, now },
    restrictsTags,
    readings: new Set(readings),
    urls: { api: '', uploads: '', web: '', storage: '' },
    releases: [],
    tags: new Map(Object.entries(tags)),
    burnedTags: new Set(),
    artifacts: [],
    pulls: [],
    findBranch: (name) => findBranch(name) ?? (name === defaultBranch ? commits.at(-1)?.sha : undefined),
    blobs: new Map(),
    latestId: undefined,
    signedUrls: new Set(),
    lastId: 1000,
  };
}

function receive(origin: Origin, incoming: IncomingMessage): Call {
  const { method = '', url: path = '', headers } = incoming;
  const { pathname, searchParams: query } = new URL(path, 'http://host');
  const route = findRoute({ origin, method, path });
  const exchange = { origin, route, method, path, headers, sizeBytes: 0 };
  return { exchange, incoming, pathname, query, text: '', resetAfterBytes: Infinity };
}

async function catchRefusal(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GitHubRefusal) return error.reply;
    throw error;
  }
}
