/** In the order of the UTF-8 bytes of a text: the same on every machine, and that of PHP. */
export function sortByBytes<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  return items
    .map((item) => ({ item, bytes: Buffer.from(nameOf(item)) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ item }) => item);
}
