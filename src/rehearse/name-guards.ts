import { compareVersions } from '../plugin/wordpress/version.ts';
import type { NamePlace, UsedNames } from './used-names.ts';

/** A pair that read the package's code. */
export interface NameReader {
  readonly names: UsedNames;
  readonly versions: Readonly<Record<NameOwner, string>>;
}

export type NameOwner = 'PHP' | 'WordPress';

/**
 * Makes a test for places that the pair `mine` does not come to, where names are used that `other` has: the code asks first, or
 * its file or function is only loaded or called where the code asks.
 *
 * @param owner of these names
 */
export function createGuardTest(
  owner: NameOwner,
  mine: NameReader,
  other: NameReader,
): (place: NamePlace) => boolean {
  const { loads, calls } = mine.names;
  const decided = new Map<readonly NamePlace[], boolean>();
  const areGuarded = (places: readonly NamePlace[] = []): boolean => {
    const known = decided.get(places);
    if (known !== undefined || places.length === 0) return known ?? false;
    // Files may load each other.
    decided.set(places, false);
    const all = places.every(isGuarded);
    decided.set(places, all);
    return all;
  };
  const isGuarded = ({ file, guards, inside }: NamePlace): boolean =>
    guards.some((guard) => holdsBack(guard, owner, mine, other)) ||
    areGuarded(calls.get(inside)) ||
    areGuarded(loads.get(file));
  return isGuarded;
}

function holdsBack(guard: string, owner: NameOwner, mine: NameReader, other: NameReader): boolean {
  if (guard === 'v') return true;
  const [kind, version = ''] = guard.split(':');
  if (kind !== 'p' && kind !== 'w') return other.names.known.has(guard) && !mine.names.known.has(guard);
  // Versions of WordPress bring what PHP lacks, too.
  if (kind === 'p' && owner !== 'PHP') return false;
  const asked = kind === 'p' ? 'PHP' : 'WordPress';
  const [low = '', high = ''] = [mine.versions[asked], other.versions[asked]].toSorted(compareVersions);
  return compareVersions(low, version) < 0 && compareVersions(version, high) <= 0;
}
