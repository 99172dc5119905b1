import { findSpellings, listGivenInputs, readValue } from '../action/inputs/environment.ts';
import { NO_LIMITS, readRepository, readTag, type RunLimits } from '../action/inputs/event.ts';
import { InputMistake, isNot } from '../action/inputs/mistake.ts';
import { parseBoolean, parseTimeout, splitList } from '../action/inputs/parsers.ts';
import { createReader, type InputTable, type Parsed } from '../action/inputs/reader.ts';
import { chooseRepository } from '../action/inputs/release.ts';
import { chooseSource, type Source } from '../action/inputs/source.ts';
import {
  choice,
  collectOpenTexts,
  collectSecrets,
  collectUrls,
  PUBLISH_INPUTS,
  SOURCE_INPUTS,
  TOKEN_INPUTS,
} from '../action/inputs/table.ts';
import type { KnownTexts } from '../action/run.ts';
import type { Repository } from '../github/ports.ts';
import type { Environment } from '../shared/environment.ts';
import { quoteName } from '../shared/quote.ts';
import type { BrowserChoice } from './model/browser.ts';
import { AUTHOR_FILE_FIX } from './packages/author-files.ts';
import {
  parsePlugins,
  parsePrevious,
  parseSiblings,
  readUrlPlace,
  readWordPressPlace,
} from './packages/places.ts';
import { SITES_FIX } from './packages/take-copies.ts';
import type { AvailableVersions } from './model/rehearsal.ts';
import { parseScenes } from './scenes/places.ts';
import { parseAcceptProblems } from './play/accept-problems.ts';

const { zipUrl, zipPath, artifactName, artifactRunId } = SOURCE_INPUTS;

function phpFile(name: string) {
  const parse = (value: string) => {
    if (/\p{Cc}/u.test(value)) throw new InputMistake('contains a control character');
    return value === '' ? undefined : value;
  };
  return { name, valueName: 'FILE', parse, fix: AUTHOR_FILE_FIX };
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
    valueName: 'PATH_OR_URL',
    default: 'auto',
    parse: parsePrevious,
    fix: 'Give the path or the `https:` URL of a ZIP, a version that is on a release, `auto` or `none`; several with commas.',
  },
  php: {
    name: 'php',
    isList: true,
    valueName: 'VERSIONS',
    default: 'auto',
    parse: (value: string) => parseList(value),
    fix: 'Write versions such as `7.4, 8.5`, or `auto`.',
  },
  wordpress: {
    name: 'wordpress',
    isList: true,
    valueName: 'VERSIONS',
    default: 'auto',
    parse: (value: string) => parseList(value, readWordPressPlace),
    fix: 'Write versions such as `6.5` or `7.2-RC1`, `latest`, `beta` or `nightly`, or paths or `https:` URLs of ZIPs, or `auto`.',
  },
  plugins: {
    name: 'plugins',
    isList: true,
    valueName: 'SLUGS',
    default: 'auto',
    parse: parsePlugins,
    fix: 'Write slugs of WordPress.org such as `woocommerce` or `woocommerce@9.4.2`, paths or `https:` URLs of ZIPs, `slug: PLACE, previous PLACE`, `auto` or `none`.',
  },
  siblings: {
    name: 'siblings',
    isList: true,
    valueName: 'SLUGS',
    parse: parseSiblings,
    fix: "Write the folders of the repository's other plugins, such as `acme-pro`.",
  },
  beforeUpdate: phpFile('before-update'),
  afterUpdate: phpFile('after-update'),
  acceptedProblems: {
    name: 'accept-problems',
    isList: true,
    valueName: 'IDS',
    parse: parseAcceptProblems,
    fix: 'Write the `id` of a step, such as `front-page`, or `id:file`, or a rule of the code with a name or file.',
  },
  browser: {
    name: 'browser',
    valueName: 'auto|none|PATH',
    default: 'auto',
    parse: parseBrowser,
    fix: 'Write `auto`, `none`, or the path of Chrome, Chromium or Edge.',
  },
  pages: {
    name: 'pages',
    isList: true,
    valueName: 'PATHS',
    parse: parsePages,
    fix: 'Write paths of the site, one a line, such as `/pricing/` or `wp-admin/admin.php?page=acme`.',
  },
  sites: {
    name: 'sites',
    isList: true,
    valueName: 'PATHS',
    parse: parseSites,
    fix: SITES_FIX,
  },
  scenes: {
    name: 'scenes',
    isList: true,
    valueName: 'NAMES',
    default: 'auto',
    parse: parseScenes,
    fix: 'Write paths of Blueprints in the workspace, such as `tests/site.json`, `shop`, `auto` or `none`.',
  },
  keepSite: {
    name: 'keep-site',
    valueName: 'true|all',
    default: 'false',
    parse: parseKeepSite,
    fix: 'Write `true`, `false`, or `all` to keep the files of the plugins beside it, too.',
  },
  matrix: choice('matrix', ['pairs', 'full'], 'pairs'),
  onFailure: choice('on-failure', ['error', 'warn'], 'error'),
  /** For the whole rehearsal. */
  timeoutMs: { ...PUBLISH_INPUTS.timeoutMs, default: '600', parse: parseTimeout },
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
  | 'siblings'
  | 'beforeUpdate'
  | 'afterUpdate'
  | 'acceptedProblems'
  | 'browser'
  | 'pages'
  | 'sites'
  | 'scenes'
  | 'keepSite'
  | 'matrix'
  | 'onFailure'
  | 'timeoutMs'
> {
  readonly source: Source;
  /** `undefined` outside of a workflow, or without a token. */
  readonly repository: Repository | undefined;
}

/** No service is asked, so a `zip_url` on this machine is allowed. */
const NO_SERVICE = { baseUrl: new URL('http://localhost') };

/**
 * Reads and checks all inputs.
 *
 * @param available the versions of PHP that Playground has
 * @param limits what GitHub does not give to this run
 * @throws AggregateError of PublishErrors `input`: every mistake at once
 */
export function readRehearseInputs(
  env: Environment,
  available: Pick<AvailableVersions, 'php'>,
  limits: RunLimits = NO_LIMITS,
): RehearseInputs {
  const { read, check, finish } = createReader(env, { ...limits, tag: readTag(env) });
  const given = read(REHEARSE_INPUTS);
  check(() => refuseKey(env));
  check(() => assertPhp(given.php, available));
  const source = check(() => chooseSource(given, NO_SERVICE));
  const repository = check(() => {
    const use = { source: source(), tag: undefined, isDryRun: true };
    return chooseRepository(given.token, readRepository(env), use);
  });
  return finish(() => ({
    ...given,
    source: source(),
    repository: repository(),
  }));
}

/**
 * Refuses the key, although the runner only warns of an input that does not exist: the plugin's code runs in this step.
 *
 * @throws InputMistake
 */
function refuseKey(env: Environment): void {
  const [key] = findSpellings(listGivenInputs(env), 'api-key');
  if (key === undefined) return;
  throw new InputMistake(
    "is given to a step that runs the plugin's code, which must have no secret",
    'Remove it from this job. To update from the live version, read its address in another job, with the action `live`, and set `previous` to its output `download-url`.',
    key.spelling,
  );
}

function parseList(value: string, check?: (item: string) => unknown): 'auto' | readonly string[] {
  const items = splitList(value);
  if (items.length === 0 || (items.length === 1 && items[0] === 'auto')) return 'auto';
  for (const item of items) check?.(item);
  return items;
}

/**
 * Refuses a PHP that Playground does not have.
 *
 * @throws InputMistake
 */
function assertPhp(given: Given['php'], { php }: Pick<AvailableVersions, 'php'>): void {
  const unknown = given === 'auto' ? undefined : given.find((version) => !php.includes(version));
  if (unknown === undefined) return;
  const list = php.map((name) => `\`${name}\``).join(', ');
  const problem = isNot(unknown, `not a PHP that WordPress Playground has: ${list}`);
  throw new InputMistake(problem, REHEARSE_INPUTS.php.fix, 'php');
}

function parseBrowser(value: string): BrowserChoice {
  if (value === '' || value === 'auto') return { kind: 'auto' };
  if (value === 'none') return { kind: 'none' };
  if (/\p{Cc}/u.test(value)) throw new InputMistake('contains a control character');
  if (!/[/\\]/.test(value)) throw new InputMistake(isNot(value, 'neither `auto`, `none` nor a path'));
  return { kind: 'path', path: value };
}

/** Each takes a second or more, before and after the update. */
const MAX_PAGES = 20;
/** Parameters that change a site, or log out. */
const CHANGES = /[?&]action=|wp-login\.php|[?&]_wpnonce=/i;

/** Parses `pages` into paths that begin with a slash. */
function parsePages(value: string): readonly string[] {
  const lines = value.split('\n').map((line) => line.trim());
  const paths = [...new Set(lines.filter((line) => line !== ''))].map((line) => {
    const path = line.startsWith('/') ? line : `/${line}`;
    const url = URL.parse(path, 'http://site.invalid');
    if (/^[a-z][\w+.-]*:/i.test(line) || url?.host !== 'site.invalid' || /[\p{Cc}\s\\]/u.test(line))
      throw new InputMistake(`names ${quoteName(line)}, which is not a path of the site`);
    if (CHANGES.test(path))
      throw new InputMistake(
        `names ${quoteName(line)}, which may change the site or log out`,
        'Leave out pages with `action=` or a nonce, and those of `wp-login.php`.',
      );
    return url.pathname + url.search;
  });
  if (paths.length > MAX_PAGES)
    throw new InputMistake(`names ${paths.length} pages, but at most ${MAX_PAGES} are visited`);
  return paths;
}

/** Each takes as long as a pair. */
const MAX_SITES = 5;

/** Parses `sites` into paths. */
function parseSites(value: string): readonly string[] {
  const lines = value.split('\n').map((line) => line.trim());
  const paths = [...new Set(lines.filter((line) => line !== ''))];
  for (const path of paths) {
    if (/\p{Cc}/u.test(path)) throw new InputMistake('contains a control character');
    if (readUrlPlace(path) !== undefined)
      throw new InputMistake('names a URL, and only ZIPs in the workspace are read');
  }
  if (paths.length > MAX_SITES)
    throw new InputMistake(`names ${paths.length} sites, but at most ${MAX_SITES} are rehearsed`);
  return paths;
}

function parseKeepSite(value: string): boolean | 'all' {
  return value === 'all' ? value : parseBoolean(value);
}

/** Collects the inputs that may never be printed, and those that may. */
export function collectRehearseTexts(env: Environment): KnownTexts {
  const { previous, wordpress, plugins } = REHEARSE_INPUTS;
  const lists = [previous, wordpress, plugins].map((row) => readValue(env, row));
  const urls = lists.flatMap((list) => list.split(/[,\n]/)).map((item) => item.trim());
  return { secrets: collectSecrets(env), urls: [...collectUrls(env), ...urls], open: collectOpenTexts(env) };
}
