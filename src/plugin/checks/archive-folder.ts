import type { PackageView } from '../examine.ts';
import { nameIn } from '../layout.ts';

/** Endings that GitHub adds to a repository's name in its archives of a branch, and of a commit. */
const BRANCH = /-(main|master|trunk|develop)$/i;
const COMMIT = /-[0-9a-f]{40}$|-(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7}$/;

/**
 * Finds a part of the folder's name that changes with each release, or comes from GitHub's archives of the
 * source; as the end of a sentence.
 */
export function findArchiveName({
  layout: { folder },
  main,
}: Pick<PackageView, 'layout' | 'main'>): { readonly what: string; readonly isSure: boolean } | undefined {
  if (main === undefined) return undefined;
  if (isVersioned(folder, main.header.version)) return { what: 'the version', isSure: true };
  const stem = nameIn(folder, main.path)?.replace(/\.php$/, '') ?? '';
  const names = [stem, main.header.textDomain]
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase());
  const lowered = folder.toLowerCase();
  if (names.includes(lowered)) return undefined;
  const rest = lowered.replace(BRANCH, '').replace(COMMIT, '');
  const isSure = names.some((name) => rest === name || (COMMIT.test(folder) && rest.endsWith(`-${name}`)));
  if (BRANCH.test(folder)) return { what: 'a branch', isSure };
  return COMMIT.test(folder) && isSure ? { what: 'a commit', isSure } : undefined;
}

/** Advises on such a name; a directory that this action zips gets its folder from the input. */
export function adviseName(isZippedHere: boolean): string {
  return isZippedHere
    ? 'Set the input `slug` to the folder that the plugin has on sites.'
    : 'Give the folder the same name in every release. If this one is right, set the input `slug` to it.';
}

/** The folder of a release archive: `my-plugin-1.2.3`, `my-plugin-v1.2.3`, `my-plugin.1.2.3`. */
function isVersioned(folder: string, version: string): boolean {
  const ends = ['-', '_', '.', ' ', '-v', '_v'].map((start) => `${start}${version}`.toLowerCase());
  return version.includes('.') && ends.some((end) => folder.toLowerCase().endsWith(end));
}
