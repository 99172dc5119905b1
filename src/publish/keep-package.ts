import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetName } from '../github/names.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { KeptPackage, RunOutcome, RunParts } from './types.ts';

/**
 * Keeps the package of a green run on the runner for later steps: in a folder that the runner deletes after the job. If
 * that fails, only warns.
 */
export async function keepPackage(
  found: FoundPackage,
  { result, problem }: RunOutcome,
  { runner, cancellation, log }: Pick<RunParts, 'runner' | 'cancellation' | 'log'>,
): Promise<KeptPackage | undefined> {
  if (problem !== undefined || cancellation.aborted) return undefined;
  if (!found.isTemporary) return { path: found.path, discard: () => Promise.resolve() };
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

async function store(
  { path: from }: FoundPackage,
  name: string,
  temporaryFolder: string,
): Promise<KeptPackage> {
  const folder = await mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, name);
    await rename(from, path);
    return { path, discard };
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
}
