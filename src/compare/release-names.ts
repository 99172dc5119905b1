import { fillTemplate, type Template } from '../runner/inputs/release.ts';
import { versionOfTag } from '../shared/version-text.ts';

/** The run's names for its release on GitHub, by which the one before can be found. */
export interface ReleaseNames {
  /** The input `release-tag`. */
  readonly tag: Template | undefined;
  /** The tag that triggered the run, without `refs/tags/`; `''` for another event. */
  readonly triggeringTag: string;
  /** The input `asset-name`. */
  readonly assetName: Template | undefined;
  /** Of the package that is to be published. */
  readonly fileName: string;
  readonly slug: string;
  readonly version: string;
}

/** The tag of the release that has a version: named like this run's, else by a `v` and the version. */
export function nameLiveTag({ tag, triggeringTag, slug, version }: ReleaseNames, live: string): string {
  if (tag?.placeholders.includes('version') === true) return fillTemplate(tag.text, { version: live, slug });
  const own = tag?.text ?? triggeringTag;
  const renamed = version === '' ? own : replaceVersion(own, version, live);
  return renamed === own ? `v${live}` : renamed;
}

/** The version that a release is of, going by its tag; `undefined` when its tag does not tell. */
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

/** The asset that is the package of a version: named like this run's, else the only ZIP; `undefined` when none is it for certain. */
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

/** Where a version stands in a tag as a number of its own, another one is put. */
function replaceVersion(tag: string, from: string, to: string): string {
  for (let at = tag.lastIndexOf(from); at >= 0; at = at === 0 ? -1 : tag.lastIndexOf(from, at - 1)) {
    const [before, after] = [tag.slice(0, at), tag.slice(at + from.length)];
    if (!/[\d.]$/.test(before) && !/^(\d|\.\d)/.test(after)) return `${before}${to}${after}`;
  }
  return tag;
}
