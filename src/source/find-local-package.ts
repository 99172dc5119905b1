import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { SourceOf } from '../action/inputs/source.ts';
import { type YieldToEventLoop, createYieldToEventLoop } from '../shared/yield-to-event-loop.ts';
import { PublishError } from '../shared/publish-error.ts';
import { describeFile } from '../shared/file-type.ts';
import { formatSize } from '../shared/format.ts';
import { type LocalFile, openLocalFile } from '../shared/local-file.ts';
import { quoteName } from '../shared/quote.ts';
import { once } from '../shared/together.ts';
import { cleanUp, type LocalPackage, type PackageDirectory, type SourceContext } from './found-package.ts';
import { describeSource, zipPlugin } from './zip-plugin.ts';

type LocalInputs = Pick<Inputs, 'slug' | 'packageChecks' | 'repository'>;

/**
 * Finds the package on this machine or in a workflow artifact, and zips a directory.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findLocal(
  source: SourceOf<'path' | 'artifact'>,
  inputs: LocalInputs,
  context: SourceContext,
): Promise<LocalPackage> {
  const { cancellation, log } = context;
  // A private folder, so that files of others cannot interfere.
  const folder = await makeFolder(context.temporaryFolder);
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const { path, name, isTemporary, directory, sha256 } = await (source.kind === 'path'
      ? findPath(source, inputs, context, folder)
      : findArtifact(source, inputs, context, folder));
    const file = await openLocalFile(path);
    if (inputs.packageChecks === 'off') await assertZip(file, name);
    return {
      kind: 'local',
      name,
      path,
      sizeBytes: file.sizeBytes,
      isTemporary,
      directory,
      reader: file,
      readSha256: once(async () => sha256 ?? file.readSha256(cancellation)),
      [Symbol.asyncDispose]: () =>
        cleanUp(async () => {
          try {
            await file.close();
          } finally {
            await removeFolder();
          }
        }, log),
    };
  } catch (error) {
    // Report the first failure, not that of the cleanup.
    await removeFolder().catch(() => undefined);
    throw error;
  }
}

async function makeFolder(temporaryFolder: string): Promise<string> {
  return mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-')).catch((error: unknown) => {
    throw new PublishError({
      code: 'not-published',
      title: 'No temporary folder',
      message: 'A folder for temporary files cannot be created in `RUNNER_TEMP`.',
      hint: 'Check disk space and permissions of the runner, and that `RUNNER_TEMP` names a folder.',
      cause: error,
    });
  });
}

/** A package before it is opened. */
interface ClosedPackage extends Pick<LocalPackage, 'path' | 'name' | 'isTemporary' | 'directory'> {
  /** The SHA-256, if it is already known. */
  readonly sha256?: string;
}

async function findPath(
  { path: text }: SourceOf<'path'>,
  inputs: LocalInputs,
  context: SourceContext,
  folder: string,
): Promise<ClosedPackage> {
  const { resolveZipPath } = await import('./path/resolve-path.ts');
  const { kind, path, shown } = await resolveZipPath(text, context.workspace, createBreath(context));
  if (kind === 'directory') return zip({ path, shown, zipPath: shown }, inputs, context, folder);
  context.log.info(`Package: ${shown}`);
  return { path, name: basename(path), isTemporary: false, directory: undefined };
}

async function findArtifact(
  { name, runId }: SourceOf<'artifact'>,
  inputs: LocalInputs,
  context: SourceContext,
  folder: string,
): Promise<ClosedPackage> {
  const found = await context.downloadArtifact({ name, runId, repository: inputs.repository }, folder);
  if (found.kind === 'file')
    return { path: found.path, name: found.name, isTemporary: true, directory: undefined };
  const directory = { path: found.path, shown: `the artifact ${name}` };
  return zip(directory, { ...inputs, slug: inputs.slug ?? name }, context, folder);
}

/** Local work has to check for a cancellation. */
function createBreath({
  cancellation,
  clock,
}: Pick<SourceContext, 'cancellation' | 'clock'>): YieldToEventLoop {
  return createYieldToEventLoop(cancellation, () => clock.now());
}

interface PluginDirectory {
  readonly path: string;
  readonly shown: string;
  /** The path in `zip-path`, relative to the workspace; absent for an artifact, whose files have no source there. */
  readonly zipPath?: string;
}

async function zip(
  { path, shown, zipPath }: PluginDirectory,
  { slug, packageChecks }: LocalInputs,
  context: SourceContext,
  folder: string,
): Promise<ClosedPackage> {
  const { log, workspace } = context;
  const zipped = await zipPlugin(path, {
    slug,
    zipPath,
    workspace,
    ownPaths: context.ownPaths,
    epochSeconds: context.sourceTime,
    folder,
    hasRepository: zipPath !== undefined,
    yieldToEventLoop: createBreath(context),
    createContentScanner: packageChecks === 'off' ? undefined : await context.loadContentScanner?.(),
  });
  const size = formatSize(zipped.sizeBytes);
  const files = `${zipped.files} ${zipped.files === 1 ? 'file' : 'files'}`;
  log.info(`Zipped ${shown}: ${files}, ${size}, in the folder ${zipped.folder}.`);
  if (zipped.leftOutCount > 0) {
    const by = zipped.rulesFile === '.gitattributes' ? ' (`export-ignore` in `.gitattributes`)' : '';
    log.info(`Left out of the ZIP: ${zipped.leftOutCount}${by}`);
    for (const name of zipped.leftOut) log.info(`  ${name}`);
  }
  for (const { title, text } of zipped.notices) log.notice(title, text);
  const directory: PackageDirectory = {
    slug: zipped.folder,
    sourceFolder: zipPath,
    zipped: await describeSource(zipped, { path, slug }, workspace),
    leftOut: { names: zipped.leftOut, count: zipped.leftOutCount, rulesFile: zipped.rulesFile },
    seen: zipped.seen,
    readFiles: async (names) => {
      const { readNamedFiles } = await import('./directory/named-files.ts');
      // The plugin is the directory, or the only folder in it.
      return readNamedFiles([path, join(path, zipped.folder)], names);
    },
  };
  const { path: zipFile, sha256 } = zipped;
  return { path: zipFile, name: `${zipped.folder}.zip`, isTemporary: true, directory, sha256 };
}

/** Refuses a file that is not a ZIP, even if the package is not checked. */
async function assertZip(file: LocalFile, name: string): Promise<void> {
  const other = await describeFile(file);
  if (other === undefined) return;
  await file.close();
  throw new PublishError({
    code: 'package',
    title: 'Package cannot be published',
    message: `The package ${quoteName(name)} is ${other.what}.`,
    hint: other.fix,
  });
}
