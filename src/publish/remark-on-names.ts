import type { Inputs } from '../inputs/read-inputs.ts';
import type { Logger } from '../shared/logger.ts';
import { quoteName } from '../shared/quote.ts';
import { versionOfTag } from '../shared/version-text.ts';

type NameInputs = Pick<Inputs, 'expectedVersion' | 'isAnyVersion' | 'release'>;

/**
 * Which version the package must carry, and why, as the end of a sentence.
 *
 * @param tag that triggered the run; `''` when it was something else
 */
export function describeExpectedVersion(
  tag: string,
  { expectedVersion: expected, isAnyVersion }: NameInputs,
): string {
  if (expected !== undefined) return `${expected.version}, from ${expected.origin}`;
  if (isAnyVersion) return 'any, because the input `expected-version` is `any`';
  return `any, because ${tag === '' ? 'no tag triggered this run' : `the tag ${quoteName(tag)} is not a version`}`;
}

/**
 * Tells of a tag and of an asset whose names their author most likely did not mean.
 *
 * @param tag that triggered the run; `''` when it was something else
 * @param version of the package; `''` when it has none
 */
export function remarkOnNames(tag: string, version: string, inputs: NameInputs, log: Logger): void {
  warnOfOtherTag(tag, inputs, log);
  noticeOtherEnd(tag, version, inputs, log);
  warnOfAssetName(inputs, log);
}

/** An `expected-version` that somebody forgot to raise would publish an old package under a new tag. */
function warnOfOtherTag(tag: string, { expectedVersion, release }: NameInputs, log: Logger): void {
  const named = versionOfTag(tag);
  if (named === undefined || expectedVersion === undefined || named === expectedVersion.version) return;
  const where = release.tag === undefined ? '' : `, in the release \`${release.tag.text}\``;
  log.warning(
    'Tag and version differ',
    `The tag \`${tag}\` triggered this run, but ${expectedVersion.origin} says \`${expectedVersion.version}\`: that version is published${where}. Leave out \`expected-version\` to compare the package with the tag.`,
  );
}

/** A version at the end of a name, such as `1.2.3-beta.1` of `release-1.2.3-beta.1`. */
const END = /(?<!\d|\d\.)\d+(?:\.\d+)+(?:[-._]?(?:dev|alpha|beta|rc|pl)[-._]?\d*)?$/i;

/** Such a tag is not compared, because it may be of anything; who writes a version into it may mean that of the plugin. */
function noticeOtherEnd(
  tag: string,
  version: string,
  { expectedVersion, isAnyVersion }: NameInputs,
  log: Logger,
): void {
  if (expectedVersion !== undefined || isAnyVersion || version === '') return;
  const [end = version] = END.exec(tag) ?? [];
  if (end === version) return;
  log.notice(
    'Tag and version differ',
    `The tag ${quoteName(tag)} ends in \`${end}\`, but the package has version ${quoteName(version)}. If that is a mistake, correct the tag or \`Version:\`; tags such as \`v1.4.2\` are compared.`,
  );
}

/** Warns of a name without `.zip`: GitHub serves the same ZIP, but programs go by names. */
function warnOfAssetName({ release: { assetName } }: NameInputs, log: Logger): void {
  if (assetName === undefined || /\.zip$/i.test(assetName.text)) return;
  log.warning(
    'Asset name without .zip',
    `Input \`asset-name\` is \`${assetName.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${assetName.text}.zip\`.`,
  );
}
