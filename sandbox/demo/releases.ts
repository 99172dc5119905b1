/** The two releases that `npm start` shows: each a whole run of the bundled action against servers on this machine. */
import { dirname, join } from 'node:path';
import { type GitHub, startGitHub } from '../github/github.ts';
import { startFileServer } from '../http/file-server.ts';
import { zipDirectory } from '../plugins/build-plugin.ts';
import { type ActionResult, runAction } from '../runner/run-action.ts';
import { type PublishingService, startPublishingService } from '../service/publishing-service.ts';

const KEY = 'sandbox-key-4f9a1c';
const PLUGIN_ID = 'plugin_sandbox';
const TOKEN = 'ghs_sandbox7b21';

const SOURCE = join(import.meta.dirname, '..', 'plugins', 'sample-plugin', 'tidy-footer');

/** The version that sites have before, which lacks one file. */
const EARLIER = { version: '1.4.1', leaveOut: ['uninstall.php'] };

/** A release with its result. */
export interface DemoRelease {
  /** The source of the package. */
  readonly title: string;
  /** The step's `with:`, without the key. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly result: ActionResult;
  /** The answers of the service before and after. */
  readonly before: Served;
  readonly served: Served;
  /** Requests to GitHub and its releases afterwards; absent if GitHub is not involved. */
  readonly github?: { readonly requests: readonly string[]; readonly releases: readonly string[] };
}

/** The service's answer to WordPress sites. */
export interface Served {
  readonly slug?: string;
  readonly version?: string;
  readonly download_link?: string;
}

/** Whether the action says that it published, and sites are offered that version. */
export function isPublished({ result: { exitCode, outputs }, served }: DemoRelease): boolean {
  return exitCode === 0 && served.version !== undefined && served.version === outputs['version'];
}

/** Publishes a package that has a public URL. */
export async function publishFromUrl(): Promise<DemoRelease> {
  await using host = await startFileServer({ '/tidy-footer.zip': await zipDirectory(SOURCE) });
  await using service = await startService();
  const inputs = { ...nameInputs(service), zip_url: host.url('/tidy-footer.zip') };
  const before = await callService(service);
  const result = await runAction({ inputs: { ...inputs, 'api-key': KEY } });
  return { title: 'A ZIP with a public URL', inputs, result, before, served: await callService(service) };
}

/** Publishes a folder through a release of a private repository. */
export async function publishFromFolder(): Promise<DemoRelease> {
  await using github = await startGitHub({
    isPrivate: true,
    tokens: [{ value: TOKEN, permissions: { contents: 'write' } }],
  });
  await using service = await startService();
  const inputs = { ...nameInputs(service), 'zip-path': 'tidy-footer' };
  const before = await callService(service);
  const result = await runAction({
    inputs: { ...inputs, 'api-key': KEY },
    token: TOKEN,
    env: { ...github.env, GITHUB_WORKSPACE: dirname(SOURCE) },
  });
  return {
    title: 'A folder of a private repository',
    ...{ inputs, result, before },
    served: await callService(service),
    github: { requests: listRequests(github), releases: listReleases(github) },
  };
}

/** Sites already run an earlier release, which was published by hand. */
async function startService(): Promise<PublishingService> {
  await using host = await startFileServer({ '/earlier.zip': await zipDirectory(SOURCE, EARLIER) });
  const service = await startPublishingService({ accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }] });
  await callService(service, { plugin_id: PLUGIN_ID, zip_url: host.url('/earlier.zip') });
  return service;
}

function nameInputs({ baseUrl }: PublishingService): Readonly<Record<string, string>> {
  return { plugin_id: PLUGIN_ID, 'base-url': baseUrl };
}

function listRequests({ requests }: GitHub): readonly string[] {
  return requests.map(({ origin, method, path }) => {
    return `${method.padEnd(6)} ${origin} ${path.split('?')[0] ?? ''}`;
  });
}

function listReleases(github: GitHub): readonly string[] {
  return github.releases().map(({ tagName, isDraft, assets }) => {
    return `${tagName}${isDraft ? ' (draft)' : ''} with ${assets.map(({ name }) => name).join(', ')}`;
  });
}

/** With a body, publishes; without, reads what is served. */
async function callService(
  { baseUrl }: PublishingService,
  body?: Readonly<Record<string, string>>,
): Promise<Served> {
  const response = await fetch(`${baseUrl}/api/v1/plugin/update${body ? '' : `?id=${PLUGIN_ID}`}`, {
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Served;
}
