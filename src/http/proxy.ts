import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';
import type { Environment } from '../shared/environment.ts';
import type { SendRequest } from './message.ts';
import { TransportError } from './transport-error.ts';
import { parseWebUrl } from './urls.ts';

/**
 * The variable whose address of a proxy for this URL cannot be read, without its value, which may hold a password:
 * `@actions/http-client` takes some of these for a proxy, and for others asks the server directly. The variables are
 * those that it reads; hosts of `no_proxy` need none.
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
    // The client decodes them, too.
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

/** Names the variable that cannot be read, as a part of a sentence. */
export function describeUnreadable(name: string): string {
  return `the environment variable \`${name}\` is no URL of a proxy`;
}

/** Lets a request only go to where a proxy can be asked, if the environment names one; see {@link findUnreadableProxy}. */
export function requireReadableProxy(send: SendRequest, env: Environment): SendRequest {
  return async (request) => {
    const name = findUnreadableProxy(request.url, env);
    if (name === undefined) return send(request);
    throw new TransportError('proxy-address', describeUnreadable(name), false);
  };
}
