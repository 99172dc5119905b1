import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { nameIn, parentOf } from '../folder-paths.ts';
import { isSupported } from '../zip/entry.ts';
import { type Check, DEACTIVATED, DESTROYED } from './check.ts';

/** Checks whether WordPress finds a plugin where it looks. */
export const LAYOUT_CHECKS: readonly Check[] = [
  {
    /**
     * Files of the plugin are at the top of the ZIP.
     *
     * @topic The folder
     * @effect The update deactivates the plugin on every site.
     * @fix Zip a folder named after the plugin's slug.
     */
    id: 'root-files',
    severity: 'error',
    acceptance: 'yes',
    *find(view) {
      const { layout } = view;
      // If the package is not a plugin, files at the top are not its problem.
      if (layout.folder !== '' || isNoPlugin(view) || view.misplaced !== undefined) return;
      const files = layout.top.filter((name) => !name.endsWith('/'));
      if (files.length === 0) return;
      yield {
        message: `${listNames(files)} ${agree(files, 'is', 'are')} at the top of the ZIP instead of in the plugin's folder.`,
        effect: DEACTIVATED,
        fix: "Put everything into one folder named after the plugin's slug, and zip that folder.",
        file: files[0],
        files,
      };
    },
  },
  {
    /**
     * Something is beside the plugin's folder at the top of the ZIP.
     *
     * @topic The folder
     * @effect WordPress refuses an upload by hand; an automatic update removes the plugin and reports success.
     * @fix Leave it out, or move it into the folder.
     */
    id: 'extra-root-entry',
    severity: 'error',
    acceptance: 'yes',
    *find(view) {
      const { top, folder } = view.layout;
      // A file named like the folder is a conflict, which another check reports.
      const extra = top.filter((name) => name !== `${folder}/` && name !== folder);
      if (folder === '' || extra.length === 0 || isNoPlugin(view)) return;
      const isHidden = extra.every((name) => name.startsWith('.'));
      yield {
        message: `Besides the folder ${quoteName(folder)}, ${listNames(extra)} ${agree(extra, 'is', 'are')} at the top of the ZIP.`,
        effect: DESTROYED,
        fix: `Leave ${agree(extra, 'it', 'them')} out${isHidden ? '' : `, or move ${agree(extra, 'it', 'them')} into ${quoteName(folder)}`}: the ZIP must hold one folder and nothing else.`,
        file: extra[0],
        files: extra,
      };
    },
  },
  {
    /**
     * The plugin header is too deep, as in `my-plugin/my-plugin/my-plugin.php`.
     *
     * @topic The folder
     * @effect An automatic update removes the plugin and reports success.
     * @fix Zip the inner folder by itself.
     */
    id: 'double-nested',
    severity: 'error',
    acceptance: 'no',
    *find({ misplaced, layout: { folder } }) {
      if (misplaced === undefined) return;
      const { path } = misplaced;
      const where =
        folder === '' ? 'not at the top of the ZIP' : `not at the top level of ${quoteName(folder)}`;
      yield {
        message: `The plugin header is in ${quoteName(path)}, ${where}.`,
        effect: DESTROYED,
        fix: describeRescue(path, folder),
        file: path,
      };
    },
  },
  {
    /**
     * No PHP file at the top level has a `Plugin Name` header: it may be a theme or another ZIP.
     *
     * @topic The main file
     * @effect An automatic update removes the plugin and reports success.
     * @fix Zip the right folder, and give its main file that header.
     */
    id: 'no-plugin',
    severity: 'error',
    acceptance: 'no',
    *find(view) {
      if (!isNoPlugin(view)) return;
      const { folder } = view.layout;
      const where = folder === '' ? 'at the top of the ZIP' : `at the top level of ${quoteName(folder)}`;
      const inner = findInnerZip(view);
      yield {
        message: `No PHP file ${where} has a "Plugin Name" header${describeOther(view)}.`,
        effect: DESTROYED,
        fix:
          inner === undefined
            ? 'Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.'
            : `Publish ${quoteName(inner)} itself, without zipping it again.`,
      };
    },
  },
];

/** Whether files exist but no header does, not even in a wrong place, and nothing else explains that. */
export function isNoPlugin({ layout, main, hidden, misplaced, damages }: PackageView): boolean {
  const isOwnPhp = (path: string) => nameIn(layout.folder, path)?.endsWith('.php') === true;
  const isExplained =
    main !== undefined ||
    hidden !== undefined ||
    misplaced !== undefined ||
    layout.unsafe.some((name) => name.endsWith('.php')) ||
    damages.some(({ path, damage }) => damage !== 'checksum' && isOwnPhp(path)) ||
    layout.entries.some((entry) => isOwnPhp(entry.path) && !isSupported(entry));
  return !isExplained && layout.entries.some(({ isFolder }) => !isFolder);
}

/** Advises on a main file that lies too deep: if its folder has the same name, that folder usually is the plugin. */
function describeRescue(path: string, folder: string): string {
  const parent = parentOf(path);
  const inner = parent.slice(parent.lastIndexOf('/') + 1);
  return folder === '' || path.endsWith(`/${inner}.php`)
    ? `Zip the folder ${quoteName(inner)} by itself.`
    : `Move the file up into ${quoteName(folder)}, or zip the right folder.`;
}

/** Finds a ZIP that was packed instead of the plugin. */
function findInnerZip({ layout: { entries, folder } }: PackageView): string | undefined {
  if (entries.some(({ path }) => path.endsWith('.php'))) return undefined;
  const names = entries.flatMap(({ path, isFolder }) => (isFolder ? [] : (nameIn(folder, path) ?? [])));
  const zips = names.filter((name) => /\.zip$/i.test(name));
  return zips.length === 1 ? zips[0] : undefined;
}

/** Describes a package that is not a plugin, as the end of a sentence. */
function describeOther({ layout, unreadOwnPhp }: PackageView): string {
  const files = layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  const names = files.flatMap((path) => nameIn(layout.folder, path) ?? []);
  const find = (pattern: RegExp) => names.find((name) => pattern.test(name));
  const odd = names.find((name) => /\.php$/i.test(name) && !name.endsWith('.php'));
  const archive = find(/\.(zip|tar|tgz|tar\.gz)$/i);
  if (odd !== undefined) return `: ${quoteName(odd)} does not count: WordPress reads only \`.php\` files`;
  if (find(/^style\.css$/) !== undefined) return ': its `style.css` looks like that of a theme';
  if (unreadOwnPhp.length > 0) return `, but ${unreadOwnPhp.length} were not read`;
  if (find(/\.php$/) !== undefined) return '';
  if (archive !== undefined) return `: there is another archive instead, ${quoteName(archive)}`;
  if (names.length > 0 && names.every((name) => /^readme\b/i.test(name))) return ': there is only a readme';
  return files.some((path) => path.endsWith('.php')) ? ': there is none' : ': the ZIP has no PHP file at all';
}
