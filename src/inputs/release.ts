import type { Environment } from '../shared/environment.ts';
import { readTag } from './event.ts';
import { InputMistake } from './mistake.ts';
import { type PackageChecks, parseBoolean } from './parsers.ts';
import {
  type AssetUrl,
  parseAssetName,
  parseAssetUrl,
  parsePrerelease,
  parseReleaseTag,
  type Prerelease,
  type Template,
} from './release-rules.ts';
import type { CheckInput, Source } from './source.ts';

/** The GitHub release that holds the package, or that tags it. */
export interface ReleaseInputs {
  /** `undefined`: no release is touched. */
  readonly tag: Template | undefined;
  /** `undefined`: what the package or GitHub says. */
  readonly notes: string | undefined;
  readonly prerelease: Prerelease;
  /** `undefined`: the name of the file. */
  readonly assetName: Template | undefined;
  readonly assetUrl: AssetUrl;
  readonly overwrite: boolean;
}

export interface ReleaseContext {
  readonly kind: Source['kind'] | undefined;
  readonly packageChecks: PackageChecks;
  readonly slug: string | undefined;
}

/** Reads what the workflow says about the release. */
export function readRelease(env: Environment, check: CheckInput, context: ReleaseContext): ReleaseInputs {
  const { kind } = context;
  return {
    tag: check('release-tag', (value) =>
      refuseUnknown(parseReleaseTag(value) ?? findDefaultTag(env, kind), context),
    ),
    notes: check('release-notes', (value) => (value === '' ? undefined : value)),
    prerelease: check('prerelease', parsePrerelease),
    assetName: check('asset-name', (value) => {
      const name = parseAssetName(value);
      return kind === 'url' ? name : refuseUnknown(name, context);
    }),
    assetUrl: check('asset-url', parseAssetUrl),
    overwrite: check('overwrite', parseBoolean),
  };
}

/** A package that is not opened tells nothing: the service tells its version, and a directory its folder. */
function refuseUnknown(
  name: Template | undefined,
  { kind, packageChecks, slug }: ReleaseContext,
): Template | undefined {
  const isKnown = { slug: kind !== 'url' || slug !== undefined, version: kind === 'url' };
  if (packageChecks !== 'off' || name === undefined || name.placeholders.every((part) => isKnown[part]))
    return name;
  throw new InputMistake(
    `would be \`${name.text}\`, which only the package can complete, and that is not opened`,
    'Write the whole name, or set `package-checks` to `warn`.',
  );
}

/** A package that is uploaded needs a release; one that has a URL does not. */
function findDefaultTag(env: Environment, kind: ReleaseContext['kind']): Template | undefined {
  if (kind === 'url' || kind === undefined) return undefined;
  const tag = readTag(env);
  return tag === '' ? { text: 'v{version}', placeholders: ['version'] } : { text: tag, placeholders: [] };
}
