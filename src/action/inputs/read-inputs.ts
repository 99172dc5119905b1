import type { Repository } from '../../github/ports.ts';
import type { Expectations } from '../../package/index.ts';
import type { Environment } from '../../shared/environment.ts';
import { findUnmerged, NO_LIMITS, readBranch, readRepository, readTag, type RunLimits } from './event.ts';
import { assertFolder, assertMerged, chooseVersion } from './parsers.ts';
import { createReader, type Parsed } from './reader.ts';
import { assertNoBranch, chooseAssetName, chooseRepository, chooseTag } from './release.ts';
import { assertKey, assertService, parseOptionalBaseUrl } from './service.ts';
import { chooseSource, type Source } from './source.ts';
import {
  PUBLISH_INPUTS,
  RELEASE_INPUTS,
  RUN_INPUTS,
  SERVICE_INPUTS,
  SOURCE_INPUTS,
  TOKEN_INPUTS,
} from './table.ts';

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
  /** The repository of releases and artifacts; `undefined` outside of a workflow, or without a token. */
  readonly repository: Repository | undefined;
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
  const named = check(() => ({ source: source(), packageChecks: publish.packageChecks, slug: publish.slug }));
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
    repository: repository(),
  }));
}
