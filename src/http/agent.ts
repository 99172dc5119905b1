import http from 'node:http';
import https from 'node:https';
import { hasProxy } from './proxy.ts';

/** What makes the connection of one request. */
export interface OpenAgent {
  readonly agent: http.Agent;
  /** Ends the connection; idempotent. */
  readonly close: () => void;
}

/**
 * An agent for one request, through the proxy that the environment names for its URL. What speaks to proxies is loaded when
 * there is one.
 */
export async function openAgent(url: URL, signal: AbortSignal): Promise<OpenAgent> {
  if (hasProxy(url)) {
    const { createTunnel } = await import('./tunnel.ts');
    return { agent: createTunnel(url, signal), close: () => undefined };
  }
  const { Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: false });
  return { agent, close: () => agent.destroy() };
}
