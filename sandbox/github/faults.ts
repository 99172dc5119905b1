/** Faults between a client and GitHub, for tests. */
import { setTimeout as delay } from 'node:timers/promises';

import type { Fault } from '../http/faults.ts';
import { errorReply, type Call, type Exchange, type FieldError, type Reply, type RouteName } from './http.ts';
import { assetJson, releaseJson } from './json.ts';
import { findAsset, findRelease, type Asset, type World } from './world.ts';

/** A request that a fault handles. */
export interface Incident {
  readonly world: World;
  readonly call: Call;
  /** Carries out the request and returns the regular answer; call it once. */
  readonly carryOut: () => Promise<Reply>;
}

/** Decides what happens to a request, and how it is answered. */
export type Twist = (incident: Incident) => Reply | Promise<Reply>;

/** A fault of any server, or one that knows GitHub. */
export type GitHubFault = Fault | Twist;

/** Selects the requests of a fault. */
export type When = RouteName | ((exchange: Exchange) => boolean);

/** Pending faults; each applies to the first request that it selects. */
export interface GitHubScript {
  add(when: When, faults: readonly GitHubFault[]): void;
  take(exchange: Exchange): GitHubFault | undefined;
}

/** Creates an empty script. */
export function createGitHubScript(): GitHubScript {
  const entries: { readonly when: When; readonly fault: GitHubFault }[] = [];
  return {
    add: (when, faults) => void entries.push(...faults.map((fault) => ({ when, fault }))),
    take(exchange) {
      const index = entries.findIndex(({ when }) =>
        typeof when === 'function' ? when(exchange) : when === exchange.route,
      );
      return index < 0 ? undefined : entries.splice(index, 1)[0]?.fault;
    },
  };
}

/** Applies a fault to a request. */
export async function applyFault(fault: GitHubFault, incident: Incident): Promise<Reply> {
  if (typeof fault === 'function') return fault(incident);
  if (fault.processed) await incident.carryOut();
  return fault.answer;
}

/** Resets the connection after so many bytes of a request's body; an upload leaves a `starter`. */
export function resetAfter(bytes: number): Twist {
  return ({ call, carryOut }) => {
    call.resetAfterBytes = bytes;
    return carryOut();
  };
}

/** An upload ends with 502, and an empty asset in state `starter` stays behind. */
export function leaveStarter(): Twist {
  return async ({ world, carryOut }) => {
    const { asset } = findCreated(world, await carryOut());
    Object.assign(asset, { state: 'starter', bytes: Buffer.alloc(0), digest: null });
    return errorReply(502, 'Server Error');
  };
}

/** An upload succeeds, but GitHub records something else: no digest, a wrong one, or another state. */
export function uploadedAs(changes: Partial<Pick<Asset, 'digest' | 'state' | 'name' | 'bytes'>>): Twist {
  return async ({ world, carryOut }) => {
    const { release, asset } = findCreated(world, await carryOut());
    return { status: 201, json: assetJson(world, release, Object.assign(asset, changes)) };
  };
}

/** A change of a release succeeds, but removes its tag. */
export function losingTag(): Twist {
  return async ({ world, call, carryOut }) => {
    const reply = await carryOut();
    const release = findRelease(world, Number(/\d+$/.exec(call.pathname)?.[0]));
    if (release === undefined) return reply;
    release.tagName = `untagged-${release.untagged}`;
    return { status: 200, json: releaseJson(world, release) };
  };
}

/** 422 with a list of errors or, without one, only a message. */
export function unprocessable(message: string, errors?: readonly FieldError[]): Twist {
  return () => errorReply(422, message, errors && { errors });
}

/** 403 where a setting of the repository, which is off by default, does not let workflows open pull requests. */
export function noPulls(): Twist {
  return () => errorReply(403, 'GitHub Actions is not permitted to create or approve pull requests.');
}

/** 403 for too many requests in a short time. */
export function secondaryLimit(retryAfterSeconds: number): Twist {
  const message =
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. ' +
    'Please retry your request again later.';
  return () => errorReply(403, message, { headers: { 'retry-after': String(retryAfterSeconds) } });
}

/** Something else happens just before the request is carried out, such as another run's request. */
export function preceded(action: () => unknown): Twist {
  return async ({ carryOut }) => {
    await action();
    return carryOut();
  };
}

/** Something else happens between carrying out the request and answering it. */
export function followed(action: () => unknown): Twist {
  return async ({ carryOut }) => {
    const reply = await carryOut();
    await action();
    return reply;
  };
}

/** Holds `count` requests until all have arrived, then carries them out together: one fault for each. */
export function together(count: number): readonly Twist[] {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return repeat(
    count,
    preceded(() => {
      arrived += 1;
      if (arrived === count) open();
      return all;
    }),
  );
}

/** The same fault several times in a row. */
export const repeat = <T extends GitHubFault>(count: number, fault: T): readonly T[] =>
  Array<T>(count).fill(fault);

/** The request is carried out after a while. */
export function slow(delayMs: number): Twist {
  return preceded(() => delay(delayMs));
}

/** The answer lacks everything created after the id `knownId`: entries are missing, single things are 404. */
export function lagging(knownId: number): Twist {
  return async ({ carryOut }) => {
    const reply = await carryOut();
    if (typeof reply === 'function' || reply.json === undefined || reply.status !== 200) return reply;
    const json = forget(reply.json, knownId);
    return json === undefined ? errorReply(404, 'Not Found') : { ...reply, json };
  };
}

/** Drops releases and assets with an id above `knownId`, also assets within releases. */
function forget(value: unknown, knownId: number): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => forget(entry, knownId)).filter((entry) => entry !== undefined);
  }
  const { id = 0, assets } = value as { readonly id?: number; readonly assets?: unknown };
  if (id > knownId) return undefined;
  return assets === undefined ? value : { ...(value as object), assets: forget(assets, knownId) };
}

function findCreated(world: World, reply: Reply): NonNullable<ReturnType<typeof findAsset>> {
  const { id } = (typeof reply === 'function' ? {} : (reply.json ?? {})) as { readonly id?: number };
  const found = findAsset(world, id ?? 0);
  if (found === undefined) throw new Error('This fault is for an upload that succeeds.');
  return found;
}
