import type { Inputs } from '../inputs/read-inputs.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { CheckedPlugin, PackageFile } from './types.ts';

/** All that the outputs say of the package. */
export async function describePlugin(
  found: FoundPackage,
  inspection: Inspection | undefined,
  { pluginId, baseUrl, slug }: Pick<Inputs, 'pluginId' | 'baseUrl' | 'slug'>,
): Promise<Omit<CheckedPlugin, 'report' | 'identity' | 'live' | 'takeSnapshot'>> {
  const file = await describeFile(found);
  const { plugin } = inspection?.facts ?? {};
  const zippedAs = found.kind === 'local' ? found.directory?.slug : undefined;
  return {
    pluginId,
    serviceUrl: baseUrl,
    slug: slug ?? plugin?.slug ?? zippedAs ?? '',
    version: plugin?.version ?? '',
    ...(await readChangelog(found, inspection)),
    package: file,
  };
}

async function describeFile(found: FoundPackage): Promise<PackageFile> {
  const { name } = found;
  if (found.kind === 'local') {
    const { kind, path, sizeBytes } = found;
    return { kind, name, path, sizeBytes, digest: { sha256: await found.readSha256(), sizeBytes } };
  }
  const { kind, url, sizeBytes } = found;
  const sha256 = await found.readSha256();
  const isAtHand = sha256 !== undefined && sizeBytes !== undefined;
  return { kind, name, url, sizeBytes, digest: isAtHand ? { sha256, sizeBytes } : undefined };
}

/** From the package; else from what it was made of, where a changelog may be that is not shipped. */
async function readChangelog(
  found: FoundPackage,
  inspection: Inspection | undefined,
): Promise<Pick<CheckedPlugin, 'changelog' | 'lacksSection'>> {
  if (inspection === undefined) return { changelog: '', lacksSection: false };
  const { changelog, lacksSection, findChangelog } = inspection;
  const directory = found.kind === 'local' ? found.directory : undefined;
  if (changelog !== '' || directory === undefined) return { changelog, lacksSection };
  const beside = await findChangelog(directory.readFiles);
  return { ...beside, lacksSection: beside.changelog === '' && (lacksSection || beside.lacksSection) };
}
