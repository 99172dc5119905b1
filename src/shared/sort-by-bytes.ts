/** In the order of the UTF-8 bytes of a text: the same on every machine, and that of PHP. */
export function sortByBytes<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  if (isSorted(items, nameOf)) return items;
  const named = items.map((item) => ({ item, name: nameOf(item) }));
  // Without surrogates, and what UTF-16 has behind them, texts have the order of their bytes already.
  if (named.some(({ name }) => FROM_SURROGATES.test(name))) return sortEncoded(named);
  return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ item }) => item);
}

/** ZIPs of this action are sorted already, and thousands of names are sorted several times in each run. */
function isSorted<T>(items: readonly T[], nameOf: (item: T) => string): boolean {
  let last = '';
  return items.every((item) => {
    const name = nameOf(item);
    const isNext = last <= name && !FROM_SURROGATES.test(name);
    last = name;
    return isNext;
  });
}

const FROM_SURROGATES = /[\ud800-\uffff]/;

function sortEncoded<T>(named: readonly { readonly item: T; readonly name: string }[]): readonly T[] {
  return named
    .map(({ item, name }) => ({ item, bytes: Buffer.from(name) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ item }) => item);
}
