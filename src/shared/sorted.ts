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
