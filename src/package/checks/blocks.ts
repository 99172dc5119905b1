import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { type Check, nameRules, type ZippedSource } from './check.ts';
import { type Load, rarest } from '../php/index.ts';
import { parentOf } from '../folder-paths.ts';
import type { PackageView } from '../read/package-view.ts';
import { adviseOnRule, listUnbuilt } from './not-built.ts';

/** Checks whether the blocks that the plugin registers are in the package. */
export const BLOCK_CHECKS: readonly Check[] = [
  {
    /**
     * The main file, or code of every request, registers a block from a folder without `block.json`, or a `block.json`
     * that code registers names a script, module, template or list of variations (`file:./index.js`) that the package lacks.
     *
     * @topic The folder
     * @silent A script for the editor, where another script registers the block.
     * @effect The editor cannot show the block; pages lack its output.
     * @fix Build the plugin before you zip it, and check `.distignore`.
     */
    id: 'block-file-missing',
    severity: 'warning',
    acceptance: 'path',
    *find(view, { zipped }) {
      const { layout, lostBlockFiles, loads, main } = view;
      const own = loads.filter(
        ({ keyword, by, when }) =>
          keyword === 'register_block_type' && (by === main?.path || when !== 'maybe'),
      );
      const missing = findMissing(own, layout);
      // The same build makes all of them.
      const unbuilt = missing.length + lostBlockFiles.length > 0 ? listUnbuilt(view, zipped) : [];
      const isTold = (path: string) => unbuilt.some((named) => path.includes(`/${named}`));
      for (const { path, line, by } of missing) {
        if (isTold(path)) continue;
        yield {
          message: `Line ${line} of ${quoteName(by)} registers a block from ${quoteName(path)}, which is not in the package.`,
          effect: 'WordPress does not know the block: the editor cannot edit it, and pages lack its output.',
          fix: adviseFor([path], layout.folder, zipped),
          file: path,
          place: { file: by, line },
        };
      }
      for (const { by, files } of lostBlockFiles.slice(0, MAX_FINDINGS)) {
        const folder = by.slice(0, -'block.json'.length);
        if (isTold(folder)) continue;
        yield {
          message: `${quoteName(by)} names ${listNames(files)}, which ${agree(files, 'is', 'are')} not in the package.`,
          effect: 'The block does not work in the editor, or pages lack its output.',
          fix: adviseFor(
            files.map((file) => folder + file),
            layout.folder,
            zipped,
          ),
          file: by,
        };
      }
    },
  },
];

const MAX_FINDINGS = 20;

function adviseFor(paths: readonly string[], folder: string, zipped: ZippedSource | undefined): string {
  const below = paths.map((path) => path.slice(folder === '' ? 0 : folder.length + 1));
  return (
    adviseOnRule(zipped, below) ??
    `Run the build before the plugin is zipped, and check ${nameRules(zipped)} and the steps that pack it.`
  );
}

/**
 * Lists each missing file once, with the worst of its loads. A file that is loaded only if it exists may be missing.
 */
function findMissing<T extends Load>(loads: readonly T[], layout: PackageView['layout']): readonly T[] {
  const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  const links = new Set(layout.entries.filter(({ isLink }) => isLink).map(({ path }) => path));
  const missing = loads.filter(
    ({ path, isGuarded }) => !isGuarded && !files.has(path) && !isBelowOne(path, links),
  );
  const byPath = new Map<string, T>();
  for (const load of missing) {
    const known = byPath.get(load.path);
    if (known === undefined || (known.when !== load.when && rarest(known.when, load.when) === known.when))
      byPath.set(load.path, load);
  }
  return [...byPath.values()].slice(0, MAX_FINDINGS);
}

/** Whether one of the folders around a path is in the set. */
function isBelowOne(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false;
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder))
    if (folders.has(folder)) return true;
  return false;
}
