import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import { nameIn } from '../layout.ts';
import type { PhpFile } from '../php-file.ts';
import { isPluginHeader } from '../wordpress/header.ts';
import { type Check, DEACTIVATED, type Expectations } from './check.ts';

/** The file that sites have installed, which is where WordPress goes on looking for the plugin. */
export const MAIN_FILE_CHECKS: readonly Check[] = [
  {
    id: 'main-file',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { served }) {
      const { layout, main, unreadOwnPhp } = view;
      const installed = findInstalled(view, served);
      if (main === undefined || installed === undefined) return;
      const { path, name, file } = installed;
      const mainName = nameIn(layout.folder, main.path) ?? '';
      // A plugin stays active as long as its file has a header, also when another file has one too.
      if (file === undefined && !unreadOwnPhp.includes(path)) {
        yield {
          message: `The main file is ${quoteName(mainName)}, not ${quoteName(name)}, which sites have installed.`,
          effect: DEACTIVATED,
          fix: `Name the file with the plugin header ${quoteName(name)} again.`,
          file: main.path,
        };
      }
      if (file !== undefined && file.header.version !== main.header.version) {
        yield {
          message: `Sites have installed ${quoteName(name)}, which says version ${quoteName(file.header.version)}, but the version ${quoteName(main.header.version)} is read from ${quoteName(mainName)}.`,
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
  /** As it is in the package; `undefined` when it is not there, has no header, or was not read. */
  readonly file: PhpFile | undefined;
}

function findInstalled(
  { layout: { folder }, ownPhp }: PackageView,
  served: Expectations['served'],
): Installed | undefined {
  const name = served?.pluginFile?.split('/')[1];
  if (folder === '' || name === undefined) return undefined;
  const path = `${folder}/${name}`;
  const file = ownPhp.find((php) => php.path === path && isPluginHeader(php.header));
  return { path, name, file };
}
