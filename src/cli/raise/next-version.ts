import { isVersion } from '../../shared/version-text.ts';
import { CommandError } from '../command-error.ts';
import { compareVersions, hasUnknownWord } from '../package-code.ts';

/** The parts of a version that can be raised by name. */
const PARTS = ['major', 'minor', 'patch'] as const;

/**
 * Chooses the version to write.
 *
 * @param wanted a version, or the part to raise
 * @throws CommandError it is not a version, or WordPress would not offer it to sites that have the current one
 */
export function chooseVersion(wanted: string, current: string): string {
  const part = PARTS.findIndex((name) => name === wanted.toLowerCase());
  const next = part < 0 ? wanted : raisePart(current, part);
  const bare = next.replace(/^v\.?(?=\d)/i, '');
  if (bare !== next) throw new CommandError(`A version begins with a digit. Write ${bare}.`);
  if (!/^\d/.test(next) || !isVersion(next))
    throw new CommandError(
      `${JSON.stringify(wanted)} is not a version. Write one such as 1.3.0, or one of ${PARTS.join(', ')}.`,
    );
  if (hasUnknownWord(next))
    throw new CommandError(
      `${next} has a word that PHP does not know, or ends with a separator: sites that have ${next.replace(/[^\d.].*$|\.$/, '')} would never be offered it. Use only numbers and dev, alpha, beta, RC or pl, such as 1.3.0-beta.1.`,
    );
  if (compareVersions(next, current) > 0) return next;
  throw new CommandError(
    `${next} is not newer than ${current}, the version in the header: WordPress would never offer it to sites that have ${current}. Name a newer version.`,
  );
}

/** A fourth number is dropped by whatever is raised before it. */
const FORM = /^(\d+(?:\.\d+){0,2})(?:(?:\.\d+)+|(?:[-.+_]|(?=[a-z]))[a-z].*)?$/i;

/**
 * Raises a part as `npm version` does: a pre-release becomes its release, if that has the part already. Keeps the
 * number of parts, but for a patch.
 */
function raisePart(current: string, part: number): string {
  const [, numbers = ''] = FORM.exec(current) ?? [];
  const given = numbers.split('.');
  if (numbers === '' || given.some((number) => /^0\d|\d{10}/.test(number)))
    throw new CommandError(
      `${current} does not have the form 1.2.3, so the next version is not clear. Write the new version: raise 1.3.0.`,
    );
  const isPrerelease = /[a-z]/i.test(current);
  const count = Math.max(given.length, part + 1);
  const values = Array.from({ length: count }, (_, index) => Number(given[index] ?? 0));
  const isReached = isPrerelease && values.slice(part + 1).every((value) => value === 0);
  return values
    .map((value, index) => (index < part ? value : index > part ? 0 : isReached ? value : value + 1))
    .join('.');
}
