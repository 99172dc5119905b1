import { quoteName } from '../shared/quote.ts';
import { InputMistake } from './mistake.ts';

/** An entry: `id`, `id:path`, or `id:"path"` for one with blanks or commas; whatever else stands there is an `id`, too. */
const ENTRY = /([^\s,:]+)(?::(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,]*)))?(?=[\s,]|$)|[^\s,]+/g;

const MAX_TOLD = 5;

/**
 * Reads a list of what the author accepts: entries separated by blanks, commas or lines.
 *
 * @param parse makes something of an entry, or throws an InputMistake; the entry as it is written comes last
 * @throws InputMistake that tells all entries that cannot be accepted
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
