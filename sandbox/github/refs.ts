/** Branches and tags: look-ups, creation and moves. Changes are for tags only: branches are the commits that are pushed. */
import { requireRead, requireWrite, type Actor } from './access.ts';
import { readFields, refuse, refuseUnknown, type Call, type JsonReply } from './http.ts';
import { refJson } from './json.ts';
import type { World } from './world.ts';

const TAGS = 'refs/tags/';

/** A branch or a tag: `heads/main`, `tags/v1`. */
export function getRef(world: World, actor: Actor, ref: string): JsonReply {
  requireRead(world, actor);
  const sha = listRefs(world).get(`refs/${ref}`);
  if (sha === undefined) throw refuseUnknown();
  return { status: 200, json: refJson(world, `refs/${ref}`, sha) };
}

/** All branches or tags with a prefix; an empty list is no error. */
export function listMatchingRefs(world: World, actor: Actor, prefix: string): JsonReply {
  requireRead(world, actor);
  const found = [...listRefs(world)].filter(([ref]) => ref.startsWith(`refs/${prefix}`));
  return { status: 200, json: found.map(([ref, sha]) => refJson(world, ref, sha)) };
}

/** Creates a tag on a commit. */
export function createRef(world: World, call: Call, actor: Actor): JsonReply {
  requireWrite(world, actor);
  const { ref, sha } = readFields(call, { ref: 'string', sha: 'string' });
  if (ref === undefined) throw refuse(422, 'Invalid request.\n\n"ref" wasn\'t supplied.');
  if (sha === undefined) throw refuse(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  if (!ref.startsWith(TAGS)) throw refuse(422, `${ref} is not a valid ref name.`);
  if (listRefs(world).has(ref)) throw refuse(422, 'Reference already exists');
  requireCommit(world, sha);
  world.tags.set(ref.slice(TAGS.length), sha);
  const json = refJson(world, ref, sha);
  return { status: 201, headers: { location: String(json['url']) }, json };
}

/** Moves a tag: to a later commit, or with `force: true` to any. */
export function updateRef(world: World, call: Call, actor: Actor, name: string): JsonReply {
  requireWrite(world, actor);
  const { sha, force = false } = readFields(call, { sha: 'string', force: 'boolean' });
  if (sha === undefined) throw refuse(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  const ref = `refs/${name}`;
  const current = ref.startsWith(TAGS) ? listRefs(world).get(ref) : undefined;
  if (current === undefined) throw refuse(422, 'Reference does not exist');
  requireCommit(world, sha);
  const [from, to] = [current, sha].map((id) => world.commits.findIndex((commit) => commit.sha === id));
  if (!force && Number(to) < Number(from)) throw refuse(422, 'Update is not a fast forward');
  world.tags.set(ref.slice(TAGS.length), sha);
  return { status: 200, json: refJson(world, ref, sha) };
}

/** Deletes a tag, even if it has a release. */
export function deleteRef(world: World, actor: Actor, name: string): JsonReply {
  requireWrite(world, actor);
  const ref = `refs/${name}`;
  if (!ref.startsWith(TAGS) || !world.tags.delete(ref.slice(TAGS.length))) {
    throw refuse(422, 'Reference does not exist');
  }
  return { status: 204 };
}

/** All refs by full name, in the given order. */
function listRefs({ tags, defaultBranch, commits }: World): ReadonlyMap<string, string> {
  const branches = commits.slice(-1).map(({ sha }) => [`refs/heads/${defaultBranch}`, sha] as const);
  const refs = [...branches, ...[...tags].map(([name, sha]) => [TAGS + name, sha] as const)];
  return new Map(refs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function requireCommit({ commits }: World, sha: string): void {
  if (!commits.some((commit) => commit.sha === sha)) throw refuse(422, 'Object does not exist');
}

/** Whether git accepts a tag name (`git check-ref-format`). */
export function isRefName(name: string): boolean {
  return /^(?!\/)(?!.*(\/\/|\.\.|@\{|\.lock$|[/.]$|^\.|\/\.))[^\p{Cc} ~^:?*[\\]+$/u.test(name);
}
