import { sortByBytes } from '../../shared/sorted.ts';
import { compareVersions } from '../wordpress/version.ts';
import type { Libraries, Library } from './library.ts';

/** A library that is not the same in two packages. */
export interface LibraryChange {
  /** `changed`: its versions have no order, such as those of branches. */
  readonly change: 'added' | 'raised' | 'lowered' | 'changed' | 'removed';
  readonly name: string;
  /** All its versions, in words; `''` where it is not. */
  readonly from: string;
  readonly to: string;
}

type Compared = Pick<Libraries, 'found' | 'unread'>;

/**
 * Compares the libraries of two packages, by their names; sorted by the kind of change. Leaves out those of a kind that was not read
 * whole: the missing ones are unknown.
 */
export function compareLibraries(from: Compared, to: Compared): readonly LibraryChange[] {
  const unread = [...from.unread, ...to.unread];
  const [before, after] = [from, to].map(({ found }) =>
    listVersions(found.filter(({ kind }) => !unread.includes(kind))),
  ) as [ReturnType<typeof listVersions>, ReturnType<typeof listVersions>];
  const keys = sortByBytes([...new Set([...before.keys(), ...after.keys()])], (key) => key);
  const changes = keys.flatMap((key): readonly LibraryChange[] => {
    const [old, now] = [before.get(key), after.get(key)];
    const name = (now ?? old)?.name ?? '';
    const sides = { name, from: old?.versions.join(', ') ?? '', to: now?.versions.join(', ') ?? '' };
    if (old === undefined) return [{ change: 'added', ...sides }];
    if (now === undefined) return [{ change: 'removed', ...sides }];
    return strip(sides.from) === strip(sides.to)
      ? []
      : [{ change: judge(old.versions, now.versions), ...sides }];
  });
  return KINDS.flatMap((kind) => changes.filter(({ change }) => change === kind));
}

const KINDS = [
  'added',
  'raised',
  'lowered',
  'changed',
  'removed',
] as const satisfies readonly LibraryChange['change'][];

/** The versions of each library, the highest last. */
function listVersions(libraries: readonly Library[]) {
  const groups = Map.groupBy(libraries, ({ kind, name }) => `${kind} ${name}`);
  return new Map(
    [...groups].map(([key, alike]) => {
      const versions = alike
        .map(({ version }) => version)
        .sort((a, b) => compareVersions(strip(a), strip(b)));
      return [key, { name: alike[0]?.name ?? '', versions }] as const;
    }),
  );
}

function judge(old: readonly string[], now: readonly string[]): LibraryChange['change'] {
  const [before, after] = [old, now].map((versions) => strip(versions.at(-1) ?? ''));
  if (!/^\d/.test(before ?? '') || !/^\d/.test(after ?? '')) return 'changed';
  const order = compareVersions(after ?? '', before ?? '');
  return order > 0 ? 'raised' : order < 0 ? 'lowered' : 'changed';
}

/** Tags have a `v` that versions lack; of one version, or of a list. */
function strip(version: string): string {
  return version.replace(/(?<![^ ])v(?=\d)/g, '');
}
