import http from 'node:http';
import https from 'node:https';
import type { HttpRequest } from './message.ts';
import { hasProxy } from './proxy.ts';
import { assertNotInside, createLookup } from './reach.ts';

/** An agent for the connection of one request. */
export interface OpenAgent {
  readonly agent: http.Agent;
  /** Ends the connection; idempotent. */
  readonly close: () => void;
}

/**
 * An agent for one request, through the proxy that the environment names for its URL. What speaks to proxies is loaded when
 * there is one.
 *
 * @throws TransportError `private`
 */
export async function openAgent(
  { url, namedBy }: Pick<HttpRequest, 'url' | 'namedBy'>,
  signal: AbortSignal,
): Promise<OpenAgent> {
  if (namedBy !== undefined) await assertNotInside(url, namedBy);
  if (hasProxy(url)) {
    const { createTunnel } = await import('./tunnel.ts');
    return { agent: createTunnel(url, signal), close: () => undefined };
  }
  const { Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({
    keepAlive: false,
    ...(namedBy && { lookup: createLookup(namedBy) }),
  });
  return { agent, close: () => agent.destroy() };
}
