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

/** The index of the first text that is not less, in an order of `<`. */
export function findFirst(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Tells whether a path is in one of some folders, which are given without a slash at their ends. Paths can be deep, so that
 * folders are looked up by the path, and its parents are not listed.
 */
export function createFolderTest(folders: Iterable<string>): (path: string) => boolean {
  const starts: string[] = [];
  // The content of a folder follows it, so the outermost of nested folders is enough.
  for (const start of [...folders].map((folder) => `${folder}/`).sort()) {
    if (!start.startsWith(starts.at(-1) ?? '/')) starts.push(start);
  }
  // Of all starts that are not greater, only the last can be one of the path.
  return (path) => {
    const index = findFirst(starts, path);
    return path.startsWith(starts[index - 1] ?? '/') || starts[index] === path;
  };
}

/** Tells whether something lies at a path, or below it; of thousands of paths in no order. */
export function createPlaceTest(paths: readonly string[]): (place: string) => boolean {
  const sorted = [...paths].sort();
  return (place) =>
    sorted[findFirst(sorted, place)] === place ||
    sorted[findFirst(sorted, `${place}/`)]?.startsWith(`${place}/`) === true;
}
