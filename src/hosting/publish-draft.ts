import { isTaken } from '../github/errors.ts';
import type { Release } from '../github/responses.ts';
import { keepName } from './claim-asset.ts';
import { fits } from './compare-asset.ts';
import { nameKept } from './find-release.ts';
import type { HostingJob } from './job.ts';
import { hasMark, isCreatedFor, readMarks, removeMarks } from './mark.ts';
import type { Place } from './place.ts';
import { type Put, putAsset } from './put-asset.ts';
import { readDraft } from './read-draft.ts';
import { takeBack } from './take-back.ts';

/** Where the package is. */
export interface Hosted {
  readonly place: Place;
  readonly put: Put;
}

/** How long a release that is known to be published may take to be found. */
const WAITS_MS = [0, 1_000, 2_000, 4_000];

/**
 * Publishes the draft that this run made, or that of another run that has the same package. When another release of the
 * tag was published meanwhile, the package goes there, and the own draft is taken back.
 *
 * @param isAllowed whether the draft, as it is now, is to be published by this run
 * @returns a draft, when it is for others to publish; `undefined` when it is gone
 * @throws PublishError and GitHubError as {@link putAsset} does
 */
export async function publishDraft(
  hosted: Hosted,
  job: HostingJob,
  isAllowed: typeof mayPublish,
): Promise<Hosted | undefined> {
  const { github, ports, order } = job;
  const { release: known, role } = hosted.place;
  const seen = await readDraft(known, job);
  // Whether a draft is gone shows for certain when it is changed.
  const now = seen ?? (role === 'foreign' ? undefined : known);
  if (now === undefined) return moveOn(hosted, await github.findPublished(order.tag), job);
  const current = seen === undefined ? hosted : await refresh(hosted, seen, job);
  if (!now.isDraft) {
    ports.log.info(`The release \`${order.tag}\` is published already.`);
    return current;
  }
  if (!isAllowed(current, job)) return current;
  // It was uploaded again, and the release may have changed meanwhile.
  if (current.put.asset.id !== hosted.put.asset.id) return publishDraft(current, job, isAllowed);
  try {
    const release = await github.publishRelease(now, toPublic(now));
    if (release === undefined) return await moveOn(hosted, await github.findPublished(order.tag), job);
    ports.log.info(`Published the release \`${order.tag}\`.`);
    return await refresh(current, release, job);
  } catch (error) {
    const other = isTaken(error) ? await findPublished(job) : undefined;
    if (other === undefined) throw error;
    return moveOn(hosted, other, job);
  }
}

/** What the release says when everyone sees it: nothing of this action. */
function toPublic(draft: Release): Partial<Pick<Release, 'name' | 'body'>> {
  const [body, name] = [removeMarks(draft.body), nameKept(draft)];
  return {
    ...(body !== draft.body && { body }),
    // The run that took it back may have been stopped on its way.
    ...(name !== draft.name && { name }),
  };
}

/** Whoever has made a draft publishes it; for a run that may have ended that is every run with the same package. */
export function mayPublish({ place: { release, role }, put }: Hosted, { order }: HostingJob): boolean {
  if (role === 'own') return true;
  return role === 'joined' && isCreatedFor(release, order) && fits(put.asset, order.file);
}

/** The release as it is now, with the asset in it: its address changes, and it may have been deleted by hand. */
async function refresh({ place, put }: Hosted, release: Release, job: HostingJob): Promise<Hosted> {
  const now = { release, role: findRole(place, release, job) };
  const listed = release.assets.find(({ id }) => id === put.asset.id);
  // Whoever owns a draft decides what is in it.
  if (now.role === 'foreign') return { place: now, put: { ...put, asset: listed ?? put.asset } };
  const found = listed ?? (await job.github.findAsset(put.asset.id));
  const asset = found && (await keepName(found, put.asset.name, job));
  return { place: now, put: asset === undefined ? await putAsset(now, job) : { ...put, asset } };
}

/** A draft whose mark is gone belongs to the person who took it out. */
function findRole({ role }: Place, { isDraft, body }: Release, { mark }: HostingJob): Place['role'] {
  if (!isDraft || role === 'published') return role;
  const isMarked = role === 'own' ? hasMark(body, mark) : readMarks(body).length > 0;
  return isMarked ? role : 'foreign';
}

async function moveOn(
  from: Hosted,
  release: Release | undefined,
  job: HostingJob,
): Promise<Hosted | undefined> {
  if (release === undefined) return undefined;
  job.ports.log.info(`Another release \`${job.order.tag}\` was published first; the package goes there.`);
  const place = { release, role: 'published' } as const;
  const hosted = { place, put: await putAsset(place, job) };
  await takeBack(from, job);
  return hosted;
}

async function findPublished({ github, ports, order }: HostingJob): Promise<Release | undefined> {
  for (const waitMs of WAITS_MS) {
    await ports.clock.sleep(waitMs);
    const release = await github.findPublished(order.tag);
    if (release !== undefined) return release;
  }
  return undefined;
}
