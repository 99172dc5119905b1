import type { Release } from '../github/responses.ts';
import type { HostingSpec } from '../github/hosting/model.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { Published } from '../service/model.ts';
import { findUpToDate } from '../service/publish.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { PackageUrl } from '../source/found-package.ts';
import { fillAssetName, fillRelease, type ReleaseTemplate } from './release-template.ts';
import type { CheckedPlugin, LocalFile } from './types.ts';

/**
 * The plan of a run; a dry run reports it instead.
 * - `up-to-date`: nothing is published, because this very version is live; a release that an earlier run left is
 *   completed.
 * - `publish`: the service gets the URL that the workflow gave; then the version may be tagged.
 * - `send-and-publish`: the service gets the package itself; then the version may be tagged.
 * - `host-and-publish`: the package is put on a release, and the service gets its URL there.
 */
export type RunPlan =
  | { readonly kind: 'up-to-date'; readonly published: Published; readonly completion: Completion }
  | {
      readonly kind: 'publish';
      readonly url: PackageUrl;
      readonly completion: Completion;
      /** Whether to wait until the service is seen serving the version. */
      readonly verify: boolean;
    }
  | {
      readonly kind: 'send-and-publish';
      readonly file: LocalFile;
      readonly completion: Completion;
      /** Whether to wait until the service is seen serving the version. */
      readonly verify: boolean;
    }
  | {
      readonly kind: 'host-and-publish';
      readonly spec: HostingSpec;
      /** Whether to wait until the service is seen serving the version. */
      readonly verify: boolean;
    };

/** The plan of one kind. */
export type PlanOf<Kind extends RunPlan['kind']> = Extract<RunPlan, { kind: Kind }>;

/**
 * The work on the host once the version is live.
 * - `none`: no release is used.
 * - `tag`: a release is created, which tags the version.
 * - `repair`: the draft that an earlier run left with this package is published.
 * - `not-checked`: a name cannot be completed, which is only reported, because this run publishes nothing.
 */
export type Completion =
  | { readonly kind: 'none' }
  | { readonly kind: 'tag'; readonly template: ReleaseTemplate }
  | {
      readonly kind: 'repair';
      readonly spec: HostingSpec;
      /** The releases of the tag, if they were read already. */
      readonly releases: readonly Release[] | undefined;
    }
  | { readonly kind: 'not-checked'; readonly why: PublishError };

type PlanInputs = Pick<Inputs, 'release' | 'ifPublished' | 'verify'>;

/**
 * Decides what a run does, without any I/O.
 *
 * @throws PublishError `input`: a name on GitHub cannot be completed, or GitHub does not accept it;
 * `already-published`: the version is live, and the input `if-published` is `fail`
 */
export function planRun(plugin: CheckedPlugin, inputs: PlanInputs): RunPlan {
  const { package: file } = plugin;
  const { verify, release } = inputs;
  if (file.kind === 'remote')
    return planTagged(plugin, inputs, (completion) => ({
      kind: 'publish',
      url: file.url,
      completion,
      verify,
    }));
  if (release.uploadTo === 'service')
    return planTagged(plugin, inputs, (completion) => ({
      kind: 'send-and-publish',
      file,
      completion,
      verify,
    }));
  return planLocal(file, plugin, inputs);
}

/** Plans a run that needs no release, but may tag the version. */
function planTagged(
  plugin: CheckedPlugin,
  inputs: PlanInputs,
  planToPublish: (completion: Completion) => RunPlan,
): RunPlan {
  const completion = planTag(plugin, inputs);
  const published = findPublished(plugin, inputs);
  return published === undefined ? planToPublish(completion) : { kind: 'up-to-date', published, completion };
}

function planTag(plugin: CheckedPlugin, inputs: PlanInputs): Completion {
  const { tag } = inputs.release;
  if (tag === undefined) return { kind: 'none' };
  const template = createTemplate(tag, plugin, inputs);
  // The version may come only from the service. A sample version shows before the order whether the tag can be
  // completed at all.
  fillRelease(template, '1.0');
  return { kind: 'tag', template };
}

function planLocal(file: LocalFile, plugin: CheckedPlugin, inputs: PlanInputs): RunPlan {
  const published = findPublished(plugin, inputs);
  if (published !== undefined)
    return { kind: 'up-to-date', published, completion: planRepair(file, plugin, inputs) };
  return { kind: 'host-and-publish', spec: specifyHosting(file, plugin, inputs), verify: inputs.verify };
}

function planRepair(file: LocalFile, plugin: CheckedPlugin, inputs: PlanInputs): Completion {
  try {
    return { kind: 'repair', spec: specifyHosting(file, plugin, inputs), releases: plugin.releases };
  } catch (error) {
    if (error instanceof PublishError) return { kind: 'not-checked', why: error };
    throw error;
  }
}

function specifyHosting(
  { path, name, sha256, sizeBytes }: LocalFile,
  plugin: CheckedPlugin,
  inputs: PlanInputs,
): HostingSpec {
  const { tag, assetName, overwrite } = inputs.release;
  if (tag === undefined) throw explainNoTag();
  return {
    ...fillRelease(createTemplate(tag, plugin, inputs), plugin.version),
    assetName: fillAssetName(assetName, name, plugin),
    assetUrl: chooseAssetUrl(plugin, inputs),
    overwrite,
    isLive: plugin.version !== '' && plugin.live?.served?.version === plugin.version,
    file: { path, sha256, sizeBytes },
  };
}

function createTemplate(
  tag: ReleaseTemplate['tag'],
  { slug, changelog }: CheckedPlugin,
  { release: { notes, prerelease } }: PlanInputs,
): ReleaseTemplate {
  return { tag, notes, prerelease, slug, changelog };
}

/** Returns the live version if there is nothing to publish. */
function findPublished({ identity, live }: CheckedPlugin, inputs: PlanInputs): Published | undefined {
  return findUpToDate(identity.version, live ?? {}, inputs);
}

/**
 * Chooses a signed URL when the service will probably refuse the package, or did not find the plugin, which may be a
 * wrong `plugin_id`: the release then stays a draft until the package is accepted, so nothing public is left behind.
 */
function chooseAssetUrl({ live }: CheckedPlugin, { release }: PlanInputs): HostingSpec['assetUrl'] {
  const { isLasting, kind } = live?.failure ?? {};
  return release.assetUrl === 'auto' && (isLasting === true || kind === 'missing')
    ? 'signed'
    : release.assetUrl;
}

function explainNoTag(): PublishError {
  return new PublishError({
    code: 'input',
    title: 'Input release-tag',
    message: 'Input `release-tag` is empty, but a package without a URL needs a release.',
    hint: 'Set `release-tag` to the tag of the release that gets the package.',
  });
}
