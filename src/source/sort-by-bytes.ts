/** Order by the bytes of the names, which is the same on every machine. */
export function sortByBytes<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  return items
    .map((item) => ({ item, bytes: Buffer.from(nameOf(item)) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ item }) => item);
}
