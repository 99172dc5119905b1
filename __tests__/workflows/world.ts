/** Everything that a workflow talks to, on this machine. */
import { startArtifactService, type ArtifactService } from '../../sandbox/github/artifacts.ts';
import { startGitHub, type GitHub, type Reading } from '../../sandbox/github/github.ts';
import type { Permissions as TokenPermissions } from '../../sandbox/github/world.ts';
import { startFileServer, type FileServer } from '../../sandbox/http/file-server.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Serving } from '../../sandbox/service/serve-package.ts';
import { startPublishingService, type PublishingService } from '../../sandbox/service/publishing-service.ts';
import type { Permissions, Workflow } from './examples.ts';
import { askOrigin, layPlugin, type PlacedCommit } from './repository.ts';
import { RUN_ID } from './runs.ts';

/** The plugin that the examples publish, as the service knows it. */
export const PLUGIN_ID = 'plugin_a1b2c3';

/** Its folder. */
export const SLUG = 'my-plugin';
/** The second identifier of that plugin, for betas. */
export const BETA_ID = 'plugin_d4e5f6';

/** An earlier commit of the repository, with the same workflows, from which a ZIP that lies elsewhere was built. */
export const BUILT_FROM = 'b'.repeat(40);

/** Secrets of the repository. */
export const API_KEY = 'key_9d2f4b7a61c8';
export const TOKEN = 'ghs_0b1e6d83f2a7';
export const SVN_PASSWORD = 'svn_7c35d1e8';

/** Where chat messages go to. */
export const SLACK_PATH = '/services/T0/B0/x9y8z7';

/** Where a site is told to update. */
export const DEPLOY_PATH = '/deploy/5f3a';

/** The servers of one scenario. */
export interface World extends AsyncDisposable {
  readonly service: PublishingService;
  readonly github: GitHub;
  readonly artifacts: ArtifactService;
  /** The author's own web host: downloads, and a hook for chat messages. */
  readonly host: FileServer;
  /** A file of a branch or tag that was pushed, as latin1 text; `undefined` if it is not there. */
  readonly readPushed: (revision: string, path: string) => string | undefined;
}

/** How the servers are to be. */
export interface WorldOptions {
  readonly repository: {
    readonly name: string;
    readonly commits: readonly PlacedCommit[];
    /** Where it is on this machine. */
    readonly folder: string;
  };
  readonly isPrivate: boolean;
  readonly hasImmutableReleases: boolean;
  /** Live releases by the plugin's id; `undefined` before its first one. */
  readonly plugins: Readonly<Record<string, LivePlugin | undefined>>;
  readonly permissions: TokenPermissions;
  readonly readings: readonly Reading[];
  /** The package that sites get of a release. */
  readonly serving: Serving;
}

/** A release that is live before the workflow runs. */
export interface LivePlugin {
  readonly slug: string;
  readonly version: string;
}

/** Starts the servers. */
export async function startWorld({
  repository,
  isPrivate,
  hasImmutableReleases,
  plugins,
  permissions,
  readings,
  serving,
}: WorldOptions): Promise<World> {
  const [owner = '', repo = ''] = repository.name.split('/');
  const askPushed = (...args: readonly string[]) => askOrigin(repository.folder, ...args);
  const host = await startFileServer({
    [SLACK_PATH]: (_request, response) => void response.writeHead(200).end('ok'),
    [DEPLOY_PATH]: (_request, response) => void response.writeHead(202).end(),
  });
  const github = await startGitHub({
    ...{ owner, repo, isPrivate, hasImmutableReleases, readings },
    commits: [{ sha: BUILT_FROM }, ...repository.commits],
    tags: Object.fromEntries(
      repository.commits.flatMap(({ sha, tag }) => (tag === undefined ? [] : [[tag, sha] as const])),
    ),
    tokens: [{ value: TOKEN, permissions }],
    findBranch: (branch) => askPushed('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`)?.trim(),
    // The artifact client takes a server of another name for GitHub Enterprise.
    webHost: 'github.localhost',
  });
  const artifacts = await startArtifactService({ github, runId: RUN_ID });
  const service = await startPublishingService({
    accounts: [
      { key: API_KEY, plugins: Object.keys(plugins).map((id) => ({ id, isChannel: id === BETA_ID })) },
    ],
    serving,
    locate: (url) => new URL(url.href.replace('//github.localhost:', '//127.0.0.1:')),
  });
  for (const [id, live] of Object.entries(plugins)) {
    if (live === undefined) continue;
    const files = await layPlugin(live.slug, { folder: live.slug, version: live.version });
    host.set(`/earlier/${live.slug}.zip`, await zipFiles(files));
    await publishByHand(service.baseUrl, id, host.url(`/earlier/${live.slug}.zip`));
  }
  return {
    ...{ service, github, artifacts, host },
    readPushed: (revision, path) => askPushed('show', `${revision}:${path}`),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([service, github, artifacts, host].map((server) => server.close()));
    },
  };
}

/** Merges the permissions of all jobs, as `act` has one token for all of them. */
export function readPermissions({ permissions, jobs }: Workflow): TokenPermissions {
  const asked: readonly (Permissions | undefined)[] = [
    permissions,
    ...Object.values(jobs).map((job) => job.permissions),
  ];
  const grant = (scope: string): 'read' | 'write' | undefined => {
    const levels = asked.map((permissions) => permissions?.[scope]);
    return levels.includes('write') ? 'write' : levels.includes('read') ? 'read' : undefined;
  };
  const scopes = ['contents', 'actions', 'pull-requests'] as const;
  return Object.fromEntries(scopes.flatMap((scope) => (grant(scope) ? [[scope, grant(scope)]] : [])));
}

async function publishByHand(baseUrl: string, pluginId: string, zipUrl: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/v1/plugin/update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plugin_id: pluginId, zip_url: zipUrl }),
  });
  if (!response.ok) throw new Error(`The earlier release was refused: ${await response.text()}`);
}
