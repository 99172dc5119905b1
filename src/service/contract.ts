import type { HttpHead, HttpRequest } from '../http/message.ts';
import { isVersion } from '../shared/version-text.ts';
import { isObject, parseObject } from './json.ts';

/** What is asked of the service: a new release of this plugin, from this package. */
export interface ReleaseOrder {
  readonly pluginId: string;
  readonly zipUrl: string;
}

/** Where the service is, and how it is spoken to. */
export interface ServiceAccess {
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

/** What is asked about: the plugin, by all that is known of it. */
export interface PluginQuery {
  readonly pluginId: string;
  readonly slug: string | undefined;
}

/** What a 2xx answer says: a release, a refusal, or something that the interface does not know. */
export type ReleaseAnswer =
  | { readonly kind: 'created'; readonly version: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unclear'; readonly why: string };

/** Behind the base URL: interface version, service and method (interface, sections 4 and 9). */
export const ENDPOINT_PATH = '/api/v1/plugin/update';

/** The service's answers are small; what goes beyond is not one. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** The request that creates a release: POST `/api/v1/plugin/update` (interface, section 4.1). */
export function buildReleaseRequest(access: ServiceAccess, order: ReleaseOrder): HttpRequest {
  return {
    method: 'POST',
    url: buildEndpoint(access),
    headers: { ...buildHeaders(access), 'Content-Type': 'application/json' },
    body: JSON.stringify({ plugin_id: order.pluginId, zip_url: order.zipUrl }),
    timeoutMs: access.timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  };
}

/** The request that reads what is live: GET on the same path (interface, section 4.2). */
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

function buildEndpoint({ baseUrl }: ServiceAccess): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${ENDPOINT_PATH}`;
  return url;
}

function buildHeaders({ apiKey }: ServiceAccess) {
  return { Accept: 'application/json', Authorization: `Bearer ${apiKey}` };
}

/** The request as lines to read: what goes over the wire, but for what the transport adds. */
export function describeRequest({ method, url, headers, body = '' }: HttpRequest): readonly string[] {
  return [
    `${method} ${url.href}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body,
  ];
}

/** Reads the body of a 2xx answer. Nothing but `success: true` with a well-formed `version` counts as created. */
export function parseReleaseAnswer(body: string): ReleaseAnswer {
  const answer = parseObject(body);
  if (answer.object === undefined) return { kind: 'unclear', why: answer.why };
  const { success, version } = answer.object;
  if (success === false) return { kind: 'refused' };
  if (success !== true) return { kind: 'unclear', why: 'its `success` is neither `true` nor `false`' };
  if (typeof version !== 'string') return { kind: 'unclear', why: 'it has no `version` text' };
  if (!isVersion(version)) return { kind: 'unclear', why: 'its `version` does not look like one' };
  return { kind: 'created', version };
}

/** Whether a website answered in place of the service. Scripts may send JSON with the type of a page. */
export function isWebPage({ headers }: Pick<HttpHead, 'headers'>, body: string): boolean {
  const isTyped = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
  const isWritten = /^\s*(<!doctype html|<html)\b/i.test(body.slice(0, 1000).replace(/^\ufeff/, ''));
  return (isTyped || isWritten) && parseObject(body).object === undefined;
}

/**
 * What the service says about an error. The interface shows no format, so the usual ones are tried: `message`,
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
