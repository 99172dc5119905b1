import type { Agent } from 'node:http';
import { HttpClient } from '@actions/http-client';

/** Creates an agent that opens a tunnel through the proxy for one request. The tunnel ends with the request. */
export function createTunnel(url: URL, signal: AbortSignal): Agent {
  const agent: Agent = new HttpClient('', [], { keepAlive: false }).getAgent(url.href);
  // The CONNECT request is reachable only through its options, and without the signal it would outlive the request.
  const { proxyOptions } = agent as { proxyOptions?: object };
  if (proxyOptions !== undefined) Object.assign(proxyOptions, { signal });
  return agent;
}
