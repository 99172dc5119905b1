import type { PackageSnapshot } from '../plugin/snapshot.ts';

/** A path below the plugin's folder as findings write it: as it is in the package. */
export function placeIn({ folder }: Pick<PackageSnapshot, 'folder'>, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
