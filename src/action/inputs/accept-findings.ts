import { CHECK_IDS } from '../../package/index.ts';
import { findNearest } from '../../shared/nearest-name.ts';
import { quoteName } from '../../shared/quote.ts';
import type { AcceptedFinding } from '../accept.ts';
import { InputMistake } from './mistake.ts';

/**
 * Parses the input `accept-findings`: entries separated by blanks, commas or lines.
 *
 * @throws InputMistake that lists all entries that cannot be accepted
 */
export function parseAcceptFindings(value: string): readonly AcceptedFinding[] {
  return parseAccepted(value, (id, path, entry) => toAccepted(entry, id, path));
}

/** Whether it names a check. */
export function isCheckId(name: string): name is keyof typeof CHECK_IDS {
  return Object.hasOwn(CHECK_IDS, name);
}

/** @throws InputMistake */
export function toAccepted(entry: string, id: string, path: string | undefined): AcceptedFinding {
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
      `names ${quoteName(id)}, which cannot be accepted: ${id === 'api-key-in-package' ? 'everyone who gets the package could use the key' : 'sites could not use the package'}`,
      `Leave ${quoteName(id)} out, and fix the package.`,
    );
  }
  if (path === undefined && CHECK_IDS[id] === 'path') {
    throw new InputMistake(
      `names ${quoteName(id)} without a file`,
      id === 'required-file-missing'
        ? `Name each file that is missing: ${quoteName(`${id}:my-plugin/file.php`)}.`
        : `Name each file that you have looked at, as the log shows it: ${quoteName(`${id}:my-plugin/file.php`)}.`,
    );
  }
  assertPath(id, path, entry);
  return { id, path };
}

/**
 * An entry: `id`, `id:path`, or `id:"path"` for a path with blanks or commas. Any other text counts as an `id`, too.
 */
const ENTRY = /([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g;

const MAX_TOLD = 5;

/**
 * Reads a list of accepted findings, separated by blanks, commas or lines.
 *
 * @param parse converts an entry, or throws an InputMistake; its last argument is the entry as written
 * @throws InputMistake that lists all entries that cannot be accepted
 */
export function parseAccepted<T>(
  value: string,
  parse: (id: string, path: string | undefined, entry: string) => T,
): readonly T[] {
  const mistakes: InputMistake[] = [];
  const accepted = [...value.matchAll(ENTRY)].flatMap(([entry, id = entry, inDouble, inSingle, bare]) => {
    try {
      return [parse(id, inDouble ?? inSingle ?? bare, entry)];
    } catch (error) {
      if (!(error instanceof InputMistake)) throw error;
      mistakes.push(error);
      return [];
    }
  });
  if (mistakes.length === 0) return accepted;
  const told = mistakes.slice(0, MAX_TOLD);
  const rest = mistakes.length > told.length ? `; and ${mistakes.length - told.length} more mistakes` : '';
  throw new InputMistake(
    told.map(({ message }) => message).join('; it ') + rest,
    [...new Set(told.map(({ fix }) => fix))].join(' '),
  );
}

/** @throws InputMistake */
export function assertPath(id: string, path: string | undefined, entry: string): void {
  if (path !== '' && !/^["']/.test(path ?? '')) return;
  throw new InputMistake(
    `names ${quoteName(entry)}, whose path ${path === '' ? 'is empty' : 'begins with a quote that does not end'}`,
    `Write the path as the log shows it, such as ${quoteName(`${id}:"my-plugin/a b.php"`)}; quotes are needed only around blanks and commas.`,
  );
}
