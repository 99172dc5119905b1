/** The blob storage behind GitHub, its signed URLs, and the public download addresses that lead there. */
import { createHmac } from 'node:crypto';

import { status, type Answer } from '../http/faults.ts';
import { decodePath, type Call, type JsonReply, type Reply } from './http.ts';
import { findLatest, type Artifact, type Asset, type Release, type World } from './world.ts';
import { serveBytes } from '../http/serve-bytes.ts';

const ASSET_FOLDER = '/github-production-release-asset/';

/** The lifetime of the token in a release asset's URL; the rest of the URL lives longer. */
const TOKEN_LIFETIME_S = 300;
const SIGNATURE_LIFETIME_S = 3600;

/** A URL for a release asset that needs no credentials and lives 300 s; a secret. */
export function signReleaseAsset(world: World, { blob, name, contentType }: Asset): string {
  const path = `${ASSET_FOLDER}${world.repoId}/${blob}`;
  const url = signBlob(world, { path, fileName: name, contentType, lifetimeS: SIGNATURE_LIFETIME_S });
  const issued = Math.floor(world.now().getTime() / 1000);
  url.searchParams.set(
    'jwt',
    signToken(world, {
      iss: 'github.com',
      aud: 'release-assets.githubusercontent.com',
      key: 'key1',
      nbf: issued,
      exp: issued + TOKEN_LIFETIME_S,
      path: 'releaseassetproduction.blob.core.windows.net',
    }),
  );
  return url.href;
}

/** A URL for an artifact that needs no credentials and lives as long as given; a secret. */
export function signArtifact(world: World, { blob, fileName }: Artifact, lifetimeS: number): string {
  const contentType = fileName.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
  return signBlob(world, { path: `/actions-results/${blob}`, fileName, contentType, lifetimeS }).href;
}

/** A JSON Web Token. */
function signToken({ signingKey }: World, claims: Readonly<Record<string, unknown>>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', signingKey).update(text).digest('base64url')}`;
}

function signBlob(
  world: World,
  {
    path,
    fileName,
    contentType,
    lifetimeS,
  }: { path: string; fileName: string; contentType: string; lifetimeS: number },
): URL {
  const url = new URL(path, world.urls.storage);
  const expiry = new Date(world.now().getTime() + lifetimeS * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  const parameters = {
    sp: 'r',
    sv: '2018-11-09',
    sr: 'b',
    se: expiry,
    rscd: `attachment; filename=${fileName}`,
    rsct: contentType,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.searchParams.set('sig', signatureOf(world, url));
  return url;
}

function signatureOf({ signingKey }: World, { pathname, searchParams }: URL): string {
  const signed = ['sp', 'sv', 'sr', 'se', 'rscd', 'rsct'].map((name) => searchParams.get(name));
  return createHmac('sha256', signingKey)
    .update([pathname, ...signed].join('\n'))
    .digest('base64');
}

/** Serves a blob for a valid URL, and for GET only. */
export function answerStorage(world: World, { exchange, pathname, query }: Call): Reply {
  const { method, headers, path } = exchange;
  if (headers.authorization !== undefined) return xmlError(400, 'InvalidAuthenticationInfo');
  const blob = world.blobs.get(pathname.split('/').at(-1) ?? '');
  const url = new URL(path, world.urls.storage);
  const isValid = query.get('sig') === signatureOf(world, url) && isAlive(world, url);
  if (method === 'HEAD' || !isValid) return xmlError(403, 'AuthenticationFailed');
  if (blob === undefined) return xmlError(404, 'BlobNotFound');
  return (request, response) => {
    response.setHeader('content-disposition', query.get('rscd') ?? 'attachment');
    serveBytes(request, response, blob.bytes, query.get('rsct') ?? 'application/octet-stream');
  };
}

function isAlive(world: World, { pathname, searchParams }: URL): boolean {
  const nowMs = world.now().getTime();
  if (nowMs >= Date.parse(searchParams.get('se') ?? '')) return false;
  if (!pathname.startsWith(ASSET_FOLDER)) return true;
  return nowMs < readExpiry(world, searchParams.get('jwt') ?? '') * 1000;
}

/** When a token ends, in seconds since 1970; 0 for one that was not signed here. */
function readExpiry(world: World, token: string): number {
  const [, claims = ''] = token.split('.');
  if (token !== signToken(world, parseClaims(claims))) return 0;
  return Number(parseClaims(claims)['exp']);
}

function parseClaims(claims: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function xmlError(code: number, name: string): Answer {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${name}</Code></Error>`;
  return status(code, { headers: { 'content-type': 'application/xml' }, body });
}

/** `/{owner}/{repo}/releases/download/{tag}/{name}`: open to all where the repository and the release are. */
export function answerDownload(world: World, { pathname }: Call): Reply {
  const latest = findLatest(world);
  const addresses = world.releases
    .filter(({ isDraft }) => !isDraft && !world.isPrivate)
    .flatMap((release) => release.assets.flatMap((asset) => addressesOf(world, release, asset, latest)));
  const asset = addresses.find(([address]) => address === decodePath(pathname))?.[1];
  return asset?.state === 'uploaded' ? redirectTo(world, asset) : notFoundPage();
}

function addressesOf(
  { owner, repo }: World,
  release: Release,
  asset: Asset,
  latest: Release | undefined,
): readonly (readonly [address: string, asset: Asset])[] {
  const folders = [`download/${release.tagName}`, ...(release === latest ? ['latest/download'] : [])];
  return folders.map((folder) => [`/${owner}/${repo}/releases/${folder}/${asset.name}`, asset]);
}

function redirectTo(world: World, asset: Asset): JsonReply {
  asset.downloads += 1;
  return { status: 302, headers: { location: signReleaseAsset(world, asset) } };
}

/** A browser's page for an unknown address. */
export function notFoundPage(): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return status(404, { headers, body: '<!doctype html><title>Page not found · GitHub</title><h1>404</h1>' });
}
