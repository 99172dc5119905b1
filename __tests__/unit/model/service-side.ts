/** The release service in memory, which fetches the package at the moment of the order. */
import { digestOf } from '../../../sandbox/github/world.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import type { GitHubSide, Moment } from './github-side.ts';
import type { Actor } from './history.ts';
import { VERSION } from './package-file.ts';
import type { Setting, Twist } from './schedule.ts';
import { performErrand, toJson, toPage } from './twist.ts';

export const SERVICE_URL = 'https://service.example';

export interface LiveRelease {
  readonly version: string;
  /** `undefined`: it was there before. */
  readonly by: Actor | undefined;
  /** Of the package; absent when it did not come from GitHub. */
  readonly digest?: string;
  readonly atMs: number;
  readonly turn: number;
}

/** A request that creates a release. */
export interface Order {
  readonly by: Actor;
  readonly atMs: number;
  /** As far as the run can know: `open` as long as the request may have taken effect. */
  readonly verdict: 'open' | 'proven' | 'refused' | 'unsent';
}

export interface ServiceSide {
  readonly releases: readonly LiveRelease[];
  readonly orders: readonly Order[];
  /** Answers a request at this moment; throws TransportError. */
  readonly answer: (request: HttpRequest, by: Actor, twist: Twist) => Promise<HttpAnswer>;
  /** Somebody releases the version on the dashboard. */
  readonly release: () => void;
  /** Whether the version is live. */
  readonly isLive: () => boolean;
}

/**
 * @param later does something after so many milliseconds
 */
export function createServiceSide(
  { liveBefore, existing, serviceLagMs }: Setting,
  github: Pick<GitHubSide, 'download'>,
  { now, turn }: Moment,
  later: (delayMs: number, work: () => Promise<unknown>) => void,
): ServiceSide {
  const releases: LiveRelease[] = [];
  const orders: Order[] = [];
  let contradictions = 0;
  if (liveBefore !== undefined)
    releases.push({ version: liveBefore, by: undefined, atMs: -Infinity, turn: -1 });
  const isLive = () => releases.some(({ version }) => version === VERSION);

  async function create({ body = '{}' }: HttpRequest, by: Actor): Promise<HttpAnswer> {
    const { zip_url: zipUrl = '' } = JSON.parse(body) as { zip_url?: string };
    const refusal = isLive() ? EXISTING[existing] : undefined;
    if (refusal !== undefined) return refusal;
    const bytes = await github.download(zipUrl);
    if (bytes === undefined) return toJson(422, { message: 'zip_url cannot be fetched' });
    releases.push({ version: VERSION, by, digest: digestOf(bytes), atMs: now(), turn: turn() });
    return toJson(200, { success: true, version: VERSION });
  }

  async function order(request: HttpRequest, by: Actor, twist: Twist): Promise<HttpAnswer> {
    const carryOut = () => create(request, by);
    const atMs = now();
    try {
      const answer = await performErrand(twist, {
        carryOut,
        answer: (kind) => {
          if (kind === 'late') later(LATE_MS, carryOut);
          return answerOrder(kind, carryOut);
        },
      });
      orders.push({ by, atMs, verdict: judgeAnswer(answer) });
      return answer;
    } catch (error) {
      const isOpen = error instanceof TransportError && error.mayHaveArrived;
      orders.push({ by, atMs, verdict: isOpen ? 'open' : 'unsent' });
      throw error;
    }
  }

  function read(twist: Twist): Promise<HttpAnswer> {
    const seen = releases.findLast(({ atMs }) => atMs <= now() - serviceLagMs)?.version;
    const show = (version: string | undefined) =>
      version === undefined ? toJson(404, { message: 'No release yet' }) : toJson(200, { version });
    return performErrand(twist, {
      carryOut: () => Promise.resolve(show(seen)),
      answer: (kind) => {
        if (kind === 'lagging') return show(liveBefore);
        if (kind === 'page') return toPage(200);
        if (kind !== 'contradiction') return answerRead(kind);
        contradictions += 1;
        return toJson(200, CONTRADICTIONS[contradictions % CONTRADICTIONS.length]);
      },
    });
  }

  return {
    releases,
    orders,
    answer: (request, by, twist) => (request.method === 'POST' ? order(request, by, twist) : read(twist)),
    release: () => {
      if (!isLive()) releases.push({ version: VERSION, by: 'person', atMs: now(), turn: turn() });
    },
    isLive,
  };
}

/** When an order counts whose answer came before. */
const LATE_MS = 12_000;

function judgeAnswer({ status, body }: HttpAnswer): Order['verdict'] {
  if (status >= 500 || status === 303) return 'open';
  if (status >= 400) return 'refused';
  const text = body.toString('utf8');
  if (text.includes('"success":true')) return 'proven';
  return text.includes('"success":false') ? 'refused' : 'open';
}

const EXISTING: Readonly<Record<Setting['existing'], HttpAnswer | undefined>> = {
  '422': toJson(422, { message: 'This version exists already' }),
  '409': toJson(409, { message: 'This version exists already' }),
  'success: false': toJson(200, { success: false, message: 'This version exists already' }),
  again: undefined,
};

/** Answers that name the version, although it is not live. */
const CONTRADICTIONS: readonly unknown[] = [
  { success: false, message: 'Unknown plugin', version: VERSION },
  { error: 'Unknown plugin', version: VERSION },
  { version: '1.0.0', new_version: VERSION },
  { version: VERSION, plugin_id: 'plugin_other' },
  { version: VERSION, status: 'draft' },
];

async function answerOrder(
  twist: Twist,
  carryOut: () => Promise<HttpAnswer>,
): Promise<HttpAnswer | undefined> {
  switch (twist) {
    case 'limited':
      return toJson(429, { message: 'Slow down' }, { 'retry-after': '2' });
    case 'refused':
      return toJson(422, { message: 'Not today' });
    case 'denied':
      return toJson(401, { message: 'Bad key' });
    case 'conflict':
      return toJson(409, { message: 'Another release is being created' });
    case 'see-other-before':
      return toPage(303, { location: `${SERVICE_URL}/plugins/1` });
    case 'see-other-after':
      await carryOut();
      return toPage(303, { location: `${SERVICE_URL}/plugins/1` });
    case 'late':
      return toJson(504, { message: 'Gateway Timeout' });
    default:
      return undefined;
  }
}

function answerRead(twist: Twist): HttpAnswer | undefined {
  switch (twist) {
    case 'limited':
      return toJson(429, { message: 'Slow down' }, { 'retry-after': '2' });
    case 'refused':
      return toJson(404, { message: 'Unknown plugin' });
    case 'denied':
      return toJson(401, { message: 'Bad key' });
    case 'see-other-before':
    case 'see-other-after':
      return toPage(303, { location: `${SERVICE_URL}/login` });
    default:
      return undefined;
  }
}
