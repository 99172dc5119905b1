import { readTag } from './event.ts';
import { type Environment, readInput } from './input-environment.ts';
import { InputMistake, type PackageChecks, parseBoolean } from './input-rules.ts';
import {
  type AssetUrl,
  parseAssetName,
  parseAssetUrl,
  parsePrerelease,
  parseReleaseTag,
  type Prerelease,
  type Template,
} from './release-rules.ts';
import type { CheckInput, Source } from './source-inputs.ts';

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
}

/** Reads what the workflow says about the release. */
export function readRelease(
  env: Environment,
  check: CheckInput,
  { kind, packageChecks }: ReleaseContext,
): ReleaseInputs {
  return {
    tag: check('release-tag', (value) => {
      const tag = parseReleaseTag(value) ?? findDefaultTag(env, kind);
      if (packageChecks === 'off' && kind !== 'url' && tag !== undefined && tag.placeholders.length > 0) {
        throw new InputMistake(
          `would be \`${tag.text}\`, which only the package can complete, and that is not opened`,
          'Write the whole tag, or set `package-checks` to `warn`.',
        );
      }
      return tag;
    }),
    notes: readInput(env, 'release-notes') === '' ? undefined : check('release-notes', (value) => value),
    prerelease: check('prerelease', parsePrerelease),
    assetName: check('asset-name', parseAssetName),
    assetUrl: check('asset-url', parseAssetUrl),
    overwrite: check('overwrite', parseBoolean),
  };
}

/** A package that is uploaded needs a release; one that has a URL does not. */
function findDefaultTag(env: Environment, kind: ReleaseContext['kind']): Template | undefined {
  if (kind === 'url' || kind === undefined) return undefined;
  const tag = readTag(env);
  return tag === '' ? { text: 'v{version}', placeholders: ['version'] } : { text: tag, placeholders: [] };
}
