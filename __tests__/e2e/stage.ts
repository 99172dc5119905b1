import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipDirectory } from '../../sandbox/build-plugin.ts';
import { type FileServer, startFileServer } from '../../sandbox/file-server.ts';
import type { Method } from '../../sandbox/faults.ts';
import type { RecordedRequest, SandboxServer } from '../../sandbox/http-server.ts';
import {
  type PublishingService,
  type PublishingServiceOptions,
  startPublishingService,
} from '../../sandbox/publishing-service.ts';
import { type ActionResult, type ActionStep, runAction } from '../../sandbox/run-action.ts';

export const PLUGIN_ID = 'plugin_footer';
/** With characters that URLs, JSON and Markdown write in other ways. */
export const KEY = 'key_Zq8/4w+T==';

const samplePlugin = join(import.meta.dirname, '..', '..', 'sandbox', 'sample-plugin', 'tidy-footer');

/** The package that the tests publish: version 1.4.2. */
export const sampleZip = await zipDirectory(samplePlugin);

/** Makes waits of half a minute two seconds long; the shortest look is still given 0.2 s of real time. */
export const FAST = { clockSpeed: 15 } as const;

/** A plugin author's web host with `/footer.zip`, a release service, and the bundled action pointed at both. */
export interface Stage extends AsyncDisposable {
  readonly host: FileServer;
  readonly service: PublishingService;
  readonly inputs: Readonly<Record<string, string>>;
  /** Runs the step; `undefined` takes an input away. */
  run(
    inputs?: Readonly<Record<string, string | undefined>>,
    step?: Omit<ActionStep, 'inputs'>,
  ): Promise<ActionResult>;
}

/** Starts a stage; `live` is the version that the service serves already. */
export async function startStage({
  live,
  ...options
}: { readonly live?: string } & Partial<PublishingServiceOptions> = {}): Promise<Stage> {
  const host = await startFileServer({ '/footer.zip': sampleZip });
  const accounts = [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }];
  const service = await startPublishingService({ accounts, ...options });
  if (live !== undefined) {
    host.set('/earlier.zip', await zipDirectory(samplePlugin, { version: live }));
    await publishByHand(service.baseUrl, host.url('/earlier.zip'));
  }
  const inputs = {
    plugin_id: PLUGIN_ID,
    'api-key': KEY,
    'base-url': service.baseUrl,
    zip_url: host.url('/footer.zip'),
  };
  return {
    host,
    service,
    inputs,
    run: (changes = {}, step = {}) => {
      const given: Readonly<Record<string, string | undefined>> = { ...inputs, ...changes };
      const kept = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      return runAction({ inputs: Object.fromEntries(kept) as Record<string, string>, ...step });
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([host.close(), service.close()]);
    },
  };
}

async function publishByHand(baseUrl: string, zipUrl: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/v1/plugin/update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plugin_id: PLUGIN_ID, zip_url: zipUrl }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** What the action itself sent to a server: neither the service's download nor what a test published by hand. */
export function sent({ requests }: SandboxServer, method?: Method): readonly RecordedRequest[] {
  return requests.filter(
    (request) =>
      request.headers['user-agent'] === 'publish-wordpress-plugin' &&
      (method === undefined || request.method === method),
  );
}

/** How a run ends in the log: what a person sees without scrolling. */
export const readEnd = ({ log }: ActionResult): string => log.slice(-10).join('\n');

/** The methods of what the action sent to a server, in order. */
export const methods = (server: SandboxServer): string =>
  sent(server)
    .map(({ method }) => method)
    .join(' ');

/** Versions of the plugin's releases, in order of creation. */
export const versions = (service: PublishingService): readonly string[] =>
  service.releases(PLUGIN_ID).map(({ version }) => version);

/** What a step's host names resolve to, look-up by look-up: addresses and error codes. */
export function resolving(names: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const preload = pathToFileURL(join(import.meta.dirname, '..', 'fixtures', 'names.ts')).href;
  return { NODE_OPTIONS: `--import=${preload}`, SANDBOX_NAMES: JSON.stringify(names) };
}

/** The error annotations of a step, as `title: text`. */
export const readErrors = (step: ActionResult): readonly string[] => readAnnotations(step, 'error');

/** The notices of a step, as `title: text`. */
export const readNotices = (step: ActionResult): readonly string[] => readAnnotations(step, 'notice');

/** The warnings of a step, as `title: text`. */
export const readWarnings = (step: ActionResult): readonly string[] => readAnnotations(step, 'warning');

/** The commands that the runner obeys, but for those that only fold the log. */
export const commandNames = ({ commands }: ActionResult): readonly string[] =>
  commands.map(({ name }) => name).filter((name) => name !== 'group' && name !== 'endgroup');

function readAnnotations({ commands }: ActionResult, kind: string): readonly string[] {
  return commands
    .filter(({ name }) => name === kind)
    .map(({ properties, value }) => `${properties['title'] ?? ''}: ${value}`);
}

/** All that a person, a later step or a log collector can see; the runner swallows `add-mask` itself. */
export function readVisible({ rawOutput, summary, outputs }: ActionResult): string {
  const printed = rawOutput.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const shown = summary
    .replaceAll('<!-- -->', '')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)));
  return [...printed, summary, shown, JSON.stringify(outputs)].join('\n');
}
