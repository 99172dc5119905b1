import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { isCredential } from '../src/http/message.ts';
import { parsePluginId } from '../src/action/inputs/service.ts';
import { messageOf, PublishError } from '../src/shared/publish-error.ts';
import { zipPlugin } from '../src/source/zip-plugin.ts';
import {
  type PublishingService,
  type PublishingServiceOptions,
  startPublishingService,
} from './service/publishing-service.ts';

/** Exit code for wrong usage. */
const EXIT_USAGE = 2;

const USAGE = `Usage: npm run sandbox -- [--port PORT] [--host NAME] [--key KEY] [--plugin plugin_ID]... [--package PATH]... [--accept-anything]
  --port             where the service listens; else 8080 when that is free, because WordPress downloads from no other port
                     but 80 and 443
  --host             the name or address by which other machines reach this one; else only this one reaches the service
  --key              the API key of the service
  --plugin           the identifier of the plugin; several belong to the packages in their order, the last one to the rest
  --package          a ZIP file, or the folder of a plugin, in place of the sample; several are several packages
  --accept-anything  releases every file, also one that is no plugin, to try \`package-checks: off\` to the end
`;

/** The only one from which WordPress downloads and that everyone may listen on. Source: wp_http_validate_url(). */
const WORDPRESS_PORT = 8080;

const SAMPLE = join(import.meta.dirname, 'plugins', 'sample-plugin', 'tidy-footer');

interface StartOptions {
  /** `undefined`: the usual port, or any other. */
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly key: string;
  readonly plugins: readonly string[];
  /** ZIP files, or folders of plugins. */
  readonly paths: readonly string[];
  readonly acceptsAnything: boolean;
}

interface Package {
  readonly fileName: string;
  readonly zip: Buffer;
  /** The folder of the package, if a dry run finds more in it: a missing build, or files that are left out. */
  readonly folder?: string;
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
    const options = parseOptions();
    if (options === undefined) process.stdout.write(USAGE);
    return options;
  } catch (error) {
    // The first sentence says what is wrong; parseArgs adds advice for programmers.
    const [message = ''] = messageOf(error).split('. ', 1);
    fail(`${message}\n${USAGE}`);
    return undefined;
  }
}

/** `undefined`: somebody asks which there are. */
function parseOptions(): StartOptions | undefined {
  const { help, port, host, key, ...lists } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      key: { type: 'string', default: 'sandbox-key' },
      plugin: { type: 'string', multiple: true, default: ['plugin_sandbox'] },
      package: { type: 'string', multiple: true, default: [SAMPLE] },
      'accept-anything': { type: 'boolean', default: false },
    },
  }).values;
  if (help) return undefined;
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))
    throw new Error(`--port must be 0 to 65535, not "${port}".`);
  if (host !== undefined && !/^[\w.-]+$/.test(host))
    throw new Error(`--host must be a name or an IPv4 address, not "${host}".`);
  if (!isCredential(key)) throw new Error('--key must be printable ASCII without blanks.');
  for (const plugin of lists.plugin) checkPluginId(plugin);
  // npm starts scripts in the project's folder, wherever the person is.
  const paths = lists.package.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));
  const acceptsAnything = lists['accept-anything'];
  return {
    port: port === undefined ? undefined : Number(port),
    host,
    key,
    plugins: lists.plugin,
    paths,
    acceptsAnything,
  };
}

function checkPluginId(plugin: string): void {
  try {
    parsePluginId(plugin);
  } catch (error) {
    throw new Error(`--plugin ${messageOf(error)}.`, { cause: error });
  }
}

/** Reads a package; the action zips a folder. */
async function readPackage(path: string): Promise<Package> {
  const stats = await stat(path).catch(() => {
    throw new Error(
      `There is no file or folder ${path}. Check the path, which is relative to the current folder.`,
    );
  });
  if (!stats.isDirectory()) return { fileName: basename(path), zip: await readFile(path) };
  const temporary = await mkdtemp(join(tmpdir(), 'sandbox-'));
  try {
    const options = { slug: undefined, epochSeconds: undefined, folder: temporary };
    const zipped = await zipPlugin(path, options);
    return { fileName: `${zipped.folder}.zip`, zip: await readFile(zipped.path), folder: path };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function start(options: StartOptions): Promise<void> {
  const { key, plugins, host } = options;
  const packages = await Promise.all(options.paths.map(readPackage));
  const offers = packages.map(({ fileName, zip, folder }, index) => ({
    plugin: plugins[index] ?? plugins.at(-1) ?? '',
    // Two packages may have the same name.
    path: `/downloads/${index === 0 ? '' : `${index + 1}/`}${encodeURIComponent(fileName)}`,
    zip,
    folder,
  }));
  const service = await startOn(options.port, {
    accounts: [{ key, plugins: [...new Set(plugins)].map((id) => ({ id })) }],
    files: Object.fromEntries(offers.map(({ path, zip }) => [path, zip])),
    publicHost: host,
    acceptsAnything: options.acceptsAnything,
    onAnswer: ({ method, path }, status) => process.stdout.write(`${method} ${path} ${status}\n`),
  });
  // The reader may stop early: `npm run sandbox | head`.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
  const { port } = new URL(service.origin);
  process.stdout.write(`base-url: ${service.baseUrl}
api-key: ${key}

The commands are for a POSIX shell, such as Git Bash on Windows, at the top of this repository.
${offers.map((offer) => showOffer(offer, key, service)).join('')}
To update a WordPress site of yours from this service, let it download from this machine: add to a plugin on that site
add_filter( 'http_request_host_is_external', '__return_true' );
WordPress downloads only from the ports 80, 443 and 8080.${host === undefined ? '' : `\nOther machines reach the service at http://${host}:${port}.`}

Stop with Ctrl+C, or from elsewhere with: kill ${process.pid}
Requests and their answers:
`);
}

/** Listens on the given port, else on the usual one, else on any free one. */
async function startOn(
  port: number | undefined,
  options: PublishingServiceOptions,
): Promise<PublishingService> {
  if (port !== undefined)
    return startPublishingService({ ...options, port }).catch((error: unknown) => {
      throw new Error(
        `The port ${port} cannot be used: ${messageOf(error)}. Choose another with --port, or leave it out.`,
        { cause: error },
      );
    });
  try {
    return await startPublishingService({ ...options, port: WORDPRESS_PORT });
  } catch {
    return startPublishingService({ ...options, port: 0 });
  }
}

interface Offer {
  readonly plugin: string;
  readonly path: string;
  readonly folder: string | undefined;
}

/** A package with the commands that publish it. */
function showOffer(
  { plugin, path, folder }: Offer,
  key: string,
  { origin, baseUrl }: PublishingService,
): string {
  const endpoint = `${baseUrl}/api/v1/plugin/update`;
  const zipUrl = origin + path;
  const authorization = quote(`Authorization: Bearer ${key}`);
  const body = JSON.stringify({ plugin_id: plugin, zip_url: zipUrl });
  const service = { plugin_id: plugin, 'api-key': key, 'base-url': baseUrl };
  const inputs = { ...service, zip_url: zipUrl };
  const source = folder === undefined ? { zip_url: zipUrl } : { 'zip-path': folder };
  return `
plugin_id: ${plugin}
zip_url: ${zipUrl}

See what would be published, in a dry run:
${runWith({ ...service, ...source, 'dry-run': 'true' })}

Publish the package with the action:
${runWith(inputs)}

Publish it without the action:
curl -H ${authorization} -H 'Content-Type: application/json' -d ${quote(body)} ${endpoint}

Read what is published:
curl -H ${authorization} ${quote(`${endpoint}?id=${encodeURIComponent(plugin)}`)}
`;
}

/** The command that runs the action as a step with these inputs. */
function runWith(inputs: Readonly<Record<string, string>>): string {
  const variables = Object.entries(inputs).map(([name, value]) =>
    quote(`INPUT_${name.toUpperCase()}=${value}`),
  );
  return `env ${variables.join(' ')} node_modules/.bin/node dist/index.js`;
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
