import { quoteName } from '../../shared/quote.ts';
import type { In, Program } from './link.ts';

/** A name without its namespace or class, in lower case. */
const lastPart = (name: string) => name.replace(/^.*(?:\\|::)/, '').toLowerCase();

/**
 * Says where the package has a function, class or method of the same name, if only one place has it: usually the missing one
 * has moved there.
 *
 * @returns a sentence; `''` if there is none, or more than one
 */
export function nameElsewhere(rule: string, name: string, { functions, classes }: Program): string {
  const last = lastPart(name);
  const listed = <T extends { readonly name: string; readonly shown: string; readonly line: number }>(
    all: ReadonlyMap<string, readonly In<T>[]>,
    pick: (one: In<T>) => boolean,
  ) => [...all.values()].flat().filter(pick);
  const found = rule.endsWith('-function')
    ? listed(functions, ({ fact }) => lastPart(fact.name) === last).map((one) => tell(one, '()'))
    : rule.endsWith('-class')
      ? listed(classes, ({ fact }) => fact.name !== '' && lastPart(fact.name) === last).map((one) =>
          tell(one),
        )
      : rule.endsWith('-method')
        ? listed(classes, () => true).flatMap(({ fact, path }) =>
            fact.methods
              .filter((method) => method.name === last)
              .map(({ shown, line }) =>
                tell({ path, fact: { shown: `${fact.shown}::${shown}`, line } }, '()'),
              ),
          )
        : [];
  return found.length === 1 ? ` ${found[0]}` : '';
}

function tell({ fact, path }: In<{ readonly shown: string; readonly line: number }>, end = ''): string {
  return `${quoteName(path)} has \`${fact.shown}${end}\` in line ${fact.line}.`;
}

/** The file in which the previous version had a name that is gone. */
export function findFileBefore(
  rule: string,
  name: string,
  { functions, classes, constants }: Program,
): string | undefined {
  const [owner = ''] = name.split('::');
  const found = {
    'gone-function': functions.get(name.toLowerCase()),
    'gone-class': classes.get(name.toLowerCase()),
    'gone-method': classes.get(owner.toLowerCase()),
    'gone-constant': constants.get(name),
  }[rule];
  return found?.[0]?.path;
}
