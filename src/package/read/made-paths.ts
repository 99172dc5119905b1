import { type Spend, spendFreely, TOKEN_STEPS } from '../search-budget.ts';
import { scanPhp } from '../php/tokens.ts';

/** Paths in the plugin's own PHP code that only a build, or Composer, makes. */
interface MadePaths {
  /** Scripts, styles and their companions; it is not known what these paths are relative to. */
  readonly builtPaths: readonly string[];
  readonly composer: ComposerUse;
}

/** How the plugin's own PHP code uses files of Composer. */
export interface ComposerUse {
  /** The files of packages, and the autoloaders, that it names. */
  readonly named: readonly NamedFile[];
  /** It also has an autoloader of its own. */
  readonly hasOwnAutoloader: boolean;
}

/** A path in a string of PHP code; it is not known what it is relative to. */
interface NamedFile {
  readonly path: string;
  /** The file with the code, as a path in the package. */
  readonly by: string;
}

export const NO_COMPOSER: ComposerUse = { named: [], hasOwnAutoloader: false };

const MAX_NAMED = 200;
/** Each is searched for among all files. */
const MAX_BUILT = 1000;
const MAX_LENGTH = 300;
/** Maximum size of code that may have such paths; the largest of 500 real plugins has less than a third of it. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * A part that every such path has, so that hardly any file has to be parsed. The pattern begins with rare characters,
 * which makes the search several times faster.
 */
const HINTS = /\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/;
const BUILT =
  /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;

const COMPOSER_HINT = /\/(?<=vendor[\w-]*\/)|\.php(?<=autoload[\w-]*\.php)/;
/** The end of a string, after values that PHP fills in. */
const NAMED = /(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/;
const OF_COMPOSER = /(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./;
const FILLED_IN = /\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g;
/** Tools that only the plugin's authors run. */
const TOOL =
  /\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i;

/**
 * Searches the strings of PHP code for these paths, file by file.
 *
 * @param placed folders of packages that Composer puts elsewhere, relative to the plugin
 */
export function createMadeSearch(placed: readonly string[] = []): {
  readonly search: (by: string, code: string, spend?: Spend) => void;
  readonly collect: () => MadePaths;
} {
  const built = new Set<string>();
  const named: NamedFile[] = [];
  let hasOwnAutoloader = false;
  let leftBytes = MAX_BYTES;
  const isPlaced = (file: string) => placed.some((folder) => `/${file}`.includes(`/${folder}/`));
  return {
    search(by, code, spend = spendFreely) {
      const isTool = TOOL.test(by);
      hasOwnAutoloader ||= !isTool && code.includes('_autoload_register');
      const mayBuild = HINTS.test(code);
      const mayName = !isTool && (COMPOSER_HINT.test(code) || placed.some((folder) => code.includes(folder)));
      if (!(mayBuild || mayName)) return;
      leftBytes -= code.length;
      if (!spend(leftBytes < 0 ? Infinity : code.length * TOKEN_STEPS)) return;
      scanPhp(code, ({ kind, text, value = '' }) => {
        if (kind !== 'string' || text.length > MAX_LENGTH) return;
        const path = value.replace(/^(\.{0,2}\/)+/, '');
        // A word without a slash may be anything.
        if (mayBuild && value.includes('/') && BUILT.test(path) && built.size < MAX_BUILT) built.add(path);
        if (!mayName || named.length >= MAX_NAMED) return;
        const inside = text
          .slice(1, -1)
          .replace(FILLED_IN, '}')
          .replaceAll(/\/{2,}/g, '/');
        const [, file = ''] = NAMED.exec(inside) ?? [];
        if (OF_COMPOSER.test(file) || isPlaced(file))
          named.push({ path: file.replace(/^(\.{1,2}\/)+/, ''), by });
      });
    },
    collect: () => ({ builtPaths: [...built], composer: { named, hasOwnAutoloader } }),
  };
}
