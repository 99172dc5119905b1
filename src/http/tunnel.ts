import type { Agent } from 'node:http';
import { HttpClient } from '@actions/http-client';

/** The agent that opens a tunnel through the proxy for this URL, for one request, with which the tunnel ends. */
export function createTunnel(url: URL, signal: AbortSignal): Agent {
  const agent: Agent = new HttpClient('', [], { keepAlive: false }).getAgent(url.href);
  // Its CONNECT request is out of reach but for its options, and would outlive the request.
  const { proxyOptions } = agent as { proxyOptions?: object };
  if (proxyOptions !== undefined) Object.assign(proxyOptions, { signal });
  return agent;
}
