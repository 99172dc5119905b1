/** Who calls, and what they may do. */
import { refuse, refuseUnknown, type Call } from './http.ts';
import type { Permissions, World } from './world.ts';

/** The sender of a request; anonymous without a token. */
export interface Actor {
  readonly login: string;
  readonly permissions: Permissions;
  readonly isAnonymous: boolean;
  readonly isForeign: boolean;
}

const ANONYMOUS: Actor = { login: '', permissions: {}, isAnonymous: true, isForeign: true };

/** Values of `x-accepted-github-permissions`. */
export type AcceptedPermissions =
  | 'contents=read'
  | 'contents=write'
  | 'contents=write; contents=write,workflows=write'
  | 'actions=read'
  | 'pull_requests=read'
  | 'pull_requests=write';

/** Identifies the caller. Throws a refusal: 403 without a User-Agent, 401 for an invalid token. */
export function authenticate(world: World, { exchange: { headers } }: Call): Actor {
  if (!headers['user-agent']) {
    throw refuse(
      403,
      'Request forbidden by administrative rules. Please make sure your request has a User-Agent header',
    );
  }
  if (headers.authorization === undefined) return ANONYMOUS;
  const value = /^(?:token|bearer) +(\S+)$/i.exec(headers.authorization)?.[1];
  const token = world.tokens.find((candidate) => candidate.value === value);
  if (token === undefined) throw refuse(401, 'Bad credentials');
  const { login = 'github-actions[bot]', permissions, isForeign = false } = token;
  return { login, permissions: isForeign ? {} : permissions, isAnonymous: false, isForeign };
}

/** Lets everybody read public repositories; private ones do not exist for strangers. Throws a refusal. */
export function requireRead(world: World, actor: Actor): void {
  if (!world.isPrivate) return;
  if (actor.isForeign) throw refuseUnknown();
  if (actor.permissions.contents === undefined) throw refusePermission('contents=read');
}

/** Throws a refusal unless the caller may write. */
export function requireWrite(
  world: World,
  actor: Actor,
  accepted: AcceptedPermissions = 'contents=write',
): void {
  if (actor.isForeign && world.isPrivate) throw refuseUnknown();
  if (actor.isAnonymous) throw refuse(401, 'Requires authentication');
  if (actor.isForeign) throw refuseUnknown();
  if (!canPush(actor)) throw refusePermission(accepted);
}

/** Drafts are visible only with permission to push. */
export const canPush = ({ permissions }: Actor): boolean => permissions.contents === 'write';

/** A draft that the caller may not see. */
export const refuseDraft = ({ readings }: World): ReturnType<typeof refuse> =>
  readings.has('drafts-403') ? refusePermission('contents=write') : refuseUnknown();

/** 403 for a token that lacks a permission. */
export const refusePermission = (accepted: AcceptedPermissions): ReturnType<typeof refuse> =>
  refuse(403, 'Resource not accessible by integration', {
    headers: { 'x-accepted-github-permissions': accepted },
  });
