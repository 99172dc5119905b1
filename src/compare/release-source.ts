import { connectGitHub, type GitHub } from '../github/api.ts';
import { requestSignedUrl } from '../github/asset-url.ts';
import { GitHubError, isCancelled } from '../github/errors.ts';
import type { GitHubPorts, Repository } from '../github/ports.ts';
import type { Release } from '../github/responses.ts';
import type { SendRequest } from '../http/message.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError } from '../shared/errors.ts';
import { Missed, type PublishedRelease, type ReleaseSource } from './find-live.ts';

export interface ReleaseSourcePorts extends Omit<GitHubPorts, 'send' | 'retries'> {
  /** From now on the value is hidden. */
  readonly mask: (secret: string) => void;
}

/** The releases of a repository on GitHub; each question is one request, sent once. */
export function createReleaseSource(repository: Repository, ports: ReleaseSourcePorts): ReleaseSource {
  const ask = async <T>(send: SendRequest, work: (github: GitHub) => Promise<T>): Promise<T> => {
    try {
      return await work(await connectGitHub(repository, { ...ports, send, retries: 0 }));
    } catch (error) {
      throw toMissed(error);
    }
  };
  return {
    findByTag: (tag, send) =>
      ask(send, async (github) => {
        const release = await github.findPublished(tag);
        return release && describe(release);
      }),
    listNewest: (send) =>
      ask(send, async (github) => {
        const releases = await github.listNewest();
        return releases.filter(({ isDraft, isPrerelease }) => !isDraft && !isPrerelease).map(describe);
      }),
    // A signed URL serves public repositories, too, and nobody has to ask which kind this is.
    locateAsset: (asset, send) =>
      ask(send, (github) => requestSignedUrl(asset, repository, { github, mask: ports.mask })),
  };
}

/** An asset whose upload has not ended has no content. */
function describe({ tag, assets }: Release): PublishedRelease {
  return { tag, assets: assets.filter(({ state }) => state === 'uploaded') };
}

/** What GitHub did not tell is a reason not to compare; everything else ends the comparison, or the run. */
function toMissed(error: unknown): unknown {
  if (error instanceof GitHubError) {
    if (isCancelled(error)) return new Cancelled();
    const why = error.refusal === undefined ? error.message : `GitHub ${error.message}`;
    return new Missed(`${error.task.doing} on GitHub failed: ${why}`, error);
  }
  if (!(error instanceof PublishError)) return error;
  const { message } = error;
  return new Missed(`${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`, error);
}
