import { hostingError } from '../explain-errors.ts';
import type { Release } from '../responses.ts';
import type { PublishError } from '../../shared/publish-error.ts';
import type { HostingSpec, Target } from './model.ts';
import { type Mark, readMark } from './marks.ts';

/** A draft whose mark is this old belongs to a run that has ended. */
const ENDED_S = 3_600;

/**
 * The release to use:
 * - `create`: there is none, so a draft is created.
 * - `use`: it is used as it is.
 * - `mark`: a draft that an earlier attempt or an ended run left; it gets the mark of this run first.
 */
type Choice =
  | { readonly kind: 'create' }
  | { readonly kind: 'use'; readonly target: Target }
  | { readonly kind: 'mark'; readonly target: Target };

/** The facts about this run that the choice depends on. */
interface OwnRun {
  readonly mark: Mark;
  readonly spec: Pick<HostingSpec, 'tag' | 'isLive'>;
}

/**
 * Chooses the release that gets the package, without any I/O: the published one, else this run's own draft, else the
 * oldest draft of somebody else. The draft of another run for the same package is never shared with that run.
 *
 * @param releases the releases of the tag, from `findReleases`
 * @throws PublishError `not-published`: another run is publishing this package, or left its draft
 */
export function chooseTarget(releases: readonly Release[], run: OwnRun): Choice {
  const { mark } = run;
  const [first] = releases;
  if (first === undefined) return { kind: 'create' };
  if (!first.isDraft) return { kind: 'use', target: { release: first, role: 'published' } };
  const ofPackage = releases.filter((release) => readMark(release)?.assetName === mark.assetName);
  const own = ofPackage.find((release) => isOwn(release, mark));
  if (own !== undefined) {
    // A rerun writes its mark anew, so that the draft does not seem to be left.
    const isNew = readMark(own)?.writtenS === mark.writtenS;
    return { kind: isNew ? 'use' : 'mark', target: { release: own, role: 'own' } };
  }
  const [other] = ofPackage;
  if (other === undefined) return { kind: 'use', target: { release: first, role: 'foreign' } };
  if (!mayTakeOver(other, run)) throw otherRunError(run);
  return { kind: 'mark', target: { release: other, role: 'taken-over' } };
}

/** Whether a draft has the mark of this run, in any attempt. */
export function isOwn(release: Pick<Release, 'body'>, { runId, assetName }: Mark): boolean {
  const mark = readMark(release);
  return mark?.runId === runId && mark.assetName === assetName;
}

/** Whether a draft has the mark of a run with the very same package. */
export function isForSamePackage(release: Pick<Release, 'body'>, { assetName, sha256 }: Mark): boolean {
  const mark = readMark(release);
  return mark?.assetName === assetName && mark.sha256 === sha256;
}

function mayTakeOver(release: Release, { mark, spec }: OwnRun): boolean {
  const ageS = mark.writtenS - (readMark(release)?.writtenS ?? mark.writtenS);
  return isForSamePackage(release, mark) && (spec.isLive || ageS > ENDED_S);
}

/** The error for a draft of another run that publishes the same plugin, or was cut off while it did. */
export function otherRunError({ spec: { tag } }: Pick<OwnRun, 'spec'>): PublishError {
  return hostingError(
    'Another run is publishing',
    `Another run is publishing the tag \`${tag}\`, or one that was cut off left its draft.`,
    `Run that one again, or delete the draft: \`gh release delete ${tag}\`. ${KEEP_APART}`,
  );
}

/** The error for a release that somebody else created, changed or published at the same time. */
export function raceError({ spec: { tag } }: Pick<OwnRun, 'spec'>, cause?: unknown): PublishError {
  return hostingError(
    'Two releases at once',
    `Another run or a person created, changed or published a release \`${tag}\` while this ran.`,
    `Run this again. ${KEEP_APART}`,
    { remedy: 'rerun', cause },
  );
}

/** The lines that keep runs of one plugin apart. */
const KEEP_APART =
  'To keep runs apart, add `concurrency: { group: publish-plugin, cancel-in-progress: false }` to the job.';
