/** Sorts by the UTF-8 bytes of a text, which is the same on every machine, and PHP's order. */
export function sortByBytes<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  if (isSorted(items, nameOf)) return items;
  const named = items.map((item) => ({ item, name: nameOf(item) }));
  // Texts without surrogates, or characters that UTF-16 sorts after them, already have the order of their bytes.
  if (named.some(({ name }) => FROM_SURROGATES.test(name))) return sortEncoded(named);
  return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ item }) => item);
}

/** ZIPs of this action are sorted already, and each run sorts thousands of names several times. */
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

/** The index of the first text that is not less, in texts sorted by `<`. */
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
 * Creates a test for paths in some folders, which are given without a trailing slash. Paths can be deep, so it looks up
 * folders by the path instead of listing its parents.
 */
export function createFolderTest(folders: Iterable<string>): (path: string) => boolean {
  const starts: string[] = [];
  // The content of a folder follows it, so the outermost of nested folders suffices.
  for (const start of [...folders].map((folder) => `${folder}/`).sort()) {
    if (!start.startsWith(starts.at(-1) ?? '/')) starts.push(start);
  }
  // Of all prefixes that are not greater, only the last can match the path.
  return (path) => {
    const index = findFirst(starts, path);
    return path.startsWith(starts[index - 1] ?? '/') || starts[index] === path;
  };
}

/** Creates a test that says whether any of thousands of unsorted paths is at or below a place. */
export function createPlaceTest(paths: readonly string[]): (place: string) => boolean {
  let sorted: readonly string[] | undefined;
  return (place) => {
    // Most packages ask for no place at all.
    sorted ??= [...paths].sort();
    return (
      sorted[findFirst(sorted, place)] === place ||
      sorted[findFirst(sorted, `${place}/`)]?.startsWith(`${place}/`) === true
    );
  };
}
