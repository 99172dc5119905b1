import type { HostedPackage } from '../github/hosting/model.ts';
import type { Published } from '../service/model.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError, toPublishErrors } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import type { Completion } from './plan-run.ts';
import { fillRelease, type ReleaseTemplate } from './release-template.ts';
import type { RunParts, UsedRelease } from './types.ts';

/** The outcome of the work on the host after the version is live. */
export interface Completed {
  readonly onHost: UsedRelease | undefined;
  /** An error although the version is live. */
  readonly problem: Error | undefined;
}

const NOTHING: Completed = { onHost: undefined, problem: undefined };

/** Carries out the plan for the host after the version is live. Returns errors as `problem`. */
export async function completeOnHost(
  completion: Completion,
  published: Published,
  parts: Pick<RunParts, 'step' | 'host'> & Pick<RunParts, 'log'>,
): Promise<Completed> {
  switch (completion.kind) {
    case 'none':
      return NOTHING;
    case 'tag':
      return tagVersion(completion.template, published, parts);
    case 'repair':
      return repairRelease(completion, parts);
    case 'not-checked':
      warnNotChecked(completion.why, parts.log);
      return NOTHING;
  }
}

/** Only warns, because a run that publishes nothing need not fail for a name that it does not use. */
export function warnNotChecked({ message, hint }: PublishError, log: RunParts['log']): void {
  log.warning('Release on GitHub not checked', `${message} ${hint}`);
}

/** Publishes the draft that an earlier run created for this very package. */
async function repairRelease(
  { spec, releases }: Extract<Completion, { kind: 'repair' }>,
  { step, host }: Pick<RunParts, 'step' | 'host'>,
): Promise<Completed> {
  return complete(undefined, async () => {
    const done = await step(
      'Complete the release on GitHub',
      () => host.repair(spec, releases),
      (found) => {
        if (found === 'not-known')
          return { inconclusive: 'not known whether there is a draft with this package' };
        return found === 'none' ? 'no draft with this package found' : quoteName(found.release.tag);
      },
    );
    return typeof done === 'string' ? undefined : done;
  });
}

/** Creates the release, and with it the tag, of the version that is live now. */
async function tagVersion(
  template: ReleaseTemplate,
  { status, version, problem }: Published,
  { step, host }: Pick<RunParts, 'step' | 'host'>,
): Promise<Completed> {
  // The live package may come from another commit.
  if (status === 'already-published' && problem !== undefined) return NOTHING;
  return complete(undefined, async () => {
    const spec = fillRelease(template, version);
    const release = await step(
      'Tag the version',
      () => host.tag(spec),
      ({ tag }) => quoteName(tag),
    );
    return { release, asset: undefined };
  });
}

/** Publishes the draft with the package, or leaves it to its owner. */
export async function completeHosted(
  { release, asset, isSecret, publishDraft }: HostedPackage,
  { step }: Pick<RunParts, 'step'>,
): Promise<Completed> {
  const hosted = { release, asset };
  // A public release is complete.
  if (!isSecret) return { onHost: hosted, problem: undefined };
  return complete(hosted, () =>
    step('Complete the release on GitHub', publishDraft, (done) => quoteName(done.release.tag)),
  );
}

/** @param before the release before `work`, in case `work` fails */
async function complete(
  before: UsedRelease | undefined,
  work: () => Promise<UsedRelease | undefined>,
): Promise<Completed> {
  try {
    return { onHost: await work(), problem: undefined };
  } catch (error) {
    return { onHost: before && hideUnknown(before, error), problem: toProblem(error) };
  }
}

/** Removes the URL, which is no longer valid once a draft is published, and a tag that the release does not have. */
function hideUnknown({ release, asset }: UsedRelease, error: unknown): UsedRelease {
  return { release: { ...release, url: '', ...(isAboutTag(error) && { tag: '' }) }, asset };
}

function isAboutTag(error: unknown): boolean {
  return error instanceof PublishError && (error.isMistagged || isAboutTag(error.cause));
}

/** Wraps an error after publication, so that it cannot hide that the version is live. */
export function toProblem(thrown: unknown): PublishError {
  const cause = thrown instanceof Cancelled ? CANCELLED : (toPublishErrors(thrown).at(0) ?? CANCELLED);
  if (cause.code === 'after-publish') return cause;
  return new PublishError({
    code: 'after-publish',
    title: `Published, but: ${cause.title}`,
    message: `The version is published, but the release on GitHub ${thrown instanceof Cancelled ? 'may not be' : 'is not'} complete. ${cause.message}`,
    hint: `Do not publish the version again; complete the release on GitHub by hand. ${cause.hint}`.trimEnd(),
    cause: thrown,
  });
}

const CANCELLED = new PublishError({
  code: 'not-published',
  title: 'Cancelled',
  message: 'The run was cancelled.',
  hint: 'Or run this again: with `if-published: skip` it completes the release.',
});
