import { isAssetName, isTag, MAX_NAME_LENGTH } from '../github/names.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { fillTemplate, type Template } from '../inputs/template.ts';
import { isPrerelease } from '../plugin/wordpress/version.ts';
import { PublishError } from '../shared/errors.ts';

/** The release on GitHub, as this run would make it. */
export interface ReleasePlan {
  readonly tag: string;
  readonly assetName: string;
  /** Markdown; `''`: what GitHub generates. */
  readonly notes: string;
  readonly prerelease: boolean;
}

/** What the package, or the service, says about the version that is released. */
export interface ReleasedVersion {
  /** `''` where it is not known. */
  readonly version: string;
  readonly slug: string;
  readonly changelog: string;
  /** Name of the package's file. */
  readonly fileName: string;
}

/**
 * Completes what the workflow says about the release; `undefined` when no release is touched.
 *
 * @throws PublishError `input`: a name cannot be completed, or is none that GitHub takes
 */
export function planRelease({ release, source }: Inputs, released: ReleasedVersion): ReleasePlan | undefined {
  const { tag, assetName, notes, prerelease } = release;
  if (tag === undefined) return undefined;
  const { version, changelog, fileName } = released;
  return {
    tag: complete('release-tag', tag, released, isTag),
    assetName:
      assetName === undefined || source.kind === 'url'
        ? cleanName(fileName)
        : complete('asset-name', assetName, released, isAssetName),
    notes: notes ?? changelog,
    prerelease: prerelease === 'auto' ? isPrerelease(version) : prerelease === 'true',
  };
}

/**
 * Refuses, before the service is asked, a tag for it that could not be completed afterwards.
 *
 * @throws PublishError `input`
 */
export function refuseTag(inputs: Inputs, released: ReleasedVersion): void {
  // Only the service tells which version it has.
  if (inputs.source.kind === 'url') planRelease(inputs, { ...released, version: '1.0' });
}

function complete(
  input: string,
  { text, placeholders }: Template,
  released: ReleasedVersion,
  isValid: (name: string) => boolean,
): string {
  const missing = placeholders.find((name) => released[name] === '');
  if (missing !== undefined) {
    throw badName(input, `is \`${text}\`, but the ${missing} of the package is not known`);
  }
  // In one pass, so that nothing in what is filled in is filled in turn.
  const name = placeholders.length === 0 ? text : fillTemplate(text, released);
  if (name.length > MAX_NAME_LENGTH || !isValid(name))
    throw badName(input, `becomes \`${name}\`, which GitHub does not take`);
  return name;
}

function badName(input: string, problem: string): PublishError {
  return new PublishError({
    code: 'input',
    title: `Input ${input}`,
    message: `Input \`${input}\` ${problem}.`,
    hint: `Set \`${input}\` to a name that is complete and that GitHub takes.`,
  });
}

/** GitHub would put dots in place of other characters, by rules that it does not tell. */
function cleanName(fileName: string): string {
  const stem = fileName
    .replace(/\.zip$/i, '')
    .replace(/[^A-Za-z0-9._+-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return `${stem === '' ? 'plugin' : stem}.zip`;
}
