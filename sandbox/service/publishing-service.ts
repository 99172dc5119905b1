/*
 * The plugin release service, as its interface describes it. Where the interface says "not shown", this is chosen:
 *
 * - Errors are JSON: {message}, and for bad parameters also {errors: {field: [{message}]}}.
 * - Checks, in this order: path (404), method (405), API key (401), content type (415), body (400), parameters
 *   (422), plugin (404 unknown, 403 another key's), zip_url and what is behind it (422).
 * - zip_url is http or https, without user name or password. Redirects are followed. One time limit and one size
 *   limit hold for the whole download.
 * - The package's folder is the plugin's slug. It is set in advance or fixed by the first release, and no two
 *   plugins have the same.
 * - A version that has been published may be published again; it makes another release.
 * - GET takes id, slug or both, which must then mean the same plugin, and answers with the fields WordPress's update
 *   client reads. A plugin without a release is a 404.
 * - Packages are downloaded without an API key. GET answers without one for plugins that are public.
 *
 * The requests by which the service takes the file itself are known from its own action alone: `GET …/upload-url`, `PUT` to the
 * storage, `POST …/confirm`. `READINGS` lists what nobody knows of them.
 *
 * It reads packages with the action's own inspector: what that misreads, both misread in the same way. Only WordPress itself
 * tells whether a package can be installed.
 */
import type { ServerResponse } from 'node:http';

import { messageOf } from '../../src/shared/publish-error.ts';
import { createScript, type Fault, type Scripted } from '../http/faults.ts';
import { fetchPackage } from './fetch-package.ts';
import {
  sendJson,
  startServer,
  type RecordedRequest,
  type SandboxServer,
  type ServerOptions,
} from '../http/http-server.ts';
import { describeAnything, describePlugin } from './describe-plugin.ts';
import { authenticate, parseZipUrl, readParameters } from '../http/read-request.ts';
import { Refusal, refuseParameters, sendRefusal } from './refusal.ts';
import { createReleaseStore, packagePath, type Account, type Release } from './release-store.ts';
import { servePackage, type Serving } from './serve-package.ts';
import { serveBytes } from '../http/serve-bytes.ts';
import { describeUpdate, drawPicture } from './update-answer.ts';
import { startUploadStorage, type Upload, type UploadStorage } from './upload-storage.ts';

export type { Account, Release } from './release-store.ts';

/**
 * Answers that the service may give where its interface and its action leave it open:
 * - `created-201`: it answers a confirmation with 201 instead of 200.
 * - `confirm-once`: it refuses what it has confirmed before with 409; else it makes another release of it.
 */
export const READINGS = ['created-201', 'confirm-once'] as const;

type Reading = (typeof READINGS)[number];

const PATH = '/api/v1/plugin/update';

/** How to start the service; only `accounts` is required. */
export interface PublishingServiceOptions extends ServerOptions {
  readonly accounts: readonly Account[];
  /** Further files, by path, served without an API key. */
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly now?: () => Date;
  /** For the download of one package; 20 seconds by default. */
  readonly fetchTimeoutMs?: number;
  /** Largest package accepted; 64 MiB by default. */
  readonly maxZipBytes?: number;
  /** Replaces the URL of a download, for host names that exist only in a test. */
  readonly locate?: (zipUrl: URL) => URL;
  /** The name by which other machines reach the service, which then listens for them, too; it stands in the URLs of packages. */
  readonly publicHost?: string | undefined;
  /** Accepts every file as a package, as a version of the ordered plugin. */
  readonly acceptsAnything?: boolean;
  /**
   * Replaces fields of the GET answer, such as `plugin` for a service that knows another folder; `undefined` removes
   * one.
   */
  readonly told?: Readonly<Record<string, unknown>>;
  /** Does not take files: there is nothing at the addresses for that. */
  readonly takesNoFiles?: boolean;
  readonly readings?: readonly Reading[];
  /** Serves sites another package; by default the release's own. */
  readonly serving?: Serving;
  /** Keeps no packages: it sends sites to the URL that it got. */
  readonly keepsNoPackages?: boolean;
}

/** A running service. */
export interface PublishingService extends SandboxServer {
  /** The base of `/api/v1/plugin/update`. */
  readonly baseUrl: string;
  /** A plugin's releases in order of creation; throws for an id that no account has. */
  releases(pluginId: string): readonly Release[];
  /** Every request to the storage, in order of arrival. */
  readonly uploads: readonly Upload[];
  /** The next of these requests get these faults, one each; later ones succeed again. */
  script(request: Scripted, ...faults: readonly Fault[]): void;
}

/**
 * Starts the service on 127.0.0.1.
 *
 * @throws what `listen` reports, such as `EADDRINUSE`
 */
export async function startPublishingService({
  accounts,
  port = 0,
  tls,
  onAnswer,
  files = {},
  now = () => new Date(),
  fetchTimeoutMs = 20_000,
  maxZipBytes = 64 * 1024 * 1024,
  locate = (zipUrl) => zipUrl,
  publicHost,
  acceptsAnything = false,
  told = {},
  takesNoFiles = false,
  readings = [],
  serving = 'same',
  keepsNoPackages = false,
}: PublishingServiceOptions): Promise<PublishingService> {
  const store = createReleaseStore(accounts);
  const script = createScript();
  let packageRequests = 0;
  let storage: Promise<UploadStorage> | undefined;
  const uploads: Upload[] = [];
  const confirmed = new Set<string>();
  const closing = new AbortController();
  const limits = { timeoutMs: fetchTimeoutMs, maxBytes: maxZipBytes, signal: closing.signal };

  async function route(request: RecordedRequest, response: ServerResponse): Promise<void> {
    const [path = ''] = request.path.split('?', 1);
    const query = new URLSearchParams(request.path.slice(path.length));
    const release = store.findPackage(path);
    const bytes = release
      ? await servePackage(release, serving, packageRequests++)
      : Object.hasOwn(files, path)
        ? files[path]
        : undefined;
    const picture = drawPicture(path);
    if (bytes) serveBytes(request, response, bytes, 'application/zip');
    else if (picture) serveBytes(request, response, picture, 'image/svg+xml');
    else if (path === PATH) await answerEndpoint(request, response, request.method, callEndpoint, query);
    else if (path === `${PATH}/upload-url` && !takesNoFiles)
      await answerEndpoint(request, response, 'upload-url', signUpload, query);
    else if (path === `${PATH}/confirm` && !takesNoFiles)
      await answerEndpoint(request, response, 'confirm', confirmUpload, query);
    else throw new Refusal(404, `There is nothing at ${path}.`);
  }

  async function answerEndpoint(
    request: RecordedRequest,
    response: ServerResponse,
    name: string,
    call: (request: RecordedRequest, query: URLSearchParams) => Promise<unknown>,
    query: URLSearchParams,
  ): Promise<void> {
    const fault = script.take(name);
    if (fault?.processed === false) {
      fault.answer(request, response);
      return;
    }
    const value = await call(request, query);
    const code = name === 'confirm' && readings.includes('created-201') ? 201 : 200;
    if (fault === undefined) sendJson(response, code, value);
    else fault.answer(request, response);
  }

  async function signUpload({ method, headers }: RecordedRequest, query: URLSearchParams): Promise<unknown> {
    allow(method, 'GET');
    const account = authenticate(accounts, headers);
    const id = store.find(account, { id: query.get('plugin_id') ?? '', slug: '' });
    storage ??= startUploadStorage({ script, now, uploads });
    return (await storage).sign(id);
  }

  async function confirmUpload({ method, headers, body }: RecordedRequest): Promise<unknown> {
    allow(method, 'POST');
    const account = authenticate(accounts, headers);
    const { plugin_id: pluginId, objectKey } = readParameters(headers, body, ['plugin_id', 'objectKey']);
    const id = store.find(account, { id: pluginId, slug: '' });
    const zip = (await storage)?.find(id, objectKey);
    if (zip === undefined) throw new Refusal(404, 'There is no such upload.');
    if (confirmed.has(objectKey) && readings.includes('confirm-once'))
      throw new Refusal(409, 'This upload is confirmed already.');
    const version = await addRelease(id, zip, '');
    confirmed.add(objectKey);
    return { id: `version_${store.releases(id).length}`, version };
  }

  async function callEndpoint(request: RecordedRequest, query: URLSearchParams): Promise<unknown> {
    const { method, headers, body } = request;
    if (method !== 'GET' && method !== 'POST') {
      throw new Refusal(405, `${method} is not allowed.`, { headers: { allow: 'GET, POST' } });
    }
    if (method === 'GET') return readUpdate(headers, query);
    const account = authenticate(accounts, headers);
    const parameters = readParameters(headers, body, ['plugin_id', 'zip_url']);
    const id = store.find(account, { id: parameters.plugin_id, slug: '' });
    const url = parseZipUrl(parameters.zip_url);
    const zip = await refuseFailure(fetchPackage(locate(url), limits));
    return { success: true, version: await addRelease(id, zip, parameters.zip_url) };
  }

  async function addRelease(id: string, zip: Buffer, zipUrl: string): Promise<string> {
    const plugin = await refuseFailure(
      describePlugin(zip).catch((error: unknown) => {
        if (acceptsAnything) return describeAnything(store.findSlug(id) ?? id, store.releases(id).length + 1);
        throw error;
      }),
    );
    const { version } = plugin;
    const createdAt = now().toISOString();
    store.add(id, { version, createdAt, zipUrl, sizeBytes: zip.length, plugin, zip });
    return version;
  }

  function readUpdate(headers: RecordedRequest['headers'], query: URLSearchParams): unknown {
    const [id, slug] = [query.get('id') ?? '', query.get('slug') ?? ''];
    const isOpen = headers.authorization === undefined;
    const account = (isOpen ? store.findPublic({ id, slug }) : undefined) ?? authenticate(accounts, headers);
    if (id === '' && slug === '') throw refuseParameters([['id', 'Either id or slug is required.']]);
    const release = store.releases(store.find(account, { id, slug })).at(-1);
    if (!release) throw new Refusal(404, 'The plugin has no release yet.');
    const { plugin, createdAt, zipUrl } = release;
    const place = { origin: findPublicOrigin(server.origin, publicHost), path: packagePath(plugin) };
    const kept = keepsNoPackages ? { download_url: zipUrl, download_link: zipUrl } : {};
    return { ...describeUpdate(plugin, createdAt, place), ...kept, ...told };
  }

  const server: SandboxServer = await startServer(
    async (request, response) => {
      try {
        await route(request, response);
      } catch (error) {
        sendRefusal(response, error);
      }
    },
    { port, tls, onAnswer, isPublic: publicHost !== undefined },
  );
  const close = async (): Promise<void> => {
    closing.abort(new Error('the service is closing'));
    await Promise.all([server.close(), storage?.then((started) => started.close())]);
  };
  return {
    ...server,
    baseUrl: server.origin,
    releases: (pluginId) =>
      store.releases(pluginId).map(({ version, createdAt, zipUrl, sizeBytes }) => {
        return { version, createdAt, zipUrl, sizeBytes };
      }),
    uploads,
    script: (request, ...faults) => script.add(request, faults),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function allow(method: string, allowed: string): void {
  if (method !== allowed)
    throw new Refusal(405, `${method} is not allowed.`, { headers: { allow: allowed } });
}

async function refuseFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Refusal(422, messageOf(error));
  }
}

function findPublicOrigin(origin: string, host: string | undefined): string {
  const url = new URL(origin);
  if (host !== undefined) url.hostname = host;
  return url.origin;
}
