import type { PackageView } from '../examine.ts';
import { listNames, quoteName } from '../finding.ts';
import { nameIn } from '../layout.ts';
import { type Check, DEACTIVATED, type Expectations } from './check.ts';

/** The names that build tools and our own README give to folders. */
const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const PLACEHOLDER = 'my-plugin';

/** A directory that this run has zipped. */
export const ZIPPED_CHECKS: readonly Check[] = [
  {
    id: 'folder-unconfirmed',
    severity: 'warning',
    *find(view, expected) {
      const { zipped } = expected;
      const { folder } = view.layout;
      const isByChance = zipped?.isNamedByWorkspace === true || BUILD_NAMES.has(folder);
      if (zipped === undefined || view.main === undefined || !(isByChance || folder === PLACEHOLDER)) return;
      if (isConfirmed(view, expected)) return;
      const why =
        folder === PLACEHOLDER
          ? 'the placeholder of the examples'
          : zipped.isNamedByWorkspace
            ? 'the name of the repository'
            : 'a name that many builds have';
      yield {
        message: `The plugin's folder is called ${quoteName(folder)}, ${why}; neither the service nor the plugin's text domain or main file has that name.`,
        effect: `If sites have the plugin in another folder: ${DEACTIVATED}`,
        fix: "Set the input `slug` to the name of the plugin's folder on sites, also when it is this one.",
      };
    },
  },
  {
    id: 'not-built',
    severity: 'warning',
    *find({ main, layout: { entries, folder } }, { zipped }) {
      const { composer } = zipped?.setup ?? {};
      if (main === undefined || composer === undefined) return;
      const prefix = folder === '' ? '' : `${folder}/`;
      const isThere = entries.some(({ path }) => {
        const below = path.slice(prefix.length);
        return PREFIXED.test(below) || composer.folders.some((name) => below.startsWith(`${name}/`));
      });
      if (isThere) return;
      yield {
        message: `\`composer.json\` requires ${listNames(composer.packages)}, but the package has no folder ${listNames(composer.folders)}.`,
        effect: 'Code that uses these packages stops with a fatal error on sites.',
        fix: 'Add the line `- run: composer install --no-dev --optimize-autoloader` to the workflow in front of this action, and keep its folder out of `.distignore`.',
      };
    },
  },
];

/** Where plugins keep the packages of others that they have given a prefix of their own. */
const PREFIXED =
  /^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|php-scoper|scoped)\//i;

function isConfirmed({ layout, main }: PackageView, { slug, served }: Expectations): boolean {
  const { folder } = layout;
  const [installed] = served?.pluginFile?.split('/') ?? [];
  const stem = nameIn(folder, main?.path ?? '')?.replace(/\.php$/, '');
  // Who copied the placeholder may have copied it into `slug`, too.
  const isChosen = slug !== undefined && folder !== PLACEHOLDER;
  const isKnown = installed !== undefined || served?.slug !== undefined;
  return isChosen || isKnown || main?.header.textDomain === folder || stem === folder;
}
