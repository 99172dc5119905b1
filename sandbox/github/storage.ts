/** The blob storage behind GitHub, its signed URLs, and the public download addresses that lead there. */
import { createHash } from 'node:crypto';

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
    signToken({
      iss: 'github.com',
      aud: 'release-assets.githubusercontent.com',
      key: 'key1',
      nbf: issued,
      exp: issued + TOKEN_LIFETIME_S,
      path: 'releaseassetproduction.blob.core.windows.net',
    }),
  );
  return issue(world, url);
}

/** A URL for an artifact that needs no credentials and lives as long as given; a secret. */
export function signArtifact(world: World, { blob, fileName }: Artifact, lifetimeS: number): string {
  const contentType = fileName.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
  return issue(
    world,
    signBlob(world, { path: `/actions-results/${blob}`, fileName, contentType, lifetimeS }),
  );
}

/** A JSON Web Token. */
function signToken(claims: Readonly<Record<string, unknown>>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}.${sign('token').toString('base64url')}`;
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
    sig: sign(path).toString('base64'),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/**
 * The same in each run, for the storage knows what it has issued: by chance, five letters of a random signature are in a
 * message that a test expects, and the step hides them.
 */
function sign(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function issue(world: World, url: URL): string {
  world.signedUrls.add(identify(url));
  return url.href;
}

/** However a client writes it. */
function identify({ pathname, searchParams }: URL): string {
  return JSON.stringify([pathname, ...[...searchParams].map((pair) => pair.join('=')).sort()]);
}

/** Serves a blob for a valid URL, and for GET only. */
export function answerStorage(world: World, { exchange, pathname, query }: Call): Reply {
  const { method, headers, path } = exchange;
  if (headers.authorization !== undefined) return xmlError(400, 'InvalidAuthenticationInfo');
  const blob = world.blobs.get(pathname.split('/').at(-1) ?? '');
  const url = new URL(path, world.urls.storage);
  const isValid = world.signedUrls.has(identify(url)) && isAlive(world, url);
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
  return nowMs < readExpiry(searchParams.get('jwt') ?? '') * 1000;
}

/** When a token ends, in seconds since 1970. */
function readExpiry(token: string): number {
  const [, claims = ''] = token.split('.');
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { readonly exp: number };
  return exp;
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
