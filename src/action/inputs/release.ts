import { MAX_NAME_LENGTH } from '../../github/names.ts';
import type { Repository } from '../../github/ports.ts';
import { isCredential } from '../../http/message.ts';
import { versionOfTag } from '../../shared/version-text.ts';
import type { RepositoryPlace, RunFacts } from './event.ts';
import { InputMistake, isShown } from './mistake.ts';
import type { PackageChecks } from './parsers.ts';
import type { Source } from './source.ts';

const LEAVE_OUT = 'Leave it out, or leave `upload-to` out.';

/** The facts that decide which placeholders can be filled. */
interface NamedPackage {
  readonly source: Source;
  readonly packageChecks: PackageChecks;
  readonly slug: string | undefined;
  /** `service`: the service gets the package itself. */
  readonly uploadTo: UploadTo;
}

type UploadTo = 'release' | 'service';

/** The inputs that decide about the asset of a release. */
interface AssetInputs {
  readonly uploadTo: UploadTo;
  readonly assetName: Template | undefined;
  readonly assetUrl: string;
  readonly overwrite: boolean;
}

interface GivenSources {
  readonly zipUrl: unknown;
}

/** The inputs that mean nothing when the service gets the package itself: the name, the fix, and whether it is given. */
const WITHOUT_ASSET: readonly (readonly [
  input: string,
  fix: string,
  isGiven: (given: AssetInputs, sources: GivenSources) => boolean,
])[] = [
  [
    'zip_url',
    'Give `zip-path` or `artifact-name` instead, or leave `upload-to` out.',
    (_given, { zipUrl }) => zipUrl !== undefined,
  ],
  ['asset-name', LEAVE_OUT, ({ assetName }) => assetName !== undefined],
  ['asset-url', LEAVE_OUT, ({ assetUrl }) => assetUrl !== 'auto'],
  ['overwrite', LEAVE_OUT, ({ overwrite }) => overwrite],
];

/**
 * Lists the rules for a package that the service gets itself: there is no asset that could have a name or a URL.
 *
 * @throws InputMistake from each rule
 */
export function listUploadRules(given: AssetInputs, sources: GivenSources): readonly (() => void)[] {
  return WITHOUT_ASSET.map(([input, fix, isGiven]) => () => {
    if (given.uploadTo !== 'service' || !isGiven(given, sources)) return;
    throw new InputMistake(
      'is given together with `upload-to: service`, which sends a file and makes no asset of a release',
      fix,
      input,
    );
  });
}

/**
 * Chooses the tag of the release; `undefined`: no release is used. An uploaded package needs a release; one with a URL
 * does not.
 *
 * @throws InputMistake
 */
export function chooseTag(
  given: Template | undefined,
  named: NamedPackage,
  { tag }: Pick<RunFacts, 'tag'>,
): Template | undefined {
  const needsNone = named.source.kind === 'url' || named.uploadTo === 'service';
  const chosen = given ?? (needsNone ? undefined : findDefaultTag(tag));
  assertKnown('release-tag', chosen, named);
  return chosen;
}

/** Whether a tag has the name of the run's branch, as `${{ github.ref_name }}` has when no tag triggered the run. */
export function isBranchName(tag: Template | undefined, branch: string): boolean {
  const isSame = tag?.placeholders.length === 0 && tag.text === branch;
  return isSame && versionOfTag(branch) === undefined;
}

/** The fix for a tag that {@link isBranchName}. */
export const BRANCH_FIX = 'Write a tag such as `v{version}`, or run the workflow on `push` of a tag.';

function findDefaultTag(tag: string): Template {
  return tag === '' ? { text: 'v{version}', placeholders: ['version'] } : { text: tag, placeholders: [] };
}

/**
 * Chooses the name of the asset; `undefined`: the name of the file.
 *
 * @throws InputMistake
 */
export function chooseAssetName(given: Template | undefined, named: NamedPackage): Template | undefined {
  if (named.source.kind !== 'url') assertKnown('asset-name', given, named);
  return given;
}

/**
 * Refuses placeholders that cannot be filled. If the package is not opened, the version of a URL or of what the service
 * gets itself comes from the service, and the folder of a local package from its directory.
 */
function assertKnown(
  input: string,
  name: Template | undefined,
  { source: { kind }, packageChecks, slug, uploadTo }: NamedPackage,
): void {
  const isKnown = {
    slug: kind !== 'url' || slug !== undefined,
    version: kind === 'url' || uploadTo === 'service',
  };
  if (packageChecks !== 'off' || name === undefined || name.placeholders.every((part) => isKnown[part]))
    return;
  throw new InputMistake(
    `would be \`${name.text}\`, which needs the version or folder of the package, but \`package-checks\` is \`off\``,
    'Write the whole name, or set `package-checks` to `warn`.',
    input,
  );
}

/** Parses the token for releases and artifacts; `''` without one. */
export function parseToken(value: string): string {
  if (value === '' || isCredential(value)) return value;
  throw new InputMistake('contains a blank, a line break or a character that is not ASCII');
}

/** How a run uses GitHub. */
interface GitHubUse {
  readonly source: Source;
  readonly tag: Template | undefined;
  readonly isDryRun: boolean;
}

const OUTSIDE =
  'Outside of one, only a dry run, or `zip_url` or `upload-to: service` without `release-tag`, works.';

/**
 * Returns the run's repository with the token; `undefined` when one of them is missing, and neither is needed.
 *
 * @throws InputMistake
 */
export function chooseRepository(
  token: string,
  place: RepositoryPlace | undefined,
  { source, tag, isDryRun }: GitHubUse,
): Repository | undefined {
  if (token !== '' && place !== undefined) return { ...place, token };
  const isOfOtherRun = source.kind === 'artifact' && source.runId !== undefined;
  if (!isOfOtherRun && (isDryRun || tag === undefined)) return undefined;
  if (token === '') {
    throw new InputMistake(
      'is empty, but a release on GitHub, or an artifact of another run, needs a token',
      'In a workflow, GitHub sets it when the input is left out, and the job needs `permissions: contents: write`. ' +
        OUTSIDE,
      'github-token',
    );
  }
  throw new InputMistake(
    'cannot be used: `GITHUB_REPOSITORY`, `GITHUB_API_URL` or `GITHUB_SERVER_URL` is not set or not valid',
    `In a workflow, GitHub sets them. ${OUTSIDE}`,
    'github-token',
  );
}

/** A name with the placeholders `{version}` and `{slug}`, which are filled from the package. */
export interface Template {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
}

export type Placeholder = 'version' | 'slug';

const PLACEHOLDER = /(?<![${])\{(version|slug)\}/g;
/** Other braces and shell variables: nothing replaces them, so they would end up in the name. */
const FOREIGN = /[{}]|\$(?:version|slug)\b|%(?:version|slug)%/i;
const MEANT = /(?:\$?\{{1,3} ?|[$%])(version|slug)(?: ?\}{1,3}|%|\b)/gi;
const EXAMPLE = { version: '1.0', slug: 'a' };

/** The purpose of a name, and the rule for valid ones. */
interface NameRule {
  /** As the end of a sentence: "cannot be …". */
  readonly kind: string;
  readonly isValid: (name: string) => boolean;
  /** Returns the name that the author may have meant by an invalid one. */
  readonly correct?: (name: string) => string;
}

/**
 * Parses a name with placeholders; `undefined`: the action chooses it.
 *
 * @throws InputMistake
 */
export function parseTemplate(
  value: string,
  { kind, isValid, correct = (name) => name }: NameRule,
): Template | undefined {
  if (value === '') return undefined;
  const refuse = (problem: string, meant: string): InputMistake => {
    const filled = fillTemplate(meant, EXAMPLE);
    const isMeant = isShown(filled) && isValid(filled) && !/\p{Cc}/u.test(value);
    return new InputMistake(
      isMeant || isShown(value) ? `is \`${value}\`, which ${problem}` : problem,
      isMeant && meant !== value ? `Write \`${meant}\`, or leave the input out.` : '',
    );
  };
  const isLong = value.length > MAX_NAME_LENGTH;
  const unfilled = value.replace(PLACEHOLDER, '');
  if (FOREIGN.test(unfilled)) {
    const meant = isLong ? value : value.replace(MEANT, (_text, name: string) => `{${name.toLowerCase()}}`);
    throw refuse('has braces or a placeholder other than `{version}` and `{slug}`', meant);
  }
  if (isLong || !isValid(fillTemplate(value, EXAMPLE))) throw refuse(`cannot be ${kind}`, correct(value));
  return {
    text: value,
    placeholders: [...value.matchAll(PLACEHOLDER)].map(([, name]) => name as Placeholder),
  };
}

/** Replaces `{version}` and `{slug}`. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PLACEHOLDER, (_braces, name: Placeholder) => values[name]);
}
