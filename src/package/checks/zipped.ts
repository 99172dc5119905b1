import { quoteName } from '../../shared/quote.ts';
import { isAlmost } from '../../shared/nearest-name.ts';
import type { PackageFault, Severity } from '../finding.ts';
import type { PackageView } from '../read/package-view.ts';
import { nameIn } from '../folder-paths.ts';
import type { Check, Expectations } from './check.ts';
import { isUnstable } from './folder.ts';

/** Common names of folders that build tools make, and that our README uses. */
const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const PLACEHOLDER = 'my-plugin';

/** Checks for a folder that may not be the one that sites have, or that the author wants for good. */
export const ZIPPED_CHECKS: readonly Check[] = [
  {
    /**
     * A directory was zipped under the name of the repository, or as `build`, `dist`, `src`, `plugin` or `my-plugin`,
     * which neither the service, `slug`, the text domain nor the main file confirms. In a first release: the folder is
     * neither the main file's name nor the text domain, but differs from one of these, or from the repository's name,
     * only by upper and lower case or by one character.
     *
     * @topic The folder
     * @notice In a first release, another folder than the main file's name and the text domain.
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
      if (view.main === undefined) return;
      if (zipped === undefined || !(isByChance || folder === PLACEHOLDER) || isConfirmed(view, expected)) {
        yield* judgeFirstFolder(view, expected);
        return;
      }
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

/** Compares the folder of a first release with the names that plugins usually share with their folder. */
function* judgeFirstFolder(
  view: PackageView,
  { isFirst, slug, zipped, repository = '' }: Expectations,
): Iterable<PackageFault & { severity?: Severity }> {
  const { folder } = view.layout;
  const stem = stemOf(view);
  const textDomain = view.main?.header.textDomain ?? '';
  // `folder-mismatch` reports folders that differ from `slug`, or have a version or branch in their names.
  const isToldElsewhere = folder === '' || folder !== (slug ?? folder) || isUnstable(view, slug);
  if (isFirst !== true || isToldElsewhere || folder === stem || folder === textDomain) return;
  const names = [
    { name: stem, what: "the main file's name" },
    { name: textDomain, what: 'the text domain' },
    { name: repository, what: "the repository's name" },
  ].filter(({ name }) => name !== '' && !BUILD_NAMES.has(name));
  if (names.length === 0) return;
  const almost = folder === repository ? undefined : names.find(({ name }) => isAlmost(folder, name));
  const likely = (almost ?? names[0])?.name ?? folder;
  const change =
    zipped === undefined
      ? `Rename the folder to ${quoteName(likely)} before it is zipped`
      : `Set the input \`slug\` to ${quoteName(likely)}`;
  yield {
    ...(almost === undefined ? { severity: 'notice' } : {}),
    message:
      almost === undefined
        ? `The plugin's folder is ${quoteName(folder)}; the main file is ${quoteName(`${stem}.php`)}${textDomain === '' ? '' : `, and the text domain ${quoteName(textDomain)}`}.`
        : `The plugin's folder is ${quoteName(folder)}, almost ${almost.what}, ${quoteName(almost.name)}.`,
    effect:
      'The first release sets it for good; on sites with another folder, the update deactivates the plugin.',
    fix: `${change}, or accept this finding if the folder is right.`,
  };
}

function stemOf({ layout, main }: PackageView): string {
  return nameIn(layout.folder, main?.path ?? '')?.replace(/\.php$/, '') ?? '';
}

function isConfirmed(view: PackageView, { slug, served }: Expectations): boolean {
  const { folder } = view.layout;
  const [installed] = served?.pluginFile?.split('/') ?? [];
  const isChosen = slug !== undefined && folder !== PLACEHOLDER;
  const isKnown = installed !== undefined || served?.slug !== undefined;
  return isChosen || isKnown || view.main?.header.textDomain === folder || stemOf(view) === folder;
}
