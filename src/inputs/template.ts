import type { RepositoryPlace } from './event.ts';
import { InputMistake } from './mistake.ts';
import { pickOne } from './parsers.ts';

/** A name in which `{version}` and `{slug}` stand for what the package says. */
export interface Template {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
}

export type Placeholder = 'version' | 'slug';

const PLACEHOLDER = /\{(version|slug)\}/g;

/** GitHub's limits for tags and asset names are higher; nobody needs them. */
export const MAX_NAME_LENGTH = 200;

/** The tag of a release; `undefined` when it is left to the action. Source: git-check-ref-format(1). */
export function parseReleaseTag(value: string): Template | undefined {
  if (value === '') return undefined;
  const fix = 'Write a tag such as `v{version}`, or leave the input out.';
  const placeholders = findPlaceholders(value, fix);
  if (!isTag(fillTemplate(value, EXAMPLE)) || value.length > MAX_NAME_LENGTH)
    throw new InputMistake('cannot be a tag', fix);
  return { text: value, placeholders };
}

/** Whether Git and GitHub take a text for a tag. */
export function isTag(text: string): boolean {
  return (
    /^[^\s\p{C}~^:?*[\\]+$/u.test(text) &&
    !/^[-/.]|\.\.|\/\/|\/\.|@\{|\.lock(\/|$)|[/.]$|^@$|^refs\//.test(text)
  );
}

/** The name of a release asset; `undefined` when it is left to the action. */
export function parseAssetName(value: string): Template | undefined {
  if (value === '') return undefined;
  const fix =
    'Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`.';
  const placeholders = findPlaceholders(value, fix);
  if (!isAssetName(fillTemplate(value, EXAMPLE)) || value.length > MAX_NAME_LENGTH)
    throw new InputMistake('cannot be the name of a release asset', fix);
  return { text: value, placeholders };
}

/** Whether GitHub keeps a name as it is. */
export function isAssetName(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._+-]*$/.test(text);
}

const PRERELEASE = ['auto', 'true', 'false'] as const;

/** Whether a release that this run creates is marked as a pre-release. */
export type Prerelease = (typeof PRERELEASE)[number];

export function parsePrerelease(value: string): Prerelease {
  return pickOne(value.toLowerCase(), PRERELEASE);
}

const ASSET_URLS = ['auto', 'public', 'signed'] as const;

/** Which URL of an asset the service gets. */
export type AssetUrl = (typeof ASSET_URLS)[number];

export function parseAssetUrl(value: string): AssetUrl {
  return pickOne(value, ASSET_URLS);
}

/** The number of another workflow run; `undefined` for this one. */
export function parseRunId(value: string): number | undefined {
  if (value === '') return undefined;
  if (!/^[1-9]\d{0,14}$/.test(value)) {
    throw new InputMistake(
      'is not the number of a workflow run',
      'Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out.',
    );
  }
  return Number(value);
}

export interface TokenContext {
  /** `undefined` outside of a workflow. */
  readonly place: RepositoryPlace | undefined;
  /** The run will create or change a release, or read what another run made. */
  readonly isNeeded: boolean;
}

const OUTSIDE = 'Outside of one, only a dry run, or `zip_url` without `release-tag`, works.';

/** The token for releases and artifacts, with the repository that it is for. */
export function parseToken(
  value: string,
  { place, isNeeded }: TokenContext,
): (RepositoryPlace & { readonly token: string }) | undefined {
  if (/[^\x21-\x7e]/.test(value)) {
    throw new InputMistake(
      'contains a blank, a line break or a character that is not ASCII',
      'Leave the input out: the token of the workflow is used then.',
    );
  }
  if (isNeeded && value === '') {
    throw new InputMistake(
      'is empty, and the release on GitHub, or the artifact of another run, needs it',
      'In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. ' +
        OUTSIDE,
    );
  }
  if (isNeeded && place === undefined) {
    throw new InputMistake(
      'is for no repository, because `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` does not tell it',
      `In a workflow, GitHub sets them. ${OUTSIDE}`,
    );
  }
  return value === '' || place === undefined ? undefined : { ...place, token: value };
}

function findPlaceholders(text: string, fix: string): readonly Placeholder[] {
  if (/[{}]/.test(fillTemplate(text, EXAMPLE)))
    throw new InputMistake('has braces besides those of `{version}` and `{slug}`', fix);
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name as Placeholder);
}

const EXAMPLE = { version: '1.0', slug: 'a' };

/** Puts values in place of `{version}` and `{slug}`. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PLACEHOLDER, (_braces, name: Placeholder) => values[name]);
}
