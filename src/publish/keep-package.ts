import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetName } from '../github/names.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { KeptPackage, RunOutcome, RunParts } from './types.ts';

const PIECE_BYTES = 1024 * 1024;

/**
 * Keeps the package of a green run on the runner for later steps, if the run had all its bytes: in a folder that the
 * runner deletes after the job. If that fails, only warns.
 */
export async function keepPackage(
  found: FoundPackage,
  { result, problem }: RunOutcome,
  { runner, cancellation, log }: Pick<RunParts, 'runner' | 'cancellation' | 'log'>,
): Promise<KeptPackage | undefined> {
  const isAtHand = result.plugin.package.digest !== undefined;
  if (!isAtHand || problem !== undefined || cancellation.aborted) return undefined;
  if (found.kind === 'local' && !found.isTemporary)
    return { path: found.path, discard: () => Promise.resolve() };
  const assetName = result.status === 'dry-run' ? undefined : result.onHost?.asset?.name;
  const [name = 'package.zip'] = [assetName ?? '', found.name].filter(isAssetName);
  try {
    return await store(found, name, runner.temporaryFolder);
  } catch {
    log.warning(
      'Package not kept',
      'The package could not be kept on the runner, so the output `package-path` is empty. Check disk space and permissions of the runner if a later step needs it.',
    );
    return undefined;
  }
}

async function store(found: FoundPackage, name: string, temporaryFolder: string): Promise<KeptPackage> {
  const folder = await mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, name);
    if (found.kind === 'local') await rename(found.path, path);
    else if (found.reader !== undefined) await copy(found.reader, path);
    return { path, discard };
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
}

async function copy(reader: ByteReader, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (let start = 0; start < reader.sizeBytes; start += PIECE_BYTES) {
      // On a file handle, `writeFile` continues at the current position.
      await file.writeFile(await reader.read(start, Math.min(PIECE_BYTES, reader.sizeBytes - start)));
    }
  } finally {
    await file.close();
  }
}
