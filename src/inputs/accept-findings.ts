import type { AcceptedFinding } from '../plugin/accept.ts';
import { CHECK_IDS, isCheckId, RENAMED_CHECKS } from '../plugin/check-ids.ts';
import { findNearest } from '../shared/nearest-name.ts';
import { quoteName } from '../shared/quote.ts';
import { assertPath, parseAccepted } from './accepted.ts';
import { InputMistake } from './mistake.ts';

/**
 * The findings of the input `accept-findings`, separated by blanks, commas or lines.
 *
 * @param renamed former names of checks
 * @throws InputMistake that tells all entries that cannot be accepted
 */
export function parseAcceptFindings(
  value: string,
  renamed: typeof RENAMED_CHECKS = RENAMED_CHECKS,
): readonly AcceptedFinding[] {
  return parseAccepted(value, (name, path, entry) => {
    const id = Object.hasOwn(renamed, name) ? renamed[name] : name;
    return toAccepted(entry, id ?? name, path);
  });
}

function toAccepted(entry: string, id: string, path: string | undefined): AcceptedFinding {
  if (!isCheckId(id)) {
    const nearest = findNearest(id, Object.keys(CHECK_IDS));
    throw new InputMistake(
      `names ${quoteName(entry)}, which is not a check`,
      nearest === undefined
        ? 'Copy the name of the check from the log, and put a path with blanks or commas in quotes, as in `dev-files:"my-plugin/a b.sh"`.'
        : `Did you mean ${quoteName(nearest)}?`,
    );
  }
  if (CHECK_IDS[id] === 'no') {
    throw new InputMistake(
      `names ${quoteName(id)}, which cannot be accepted: sites could not use the package`,
      `Leave ${quoteName(id)} out, and fix the package.`,
    );
  }
  if (path === undefined && CHECK_IDS[id] === 'path') {
    throw new InputMistake(
      `names ${quoteName(id)} without a path`,
      id === 'required-file-missing'
        ? `Name each file that is missing: ${quoteName(`${id}:my-plugin/file.php`)}.`
        : `Name each file that you have looked at, as the log shows it: ${quoteName(`${id}:my-plugin/file.php`)}.`,
    );
  }
  assertPath(id, path, entry);
  return { id, path };
}
