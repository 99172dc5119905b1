import type { SendRequest } from '../../http/message.ts';
import {
  type Comparison,
  type Finding,
  type Inspection,
  type PackageReader,
  PackageProblem,
  type PackageSnapshot,
} from '../../package/index.ts';
import { Cancelled } from '../../shared/clock.ts';
import type { Clock } from '../../shared/clock.ts';
import { messageOf } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { UrlPackageError } from '../../source/url/url-errors.ts';
import {
  findLivePackage,
  findNewest,
  type FindContext,
  type FoundBefore,
  type LivePackage,
  Missed,
} from '../../source/previous/find-live.ts';
import type { KnownFile } from './known-file.ts';
import { createLimits, type DownloadBudget, LimitReached } from '../../source/previous/request-limits.ts';

/** The version to compare with; without a live version, the newest release is used. */
export interface Baseline {
  readonly live: (LivePackage & { readonly mainFile?: string | undefined }) | undefined;
  /** The run publishes nothing. */
  readonly isDryRun: boolean;
}

/** The package that the run publishes. */
export interface ComparedPackage extends Pick<Inspection, 'findMentions'> {
  /** In lower-case hex. */
  readonly readSha256: () => Promise<string>;
  /** `undefined` if it contains no plugin. */
  readonly snapshot: PackageSnapshot | undefined;
}

export interface CompareContext extends Omit<FindContext, 'limits'> {
  /** Sends a request once, without repeats. */
  readonly send: SendRequest;
  readonly clock: Pick<Clock, 'now'>;
  readonly downloads: DownloadBudget;
  /** Called with the package of the live version when it was read. */
  readonly onRead?: ((before: ReadBefore) => void) | undefined;
  readonly reader: Pick<PackageReader, 'readSnapshot' | 'compareSnapshots'>;
}

/** A package that was downloaded to be compared. */
export interface ReadBefore {
  readonly file: KnownFile;
  readonly snapshot: PackageSnapshot;
}

/**
 * Finds the previous package and compares the two: with at most three requests to find it, one to download it, and 30
 * seconds in total. If that fails, returns the reason instead of throwing, because no run fails for it.
 *
 * @throws Cancelled
 */
export async function comparePackages(
  { snapshot: to, readSha256, findMentions }: ComparedPackage,
  { live, isDryRun }: Baseline,
  { send, clock, downloads, reader, onRead, ...others }: CompareContext,
): Promise<Comparison> {
  if (to === undefined) return notCompared('no plugin was found in this package');
  const context = { ...others, limits: createLimits(send, clock, downloads) };
  try {
    if (live === undefined) {
      const { opened, name, tag } = await findNewest(context);
      const what = `release ${quoteName(tag)} on GitHub`;
      const terms = { what, isDryRun, findMentions };
      const compared = await compareWith(opened, { to, readSha256, name, terms, reader });
      return compared.isCompared ? { ...compared, findings: compared.findings.map(soften) } : compared;
    }
    const { opened, name } = await findLivePackage(live, context);
    const { version, mainFile } = live;
    const what = `the live version ${quoteName(version)}`;
    const terms = { what, isDryRun, findMentions };
    const task = { to, readSha256, name, terms, reader, version, mainFile, onRead };
    return await compareWith(opened, task);
  } catch (error) {
    const isSame = error instanceof Missed && error.isSame;
    return { ...notCompared(explainMiss(error)), ...(isSame && { isSame }) };
  }
}

interface ComparisonTask
  extends Pick<ComparedPackage, 'readSha256'>, Pick<CompareContext, 'onRead' | 'reader'> {
  readonly to: PackageSnapshot;
  /** A name for the other package if it cannot be compared. */
  readonly name: string;
  readonly terms: Parameters<PackageReader['compareSnapshots']>[2];
  /** The version that the other package must have. */
  readonly version?: string;
  readonly mainFile?: string | undefined;
}

async function compareWith(
  { file, sha256, finalUrl, headers, close }: FoundBefore['opened'],
  { to, readSha256, name, terms, reader, version, mainFile = to.mainFile, onRead }: ComparisonTask,
): Promise<Comparison> {
  try {
    const from = await reader.readSnapshot(file, [mainFile, to.mainFile]);
    onRead?.({ file: { url: finalUrl, headers }, snapshot: from });
    const { version: found } = from.header;
    if (from.sizeBytes === to.sizeBytes && sha256 === (await readSha256()))
      return { ...notCompared(`${name} is identical to this package`), isSame: true };
    if (version === undefined && isAnotherPlugin(from, to))
      return notCompared(`${name} belongs to another plugin, ${quoteName(from.folder)}`);
    if (version !== undefined && found !== version)
      return notCompared(`${name} says version ${quoteName(found)}, and ${quoteName(version)} is live`);
    return await reader.compareSnapshots(from, to, terms);
  } catch (error) {
    return notCompared(explainMiss(error, name));
  } finally {
    await close().catch(() => undefined);
  }
}

/** A repository may release several plugins; a wrongly packed one differs in only one of these. */
export function isAnotherPlugin(from: PackageSnapshot, to: PackageSnapshot): boolean {
  return from.folder !== '' && from.folder !== to.folder && from.mainFile !== to.mainFile;
}

/**
 * Explains, as a clause, why there is nothing to compare.
 *
 * @param name the package that was read
 * @throws Cancelled
 */
export function explainMiss(error: unknown, name = 'it'): string {
  if (error instanceof Cancelled) throw error;
  if (error instanceof PackageProblem)
    return `${name} cannot be read: ${error.finding.message.replace(/\.$/, '')}`;
  if (error instanceof UrlPackageError) return `${name} ${error.what}`;
  if (error instanceof Missed || error instanceof LimitReached) return error.message;
  return `it could not be read (${messageOf(error)})`;
}

function notCompared(why: string): Extract<Comparison, { isCompared: false }> {
  return { isCompared: false, why };
}

/** Lowers an error to a warning, because a release may not be the live one. */
function soften(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}
