import type { Repository } from '../github/ports.ts';
import { isLoopback } from '../http/urls.ts';
import { readValue } from '../runner/inputs/environment.ts';
import { NO_LIMITS, readRepository, readTag, type RunLimits } from '../runner/inputs/event.ts';
import { InputMistake, isNot } from '../runner/inputs/mistake.ts';
import { parseHttpUrl, parseTimeout, pickOne } from '../runner/inputs/parsers.ts';
import { createReader, type InputTable, type Parsed } from '../runner/inputs/reader.ts';
import { chooseRepository } from '../runner/inputs/release.ts';
import { chooseSource, type Source } from '../runner/inputs/source.ts';
import {
  collectOpenTexts,
  collectSecrets,
  collectUrls,
  PUBLISH_INPUTS,
  SERVICE_INPUTS,
  SOURCE_INPUTS,
  TOKEN_INPUTS,
} from '../runner/inputs/table.ts';
import type { KnownTexts } from '../runner/run.ts';
import type { Environment } from '../shared/environment.ts';
import { parseAcceptProblems } from './accept-problems.ts';
import { AVAILABLE } from './plan-pairs.ts';

/** A ZIP that the workflow names. */
export type ZipPlace =
  { readonly kind: 'url'; readonly url: URL } | { readonly kind: 'path'; readonly path: string };

const { zipUrl, zipPath, artifactName, artifactRunId } = SOURCE_INPUTS;
const { pluginId, apiKey, baseUrl } = SERVICE_INPUTS;

function phpFile(name: string) {
  const parse = (value: string) => {
    if (/\p{Cc}/u.test(value)) throw new InputMistake('contains a control character');
    return value === '' ? undefined : value;
  };
  return { name, parse, fix: 'Give the path of a PHP file in the workspace.' };
}

/** All inputs, in the order in which their mistakes are reported. */
export const REHEARSE_INPUTS = {
  zipPath,
  artifactName,
  artifactRunId,
  zipUrl,
  slug: PUBLISH_INPUTS.slug,
  previous: {
    name: 'previous',
    default: 'auto',
    parse: parsePrevious,
    fix: 'Give the path or the `https:` URL of a ZIP, `auto` or `none`.',
  },
  php: {
    name: 'php',
    default: 'auto',
    parse: (value: string) => parseList(value, assertPhp),
    fix: 'Write versions such as `7.4, 8.5`, or `auto`.',
  },
  wordpress: {
    name: 'wordpress',
    default: 'auto',
    parse: (value: string) => parseList(value, readWordPressPlace),
    fix: 'Write versions such as `6.5` or `7.2-RC1`, `latest`, `beta` or `nightly`, or paths or `https:` URLs of ZIPs, or `auto`.',
  },
  plugins: {
    name: 'plugins',
    default: 'auto',
    parse: parsePlugins,
    fix: 'Write slugs of WordPress.org such as `woocommerce` or `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, `auto` or `none`.',
  },
  beforeUpdate: phpFile('before-update'),
  afterUpdate: phpFile('after-update'),
  acceptedProblems: {
    name: 'accept-problems',
    parse: parseAcceptProblems,
    fix: 'Write the `id` of a step, such as `front-page`, or `id:file`.',
  },
  matrix: {
    name: 'matrix',
    default: 'pairs',
    parse: (value: string) => pickOne(value, ['pairs', 'full'] as const),
    fix: 'Write one of them, or leave the input out.',
  },
  onFailure: {
    name: 'on-failure',
    default: 'error',
    parse: (value: string) => pickOne(value, ['error', 'warn'] as const),
    fix: 'Write one of them, or leave the input out.',
  },
  /** For the whole rehearsal. */
  timeoutMs: { ...PUBLISH_INPUTS.timeoutMs, default: '600', parse: parseTimeout },
  pluginId: { ...pluginId, parse: (value: string) => (value === '' ? undefined : pluginId.parse(value)) },
  apiKey,
  baseUrl: {
    ...baseUrl,
    parse: (value: string) => (value === '' ? undefined : baseUrl.parse(value, NO_LIMITS)),
  },
  ...TOKEN_INPUTS,
} satisfies InputTable;

type Given = Parsed<typeof REHEARSE_INPUTS>;

/** All inputs, checked. */
export interface RehearseInputs extends Pick<
  Given,
  | 'slug'
  | 'previous'
  | 'php'
  | 'wordpress'
  | 'plugins'
  | 'beforeUpdate'
  | 'afterUpdate'
  | 'acceptedProblems'
  | 'matrix'
  | 'onFailure'
  | 'timeoutMs'
> {
  readonly source: Source;
  /** The service to ask for the live version; `undefined`: none is asked. */
  readonly service: ServicePlace | undefined;
  /** `undefined` outside of a workflow, or without a token. */
  readonly repository: Repository | undefined;
}

export interface ServicePlace {
  readonly pluginId: string;
  readonly apiKey: string;
  readonly baseUrl: URL;
}

/** Replaces the service if none is asked, so that a `zip_url` on this machine is allowed. */
const NO_SERVICE = { baseUrl: new URL('http://localhost') };

/**
 * Reads and checks all inputs.
 *
 * @param limits what GitHub does not give to this run
 * @throws AggregateError of PublishErrors `input`: every mistake at once
 */
export function readRehearseInputs(env: Environment, limits: RunLimits = NO_LIMITS): RehearseInputs {
  const { read, check, finish } = createReader(env, { ...limits, tag: readTag(env) });
  const given = read(REHEARSE_INPUTS);
  const service = check(() => chooseService(given));
  const source = check(() =>
    chooseSource(given, given.baseUrl === undefined ? NO_SERVICE : { baseUrl: given.baseUrl }),
  );
  const repository = check(() => {
    const use = { source: source(), tag: undefined, isDryRun: true };
    return chooseRepository(given.token, readRepository(env), use);
  });
  return finish(() => ({
    ...given,
    source: source(),
    service: service(),
    repository: repository(),
  }));
}

function chooseService({ previous, ...given }: Given): ServicePlace | undefined {
  const { pluginId: id, apiKey: key, baseUrl: url } = given;
  if (previous !== 'auto' || key === '') return undefined;
  const why = 'is missing, and `api-key` is given';
  const hint = 'Give all three, so that the service can be asked what is live, or leave `api-key` out.';
  if (id === undefined) throw new InputMistake(why, hint, 'plugin_id');
  if (url === undefined) throw new InputMistake(why, hint, 'base-url');
  return { pluginId: id, apiKey: key, baseUrl: url };
}

function parsePrevious(value: string): 'auto' | 'none' | ZipPlace {
  if (value === '' || value === 'auto') return 'auto';
  return value === 'none' ? 'none' : (readUrlPlace(value) ?? { kind: 'path', path: value });
}

/** A plugin that is active beside the one that is rehearsed. */
export type PluginPlace =
  ZipPlace | { readonly kind: 'slug'; readonly slug: string; readonly version?: string | undefined };

/** Parses `plugins`. `auto` adds nothing, because the plugins that the header requires come by themselves. */
function parsePlugins(value: string): 'none' | readonly PluginPlace[] {
  const items = splitList(value);
  if (items.length === 1 && items[0] === 'none') return 'none';
  return items.filter((item) => item !== 'auto').map(readPluginPlace);
}

function readPluginPlace(item: string): PluginPlace {
  const [isSlug, slug = '', version] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:@(\d[\w.-]*))?$/.exec(item) ?? [];
  if (isSlug !== undefined && item !== 'none') return { kind: 'slug', slug, version };
  const url = readUrlPlace(item);
  if (url !== undefined) return url;
  if (/[/\\*]|\.zip$/i.test(item)) return { kind: 'path', path: item };
  throw new InputMistake(isNot(item, 'neither a slug of WordPress.org nor the path or URL of a ZIP'));
}

function splitList(value: string): readonly string[] {
  return value
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function parseList(value: string, check: (item: string) => unknown): 'auto' | readonly string[] {
  const items = splitList(value);
  if (items.length === 0 || (items.length === 1 && items[0] === 'auto')) return 'auto';
  for (const item of items) check(item);
  return items;
}

function assertPhp(version: string): void {
  if (!AVAILABLE.php.includes(version)) {
    const list = AVAILABLE.php.map((name) => `\`${name}\``).join(', ');
    throw new InputMistake(isNot(version, `not a PHP that WordPress Playground has: ${list}`));
  }
}

/** The name of a release: `latest`, `beta`, `nightly`, or a version. */
type WordPressPlace = ZipPlace | { readonly kind: 'release'; readonly version: string };

/**
 * Parses an entry of the input `wordpress`.
 *
 * @throws InputMistake
 */
export function readWordPressPlace(item: string): WordPressPlace {
  const isName = ['latest', 'beta', 'nightly'].includes(item);
  if (isName || /^\d+\.\d+(\.\d+)?(-(beta|RC)\d+)?$/.test(item)) return { kind: 'release', version: item };
  const url = readUrlPlace(item);
  if (url !== undefined) return url;
  if (/[/\\]|\.zip$/i.test(item)) return { kind: 'path', path: item };
  throw new InputMistake(
    isNot(item, 'neither a version, `latest`, `beta`, `nightly`, nor the path or URL of a ZIP'),
  );
}

function readUrlPlace(value: string): ZipPlace | undefined {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return undefined;
  const url = parseHttpUrl(value);
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new InputMistake('uses `http:`, so the ZIP could be replaced on its way');
  return { kind: 'url', url };
}

/** Collects the inputs that may never be printed, and those that may. */
export function collectRehearseTexts(env: Environment): KnownTexts {
  const { previous, wordpress, plugins } = REHEARSE_INPUTS;
  const lists = [previous, wordpress, plugins].map((row) => readValue(env, row));
  const urls = lists.flatMap((list) => list.split(/[,\n]/)).map((item) => item.trim());
  return { secrets: collectSecrets(env), urls: [...collectUrls(env), ...urls], open: collectOpenTexts(env) };
}
