/** GitHub in memory: what runs ask of it, and what somebody does on its web pages. */
import { applyFault, lagging, leaveStarter } from '../../../sandbox/github/faults.ts';
import type { Reply } from '../../../sandbox/github/http.ts';
import { addAsset, addRelease } from '../../../sandbox/github/seeds.ts';
import { findPublished, publish, type Release, type World } from '../../../sandbox/github/world.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';
import { answerCall, type GitHubCall, toCall, URLS } from './github-wire.ts';
import { type Actor, type Change, compareReleases, type ReleaseView, viewReleases } from './history.ts';
import { ASSET, type Build, TAG } from './package-file.ts';
import type { Deed, Setting, Twist } from './schedule.ts';
import { performErrand, toJson } from './twist.ts';

export const TOKEN = 'ghs_run';
export const COMMIT = 'c'.repeat(40);
const START = Date.UTC(2026, 10, 20, 10);

/** A lagging answer lacks what was made within this time. */
const LAG_MS = 2_000;

export interface GitHubSide {
  readonly changes: readonly Change[];
  /** All releases as they are now. */
  readonly view: () => readonly ReleaseView[];
  /** The commits of tags, by name. */
  readonly tags: () => ReadonlyMap<string, string>;
  /** Whether a request is for GitHub. */
  readonly takes: (request: HttpRequest) => boolean;
  /** Answers a request at this moment; throws TransportError. */
  readonly answer: (request: HttpRequest, by: Actor, build: Build, twist: Twist) => Promise<HttpAnswer>;
  /** Downloads an address without a token; returns `undefined` when there is no file. */
  readonly download: (url: string) => Promise<Buffer | undefined>;
  /** Tells what was done, and to what; `undefined` when there was nothing to do it to. */
  readonly act: (deed: Deed, which: number) => string | undefined;
}

/** When things happen, in milliseconds, and which request or deed it is. */
export interface Moment {
  readonly now: () => number;
  readonly turn: () => number;
}

export function createGitHubSide(setting: Setting, build: Build, moment: Moment): GitHubSide {
  const world = createWorld(setting, moment);
  const changes: Change[] = [];
  let current: readonly ReleaseView[] = [];
  /** The newest id at the end of each turn. */
  const ids: { readonly atMs: number; readonly lastId: number }[] = [];

  /** Does something, and writes down what changed. */
  async function watch<T>(by: Actor, work: () => T | Promise<T>): Promise<T> {
    const result = await work();
    note(by);
    return result;
  }

  function note(by: Actor): void {
    const now = viewReleases(world);
    changes.push(...compareReleases(current, now, { by, atMs: moment.now(), turn: moment.turn() }));
    current = now;
    ids.push({ atMs: moment.now(), lastId: world.lastId });
  }

  function findKnownId(): number {
    return ids.findLast(({ atMs }) => atMs <= moment.now() - LAG_MS)?.lastId ?? 1000;
  }

  const answer: GitHubSide['answer'] = async (request, by, { bytes }, twist) => {
    const call = toCall(request, bytes);
    const carryOut = (change?: (work: () => Promise<Reply>) => Promise<Reply>) =>
      request.method === 'GET'
        ? answerCall(world, call, change)
        : watch(by, () => answerCall(world, call, change));
    const refusal = toJson(403, { message: 'Resource not accessible by integration' });
    return performErrand(twist, {
      carryOut,
      isDeletion: request.method === 'DELETE',
      answer: (kind) => {
        const isRead = request.method === 'GET';
        const isApi = call.exchange.origin === 'api' || call.exchange.origin === 'uploads';
        if (!isApi) return undefined;
        if (kind === 'refused' || kind === 'denied') return refusal;
        if (kind === 'limited')
          return toJson(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '1' });
        if (kind === 'lagging' && isRead)
          return carryOut((work) =>
            Promise.resolve(applyFault(lagging(findKnownId()), { world, call, carryOut: work })),
          );
        if (kind === 'starter' && call.exchange.origin === 'uploads' && canUpload(call))
          return carryOut((work) =>
            Promise.resolve(applyFault(leaveStarter(), { world, call, carryOut: work })),
          );
        return undefined;
      },
    });
  };

  function canUpload({ pathname, query }: GitHubCall): boolean {
    const release = world.releases.find(({ id }) => pathname.includes(`/releases/${id}/`));
    if (release === undefined || release.isImmutable) return false;
    return release.assets.every(({ name }) => name !== query.get('name'));
  }

  async function download(text: string): Promise<Buffer | undefined> {
    const request = { method: 'GET', headers: {}, timeoutMs: 0, maxBytes: 0 } as const;
    const fetch = (url: string) =>
      answerCall(world, toCall({ ...request, url: new URL(url) }, Buffer.alloc(0)));
    const first = await fetch(text);
    const { location } = first.headers;
    const { status, body } = location === undefined ? first : await fetch(location);
    return status === 200 ? body : undefined;
  }

  const act: GitHubSide['act'] = (deed, which) => {
    const releases = world.releases.filter(({ tagName }) => tagName === TAG);
    const target = releases[which % Math.max(1, releases.length)];
    if (deed === 'drafts') return `draft ${addRelease(world, { ...BY_HAND, isDraft: true }).id}`;
    if (target === undefined) return undefined;
    const isDone = DEEDS_DONE[deed]?.(world, target) !== false;
    return isDone ? `${target.isDraft ? 'draft' : 'release'} ${target.id}` : undefined;
  };

  if (setting.before !== 'nothing') {
    const hasPackage = setting.before === 'draft with the package';
    const assets = hasPackage ? [{ name: ASSET, bytes: build.bytes }] : [];
    addRelease(world, { ...BY_HAND, isDraft: setting.before !== 'release', assets });
  }
  ids.push({ atMs: -Infinity, lastId: world.lastId });
  current = viewReleases(world);
  return {
    changes,
    view: () => current,
    tags: () => world.tags,
    takes: ({ url }) => Object.values(URLS).some((origin) => origin === url.origin),
    answer,
    download,
    act: (deed, which) => {
      const what = act(deed, which);
      note('person');
      return what;
    },
  };
}

/** `false`: it cannot be done. */
const DEEDS_DONE: Readonly<Partial<Record<Deed, (world: World, release: Release) => unknown>>> = {
  publishes: (world, release) => {
    if (!release.isDraft || findPublished(world, release.tagName) !== undefined) return false;
    publish(world, release);
    return true;
  },
  deletes: (world, release) => {
    if (release.isImmutable) world.burnedTags.add(release.tagName);
    world.releases.splice(world.releases.indexOf(release), 1);
  },
  rewrites: (_world, release) => (release.body = 'Written by hand.'),
  appends: (_world, release) => (release.body = `${release.body ?? ''}\n\nThanks to all.`),
  renames: (_world, release) => (release.name = 'Tidy Footer 2'),
  'adds a file': (world, release) =>
    !release.isImmutable &&
    release.assets.every(({ name }) => name !== MANUAL.name) &&
    addAsset(world, release, MANUAL),
  'removes a file': (_world, release) => !release.isImmutable && release.assets.splice(0, 1).length > 0,
};

const MANUAL = { name: 'manual.pdf', bytes: Buffer.from('%PDF') };

/** As a person makes it, who calls it as its tag. */
const BY_HAND = { tagName: TAG, name: TAG, body: 'Notes by hand.', author: 'somebody' };

function createWorld({ isPrivate, isImmutable, isTagged, readings }: Setting, { now }: Moment): World {
  return {
    owner: 'acme',
    repo: 'tidy-footer',
    repoId: 70_107,
    isPrivate,
    tokens: [{ value: TOKEN, permissions: { contents: 'write' } }],
    defaultBranch: 'main',
    commits: [{ sha: COMMIT }, { sha: 'd'.repeat(40) }],
    hasImmutableReleases: isImmutable,
    restrictsTags: false,
    readings: new Set(readings),
    now: () => new Date(toWallMs(now())),
    urls: URLS,
    releases: [],
    tags: new Map(isTagged ? [[TAG, COMMIT]] : []),
    burnedTags: new Set(),
    artifacts: [],
    pulls: [],
    findBranch: () => undefined,
    blobs: new Map(),
    latestId: undefined,
    signedUrls: new Set(),
    lastId: 1000,
  };
}

/** Milliseconds since 1970. */
export function toWallMs(nowMs: number): number {
  return START + nowMs;
}
