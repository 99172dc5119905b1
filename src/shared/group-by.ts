/**
 * Items with the same key, by keys in the order in which they come first. As `Map.groupBy`, which Node.js has from version 21
 * on: runners that are not GitHub's, such as `act`, start every action with the Node.js that they have.
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
