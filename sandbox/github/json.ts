/** Repositories, releases, assets, artifacts, refs and pull requests as GitHub's JSON. */
import type { Artifact, Asset, Pull, Release, World } from './world.ts';

const BOT_ID = 41_898_282;

/** A node id of GraphQL: a kind and a number. */
const nodeId = (kind: string, id: number): string => Buffer.from(`${kind}${id}`).toString('base64');

/** A time as GitHub writes it: without milliseconds. */
const timestamp = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');

const apiUrl = ({ urls, owner, repo }: World): string => `${urls.api}/repos/${owner}/${repo}`;
const webUrl = ({ urls, owner, repo }: World): string => `${urls.web}/${owner}/${repo}`;

/** The part of a release's addresses that changes when a draft is published. */
const pathTag = ({ isDraft, tagName, untagged }: Release): string =>
  isDraft ? `untagged-${untagged}` : encodeURIComponent(tagName).replaceAll('%2F', '/');

/** A release with its assets, as the API shows it. */
export function releaseJson(world: World, release: Release): Readonly<Record<string, unknown>> {
  const { id, isDraft, publishedAt } = release;
  const url = `${apiUrl(world)}/releases/${id}`;
  const archive = (kind: string): string | null =>
    isDraft ? null : `${apiUrl(world)}/${kind}/${pathTag(release)}`;
  return {
    url,
    assets_url: `${url}/assets`,
    upload_url: `${world.urls.uploads}/repos/${world.owner}/${world.repo}/releases/${id}/assets{?name,label}`,
    html_url: `${webUrl(world)}/releases/tag/${pathTag(release)}`,
    id,
    author: userJson(world, release.author),
    node_id: nodeId('RE_', id),
    tag_name: release.tagName,
    target_commitish: release.target,
    name: release.name,
    draft: isDraft,
    immutable: release.isImmutable,
    prerelease: release.isPrerelease,
    created_at: timestamp(release.createdAt),
    updated_at: timestamp(release.updatedAt),
    published_at: publishedAt === null ? null : timestamp(publishedAt),
    assets: release.assets.map((asset) => assetJson(world, release, asset)),
    tarball_url: archive('tarball'),
    zipball_url: archive('zipball'),
    body: release.body,
  };
}

/** An asset as the API shows it. */
export function assetJson(world: World, release: Release, asset: Asset): Readonly<Record<string, unknown>> {
  return {
    url: `${apiUrl(world)}/releases/assets/${asset.id}`,
    id: asset.id,
    node_id: nodeId('RA_', asset.id),
    name: asset.name,
    label: asset.label,
    uploader: userJson(world, asset.uploader),
    content_type: asset.contentType,
    state: asset.state,
    size: asset.bytes.length,
    digest: asset.digest,
    download_count: asset.downloads,
    created_at: timestamp(asset.createdAt),
    updated_at: timestamp(asset.updatedAt),
    browser_download_url: `${webUrl(world)}/releases/download/${pathTag(release)}/${encodeURIComponent(asset.name)}`,
  };
}

/** An artifact as the API shows it. */
export function artifactJson(world: World, artifact: Artifact): Readonly<Record<string, unknown>> {
  const { id, createdAt } = artifact;
  const url = `${apiUrl(world)}/actions/artifacts/${id}`;
  return {
    id,
    node_id: nodeId('A_', id),
    name: artifact.name,
    size_in_bytes: artifact.bytes.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.isExpired,
    digest: artifact.digest,
    created_at: timestamp(createdAt),
    updated_at: timestamp(createdAt),
    expires_at: timestamp(new Date(createdAt.getTime() + 90 * 24 * 3_600_000)),
    workflow_run: {
      id: artifact.runId,
      repository_id: world.repoId,
      head_repository_id: world.repoId,
      head_branch: world.defaultBranch,
      head_sha: world.commits.at(-1)?.sha ?? '',
    },
  };
}

/** A branch or tag, by its full name such as `refs/tags/v1`. */
export function refJson(world: World, ref: string, sha: string): Readonly<Record<string, unknown>> {
  return {
    ref,
    node_id: nodeId('REF_', world.repoId),
    url: `${apiUrl(world)}/git/${ref}`,
    object: { sha, type: 'commit', url: `${apiUrl(world)}/git/commits/${sha}` },
  };
}

/** A pull request as lists show it. */
export function pullSimpleJson(world: World, pull: Pull): Readonly<Record<string, unknown>> {
  const { id, number, closedAt } = pull;
  const [url, issue] = ['pulls', 'issues'].map((kind) => `${apiUrl(world)}/${kind}/${number}`);
  const page = `${webUrl(world)}/pull/${number}`;
  const branch = (name: string) => ({
    ...{ label: `${world.owner}:${name}`, ref: name, sha: world.findBranch(name) ?? '' },
    ...{ repo: repositoryJson(world), user: userJson(world, world.owner) },
  });
  const addresses = {
    html: page,
    issue: issue ?? '',
    comments: `${issue}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${apiUrl(world)}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${apiUrl(world)}/statuses/${world.findBranch(pull.head) ?? ''}`,
  };
  return {
    ...{ url, id, node_id: nodeId('PR_', id), number, title: pull.title, body: pull.body },
    ...{ user: userJson(world, pull.author), state: pull.isOpen ? 'open' : 'closed', locked: false },
    ...{ diff_url: `${page}.diff`, patch_url: `${page}.patch`, author_association: 'NONE', auto_merge: null },
    ...mapNames(Object.entries(addresses), ([name, address]) => [`${name}_url`, address]),
    ...{ created_at: timestamp(pull.createdAt), updated_at: timestamp(pull.updatedAt) },
    ...{ closed_at: closedAt && timestamp(closedAt), merged_at: null, merge_commit_sha: null },
    ...{ assignee: null, milestone: null, labels: [], head: branch(pull.head), base: branch(pull.base) },
    _links: mapNames(Object.entries({ self: url, ...addresses }), ([name, href]) => [name, { href }]),
  };
}

/** A pull request as the API shows it by itself. */
export function pullJson(world: World, pull: Pull): Readonly<Record<string, unknown>> {
  return {
    ...pullSimpleJson(world, pull),
    ...mapNames(['comments', 'review_comments', 'deletions'], (name) => [name, 0]),
    ...mapNames(['commits', 'additions', 'changed_files'], (name) => [name, 1]),
    ...{ maintainer_can_modify: false, merged: false, merged_by: null },
    ...{ mergeable: null, mergeable_state: 'unknown' },
  };
}

function userJson({ urls }: World, login: string): Readonly<Record<string, unknown>> {
  const isBot = login.endsWith('[bot]');
  const api = `${urls.api}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: isBot ? BOT_ID : 583_231,
    node_id: nodeId('U_', BOT_ID),
    avatar_url: `${urls.web}/avatars/${encodeURIComponent(login)}`,
    gravatar_id: '',
    url: api,
    html_url: `${urls.web}/${isBot ? 'apps/github-actions' : login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: isBot ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false,
  };
}

/** Further addresses in a repository's JSON, as templates; each is `<name>_url` for the name it begins with. */
const REPOSITORY_PATHS = [
  ...['assignees{/user}', 'branches{/branch}', 'collaborators{/collaborator}', 'comments{/number}'],
  ...['commits{/sha}', 'compare/{base}...{head}', 'contents/{+path}', 'contributors', 'deployments'],
  ...['downloads', 'events', 'forks', 'hooks', 'issues{/number}', 'keys{/key_id}', 'labels{/name}'],
  ...['languages', 'merges', 'milestones{/number}', 'notifications{?since,all,participating}'],
  ...['pulls{/number}', 'releases{/id}', 'stargazers', 'statuses/{sha}', 'subscribers', 'subscription'],
  ...['tags', 'teams'],
];

/** Addresses whose name differs from their path. */
const REPOSITORY_PATHS_BY_NAME = {
  archive: '{archive_format}{/ref}',
  blobs: 'git/blobs{/sha}',
  git_commits: 'git/commits{/sha}',
  git_refs: 'git/refs{/sha}',
  git_tags: 'git/tags{/sha}',
  issue_comment: 'issues/comments{/number}',
  issue_events: 'issues/events{/number}',
  trees: 'git/trees{/sha}',
};

/** The repository as the API shows it to a workflow's token: without `permissions`. */
export function repositoryJson(world: World): Readonly<Record<string, unknown>> {
  const { owner, repo, repoId, isPrivate, defaultBranch, now } = world;
  const counts = ['forks', 'open_issues', 'watchers', 'size', 'network_count', 'subscribers_count'];
  const features = ['issues', 'projects', 'wiki', 'downloads'];
  return {
    id: repoId,
    node_id: nodeId('R_', repoId),
    name: repo,
    full_name: `${owner}/${repo}`,
    private: isPrivate,
    visibility: isPrivate ? 'private' : 'public',
    owner: userJson(world, owner),
    html_url: webUrl(world),
    url: apiUrl(world),
    ...mapNames(REPOSITORY_PATHS, (path) => [
      `${/^\w+/.exec(path)?.[0] ?? ''}_url`,
      `${apiUrl(world)}/${path}`,
    ]),
    ...mapNames(Object.entries(REPOSITORY_PATHS_BY_NAME), ([name, path]) => [
      `${name}_url`,
      `${apiUrl(world)}/${path}`,
    ]),
    ...mapNames(['git', 'clone', 'svn', 'ssh'], (kind) => [`${kind}_url`, `${webUrl(world)}.git`]),
    ...mapNames(counts, (name) => [name, 0]),
    ...mapNames(['forks', 'stargazers', 'watchers', 'open_issues'], (name) => [`${name}_count`, 0]),
    ...mapNames(features, (name) => [`has_${name}`, true]),
    ...{ has_pages: false, has_discussions: false, fork: false, archived: false, disabled: false },
    ...{ description: null, homepage: null, language: null, mirror_url: null, license: null },
    default_branch: defaultBranch,
    ...mapNames(['created_at', 'updated_at', 'pushed_at'], (name) => [name, timestamp(now())]),
  };
}

function mapNames<T>(
  names: readonly T[],
  toEntry: (name: T) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map(toEntry));
}
