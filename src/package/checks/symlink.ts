import { agree } from '../../shared/format.ts';
import { listNames } from '../../shared/quote.ts';
import type { Link, PackageView } from '../read/package-view.ts';
import { type PackageFault } from '../finding.ts';
import { parentOf } from '../folder-paths.ts';
import type { Check } from './check.ts';

const NO_LINKS = 'Put the files themselves into the ZIP (`zip` without `--symlinks`).';

/**
 * WordPress creates no links. Source: _unzip_file_ziparchive(), which writes an entry's content: for a link, its
 * target.
 */
export const SYMLINK_CHECKS: readonly Check[] = [
  {
    /**
     * Symbolic links to folders, or links whose name ends in `.php`.
     *
     * @topic Names
     * @warning Other links.
     * @notice Links that only lead to themselves.
     * @effect Sites get a file with the target's name in it: PHP prints that, or stops.
     * @fix Put the files themselves into the ZIP (`zip` without `--symlinks`).
     */
    id: 'symlink',
    severity: 'error',
    acceptance: 'path',
    *find({ links, layout }) {
      if (links.length === 0) return;
      const folders = listFolders(layout);
      const isRun = (link: Link) => link.path.endsWith('.php') || isToFolder(link, folders);
      const isLoop = createLoopTest(links);
      const select = (isOne: (link: Link) => boolean) => links.filter(isOne).map(({ path }) => path);
      const run = select((link) => isRun(link) && !isLoop(link));
      const other = select((link) => !isRun(link) && !isLoop(link));
      const loops = select(isLoop);
      if (run.length > 0) {
        yield describe(
          run,
          'Sites get a small file with the name of its target instead: PHP prints that name, or stops with a fatal error because a folder is missing.',
        );
      }
      if (other.length > 0) {
        yield {
          severity: 'warning',
          ...describe(other, 'Sites get a small file with the name of its target instead.'),
        };
      }
      if (loops.length > 0) {
        yield {
          severity: 'notice',
          ...describe(loops, 'It leads to itself, so that nothing can use it here or on sites.'),
        };
      }
    },
  },
];

function describe(paths: readonly string[], effect: string): PackageFault {
  return {
    message: `${listNames(paths)} ${agree(paths, 'is a symbolic link', 'are symbolic links')}.`,
    effect,
    fix: NO_LINKS,
    file: paths[0],
    files: paths,
  };
}

/**
 * Creates a test for links that lead back to themselves, directly or through others. One that ends in `.php` never
 * counts, because code may load it.
 */
function createLoopTest(links: readonly Link[]): (link: Link) => boolean {
  const targets = new Map(links.map(({ path, target }) => [path, target]));
  return ({ path }) => {
    let place = path;
    for (let steps = 0; steps <= MAX_STEPS; steps += 1) {
      const target = targets.get(place);
      if (target === undefined || path.endsWith('.php')) return false;
      place = follow(parentOf(place), target);
      if (place === path) return true;
    }
    return false;
  };
}

/** No system follows more links. */
const MAX_STEPS = 40;

function listFolders({ entries }: PackageView['layout']): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path, isFolder } of entries) {
    for (let folder = isFolder ? path : parentOf(path); !folders.has(folder); folder = parentOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/**
 * Whether a link leads to a folder of the package, or looks as if it did: its target ends in a slash, or its name has
 * no extension.
 */
function isToFolder({ path, target }: Link, folders: ReadonlySet<string>): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const looksSo = target?.endsWith('/') === true || !name.includes('.');
  return looksSo || (target !== undefined && folders.has(follow(parentOf(path), target)));
}

function follow(folder: string, target: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
