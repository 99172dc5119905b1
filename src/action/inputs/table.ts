import { isAssetName, isTag } from '../../github/names.ts';
import { parseUrl } from '../../http/urls.ts';
import { IF_PUBLISHED } from '../../service/model.ts';
import type { Environment } from '../../shared/environment.ts';
import { parseAcceptFindings } from './accept-findings.ts';
import { findSpellings, isExpression, listGivenInputs, readValue } from './environment.ts';
import {
  MAX_TIMEOUT_S,
  PACKAGE_CHECKS,
  parseBoolean,
  parseExpectedVersion,
  parseRetries,
  parseSha256,
  parseSlug,
  parseTimeout,
  pickOne,
} from './parsers.ts';
import type { InputTable } from './reader.ts';
import { parseTemplate, parseToken } from './release.ts';
import { parseApiKey, parseBaseUrl, parsePluginId } from './service.ts';
import { parseRunId, parseZipPath, parseZipUrl } from './source.ts';

/** A new input is a row here and in `action.yml`. Mistakes are reported in the order of the tables. */

function flag(name: string, standard: 'true' | 'false' = 'false') {
  return {
    name,
    default: standard,
    parse: parseBoolean,
    fix: 'Write `true` or `false`, or leave the input out.',
  };
}

/** An input with few values. */
export function choice<const T extends readonly string[]>(name: string, names: T, standard: T[number]) {
  return {
    name,
    default: standard,
    choices: names,
    parse: (value: string): T[number] => pickOne(value, names),
    fix: 'Write one of them, or leave the input out.',
  };
}

/** The plugin and its service. */
export const SERVICE_INPUTS = {
  pluginId: {
    name: 'plugin_id',
    parse: parsePluginId,
    fix: 'Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`.',
  },
  /** Empty only in a dry run. */
  apiKey: {
    name: 'api-key',
    secret: 'PLUGIN_SERVICE_KEY',
    parse: parseApiKey,
    fix: 'Set it to the API key from the dashboard of the service.',
  },
  /** Without `/api/v1` and slashes at its end. */
  baseUrl: {
    name: 'base-url',
    variable: 'PLUGIN_SERVICE_URL',
    parse: parseBaseUrl,
    fix: 'Give the address of the service, such as `https://service.example`.',
  },
} satisfies InputTable;

/** Where the package comes from. */
export const SOURCE_INPUTS = {
  zipUrl: { name: 'zip_url', parse: parseZipUrl, fix: 'Give the public `https:` URL of the plugin ZIP.' },
  zipPath: { name: 'zip-path', parse: parseZipPath, fix: 'Give the path of a file or folder.' },
  artifactName: {
    name: 'artifact-name',
    parse: (value: string) => (value === '' ? undefined : value),
    fix: 'Give the name of the artifact.',
  },
  artifactRunId: {
    name: 'artifact-run-id',
    parse: parseRunId,
    fix: 'Give the number in the URL of the run, such as `${{ github.event.workflow_run.id }}`, or leave the input out.',
  },
} satisfies InputTable;

/** How the package is published. */
export const PUBLISH_INPUTS = {
  /** The name that the plugin's folder must have; `undefined`: any. */
  slug: {
    name: 'slug',
    valueName: 'FOLDER',
    parse: parseSlug,
    fix: "Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out.",
  },
  /** `off`: the package is not opened. */
  packageChecks: choice('package-checks', PACKAGE_CHECKS, 'error'),
  /** `auto`: the version in the tag; `undefined`: any. */
  expectedVersion: {
    name: 'expected-version',
    default: 'auto',
    parse: parseExpectedVersion,
    fix: 'Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`.',
  },
  /** In lower-case hex; `undefined`: the package is not compared with another. */
  expectedSha256: {
    name: 'expected-sha256',
    valueName: 'DIGEST',
    parse: parseSha256,
    fix: 'Give it the output `sha256` of the step that built the package, such as `${{ needs.build.outputs.sha256 }}`, or leave the input out.',
  },
  /** Findings that the author has accepted, so they do not stop the run. */
  acceptedFindings: {
    name: 'accept-findings',
    isList: true,
    valueName: 'IDS',
    parse: parseAcceptFindings,
    fix: 'Copy the names of the checks from the log.',
  },
  /** Whether to compare the package with the live one. */
  compare: flag('compare', 'true'),
  timeoutMs: {
    name: 'timeout',
    valueName: 'SECONDS',
    default: '180',
    parse: parseTimeout,
    fix: `Give a number above 0 and up to ${MAX_TIMEOUT_S}, or leave the input out.`,
  },
  /** Maximum number of repeats of a request that is safe to repeat. */
  retries: {
    name: 'retries',
    valueName: 'NUMBER',
    default: '3',
    parse: parseRetries,
    fix: 'Write a whole number from 0 to 10, or leave the input out.',
  },
  ifPublished: choice('if-published', IF_PUBLISHED, 'skip'),
  verify: flag('verify'),
} satisfies InputTable;

/** Read first, because a dry run needs fewer inputs. */
export const RUN_INPUTS = { isDryRun: flag('dry-run') } satisfies InputTable;

/** The GitHub release that holds the package, or that tags it. */
export const RELEASE_INPUTS = {
  /** `undefined`: no release is used. */
  tag: {
    name: 'release-tag',
    parse: (value: string) =>
      parseTemplate(value, {
        kind: 'a tag',
        isValid: isTag,
        correct: (tag) => tag.replace(/^refs\/tags\//, '').replace(/\s+/g, '-'),
      }),
    fix: 'Write a tag such as `v{version}`, or leave the input out.',
  },
  /** `undefined`: the changelog of the package, or notes that GitHub generates. */
  notes: {
    name: 'release-notes',
    valueName: 'TEXT',
    isProse: true,
    parse: (value: string) => (value === '' ? undefined : value),
    fix: 'Write Markdown, or leave the input out.',
  },
  /** Whether a release that this run creates is marked as a pre-release. */
  prerelease: {
    name: 'prerelease',
    default: 'auto',
    valueName: 'auto|true|false',
    parse: (value: string) => pickOne(value.toLowerCase(), ['auto', 'true', 'false']),
    fix: 'Write one of them, or leave the input out.',
  },
  /** `undefined`: the name of the file. */
  assetName: {
    name: 'asset-name',
    parse: (value: string) =>
      parseTemplate(value, {
        kind: 'the name of a release asset',
        isValid: isAssetName,
        correct: (name) => (name.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, '-'),
      }),
    fix: 'Use only letters, digits and `.`, `_`, `+`, `-`, beginning with a letter or a digit, such as `{slug}-{version}.zip`.',
  },
  /** `service`: the service gets the package itself, and no release is used unless `release-tag` is set. */
  uploadTo: choice('upload-to', ['release', 'service'], 'release'),
  /** The kind of URL for the service. */
  assetUrl: choice('asset-url', ['auto', 'public', 'signed'], 'auto'),
  overwrite: flag('overwrite'),
} satisfies InputTable;

/** The token for GitHub. */
export const TOKEN_INPUTS = {
  token: {
    name: 'github-token',
    secret: 'GITHUB_TOKEN',
    parse: parseToken,
    fix: 'Leave the input out to use the token of the workflow.',
  },
} satisfies InputTable;

/** All inputs, in the order of their mistakes. */
export const INPUTS = {
  ...RUN_INPUTS,
  ...SERVICE_INPUTS,
  ...SOURCE_INPUTS,
  ...PUBLISH_INPUTS,
  ...RELEASE_INPUTS,
  ...TOKEN_INPUTS,
} satisfies InputTable;

/**
 * Collects the values that must never be printed: the API key and the token, with and without surrounding blanks, also
 * from misspelt inputs.
 */
export function collectSecrets(env: Environment): readonly string[] {
  const given = listGivenInputs(env);
  const keys = [INPUTS.apiKey, INPUTS.token]
    .flatMap(({ name }) => findSpellings(given, name))
    .flatMap(({ value }) => (isExpression(value) ? [] : [value, value.trim()]));
  return [...new Set(keys)];
}

/** Collects the URLs from the workflow, which may contain credentials. */
export function collectUrls(env: Environment): readonly string[] {
  return [INPUTS.zipUrl, INPUTS.baseUrl].map((row) => readValue(env, row));
}

/** Collects the public identifiers and addresses of a workflow, which may also be part of a key. */
export function collectOpenTexts(env: Environment): readonly string[] {
  const addresses = [INPUTS.baseUrl, INPUTS.zipUrl].map((row) => parseUrl(readValue(env, row)));
  return [
    readValue(env, INPUTS.pluginId),
    readValue(env, INPUTS.slug),
    env['GITHUB_REPOSITORY'] ?? '',
    ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
  ];
}
