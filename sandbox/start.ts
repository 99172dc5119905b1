import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { isCredential } from '../src/http/credential.ts';
import { parsePluginId } from '../src/inputs/service.ts';
import { messageOf, PublishError } from '../src/shared/errors.ts';
import { zipPlugin } from '../src/source/zip-plugin.ts';
import { startPublishingService } from './service/publishing-service.ts';

/** Exit code of a command that was called wrongly. */
const EXIT_USAGE = 2;

const USAGE = `Usage: npm run sandbox -- [--port PORT] [--key KEY] [--plugin plugin_ID] [--package PATH]
  --port     where the service listens; else where there is room
  --key      the API key of the service
  --plugin   the identifier of the plugin
  --package  a ZIP file, or the folder of a plugin, in place of the sample
`;

const SAMPLE = join(import.meta.dirname, 'plugins', 'sample-plugin', 'tidy-footer');

interface StartOptions {
  readonly port: number;
  readonly key: string;
  readonly plugin: string;
  /** A ZIP file, or the folder of a plugin. */
  readonly path: string;
}

interface Package {
  readonly fileName: string;
  readonly zip: Buffer;
}

await main();

async function main(): Promise<void> {
  try {
    const options = readOptions();
    if (options !== undefined) await start(options);
  } catch (error) {
    fail(error instanceof PublishError ? `${error.message} ${error.hint}` : messageOf(error));
  }
}

function fail(text: string): void {
  process.stderr.write(`${text.trim()}\n`);
  process.exitCode = EXIT_USAGE;
}

function readOptions(): StartOptions | undefined {
  try {
    return parseOptions();
  } catch (error) {
    // The first sentence says what is wrong; parseArgs adds advice for programmers.
    const [message = ''] = messageOf(error).split('. ', 1);
    fail(`${message}\n${USAGE}`);
    return undefined;
  }
}

function parseOptions(): StartOptions {
  const {
    port,
    key,
    plugin,
    package: target,
  } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      key: { type: 'string', default: 'sandbox-key' },
      plugin: { type: 'string', default: 'plugin_sandbox' },
      package: { type: 'string', default: SAMPLE },
    },
  }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${port}".`);
  if (!isCredential(key)) throw new Error('--key must be printable ASCII without blanks.');
  try {
    parsePluginId(plugin);
  } catch (error) {
    throw new Error(`--plugin ${messageOf(error)}.`, { cause: error });
  }
  // npm starts scripts in the project's folder, wherever the person is.
  return { port: Number(port), key, plugin, path: resolve(process.env['INIT_CWD'] ?? '.', target) };
}

/** The package, made by the action when it is a folder. */
async function readPackage(path: string): Promise<Package> {
  const stats = await stat(path).catch(() => {
    throw new Error(`There is no file or folder ${path}.`);
  });
  if (!stats.isDirectory()) return { fileName: basename(path), zip: await readFile(path) };
  const temporary = await mkdtemp(join(tmpdir(), 'sandbox-'));
  try {
    const options = { slug: undefined, epochSeconds: undefined, folder: temporary };
    const zipped = await zipPlugin(path, options);
    return { fileName: `${zipped.folder}.zip`, zip: await readFile(zipped.path) };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function start({ port, key, plugin, path }: StartOptions): Promise<void> {
  const { fileName, zip } = await readPackage(path);
  const zipPath = `/downloads/${encodeURIComponent(fileName)}`;
  const service = await startPublishingService({
    port,
    accounts: [{ key, plugins: [{ id: plugin }] }],
    files: { [zipPath]: zip },
  });
  const endpoint = `${service.baseUrl}/api/v1/plugin/update`;
  const zipUrl = service.origin + zipPath;
  const authorization = quote(`Authorization: Bearer ${key}`);
  const body = JSON.stringify({ plugin_id: plugin, zip_url: zipUrl });

  const inputs = Object.entries({
    plugin_id: plugin,
    'api-key': key,
    'base-url': service.baseUrl,
    zip_url: zipUrl,
  })
    .map(([name, value]) => quote(`INPUT_${name.toUpperCase()}=${value}`))
    .join(' ');

  process.stdout.write(`base-url: ${service.baseUrl}
plugin_id: ${plugin}
api-key: ${key}
zip_url: ${zipUrl}

These commands are for a POSIX shell, such as Git Bash on Windows, at the root of this repository.

Publish the package with the action:
env ${inputs} node_modules/.bin/node dist/index.js

Publish it without the action:
curl -H ${authorization} -H 'Content-Type: application/json' -d ${quote(body)} ${endpoint}

Read what is published:
curl -H ${authorization} ${quote(`${endpoint}?id=${encodeURIComponent(plugin)}`)}

Stop with Ctrl+C.
`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
