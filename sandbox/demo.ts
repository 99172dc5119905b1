/** `npm start`: a plugin author's release, from a folder to what WordPress sites are offered, on this machine. */
import { join } from 'node:path';
import { zipDirectory } from './build-plugin.ts';
import { startFileServer } from './file-server.ts';
import { startPublishingService } from './publishing-service.ts';
import { runAction } from './run-action.ts';

const KEY = 'sandbox-key-4f9a1c';
const PLUGIN_ID = 'plugin_sandbox';

await main();

async function main(): Promise<void> {
  const source = join(import.meta.dirname, 'sample-plugin', 'tidy-footer');
  await using host = await startFileServer({
    '/tidy-footer.zip': await zipDirectory(source),
    '/earlier.zip': await zipDirectory(source, { version: '1.4.1' }),
  });
  await using service = await startPublishingService({
    accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }],
  });
  // Sites already run an earlier release, which was published by hand.
  await callService(service.baseUrl, { plugin_id: PLUGIN_ID, zip_url: host.url('/earlier.zip') });
  const inputs = {
    plugin_id: PLUGIN_ID,
    'api-key': KEY,
    'base-url': service.baseUrl,
    zip_url: host.url('/tidy-footer.zip'),
  };

  show('The step in a workflow', [
    '- id: publish',
    '  uses: OWNER/publish-wordpress-plugin@v1',
    '  with:',
    ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${name === 'api-key' ? '***' : value}`),
  ]);

  const started = performance.now();
  const step = await runAction({ inputs });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  show(`Its log (exit code ${step.exitCode}, ${seconds} s)`, step.log);
  show(
    'Its outputs',
    Object.entries(step.outputs).map(([name, value]) => `${name}=${value}`),
  );

  const tag = `v${step.outputs['version'] ?? ''}`;
  show('A later step', ['run: git tag "v${{ steps.publish.outputs.version }}"', `→ git tag "${tag}"`]);

  const served = await callService(service.baseUrl);
  show('What WordPress sites are now offered', [JSON.stringify(served, null, 2)]);

  const isPublished = step.exitCode === 0 && served.version !== undefined && tag === `v${served.version}`;
  console.log(isPublished ? `Published: ${served.slug} ${served.version}` : 'The release was not published.');
  process.exitCode = isPublished ? 0 : 1;
}

interface Served {
  readonly slug?: string;
  readonly version?: string;
}

/** With a body, publishes; without, reads what is served. */
async function callService(baseUrl: string, body?: Readonly<Record<string, string>>): Promise<Served> {
  const response = await fetch(`${baseUrl}/api/v1/plugin/update${body ? '' : `?id=${PLUGIN_ID}`}`, {
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Served;
}

function show(title: string, lines: readonly string[]): void {
  console.log(
    [`── ${title}`, '', ...lines.flatMap((text) => text.split('\n')).map((line) => `   ${line}`), ''].join(
      '\n',
    ),
  );
}
