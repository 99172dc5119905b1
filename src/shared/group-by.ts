/**
 * Groups items by key; keys are in the order of their first items. Replaces `Map.groupBy`, which needs Node.js 21:
 * runners other than GitHub's, such as `act`, run actions with their own Node.js.
 */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
