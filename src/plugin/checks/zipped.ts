import { listNames, quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import { nameIn } from '../layout.ts';
import { createLibraryTest } from '../library.ts';
import { type Check, type Expectations, type ZippedSource } from './check.ts';

/** The names that build tools and our own README give to folders. */
const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const PLACEHOLDER = 'my-plugin';

/** A directory that this run has zipped. */
export const ZIPPED_CHECKS: readonly Check[] = [
  {
    id: 'folder-unconfirmed',
    severity: 'warning',
    acceptance: 'yes',
    *find(view, expected) {
      const { zipped } = expected;
      const { folder } = view.layout;
      const isByChance = zipped?.isNamedByWorkspace === true || BUILD_NAMES.has(folder);
      if (zipped === undefined || view.main === undefined || !(isByChance || folder === PLACEHOLDER)) return;
      if (isConfirmed(view, expected)) return;
      const why =
        folder === PLACEHOLDER
          ? 'the placeholder in our examples'
          : zipped.isNamedByWorkspace
            ? 'the name of the repository'
            : 'a common name for builds';
      yield {
        message: `The plugin's folder is ${quoteName(folder)}, ${why}; nothing else confirms that name.`,
        effect: `If sites have it in another folder, the update deactivates the plugin on every site.`,
        // Whoever copied the placeholder may have copied it into `slug`, too: that does not confirm it.
        fix:
          folder === PLACEHOLDER
            ? `Set the input \`slug\` to the plugin's folder on sites; if it is ${quoteName(folder)}, accept this finding.`
            : "Set the input `slug` to the plugin's folder on sites, even if it is this one.",
      };
    },
  },
  {
    id: 'not-built',
    severity: 'warning',
    acceptance: 'yes',
    *find(view, { zipped }) {
      if (view.main === undefined || zipped === undefined) return;
      const { composer, script } = zipped.setup;
      if (composer !== undefined && !hasPackages(view, composer.folders)) {
        yield {
          message: `\`composer.json\` requires ${listNames(composer.packages)}, but the package has no folder ${listNames(composer.folders)}.`,
          effect: 'Code that uses these packages stops with a fatal error on sites.',
          fix:
            adviseOnRule(zipped, composer.folders) ??
            'Add the line `- run: composer install --no-dev --optimize-autoloader` to the workflow before this action, and do not name its folder in `.distignore`.',
        };
      }
      const missing = script === undefined ? [] : findUnbuilt(view, zipped);
      if (script !== undefined && missing.length > 0) {
        const where = script.folder === '' ? '' : ` with \`working-directory: ${script.folder}\``;
        yield {
          message: `The plugin's code names ${listNames(missing)}, not in the package, and \`package.json\` has a script \`build\`.`,
          effect: 'Sites load scripts, styles or blocks that are not there.',
          fix: `Add the line \`- run: ${script.command}\`${where} before this action, and do not name its output in \`.distignore\`.`,
        };
      }
    },
  },
];

/** What is there needs no build, only another rule. */
function adviseOnRule({ findRule }: ZippedSource, folders: readonly string[]): string | undefined {
  const rules = folders.flatMap((folder) => {
    const rule = findRule?.(`${folder}/`);
    return rule === undefined ? [] : [{ ...rule, folder }];
  });
  return rules
    .slice(0, 1)
    .map(
      ({ line, text, folder }) =>
        `Remove line ${line} of \`.distignore\`, ${quoteName(text)}: it leaves out ${quoteName(folder)}, which is there.`,
    )[0];
}

/** Packages are there, or a file of them that is missing is told as that. */
function hasPackages({ layout, code }: PackageView, folders: readonly string[]): boolean {
  const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
  const isOf = (path: string) => folders.some((name) => path.startsWith(`${prefix}${name}/`));
  const isTold = code?.loads.some(({ path, isGuarded }) => !isGuarded && isOf(path)) === true;
  return isTold || layout.entries.some(({ path }) => isOf(path) || PREFIXED.test(path.slice(prefix.length)));
}

/** What a build makes and the code names, when nothing at all seems to be built. */
function findUnbuilt({ layout, builtPaths }: PackageView, { setup }: ZippedSource): readonly string[] {
  const isOfLibrary = createLibraryTest(layout);
  const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
  const isBuilt = ({ path, isFolder }: (typeof layout.entries)[number]) =>
    !isFolder && !isOfLibrary(path) && setup.isIgnored(path.slice(prefix.length));
  const paths = layout.entries.map(({ path, isFolder }) => `/${path}${isFolder ? '/' : ''}`);
  const own = layout.entries
    .filter(({ path }) => !isOfLibrary(path))
    .map(({ path }) => path.slice(prefix.length));
  const isThere = (path: string) => {
    // Where a name has no ending, the code may go on with one.
    const isWhole = /\.\w+$/.test(path);
    return paths.some((known) => (isWhole ? known.endsWith(`/${path}`) : known.includes(`/${path}`)));
  };
  // The plugin keeps what it builds deeper; with such a name, code looks into another plugin.
  const isElsewhere = (path: string) => {
    const [folder] = /^(build|dist)\/[^/]+\//.exec(path) ?? [];
    return folder !== undefined && own.some((known) => known.includes(`/${folder}`));
  };
  // A small file may be WordPress's own; its source tells that it is not.
  const isOwn = (path: string) => !/\.min\.\w+$/.test(path) || isThere(path.replace('.min.', '.'));
  const missing = builtPaths.filter((path) => !isThere(path) && isOwn(path) && !isElsewhere(path));
  return missing.length === 0 || layout.entries.some(isBuilt) ? [] : missing;
}

/** Where plugins keep the packages of others that they have given a prefix of their own. */
const PREFIXED =
  /^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped)\/.*\.php$/i;

function isConfirmed({ layout, main }: PackageView, { slug, served }: Expectations): boolean {
  const { folder } = layout;
  const [installed] = served?.pluginFile?.split('/') ?? [];
  const stem = nameIn(folder, main?.path ?? '')?.replace(/\.php$/, '');
  const isChosen = slug !== undefined && folder !== PLACEHOLDER;
  const isKnown = installed !== undefined || served?.slug !== undefined;
  return isChosen || isKnown || main?.header.textDomain === folder || stem === folder;
}
