import { isAssetName, isTag, MAX_NAME_LENGTH } from '../github/names.ts';
import type { ReleaseSpec } from '../github/hosting/model.ts';
import { isPrerelease } from '../package/index.ts';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import { fillTemplate, type Placeholder, type Template } from '../action/inputs/release.ts';
import { PublishError } from '../shared/publish-error.ts';

/** A release on GitHub without its version, which may come from the service later. */
export interface ReleaseTemplate extends Pick<Inputs['release'], 'notes' | 'prerelease'> {
  readonly tag: Template;
  /** The plugin's folder; `''` when it is not known. */
  readonly slug: string;
  /** Used when `notes` is not set. */
  readonly changelog: string;
}

/**
 * Completes a release with the version.
 *
 * @param version `''` when it is not known
 * @throws PublishError `input`: the tag cannot be completed, or GitHub does not accept it
 */
export function fillRelease(
  { tag, notes, prerelease, slug, changelog }: ReleaseTemplate,
  version: string,
): ReleaseSpec {
  return {
    tag: fillTag(tag, { slug, version }),
    notes: notes ?? changelog,
    prerelease: prerelease === 'auto' ? isPrerelease(version) : prerelease === 'true',
  };
}

/**
 * Completes the tag of a release.
 *
 * @throws PublishError `input`: it cannot be completed, or GitHub does not accept it
 */
export function fillTag(tag: Template, parts: Readonly<Record<Placeholder, string>>): string {
  return complete('release-tag', tag, parts, isTag);
}

/**
 * Names the asset after the input `asset-name`, else after the file.
 *
 * @throws PublishError `input`: the name cannot be completed, or GitHub does not accept it
 */
export function fillAssetName(
  template: Template | undefined,
  fileName: string,
  parts: Readonly<Record<Placeholder, string>>,
): string {
  return template === undefined ? cleanName(fileName) : complete('asset-name', template, parts, isAssetName);
}

function complete(
  input: string,
  { text, placeholders }: Template,
  parts: Readonly<Record<Placeholder, string>>,
  isValid: (name: string) => boolean,
): string {
  const missing = placeholders.find((name) => parts[name] === '');
  if (missing !== undefined) {
    throw badName(input, `is \`${text}\`, but the ${missing} of the package is not known`);
  }
  // One pass, so that braces in a value are not replaced in turn.
  const name = placeholders.length === 0 ? text : fillTemplate(text, parts);
  if (name.length > MAX_NAME_LENGTH || !isValid(name))
    throw badName(input, `becomes \`${name}\`, which GitHub does not accept`);
  return name;
}

function badName(input: string, problem: string): PublishError {
  return new PublishError({
    code: 'input',
    title: `Input ${input}`,
    message: `Input \`${input}\` ${problem}.`,
    hint: `Set \`${input}\` to a complete name that GitHub accepts.`,
  });
}

/** Replaces characters that GitHub would change by undocumented rules. */
function cleanName(fileName: string): string {
  const stem = fileName
    .replace(/\.zip$/i, '')
    .replace(/[^A-Za-z0-9._+-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return `${stem === '' ? 'plugin' : stem}.zip`;
}
