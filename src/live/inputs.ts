import { type RunLimits, NO_LIMITS, readTag } from '../action/inputs/event.ts';
import { InputMistake, isNot } from '../action/inputs/mistake.ts';
import { suggestVersion } from '../action/inputs/parsers.ts';
import { createReader, type InputTable, type Parsed } from '../action/inputs/reader.ts';
import { assertKey } from '../action/inputs/service.ts';
import { PUBLISH_INPUTS, SERVICE_INPUTS } from '../action/inputs/table.ts';
import type { Environment } from '../shared/environment.ts';
import { isVersion } from '../shared/version-text.ts';

const { pluginId, apiKey, baseUrl } = SERVICE_INPUTS;
const { slug, timeoutMs, retries } = PUBLISH_INPUTS;

/** All inputs, in the order of their mistakes. */
export const LIVE_INPUTS = {
  pluginId,
  apiKey,
  baseUrl: {
    ...baseUrl,
    parse: (value: string, { isWithoutVariables }: RunLimits) => {
      if (value === '' && isWithoutVariables) throw explainFork('no variables of the repository');
      return baseUrl.parse(value, NO_LIMITS);
    },
  },
  /** `undefined`: asks the service by the identifier alone. */
  slug,
  /** The version to compare with the live one; `undefined`: none. */
  version: {
    name: 'version',
    parse: parseVersion,
    fix: 'Write a version such as `1.2.3`, or leave the input out.',
  },
  timeoutMs,
  retries,
} satisfies InputTable;

/** The checked inputs. */
export type LiveInputs = Parsed<typeof LIVE_INPUTS>;

/**
 * Reads and checks all inputs.
 *
 * @param limits the values that GitHub withholds from this run
 * @throws AggregateError of PublishErrors `input`: every mistake at once
 */
export function readLiveInputs(env: Environment, limits: RunLimits = NO_LIMITS): LiveInputs {
  const { read, check, finish } = createReader(env, { ...limits, tag: readTag(env) });
  const inputs = read(LIVE_INPUTS);
  check(() => {
    if (inputs.apiKey === '' && limits.isWithoutSecrets) throw explainFork('no secrets', 'api-key');
    assertKey({ apiKey: inputs.apiKey, isDryRun: false }, NO_LIMITS);
  });
  return finish(() => ({ ...inputs }));
}

function explainFork(what: string, input = ''): InputMistake {
  return new InputMistake(
    `is missing, because GitHub gives ${what} to a pull request from a fork${input === 'api-key' ? ', nor to Dependabot' : ''}`,
    "Leave this step out of such runs, for instance by `if: ${{ github.event_name == 'push' }}`.",
    input,
  );
}

/** Parses a version that begins with a digit or a dot, also with a `v` in front, as in tags. */
function parseVersion(value: string): string | undefined {
  if (value === '') return undefined;
  const version = value.replace(/^v(?=[.\d])/i, '');
  if (!/^\.?\d/.test(version) || !isVersion(version))
    throw new InputMistake(isNot(value, 'not a version'), suggestVersion(value));
  return version;
}
