/** Pull requests between branches of the repository. */
import { refusePermission, type Actor } from './access.ts';
import {
  paginate,
  readFields,
  refuse,
  refuseFields,
  refuseUnknown,
  type Call,
  type FieldError,
  type JsonReply,
} from './http.ts';
import { pullJson, pullSimpleJson } from './json.ts';
import { nextId, type Pull, type World } from './world.ts';

/** Open ones, or those of `?state=`, from the branch `?head=owner:name` to the branch `?base=`; newest first. */
export function listPulls(world: World, call: Call, actor: Actor): JsonReply {
  if (world.isPrivate && actor.isForeign) throw refuseUnknown();
  if (world.isPrivate && actor.permissions['pull-requests'] === undefined)
    throw refusePermission('pull_requests=read');
  const [state, head, base] = ['state', 'head', 'base'].map((name) => call.query.get(name));
  const found = world.pulls
    .filter(({ isOpen }) => state === 'all' || isOpen === (state !== 'closed'))
    .filter((pull) => head === null || head === `${world.owner}:${pull.head}`)
    .filter((pull) => base === null || base === pull.base)
    .toReversed();
  const { page, headers } = paginate(found, call, world.urls.api);
  return { status: 200, headers, json: page.map((pull) => pullSimpleJson(world, pull)) };
}

/** Opens one, between branches that differ and have no other one that is open. */
export function createPull(world: World, call: Call, actor: Actor): JsonReply {
  requirePulls(world, actor);
  const fields = readFields(call, { title: 'string', head: 'string', base: 'string', body: 'string' });
  const { title = '', base = '', body = null } = fields;
  const head = (fields.head ?? '').replace(`${world.owner}:`, '');
  const [from, to] = [world.findBranch(head), world.findBranch(base)];
  if (from === undefined) throw refusePull({ field: 'head', code: 'invalid' });
  if (to === undefined) throw refusePull({ field: 'base', code: 'invalid' });
  if (title === '') throw refusePull({ field: 'title', code: 'missing_field' });
  if (world.pulls.some((other) => other.isOpen && other.head === head && other.base === base))
    throw refusePull({
      code: 'custom',
      message: `A pull request already exists for ${world.owner}:${head}.`,
    });
  if (from === to) throw refusePull({ code: 'custom', message: `No commits between ${base} and ${head}` });
  const id = nextId(world);
  const now = world.now();
  const text = { title, body, isOpen: true, createdAt: now, updatedAt: now, closedAt: null };
  const pull: Pull = { id, number: id, head, base, author: actor.login, ...text };
  world.pulls.push(pull);
  const json = pullJson(world, pull);
  return { status: 201, headers: { location: String(json['url']) }, json };
}

/** Changes the title or the text, closes it, or opens it again. */
export function updatePull(world: World, call: Call, actor: Actor, number: number): JsonReply {
  requirePulls(world, actor);
  const pull = world.pulls.find((other) => other.number === number);
  if (pull === undefined) throw refuseUnknown();
  const { state, ...text } = readFields(call, { title: 'string', body: 'string', state: 'string' });
  const now = world.now();
  Object.assign(pull, text, { updatedAt: now });
  if (state !== undefined)
    Object.assign(pull, { isOpen: state === 'open', closedAt: state === 'open' ? null : now });
  return { status: 200, json: pullJson(world, pull) };
}

function requirePulls(world: World, actor: Actor): void {
  if (actor.isForeign && world.isPrivate) throw refuseUnknown();
  if (actor.isAnonymous) throw refuse(401, 'Requires authentication');
  if (actor.permissions['pull-requests'] !== 'write') throw refusePermission('pull_requests=write');
}

const refusePull = (error: Omit<FieldError, 'resource'>): Error =>
  refuseFields([{ resource: 'PullRequest', ...error }]);
