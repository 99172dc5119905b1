import { type Spend, spendFreely, TOKEN_STEPS } from '../search-budget.ts';
import { tokenizePhp } from './tokens.ts';

/** What the plugin's own PHP code has to do with what Composer makes. */
export interface ComposerUse {
  /** The files of packages, and autoloaders, that it names. */
  readonly named: readonly NamedFile[];
  /** It finds classes by itself, too. */
  readonly hasOwnAutoloader: boolean;
}

/** A path in a text of PHP code; what it is relative to is not known. */
export interface NamedFile {
  readonly path: string;
  /** The file with the code, in the package. */
  readonly by: string;
}

export const NO_COMPOSER: ComposerUse = { named: [], hasOwnAutoloader: false };

const MAX_PATHS = 200;
const MAX_LENGTH = 300;

/** Hardly any file needs to be taken apart. */
const HINT = /autoload[\w-]*\.php|vendor[\w-]*\//;
/** The end of a text, behind what PHP fills in. */
const NAMED = /(?:^|[}/])((?:[\w.@-]+\/)*[\w.@-]+\.php)$/;
const OF_COMPOSER = /(^|\/)autoload[\w-]*\.php$|-autoload\.php$|(^|\/)vendor[\w-]*\/./;
const FILLED_IN = /\{?\$\w+(?:(?:->|::)\w+|\['?\w+'?\])*\}?/g;

/** What the plugin's authors run, and no site. */
const TOOL =
  /\/(bin|tools?|scripts?|ci|\.[^/]+)\/|\/(scoper\.inc|rector|ecs|[\w.-]*php-?cs[\w.-]*|phpstan[\w.-]*)\.php$/i;

/** Looks for the names of what Composer makes, file by file. */
export function createComposerSearch(): {
  readonly search: (by: string, code: string, spend?: Spend) => void;
  readonly tell: () => ComposerUse;
} {
  const named: NamedFile[] = [];
  let hasOwnAutoloader = false;
  return {
    search(by, code, spend = spendFreely) {
      if (TOOL.test(by)) return;
      hasOwnAutoloader ||= code.includes('spl_autoload_register');
      if (!HINT.test(code) || !spend(code.length * TOKEN_STEPS)) return;
      for (const { kind, text } of tokenizePhp(code)) {
        if (kind !== 'string' || text.length > MAX_LENGTH || named.length >= MAX_PATHS) continue;
        const [, path = ''] =
          NAMED.exec(
            text
              .slice(1, -1)
              .replace(FILLED_IN, '}')
              .replace(/\/{2,}/g, '/'),
          ) ?? [];
        if (OF_COMPOSER.test(path)) named.push({ path: path.replace(/^(\.{1,2}\/)+/, ''), by });
      }
    },
    tell: () => ({ named, hasOwnAutoloader }),
  };
}
