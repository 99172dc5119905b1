import type { PhpComparison, PhpFinding, PhpIndex, PhpPackage } from './model.ts';

export type * from './model.ts';

/**
 * Reads the PHP of a package, in a thread that is ended after a while. What the previous reading has already, with the
 * same bytes, is not read again.
 *
 * @throws Cancelled
 */
export async function readPhp({ sources, ...plugin }: PhpPackage, previous?: PhpIndex): Promise<PhpIndex> {
  void previous;
  return Promise.resolve({ ...plugin, files: new Map(), unread: sources.map(({ path }) => path) });
}

/** Judges the code of a package, and what it uses that its previous version had. */
export function comparePhp(comparison: PhpComparison): readonly PhpFinding[] {
  void comparison;
  return [];
}
