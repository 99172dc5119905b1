/** Assets of releases: lists, look-ups, uploads, new names and deletion. */
import { canPush, refuseDraft, requireRead, requireWrite, type Actor } from './access.ts';
import {
  eachChunk,
  paginate,
  readFields,
  refuse,
  refuseFields,
  refuseUnknown,
  type Call,
  type JsonReply,
} from './http.ts';
import { assetJson } from './json.ts';
import { requireRelease } from './releases.ts';
import { signReleaseAsset } from './storage.ts';
import { completeAsset, findAsset, startAsset, type Asset, type Release, type World } from './world.ts';

const MAX_ASSET_BYTES = 2 * 1024 ** 3;

/** Lists assets, oldest first, including failed uploads. */
export function listAssets(world: World, call: Call, actor: Actor, releaseId: number): JsonReply {
  const release = requireRelease(world, actor, releaseId);
  const { page, headers } = paginate(release.assets, call, world.urls.api);
  return { status: 200, headers, json: page.map((asset) => assetJson(world, release, asset)) };
}

/** An asset as JSON or, for `Accept: application/octet-stream`, a redirect to its bytes. */
export function getAsset(world: World, { exchange }: Call, actor: Actor, id: number): JsonReply {
  const { release, asset } = requireAsset(world, actor, id);
  if (!exchange.headers.accept?.includes('application/octet-stream')) {
    return { status: 200, json: assetJson(world, release, asset) };
  }
  if (asset.state !== 'uploaded') throw refuseUnknown();
  asset.downloads += 1;
  return { status: 302, headers: { location: signReleaseAsset(world, asset) } };
}

/** Receives an upload. Until all of it has arrived, and if it breaks off, the asset is a `starter`. */
export async function uploadAsset(
  world: World,
  call: Call,
  actor: Actor,
  releaseId: number,
): Promise<JsonReply> {
  requireWrite(world, actor);
  const release = requireRelease(world, actor, releaseId);
  const { 'content-length': length, 'content-type': contentType } = call.exchange.headers;
  if (length === undefined || !/^\d+$/.test(length)) throw refuse(400, 'Bad Content-Length: ');
  const name = cleanName(call.query.get('name') ?? '');
  if (name === '') {
    throw refuseFields([{ resource: 'ReleaseAsset', code: 'missing_field', field: 'name' }]);
  }
  checkSize(Number(length));
  if (release.isImmutable) throw refuse(422, 'Cannot upload assets to an immutable release.');
  checkName(release, name);

  const asset = startAsset(world, release, {
    name,
    label: call.query.get('label') ?? '',
    contentType: contentType ?? 'application/octet-stream',
    uploader: actor.login,
  });
  const bytes = Buffer.allocUnsafe(Number(length));
  let sizeBytes = 0;
  await eachChunk(call, (chunk) => (sizeBytes += chunk.copy(bytes, sizeBytes)));
  completeAsset(world, asset, bytes);
  const json = assetJson(world, release, asset);
  return { status: 201, headers: { location: String(json['url']) }, json };
}

/** Renames an asset, or changes its label. */
export function updateAsset(world: World, call: Call, actor: Actor, id: number): JsonReply {
  requireWrite(world, actor);
  const { release, asset } = requireAsset(world, actor, id);
  const fields = readFields(call, { name: 'string', label: 'string' });
  if (release.isImmutable) throw refuse(422, 'Cannot update asset from an immutable release');
  if (fields.name !== undefined) {
    const name = cleanName(fields.name);
    checkName(release, name, asset);
    asset.name = name;
  }
  asset.label = fields.label ?? asset.label;
  asset.updatedAt = world.now();
  return { status: 200, json: assetJson(world, release, asset) };
}

/** Deletes an asset in any state. */
export function deleteAsset(world: World, actor: Actor, id: number): JsonReply {
  requireWrite(world, actor);
  const { release, asset } = requireAsset(world, actor, id);
  if (release.isImmutable) throw refuse(422, 'Cannot delete asset from an immutable release');
  release.assets.splice(release.assets.indexOf(asset), 1);
  return { status: 204 };
}

function requireAsset(
  world: World,
  actor: Actor,
  id: number,
): { readonly release: Release; readonly asset: Asset } {
  requireRead(world, actor);
  const found = findAsset(world, id);
  if (found === undefined) throw refuseUnknown();
  if (found.release.isDraft && !canPush(actor)) throw refuseDraft(world);
  return found;
}

function checkName(release: Release, name: string, self?: Asset): void {
  if (release.assets.some((asset) => asset !== self && asset.name === name)) {
    throw refuseFields([{ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' }]);
  }
}

function checkSize(sizeBytes: number): void {
  const bound =
    sizeBytes < 1 ? 'greater than or equal to 1' : sizeBytes < MAX_ASSET_BYTES ? '' : 'less than 2147483648';
  if (bound !== '') {
    const message = `size must be ${bound}`;
    throw refuseFields([{ resource: 'ReleaseAsset', code: 'custom', field: 'size', message }]);
  }
}

/** Cleans a name as GitHub was seen to (undocumented): odd characters and runs of dots become one dot. */
export function cleanName(name: string): string {
  return name
    .replace(/[^A-Za-z0-9._+@-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.$/, '')
    .replace(/^\./, 'default.');
}
