import { quoteName } from '../../shared/quote.ts';
import { isVersion } from '../../shared/version-text.ts';
import type { PackageView } from '../read/package-view.ts';
import type { PhpFile } from '../read/php-file.ts';
import { findHeaderLines } from '../wordpress/header.ts';
import { compareVersions, hasUnknownWord, isPrerelease } from '../wordpress/version.ts';
import type { Check, Expectations } from './check.ts';

const ENDLESS =
  'If package and service state different versions, WordPress offers the same update again and again.';

/** Checks the version, which decides whether sites are offered the update. */
export const VERSION_CHECKS: readonly Check[] = [
  {
    /**
     * The main file has no `Version` header, or an empty one.
     *
     * @topic Versions
     * @effect No site is ever offered the update.
     * @fix Add `Version: 1.2.3`, with your version, below `Plugin Name:`.
     */
    id: 'version-missing',
    severity: 'error',
    acceptance: 'no',
    *find({ main, lost }) {
      if (main?.header.version !== '' || isLost(lost)) return;
      const [line] = findHeaderLines(main.bytes, 'version');
      yield {
        message:
          line === undefined
            ? `${quoteName(main.path)} has no "Version" header.`
            : `The "Version" header in line ${line} of ${quoteName(main.path)} is empty.`,
        effect: 'Without a version, no site is ever offered the update.',
        fix: 'Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.',
        file: main.path,
        line,
      };
    },
  },
  {
    /**
     * The version begins with a `v`, has no digit, more than 64 characters, or some that no version has.
     *
     * @topic Versions
     * @warning A word that PHP does not know (`1.2.3-hotfix`).
     * @notice A pre-release, unless another check compares it with what is live.
     * @effect PHP cannot compare it, or sorts it below every number: no site is offered the update.
     * @fix Write a version such as `1.2.3`, or check the tool that should.
     */
    id: 'version-format',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { served }) {
      const stated = readVersion(view);
      if (stated === undefined) return;
      const { version, main, line = 1 } = stated;
      const where = `The version ${quoteName(version)} in line ${line} of ${quoteName(main.path)}`;
      const place = { file: main.path, line };
      switch (classifyForm(version)) {
        case 'v':
          yield {
            message: `${where} begins with a ${quoteName(version.charAt(0))}.`,
            effect: 'PHP sorts it below every number, so no site is offered the update.',
            fix: `Write ${quoteName(version.slice(1))}.`,
            ...place,
          };
          break;
        case 'wordy':
          yield {
            message: `${where} has no digit.`,
            effect:
              'PHP sorts it below every number: no site whose version is a number is offered the update.',
            fix: 'Write a number, such as `1.2.3`; if a tool should have filled it in, check that it ran.',
            ...place,
          };
          break;
        case 'characters':
          yield {
            message: `${where} ${describeFault(version)}.`,
            effect: 'Services, tags and file names cannot carry it unchanged, so it could not be compared.',
            fix: 'Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.',
            ...place,
          };
          break;
        case 'word':
          // Another check compares it with the live version, which decides whether sites are offered the update.
          if (served !== undefined) break;
          yield {
            severity: 'warning',
            message: `${where} has a word that PHP does not know, or ends with a separator.`,
            effect:
              'PHP sorts it below the version without that: sites that have that version are not offered the update.',
            fix: 'Use only numbers and dev, alpha, beta, RC or pl, such as `1.2.3.1` or `1.2.3-pl1`.',
            ...place,
          };
          break;
        case 'prerelease':
          // Another check reports it as an error, or as not newer.
          if (served !== undefined && !isPrerelease(served.version)) break;
          yield {
            severity: 'notice',
            message: `${where} is a pre-release.`,
            effect: 'Sites get it like any other update.',
            fix: 'Publish it only if that is intended.',
            ...place,
          };
      }
    },
  },
  {
    /**
     * The version differs from the tag or from `expected-version`.
     *
     * @topic Versions
     * @effect If package and service disagree, WordPress offers the update again and again.
     * @fix Set `Version:` to what you release, or [correct the tag](recover.md#the-tag-and-the-version-differ).
     */
    id: 'version-tag',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { version: expected }) {
      const stated = readVersion(view);
      if (stated === undefined || expected === undefined || stated.version === expected.version) return;
      const { version, main, line } = stated;
      // Without its `v` it would be the expected version; another check asks to remove the `v`.
      if (classifyForm(version) === 'v' && version.slice(1) === expected.version) return;
      yield {
        message: `The version in ${quoteName(main.path)} is ${quoteName(version)}, but ${expected.origin} says ${quoteName(expected.version)}.`,
        effect: ENDLESS,
        fix: adviseOnTag(expected, version),
        file: main.path,
        line,
      };
    },
  },
  {
    /**
     * The version is not greater than the live one, as PHP compares them.
     *
     * @topic Versions
     * @effect Sites that have the live version are never offered this one.
     * @fix Raise `Version:` above it.
     */
    id: 'version-not-newer',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { served, version: expected }) {
      const stated = readVersion(view);
      // The input `if-published` decides what happens if this version is live.
      if (stated === undefined || served === undefined || stated.version === served.version) return;
      const { version, main, line } = stated;
      if (compareVersions(version, served.version) > 0 || isWrongAnyway(version, expected?.version)) return;
      yield {
        message: `Version ${quoteName(version)} is not newer than ${quoteName(served.version)}, which is live now.`,
        effect: 'Sites that have the live version are never offered this one.',
        fix: `Raise \`Version:\` in ${quoteName(main.path)} above ${quoteName(served.version)}.`,
        file: main.path,
        line,
      };
    },
  },
  {
    /**
     * The version is a pre-release (`2.0.0-beta.1`), and the live one is stable.
     *
     * @topic Versions
     * @effect All sites get the pre-release.
     * @fix Do not run the workflow for pre-releases, or accept the finding.
     */
    id: 'prerelease-over-stable',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { served, version: expected }) {
      const stated = readVersion(view);
      if (stated === undefined || served === undefined || isPrerelease(served.version)) return;
      const { version, main, line } = stated;
      if (classifyForm(version) !== 'prerelease' || compareVersions(version, served.version) <= 0) return;
      if (isWrongAnyway(version, expected?.version)) return;
      yield {
        message: `The version ${quoteName(version)} is a pre-release, but ${quoteName(served.version)}, which is live now, is stable.`,
        effect: 'Sites get the pre-release like any other update.',
        fix: 'Do not run this workflow for pre-releases. If all sites are to get it, accept this finding.',
        file: main.path,
        line,
      };
    },
  },
];

/** The commands for a tag; other origins are corrected in place. */
function adviseOnTag(
  { origin, version: tagged }: NonNullable<Expectations['version']>,
  version: string,
): string {
  const [, tag] = /^the tag `([\w.@/+-]+)`$/.exec(origin) ?? [];
  if (tag === undefined) return `Correct \`Version:\` or ${origin}.`;
  const named = tag.endsWith(tagged) ? tag.slice(0, tag.length - tagged.length) + version : '';
  const move = `commit, and move the tag: \`git tag -f ${tag} && git push -f origin ${tag}\`.`;
  const rename = `\`git push -d origin ${tag} && git tag ${named} && git push origin ${named}\`.`;
  // A lower version would have to be taken back from sites.
  if (compareVersions(tagged, version) >= 0 || !/^[\w.@/+-]+$/.test(named))
    return `Raise \`Version:\`, ${move} Or delete it: \`git push -d origin ${tag}\`.`;
  // To tag what the package has would publish what its author calls a pre-release as stable.
  return tagged.startsWith(version) && isPrerelease(tagged)
    ? `Write \`Version: ${tagged}\`, ${move} Or tag ${quoteName(version)} instead.`
    : `Tag the version that the package has: ${rename}`;
}

interface StatedVersion {
  readonly version: string;
  readonly main: PhpFile;
  readonly line: number | undefined;
}

/** The version that WordPress reads; `undefined` if there is none, or not the one that the author meant. */
function readVersion({ main, lost }: PackageView): StatedVersion | undefined {
  if (main === undefined || main.header.version === '' || isLost(lost)) return undefined;
  const [line] = findHeaderLines(main.bytes, 'version');
  return { version: main.header.version, main, line };
}

/** Whether WordPress misses the version or a part of it: then that is the problem. */
function isLost(lost: PackageView['lost']): boolean {
  return lost.some(({ field }) => field === 'version');
}

type Form = 'wordy' | 'v' | 'characters' | 'word' | 'prerelease' | 'plain';

function classifyForm(version: string): Form {
  if (!/[0-9]/.test(version)) return 'wordy';
  if (/^v/i.test(version)) return 'v';
  if (!isVersion(version)) return 'characters';
  // A leading dot stands for an omitted zero.
  if (hasUnknownWord(version.replace(/^\./, ''))) return 'word';
  return isPrerelease(version) ? 'prerelease' : 'plain';
}

/** Whether a version must be written differently, whatever it is compared with. */
export function isUnusable(version: string): boolean {
  return ['wordy', 'v', 'characters'].includes(classifyForm(version));
}

/** Explains why it is not a version. */
function describeFault(version: string): string {
  const odd = [...new Set(version.replace(/[0-9A-Za-z.+_-]/g, ''))].map((one) =>
    one.trim() === '' ? 'a blank' : quoteName(one),
  );
  if (odd.length > 0) return `has ${odd.slice(0, MAX_ODD).join(', ')}, which a version cannot have`;
  return version.length > 64 ? 'has more than 64 characters' : `begins with ${quoteName(version.charAt(0))}`;
}

const MAX_ODD = 5;

/** Whether another check asks the author to change the version anyway. */
function isWrongAnyway(version: string, expected: string | undefined): boolean {
  return isUnusable(version) || (expected !== undefined && version !== expected);
}
