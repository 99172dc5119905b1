import type { Release } from './answers.ts';
import type { Place } from './create-release.ts';
import { isTaken } from './github-error.ts';
import type { HostingJob } from './job.ts';
import { type Put, putAsset } from './put-asset.ts';
import { takeBack } from './take-back.ts';

/** Where the package is. */
export interface Hosted {
  readonly place: Place;
  readonly put: Put;
}

/** How long a release that is known to be published may take to be found. */
const WAITS_MS = [0, 1_000, 2_000, 4_000];

/**
 * Publishes the draft that this run made. When another run was faster, whose draft this one had not seen, the package
 * goes to the release of that one, and the draft is deleted.
 *
 * @throws PublishError and GitHubError as {@link putAsset} does
 */
export async function publishDraft({ place, put }: Hosted, job: HostingJob): Promise<Hosted> {
  const { github, ports, order } = job;
  try {
    const release = await github.publishRelease(place.release);
    ports.log.info(`Published the release \`${order.tag}\`.`);
    // Its addresses are others than those of the draft.
    const asset =
      release.assets.find(({ id }) => id === put.asset.id) ??
      (await github.findAsset(put.asset.id)) ??
      put.asset;
    return { place: { release, isOwn: true }, put: { ...put, asset } };
  } catch (error) {
    const other = isTaken(error) ? await findPublished(job) : undefined;
    if (other === undefined) throw error;
    ports.log.info(`Another run published the release \`${order.tag}\` first; the package goes there.`);
    const moved = { release: other, isOwn: false };
    const hosted = { place: moved, put: await putAsset(moved, job) };
    await takeBack(place, put, job);
    return hosted;
  }
}

async function findPublished({ github, ports, order }: HostingJob): Promise<Release | undefined> {
  for (const waitMs of WAITS_MS) {
    await ports.clock.sleep(waitMs);
    const release = await github.findPublished(order.tag);
    if (release !== undefined) return release;
  }
  return undefined;
}
