import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileServer, startFileServer } from '../../sandbox/file-server.ts';
import { type Proxy, startProxy } from '../../sandbox/proxy.ts';
import { type PublishingService, startPublishingService } from '../../sandbox/publishing-service.ts';
import { type ActionResult, type ActionStep, runAction } from '../../sandbox/run-action.ts';
import { KEY, PLUGIN_ID, sampleZip } from './stage.ts';

const directory = join(import.meta.dirname, '..', 'fixtures', 'tls');
/** A certificate for `service.example` and `host.example`, signed by itself and valid until 2120; it guards nothing. */
export const CERTIFICATE = join(directory, 'cert.pem');
export const tls = {
  key: await readFile(join(directory, 'key.pem'), 'utf8'),
  cert: await readFile(CERTIFICATE, 'utf8'),
};

export const SERVICE = 'service.example:443';
export const HOST = 'host.example:443';

/** `https://service.example` and `https://host.example` behind a company's proxy, without which nothing is reached. */
export interface SecureStage extends AsyncDisposable {
  readonly host: FileServer;
  readonly service: PublishingService;
  readonly proxy: Proxy;
  /** Runs the step with the proxy in its environment and the certificate in its trust. */
  run(inputs?: Readonly<Record<string, string>>, step?: Omit<ActionStep, 'inputs'>): Promise<ActionResult>;
}

export async function startSecureStage(): Promise<SecureStage> {
  const files = { '/footer.zip': sampleZip };
  const host = await startFileServer(files, { tls });
  // The service's own download goes around names, proxy and TLS, none of which are its subject.
  const mirror = await startFileServer(files);
  const service = await startPublishingService({
    tls,
    accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
    locate: ({ pathname }) => new URL(mirror.url(pathname)),
  });
  const proxy = await startProxy({ [SERVICE]: service.origin, [HOST]: host.origin });
  const inputs = {
    plugin_id: PLUGIN_ID,
    'api-key': KEY,
    'base-url': 'https://service.example',
    zip_url: 'https://host.example/footer.zip',
  };
  return {
    host,
    service,
    proxy,
    run: (changes = {}, { env = {}, ...step } = {}) =>
      runAction({
        inputs: { ...inputs, ...changes },
        env: { https_proxy: proxy.origin, NODE_EXTRA_CA_CERTS: CERTIFICATE, ...env },
        ...step,
      }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([host.close(), mirror.close(), service.close(), proxy.close()]);
    },
  };
}
