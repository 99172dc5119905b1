import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '../../action/inputs/source.ts';
import type { Repository } from '../../github/ports.ts';
import { connectHosting } from '../../github/hosting/connect-hosting.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { findPackage } from '../../source/find-package.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { RehearsalEnvironment } from '../model/rehearsal.ts';
import { readRehearsedPackage } from './read-package.ts';

const RETRIES = 3;
const TIMEOUT_MS = 180_000;

interface TakeInputs {
  readonly source: Source;
  readonly slug: string | undefined;
  readonly repository: Repository | undefined;
}

/** The package that is rehearsed, on this machine. */
interface Taken {
  readonly next: RehearsedPackage;
  readonly found: { readonly name: string; readonly sourceFolder: string | undefined };
}

/**
 * Finds the package that the workflow names, and stores it.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function takePackage(
  inputs: TakeInputs,
  { machine, tools, ownFolder, distFolder, folder }: RehearsalEnvironment,
): Promise<Taken> {
  const { env, workspace } = machine;
  const limits = { retries: RETRIES, timeoutMs: TIMEOUT_MS };
  const query = { ...inputs, ...limits, packageChecks: 'error' } as const;
  const { signAssetUrl } = connectHosting({ ...limits, repository: inputs.repository }, tools);
  await using found = await findPackage(query, {
    ...tools,
    workspace,
    temporaryFolder: folder,
    ownPaths: [join(ownFolder, '..'), ...machine.ownFiles],
    // The ZIP is not kept, so its times do not matter.
    sourceTime: undefined,
    signAssetUrl,
    downloadArtifact: async (order, artifactFolder) => {
      const { downloadArtifact } = await import('../../source/artifact/download-artifact.ts');
      const threadFile = join(distFolder, 'thread.js');
      return downloadArtifact(order, { ...tools, ...limits, folder: artifactFolder, env, threadFile });
    },
  });
  const path = join(folder, 'next.zip');
  await copyFile(found.path, path, constants.COPYFILE_EXCL);
  const next = await readRehearsedPackage(path);
  assertSlug(next, inputs.slug);
  const sourceFolder = found.kind === 'local' ? found.directory?.sourceFolder : undefined;
  return { next, found: { name: found.name, sourceFolder } };
}

function assertSlug({ plugin }: RehearsedPackage, slug: string | undefined): void {
  if (plugin === undefined || slug === undefined || plugin.folder === slug) return;
  throw new PublishError({
    code: 'package',
    title: 'Wrong folder',
    message: `The plugin is in the folder ${quoteName(plugin.folder)}, and the input \`slug\` is ${quoteName(slug)}.`,
    hint: 'Zip the plugin in the folder that sites have, or fix `slug`.',
  });
}
