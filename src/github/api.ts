import type { HttpUpload } from '../http/message.ts';
import { connect } from './client.ts';
import { toRecord } from '../shared/record.ts';
import { isMissing, type Task, toInvalidAnswer, toMistagged } from './github-error.ts';
import type { GitHubPorts, Repository } from './ports.ts';
import {
  type Asset,
  type Parse,
  parseArtifacts,
  parseAsset,
  parseList,
  parseRelease,
  type Release,
} from './responses.ts';

/** The requests to GitHub that a publisher needs. Each throws {@link GitHubError}. */
export interface GitHub {
  readonly isPrivate: () => Promise<boolean>;
  /** The published release of a tag. */
  readonly findPublished: (tag: string) => Promise<Release | undefined>;
  /**
   * All releases of a kind, drafts too, where the token may see them.
   *
   * @param goesOn asked after each page; `false` ends the list there
   */
  readonly listReleases: (
    isWanted: (release: Release) => boolean,
    goesOn?: () => boolean,
  ) => Promise<readonly Release[]>;
  /** The newest releases, drafts and pre-releases too: those of the first page of the list. */
  readonly listNewest: () => Promise<readonly Release[]>;
  /** The release that is shown as the latest one. */
  readonly findLatest: () => Promise<Release | undefined>;
  readonly findRelease: (id: number) => Promise<Release | undefined>;
  readonly createRelease: (fields: ReleaseFields) => Promise<Release>;
  /** Changes a release, or makes a draft public, and with it its tag; `undefined` when it is gone. */
  readonly changeRelease: (
    release: Pick<Release, 'id'>,
    changes: ReleaseChanges,
  ) => Promise<Release | undefined>;
  readonly deleteRelease: (release: Release) => Promise<void>;
  /**
   * Reads the SHA of the commit that a tag points to; `''` when it points to another object, such as an annotated tag.
   */
  readonly findTag: (tag: string) => Promise<string | undefined>;
  /** All assets of a release, including those whose upload failed. */
  readonly listAssets: (release: Release) => Promise<readonly Asset[]>;
  readonly findAsset: (id: number) => Promise<Asset | undefined>;
  readonly renameAsset: (asset: Asset, name: string) => Promise<Asset>;
  readonly deleteAsset: (asset: Asset) => Promise<void>;
  /** A URL for an asset's content that needs no credentials, for some minutes: a secret. */
  readonly signAsset: (asset: Pick<Asset, 'id' | 'name'>) => Promise<string>;
  readonly uploadAsset: (url: URL, name: string, upload: HttpUpload) => Promise<Asset>;
  /** At most a hundred artifacts of a workflow run: all of them, or those with a name. */
  readonly listArtifacts: (
    runId: number,
    name?: string,
  ) => Promise<readonly Pick<Asset, 'id' | 'name' | 'sizeBytes' | 'digest'>[]>;
  /** A URL for an artifact's ZIP that needs no credentials, for a minute: a secret. */
  readonly signArtifact: (id: number) => Promise<string>;
}

/** The fields of a new release. */
export interface ReleaseFields {
  readonly tag_name: string;
  /** Left out when the tag exists: it is not moved, and some tokens may not name every commit. */
  readonly target_commitish?: string;
  readonly name: string;
  readonly body?: string;
  readonly generate_release_notes?: true;
  readonly draft: boolean;
  readonly prerelease: boolean;
  readonly make_latest?: 'legacy';
}

/** The fields of a release that change. GitHub takes the tag from a draft that is changed without naming it. */
export type ReleaseChanges = Pick<ReleaseFields, 'tag_name' | 'target_commitish' | 'make_latest'> &
  Partial<Pick<ReleaseFields, 'name' | 'body'>> & { readonly draft?: false };

/** GitHub shows the first 10,000 entries of a list. */
const MAX_PAGES = 100;

/**
 * Names the routes of a repository that this action uses, and checks the shape of each answer.
 *
 * @throws PublishError what {@link connect} throws
 */
export async function connectGitHub(repository: Repository, ports: GitHubPorts): Promise<GitHub> {
  const { call, findContent, upload } = await connect(repository, ports);

  const readOne = async <T>(
    task: Task,
    route: string,
    parse: Parse<T>,
    parameters: Readonly<Record<string, unknown>> = {},
  ): Promise<T> => expectValue(await call(task, route, parameters), parse, task);

  const find = async <T>(...query: Parameters<typeof readOne<T>>): Promise<T | undefined> => {
    try {
      return await readOne(...query);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const list = async <T>(
    task: Task,
    route: string,
    parse: Parse<T>,
    parameters: Readonly<Record<string, unknown>> = {},
    isWanted: (entry: T) => boolean = () => true,
    goesOn: () => boolean = () => true,
  ): Promise<readonly T[]> => {
    const found: T[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const reply = await call(task, route, { ...parameters, per_page: 100, page });
      found.push(...expectValue(reply, parseList(parse), task).filter(isWanted));
      if (!reply.hasMore || !goesOn()) break;
    }
    return found;
  };

  const readRelease = (release_id: number) =>
    find(toRead('reading the release'), 'GET /releases/{release_id}', parseRelease, { release_id });

  /** Reads a release. Its tag must be the one that was sent, because later steps rely on it. */
  const readTagged = async (tag: string, ...query: Parameters<typeof readOne<Release>>): Promise<Release> => {
    const release = await readOne(...query);
    if (release.tag !== tag) throw toMistagged(query[0], release.tag);
    return release;
  };

  const changeRelease: GitHub['changeRelease'] = async ({ id: release_id }, changes) => {
    const { tag_name: tag, draft } = changes;
    const task: Task =
      draft === undefined
        ? toWrite(`changing the release \`${tag}\``)
        : { doing: `publishing the release \`${tag}\``, kind: 'tag' };
    try {
      return await readTagged(tag, task, 'PATCH /releases/{release_id}', parseRelease, {
        release_id,
        ...changes,
      });
    } catch (error) {
      // A token without write permission gets the same answer.
      if (isMissing(error) && (await readRelease(release_id)) === undefined) return undefined;
      throw error;
    }
  };

  const remove = async (...[task, route, parameters]: Parameters<typeof call>): Promise<void> => {
    try {
      await call(task, route, parameters);
    } catch (error) {
      // It is gone already, perhaps since an attempt whose answer was lost.
      if (!isMissing(error)) throw error;
    }
  };

  return {
    isPrivate: () => readOne(toRead('looking at the repository'), 'GET ', parsePrivate),
    findPublished: (tag) =>
      find(toRead(`looking for the release \`${tag}\``), 'GET /releases/tags/{tag}', parseRelease, { tag }),
    listReleases: (isWanted, goesOn) =>
      list(toRead('listing the releases'), 'GET /releases', parseRelease, {}, isWanted, goesOn),
    listNewest: () =>
      readOne(toRead('listing the releases'), 'GET /releases', parseList(parseRelease), { per_page: 30 }),
    findLatest: () => find(toRead('looking for the latest release'), 'GET /releases/latest', parseRelease),
    findRelease: readRelease,
    createRelease: (fields) =>
      readTagged(
        fields.tag_name,
        { doing: `creating the release \`${fields.tag_name}\``, kind: 'tag' },
        'POST /releases',
        parseRelease,
        { ...fields },
      ),
    changeRelease,
    deleteRelease: ({ id: release_id, tag }) =>
      remove(toWrite(`deleting the draft release \`${tag}\``), 'DELETE /releases/{release_id}', {
        release_id,
      }),
    findTag: (tag) =>
      find(toRead(`looking for the tag \`${tag}\``), 'GET /git/ref/{ref}', parseTag, { ref: `tags/${tag}` }),
    listAssets: ({ id: release_id, tag }) =>
      list(
        toRead(`listing the assets of the release \`${tag}\``),
        'GET /releases/{release_id}/assets',
        parseAsset,
        { release_id },
      ),
    findAsset: (asset_id) =>
      find(toRead('reading the asset'), 'GET /releases/assets/{asset_id}', parseAsset, { asset_id }),
    renameAsset: ({ id: asset_id }, name) =>
      readOne(toWrite(`renaming an asset to \`${name}\``), 'PATCH /releases/assets/{asset_id}', parseAsset, {
        asset_id,
        name,
      }),
    deleteAsset: ({ id: asset_id }) =>
      remove(toWrite('deleting an asset'), 'DELETE /releases/assets/{asset_id}', { asset_id }),
    signAsset: ({ id: asset_id }) =>
      findContent(
        toRead('asking for a signed URL of the asset'),
        'GET /releases/assets/{asset_id}',
        { asset_id },
        'application/octet-stream',
      ),
    uploadAsset: async (url, name, file) => {
      const target = new URL(url);
      target.searchParams.set('name', name);
      const task = toWrite(`uploading \`${name}\``);
      return expectValue(await upload(task, target, file), parseAsset, task);
    },
    listArtifacts: (run_id, name) =>
      readOne(
        toRead('listing the artifacts of a workflow run'),
        'GET /actions/runs/{run_id}/artifacts',
        parseArtifacts,
        { run_id, per_page: 100, ...(name !== undefined && { name }) },
      ),
    signArtifact: (artifact_id) =>
      findContent(
        toRead('asking for a signed URL of the artifact'),
        'GET /actions/artifacts/{artifact_id}/zip',
        { artifact_id },
      ),
  };
}

const toRead = (doing: string): Task => ({ doing, kind: 'read' });
const toWrite = (doing: string): Task => ({ doing, kind: 'write' });

function expectValue<T>({ data }: { readonly data: unknown }, parse: Parse<T>, task: Task): T {
  const value = parse(data);
  if (value === undefined) throw toInvalidAnswer(task, "its response does not match GitHub's API");
  return value;
}

const parsePrivate: Parse<boolean> = (value) => {
  const isPrivate = toRecord(value)['private'];
  return typeof isPrivate === 'boolean' ? isPrivate : undefined;
};

const parseTag: Parse<string> = (value) => {
  const { type, sha } = toRecord(toRecord(value)['object']);
  if (typeof sha !== 'string') return undefined;
  return type === 'commit' ? sha : '';
};
