import { findFileChanges, type PackageListing, type PackageSnapshot } from '../../package/index.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';

/** The package that sites get, compared with the published one. */
export interface SitesGet {
  /** The output `served`; `''` if the packages were not compared. */
  readonly verdict: 'identical' | 'same-files' | 'different' | '';
  /** Describes that package, or why it was not compared, in a few words; names in backticks are code. Not sanitised. */
  readonly text: string;
  /** `after-publish`: sites certainly get a wrong package. */
  readonly error?: PublishError;
}

/** The package that the run built and published. */
export interface BuiltPackage {
  readonly snapshot: PackageSnapshot;
  /** In lower-case hex. */
  readonly sha256: string;
  /** As returned by the service, which may differ from the package's. */
  readonly version: string;
}

/** How the served package differs. Names of files are below the plugin's folder, except those `beside` it. */
interface ServedChanges {
  readonly folder: string | undefined;
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly added: readonly string[];
}

/** Sites get exactly the published package. */
export const IDENTICAL: SitesGet = { verdict: 'identical', text: 'exactly this package, by SHA-256' };

/** Compares the lists of files. Pure. */
export function findChanges(built: PackageSnapshot, served: PackageListing): ServedChanges {
  const { added, removed, changed } = findFileChanges(built, served);
  const beside = new Set(built.outside);
  return {
    folder: built.folder === served.folder ? undefined : served.folder,
    missing: removed,
    changed,
    added: [...added, ...served.outside.filter((name) => !beside.has(name))],
  };
}

/** Describes a package with other bytes, whose main file was not read. Pure. */
export function checkServedFiles(changes: ServedChanges, { version }: BuiltPackage): SitesGet {
  const { folder, missing, changed, added } = changes;
  if (folder === undefined && missing.length + changed.length + added.length === 0)
    return { verdict: 'same-files', text: 'the same files, zipped again' };
  const text = `other files than those of this package: ${listChanges(changes)}`;
  const lost = missing.filter((path) => /\.(php|m?js)$/i.test(path));
  if (lost.length === 0) return { verdict: 'different', text };
  const files = lost.slice(0, MAX_NAMES).map((path) => quoteName(path));
  const more = lost.length > MAX_NAMES ? ` and ${lost.length - MAX_NAMES} more` : '';
  return fail(
    text,
    `The service serves version ${quoteName(version)} without ${lost.length === 1 ? 'a PHP or JavaScript file' : 'PHP or JavaScript files'} of this package: ${files.join(', ')}${more}.`,
  );
}

/** Sites get the package of another plugin. */
export function reportOtherPlugin({ folder, header }: PackageSnapshot, { version }: BuiltPackage): SitesGet {
  const plugin = `${quoteName(header.name)} in the folder ${quoteName(folder)}`;
  return fail(
    `another plugin, ${plugin}`,
    `The service serves version ${quoteName(version)} with the package of another plugin, ${plugin}.`,
  );
}

/** Sites get the package of another version. */
export function reportOtherVersion({ header }: PackageSnapshot, { version }: BuiltPackage): SitesGet {
  const other = header.version === '' ? 'no version' : `version ${quoteName(header.version)}`;
  return fail(
    `a package with ${other}`,
    `The service says that it serves version ${quoteName(version)}, but the package there has ${other}.`,
  );
}

function fail(text: string, message: string): SitesGet {
  const error = new PublishError({
    code: 'after-publish',
    title: 'Published, but sites get something else',
    message,
    hint: 'Sites install that package. Check the release on the dashboard of the service, and any cache before its downloads; then publish a higher version, because sites that have this one are not offered it again.',
  });
  return { verdict: 'different', text, error };
}

const MAX_NAMES = 10;

/** Ten paths; those that sites lack come first. */
function listChanges({ folder, missing, changed, added }: ServedChanges): string {
  const names = [
    ...missing.map((path) => `${quoteName(path)} is missing`),
    ...changed.map((path) => `${quoteName(path)} differs`),
    ...added.map((path) => `${quoteName(path)} was added`),
  ];
  const place = folder === '' ? 'they are in no folder' : `they are in the folder ${quoteName(folder ?? '')}`;
  const more = names.length > MAX_NAMES ? [`and ${names.length - MAX_NAMES} more`] : [];
  return [...(folder === undefined ? [] : [place]), ...names.slice(0, MAX_NAMES), ...more].join(', ');
}
