import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { ArtifactSource, PathSource } from '../inputs/source.ts';
import { type Breathe, createBreathe } from '../shared/breathe.ts';
import { PublishError } from '../shared/errors.ts';
import { describeContent } from '../shared/file-type.ts';
import { formatSize } from '../shared/format.ts';
import { type LocalFile, openLocalFile } from '../shared/local-file.ts';
import { findUrl } from './find-url-package.ts';
import type { FoundPackage } from './found-package.ts';
import type { SourcePorts } from './ports.ts';
import { zipPlugin } from './zip-plugin.ts';
import { describeSource } from './zipped-source.ts';

/**
 * Finds the package that the workflow names: behind a URL, on this machine, or in a workflow artifact. A directory is
 * zipped.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findPackage(inputs: Inputs, ports: SourcePorts): Promise<FoundPackage> {
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

async function makeFolder({ temporaryFolder }: SourcePorts): Promise<string> {
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

async function findPath(
  { path: text }: PathSource,
  inputs: Inputs,
  ports: SourcePorts,
  folder: string,
): Promise<FoundPackage> {
  const { resolveZipPath } = await import('./path/resolve-path.ts');
  const { kind, path, shown } = await resolveZipPath(text, ports.workspace, breatheWith(ports));
  if (kind === 'directory')
    return zip({ path, shown, zipPath: shown, slug: inputs.slug }, inputs, ports, folder);
  ports.log.info(`Package: ${shown}`);
  return openFile(path, basename(path), inputs);
}

async function findArtifact(
  { name, runId }: ArtifactSource,
  inputs: Inputs,
  ports: SourcePorts,
  folder: string,
): Promise<FoundPackage> {
  const { downloadArtifact } = await import('./artifact/download-artifact.ts');
  const { repository = { owner: '', name: '', token: '' } } = inputs;
  const order = { name, runId, token: repository.token, repository };
  const found = await downloadArtifact(order, {
    ...ports,
    temporaryFolder: folder,
    threadFile: ports.mainFile,
  });
  if (found.kind === 'file')
    return { ...(await openFile(found.path, found.name, inputs)), isTemporary: true };
  const directory = { path: found.path, shown: `the artifact ${name}`, slug: inputs.slug ?? name };
  return zip(directory, inputs, ports, folder);
}

/** Work on this machine does not end by itself when the run is cancelled. */
function breatheWith({ cancellation, clock }: SourcePorts): Breathe {
  return createBreathe(cancellation, () => clock.now());
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
  ports: SourcePorts,
  folder: string,
): Promise<FoundPackage> {
  const { log, sourceTime, mainFile } = ports;
  const zipped = await zipPlugin(path, {
    slug,
    zipPath,
    // It lies in the workspace when a step has checked it out there; its main file is in `dist`.
    actionFolder: dirname(dirname(mainFile)),
    epochSeconds: sourceTime,
    folder,
    hasRepository: zipPath !== undefined,
    breathe: breatheWith(ports),
  });
  const size = formatSize(zipped.sizeBytes);
  log.info(`Zipped ${shown}: ${zipped.files} files, ${size}, in the folder ${zipped.folder}.`);
  if (zipped.leftOutCount > 0) {
    const by = zipped.rulesFile === '.gitattributes' ? ' (`export-ignore` in `.gitattributes`)' : '';
    log.info(`Left out of the ZIP: ${zipped.leftOutCount}${by}`);
    for (const name of zipped.leftOut) log.info(`  ${name}`);
  }
  for (const { title, text } of zipped.notices) log.notice(title, text);
  const found = await openFile(zipped.path, `${zipped.folder}.zip`, inputs);
  return {
    ...found,
    isTemporary: true,
    slug: zipped.folder,
    sourceFolder: zipPath,
    zipped: await describeSource(zipped, { path, slug }, ports.workspace),
    readFiles: async (names) => {
      const { readNamedFiles } = await import('./directory/named-files.ts');
      // The plugin is the directory itself, or the only folder in it.
      return readNamedFiles([path, join(path, zipped.folder)], names);
    },
    readSha256: () => Promise.resolve(zipped.sha256),
  };
}

async function openFile(path: string, name: string, { packageChecks }: Inputs): Promise<FoundPackage> {
  const file = await openLocalFile(path);
  const reader = packageChecks === 'off' ? undefined : file;
  if (reader === undefined) await refuseOtherContent(file, name);
  const { sizeBytes, close } = file;
  return { name, path, sizeBytes, reader, close, readSha256: (signal) => file.readSha256(signal) };
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
