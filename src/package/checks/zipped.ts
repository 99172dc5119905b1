import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { nameIn } from '../read/layout.ts';
import type { Check, Expectations } from './check.ts';

/** Common names of folders that build tools make, and that our README uses. */
const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const PLACEHOLDER = 'my-plugin';

/** Checks for the name of a directory that this run has zipped. */
export const ZIPPED_CHECKS: readonly Check[] = [
  {
    /**
     * A directory was zipped under the name of the repository, or as `build`, `dist`, `src`, `plugin` or `my-plugin`,
     * which neither the service, `slug`, the text domain nor the main file confirms.
     *
     * @topic The folder
     * @effect If sites have another folder, the update deactivates the plugin.
     * @fix Set `slug` to the folder that sites have.
     */
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
        // Whoever copied the placeholder may also have copied it into `slug`, so that does not confirm it.
        fix:
          folder === PLACEHOLDER
            ? `Set the input \`slug\` to the plugin's folder on sites; if it is ${quoteName(folder)}, accept this finding.`
            : "Set the input `slug` to the plugin's folder on sites, even if it is this one.",
      };
    },
  },
];

function isConfirmed({ layout, main }: PackageView, { slug, served }: Expectations): boolean {
  const { folder } = layout;
  const [installed] = served?.pluginFile?.split('/') ?? [];
  const stem = nameIn(folder, main?.path ?? '')?.replace(/\.php$/, '');
  const isChosen = slug !== undefined && folder !== PLACEHOLDER;
  const isKnown = installed !== undefined || served?.slug !== undefined;
  return isChosen || isKnown || main?.header.textDomain === folder || stem === folder;
}
