import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { zipDirectory } from './build-plugin.ts';
import { messageOf } from '../src/errors.ts';
import { startPublishingService } from './publishing-service.ts';

/** Exit code of a command that was called wrongly. */
const EXIT_USAGE = 2;

interface StartOptions {
  readonly port: number;
  readonly key: string;
  readonly plugin: string;
}

await main();

async function main(): Promise<void> {
  try {
    await start(readOptions());
  } catch (error) {
    // The first sentence says what is wrong; parseArgs adds advice for programmers.
    const [message] = messageOf(error).split('. ', 1);
    process.stderr.write(`${message}\n`);
    process.exitCode = EXIT_USAGE;
  }
}

function readOptions(): StartOptions {
  const { port, key, plugin } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      key: { type: 'string', default: 'sandbox-key' },
      plugin: { type: 'string', default: 'plugin_sandbox' },
    },
  }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${port}".`);
  if (!/^[\x21-\x7e]+$/.test(key)) throw new Error('--key must be printable ASCII without blanks.');
  if (plugin === '') throw new Error('--plugin must not be empty.');
  return { port: Number(port), key, plugin };
}

async function start({ port, key, plugin }: StartOptions): Promise<void> {
  const source = join(import.meta.dirname, 'sample-plugin', 'tidy-footer');
  const zipPath = `/samples/${basename(source)}.zip`;
  const service = await startPublishingService({
    port,
    accounts: [{ key, plugins: [{ id: plugin }] }],
    files: { [zipPath]: await zipDirectory(source) },
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

Publish the sample plugin with the action:
env ${inputs} node dist/index.js

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
