import { GitHubError, isMissing } from '../github/errors.ts';
import { explainErrorsAfterPublish, type Remedy } from '../github/explain.ts';
import { PublishError } from '../shared/errors.ts';
import type { HostedAsset, HostingJob } from './job.ts';
import { nameAsset } from './name-release.ts';
import type { Place } from './place.ts';
import { type Hosted, mayPublish, publishDraft } from './publish-draft.ts';
import { readDraft } from './read-draft.ts';

/**
 * Completes the release when the service has the version: the draft is published, or left to whom it belongs, which the
 * log says.
 *
 * @throws PublishError `after-publish`
 */
export async function acceptHosted(hosted: Hosted, job: HostingJob): Promise<HostedAsset> {
  const { release } = hosted.place;
  const rest = `Do not publish the version again: run this again with \`if-published: skip\`, which completes the release, or publish the draft of the release \`${release.tag}\` by hand.`;
  const advise = (hint: string, remedy: Remedy) => {
    // By hand it cannot be published either.
    if (remedy === 'none') return `${hint} Do not publish this version again.`;
    return remedy === 'rerun' ? rest : `${hint} ${rest}`;
  };
  return explainErrorsAfterPublish(job.ports, advise, async () => {
    if (!release.isDraft) return nameAsset(hosted);
    try {
      const done = await publishDraft(hosted, job, mayPublish);
      if (done === undefined) throw goneError(release.tag);
      if (done.place.release.isDraft) tellWhyDraft(hosted.place, done.place, job);
      return nameAsset(done);
    } catch (error) {
      if (isMissing(error) && (await readDraft(release, job)) === undefined) throw goneError(release.tag);
      if (hosted.place.role !== 'foreign' || !(error instanceof GitHubError)) throw error;
      // For the draft of somebody it is no failure that GitHub does not say what became of it.
      job.ports.log.notice(
        'Release not checked',
        `This run has not made the draft of the release \`${release.tag}\`, and GitHub did not say what became of it: if it is still a draft, publish it when you want to.`,
      );
      return nameAsset(hosted);
    }
  });
}

function tellWhyDraft(before: Place, after: Place, { ports }: HostingJob): void {
  const draft = `the draft of the release \`${after.release.tag}\``;
  if (after.role === 'joined') {
    ports.log.notice(
      'Release left to another run',
      `Another run made ${draft}, and publishes it. If that run failed, run it or this again, or publish the draft by hand.`,
    );
    return;
  }
  const why =
    before.role === 'foreign'
      ? `This run has not made ${draft}`
      : `Somebody has made ${draft} their own: the mark of this action is gone from its notes`;
  ports.log.notice(
    'Release is still a draft',
    `${why}, so it is left as it is: publish it when you want to.`,
  );
}

function goneError(tag: string): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but: Draft is gone',
    message: `The service has the version, but the draft of the release \`${tag}\` was deleted on GitHub while this ran.`,
    hint: 'Do not publish the version again: if you want the release, create it by hand, with the package as its asset.',
  });
}
