import { PackageProblem, type PackageReader, type PackageSnapshot } from '../../package/index.ts';
import type { ByteReader } from '../../shared/bytes.ts';
import { type CompareContext, explainMiss, isAnotherPlugin, type ReadBefore } from './compare-packages.ts';
import { findNamed, type FoundBefore, type LivePackage } from '../../source/previous/find-live.ts';
import { isSameFile, type KnownFile } from './known-file.ts';
import {
  IDENTICAL,
  reportOtherPlugin,
  reportOtherVersion,
  type BuiltPackage,
  findChanges,
  checkServedFiles,
  type SitesGet,
} from './check-served.ts';
import { createLimits } from '../../source/previous/request-limits.ts';

/** Looks at the served package once. `isFinal` unless a later look may find the published one. */
export type InspectServed = (live: LivePackage) => Promise<SitesGet & { readonly isFinal: boolean }>;

/** The service still serves the bytes that are known to be those of another version. */
class Unchanged extends Error {}

/**
 * Creates the function that compares the package that the service serves with the one that was built, within the limits of a
 * comparison at each look. A package that is known to be another version's is not downloaded again. If it fails, the function
 * returns the reason instead of throwing.
 *
 * @param before the package that was live before
 * @returns a function that throws Cancelled
 */
export function createServedInspection(
  built: BuiltPackage,
  context: Pick<CompareContext, 'send' | 'clock' | 'downloads' | 'openUrl' | 'maskUrl'> & {
    readonly reader: Pick<PackageReader, 'readListing' | 'readSnapshot'>;
  },
  before?: ReadBefore,
): InspectServed {
  const known = before && judgeOther(before.snapshot, built);
  let stale: { readonly got: SitesGet; readonly file: KnownFile } | undefined =
    before && known?.isPlugin === false ? { got: known.got, file: before.file } : undefined;

  const check = async ({ file, sha256, finalUrl, headers }: FoundBefore['opened']) => {
    if (sha256 === built.sha256) return { ...IDENTICAL, isFinal: true };
    const { snapshot } = built;
    const changes = findChanges(snapshot, await context.reader.readListing(file));
    const isSameMain = ![...changes.missing, ...changes.changed].includes(snapshot.mainFile);
    const other = isSameMain ? undefined : await readOther(file);
    if (other === undefined) return { ...checkServedFiles(changes, built), isFinal: true };
    if (other.isPlugin) return { ...other.got, isFinal: true };
    stale = { got: other.got, file: { url: finalUrl, headers } };
    return { ...other.got, isFinal: false };
  };

  /** Reads a main file that differs from ours; `undefined` if it belongs to this plugin and version. */
  const readOther = async (reader: ByteReader) => {
    try {
      return judgeOther(await context.reader.readSnapshot(reader, [built.snapshot.mainFile]), built);
    } catch (error) {
      // The list of missing files explains more.
      if (error instanceof PackageProblem && error.finding.id === 'no-plugin') return undefined;
      throw error;
    }
  };

  return async (live) => {
    const limits = createLimits(context.send, context.clock, context.downloads);
    const look = ({ headers }: Pick<KnownFile, 'headers'>, url: URL) => {
      if (stale !== undefined && isSameFile(stale.file, { url, headers })) throw new Unchanged();
    };
    try {
      const { opened, name } = await findNamed(live, { ...context, limits, look, isOwnUrl: () => false });
      try {
        return await check(opened);
      } catch (error) {
        return missed(explainMiss(error, name));
      } finally {
        await opened.close().catch(() => undefined);
      }
    } catch (error) {
      if (error instanceof Unchanged && stale !== undefined) return { ...stale.got, isFinal: false };
      return missed(explainMiss(error));
    }
  };

  function missed(why: string) {
    // A later look may find the published package, if it may still be downloaded.
    const isFinal = stale === undefined || context.downloads.left <= 0;
    return { verdict: '' as const, text: `not compared: ${why}`, isFinal };
  }
}

/** Judges a package whose main file differs from ours; `undefined` if it belongs to this plugin and version. */
function judgeOther(served: PackageSnapshot, built: BuiltPackage) {
  const { snapshot, version } = built;
  if (isAnotherPlugin(served, snapshot)) return { got: reportOtherPlugin(served, built), isPlugin: true };
  // If the service assigned a version of its own, it may also have written it into the file.
  const isOurs = [version, snapshot.header.version].includes(served.header.version);
  return isOurs ? undefined : { got: reportOtherVersion(served, built), isPlugin: false };
}
