import type { ListedFile } from '../model/packages.ts';
import type { NameOrigin, NamePlace, UsedNames } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';

const KEY = /^[fckh]:[\w\\/.\x80-\uffff-]{1,200}$/;
const SHOWN = /^[\w\\\x80-\uffff]{1,200}$/;
const CALLED = /^(new |\$\w{1,100}->|(->\w{1,100})?->)?[\w\\:\x80-\uffff]{1,200}(\(\))?$/;
const KINDS = ['nowhere', 'no-class', 'no-method', 'no-variable', 'arguments'] as const;

/**
 * Reads what `names.php` says of a package. Drops what no package has: the plugin may have written it.
 *
 * @param folder the plugin's, in the package
 * @param files of the package
 */
export function readUsedNames(
  raw: ResultOf<'names'>,
  folder: string,
  files: readonly ListedFile[],
): UsedNames {
  const ofPackage = new Set(files.map(({ shown }) => shown));
  const paths = raw.paths.map((path) => path.slice(folder.length + 1));
  const toPlaces = (list: RawPlaces) =>
    list.flatMap(([file, line, guard, inside]): readonly NamePlace[] => {
      const path = paths[file] ?? '';
      if (!ofPackage.has(path) || !Number.isInteger(line)) return [];
      return [{ file: path, line, guards: raw.guards[guard] ?? [], inside }];
    });
  const known = raw.known.flatMap(([key, owner, detail]) => {
    const origin = OWNERS.get(owner);
    return KEY.test(key) && origin !== undefined ? [[key, { owner: origin, detail }] as const] : [];
  });
  const unknown = raw.unknown.flatMap(([key, shown, places]) => {
    const all = toPlaces(places);
    const isName = KEY.test(key) && SHOWN.test(shown);
    return isName && all.length > 0 ? [[key, { shown, places: all }] as const] : [];
  });
  const broken = raw.broken.flatMap(([kind, shown, given, required, places]): UsedNames['broken'] => {
    const known = KINDS.find((one) => one === kind);
    const all = toPlaces(places);
    if (known === undefined || all.length === 0 || !CALLED.test(shown)) return [];
    return [{ kind: known, shown, given, required, places: all }];
  });
  const loads = [...raw.loads].map(([file, list]) => [paths[Number(file)] ?? '', toPlaces(list)] as const);
  const calls = [...raw.calls].map(([name, list]) => [name, toPlaces(list)] as const);
  return {
    known: new Map(known),
    own: new Set(raw.own.filter((key) => KEY.test(key))),
    unknown: new Map(unknown),
    loads: new Map(loads),
    calls: new Map(calls),
    broken,
    extensions: new Set(raw.extensions),
    unreadCount: raw.unread,
  };
}

type RawPlaces = ResultOf<'names'>['unknown'][number][2];

const OWNERS = new Map<string, NameOrigin['owner']>([
  ['php', 'PHP'],
  ['wordpress', 'WordPress'],
  ['asked', 'asked'],
]);
