import { sortByBytes } from '../../shared/sorted.ts';

/** Somebody else's code in a package. All texts are made of the characters that names and versions have, except paths. */
export interface Library {
  /** Where its name comes from: Composer's lists, or the comment of a script, which has a title. */
  readonly kind: 'composer' | 'script';
  /** Such as `psr/log`, or a title such as `Chart.js`. */
  readonly name: string;
  /** As its author writes it; `''` if nothing states it. */
  readonly version: string;
  /** Identifiers of SPDX where they are, sorted. */
  readonly licenses: readonly string[];
  /** The folders of a package, or the files with the comment; in the ZIP, sorted by bytes. */
  readonly paths: readonly string[];
}

/** The libraries of a package. */
export interface Libraries {
  /** Sorted by kind, name and version. */
  readonly found: readonly Library[];
  /** Composer packages that a list names although none of their files was found, such as `psr/log 3.0.0`. */
  readonly withoutFiles: readonly string[];
  /** Kinds with lists or scripts that were not read, because they are damaged or too many. */
  readonly unread: readonly Library['kind'][];
}

/** Joins what is the same library in several places, and sorts. */
export function joinLibraries(all: readonly Library[]): readonly Library[] {
  const groups = Map.groupBy(all, ({ kind, name, version }) => JSON.stringify([kind, name, version]));
  const joined = [...groups].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const licenses = uniq([first, ...others].flatMap((one) => one.licenses));
    return {
      key,
      library: { ...first, licenses, paths: uniq([first, ...others].flatMap(({ paths }) => paths)) },
    };
  });
  return sortByBytes(joined, ({ key }) => key).map(({ library }) => library);
}

function uniq(texts: readonly string[]): readonly string[] {
  return sortByBytes([...new Set(texts)], (text) => text);
}
