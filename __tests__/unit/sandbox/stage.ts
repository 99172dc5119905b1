import { fileURLToPath } from 'node:url';

import { zipDirectory } from '../../../sandbox/plugins/build-plugin.ts';
import { startFileServer, type FileServer } from '../../../sandbox/http/file-server.ts';
import {
  startPublishingService,
  type PublishingService,
} from '../../../sandbox/service/publishing-service.ts';

/** Source folder of the sample plugin. */
export const samplePlugin = fileURLToPath(
  new URL('../../../sandbox/plugins/sample-plugin/tidy-footer', import.meta.url),
);

/** The sample plugin's package. */
export const sampleZip = await zipDirectory(samplePlugin);

/** key-a owns plugin_footer and plugin_named, key-b owns plugin_other. */
export const accounts = [
  { key: 'key-a', plugins: [{ id: 'plugin_footer' }, { id: 'plugin_named', slug: 'named' }] },
  { key: 'key-b', plugins: [{ id: 'plugin_other', slug: 'other' }] },
];

/** When every release is created. */
export const createdAt = new Date('2026-11-20T10:00:00.700Z');

/** An answer of the endpoint. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A service, a host with the sample plugin at /footer.zip, and a client with key-a. */
export interface Stage extends AsyncDisposable {
  readonly host: FileServer;
  readonly service: PublishingService;
  /** Publishes /footer.zip as plugin_footer, but for what the parameters say. */
  publish(
    parameters?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  read(query: string): Promise<Answer>;
  post(body: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Starts a stage; packages larger than the sample plugin's are refused. */
export async function startStage({
  fetchTimeoutMs = 5_000,
}: { readonly fetchTimeoutMs?: number } = {}): Promise<Stage> {
  const host = await startFileServer({ '/footer.zip': sampleZip });
  const service = await startPublishingService({
    accounts,
    now: () => createdAt,
    fetchTimeoutMs,
    maxZipBytes: sampleZip.length,
  });

  async function call(query: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${service.baseUrl}/api/v1/plugin/update${query}`, init);
    return { status: response.status, body: await response.json() };
  }

  const authorization = 'Bearer key-a';
  const post: Stage['post'] = (body, headers = {}) =>
    call('', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body,
    });
  return {
    host,
    service,
    post,
    publish: (parameters = {}, headers = {}) =>
      post(
        JSON.stringify({ plugin_id: 'plugin_footer', zip_url: host.url('/footer.zip'), ...parameters }),
        headers,
      ),
    read: (query) => call(`?${query}`, { headers: { authorization } }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([host.close(), service.close()]);
    },
  };
}

/** The answer to a request that is refused for a reason other than its parameters. */
export function refusal(status: number, message: string): Answer {
  return { status, body: { message } };
}
