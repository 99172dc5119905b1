import type { HttpHead, HttpRequest } from '../http/message.ts';
import { parseWebUrl } from '../http/urls.ts';
import { isVersion } from '../shared/version-text.ts';
import type { OrderFields, PluginQuery, Served, ServiceAccess } from './model.ts';
import { parseObject } from './json.ts';
import { isObject } from '../shared/record.ts';

/** The meaning of a 2xx answer: a release, a refusal, or something that the interface does not describe. */
type ReleaseAnswer =
  | { readonly kind: 'created'; readonly version: string }
  | { readonly kind: 'refused'; readonly how: string }
  | { readonly kind: 'unclear'; readonly why: string };

/** The service's field name for the package. */
export const PACKAGE_FIELD = 'zip_url';

/** The path below the base URL: interface version, service and method (interface, sections 4 and 9). */
export const ENDPOINT_PATH = '/api/v1/plugin/update';

/** The path that returns an upload URL for the package. The service's own action uses it; the interface does not document it. */
const UPLOAD_URL_PATH = `${ENDPOINT_PATH}/upload-url`;

/** The path that turns an uploaded package into a release. */
export const CONFIRM_PATH = `${ENDPOINT_PATH}/confirm`;

/** The service's answers are small; a larger one is not from the service. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Builds the request that creates a release: POST `/api/v1/plugin/update` (interface, section 4.1). */
export function buildReleaseRequest(access: ServiceAccess, fields: OrderFields): HttpRequest {
  return {
    method: 'POST',
    url: buildEndpoint(access),
    headers: { ...buildHeaders(access), 'Content-Type': 'application/json' },
    body: JSON.stringify({ plugin_id: fields.pluginId, [PACKAGE_FIELD]: fields.zipUrl }),
    timeoutMs: access.timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  };
}

/** Builds the request for an upload URL. */
export function buildUploadUrlRequest(access: ServiceAccess, pluginId: string): HttpRequest {
  const url = buildEndpoint(access, UPLOAD_URL_PATH);
  url.search = new URLSearchParams({ plugin_id: pluginId }).toString();
  return {
    method: 'GET',
    url,
    headers: buildHeaders(access),
    timeoutMs: access.timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  };
}

/** Builds the request that turns an uploaded package into a release. */
export function buildConfirmRequest(
  access: ServiceAccess,
  { pluginId, objectKey }: Pick<OrderFields, 'pluginId'> & { readonly objectKey: string },
): HttpRequest {
  return {
    method: 'POST',
    url: buildEndpoint(access, CONFIRM_PATH),
    headers: { ...buildHeaders(access), 'Content-Type': 'application/json' },
    body: JSON.stringify({ plugin_id: pluginId, objectKey }),
    timeoutMs: access.timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  };
}

/** Builds the request that reads what is live: GET on the same path (interface, section 4.2). */
export function buildReadRequest(access: ServiceAccess, { pluginId, slug }: PluginQuery): HttpRequest {
  const url = buildEndpoint(access);
  url.search = new URLSearchParams({ id: pluginId, ...(slug === undefined ? {} : { slug }) }).toString();
  return {
    method: 'GET',
    url,
    headers: buildHeaders(access),
    timeoutMs: access.timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  };
}

/** Builds the URL of an endpoint. */
export function buildEndpoint({ baseUrl }: Pick<ServiceAccess, 'baseUrl'>, path = ENDPOINT_PATH): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url;
}

/** The path of the base URL that belongs to a URL of the same endpoint; `undefined` for every other URL. */
export function findBasePath({ pathname }: URL, requested: URL): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  const endpoint = [UPLOAD_URL_PATH, CONFIRM_PATH].find((end) => requested.pathname.endsWith(end));
  const wanted = endpoint ?? ENDPOINT_PATH;
  return path.endsWith(wanted) ? path.slice(0, -wanted.length) : undefined;
}

/** A place for the package, and the name by which the service knows it; neither is safe to show. */
interface UploadPlace {
  readonly url: URL;
  readonly text: string;
  readonly objectKey: string;
}

/** Longer URLs are refused by most servers; signed ones have up to 3,000 characters. */
const MAX_URL_LENGTH = 16 * 1024;

/** The longest key of an object in S3. */
const MAX_OBJECT_KEY_BYTES = 1024;

/** Reads the answer that names where to send the package; `why` is the end of a sentence about "it". */
export function parseUploadPlace(body: string): UploadPlace | { readonly url?: never; readonly why: string } {
  const answer = parseObject(body);
  if (answer.object === undefined) return { why: answer.why };
  const { presignedUrl: text, objectKey } = answer.object;
  if (typeof text !== 'string' || text === '') return { why: 'it has no `presignedUrl` text' };
  if (text.length > MAX_URL_LENGTH)
    return { why: `its \`presignedUrl\` has more than ${MAX_URL_LENGTH} characters` };
  const url = parseWebUrl(text);
  if (url === null) return { why: 'its `presignedUrl` is not a web address' };
  if (typeof objectKey !== 'string' || objectKey === '') return { why: 'it has no `objectKey` text' };
  if (Buffer.byteLength(objectKey) > MAX_OBJECT_KEY_BYTES || /\p{Cc}/u.test(objectKey))
    return {
      why: `its \`objectKey\` has more than ${MAX_OBJECT_KEY_BYTES} bytes, or control characters`,
    };
  return { url, text, objectKey };
}

function buildHeaders({ apiKey }: ServiceAccess) {
  return { Accept: 'application/json', Authorization: `Bearer ${apiKey}` };
}

/** Describes a request as lines: everything that is sent, except the headers that the transport adds. */
export function describeRequest({ method, url, headers, body = '' }: HttpRequest): readonly string[] {
  return [
    `${method} ${url.href}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body,
  ];
}

/**
 * Reads the body of a 2xx answer. Nothing but `success: true` with a well-formed `version` counts as created; after a
 * file was sent, `success` may be absent, as in the answers of the service's own action.
 */
export function parseReleaseAnswer(body: string, isOfFile = false): ReleaseAnswer {
  const answer = parseObject(body);
  if (answer.object === undefined) return { kind: 'unclear', why: answer.why };
  const { success, version } = answer.object;
  if (success === false) return { kind: 'refused', how: '`success: false`' };
  if (success !== true && !(isOfFile && success === undefined))
    return { kind: 'unclear', why: 'its `success` is neither `true` nor `false`' };
  if (typeof version !== 'string') return { kind: 'unclear', why: 'it has no `version` text' };
  if (!isVersion(version)) return { kind: 'unclear', why: 'its `version` does not look like one' };
  return { kind: 'created', version };
}

/**
 * Whether a website answered in place of the service. JSON counts as the service's even with the type of a page, which
 * scripts may send.
 */
export function isWebPage({ headers }: Pick<HttpHead, 'headers'>, body: string): boolean {
  const isTyped = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
  return (isTyped || isHtmlDocument(body)) && parseObject(body).object === undefined;
}

/** Whether a text is a whole web page. */
export function isHtmlDocument(text: string): boolean {
  return /^\s*(<!doctype html|<html)\b/i.test(text.slice(0, 1000).replace(/^\ufeff/, ''));
}

/**
 * Finds the message about an error. The interface shows no format, so the usual ones are tried: `message`,
 * `error`, `error.message`, `detail`, `title`, `errors.<field>[].message`; else the text itself.
 */
export function findMessage(body: string): string {
  const { object } = parseObject(body);
  if (object === undefined) return body;
  const { message, error, detail, title, errors } = object;
  const nested = isObject(error) ? error['message'] : error;
  const main = [message, nested, detail, title].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  const found = [main, ...findFieldErrors(errors)].filter((text) => typeof text === 'string');
  return found.length > 0 ? found.map((text) => text.trim().replace(/\.$/, '')).join('; ') : body;
}

function findFieldErrors(errors: unknown): readonly string[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([field, list]) =>
    (Array.isArray(list) ? list : [list]).flatMap((entry: unknown) => {
      const text = isObject(entry) ? entry['message'] : entry;
      return typeof text === 'string' ? [`${field}: ${text}`] : [];
    }),
  );
}

/** The live release, or why it is not known, as the end of a sentence about "its answer". */
type ParsedServed = { readonly served: Served } | { readonly served?: never; readonly why: string };

type AnswerPart = Readonly<Record<string, unknown>>;

/**
 * Reads what the service serves. The interface does not describe this answer, so recognises the usual shapes: `version`
 * or `new_version`, at the top or in `data`, `plugin` or `release`; beside it `plugin` and `slug` as texts. A
 * contradictory answer proves nothing. Never compares `slug`, because another one disproves nothing.
 *
 * @param pluginId the plugin that the answer must be about, if it names one
 */
export function parseServed(body: string, pluginId: string): ParsedServed {
  const parsed = parseObject(body);
  if (parsed.object === undefined) return { why: `is malformed: ${parsed.why}` };
  const parts = listParts(parsed.object);
  const versions = listVersions(parts);
  const [version] = versions;
  if (version === undefined) return { why: 'names no version' };
  if (typeof version !== 'string' || !isVersion(version))
    return { why: 'names something that is not a version' };
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

/**
 * Finds what an update client that reads the top of the answer would miss. Source: `check_update()` of the client that the
 * service's makers give away.
 */
export function findLacks(body: string): Pick<Served, 'lacks'> {
  const { version, name, download_url: url } = parseObject(body).object ?? {};
  if (!isGiven(version)) return {};
  const lacks = [
    ...(isGiven(name) ? [] : (['name'] as const)),
    ...(isGiven(url) && url !== '' ? [] : (['download_url'] as const)),
  ];
  return lacks.length === 0 ? {} : { lacks };
}

/** Whether an answer names a release where {@link parseServed} looks for one, even if it contradicts itself. */
export function namesRelease(body: string): boolean {
  const parts = listParts(parseObject(body).object ?? {});
  return listVersions(parts).length > 0 || parts.some(({ success }) => success === true);
}

function listVersions(parts: readonly AnswerPart[]): readonly unknown[] {
  return parts.flatMap((part) => [part['version'], part['new_version']]).filter(isGiven);
}

/** Lists the objects of an answer that may describe what is served. */
function listParts(answer: AnswerPart): readonly AnswerPart[] {
  return [answer, answer['data'], answer['plugin'], answer['release']].filter(isObject);
}

/** Finds the object that has the version. Fields elsewhere may be about another release. */
function findVersionPart(parts: readonly AnswerPart[]): AnswerPart | undefined {
  return parts.find(({ version, new_version: newVersion }) => isGiven(version) || isGiven(newVersion));
}

/** Finds the URL of the package in the fields that WordPress and the usual update clients read. */
function findPackageUrl(parts: readonly AnswerPart[]): string | undefined {
  const part = findVersionPart(parts);
  const urls = [part?.['download_url'], part?.['download_link'], part?.['package']];
  return urls.find((url) => typeof url === 'string' && url !== '') as string | undefined;
}

/** Finds a contradiction to the version in an answer, as the end of a sentence about the answer. */
function findContradiction(part: AnswerPart, pluginId: string): string | undefined {
  const { success, error, errors, status, state, plugin_id: named, id } = part;
  if (isGiven(success) && success !== true) return 'does not say `success: true`';
  if (isSaid(error) || isSaid(errors)) return 'reports an error';
  const isOtherState = typeof state === 'string' && !isLiveStatus(state);
  if (isOtherState || (isGiven(status) && !isLiveStatus(status)))
    return 'has a `status` other than that of a published release';
  if (part['draft'] === true || part['published'] === false) return 'is about a draft';
  const isOther =
    (typeof named === 'string' && named !== pluginId) ||
    // Other values of `id` are database keys or Update URIs.
    (typeof id === 'string' && id.startsWith('plugin_') && id !== pluginId);
  return isOther ? 'is about another plugin' : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether a field reports an error. Many services have an empty one in every answer. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return isGiven(value) && value !== false && value !== '' && value !== 0;
}

const LIVE =
  /^(publish(ed)?|released?|live|active|enabled|public|available|current|latest|stable|ok|success(ful)?|complete[d]?)$/i;

/** Whether a status is known to mean published; an unknown one may be that of a draft. */
function isLiveStatus(status: unknown): boolean {
  return status === true || status === 200 || (typeof status === 'string' && LIVE.test(status));
}

/** Whether a value is a plugin's name in WordPress and in answers to its update requests: `folder/main-file.php`. */
function isPluginFile(value: unknown): value is string {
  return typeof value === 'string' && /^[^/\\\p{C}]{1,255}\/[^/\\\p{C}]{1,255}\.php$/u.test(value);
}

function isFolderName(value: unknown): value is string {
  return typeof value === 'string' && /^[^/\\\p{C}]{1,255}$/u.test(value);
}

/** The service's details about the live version, unchanged; not safe to show. */
interface LiveDetails {
  /** The WordPress version that it needs. */
  readonly requires?: string | undefined;
  readonly requiresPhp?: string | undefined;
  /** The WordPress version up to which it was tested. */
  readonly tested?: string | undefined;
  readonly lastUpdated?: string | undefined;
}

/**
 * Reads the details beside the version from the fields that WordPress's update clients read. The interface does not
 * describe them.
 */
export function parseDetails(answer: Readonly<Record<string, unknown>>): LiveDetails {
  const part = findVersionPart(listParts(answer)) ?? {};
  return {
    requires: readText(part['requires']),
    requiresPhp: readText(part['requires_php']),
    tested: readText(part['tested']),
    lastUpdated: readText(part['last_updated']),
  };
}

/** Some services write `6.4` without quotes. */
function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
