import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { nameIn } from '../folder-paths.ts';
import { type Check, DEACTIVATED, type Expectations } from './check.ts';
import { isNoPlugin } from './layout.ts';

const PLAIN_NAME = "Use only letters, digits and `-` in the folder's name.";

/** Checks the name of the plugin's folder, by which WordPress knows the plugin. */
export const FOLDER_CHECKS: readonly Check[] = [
  {
    /**
     * The folder is not the one that the service or `slug` names, or has the version, a branch or a commit in its
     * name.
     *
     * @topic The folder
     * @warning A branch, unless the rest of the name is the main file or the text domain; any version in a first
     * release.
     * @effect The update deactivates the plugin on every site.
     * @fix Rename the folder, or correct `slug`.
     */
    id: 'folder-mismatch',
    severity: 'error',
    acceptance: 'yes',
    *find(view, expected) {
      const { folder } = view.layout;
      // Without a plugin, or with one that lies too deep, the name does not matter yet.
      if (folder === '' || isNoPlugin(view) || view.misplaced !== undefined) return;
      const expectedFolders = listFolders(expected);
      const expectedFolder = expectedFolders.find(({ name }) => name !== folder);
      if (expectedFolder !== undefined) {
        const { name, origin, fix, isSure } = expectedFolder;
        const isNamedHere = expected.zipped?.isWrapped === true && name !== expected.slug;
        const isCase = name.toLowerCase() === folder.toLowerCase();
        yield {
          message: `The plugin's folder in the ZIP is ${quoteName(folder)}, not ${quoteName(name)}, ${origin}${isCase ? '; upper and lower case matter' : ''}.`,
          effect: DEACTIVATED,
          fix: isNamedHere
            ? `Set the input \`slug\` to ${quoteName(name)}${isSure ? '' : `, or to ${quoteName(folder)} if sites have that one`}.`
            : `Rename the folder to ${quoteName(name)} before it is zipped${fix}.`,
        };
      }
      const found = expectedFolders.length === 0 ? findArchiveName(view) : undefined;
      // A folder named after the repository may end like this; another check then asks for the input `slug`.
      if (found !== undefined && (found.isSure || expected.zipped === undefined)) {
        yield {
          ...(found.isSure ? {} : { severity: 'warning' }),
          message: `The plugin's folder in the ZIP is ${quoteName(folder)}, with ${found.what} in its name${found.what === 'the version' ? '' : ", as in GitHub's source archives"}.`,
          effect: DEACTIVATED,
          fix: adviseName(expected.zipped !== undefined),
        };
      }
      const named = found === undefined && expectedFolder === undefined ? VERSIONED.exec(folder) : null;
      if (named !== null && expected.isFirst === true) {
        yield {
          severity: 'warning',
          message: `The plugin's folder is ${quoteName(folder)}, with a version in its name.`,
          effect: 'The first release sets the folder for good: the next version needs the same one.',
          fix: `If nothing is published yet, choose a name without a version, such as ${quoteName(folder.slice(0, named.index))}, and set the input \`slug\` to it.`,
        };
      }
    },
  },
  {
    /**
     * The folder's name has one of the characters `[ ] * ?`, or begins with a dot.
     *
     * @topic The folder
     * @warning A blank.
     * @effect WordPress does not find the plugin, or never lists it.
     * @fix Use only letters, digits and `-`.
     */
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
];

/** A version at the end of a name. */
const VERSIONED = /(?<=[^-_. ])[-_. ]v?\d+(\.\d+)+$/i;

const PATTERN = /[[\]*?]/;
const BLANK = /\s/;

/** Whether the name of the plugin's folder is reported by a check of its own. */
export function isOddFolder(folder: string): boolean {
  return PATTERN.test(folder) || BLANK.test(folder) || folder.startsWith('.');
}

interface ExpectedFolder {
  readonly name: string;
  /** The origin of the name, as the end of a sentence. */
  readonly origin: string;
  /** More advice, as the end of a sentence. */
  readonly fix: string;
  /** Sites have this folder, or the workflow states it. */
  readonly isSure: boolean;
}

/**
 * Lists the folders that the plugin should have, first the one that sites have installed. A short name is only a hint.
 */
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
          isSure: true,
        },
    slug === undefined
      ? undefined
      : { name: slug, origin: 'which the input `slug` names', fix: ', or correct `slug`', isSure: true },
    installed !== undefined || slug !== undefined || served?.slug === undefined
      ? undefined
      : {
          name: served.slug,
          origin: 'as the service calls the plugin',
          fix: '; if the folder is right, set the input `slug` to its name',
          isSure: false,
        },
  ];
  return expectedFolders.filter((expectedFolder) => expectedFolder !== undefined);
}

/** Suffixes that GitHub adds to a repository's name in archives of a branch or a commit. */
const BRANCH = /-(main|master|trunk|develop)$/i;
const COMMIT = /-[0-9a-f]{40}$|-(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7}$/;

/**
 * Finds a part of the folder's name that changes with each release or comes from GitHub's source archives; returned as
 * the end of a sentence.
 */
function findArchiveName({
  layout: { folder },
  main,
}: Pick<PackageView, 'layout' | 'main'>): { readonly what: string; readonly isSure: boolean } | undefined {
  if (main === undefined) return undefined;
  if (isVersioned(folder, main.header.version)) return { what: 'the version', isSure: true };
  const stem = nameIn(folder, main.path)?.replace(/\.php$/, '') ?? '';
  const names = [stem, main.header.textDomain]
    .filter((name) => name !== '')
    .map((name) => name.toLowerCase());
  const lowered = folder.toLowerCase();
  if (names.includes(lowered)) return undefined;
  const rest = lowered.replace(BRANCH, '').replace(COMMIT, '');
  const isSure = names.some((name) => rest === name || (COMMIT.test(folder) && rest.endsWith(`-${name}`)));
  if (BRANCH.test(folder)) return { what: 'a branch', isSure };
  return COMMIT.test(folder) && isSure ? { what: 'a commit', isSure } : undefined;
}

/** Whether `folder-mismatch` reports a version, branch or commit in the folder's name in a first release. */
export function isUnstable(view: Pick<PackageView, 'layout' | 'main'>, slug: string | undefined): boolean {
  return VERSIONED.test(view.layout.folder) || (slug === undefined && findArchiveName(view) !== undefined);
}

/** Advises on such a name; for a directory that this action zips, the input sets the folder. */
function adviseName(isZippedHere: boolean): string {
  return isZippedHere
    ? 'Set the input `slug` to the folder that the plugin has on sites.'
    : 'Give the folder the same name in every release. If this one is right, set the input `slug` to it.';
}

/** The folder of a release archive: `my-plugin-1.2.3`, `my-plugin-v1.2.3`, `my-plugin.1.2.3`. */
function isVersioned(folder: string, version: string): boolean {
  const ends = ['-', '_', '.', ' ', '-v', '_v'].map((start) => `${start}${version}`.toLowerCase());
  return version.includes('.') && ends.some((end) => folder.toLowerCase().endsWith(end));
}
