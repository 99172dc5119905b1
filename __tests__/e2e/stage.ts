import { join } from 'node:path';
import { zipDirectory } from '../../sandbox/build-plugin.ts';
import { type FileServer, startFileServer } from '../../sandbox/file-server.ts';
import { type PublishingService, startPublishingService } from '../../sandbox/publishing-service.ts';
import { type ActionResult, runAction } from '../../sandbox/run-action.ts';

export const PLUGIN_ID = 'plugin_footer';
/** With characters that URLs, JSON and Markdown write in other ways. */
export const KEY = 'key_Zq8/4w+T==';

export const sampleZip = await zipDirectory(
  join(import.meta.dirname, '..', '..', 'sandbox', 'sample-plugin', 'tidy-footer'),
);

/** A plugin author's web host with `/footer.zip`, a release service, and the bundled action pointed at both. */
export interface Stage extends AsyncDisposable {
  readonly host: FileServer;
  readonly service: PublishingService;
  readonly inputs: Readonly<Record<string, string>>;
  /** Runs the step; `undefined` takes an input away. */
  run(
    inputs?: Readonly<Record<string, string | undefined>>,
    env?: Readonly<Record<string, string | undefined>>,
  ): Promise<ActionResult>;
}

export async function startStage(): Promise<Stage> {
  const host = await startFileServer({ '/footer.zip': sampleZip });
  const service = await startPublishingService({ accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }] });
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
    run: (changes = {}, env = {}) => {
      const given: Readonly<Record<string, string | undefined>> = { ...inputs, ...changes };
      const kept = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      return runAction({ inputs: Object.fromEntries(kept) as Record<string, string>, env });
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([host.close(), service.close()]);
    },
  };
}

/** The error annotations of a step, as `title: text`. */
export function readErrors({ commands }: ActionResult): readonly string[] {
  return commands
    .filter(({ name }) => name === 'error')
    .map(({ properties, value }) => `${properties['title'] ?? ''}: ${value}`);
}

/** All that a person, a later step or a log collector can see; the runner swallows `add-mask` itself. */
export function readVisible({ rawOutput, summary, outputs }: ActionResult): string {
  const printed = rawOutput.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const shown = summary.replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)));
  return [...printed, summary, shown, JSON.stringify(outputs)].join('\n');
}
