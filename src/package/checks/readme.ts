import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import type { PackageFault } from '../finding.ts';
import { findReadme } from '../read/plan-reads.ts';
import { compareVersions, isPrerelease } from '../wordpress/version.ts';
import type { Check } from './check.ts';
import { isUnusable } from './version.ts';
import { isRequirement, REQUIREMENTS } from './requires.ts';

/** Checks the readme, from which services and people learn about the plugin. */
export const README_CHECKS: readonly Check[] = [
  {
    /**
     * The readme requires another WordPress or PHP than the plugin header, or Composer's packages need a newer PHP.
     *
     * @topic Requirements
     * @effect WordPress reads the header, the service may read the readme, and Composer stops an older PHP.
     * @fix Write the same version everywhere.
     */
    id: 'requires-differs',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main, readme, platforms }) {
      if (main === undefined) return;
      yield* findPlatform(main, platforms);
      if (readme === undefined) return;
      const { requires, requiresPhp, lines } = readme.readme;
      const inReadme = {
        requiresWordPress: { other: requires, line: lines.requires ?? 1 },
        requiresPhp: { other: requiresPhp, line: lines.requiresPhp ?? 1 },
      };
      for (const [field, label] of REQUIREMENTS) {
        const value = main.header[field];
        const { other, line } = inReadme[field];
        // Another check reports invalid versions.
        if (other === '' || !isRequirement(value) || shorten(value) === shorten(other)) continue;
        yield {
          message: `"${label}" is ${quoteName(value)} in ${quoteName(main.path)}, but ${quoteName(other)} in line ${line} of ${quoteName(readme.path)}.`,
          effect: 'WordPress reads the plugin header; the service may announce the one in the readme.',
          fix: 'Write the same version in both.',
          file: readme.path,
          line,
        };
      }
    },
  },
  {
    /**
     * `Stable tag` of the readme is not the version.
     *
     * @topic Versions
     * @notice The version is a pre-release, or `Stable tag` names a branch such as `trunk`.
     * @effect Whoever reads it expects another version.
     * @fix Set `Stable tag` to the version, or leave the line out.
     */
    id: 'stable-tag',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main, readme }) {
      if (main === undefined || readme === undefined) return;
      const { version } = main.header;
      const { stableTag, lines } = readme.readme;
      const isSame = stableTag === toStableTag(version);
      // The readme should not copy a version that has to change.
      if (stableTag === '' || version === '' || isSame || isUnusable(version)) return;
      const line = lines.stableTag ?? 1;
      // Without a digit it is a branch, at which the author points the plugin directory or a tool on purpose.
      const isBranch = !/[0-9]/.test(stableTag);
      yield {
        ...(isBranch || isPrerelease(version) ? { severity: 'notice' } : {}),
        message: `"Stable tag" in line ${line} of ${quoteName(readme.path)} is ${quoteName(stableTag)}, but the version is ${quoteName(version)}.`,
        effect: 'Services that read the readme announce another version than sites get.',
        fix: `Set "Stable tag" to ${quoteName(version)}, or leave the line out.`,
        file: readme.path,
        line,
      };
    },
  },
  {
    /**
     * The readme, `changelog.txt` or `CHANGELOG.md` has a changelog with other versions, and nothing for this one.
     *
     * @topic Versions
     * @silent Pre-releases.
     * @effect Customers do not learn what is new. Unless another changelog or `release-notes` has it, GitHub generates
     * the notes of a new release.
     * @fix Add the version to the changelog.
     */
    id: 'changelog-version',
    severity: 'notice',
    acceptance: 'yes',
    *find({ main, lackingChangelog: file }) {
      const { version = '' } = main?.header ?? {};
      // Other checks report versions that nobody could look up.
      if (file === undefined || version === '' || isUnusable(version) || isPrerelease(version)) return;
      yield {
        message: `The changelog in ${quoteName(file)} has other versions, but nothing for ${quoteName(version)}.`,
        effect:
          'Customers do not learn what is new. Unless another changelog or `release-notes` has it, GitHub generates the notes of a new release.',
        fix: 'Add the version to the changelog.',
        file,
      };
    },
  },
  {
    /**
     * The plugin has no `readme.txt`.
     *
     * @topic What should not be in it
     * @effect Sites see no changelog and no "Tested up to".
     * @fix Add one to the plugin's folder.
     */
    id: 'readme-missing',
    severity: 'notice',
    acceptance: 'yes',
    *find({ main, layout: { entries, folder } }) {
      if (main === undefined || findReadme(entries, folder) !== undefined) return;
      yield {
        message: 'The plugin has no `readme.txt`.',
        effect: 'Sites are shown no changelog and no "Tested up to" with the update.',
        fix: "Add a `readme.txt` to the plugin's folder.",
      };
    },
  },
];

/**
 * Checks whether Composer requires a higher version of PHP than the header states. Source: Composer's
 * platform_check.php.
 */
function* findPlatform(
  main: NonNullable<PackageView['main']>,
  platforms: PackageView['platforms'],
): Generator<PackageFault> {
  const value = main.header.requiresPhp;
  // Another check reports invalid versions.
  if (value !== '' && !isRequirement(value)) return;
  const stated = value === '' ? LEAST_PHP : value;
  const stricter = platforms.filter(({ version }) => compareVersions(shorten(version), shorten(stated)) > 0);
  for (const { path, version: platform } of stricter.slice(0, 1)) {
    yield {
      message: `"Requires PHP" is ${value === '' ? 'not stated' : quoteName(value)} in ${quoteName(main.path)}, but Composer's ${quoteName(path)} demands PHP ${quoteName(platform)}.`,
      effect: 'Sites with an older PHP are offered the update, and stop with a fatal error.',
      fix: `Write \`Requires PHP: ${platform}\` into the header, or install packages for an older PHP, with \`config.platform.php\` in \`composer.json\`.`,
      file: main.path,
    };
  }
}

/** WordPress 7 supports nothing older. */
const LEAST_PHP = '7.4';

/** Writes a version as the directory does. Source: its Readme\Parser::sanitize_stable_tag(). */
function toStableTag(version: string): string {
  return version.replace(/[^a-z0-9_.-]/gi, '').replace(/^\./, '0.');
}

/** Trailing zeros make no difference to WordPress. Source: WordPress core is_wp_version_compatible(). */
function shorten(version: string): string {
  return version.replace(/(\.0+)+$/, '');
}
