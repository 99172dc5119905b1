import type { Repository } from '../../github/ports.ts';
import type { Expectations } from '../../package/index.ts';
import type { Environment } from '../../shared/environment.ts';
import {
  findUnmerged,
  NO_LIMITS,
  readBranch,
  readRepository,
  readTag,
  type RunLimits,
  type RunFacts,
  readCaller,
  type Caller,
} from './event.ts';
import { createReader, type Parsed } from './reader.ts';
import {
  chooseAssetName,
  chooseRepository,
  chooseTag,
  isBranchName,
  BRANCH_FIX,
  listUploadRules,
  type Template,
} from './release.ts';
import { assertKey, assertService, parseBaseUrl, NO_SERVICE } from './service.ts';
import { chooseSource, type Source } from './source.ts';
import {
  PUBLISH_INPUTS,
  RELEASE_INPUTS,
  RUN_INPUTS,
  SERVICE_INPUTS,
  SOURCE_INPUTS,
  TOKEN_INPUTS,
} from './table.ts';
import { versionOfTag } from '../../shared/version-text.ts';
import { InputMistake } from './mistake.ts';
import type { PackageChecks } from './parsers.ts';
import { quoteName } from '../../shared/quote.ts';

/** The checked inputs. */
export interface Inputs
  extends
    Parsed<typeof RUN_INPUTS>,
    Parsed<typeof SERVICE_INPUTS>,
    Omit<Parsed<typeof PUBLISH_INPUTS>, 'expectedVersion'> {
  readonly source: Source;
  /** The version that the package must have; `undefined`: any. */
  readonly expectedVersion: Expectations['version'];
  /** Whether the workflow allows any version. */
  readonly isAnyVersion: boolean;
  readonly release: Parsed<typeof RELEASE_INPUTS>;
  /** The token for GitHub; `''` without one. */
  readonly token: string;
  /** The repository of releases and artifacts; `undefined` outside of a workflow, or without a token. */
  readonly repository: Repository | undefined;
  readonly caller: Caller;
}

/**
 * Reads and checks all inputs: first each one, then the rules across the valid ones.
 *
 * @param limits the values that GitHub withholds from this run
 * @throws AggregateError of PublishErrors `input`: every mistake at once, so that one run shows them all
 */
export function readInputs(env: Environment, limits: RunLimits = NO_LIMITS): Inputs {
  const run = { ...limits, tag: readTag(env) };
  const { read, check, finish } = createReader(env, run);
  const baseUrl = { ...SERVICE_INPUTS.baseUrl, parse: parseOptionalBaseUrl };
  const service = read({ ...RUN_INPUTS, ...SERVICE_INPUTS, baseUrl });
  const sources = read(SOURCE_INPUTS);
  const publish = read(PUBLISH_INPUTS);
  const given = read(RELEASE_INPUTS);
  const github = read(TOKEN_INPUTS);

  const merged = check(() => assertMerged(service, findUnmerged(env)));
  check(() => {
    merged();
    assertKey(service, run);
  });
  check(() => assertService(service, run));
  check(() => assertFolder(publish.slug, service));
  check(() => assertNoBranch(given.tag, readBranch(env), service));
  const expectedVersion = check(() => chooseVersion(publish, run));
  const source = check(() => chooseSource(sources, service));
  for (const rule of listUploadRules(given, sources)) check(rule);
  const named = check(() => ({
    source: source(),
    packageChecks: publish.packageChecks,
    slug: publish.slug,
    uploadTo: given.uploadTo,
  }));
  const tag = check(() => chooseTag(given.tag, named(), run));
  const assetName = check(() => chooseAssetName(given.assetName, named()));
  const repository = check(() =>
    chooseRepository(github.token, readRepository(env), {
      source: source(),
      tag: tag(),
      isDryRun: service.isDryRun,
    }),
  );

  return finish(() => ({
    ...service,
    source: source(),
    ...publish,
    expectedVersion: expectedVersion(),
    isAnyVersion: publish.expectedVersion === undefined,
    release: { ...given, tag: tag(), assetName: assetName() },
    token: github.token,
    repository: repository(),
    caller: readCaller(env),
  }));
}

/**
 * Refuses a tag with the name of a branch: it tags no version, and makes both names ambiguous.
 *
 * @throws InputMistake
 */
function assertNoBranch(
  tag: Template | undefined,
  branch: string,
  { isDryRun }: { readonly isDryRun: boolean },
): void {
  if (isDryRun || !isBranchName(tag, branch)) return;
  throw new InputMistake(
    `is ${quoteName(branch)}, the branch of this run, so a tag of that name would be created`,
    BRANCH_FIX,
    'release-tag',
  );
}

/** Parses the address, which {@link assertService} requires where it is needed. */
function parseOptionalBaseUrl(value: string, run: Pick<RunLimits, 'isWithoutVariables'>): URL {
  return value === '' ? NO_SERVICE : parseBaseUrl(value, run);
}

/**
 * Refuses to publish an unmerged pull request, except in a dry run.
 *
 * @param event the event of an unmerged pull request
 * @throws InputMistake
 */
function assertMerged({ isDryRun }: { readonly isDryRun: boolean }, event: string | undefined): void {
  if (isDryRun || event === undefined) return;
  throw new InputMistake(
    `is \`false\` in a run for a pull request (\`${event}\`), which would publish code that nobody has merged`,
    'Set `dry-run: true` in pull requests, and publish on `push` of a tag.',
    'dry-run',
  );
}

/**
 * Refuses the plugin's identifier as its folder, because the first release would set the folder for good.
 *
 * @throws InputMistake
 */
function assertFolder(slug: string | undefined, { pluginId }: { readonly pluginId: string }): void {
  if (slug === pluginId)
    throw new InputMistake(
      'is the identifier of the plugin, as in `plugin_id`',
      "Write the name of the plugin's folder, such as `my-plugin`.",
      'slug',
    );
}

/**
 * Chooses the version that the package must have; `undefined`: any.
 *
 * @throws InputMistake
 */
function chooseVersion(
  { expectedVersion: version, packageChecks }: GivenVersion,
  { tag }: Pick<RunFacts, 'tag'>,
): Expectations['version'] {
  if (version === undefined) return undefined;
  if (version === 'auto') {
    const named = versionOfTag(tag);
    return named === undefined ? undefined : { version: named, origin: `the tag \`${tag}\`` };
  }
  if (packageChecks !== 'off') return { version, origin: 'the input `expected-version`' };
  throw new InputMistake(
    'needs the package to be opened, but `package-checks` is `off`',
    'Leave `expected-version` out, or set `package-checks` to `warn`.',
    'expected-version',
  );
}

interface GivenVersion {
  readonly expectedVersion: string | undefined;
  readonly packageChecks: PackageChecks;
}
