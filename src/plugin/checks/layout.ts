import { listNames, quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import { agree } from '../finding.ts';
import { nameIn, parentOf } from '../layout.ts';
import { isSupported } from '../zip/entry.ts';
import { adviseName, findArchiveName } from './archive-folder.ts';
import { type Check, DEACTIVATED, DESTROYED, type Expectations } from './check.ts';

const PLAIN_NAME = "Use only letters, digits and `-` in the folder's name.";

/** Which folder WordPress takes for the plugin, and whether it finds a plugin there. */
export const LAYOUT_CHECKS: readonly Check[] = [
  {
    id: 'root-files',
    severity: 'error',
    acceptance: 'yes',
    *find(view) {
      const { layout } = view;
      // Files at the top of something that is no plugin are not what is wrong with it.
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
    id: 'extra-root-entry',
    severity: 'error',
    acceptance: 'yes',
    *find(view) {
      const { top, folder } = view.layout;
      // A file of the folder's name is a conflict, and told as one.
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
    id: 'double-nested',
    severity: 'error',
    acceptance: 'no',
    *find({ misplaced, layout: { folder } }) {
      if (misplaced === undefined) return;
      const { path } = misplaced;
      const where = folder === '' ? 'not at the top of the ZIP' : `not directly in ${quoteName(folder)}`;
      yield {
        message: `The plugin header is in ${quoteName(path)}, ${where}.`,
        effect: DESTROYED,
        fix: describeRescue(path, folder),
        file: path,
      };
    },
  },
  {
    id: 'folder-mismatch',
    severity: 'error',
    acceptance: 'yes',
    *find(view, expected) {
      const { folder } = view.layout;
      // Of what is no plugin, or one too deep, the folder does not matter yet.
      if (folder === '' || isNoPlugin(view) || view.misplaced !== undefined) return;
      const expectedFolders = listFolders(expected);
      const expectedFolder = expectedFolders.find(({ name }) => name !== folder);
      if (expectedFolder !== undefined) {
        const { name, origin, fix } = expectedFolder;
        const isCase = name.toLowerCase() === folder.toLowerCase();
        yield {
          message: `The plugin's folder in the ZIP is ${quoteName(folder)}, not ${quoteName(name)}, ${origin}${isCase ? '; upper and lower case matter' : ''}.`,
          effect: DEACTIVATED,
          fix: `Rename the folder to ${quoteName(name)} before it is zipped${fix}.`,
        };
      }
      const found = expectedFolders.length === 0 ? findArchiveName(view) : undefined;
      // That of a repository may end so, and a check of its own asks for the folder then.
      if (found !== undefined && (found.isSure || expected.zipped === undefined)) {
        yield {
          ...(found.isSure ? {} : { severity: 'warning' }),
          message: `The plugin's folder in the ZIP is ${quoteName(folder)}, with ${found.what} in its name${found.what === 'the version' ? '' : ", as in GitHub's source archives"}.`,
          effect: DEACTIVATED,
          fix: adviseName(expected.zipped !== undefined),
        };
      }
    },
  },
  {
    id: 'folder-chars',
    severity: 'error',
    acceptance: 'yes',
    *find({ layout: { folder } }) {
      if (PATTERN.test(folder)) {
        yield {
          message: `The plugin's folder ${quoteName(folder)} has one of the characters [ ] * ? in its name.`,
          effect: 'WordPress reads them as a pattern, and does not find the plugin.',
          fix: PLAIN_NAME,
        };
      } else if (folder.startsWith('.')) {
        yield {
          message: `The name of the plugin's folder, ${quoteName(folder)}, begins with a dot.`,
          effect: 'WordPress installs the plugin but never lists it: nobody can activate it.',
          fix: PLAIN_NAME,
        };
      } else if (BLANK.test(folder)) {
        yield {
          severity: 'warning',
          message: `The plugin's folder ${quoteName(folder)} has a blank in its name.`,
          effect: 'Some hosts and tools do not find such a plugin.',
          fix: PLAIN_NAME,
        };
      }
    },
  },
  {
    id: 'no-plugin',
    severity: 'error',
    acceptance: 'no',
    *find(view) {
      if (!isNoPlugin(view)) return;
      const { folder } = view.layout;
      const where = folder === '' ? 'at the top of the ZIP' : `directly in ${quoteName(folder)}`;
      yield {
        message: `No PHP file ${where} has a "Plugin Name" header${describeOther(view)}.`,
        effect: DESTROYED,
        fix: 'Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.',
      };
    },
  },
];

const PATTERN = /[[\]*?]/;
const BLANK = /\s/;

/** Whether a check of its own tells that the name of the plugin's folder is odd. */
export function isOddFolder(folder: string): boolean {
  return PATTERN.test(folder) || BLANK.test(folder) || folder.startsWith('.');
}

/** There are files but no header, not even in the wrong place, and nothing else that explains it. */
function isNoPlugin({ layout, main, hidden, misplaced, damages }: PackageView): boolean {
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

/** What to do with a main file that lies too deep: its folder is mostly the plugin when it has the same name. */
function describeRescue(path: string, folder: string): string {
  const parent = parentOf(path);
  const inner = parent.slice(parent.lastIndexOf('/') + 1);
  return folder === '' || path.endsWith(`/${inner}.php`)
    ? `Zip the folder ${quoteName(inner)} by itself.`
    : `Move the file up into ${quoteName(folder)}, or zip the right folder.`;
}

interface ExpectedFolder {
  readonly name: string;
  /** Who says so, as the end of a sentence. */
  readonly origin: string;
  /** What else helps, as the end of a sentence. */
  readonly fix: string;
}

/** How the folder has to be called; what sites have installed comes first. A short name is only a hint at it. */
function listFolders({ slug, served }: Expectations): readonly ExpectedFolder[] {
  const installed = served?.pluginFile?.split('/')[0];
  const isRight = slug === undefined || slug === installed;
  const expectedFolders: readonly (ExpectedFolder | undefined)[] = [
    installed === undefined
      ? undefined
      : {
          name: installed,
          origin: 'which sites have installed',
          fix: isRight ? '' : ', and set the input `slug` to it',
        },
    slug === undefined
      ? undefined
      : { name: slug, origin: 'which the input `slug` names', fix: ', or correct `slug`' },
    installed !== undefined || slug !== undefined || served?.slug === undefined
      ? undefined
      : {
          name: served.slug,
          origin: 'as the service calls the plugin',
          fix: '; if the folder is right, set the input `slug` to its name',
        },
  ];
  return expectedFolders.filter((expectedFolder) => expectedFolder !== undefined);
}

/** What the package looks like instead of a plugin, as the end of a sentence. */
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
