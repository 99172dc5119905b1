import { type Spend, spendFreely, TOKEN_STEPS } from './limits.ts';
import { tokenizePhp } from './php/tokens.ts';

/** Paths in the plugin's own PHP code that only a build, or Composer, makes. */
interface MadePaths {
  /** Scripts, styles and what belongs to them; what they are relative to is not known. */
  readonly builtPaths: readonly string[];
  readonly composer: ComposerUse;
}

/** How the plugin's own PHP code uses files of Composer. */
export interface ComposerUse {
  /** The files of packages, and autoloaders, that it names. */
  readonly named: readonly NamedFile[];
  /** It finds classes by itself, too. */
  readonly hasOwnAutoloader: boolean;
}

/** A path in a text of PHP code; what it is relative to is not known. */
interface NamedFile {
  readonly path: string;
  /** The file with the code, in the package. */
  readonly by: string;
}

export const NO_COMPOSER: ComposerUse = { named: [], hasOwnAutoloader: false };

const MAX_NAMED = 200;
/** Each is looked for among all files. */
const MAX_BUILT = 1000;
const MAX_LENGTH = 300;
/** Of code that may have such paths; of 500 real plugins, none has a third of it. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * Something of each path that counts. Hardly any file needs to be taken apart, and a search that begins with rare characters
 * is several times faster.
 */
const HINTS = /\/(?:build|dist|(?<=(?:build|dist)\/))|\.(?:asset\.php|min\.(?:js|css))/;
const BUILT =
  /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;

const COMPOSER_HINT = /autoload[\w-]*\.php|vendor[\w-]*\//;
/** The end of a text, behind what PHP fills in. */
const NAMED = /(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/;
const OF_COMPOSER = /(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./;
const FILLED_IN = /\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g;
/** Tools that the plugin's authors run, and no site. */
const TOOL =
  /\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i;

/** Looks for these paths in the texts of PHP code, file by file. */
export function createMadeSearch(): {
  readonly search: (by: string, code: string, spend?: Spend) => void;
  readonly tell: () => MadePaths;
} {
  const built = new Set<string>();
  const named: NamedFile[] = [];
  let hasOwnAutoloader = false;
  let leftBytes = MAX_BYTES;
  return {
    search(by, code, spend = spendFreely) {
      const isTool = TOOL.test(by);
      hasOwnAutoloader ||= !isTool && code.includes('spl_autoload_register');
      const [mayBuild, mayName] = [HINTS.test(code), !isTool && COMPOSER_HINT.test(code)];
      if (!(mayBuild || mayName)) return;
      leftBytes -= code.length;
      if (!spend(leftBytes < 0 ? Infinity : code.length * TOKEN_STEPS)) return;
      for (const { kind, text, value = '' } of tokenizePhp(code).tokens) {
        if (kind !== 'string' || text.length > MAX_LENGTH) continue;
        const path = value.replace(/^(\.{0,2}\/)+/, '');
        // A word alone may be anything.
        if (mayBuild && value.includes('/') && BUILT.test(path) && built.size < MAX_BUILT) built.add(path);
        if (!mayName || named.length >= MAX_NAMED) continue;
        const inside = text
          .slice(1, -1)
          .replace(FILLED_IN, '}')
          .replaceAll(/\/{2,}/g, '/');
        const [, file = ''] = NAMED.exec(inside) ?? [];
        if (OF_COMPOSER.test(file)) named.push({ path: file.replace(/^(\.{1,2}\/)+/, ''), by });
      }
    },
    tell: () => ({ builtPaths: [...built], composer: { named, hasOwnAutoloader } }),
  };
}
