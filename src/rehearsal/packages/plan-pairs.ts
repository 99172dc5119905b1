import { compareVersions } from '../../package/index.ts';
import type { AvailableVersions, PlannedPair } from '../model/rehearsal.ts';

/** The inputs that choose the pairs. */
interface MatrixOptions {
  /** Versions, in order. `auto`: the lowest that the package declares, and the newest. */
  readonly php: 'auto' | readonly string[];
  /** Versions, paths or URLs of ZIPs, in order. `auto`: the lowest that the package declares, and `latest`. */
  readonly wordpress: 'auto' | readonly string[];
  /** `pairs`: in order, the last of the shorter list repeated; `full`: each with each. */
  readonly matrix: 'pairs' | 'full';
}

/** The requirements in the package's headers; `''` if there are none. */
interface DeclaredVersions {
  readonly requiresPhp: string;
  readonly requiresWordPress: string;
}

/** The lowest PHP that current WordPress supports, and the lowest WordPress that Playground boots. */
const LOWEST = { php: '7.4', wordpress: '6.2' };

/**
 * Lists what a Playground has: each version of PHP is a package of its own.
 *
 * @param paths of its packages, as in the lockfile
 */
export function listAvailable(paths: readonly string[]): AvailableVersions {
  const php = paths.flatMap((path) => {
    const [, major, minor] = /\/@php-wasm\/node-(\d+)-(\d+)$/.exec(path) ?? [];
    return major === undefined || minor === undefined ? [] : [`${major}.${minor}`];
  });
  return {
    php: php.filter((version) => compareVersions(version, LOWEST.php) >= 0).sort(compareVersions),
    wordpress: LOWEST.wordpress,
  };
}

/** A plugin beside the package, which may require higher versions. */
type NeededPlugin = DeclaredVersions & { readonly name: string };

/** Plans the pairs on which a package is rehearsed, without duplicates. */
export function planPairs(
  { php, wordpress, matrix }: MatrixOptions,
  declared: DeclaredVersions,
  available: AvailableVersions,
  needed: readonly NeededPlugin[] = [],
): readonly PlannedPair[] {
  const phpChoices = php === 'auto' ? choosePhp(declared.requiresPhp, available, needed) : php.map(toChoice);
  const wordpressChoices =
    wordpress === 'auto'
      ? chooseWordPress(declared.requiresWordPress, available, needed)
      : wordpress.map(toChoice);
  const pairs = join(phpChoices, wordpressChoices, matrix).map(([first, second]) => {
    const notes = [first.note, second.note].filter((note) => note !== undefined);
    const pair = { php: first.version, wordpress: second.version };
    return notes.length === 0 ? pair : { ...pair, note: notes.join('; ') };
  });
  return [...new Map(pairs.map((pair) => [`${pair.php}\n${pair.wordpress}`, pair])).values()];
}

interface VersionChoice {
  readonly version: string;
  readonly note?: string;
}

function toChoice(version: string): VersionChoice {
  return { version };
}

function choosePhp(
  requires: string,
  { php }: AvailableVersions,
  needed: readonly NeededPlugin[],
): readonly VersionChoice[] {
  const newest = php.at(-1) ?? '';
  const declared = readVersion(requires, 2);
  const least = highestRequirement(declared, needed, ({ requiresPhp }) => readVersion(requiresPhp, 2));
  const lowest = php.find((version) => compareVersions(version, least.version) >= 0) ?? newest;
  const choice = explain('PHP', declared, lowest, least.name);
  return lowest === newest ? [choice] : [choice, { version: newest }];
}

function chooseWordPress(
  requires: string,
  available: AvailableVersions,
  needed: readonly NeededPlugin[],
): readonly VersionChoice[] {
  // The first release of a branch is `6.4`, not `6.4.0`.
  const read = (header: string) => readVersion(header, 3).replace(/^(\d+\.\d+)\.0$/, '$1');
  const declared = read(requires);
  const least = highestRequirement(declared, needed, ({ requiresWordPress }) => read(requiresWordPress));
  const isHad = compareVersions(least.version, available.wordpress) >= 0;
  const version = isHad ? least.version : available.wordpress;
  return [explain('WordPress', declared, version, isHad ? least.name : undefined), { version: 'latest' }];
}

/** The version at the start of a header, with at least two and at most `maxParts` numbers; `''` for none. */
function readVersion(header: string, maxParts: number): string {
  const parts = /^\d+(\.\d+)*/.exec(header.trim())?.[0].split('.') ?? [];
  return parts.length === 1 ? `${parts[0] ?? ''}.0` : parts.slice(0, maxParts).join('.');
}

/** The highest required version, with the name of the plugin beside the package that requires it, if one does. */
function highestRequirement(
  declared: string,
  needed: readonly NeededPlugin[],
  read: (plugin: NeededPlugin) => string,
): { readonly version: string; readonly name?: string } {
  return needed.reduce<{ readonly version: string; readonly name?: string }>(
    (most, plugin) =>
      compareVersions(read(plugin), most.version) > 0 ? { version: read(plugin), name: plugin.name } : most,
    { version: declared },
  );
}

/** @param by the plugin beside the package that requires it */
function explain(what: string, declared: string, version: string, by?: string): VersionChoice {
  const words = declared === '' ? '' : `declared ${what} ${declared}, `;
  if (by !== undefined && declared !== version)
    return { version, note: `${words}tried ${words === '' ? `${what} ` : ''}${version}: ${by} requires it` };
  if (declared === '' || declared === version) return { version };
  const isBelow = compareVersions(declared, version) < 0;
  const note = isBelow
    ? `${what} ${declared} is declared, rehearsals begin with ${version}`
    : `declared ${what} ${declared}, tried ${version}`;
  return { version, note };
}

function join(
  php: readonly VersionChoice[],
  wordpress: readonly VersionChoice[],
  matrix: MatrixOptions['matrix'],
): readonly (readonly [VersionChoice, VersionChoice])[] {
  if (matrix === 'full') return php.flatMap((first) => wordpress.map((second) => [first, second] as const));
  return Array.from({ length: Math.max(php.length, wordpress.length) }, (_, index) => {
    const [first, second] = [php[index] ?? php.at(-1), wordpress[index] ?? wordpress.at(-1)];
    return [first ?? toChoice(''), second ?? toChoice('')] as const;
  });
}
