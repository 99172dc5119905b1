/**
 * The part of packages that other modules know. The code that reads them is loaded by {@link loadReader}, because few runs of a
 * process need all of it at once.
 */
export { CHECK_IDS } from './check-ids.ts';
export type { Expectations } from './checks/check.ts';
export { type Comparison, COMPARISON_CHECKS, describeBefore, joinFindings } from './difference/comparison.ts';
export { findFileChanges } from './difference/difference.ts';
export type { PackageListing, PackageSnapshot } from './difference/snapshot.ts';
export { type Finding, PackageProblem, placeOf } from './finding.ts';
export type { Inspection } from './inspect.ts';
export type { PhpClass, PhpIndex, SiteClass, SiteFunction, SiteMethod, SiteNames } from './php/index.ts';
export { readComposerJson } from './read/composer-json.ts';
export type { PackedFile } from './read/list-files.ts';
export type { ContentScanner, SeenContents } from './read/read-contents.ts';
export { inspectForKeys, type KeyFindings } from './search-keys.ts';
export type { KeyReport, OwnKey } from './secrets/own-keys.ts';
export { findHiddenHeader, isMainFile, type PluginHeader } from './wordpress/header.ts';
export { compareVersions, isPrerelease } from './wordpress/version.ts';
export { openWhole } from './zip/open-whole.ts';

/** Loads the code that reads packages while a package is on its way. A failure here occurs again on use. */
export function prepareReader(): void {
  loadReader().catch(() => undefined);
}

/** The code that reads packages. */
export type PackageReader = typeof import('./inspect.ts');

/** Loads the code that reads packages. */
export function loadReader(): Promise<PackageReader> {
  return import('./inspect.ts');
}
