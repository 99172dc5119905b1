import { quoteCode } from '../github/explain.ts';
import { takeAssetBack } from './claim-asset.ts';
import type { HostingJob } from './job.ts';
import type { Place } from './place.ts';
import type { Put } from './put-asset.ts';
import { readDraft } from './read-draft.ts';
import { type Withdrawal, withdrawDraft } from './withdraw-draft.ts';

const NOTHING = 'there is nothing';

/** Where the package is, or was to be. */
export interface Made {
  readonly place: Place;
  /** Absent when nothing was uploaded. */
  readonly put?: Put | undefined;
}

/**
 * Takes back what this run made: its draft, or its asset in a draft of others. What is published stays, because others
 * may use it already, and so does what others rely on. Never fails: what could not be taken back is in the log.
 *
 * @returns in a few words, what came of it
 */
export async function takeBack(made: Made, job: HostingJob): Promise<string> {
  const { place, put } = made;
  const { release, role } = place;
  if (put?.replaced !== undefined) return warnOfReplaced(put, job);
  if (put?.origin === 'unsure' && role !== 'own') return tellUnsure(put, job);
  if (role !== 'own' && put?.origin !== 'uploaded') return NOTHING;
  try {
    if (role === 'own' && release.isDraft) return await takeDraftBack(made, job);
    const now = await readDraft(release, job);
    const asset = put && now?.assets.find(({ id }) => id === put.asset.id);
    if (now === undefined || asset === undefined) return NOTHING;
    return now.isDraft ? await takeAssetBack(asset, job) : warnOfPublished(place, job);
  } catch {
    job.ports.log.warning(
      'Left on GitHub',
      `Not all that this run made for the release \`${release.tag}\` could be taken back: look at its drafts, and delete by hand what is not needed.`,
    );
    return 'not complete';
  }
}

/** Why a draft of this run stays, and what a person does with it. */
const KEPT: Readonly<Record<Exclude<Withdrawal, 'deleted' | 'not-deleted' | 'gone' | 'published'>, string>> =
  {
    joined:
      'because another run uses it, too: a run for this tag publishes it when the service has its package. If there is none, publish or delete it by hand',
    'added-to': 'because it has assets that this run has not uploaded. Publish or delete it by hand',
    'taken-over':
      'because somebody has made it their own: the mark of this action is gone from its notes. Publish or delete it by hand',
  };

async function takeDraftBack({ place, put }: Made, job: HostingJob): Promise<string> {
  const { log } = job.ports;
  const { release } = place;
  const outcome = await withdrawDraft(release, put?.origin === 'found' ? undefined : put?.asset, job);
  switch (outcome) {
    case 'gone':
      return NOTHING;
    case 'deleted':
      log.info(`The draft of the release \`${release.tag}\` was deleted again.`);
      return 'the draft is deleted';
    case 'not-deleted':
      return 'not complete';
    case 'published':
      return warnOfPublished(place, job);
    default:
      log.warning(
        'Draft stays on GitHub',
        `The draft of the release \`${release.tag}\` stays, ${KEPT[outcome]}.`,
      );
      // What another run is about to publish is not touched.
      return put?.origin === 'uploaded' && outcome !== 'joined'
        ? takeAssetBack(put.asset, job)
        : 'the draft stays';
  }
}

function warnOfPublished({ role }: Place, { ports, order }: HostingJob): string {
  const what =
    role === 'own' ? `The release \`${order.tag}\`` : `The new asset of the release \`${order.tag}\``;
  ports.log.warning(
    'Release stays on GitHub',
    `${what} is published already, so it stays; another run with the same package uses it as it is.`,
  );
  return 'it is public, so it stays';
}

function warnOfReplaced({ asset, replaced }: Put, { ports, order }: HostingJob): string {
  const name = quoteCode(asset.name, ports.quote);
  const digest = replaced?.digest === undefined ? '' : ` (${quoteCode(replaced.digest, ports.quote)})`;
  ports.log.warning(
    'Replaced asset stays on GitHub',
    `The asset ${name} of the release \`${order.tag}\` is the package of this run now, in place of the earlier one${digest}. ` +
      `To get that back, upload it as ${name} by hand, or run this with it and \`overwrite: true\`.`,
  );
  return 'the replaced asset stays';
}

function tellUnsure({ asset }: Put, { ports }: HostingJob): string {
  ports.log.info(
    `The asset ${quoteCode(asset.name, ports.quote)} stays, because it may be another run that uploaded it.`,
  );
  return 'the asset stays';
}
