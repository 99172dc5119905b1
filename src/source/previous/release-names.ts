import { fillTemplate, type Template } from '../../action/inputs/release.ts';
import { versionOfTag } from '../../shared/version-text.ts';

/** The run's names for its release on GitHub, from which the previous one is derived. */
export interface ReleaseNames {
  /** The input `release-tag`. */
  readonly tag: Template | undefined;
  /** The tag that triggered the run, without `refs/tags/`; `''` for another event. */
  readonly triggeringTag: string;
  /** The input `asset-name`. */
  readonly assetName: Template | undefined;
  /** File name of the package that the run publishes. */
  readonly fileName: string;
  readonly slug: string;
  readonly version: string;
}

/** The tag of a version's release: named like this run's, else `v` and the version. */
export function nameLiveTag({ tag, triggeringTag, slug, version }: ReleaseNames, live: string): string {
  if (tag?.placeholders.includes('version') === true) return fillTemplate(tag.text, { version: live, slug });
  const own = tag?.text ?? triggeringTag;
  const renamed = version === '' ? own : replaceVersion(own, version, live);
  return renamed === own ? `v${live}` : renamed;
}

/** The version of a release, derived from its tag; `undefined` if the tag does not show it. */
export function readReleaseVersion({ tag, slug }: ReleaseNames, releaseTag: string): string | undefined {
  const [before, after] = tag?.text.replaceAll('{slug}', slug).split('{version}') ?? [];
  const isNamed =
    before !== undefined &&
    after !== undefined &&
    releaseTag.startsWith(before) &&
    releaseTag.endsWith(after) &&
    releaseTag.length > before.length + after.length;
  return versionOfTag(
    isNamed ? releaseTag.slice(before.length, releaseTag.length - after.length) : releaseTag,
  );
}

/**
 * Chooses the asset that is the package of a version: the one named like this run's, else the only ZIP; `undefined` if
 * neither is certain.
 */
export function chooseAsset<T extends { readonly name: string }>(
  assets: readonly T[],
  { assetName, fileName, slug }: ReleaseNames,
  version: string | undefined,
): T | undefined {
  const wanted =
    assetName === undefined || (version === undefined && assetName.placeholders.includes('version'))
      ? undefined
      : fillTemplate(assetName.text, { version: version ?? '', slug });
  const named = (name: string | undefined) => assets.find((asset) => asset.name === name);
  const zips = assets.filter(({ name }) => /\.zip$/i.test(name));
  return named(wanted) ?? named(fileName) ?? (zips.length === 1 ? zips[0] : undefined);
}

/** Replaces a version where it stands alone in a tag. */
function replaceVersion(tag: string, from: string, to: string): string {
  for (let at = tag.lastIndexOf(from); at >= 0; at = at === 0 ? -1 : tag.lastIndexOf(from, at - 1)) {
    const [before, after] = [tag.slice(0, at), tag.slice(at + from.length)];
    if (!/[\d.]$/.test(before) && !/^(\d|\.\d)/.test(after)) return `${before}${to}${after}`;
  }
  return tag;
}
