import { connectGitHub, type GitHub } from '../api.ts';
import { requestSignedUrl } from '../asset-url.ts';
import { GitHubError, isCancelled } from '../github-error.ts';
import type { GitHubPorts, Repository } from '../ports.ts';
import type { Asset, Release } from '../responses.ts';
import type { SendRequest } from '../../http/message.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { Cancelled } from '../../shared/clock.ts';
import { PublishError } from '../../shared/publish-error.ts';

/** Reads earlier releases. Each function sends its request once, by `send`. */
interface ReleaseReader {
  /** The published release of a tag. */
  readonly findByTag: (tag: string, send: SendRequest) => Promise<Release | undefined>;
  /** Published releases without pre-releases, newest first. */
  readonly listNewest: (send: SendRequest) => Promise<readonly Release[]>;
  /** Requests a signed URL of an asset, and masks it. */
  readonly locateAsset: (asset: Pick<Asset, 'id' | 'name'>, send: SendRequest) => Promise<URL>;
}

/**
 * Creates a reader of a repository's releases. It leaves out assets whose upload is not complete.
 *
 * @param toError creates the error to throw when GitHub cannot be read; `why` is a clause
 * @returns functions that throw the errors of `toError`, Cancelled, and errors of `send` other than network errors
 */
export function createReleaseReader(
  repository: Repository,
  ports: Omit<GitHubPorts, 'send' | 'retries'> & Pick<RunTools, 'mask'>,
  toError: (why: string, cause: unknown) => Error,
): ReleaseReader {
  const ask = async <T>(send: SendRequest, work: (github: GitHub) => Promise<T>): Promise<T> => {
    try {
      return await work(await connectGitHub(repository, { ...ports, send, retries: 0 }));
    } catch (error) {
      if (error instanceof GitHubError && isCancelled(error)) throw new Cancelled();
      const why = explain(error);
      throw why === undefined ? error : toError(why, error);
    }
  };
  return {
    findByTag: (tag, send) =>
      ask(send, async (github) => {
        const release = await github.findPublished(tag);
        return release && leaveOutUnfinished(release);
      }),
    listNewest: (send) =>
      ask(send, async (github) => {
        const releases = await github.listNewest();
        return releases
          .filter(({ isDraft, isPrerelease }) => !isDraft && !isPrerelease)
          .map(leaveOutUnfinished);
      }),
    // Signed URLs work for public repositories, too, so nobody has to ask which kind this is.
    locateAsset: (asset, send) =>
      ask(send, (github) => requestSignedUrl(asset, repository, { github, mask: ports.mask })),
  };
}

function leaveOutUnfinished(release: Release): Release {
  return { ...release, assets: release.assets.filter(({ state }) => state === 'uploaded') };
}

/** Why GitHub could not be read, as a clause; `undefined` for an error that is not about GitHub. */
function explain(error: unknown): string | undefined {
  if (error instanceof GitHubError) {
    const why = error.refusal === undefined ? error.message : `GitHub ${error.message}`;
    return `${error.task.doing} on GitHub failed: ${why}`;
  }
  if (!(error instanceof PublishError)) return undefined;
  const { message } = error;
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
