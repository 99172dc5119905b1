import { prefixOf } from '../folder-paths.ts';
import { link, type Program } from './link.ts';
import type { Conditions, PhpIndex, PhpLoad, When } from './model.ts';
import { AUTOLOADER, type FollowedLoad, follow, settleMissing, settlePhp } from './run.ts';
import { WILD } from './values.ts';

/** A `require` or `include` with a path below the plugin's folder, or the registration of a block that lies there. */
export interface Load {
  /** A path in the package. */
  readonly path: string;
  /** The word of PHP; `register_block_type` for a `block.json`. */
  readonly keyword: string;
  /** The file with the code, as a path in the package; lines count from 1. */
  readonly by: string;
  readonly line: number;
  readonly when: When;
  /** It is loaded only if a file exists, or a missing file has no effect. */
  readonly isGuarded: boolean;
  /** Code before it stops if a file is missing. */
  readonly isBehindGuard: boolean;
}

/** The code of every request, by paths in the package. */
export interface LoadedCode {
  /** Loads that PHP gets to, from the main file on. */
  readonly loads: readonly Load[];
  /** Files of every request, in the order in which PHP enters them, without the main file. */
  readonly loaded: readonly LoadedFile[];
}

interface LoadedFile {
  readonly path: string;
  /** The main file loads it itself. */
  readonly isDirect: boolean;
  /** It has an opening tag. */
  readonly hasTag: boolean;
  /** Its first bytes, as latin1 text; `''` if it begins with a tag. */
  readonly start: string;
}

export const NO_CODE: LoadedCode = { loads: [], loaded: [] };

/** Names in a sentence what a load does. */
export function nameVerb({ keyword }: Pick<Load, 'keyword'>): string {
  return keyword.startsWith('require') ? 'requires' : 'includes';
}

/** Whether PHP stops if the file is missing: at once, or at the first class that an autoloader should have found. */
export function isFatal({ keyword, path }: Pick<Load, 'keyword' | 'path'>): boolean {
  return keyword.startsWith('require') || AUTOLOADER.test(path);
}

/** Follows the code of a package from its main file. */
export function readLoadedCode(index: PhpIndex): LoadedCode {
  const place = createPlacing(index);
  const { loads, entered } = follow(link(index));
  const listed = loads.flatMap((found) => place(found));
  const prefix = prefixOf(index.folder);
  const main = prefix + index.mainFile;
  const [top] = index.files.get(index.mainFile)?.units ?? [];
  const direct = new Set(
    loads
      .filter(({ load }) => top?.loads.includes(load))
      .flatMap((found) => place(found).map(({ path }) => path)),
  );
  const loaded = [...entered].flatMap((below) => {
    const { starts } = index.files.get(below) ?? {};
    const path = prefix + below;
    return starts === undefined || path === main ? [] : [{ path, isDirect: direct.has(path), ...starts }];
  });
  return { loads: listed, loaded };
}

/** Lists the loads in the plugin's own code that some site may run, and that do not ask for the file first. */
export function listOwnLoads(index: PhpIndex): readonly Load[] {
  const program = link(index);
  const place = createPlacing(index);
  return program.own.flatMap(([by, { units }]) =>
    units.flatMap(({ loads }) => loads.flatMap((load) => locateLoad(load, by, program).flatMap(place))),
  );
}

function locateLoad(load: PhpLoad, by: string, program: Program): readonly FollowedLoad[] {
  const when = settlePhp(load.at, program.index.requiresPhp);
  const target = when === 'never' ? undefined : program.locate(load.path, by);
  const isSure = target !== undefined && !target.includes(WILD) && /^(require|include)/.test(load.keyword);
  if (!isSure || isAsked(load.at) || load.isGuarded) return [];
  return settleMissing(load.at, target, program) === 'always' ? [{ load, by, target, when }] : [];
}

/** Whether the code asks for a file first. No `catch` helps against a missing one. Source: PHP's manual, `require`. */
const isAsked = ({ guards }: Conditions) => guards.includes('e');

/** Puts loads into the package. */
function createPlacing({ folder }: PhpIndex) {
  const prefix = prefixOf(folder);
  return ({ load, by, target, when }: FollowedLoad): readonly Load[] => {
    if (target.startsWith('../')) return [];
    const isBlock = load.keyword.startsWith('register_block_type');
    const path = isBlock && !target.endsWith('block.json') ? `${target}/block.json` : target;
    return [
      {
        path: prefix + path,
        keyword: isBlock ? 'register_block_type' : load.keyword,
        by: prefix + by,
        line: load.line,
        when,
        isGuarded: (!isBlock && load.isGuarded) || isAsked(load.at),
        isBehindGuard: load.at.guards.includes('E'),
      },
    ];
  };
}
