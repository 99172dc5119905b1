import type { PathPattern } from './path-pattern.ts';
import type { Spend } from './wildcards.ts';

/** A pattern and what it says of the paths that fit. */
export interface Rule<T> {
  readonly pattern: PathPattern;
  readonly value: T;
}

/**
 * Tells what the rules that fit a path say of it. The last rule comes first, because it counts most.
 *
 * @param isEnough hears it, and ends the search with `true`
 */
export type VisitRules<T> = (
  path: string,
  isFolder: boolean,
  spend: Spend,
  isEnough: (value: T) => boolean,
) => void;

interface PlacedRule<T> extends Rule<T> {
  readonly place: number;
}

/** Joins rules into a list. Those without wildcards are looked up: a list of names costs nothing, however long it is. */
export function createPatternList<T>(rules: readonly Rule<T>[]): VisitRules<T> {
  const literals = new Map<string, PlacedRule<T>[]>();
  const others: PlacedRule<T>[] = [];
  for (const [place, rule] of rules.entries()) {
    const key = keyOf(rule.pattern);
    const list = key === undefined ? others : (literals.get(key) ?? []);
    list.push({ ...rule, place });
    if (key !== undefined) literals.set(key, list);
  }

  return (path, isFolder, spend, isEnough) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const found = joinInOrder(literals.get(name) ?? [], literals.get(`/${path}`) ?? []);
    let nextFound = found.length - 1;
    let nextOther = others.length - 1;
    while (nextFound >= 0 || nextOther >= 0) {
      const isFound = (found[nextFound]?.place ?? -1) > (others[nextOther]?.place ?? -1);
      const rule = isFound ? found[nextFound--] : others[nextOther--];
      if (rule === undefined) return;
      spend(1);
      const { pattern, value } = rule;
      if (pattern.onlyFolders && !isFolder) continue;
      if (pattern.fits(pattern.isName ? name : path, spend) && isEnough(value)) return;
    }
  };
}

/** A slash tells paths from names, in which there is none. */
function keyOf({ literal, isName }: PathPattern): string | undefined {
  return literal === undefined || isName ? literal : `/${literal}`;
}

function joinInOrder<T>(
  one: readonly PlacedRule<T>[],
  other: readonly PlacedRule<T>[],
): readonly PlacedRule<T>[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  return [...one, ...other].sort((a, b) => a.place - b.place);
}
