import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetName } from '../github/names.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { KeptFile, RunOutcome, RunParts } from './types.ts';

/**
 * Keeps the package of a green run on the runner for later steps: in a folder that the runner deletes after the job. If
 * that fails, only warns.
 */
export async function keepPackage(
  found: FoundPackage,
  { result, problem }: RunOutcome,
  { runner, cancellation, log }: Pick<RunParts, 'runner' | 'cancellation' | 'log'>,
): Promise<KeptFile | undefined> {
  if (problem !== undefined || cancellation.aborted) return undefined;
  if (!found.isTemporary) return { path: found.path, discard: () => Promise.resolve() };
  const assetName = result.status === 'dry-run' ? undefined : result.onHost?.asset?.name;
  const [name = 'package.zip'] = [assetName ?? '', found.name].filter(isAssetName);
  try {
    return await store(name, runner.temporaryFolder, (path) => rename(found.path, path));
  } catch {
    log.warning(
      'Package not kept',
      'The package could not be kept on the runner, so the output `package-path` is empty. Check disk space and permissions of the runner if a later step needs it.',
    );
    return undefined;
  }
}

/**
 * Writes the bill of materials of a green run for later steps, where {@link keepPackage} keeps the package. If that fails, only
 * warns.
 */
export async function keepBill(
  { result, problem }: RunOutcome,
  { runner, cancellation, log }: Pick<RunParts, 'runner' | 'cancellation' | 'log'>,
): Promise<KeptFile | undefined> {
  if (problem !== undefined || cancellation.aborted) return undefined;
  const { slug, package: file, writeBill } = result.plugin;
  try {
    const bill = await writeBill?.(file, runner.quote);
    if (bill === undefined) return undefined;
    const [name = 'package.cdx.json'] = [`${slug}.cdx.json`].filter(isAssetName);
    return await store(name, runner.temporaryFolder, (path) => writeFile(path, bill.text));
  } catch {
    log.warning(
      'Bill of materials not written',
      'The bill of materials could not be written, so the output `sbom` is empty. Check disk space and permissions of the runner if a later step needs it.',
    );
    return undefined;
  }
}

async function store(
  name: string,
  temporaryFolder: string,
  write: (path: string) => Promise<void>,
): Promise<KeptFile> {
  const folder = await mkdtemp(join(temporaryFolder, 'publish-wordpress-plugin-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, name);
    await write(path);
    return { path, discard };
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
}
