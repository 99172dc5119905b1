import type { ListedFile } from '../model/packages.ts';
import type { NameOrigin, NamePlace, UsedNames } from '../model/results.ts';

const KEY = /^[fckh]:[\w\\/.\x80-\uffff-]{1,200}$/;
const SHOWN = /^[\w\\\x80-\uffff]{1,200}$/;
const CALLED = /^(new |\$\w{1,100}->|(->\w{1,100})?->)?[\w\\:\x80-\uffff]{1,200}(\(\))?$/;
const KINDS = ['nowhere', 'no-class', 'no-method', 'no-variable', 'arguments'] as const;
const MAX_NAMES = 50_000;

/**
 * Reads the result of `names.php`. Drops malformed entries: the plugin may have written them.
 *
 * @param folder the plugin's, in the package
 * @param files of the package
 * @returns `undefined` without a list
 */
export function readUsedNames(
  result: unknown,
  folder: string,
  files: readonly ListedFile[],
): UsedNames | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const raw = result as Readonly<Record<string, unknown>>;
  if (!Array.isArray(raw['known']) || !Array.isArray(raw['unknown'])) return undefined;
  const ofPackage = new Set(files.map(({ shown }) => shown));
  const paths = toList(raw['paths']).map((path) => String(path).slice(folder.length + 1));
  const guards = toList(raw['guards']).map((list) => toList(list).filter(isText));
  const toPlaces = (list: unknown) =>
    toLists(list).flatMap(([file, line, guard, inside = '']): readonly NamePlace[] => {
      const path = paths[Number(file)] ?? '';
      if (!ofPackage.has(path) || !Number.isInteger(line) || !isText(inside)) return [];
      return [{ file: path, line: line as number, guards: guards[Number(guard)] ?? [], inside }];
    });
  const known = toLists(raw['known']).flatMap(([key, owner, detail]) => {
    const origin = OWNERS.get(owner);
    if (!isMatch(key, KEY) || origin === undefined) return [];
    return [[key, { owner: origin, detail: isText(detail) ? detail : '' }] as const];
  });
  const unknown = toLists(raw['unknown']).flatMap(([key, shown, places]) => {
    if (!isMatch(key, KEY) || !isMatch(shown, SHOWN)) return [];
    const all = toPlaces(places);
    return all.length === 0 ? [] : [[key, { shown, places: all }] as const];
  });
  const broken = toLists(raw['broken']).flatMap(
    ([kind, shown, given, required, places]): UsedNames['broken'] => {
      const known = KINDS.find((one) => one === kind);
      const all = toPlaces(places);
      if (known === undefined || all.length === 0 || !isMatch(shown, CALLED)) return [];
      return [{ kind: known, shown, given: Number(given), required: Number(required), places: all }];
    },
  );
  const loads = toEntries(raw['loads']).map(
    ([file, list]) => [paths[Number(file)] ?? '', toPlaces(list)] as const,
  );
  const calls = toEntries(raw['calls']).map(([name, list]) => [name, toPlaces(list)] as const);
  const own = toList(raw['own']).filter((key) => isMatch(key, KEY));
  const unread = Number(raw['unread']);
  return {
    known: new Map(known),
    own: new Set(own),
    unknown: new Map(unknown),
    loads: new Map(loads),
    calls: new Map(calls),
    broken,
    extensions: new Set(toList(raw['extensions']).filter(isText)),
    unreadCount: Number.isInteger(unread) ? unread : 0,
  };
}

const OWNERS = new Map<unknown, NameOrigin['owner']>([
  ['php', 'PHP'],
  ['wordpress', 'WordPress'],
  ['asked', 'asked'],
]);

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, MAX_NAMES) : [];
}

function toEntries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value).slice(0, MAX_NAMES) : [];
}

function toLists(value: unknown): readonly (readonly unknown[])[] {
  return toList(value).filter((item) => Array.isArray(item));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return isText(value) && pattern.test(value);
}
