import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';
import { TransportError, type TransportFailure } from '../../../src/http/transport-error.ts';
import { publishPlugin } from '../../../src/publish/publish-plugin.ts';
import type { Progress, Published, PublishJob, PublishRules } from '../../../src/service/model.ts';
import { createReleaseService } from '../../../src/service/release-service.ts';
import { Cancelled } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import {
  createInputs,
  createInspection,
  createParts,
  createRemotePackage,
  ZIP_URL,
  searchForKeys,
} from '../publish/in-memory.ts';

/** The version that is in the package, whether the run knows it or not. */
export const PACKAGE = '2.0.0';
export const API_KEY = 'secret-key';
const PLUGIN = 'plugin_a';
/** Where all requests go. */
export const ENDPOINT = 'https://service.example/api/v1/plugin/update';
const START_MS = 5_000;
const WALL_START_MS = Date.UTC(2026, 7, 5, 12, 0, 0, 250);
/** Far more than any run has: sleeps and requests. */
const MAX_OPERATIONS = 150;

/** All that happens to one run. A request beyond the lists meets a service that is well. */
export interface Schedule {
  readonly rules: PublishRules;
  readonly version: typeof PACKAGE | undefined;
  readonly slug: string | undefined;
  readonly timeoutMs: number;
  readonly random: number;
  readonly liveBefore: string | undefined;
  /** How long the service goes on showing what was live before. */
  readonly lagMs: number;
  /** The service knows the plugin by its folder, too; else only by its identifier. */
  readonly isFolderKnown: boolean;
  readonly posts: readonly PostFault[];
  readonly gets: readonly GetFault[];
  readonly cancel: Cancel | undefined;
}

/** The run is cancelled during its nth sleep or request. */
export interface Cancel {
  readonly during: number;
  /** If that is a request: a part of it has left, so that the service may act on it. */
  readonly hasLeft: boolean;
}

/** Conclusions from a request that creates a release; `denied`: as `refused`, and later reads would be denied, too. */
export type PostKind = 'proven' | 'repeatable' | 'refused' | 'denied' | 'conflict' | 'unknown';

export interface PostFault {
  readonly kind: PostKind;
  /** The version of the release that the service creates, if it creates one. */
  readonly creates?: string;
  /** Another run publishes the same package in the meantime. */
  readonly hasRival?: boolean;
  readonly tookMs: number;
  readonly reply: Reply;
}

export type Reply =
  | { readonly failure: TransportFailure; readonly mayHaveArrived: boolean }
  | {
      readonly status: number;
      readonly body?: string;
      readonly isCut?: boolean;
      readonly retryAfter?: RetryAfter;
      /** Where a redirect leads. */
      readonly location?: string;
    };

/** Seconds, a date so many seconds ahead, or anything. */
export type RetryAfter =
  | { readonly seconds: number }
  | { readonly dateInSeconds: number }
  | { readonly text: string };

export interface GetFault {
  /** A body of this shape with the live version, one with a version from long ago, or what is no answer. */
  readonly shows: { readonly shape: string; readonly isOutdated: boolean } | 'hang' | Reply;
  readonly tookMs: number;
}

export interface Release {
  readonly version: string;
  readonly by: 'before' | 'run' | 'rival';
  readonly atMs: number;
}

export interface Post {
  readonly kind: PostKind;
  readonly startMs: number;
  readonly endMs: number;
  /** The wait that the service asks for. */
  readonly askedMs: number | undefined;
  /** Where the answer redirected. */
  readonly location: string | undefined;
}

export interface Get {
  readonly startMs: number;
  readonly endMs: number;
  /** By the identifier alone, after the folder led to nothing. */
  readonly isById: boolean;
  /** The version in an answer that can be understood. */
  readonly shown: string | undefined;
  /** Another folder could be why nothing is shown. */
  readonly mayBeFolder: boolean;
  /** Where the answer redirected. */
  readonly location: string | undefined;
}

export type Outcome =
  | { readonly kind: 'returned'; readonly published: Told }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'open' };

/** A run's history, and the state of its world. */
export interface Run {
  readonly outcome: Outcome;
  readonly stage: Progress['stage'];
  readonly releases: readonly Release[];
  readonly posts: readonly Post[];
  readonly baselineGets: readonly Get[];
  readonly lookGets: readonly Get[];
  readonly warnings: number;
  readonly isCancelled: boolean;
  /** Moments at which `progress` was not true, or a request was not as it has to be. */
  readonly wrongs: readonly string[];
}

const WELL_POST: PostFault = { kind: 'proven', creates: PACKAGE, tookMs: 10, reply: created(PACKAGE) };
const WELL_GET: GetFault = { shows: { shape: '{"version":%}', isOutdated: false }, tookMs: 10 };

/** A run's result when the version is live. */
export interface Told extends Published {
  /** Turns the step red. */
  readonly problem: PublishError | undefined;
}

/** Runs the recipe with a package that has a URL and is known as far as the order is. */
export async function runRecipe({ order, access, rules, ports }: PublishJob): Promise<Told> {
  const { pluginId, slug = '', version = '', getZipUrl } = order;
  if (getZipUrl === undefined) throw new Error('The package has a URL here.');
  const found = createRemotePackage({ url: { isSecret: false, shown: ZIP_URL, get: getZipUrl } });
  const end = await publishPlugin(
    { ...INPUTS, ...access, ...rules, pluginId },
    createParts({
      log: ports.log,
      source: {
        find: () => Promise.resolve(found),
        searchForKeys,
        inspect: () => Promise.resolve(createInspection({ slug, version })),
      },
      service: createReleaseService(
        { ...access, ...rules },
        { ...ports, cancellation: new AbortController().signal, sendAfterwards: ports.send },
      ),
    }),
  );
  const { status, version: told, previousVersion, isVerified } = end.result;
  if (status === 'dry-run') throw new Error('It was no dry run.');
  const problem = end.problem as PublishError | undefined;
  return { status, version: told, previousVersion, isVerified, problem };
}

const INPUTS = createInputs({ zip_url: ZIP_URL });

export function created(version: string): Reply {
  return { status: 200, body: JSON.stringify({ success: true, version }) };
}

/** Whether a version that was not live before the order was seen live after it. */
export function isProvenByLook({ baselineGets, lookGets }: Pick<Run, 'baselineGets' | 'lookGets'>): boolean {
  const before = baselineGets.at(-1)?.shown;
  return before !== undefined && before !== PACKAGE && lookGets.at(-1)?.shown === PACKAGE;
}

/** Publishes in a world of its own, whose time passes only in sleeps and requests. */
export async function simulate(schedule: Schedule): Promise<Run> {
  const { version, slug, timeoutMs, rules, cancel } = schedule;
  const releases: Release[] = [];
  const posts: Post[] = [];
  const baselineGets: Get[] = [];
  const lookGets: Get[] = [];
  const wrongs: string[] = [];
  let warnings = 0;
  let nowMs = START_MS;
  let operations = 0;
  let isCancelled = false;
  let isStopped = false;
  let stage: Progress['stage'] = 'not-published';

  if (schedule.liveBefore !== undefined) create(schedule.liveBefore, 'before', -Infinity);
  const access = { baseUrl: new URL('https://service.example/'), apiKey: API_KEY, timeoutMs };
  const order = { pluginId: PLUGIN, getZipUrl: () => Promise.resolve(ZIP_URL), slug, version };
  const count = () => void (warnings += 1);
  const ports = {
    send,
    clock: { now: () => nowMs, wallNow: () => WALL_START_MS + nowMs, sleep },
    random: () => schedule.random,
    log: { ...quietLog, warning: count, error: () => void wrongs.push('an error is logged') },
    quote: (text: string) => text.replaceAll(API_KEY, '***'),
    progress: {
      get stage() {
        return stage;
      },
      set stage(value) {
        stage = value;
        checkStage();
      },
    },
  };
  const ended = runRecipe({ order, access, rules, ports }).then(
    (published): Outcome => ({ kind: 'returned', published }),
    (error: unknown): Outcome => ({ kind: 'threw', error }),
  );
  // Nothing here waits for real: what has not ended by now never will.
  const open = new Promise<Outcome>((resolve) => setImmediate(resolve, { kind: 'open' }));
  const outcome = await Promise.race([ended, open]);
  return { outcome, stage, releases, posts, baselineGets, lookGets, warnings, isCancelled, wrongs };

  /** Starts a sleep or a request; tells whether the run is cancelled during it. */
  function begin(): boolean {
    if (isStopped) wrongs.push('it goes on after a sleep was cut short');
    operations += 1;
    if (operations > MAX_OPERATIONS) throw new Error('The run does not end.');
    isCancelled ||= operations === cancel?.during;
    return isCancelled;
  }

  async function sleep(durationMs: number): Promise<void> {
    if (!(durationMs >= 0)) wrongs.push(`a sleep of ${durationMs} ms`);
    if (!isCancelled) expectStage(stageBetween());
    await Promise.resolve();
    if (begin()) {
      isStopped = true;
      throw new Cancelled();
    }
    nowMs += durationMs;
  }

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    const wasCancelled = isCancelled;
    const isEnding = begin();
    await Promise.resolve();
    if (wasCancelled) throw new TransportError('cancelled', 'cancelled', false);
    checkRequest(request);
    return request.method === 'POST' ? answerPost(isEnding) : answerGet(request, isEnding);
  }

  function answerPost(isEnding: boolean): HttpAnswer {
    expectStage('ordered');
    const { reply, hasRival = false, ...fault } = schedule.posts[posts.length] ?? WELL_POST;
    const startMs = nowMs;
    nowMs += Math.min(fault.tookMs, timeoutMs) / (isEnding ? 2 : 1);
    const hasArrived =
      (!('failure' in reply) || reply.mayHaveArrived) && (!isEnding || cancel?.hasLeft === true);
    if (hasRival) create(PACKAGE, 'rival', nowMs);
    if (hasArrived && fault.creates !== undefined) create(fault.creates, 'run', nowMs);
    const [askedMs, retryAfter] = isEnding ? [undefined] : readRetryAfter(reply);
    const cancelledKind = hasArrived ? 'unknown' : 'refused';
    const kind = isEnding ? cancelledKind : fault.kind;
    posts.push({
      kind,
      startMs,
      endMs: nowMs,
      askedMs,
      location: isEnding ? undefined : readLocation(reply),
    });
    if (isEnding) throw new TransportError('cancelled', 'cancelled', hasArrived);
    return toAnswer(reply, retryAfter);
  }

  function answerGet({ timeoutMs: limitMs, url }: HttpRequest, isEnding: boolean): HttpAnswer {
    if (!isEnding) expectStage(stageBetween());
    const gets = posts.length === 0 ? baselineGets : lookGets;
    const { shows, tookMs } = schedule.gets[baselineGets.length + lookGets.length] ?? WELL_GET;
    const startMs = nowMs;
    nowMs += (shows === 'hang' ? limitMs : Math.min(tookMs, limitMs)) / (isEnding ? 2 : 1);
    const isShape = !isEnding && typeof shows === 'object' && 'shape' in shows;
    const isById = slug !== undefined && !url.searchParams.has('slug');
    const isKnown = schedule.isFolderKnown || !url.searchParams.has('slug');
    const live = !isShape ? undefined : shows.isOutdated ? '0.9.0' : findLive(nowMs - schedule.lagMs);
    const shown = isKnown ? live : undefined;
    const mayBeFolder = isShape ? shown === undefined : !isEnding && mayBeFolderOf(shows);
    const location = isShape || shows === 'hang' || isEnding ? undefined : readLocation(shows as Reply);
    gets.push({ startMs, endMs: nowMs, isById, shown, mayBeFolder, location });
    if (isEnding) throw new TransportError('cancelled', 'cancelled', cancel?.hasLeft === true);
    if (shows === 'hang') throw new TransportError('deadline', 'too slow', true);
    if (!isShape) return toAnswer(shows as Reply, readRetryAfter(shows as Reply)[1]);
    if (shown === undefined) return toAnswer({ status: 404, body: '{"message":"No plugin"}' });
    return toAnswer({ status: 200, body: shows.shape.replaceAll('%', JSON.stringify(shown)) });
  }

  function create(created: string, by: Release['by'], atMs: number): void {
    releases.push({ version: created, by, atMs });
    checkStage();
  }

  function findLive(atMs: number): string | undefined {
    return releases.findLast((release) => release.atMs <= atMs)?.version;
  }

  function readRetryAfter(reply: Reply): readonly [askedMs: number | undefined, header?: string] {
    if ('failure' in reply || reply.retryAfter === undefined) return [undefined];
    const { retryAfter } = reply;
    if ('text' in retryAfter) return [undefined, retryAfter.text];
    if ('seconds' in retryAfter) return [retryAfter.seconds * 1000, String(retryAfter.seconds)];
    const wallMs = WALL_START_MS + nowMs;
    const dateMs = Math.floor(wallMs / 1000 + retryAfter.dateInSeconds) * 1000;
    return [Math.max(0, dateMs - wallMs), new Date(dateMs).toUTCString()];
  }

  function checkRequest(request: HttpRequest): void {
    const { method, url, body, timeoutMs: limitMs } = request;
    const isPost = method === 'POST';
    const byId = `?id=${PLUGIN}`;
    const queries = isPost ? [''] : slug === undefined ? [byId] : [`${byId}&slug=${slug}`, byId];
    if (!queries.some((query) => url.href === ENDPOINT + query)) wrongs.push(`the URL ${url.href}`);
    const wanted = isPost ? JSON.stringify({ plugin_id: PLUGIN, zip_url: ZIP_URL }) : undefined;
    if (body !== wanted) wrongs.push(`the body ${String(body)}`);
    const isLimited = isPost ? limitMs === timeoutMs : limitMs > 0 && limitMs <= Math.min(timeoutMs, 10_000);
    if (!isLimited) wrongs.push(`the limit ${limitMs} ms`);
  }

  /** Returns the stage that is certain while no order is under way. */
  function stageBetween(): Progress['stage'] {
    const kind = posts.at(-1)?.kind;
    if (kind === 'proven') return 'published';
    return kind === 'unknown' ? 'ordered' : 'not-published';
  }

  function expectStage(expected: Progress['stage']): void {
    if (stage !== expected) wrongs.push(`the stage is ${stage} when it should be ${expected}`);
  }

  function checkStage(): void {
    const hasOwn = releases.some(({ by }) => by === 'run');
    if (stage === 'not-published' && hasOwn) wrongs.push('not published, it says, but it is');
    const isPublished = hasOwn || isProvenByLook({ baselineGets, lookGets });
    if (stage === 'published' && !isPublished) wrongs.push('published, it says, but it is not');
  }
}

function toAnswer(reply: Reply, retryAfter?: string): HttpAnswer {
  if ('failure' in reply) throw new TransportError(reply.failure, reply.failure, reply.mayHaveArrived);
  const { status, body = '', isCut = false, location } = reply;
  const headers = {
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...(location === undefined ? {} : { location }),
  };
  return { status, headers, body: Buffer.from(body), isCut };
}

function readLocation(reply: Reply): string | undefined {
  return 'failure' in reply ? undefined : reply.location;
}

/** No failure, no redirect, no refused key and no website: the folder may be what matches nothing. */
function mayBeFolderOf(shows: GetFault['shows']): boolean {
  if (shows === 'hang' || !('status' in shows)) return false;
  const { status, body = '' } = shows;
  const isPassing = [408, 425, 429].includes(status) || status >= 500;
  const isDecided = status === 401 || status === 403 || (status >= 300 && status < 400);
  return status === 404 || !(isPassing || isDecided || body.startsWith('<'));
}

/** Returns the run's final claim; a cancelled run claims only what its progress says. */
export function readClaim({ outcome, stage, isCancelled }: Run): string {
  if (outcome.kind === 'open') return 'nothing';
  if (outcome.kind === 'returned') {
    const { status, problem } = outcome.published;
    return problem === undefined ? `green, ${status}` : `red, ${problem.code}`;
  }
  if (isCancelled)
    return { 'not-published': 'not-published', ordered: 'unknown-outcome', published: 'after-publish' }[
      stage
    ];
  return outcome.error instanceof PublishError ? outcome.error.code : String(outcome.error);
}
