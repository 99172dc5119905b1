import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';
import type { Environment } from '../shared/environment.ts';
import type { SendRequest } from './message.ts';
import { TransportError } from './transport-error.ts';
import { parseWebUrl } from './urls.ts';

/**
 * Finds the environment variable that names the proxy for this URL but holds no valid address. `@actions/http-client`
 * uses some such values as a proxy, and ignores others and asks the server directly. Returns the name only, because the
 * value may hold a password. Reads the same variables as the client; hosts in `no_proxy` need no proxy.
 */
export function findUnreadableProxy(url: URL, env: Environment): string | undefined {
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  const name = names.find((variable) => env[variable]);
  if (name === undefined || isProxyAddress(env[name] ?? '') || checkBypass(url)) return undefined;
  return name;
}

function isProxyAddress(text: string): boolean {
  const url = parseWebUrl(text.trim());
  try {
    // The client decodes them too, and throws when it cannot.
    if (url !== null) decodeURIComponent(url.username + url.password);
    return url !== null;
  } catch {
    return false;
  }
}

/** Whether the environment names a proxy for this URL. */
export function hasProxy(url: URL): boolean {
  return Boolean(getProxyUrl(url)?.hostname);
}

/** Describes an unreadable variable as a clause. */
export function describeUnreadable(name: string): string {
  return `the environment variable \`${name}\` is not the URL of a proxy`;
}

/** Refuses requests whose proxy address cannot be read; see {@link findUnreadableProxy}. */
export function requireReadableProxy(send: SendRequest, env: Environment): SendRequest {
  return async (request) => {
    const name = findUnreadableProxy(request.url, env);
    if (name === undefined) return send(request);
    throw new TransportError('proxy-address', describeUnreadable(name), false);
  };
}
