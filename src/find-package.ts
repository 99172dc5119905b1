import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DeployPorts } from './deploy.ts';
import { PublishError } from './errors.ts';
import { describeContent } from './file-type.ts';
import { formatSize } from './format.ts';
import type { SendRequest } from './http.ts';
import type { Inputs } from './inputs.ts';
import { type LocalFile, openLocalFile } from './local-file.ts';
import type { ByteReader } from './bytes.ts';
import { toHostingPorts } from './host.ts';
import { judgeRead, REPEAT_BUDGET_MS, sendWithRepeats } from './retry.ts';
import type { ArtifactSource, PathSource, UrlSource } from './source-inputs.ts';
import { readUrlPackage } from './source/url.ts';
import { showUrl } from './urls.ts';
import { zipPlugin } from './zip-plugin.ts';

/** The package, wherever it is. */
export interface FoundPackage {
  /** As a person would call it: the name of the file. */
  readonly name: string;
  /** Absent when the package was not opened and its server does not tell. */
  readonly sizeBytes?: number | undefined;
  /** Absent when the package must not be opened. */
  readonly reader?: ByteReader | undefined;
  /** Where the service can fetch it; absent while it is only on this machine. */
  readonly url?: PackageUrl;
  /** Where it lies on this machine, when it has no URL yet. */
  readonly path?: string;
  /** The directory that was zipped, relative to the workspace. */
  readonly sourceFolder?: string | undefined;
  /** The plugin's folder in it, when this run zipped it. */
  readonly slug?: string;
  /** Of the whole file, in lower-case hex; `undefined` when not all of it is at hand. */
  readonly readSha256: () => Promise<string | undefined>;
  /** Ends all reading and deletes what was stored on this machine. */
  readonly close: () => Promise<void>;
}

export interface PackageUrl {
  /** It carries a credential and must not be shown. */
  readonly isSecret: boolean;
  /** What may be shown of it; the URL as it was given when it is not secret. */
  readonly shown: string;
  /** For one request to the service. */
  readonly get: () => Promise<string>;
}

/**
 * Finds the package that the workflow names: behind a URL, on this machine, or in a workflow artifact. A directory is
 * zipped.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findPackage(inputs: Inputs, ports: DeployPorts): Promise<FoundPackage> {
  const { source } = inputs;
  if (source.kind === 'url') return findUrl(source, inputs, ports);
  // Private to this run, so that nobody else's file is in the way.
  const folder = await makeFolder(ports);
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const found = await (source.kind === 'path'
      ? findPath(source, inputs, ports, folder)
      : findArtifact(source, inputs, ports, folder));
    return {
      ...found,
      close: async () => {
        await found.close().finally(close);
      },
    };
  } catch (error) {
    // The first failure is the one to tell.
    await close().catch(() => undefined);
    throw error;
  }
}

async function makeFolder({ temporaryFolder }: DeployPorts): Promise<string> {
  return mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-')).catch((error: unknown) => {
    throw new PublishError({
      code: 'not-published',
      title: 'No temporary folder',
      message: 'No folder for temporary files can be made where `RUNNER_TEMP` says.',
      hint: 'Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.',
      cause: error,
    });
  });
}

async function findUrl(source: UrlSource, inputs: Inputs, ports: DeployPorts): Promise<FoundPackage> {
  const { url, text, isSecret } = source;
  ports.log.info(`Package: ${showUrl(url)}`);
  try {
    const found = await readUrl(url, inputs, ports);
    ports.log.info('Anyone can download it.');
    const shown = isSecret ? showUrl(url) : text;
    return { ...found, url: { isSecret, shown, get: () => Promise.resolve(text) } };
  } catch (error) {
    // Only who may read a private repository can say that it is one.
    const sign = isRefused(error) ? await findSigner(url, inputs, ports) : undefined;
    if (sign === undefined) throw error;
    const found = await readUrl(new URL(await sign()), inputs, ports);
    ports.log.info('It is in this private repository; the service gets a signed URL.');
    // The signed URL has another name, which nobody knows.
    const name = url.pathname.split('/').at(-1) ?? found.name;
    return { ...found, name, url: { isSecret: true, shown: showUrl(url), get: sign } };
  }
}

/** Whether a host answered, and did not give the package to just anyone. */
function isRefused(error: unknown): boolean {
  return error instanceof PublishError && error.code === 'package';
}

async function findSigner(
  url: URL,
  inputs: Inputs,
  ports: DeployPorts,
): Promise<(() => Promise<string>) | undefined> {
  const { repository } = inputs;
  if (repository?.serverUrl.origin !== url.origin) return undefined;
  const { signAssetUrl } = await import('./hosting/host-package.ts');
  return signAssetUrl(url, repository, toHostingPorts(inputs, ports));
}

async function readUrl(url: URL, inputs: Inputs, ports: DeployPorts): Promise<FoundPackage> {
  const { timeoutMs, retries, packageChecks } = inputs;
  const { log, temporaryFolder } = ports;
  const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
  const send: SendRequest = (request) => sendWithRepeats(request, judgeRead, ports, limits);
  const isOpened = packageChecks !== 'off';
  const reading = readUrlPackage(url, { send, timeoutMs, temporaryFolder, log, isOpened });
  // While the host answers, there is time to load what looks into the package. A failure shows when it is used.
  if (isOpened) void import('./plugin/inspect.ts').catch(() => undefined);
  const found = await reading;
  return { ...found, readSha256: () => found.reader?.readSha256() ?? Promise.resolve(undefined) };
}

async function findPath(
  { path: text }: PathSource,
  inputs: Inputs,
  ports: DeployPorts,
  folder: string,
): Promise<FoundPackage> {
  const { resolveZipPath } = await import('./source/path.ts');
  const { kind, path, shown } = await resolveZipPath(text, ports.workspace);
  if (kind === 'directory')
    return zip({ path, shown, zipPath: shown, slug: inputs.slug }, inputs, ports, folder);
  ports.log.info(`Package: ${shown}`);
  return openFile(path, basename(path), inputs);
}

async function findArtifact(
  { name, runId }: ArtifactSource,
  inputs: Inputs,
  ports: DeployPorts,
  folder: string,
): Promise<FoundPackage> {
  const { downloadArtifact } = await import('./source/artifact.ts');
  const { repository = { owner: '', name: '', token: '' } } = inputs;
  const order = { name, runId, token: repository.token, repository };
  const found = await downloadArtifact(order, {
    ...ports,
    temporaryFolder: folder,
    threadFile: ports.mainFile,
  });
  if (found.kind === 'file') return openFile(found.path, found.name, inputs);
  const directory = { path: found.path, shown: `the artifact ${name}`, slug: inputs.slug ?? name };
  return zip(directory, inputs, ports, folder);
}

interface PluginDirectory {
  readonly path: string;
  readonly shown: string;
  /** As `zip-path` names it, relative to the workspace; the files of an artifact have no source there. */
  readonly zipPath?: string;
  readonly slug: string | undefined;
}

async function zip(
  { path, shown, zipPath, slug }: PluginDirectory,
  inputs: Inputs,
  { log, sourceTime, mainFile }: DeployPorts,
  folder: string,
): Promise<FoundPackage> {
  // It lies in the workspace when a step has checked it out there; its main file is in `dist`.
  const actionFolder = dirname(dirname(mainFile));
  const zipped = await zipPlugin(path, { slug, zipPath, actionFolder, epochSeconds: sourceTime, folder });
  const size = formatSize(zipped.sizeBytes);
  log.info(`Zipped ${shown}: ${zipped.files} files, ${size}, in the folder ${zipped.folder}.`);
  if (zipped.leftOutCount > 0) {
    log.info(`Left out of the ZIP: ${zipped.leftOutCount}`);
    for (const name of zipped.leftOut) log.info(`  ${name}`);
  }
  const { folder: pluginFolder, sha256 } = zipped;
  const found = await openFile(zipped.path, `${pluginFolder}.zip`, inputs);
  return { ...found, slug: pluginFolder, sourceFolder: zipPath, readSha256: () => Promise.resolve(sha256) };
}

async function openFile(path: string, name: string, { packageChecks }: Inputs): Promise<FoundPackage> {
  const file = await openLocalFile(path);
  const reader = packageChecks === 'off' ? undefined : file;
  if (reader === undefined) await refuseOtherContent(file, name);
  const { sizeBytes, close } = file;
  return { name, path, sizeBytes, reader, close, readSha256: () => file.readSha256() };
}

const HEAD_BYTES = 4096;

/** What is no ZIP is no package, whatever is not to be looked for in it. */
async function refuseOtherContent(file: LocalFile, name: string): Promise<void> {
  const other = describeContent(await file.read(0, Math.min(HEAD_BYTES, file.sizeBytes)));
  if (other === undefined) return;
  await file.close();
  throw new PublishError({
    code: 'package',
    title: 'Package cannot be published',
    message: `The package \`${name.replaceAll('`', '´')}\` is ${other.what}.`,
    hint: other.fix,
  });
}
