import { parentOf } from '../folder-paths.ts';
import type { PathParts, PhpIndex } from './model.ts';
import { isTest } from './places.ts';
import { evaluate, type KnownValue, listGiven, MAX_EVALUATED, ROOT, toPath } from './values.ts';

/** Paths that WordPress has set before it loads a plugin, even if a file of the package does when called alone. */
const OF_WORDPRESS =
  /^(ABSPATH|WPINC|WP(MU)?_(CONTENT|PLUGIN|LANG)_DIR|WPMU_PLUGIN_DIR|TEMPLATEPATH|STYLESHEETPATH)$/;

/** Tells what expressions of a package stand for. */
export interface Locator {
  /** Evaluates a path in a file; see {@link toPath}. */
  readonly locate: (parts: PathParts, path: string) => string | undefined;
  /**
   * Evaluates a text in a file, with `WILD` for all that depends on something: a child of a class may say otherwise.
   *
   * @param made the class whose constructor has the text; `''` elsewhere
   */
  readonly tell: (parts: PathParts, path: string, made: string) => string;
}

/** Evaluates paths with all that the package says of constants, properties and functions. */
export function createLocator(index: PhpIndex, parents: ReadonlySet<string>): Locator {
  const values = new Map<string, KnownValue | undefined>();
  const main = `${ROOT}/${index.mainFile}`;
  const set = (key: string, parts: PathParts, file: string) => {
    const known = values.get(key);
    if (!values.has(key)) values.set(key, { parts, file });
    // A value that is set twice depends on facts that the code does not show; the main file comes first with the same words.
    else if (known !== undefined && !isSame(known, { parts, file }, known.file === main))
      values.set(key, undefined);
  };
  const first = index.files.get(index.mainFile);
  for (const [path, facts] of new Map(
    first === undefined ? index.files : [[index.mainFile, first], ...index.files],
  )) {
    // Tests define constants of the plugin in ways of their own.
    if (isTest(path)) continue;
    for (const [key, parts] of facts.values)
      if (!key.startsWith('composer:')) set(key, parts, `${ROOT}/${path}`);
    for (const { name, value } of facts.constants)
      if (value !== undefined && !OF_WORDPRESS.test(name)) set(name, value, `${ROOT}/${path}`);
  }
  const find = (key: string): KnownValue | undefined => {
    const [owner = '', property] = key.split('::$');
    const value = values.get(key);
    return value === undefined || property === undefined ? value : { ...value, made: listMade(owner) };
  };
  const listMade = (owner: string) => [0, 1].map((at) => values.get(`new ${owner}#${at}`));
  const findExact = (key: string) =>
    parents.has(/^(.*)::/.exec(key)?.[1] ?? '') ? undefined : (find(key) ?? find(key.replace('::$', '::#')));
  const uses = [...index.files.values()].flatMap(({ units }) => units.flatMap((unit) => unit.uses));
  const movesAround = uses.some(({ name }) => /^(.*\\)?(set_include_path|chdir)$/.test(name));
  const open = (path: string) => {
    const steps = { left: MAX_EVALUATED };
    const file = `${ROOT}/${path}`;
    return { file, folder: index.folder, find, steps, ...(movesAround && { besides: index.paths }) };
  };
  return {
    locate(parts, path) {
      const scope = open(path);
      return toPath(evaluate(parts, scope), scope);
    },
    tell(parts, path, made) {
      const scope = { ...open(path), find: findExact, isExact: true };
      return evaluate(parts, { ...scope, given: listGiven(listMade(made), scope) });
    },
  };
}

/** Whether two places set the same value: the same words, which mean another path in another folder. */
function isSame(one: KnownValue, other: KnownValue, isAnyPlace: boolean): boolean {
  const words = JSON.stringify(one.parts);
  if (words !== JSON.stringify(other.parts)) return false;
  const isPlaced = words.includes('"up":') && parentOf(one.file) !== parentOf(other.file);
  return isAnyPlace || !isPlaced;
}
