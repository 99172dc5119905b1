import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { Refusal, refuseParameters } from '../service/refusal.ts';
import type { Account } from '../service/release-store.ts';

/** The fields of a request that creates a release. */
type Parameters<Field extends string> = Readonly<Record<Field, string>>;

/** The account whose key the request carries; throws a Refusal with 401. */
export function authenticate(accounts: readonly Account[], headers: IncomingHttpHeaders): Account {
  const key = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const account = accounts.find((candidate) => key !== undefined && isSameSecret(candidate.key, key));
  if (account) return account;
  throw new Refusal(401, 'A valid API key is required.', { headers: { 'www-authenticate': 'Bearer' } });
}

// Hashes are of one length, which timingSafeEqual demands, and tell nothing about that of the key.
function isSameSecret(a: string, b: string): boolean {
  const [hashA, hashB] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(hashA, hashB);
}

/** The request's fields; throws a Refusal: 415, 400 or 422. */
export function readParameters<Field extends string>(
  headers: IncomingHttpHeaders,
  body: string,
  required: readonly Field[],
): Parameters<Field> {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'The content type must be application/json.');
  }
  const values = parseObject(body);
  const missing = required.filter((field) => typeof values[field] !== 'string' || values[field] === '');
  if (missing.length > 0) {
    throw refuseParameters(missing.map((field) => [field, `${field} is required and must be a string.`]));
  }
  return values as Parameters<Field>;
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Answered below, like JSON that is not an object.
  }
  throw new Refusal(400, 'The request body must be a JSON object.');
}

/** The package's address; throws a Refusal with 422. */
export function parseZipUrl(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
  throw refuseParameters([
    ['zip_url', 'zip_url must be an http or https URL without user name and password.'],
  ]);
}
