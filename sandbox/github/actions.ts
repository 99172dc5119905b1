/** Artifacts of workflow runs, as the API shows them to other runs. */

import { refusePermission, type Actor } from './access.ts';
import { paginate, refuse, refuseUnknown, type Call, type JsonReply } from './http.ts';
import { artifactJson } from './json.ts';
import { signArtifact } from './storage.ts';
import { digestOf, nameBlob, nextId, type Artifact, type World } from './world.ts';

const URL_LIFETIME_S = 60;

/** An artifact to add. */
export interface ArtifactSeed {
  /** An unzipped upload (`archive: false`) has the name of its file. */
  readonly name: string;
  /** The bytes in the blob storage: a ZIP of the files, or the file of an unzipped upload. */
  readonly bytes: Buffer;
  readonly runId: number;
  /** `false` for `archive: false`; `true` by default. */
  readonly isZipped?: boolean;
  /** That of the bytes by default. */
  readonly digest?: string | null;
  readonly isExpired?: boolean;
}

/** Adds an artifact like a step that uploads one. */
export function addArtifact(world: World, seed: ArtifactSeed): Artifact {
  const { name, bytes, runId, isZipped = true, digest = digestOf(bytes), isExpired = false } = seed;
  const id = nextId(world);
  const blob = `${nameBlob(id)}${isZipped ? '.zip' : ''}`;
  const fileName = isZipped ? `${name}.zip` : name;
  const artifact = { id, name, runId, bytes, digest, fileName, isExpired, blob };
  const created: Artifact = { ...artifact, createdAt: world.now() };
  world.artifacts.push(created);
  world.blobs.set(blob, created);
  return created;
}

/** Removes an artifact, if it exists. */
export function deleteArtifact(world: World, id: number): void {
  const index = world.artifacts.findIndex((artifact) => artifact.id === id);
  if (index >= 0) world.artifacts.splice(index, 1);
}

/** Newest first; `?name=` keeps one name. */
export function listArtifacts(world: World, call: Call, actor: Actor, runId: number): JsonReply {
  requireActions(world, actor);
  const name = call.query.get('name');
  const found = world.artifacts
    .filter((artifact) => artifact.runId === runId && (name === null || artifact.name === name))
    .sort((a, b) => b.id - a.id);
  const { page, headers } = paginate(found, call, world.urls.api);
  const artifacts = page.map((artifact) => artifactJson(world, artifact));
  return { status: 200, headers, json: { total_count: found.length, artifacts } };
}

/** Redirects to the bytes for a minute. Anonymous callers are refused, even in public repositories. */
export function downloadArtifact(world: World, actor: Actor, id: number): JsonReply {
  requireActions(world, actor);
  if (actor.isAnonymous) throw refuse(401, 'Requires authentication');
  const artifact = world.artifacts.find((candidate) => candidate.id === id);
  if (artifact === undefined) throw refuseUnknown();
  if (artifact.isExpired) throw refuse(410, 'Artifact has expired');
  return { status: 302, headers: { location: signArtifact(world, artifact, URL_LIFETIME_S) } };
}

function requireActions(world: World, actor: Actor): void {
  if (world.isPrivate && actor.isForeign) throw refuseUnknown();
  if (!actor.isForeign && actor.permissions.actions === undefined) throw refusePermission('actions=read');
}
