import {
  findNewest,
  type FindParts,
  type FoundBefore,
  Missed,
  type ReleaseSource,
} from '../compare/find-live.ts';
import { PackageProblem } from '../plugin/finding.ts';
import type { ByteReader } from '../shared/bytes.ts';
import { openLocalFile } from '../shared/local-file.ts';
import { quoteName } from '../shared/quote.ts';

/** By what a plugin is known; both are empty for a package without one. */
export interface PluginNames {
  /** Its folder. */
  readonly slug: string;
  /** Its name inside the folder. */
  readonly mainFile: string;
}

/**
 * Finds the package of the newest release on GitHub that has one of this plugin: a repository may have several plugins.
 * The package that is rehearsed may be on a release, too, and is no version before.
 *
 * @param ownPath where the package that is rehearsed is on this machine
 * @throws Missed whose message says why there is none
 */
export async function findNewestOf(
  names: PluginNames,
  ownPath: string,
  parts: FindParts,
): Promise<FoundBefore> {
  const others = new Set<string>();
  let which = 'a';
  const releases = parts.releases && leaveOut(others, parts.releases);
  for (;;) {
    const found = await findNewest({ ...parts, releases }).catch((error: unknown) => {
      if (!(error instanceof Missed) || others.size === 0) throw error;
      throw new Missed(`no release on GitHub has ${which} package of ${quoteName(names.slug)}`, error);
    });
    const { reader } = found.opened;
    try {
      if (await isSame(ownPath, reader)) which = 'another';
      else if (await isOf(names, reader)) return found;
    } catch (error) {
      await found.opened.close();
      throw error;
    }
    await found.opened.close();
    others.add(found.tag);
  }
}

/** The list is asked for once. */
function leaveOut(tags: ReadonlySet<string>, source: ReleaseSource): ReleaseSource {
  let listed: ReturnType<ReleaseSource['listNewest']> | undefined;
  return {
    ...source,
    listNewest: async (send) =>
      (await (listed ??= source.listNewest(send))).filter(({ tag }) => !tags.has(tag)),
  };
}

/** Whether two files have the very same bytes. */
async function isSame(path: string, reader: ByteReader): Promise<boolean> {
  const file = await openLocalFile(path);
  try {
    if (file.sizeBytes !== reader.sizeBytes) return false;
    await reader.fetchAll();
    return (await reader.readSha256()) === (await file.readSha256());
  } finally {
    await file.close();
  }
}

/** Another plugin has another folder and another main file. Only one of them differs when it is packed in a wrong way. */
async function isOf({ slug, mainFile }: PluginNames, reader: ByteReader): Promise<boolean> {
  if (slug === '') return true;
  const { examine, nameIn } = await import('../plugin/inspect.ts');
  try {
    const { layout, main } = await examine(reader);
    return layout.folder === slug || (main !== undefined && nameIn(layout.folder, main.path) === mainFile);
  } catch (error) {
    // WordPress says what is wrong with it.
    if (error instanceof PackageProblem) return true;
    throw error;
  }
}
