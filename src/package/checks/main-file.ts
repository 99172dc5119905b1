import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { nameIn } from '../folder-paths.ts';
import type { PhpFile } from '../read/php-file.ts';
import { isPluginHeader } from '../wordpress/header.ts';
import { type Check, DEACTIVATED, type Expectations } from './check.ts';

/** Checks for the main file that sites have installed, because WordPress looks for the plugin there. */
export const MAIN_FILE_CHECKS: readonly Check[] = [
  {
    /**
     * The main file is not the one that sites have, or states another version.
     *
     * @topic The main file
     * @effect The update deactivates the plugin on every site, or is offered again and again.
     * @fix Restore the name of the main file, and keep one header.
     */
    id: 'main-file',
    severity: 'error',
    acceptance: 'yes',
    *find(view, expected) {
      const { layout, main, unreadOwnPhp } = view;
      const installed = findInstalled(view, expected);
      if (main === undefined || installed === undefined) return;
      const { path, name, file, owner, isLive } = installed;
      // A release on GitHub need not be the live one.
      const severity = isLive ? 'error' : 'warning';
      const mainName = nameIn(layout.folder, main.path) ?? '';
      // A plugin stays active while its file has a header, even if another file has one too.
      if (file === undefined && !unreadOwnPhp.includes(path)) {
        yield {
          severity,
          message: `The main file is ${quoteName(mainName)}, not ${quoteName(name)}, which ${owner}.`,
          effect: DEACTIVATED,
          fix: `Name the file with the plugin header ${quoteName(name)} again.`,
          file: main.path,
        };
      }
      if (file !== undefined && file.header.version !== main.header.version) {
        yield {
          severity,
          message: `${quoteName(name)}, which ${owner}, says version ${quoteName(file.header.version)}, but the version ${quoteName(main.header.version)} is read from ${quoteName(mainName)}.`,
          effect:
            'Sites read the file that they have, so they would be offered the same update again and again.',
          fix: `Remove the header of ${quoteName(mainName)}, or write the same version in both files.`,
          file: path,
        };
      }
    },
  },
];

interface Installed {
  readonly path: string;
  readonly name: string;
  /** The same file in this package; `undefined` if it is missing, has no header, or was not read. */
  readonly file: PhpFile | undefined;
  /** Who has the file, as the end of a sentence, and whether sites have it. */
  readonly owner: string;
  readonly isLive: boolean;
}

function findInstalled(
  { layout: { folder }, ownPhp }: PackageView,
  { served, before }: Expectations,
): Installed | undefined {
  const known = served?.pluginFile?.split('/')[1];
  const name = known ?? before?.mainFile;
  if (folder === '' || name === undefined) return undefined;
  const path = `${folder}/${name}`;
  const file = ownPhp.find((php) => php.path === path && isPluginHeader(php.header));
  const owner = known === undefined ? `${before?.what ?? ''} has` : 'sites have installed';
  return { path, name, file, owner, isLive: served !== undefined };
}
