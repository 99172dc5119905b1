/**
 * `npm start`: two releases of a plugin author, on this machine, from what was built to what WordPress sites are
 * offered. First from a public URL, then from a folder, through a release of a private repository.
 */
import { dirname, join } from 'node:path';
import { startGitHub } from './github/github.ts';
import { startFileServer } from './http/file-server.ts';
import { zipDirectory } from './plugins/build-plugin.ts';
import { type ActionResult, type ActionStep, runAction } from './runner/run-action.ts';
import { type PublishingService, startPublishingService } from './service/publishing-service.ts';

const KEY = 'sandbox-key-4f9a1c';
const PLUGIN_ID = 'plugin_sandbox';
const TOKEN = 'ghs_sandbox7b21';

const SOURCE = join(import.meta.dirname, 'plugins', 'sample-plugin', 'tidy-footer');

const isFirstPublished = await publishFromUrl();
const isSecondPublished = await publishFromFolder();
process.exitCode = isFirstPublished && isSecondPublished ? 0 : 1;

async function publishFromUrl(): Promise<boolean> {
  console.log('1. A ZIP that has a public URL\n');
  await using host = await startFileServer({ '/tidy-footer.zip': await zipDirectory(SOURCE) });
  await using service = await startService();
  const step = await showStep({
    plugin_id: PLUGIN_ID,
    'api-key': KEY,
    'base-url': service.baseUrl,
    zip_url: host.url('/tidy-footer.zip'),
  });

  const tag = `v${step.outputs['version'] ?? ''}`;
  show('A later step', ['run: git tag "v${{ steps.publish.outputs.version }}"', `→ git tag "${tag}"`]);

  const served = await callService(service.baseUrl);
  show('What WordPress sites are now offered', [JSON.stringify(served, null, 2)]);
  return showEnd(step, served);
}

async function publishFromFolder(): Promise<boolean> {
  console.log('\n2. A folder of the workspace, in a private repository\n');
  await using github = await startGitHub({
    isPrivate: true,
    tokens: [{ value: TOKEN, permissions: { contents: 'write' } }],
  });
  await using service = await startService();
  const step = await showStep(
    { plugin_id: PLUGIN_ID, 'api-key': KEY, 'base-url': service.baseUrl, 'zip-path': 'tidy-footer' },
    { token: TOKEN, env: { ...github.env, GITHUB_WORKSPACE: dirname(SOURCE) } },
  );
  show(
    'What GitHub was asked',
    github.requests.map(
      ({ origin, method, path }) => `${method.padEnd(6)} ${origin} ${path.split('?')[0] ?? ''}`,
    ),
  );
  show(
    'The releases on GitHub',
    github.releases().map(({ tagName, isDraft, assets }) => {
      return `${tagName}${isDraft ? ' (draft)' : ''}: ${assets.map(({ name }) => name).join(', ')}`;
    }),
  );
  return showEnd(step, await callService(service.baseUrl));
}

/** Sites already run an earlier release, which was published by hand. */
async function startService(): Promise<PublishingService> {
  await using host = await startFileServer({
    '/earlier.zip': await zipDirectory(SOURCE, { version: '1.4.1' }),
  });
  const service = await startPublishingService({ accounts: [{ key: KEY, plugins: [{ id: PLUGIN_ID }] }] });
  await callService(service.baseUrl, { plugin_id: PLUGIN_ID, zip_url: host.url('/earlier.zip') });
  return service;
}

async function showStep(
  inputs: Readonly<Record<string, string>>,
  step: Omit<ActionStep, 'inputs'> = {},
): Promise<ActionResult> {
  show('The step in a workflow', [
    '- id: publish',
    '  uses: OWNER/publish-wordpress-plugin@v1',
    '  with:',
    ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${name === 'api-key' ? '***' : value}`),
  ]);
  const started = performance.now();
  const result = await runAction({ inputs, ...step });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  show(`Its log (exit code ${result.exitCode}, ${seconds} s)`, result.log);
  show(
    'Its outputs',
    Object.entries(result.outputs).map(([name, value]) => `${name}=${value}`),
  );
  return result;
}

function showEnd({ exitCode, outputs }: ActionResult, served: Served): boolean {
  const isPublished = exitCode === 0 && served.version !== undefined && served.version === outputs['version'];
  console.log(isPublished ? `Published: ${served.slug} ${served.version}` : 'The release was not published.');
  return isPublished;
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
