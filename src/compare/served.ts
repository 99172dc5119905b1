import { type PackageListing, PackageProblem } from '../package/index.ts';
import type { ByteReader } from '../shared/bytes.ts';
import { type CompareContext, explainMiss, isAnotherPlugin } from './compare-packages.ts';
import { findNamed, type LivePackage } from './find-live.ts';
import {
  reportOtherPlugin,
  reportOtherVersion,
  type BuiltPackage,
  findChanges,
  findIdentity,
  checkServedFiles,
  type SitesGet,
} from './check-served.ts';
import { createLimits } from './request-limits.ts';

/** Looks at the served package once. `isFinal` unless a later look may find the published one. */
export type InspectServed = (live: LivePackage) => Promise<SitesGet & { readonly isFinal: boolean }>;

/** Maximum number of requests for a package that was read before. */
const MAX_AGAIN = 2;

/**
 * Creates the function that compares the package that the service serves with the one that was built: at first within
 * the limits of a comparison, later by at most two requests each time. If that fails, it returns the reason instead of
 * throwing.
 *
 * @returns a function that throws Cancelled
 */
export function createServedInspection(
  built: BuiltPackage,
  context: Pick<CompareContext, 'send' | 'clock' | 'openUrl' | 'maskUrl' | 'readSnapshot'> & {
    readonly readListing: (reader: ByteReader) => Promise<PackageListing>;
  },
): InspectServed {
  let stale: (SitesGet & { readonly fingerprint: string }) | undefined;
  let isAgain = false;

  const check = async (reader: ByteReader) => {
    const listing = await context.readListing(reader);
    const { fingerprint } = listing;
    // The same bytes are still those of another version.
    if (stale?.fingerprint === fingerprint) return { ...stale, isFinal: false };
    const identity = findIdentity(built, { listing, sha256: await reader.readSha256() });
    if (identity !== undefined) return { ...identity, isFinal: true };
    const { snapshot } = built;
    const changes = findChanges(snapshot, listing);
    const isSameMain = ![...changes.missing, ...changes.changed].includes(snapshot.mainFile);
    const other = isSameMain ? undefined : await readOther(reader);
    if (other === undefined) return { ...checkServedFiles(changes, built), isFinal: true };
    if (other.isPlugin) return { ...other.got, isFinal: true };
    stale = { ...other.got, fingerprint };
    return { ...stale, isFinal: false };
  };

  /** Reads a main file that differs from ours; `undefined` if it belongs to this plugin and version. */
  const readOther = async (reader: ByteReader) => {
    const { snapshot, version } = built;
    try {
      const served = await context.readSnapshot(reader, [snapshot.mainFile]);
      if (isAnotherPlugin(served, snapshot)) return { got: reportOtherPlugin(served, built), isPlugin: true };
      // If the service assigned a version of its own, it may also have written it into the file.
      const isOurs = [version, snapshot.header.version].includes(served.header.version);
      return isOurs ? undefined : { got: reportOtherVersion(served, built), isPlugin: false };
    } catch (error) {
      // The list of missing files explains more.
      if (error instanceof PackageProblem && error.finding.id === 'no-plugin') return undefined;
      throw error;
    }
  };

  return async (live) => {
    const limits = createLimits(context.send, context.clock, isAgain ? MAX_AGAIN : undefined);
    isAgain = true;
    try {
      const { opened, name } = await findNamed(live, { ...context, limits, isOwnUrl: () => false });
      try {
        return await check(opened.reader);
      } catch (error) {
        return {
          verdict: '',
          text: `not compared: ${explainMiss(error, name)}`,
          isFinal: stale === undefined,
        };
      } finally {
        await opened.close().catch(() => undefined);
      }
    } catch (error) {
      return { verdict: '', text: `not compared: ${explainMiss(error)}`, isFinal: stale === undefined };
    }
  };
}
