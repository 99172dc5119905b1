/** A repository on the stand-in for GitHub: its commits, tags, releases, assets and artifacts. */
import { createHash, randomBytes } from 'node:crypto';

/** A token's permissions, as in a workflow's `permissions:`. */
export interface Permissions {
  readonly contents?: 'read' | 'write';
  readonly actions?: 'read' | 'write';
  readonly 'pull-requests'?: 'read' | 'write';
  /** Not available to a workflow's own token. */
  readonly workflows?: 'write';
}

/** A token that is valid. */
export interface GitHubToken {
  readonly value: string;
  readonly permissions: Permissions;
  /** `github-actions[bot]` by default. */
  readonly login?: string;
  /** A token without access to the repository. */
  readonly isForeign?: boolean;
}

/** A commit of the repository. */
export interface Commit {
  /** 40 hexadecimal digits. */
  readonly sha: string;
  /** Its workflow files differ from those of the default branch. */
  readonly changesWorkflows?: boolean;
}

/** `starter` is left by a failed upload. */
export type AssetState = 'uploaded' | 'starter' | 'open';

/** A file of a release. */
export interface Asset {
  readonly id: number;
  name: string;
  label: string;
  contentType: string;
  state: AssetState;
  bytes: Buffer;
  /** `sha256:…`, or `null` where GitHub has none. */
  digest: string | null;
  /** Where the storage has the bytes. */
  readonly blob: string;
  readonly uploader: string;
  readonly createdAt: Date;
  updatedAt: Date;
  downloads: number;
}

/** A release, published or a draft. */
export interface Release {
  readonly id: number;
  tagName: string;
  target: string;
  name: string | null;
  body: string | null;
  isDraft: boolean;
  isPrerelease: boolean;
  isImmutable: boolean;
  /** Replaces the tag in the addresses of a draft. */
  readonly untagged: string;
  readonly author: string;
  readonly createdAt: Date;
  publishedAt: Date | null;
  updatedAt: Date;
  readonly assets: Asset[];
}

/** An artifact of a workflow run; its bytes are what the blob storage has, zipped or not. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  readonly bytes: Buffer;
  readonly digest: string | null;
  /** The name of a download: `name.zip`, or the file's if it was uploaded unzipped. */
  readonly fileName: string;
  readonly isExpired: boolean;
  readonly blob: string;
  readonly createdAt: Date;
}

/** A pull request between two branches of the repository. */
export interface Pull {
  readonly id: number;
  readonly number: number;
  /** The branch that it brings in. */
  readonly head: string;
  /** The branch that it goes into. */
  readonly base: string;
  readonly author: string;
  title: string;
  body: string | null;
  isOpen: boolean;
  readonly createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
}

/**
 * Ways in which GitHub may behave where nobody knows it. Without these, the harder way applies:
 * - `publishing-keeps-tag`: to publish a draft without naming its tag keeps it, whatever else is changed; every other
 *   change of a draft without its tag takes the tag from it (cli/cli, `release edit`).
 * - `changes-keep-target`: the same of the commit that its tag is put on.
 * - `drafts-403`: a draft that a token may not see is 403, not 404.
 * - `legacy-pre-releases`: `make_latest: legacy` is accepted for pre-releases.
 */
export const READINGS = [
  'publishing-keeps-tag',
  'changes-keep-target',
  'drafts-403',
  'legacy-pre-releases',
] as const;

export type Reading = (typeof READINGS)[number];

/** Readings from a text with commas. */
export function readReadings(names = ''): readonly Reading[] {
  return READINGS.filter((reading) => names.split(',').includes(reading));
}

/** The state of GitHub. */
export interface World {
  readonly owner: string;
  readonly repo: string;
  readonly repoId: number;
  readonly isPrivate: boolean;
  readonly hasImmutableReleases: boolean;
  /** A ruleset forbids to create tags. */
  readonly restrictsTags: boolean;
  readonly readings: ReadonlySet<Reading>;
  readonly defaultBranch: string;
  readonly tokens: readonly GitHubToken[];
  /** Oldest first; the last one is the default branch's. */
  readonly commits: readonly Commit[];
  readonly now: () => Date;
  /** Origins of the four servers. */
  readonly urls: { api: string; uploads: string; web: string; storage: string };
  readonly releases: Release[];
  readonly tags: Map<string, string>;
  /** Tags of immutable releases that were deleted. */
  readonly burnedTags: Set<string>;
  readonly artifacts: Artifact[];
  readonly pulls: Pull[];
  /** The commit of a branch, also of one that was pushed since. */
  readonly findBranch: (name: string) => string | undefined;
  readonly blobs: Map<string, { readonly bytes: Buffer }>;
  /** The release that was made the latest one by hand. */
  latestId: number | undefined;
  /** URLs that the storage takes until they end. */
  readonly signedUrls: Set<string>;
  /** The newest id given. Everything counts in one sequence, so that ids tell what came later. */
  lastId: number;
}

/** A new id. */
export function nextId(world: World): number {
  world.lastId += 1;
  return world.lastId;
}

/** By number. */
export const findRelease = (world: World, id: number): Release | undefined =>
  world.releases.find((release) => release.id === id);

/** By tag, without drafts. */
export const findPublished = (world: World, tag: string): Release | undefined =>
  world.releases.find((release) => !release.isDraft && release.tagName === tag);

/** By number, with the release that has it. */
export function findAsset(
  world: World,
  id: number,
): { readonly release: Release; readonly asset: Asset } | undefined {
  return world.releases.flatMap((release) =>
    release.assets.filter((asset) => asset.id === id).map((asset) => ({ release, asset })),
  )[0];
}

/** The commit of a branch or a full SHA. */
export function findCommit({ commits, defaultBranch }: World, commitish: string): Commit | undefined {
  return commitish === defaultBranch ? commits.at(-1) : commits.find(({ sha }) => sha === commitish);
}

/** A new draft, not yet part of the world. */
export function draftRelease(world: World, author: string, tagName: string): Release {
  const now = world.now();
  return {
    id: nextId(world),
    tagName,
    target: world.defaultBranch,
    name: null,
    body: null,
    isDraft: true,
    isPrerelease: false,
    isImmutable: false,
    untagged: randomBytes(10).toString('hex'),
    author,
    createdAt: now,
    publishedAt: null,
    updatedAt: now,
    assets: [],
  };
}

/** Makes a release public: creates its tag on its target, and makes it immutable if that is the rule. */
export function publish(world: World, release: Release): void {
  const commit = findCommit(world, release.target);
  if (!world.tags.has(release.tagName) && commit !== undefined) world.tags.set(release.tagName, commit.sha);
  release.isDraft = false;
  release.isImmutable = world.hasImmutableReleases;
  release.publishedAt ??= world.now();
}

/** The release that `releases/latest` shows. */
export function findLatest(world: World): Release | undefined {
  const eligible = world.releases.filter(({ isDraft, isPrerelease }) => !isDraft && !isPrerelease);
  return (
    eligible.find(({ id }) => id === world.latestId) ??
    eligible.reduce<Release | undefined>(
      (best, release) => (best === undefined || isLater(release, best) ? release : best),
      undefined,
    )
  );
}

/** Whether a release is the later one for `make_latest: legacy`: by version or, if tags are no versions, by id. */
export function isLater(a: Release, b: Release): boolean {
  const [versionA, versionB] = [a.tagName, b.tagName].map((tag) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(tag));
  if (!versionA || !versionB) return a.id > b.id;
  const difference = [1, 2, 3].map((part) => Number(versionA[part]) - Number(versionB[part])).find(Boolean);
  return (difference ?? a.id - b.id) > 0;
}

/** The name of a file in the blob storage. */
export function nameBlob(id: number): string {
  return createHash('md5').update(String(id)).digest('hex');
}

/** An asset whose upload has begun: `starter`, and empty. */
export function startAsset(
  world: World,
  release: Release,
  { name, label, contentType, uploader }: Pick<Asset, 'name' | 'label' | 'contentType' | 'uploader'>,
): Asset {
  const now = world.now();
  const id = nextId(world);
  const asset: Asset = {
    id,
    name,
    label,
    contentType,
    state: 'starter',
    bytes: Buffer.alloc(0),
    digest: null,
    blob: nameBlob(id),
    uploader,
    createdAt: now,
    updatedAt: now,
    downloads: 0,
  };
  release.assets.push(asset);
  world.blobs.set(asset.blob, asset);
  return asset;
}

/** Completes an upload. */
export function completeAsset(world: World, asset: Asset, bytes: Buffer): void {
  Object.assign(asset, { bytes, digest: digestOf(bytes), state: 'uploaded', updatedAt: world.now() });
}

/** A digest as GitHub writes it. */
export const digestOf = (bytes: Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
