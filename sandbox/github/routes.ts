/** The routes of the API. */
import { authenticate, requireRead, type Actor } from './access.ts';
import { downloadArtifact, listArtifacts } from './actions.ts';
import { deleteAsset, getAsset, listAssets, updateAsset, uploadAsset } from './assets.ts';
import {
  decodePath,
  refuseUnknown,
  type Call,
  type Exchange,
  type Origin,
  type Reply,
  type RouteName,
} from './http.ts';
import { repositoryJson } from './json.ts';
import { createPull, listPulls, updatePull } from './pulls.ts';
import { createRef, deleteRef, getRef, listMatchingRefs, updateRef } from './refs.ts';
import {
  createRelease,
  deleteRelease,
  generateNotes,
  getLatestRelease,
  getRelease,
  getReleaseByTag,
  listReleases,
  updateRelease,
} from './releases.ts';
import { answerDownload, answerStorage } from './storage.ts';
import type { World } from './world.ts';

interface Route {
  readonly name: RouteName;
  readonly origin: Origin;
  readonly method: string;
  /** Matches the path below the repository's. */
  readonly path: RegExp;
  /** `parameter` is the group of the path. */
  handle(world: World, call: Call, actor: Actor, parameter: string): Reply | Promise<Reply>;
}

const ROUTES: readonly Route[] = [
  api('repos/get', 'GET', /^$/, (world, _call, actor) => {
    // Every token of a repository may read the repository itself.
    requireRead(world, { ...actor, permissions: { contents: 'read' } });
    return { status: 200, json: repositoryJson(world) };
  }),
  api('repos/list-releases', 'GET', /^\/releases$/, listReleases),
  api('repos/create-release', 'POST', /^\/releases$/, createRelease),
  api('repos/get-latest-release', 'GET', /^\/releases\/latest$/, (world, _call, actor) =>
    getLatestRelease(world, actor),
  ),
  api('repos/generate-release-notes', 'POST', /^\/releases\/generate-notes$/, generateNotes),
  api('repos/get-release-by-tag', 'GET', /^\/releases\/tags\/(.+)$/, (world, _call, actor, tag) =>
    getReleaseByTag(world, actor, tag),
  ),
  api('repos/get-release', 'GET', /^\/releases\/(\d+)$/, (world, _call, actor, id) =>
    getRelease(world, actor, Number(id)),
  ),
  api('repos/update-release', 'PATCH', /^\/releases\/(\d+)$/, (world, call, actor, id) =>
    updateRelease(world, call, actor, Number(id)),
  ),
  api('repos/delete-release', 'DELETE', /^\/releases\/(\d+)$/, (world, _call, actor, id) =>
    deleteRelease(world, actor, Number(id)),
  ),
  api('repos/list-release-assets', 'GET', /^\/releases\/(\d+)\/assets$/, (world, call, actor, id) =>
    listAssets(world, call, actor, Number(id)),
  ),
  api('repos/get-release-asset', 'GET', /^\/releases\/assets\/(\d+)$/, (world, call, actor, id) =>
    getAsset(world, call, actor, Number(id)),
  ),
  api('repos/update-release-asset', 'PATCH', /^\/releases\/assets\/(\d+)$/, (world, call, actor, id) =>
    updateAsset(world, call, actor, Number(id)),
  ),
  api('repos/delete-release-asset', 'DELETE', /^\/releases\/assets\/(\d+)$/, (world, _call, actor, id) =>
    deleteAsset(world, actor, Number(id)),
  ),
  api('git/get-ref', 'GET', /^\/git\/ref\/(.+)$/, (world, _call, actor, ref) => getRef(world, actor, ref)),
  api('git/list-matching-refs', 'GET', /^\/git\/matching-refs\/(.+)$/, (world, _call, actor, ref) =>
    listMatchingRefs(world, actor, ref),
  ),
  api('git/create-ref', 'POST', /^\/git\/refs$/, createRef),
  api('git/update-ref', 'PATCH', /^\/git\/refs\/(.+)$/, updateRef),
  api('git/delete-ref', 'DELETE', /^\/git\/refs\/(.+)$/, (world, _call, actor, ref) =>
    deleteRef(world, actor, ref),
  ),
  api(
    'actions/list-workflow-run-artifacts',
    'GET',
    /^\/actions\/runs\/(\d+)\/artifacts$/,
    (world, call, actor, id) => listArtifacts(world, call, actor, Number(id)),
  ),
  api('actions/download-artifact', 'GET', /^\/actions\/artifacts\/(\d+)\/zip$/, (world, _call, actor, id) =>
    downloadArtifact(world, actor, Number(id)),
  ),
  api('pulls/list', 'GET', /^\/pulls$/, listPulls),
  api('pulls/create', 'POST', /^\/pulls$/, createPull),
  api('pulls/update', 'PATCH', /^\/pulls\/(\d+)$/, (world, call, actor, number) =>
    updatePull(world, call, actor, Number(number)),
  ),
  {
    name: 'repos/upload-release-asset',
    origin: 'uploads',
    method: 'POST',
    path: /^\/releases\/(\d+)\/assets$/,
    handle: (world, call, actor, id) => uploadAsset(world, call, actor, Number(id)),
  },
];

/** The name of a request's route; `undefined` for an unknown address. */
export function findRoute({
  origin,
  method,
  path,
}: Pick<Exchange, 'origin' | 'method' | 'path'>): RouteName | undefined {
  if (origin === 'web') return 'web/download';
  if (origin === 'storage') return 'storage/get';
  const { rest } = splitPath(path);
  return ROUTES.find((route) => route.origin === origin && route.method === method && route.path.test(rest))
    ?.name;
}

/** Carries out a request. Throws a refusal. */
export async function carryOutCall(world: World, call: Call): Promise<Reply> {
  const { route: name, path } = call.exchange;
  if (name === 'web/download') return answerDownload(world, call);
  if (name === 'storage/get') return answerStorage(world, call);
  const actor = authenticate(world, call);
  const { repository, rest } = splitPath(path);
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (route === undefined || repository !== `${world.owner}/${world.repo}`.toLowerCase())
    throw refuseUnknown();
  return await route.handle(world, call, actor, route.path.exec(rest)?.[1] ?? '');
}

function splitPath(path: string): { readonly repository: string; readonly rest: string } {
  const [pathname = ''] = path.split('?', 1);
  const [, repository = '', rest = '/'] = /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(pathname) ?? [];
  return { repository: repository.toLowerCase(), rest: decodePath(rest) };
}

function api(name: RouteName, method: string, path: RegExp, handle: Route['handle']): Route {
  return { name, origin: 'api', method, path, handle };
}
