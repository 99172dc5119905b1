import type { Check, PackageBefore } from '../checks/check.ts';
import type { Finding } from '../finding.ts';
import type { LibraryChange } from '../libraries/compare-libraries.ts';
import type { PackageSnapshot } from './snapshot.ts';
import type { Difference } from './difference.ts';

/** The result of comparing the package with the previous one. */
export type Comparison = Compared | NotCompared;

export interface Compared {
  readonly isCompared: true;
  readonly difference: Difference;
  /** The other package in words, such as "the live version `1.4.1`". */
  readonly what: string;
  readonly findings: readonly Finding[];
  /** The code of both was read, so that findings that both have are left out here. */
  readonly isOfCode?: true;
  /** `undefined` if the libraries of one are not known. */
  readonly libraries?: readonly LibraryChange[] | undefined;
}

interface NotCompared {
  readonly isCompared: false;
  /** A clause that continues "not compared:"; names in backticks are code. */
  readonly why: string;
  /** The other package is this very one. */
  readonly isSame?: true;
}

/** Returns the facts about the previous package that the checks use; `undefined` if nothing was compared. */
export function describeBefore(comparison: Comparison | undefined): PackageBefore | undefined {
  if (comparison?.isCompared !== true) return undefined;
  const { what, difference } = comparison;
  const { header, mainFile, mainText } = difference.from;
  return { what, version: header.version, mainFile, mainText };
}

/** A path below the plugin's folder as findings write it: as a path in the package. */
export function placeIn({ folder }: Pick<PackageSnapshot, 'folder'>, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Checks that need a comparison with the previous version. */
export const COMPARISON_CHECKS: readonly Omit<Check, 'find'>[] = [
  {
    /**
     * A folder of the live version is gone, or has lost 90 % of its PHP and built files, and the main file requires
     * something in it; code still loads a PHP file that is gone or empty; or PHP names an autoloader of Composer that
     * is gone and that `composer.json` needs.
     *
     * @topic What the update changes
     * @warning Other PHP of the plugin still names what is gone, a third of all PHP files are gone, or a file is empty.
     * @notice Anything else that is gone.
     * @effect Usually a build did not run, or `.distignore` excludes too much.
     * @fix Run the build first, or check `.distignore`. If that was on purpose, accept the finding.
     */
    id: 'part-vanished',
    severity: 'error',
    acceptance: 'yes',
  },
  {
    /**
     * Only the version differs from the live version, which is not a pre-release of it.
     *
     * @topic What the update changes
     * @effect Usually an old build was packed.
     * @fix Build the plugin again, or do not publish.
     */
    id: 'nothing-changed',
    severity: 'warning',
    acceptance: 'yes',
  },
  {
    /**
     * The live version has this number, and other content.
     *
     * @topic What the update changes
     * @notice In a dry run.
     * @effect Sites that have it are not offered the update. With `if-published: skip`, nothing is published.
     * @fix Raise the version.
     */
    id: 'same-version-changed',
    severity: 'warning',
    acceptance: 'yes',
  },
  {
    /**
     * The header `Update URI` of the live version is removed, or is `false` now.
     *
     * @topic What the update changes
     * @warning Another host.
     * @effect WordPress asks the host in the installed header: sites whose plugin uses `update_plugins_{host}` no
     * longer hear of updates.
     * @fix Restore the header, or accept the finding if your update client does not need it.
     */
    id: 'update-uri-changed',
    severity: 'error',
    acceptance: 'yes',
  },
  {
    /**
     * The header `Text Domain` is another than in the live version.
     *
     * @topic What the update changes
     * @effect Installed translations no longer apply.
     * @fix Restore it, unless you rename the translations too.
     */
    id: 'text-domain-changed',
    severity: 'notice',
    acceptance: 'yes',
  },
  {
    /**
     * `Requires at least` or `Requires PHP` is higher than in the live version.
     *
     * @topic What the update changes
     * @effect Older sites are not offered the update.
     * @fix None, if that is intended; tell your customers.
     */
    id: 'requires-raised',
    severity: 'notice',
    acceptance: 'yes',
  },
  {
    /**
     * `== Upgrade Notice ==` in the readme has entries of other versions, and none of this one, whose `Requires at least` or
     * `Requires PHP` is higher than in the live version.
     *
     * @topic What the update changes
     * @silent A readme without such entries. A rehearsal says the same where the update loses data.
     * @effect People who read it before they update do not learn of it.
     * @fix Add an entry that names what the version requires.
     */
    id: 'upgrade-notice',
    severity: 'notice',
    acceptance: 'yes',
  },
  {
    /**
     * The plugin is three times as large as the live version, or a third of it, and at least 100 kB apart, unpacked;
     * or it has lost many files.
     *
     * @topic What the update changes
     * @effect Usually something does not belong in the package, or is missing.
     * @fix Check the list of changes in the job summary.
     */
    id: 'size-jump',
    severity: 'notice',
    acceptance: 'yes',
  },
];

/** The comparison reports which of these are new. */
const OF_CODE = new Set<Finding['id']>([
  'php-syntax',
  'compile-error',
  'newer-than-declared',
  'update-uri-host',
]);

/** Errors of an old package, or that of another plugin, which has nothing new either. */
const OF_OTHER = new Set<Finding['id']>(['folder-mismatch', 'version-not-newer']);

/**
 * Joins the findings of the package's checks and of the comparison, so that each cause is reported once.
 *
 * @param isAccepted whether the author has accepted a finding; then it does not replace another one
 */
export function joinFindings(
  checked: readonly Finding[],
  { findings: compared, isOfCode }: Pick<Compared, 'findings' | 'isOfCode'>,
  isAccepted: (finding: Finding) => boolean = () => false,
): readonly Finding[] {
  const vanished = compared
    .filter((finding) => finding.id === 'part-vanished' && finding.severity === 'error')
    .filter((finding) => !isAccepted(finding));
  const isOfVanished = ({ id, file, was }: Finding) => {
    const cause = id === 'required-file-missing' ? file : was;
    return vanished.some(({ file: part = '\0', files = [part] }) =>
      files.some((lost) => cause === lost || (lost.endsWith('/') && cause?.startsWith(lost) === true)),
    );
  };
  const isTold = ({ id, file }: Finding) =>
    id === 'required-file-missing' && checked.some((other) => other.id === id && other.file === file);
  // The wrong package was taken: these errors say how it is seen.
  const isOther = checked.some(
    (finding) => OF_OTHER.has(finding.id) && finding.severity === 'error' && !isAccepted(finding),
  );
  return [
    ...checked.filter((finding) => !isOfVanished(finding) && !(isOfCode === true && OF_CODE.has(finding.id))),
    ...compared
      .filter((finding) => !isTold(finding) && !isOfVanished(finding))
      .filter(({ id }) => !(isOther && id === 'nothing-changed')),
  ];
}
