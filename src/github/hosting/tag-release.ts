import { isTaken, isUnclear } from '../github-error.ts';
import { explainErrors, explainErrorsAfterPublish, type Remedy } from '../explain-errors.ts';
import type { Repository } from '../ports.ts';
import type { Release } from '../responses.ts';
import { chooseBackoffMs, poll } from '../../shared/clock.ts';
import {
  type HostedRelease,
  type HostingPorts,
  type ReleaseSpec,
  toHostedRelease,
  type Uses,
} from './model.ts';
import {
  chooseLatest,
  connectForTag,
  createRelease,
  describeNew,
  findReleases,
  MAY_HIDE_DRAFTS,
  prepareRelease,
} from './releases.ts';

/** When to look for a release that another run created, or whose creation may have counted. */
const LOOKS_AT_MS = [0, 1_000, 4_000];

/**
 * Tags the version that the service has: if the tag has no release, creates a published one, and with it the tag on
 * this run's commit. An existing release or draft is not changed. Idempotent.
 *
 * @throws PublishError `after-publish`, because the service has the version already
 */
export async function tagRelease(
  spec: ReleaseSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<HostedRelease> {
  const advise = (hint: string, remedy: Remedy) => {
    if (remedy === 'none') return `${hint} Do not publish this version again.`;
    return remedy === 'by-hand'
      ? `${hint} Then create the release by hand.`
      : `${hint} Running this again creates the release and its tag.`;
  };
  return explainErrorsAfterPublish(ports, advise, async () => {
    const github = await connectForTag(spec.tag, repository, ports);
    const [release] = await findReleases(github, spec.tag);
    if (release !== undefined) {
      logExisting(release, ports);
      return toHostedRelease(release);
    }
    const created = await createPublished(spec, { ...ports, github, repository });
    ports.log.info(`Created the release \`${spec.tag}\`.`);
    return toHostedRelease(created);
  });
}

/** Plans what {@link tagRelease} would do, as lines for the log of a dry run. Only reads. */
export async function planTag(
  spec: ReleaseSpec,
  repository: Repository,
  ports: HostingPorts,
): Promise<readonly string[]> {
  return explainErrors(ports, async () => {
    const github = await connectForTag(spec.tag, repository, ports);
    const [release] = await findReleases(github, spec.tag);
    if (release === undefined)
      return [await describeNew(spec, 'The release', { github, repository }), MAY_HIDE_DRAFTS];
    return [
      `The ${release.isDraft ? 'draft of the ' : ''}release \`${spec.tag}\` exists; it would not be changed.`,
    ];
  });
}

function logExisting(release: Release, { log }: Uses<'log'>): void {
  if (release.isDraft) {
    log.notice(
      'Release is a draft',
      `The release \`${release.tag}\` exists as a draft that this run did not create, so it stays one. Publish it to create the tag.`,
    );
  } else log.info(`The release \`${release.tag}\` exists already.`);
}

/** Creates the release, and tries again only after a look showed no such release. */
async function createPublished(
  spec: ReleaseSpec,
  context: Uses<'github' | 'repository' | 'clock' | 'random' | 'retries' | 'log'>,
): Promise<Release> {
  const { github, clock, random, retries } = context;
  const fields = {
    ...(await prepareRelease(spec, context)),
    draft: false,
    ...chooseLatest(spec.prerelease),
  };
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await createRelease(fields, context);
    } catch (error) {
      if (!isTaken(error) && !isUnclear(error)) throw error;
      const found = await poll(LOOKS_AT_MS, clock, () => github.findPublished(spec.tag));
      if (found !== undefined) return found;
      if (repeats >= retries) throw error;
      await clock.sleep(chooseBackoffMs(repeats, random));
    }
  }
}
