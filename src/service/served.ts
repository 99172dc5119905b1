import { isVersion } from '../version-text.ts';
import { isObject, parseObject } from './json.ts';

/** What sites are offered now. */
export interface Served {
  readonly version: string;
  /** As WordPress names the plugin: `folder/main-file.php`; `undefined` when the service does not tell. */
  readonly pluginFile?: string | undefined;
  /** The service's short name of the plugin, mostly that of its folder; `undefined` when it does not tell. */
  readonly slug?: string | undefined;
  /** Where the service says that its package is; not safe to show. `undefined` when it does not tell. */
  readonly packageUrl?: string | undefined;
}

/** What a look at the service told. */
export interface Look {
  /** `undefined`: not known, or nothing. */
  readonly served?: Served | undefined;
  /** Why it is not known; `undefined` when it is, and when the service was not asked. */
  readonly trouble?: Trouble | undefined;
  /** The service did not know the plugin by its folder, only by its identifier. */
  readonly isFolderUnknown?: boolean;
}

/**
 * Why it is not known what is live:
 * - `key`: the service refused the key.
 * - `page`: a website answered.
 * - `redirect`: the service is elsewhere, or sent a stranger to its log-in page.
 * - `missing`: nothing is live yet, or the service does not know the plugin.
 * - `unclear`: an answer that tells no version, or contradicts itself.
 * - `passing`: the service had no time.
 * - `unreached`: no complete answer came.
 */
export interface Trouble {
  readonly kind: 'key' | 'page' | 'redirect' | 'missing' | 'unclear' | 'passing' | 'unreached';
  /** A clause after "because", safe to show. */
  readonly why: string;
  /** It does not pass by itself: an order would fail, too. */
  readonly isLasting: boolean;
  /** Status of the answer; `undefined` when none came. */
  readonly status?: number;
  /** Where a redirect led, to compare it with another; not safe to show. */
  readonly place?: string | undefined;
}

/** What is served, or why that is not known, as the end of a sentence about "its answer". */
export type ParsedServed = { readonly served: Served } | { readonly served?: never; readonly why: string };

type Part = Readonly<Record<string, unknown>>;

/**
 * Reads what the service serves. The answer is not shown in the interface, so the usual shapes are recognised:
 * `version` or `new_version`, at the top or in `data`, `plugin` or `release`; beside it `plugin` and `slug` as texts.
 * An answer that also says otherwise proves nothing. A `slug` is never compared: it disproves nothing.
 *
 * @param pluginId of which plugin the answer has to be, if it tells that
 */
export function parseServed(body: string, pluginId: string): ParsedServed {
  const parsed = parseObject(body);
  if (parsed.object === undefined) return { why: `is malformed: ${parsed.why}` };
  const answer = parsed.object;
  const parts = [answer, answer['data'], answer['plugin'], answer['release']].filter(isObject);
  const versions = parts.flatMap((part) => [part['version'], part['new_version']]).filter(isGiven);
  const [version] = versions;
  if (version === undefined) return { why: 'names no version' };
  if (typeof version !== 'string' || !isVersion(version)) return { why: 'names a version that is none' };
  if (versions.some((other) => other !== version)) return { why: 'names versions that disagree' };
  const why = parts.map((part) => findContradiction(part, pluginId)).find((found) => found !== undefined);
  if (why !== undefined) return { why };
  return {
    served: {
      version,
      pluginFile: parts.map(({ plugin }) => plugin).find(isPluginFile),
      slug: parts.map(({ slug }) => slug).find(isFolderName),
      packageUrl: findPackageUrl(parts),
    },
  };
}

/** Beside the version, as WordPress and the usual update clients read it; elsewhere it may be of another release. */
function findPackageUrl(parts: readonly Part[]): string | undefined {
  const part = parts.find(({ version, new_version: newVersion }) => isGiven(version) || isGiven(newVersion));
  const urls = [part?.['download_url'], part?.['download_link'], part?.['package']];
  return urls.find((url) => typeof url === 'string' && url !== '') as string | undefined;
}

/** What speaks against a version that an answer names. */
function findContradiction(part: Part, pluginId: string): string | undefined {
  const { success, error, errors, status, plugin_id: named, id } = part;
  if (isGiven(success) && success !== true) return 'does not say `success: true`';
  if (isSaid(error) || isSaid(errors)) return 'reports an error';
  if (isGiven(status) && !isLiveStatus(status))
    return 'has a `status` other than that of a published release';
  const isOther =
    (typeof named === 'string' && named !== pluginId) ||
    // Other identifiers are keys of databases, or Update URIs.
    (typeof id === 'string' && id.startsWith('plugin_') && id !== pluginId);
  return isOther ? 'is about another plugin' : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Many services have a field for errors in every answer. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return isGiven(value) && value !== false && value !== '' && value !== 0;
}

const LIVE =
  /^(publish(ed)?|released?|live|active|enabled|public|available|current|latest|stable|ok|success(ful)?|complete[d]?)$/i;

/** A status that is not known may be that of a draft. */
function isLiveStatus(status: unknown): boolean {
  return status === true || status === 200 || (typeof status === 'string' && LIVE.test(status));
}

/** As WordPress names plugins, and as answers to its update requests do: `folder/main-file.php`. */
function isPluginFile(value: unknown): value is string {
  return typeof value === 'string' && /^[^/\\\p{C}]{1,255}\/[^/\\\p{C}]{1,255}\.php$/u.test(value);
}

function isFolderName(value: unknown): value is string {
  return typeof value === 'string' && /^[^/\\\p{C}]{1,255}$/u.test(value);
}
