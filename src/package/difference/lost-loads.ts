import { isPaidApart, listOwnLoads, type Load, type PhpIndex } from '../php/index.ts';
import { prefixOf } from '../folder-paths.ts';
import { createMoveTest } from './check-vanished.ts';
import { placeIn } from './comparison.ts';
import { type Difference, indexFiles } from './difference.ts';

/** Loads in the plugin's own code that lead nowhere. */
interface LostLoads {
  /** Of files that the previous package has. */
  readonly lostLoads: readonly Load[];
  /** In changed and new files, of files that no package has, and that the previous code does not load. */
  readonly deadLoads: readonly Load[];
}

const TEST_PATH = /\/tests?\//;
const PHP = /\.php$/i;

/**
 * Finds loads of files that are gone or empty, and new ones of files that were never there. Pure.
 *
 * @param lost paths in the package
 */
export function findLostLoads(
  { from, to, added, removed, changed }: Difference,
  lost: readonly string[],
  current: PhpIndex | undefined,
  previous: PhpIndex | undefined,
): LostLoads {
  if (current === undefined) return { lostLoads: [], deadLoads: [] };
  const loads = listOwnLoads(current);
  const gone = new Set(lost);
  const lostLoads = loads.filter(({ path }) => gone.has(path));
  if (previous === undefined) return { lostLoads, deadLoads: [] };
  const files = new Set(to.files.map(({ path }) => placeIn(to, path)));
  const below = (path: string) => path.slice(prefixOf(to.folder).length);
  const isMoved = createMoveTest(from.files, removed);
  const now = indexFiles(to.files);
  const isNew = (path: string) => {
    const file = added.includes(path) ? now.get(path) : undefined;
    return file !== undefined && !isMoved(file);
  };
  const known = new Set(
    listOwnLoads(previous).map(({ path }) => path.slice(prefixOf(previous.folder).length)),
  );
  const isReadBefore = (path: string) => previous.files.get(path)?.fault === undefined;
  const wasElse = (path: string) => changed.includes(path) && PHP.test(path) && isReadBefore(path);
  const deadLoads = loads.filter(
    (load) =>
      !gone.has(load.path) &&
      !files.has(load.path) &&
      !load.isBehindGuard &&
      !known.has(below(load.path)) &&
      !isLeftOut(below(load.path), current) &&
      (isNew(below(load.by)) || wasElse(below(load.by))),
  );
  return { lostLoads, deadLoads };
}

/** Whether code loads tests, files behind a link, or the paid edition, which a free one lacks. */
function isLeftOut(path: string, { paths, links }: PhpIndex): boolean {
  return (
    TEST_PATH.test(`/${path}`) ||
    links.some((link) => path.startsWith(`${link}/`)) ||
    isPaidApart(path, paths)
  );
}
