import { compareVersions } from '../wordpress/version.ts';
import { ALWAYS, rarest } from './guards.ts';
import { keep, type Kept } from './keep.ts';
import { type In, type Program, resolveType, traceClass } from './link.ts';
import type { Conditions, PhpFileFacts, PhpLoad, PhpUnit, PhpUse, When } from './model.ts';
import { WILD } from './values.ts';

/** A load that PHP gets to. */
export interface FollowedLoad {
  readonly load: PhpLoad;
  /** The file with the code. */
  readonly by: string;
  /** The file that is loaded, as {@link Program.locate} tells it. */
  readonly target: string;
  readonly when: When;
}

/** Loads in the order in which PHP gets to them, and the files and functions of every request. */
export interface Followed {
  readonly loads: readonly FollowedLoad[];
  readonly entered: ReadonlySet<string>;
  readonly begun: ReadonlyMap<PhpUnit, When>;
}

/** The lowest PHP on which WordPress runs a plugin that declares none. */
const LOWEST_PHP = '7.2';
/** The file by which code gets Composer's autoloader. */
export const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;

/** Composer loads these in functions. Source: Composer's AutoloadGenerator. */
const COMPOSER = /(^|\/)composer\/autoload_real\.php$/;
const OF_COMPOSER = /\/(ClassLoader|autoload_static|platform_check)\.php$/;
const IN_COMPOSER = /(^|\/)composer\/(ClassLoader|autoload_real)\w*\.php$/;

/** When code runs on sites that have at least the declared PHP. */
export function settlePhp({ when, guards }: Conditions, requiresPhp: string): When {
  let settled = when;
  for (const guard of guards) {
    const [, sign, version = ''] = /^p(>=|<)(.+)$/.exec(guard) ?? [];
    if (sign === undefined) continue;
    const isMet = compareVersions(version, requiresPhp === '' ? LOWEST_PHP : requiresPhp) <= 0;
    settled = rarest(settled, sign === '>=' ? (isMet ? 'always' : 'maybe') : isMet ? 'never' : 'maybe');
  }
  return settled;
}

/**
 * Tells when code loads a file that is missing, for a class that it asks for first and another file declares: never, where Composer's
 * autoloader lists the class, and perhaps, where another autoloader may know it. Source: PHP's manual, `class_exists()`.
 *
 * @param before files that were loaded before, and whether one of them has an autoloader that is not Composer's; by default, all
 */
export function settleMissing(
  { guards }: Conditions,
  target: string,
  program: Program,
  before?: { readonly entered: ReadonlySet<string>; readonly hasOther: boolean },
): When {
  const asked = guards.flatMap((guard) => (guard.startsWith('!c:') ? [guard.slice('!c:'.length)] : []));
  const { paths } = program.index;
  if (asked.length === 0 || paths.has(target)) return 'always';
  const { byClass, hasOther } = keep(loaders, program, '', () => listLoaders(program));
  const isListed = ({ target: declaring, by }: Program['listed'][number]) =>
    paths.has(declaring) && before?.entered.has(by.replace('autoload_static', 'autoload_real')) !== false;
  if (asked.some((name) => byClass.get(name)?.some(isListed))) return 'never';
  return (before?.hasOther ?? hasOther) && asked.some((name) => program.classes.has(name))
    ? 'maybe'
    : 'always';
}

interface Loaders {
  /** Composer's lists of classes, by names in lower case. */
  readonly byClass: ReadonlyMap<string, Program['listed']>;
  /** There is an autoloader that is not Composer's. */
  readonly hasOther: boolean;
}

const loaders: Kept<Program, Loaders> = new WeakMap();

function listLoaders({ listed, index }: Program): Loaders {
  const ofClasses = listed.filter(({ list }) => list === 'classMap');
  return {
    byClass: Map.groupBy(ofClasses, ({ name }) => name.toLowerCase()),
    hasOther: [...index.files].some(([path, facts]) => isOtherLoader(path, facts)),
  };
}

const isOtherLoader = (path: string, { isAutoloader }: PhpFileFacts) =>
  isAutoloader && !IN_COMPOSER.test(path);

/**
 * Follows the code from the main file, or another one that WordPress loads: through files that it loads, functions that it calls, constructors of objects that it makes, and
 * hooks that WordPress always fires. Runs each function at most once for each value of {@link When}.
 */
export const follow = (program: Program, start = program.index.mainFile): Followed =>
  keep(runs, program, start, () => followNew(program, start));

const runs: Kept<Program, Followed> = new WeakMap();

function followNew(program: Program, start: string): Followed {
  const { index } = program;
  const loads: FollowedLoad[] = [];
  const entered = new Set<string>();
  const begun = new Map<PhpUnit, When>();
  const queue: (readonly [In<PhpUnit>, When])[] = [];
  let hasAutoloader = false;
  let hasOther = false;

  const settle = (at: Conditions) => settlePhp(at, index.requiresPhp);
  /** A class that is missing at first is there when a file that was loaded before declares it. */
  const isDeclared = ({ guards }: Conditions) =>
    guards.some(
      (guard) =>
        guard.startsWith('!c:') &&
        // An autoloader may find a class with a namespace.
        (guard.includes('\\') ||
          program.classes.get(guard.slice(3))?.some(({ path }) => entered.has(path)) === true),
    );
  const begin = (unit: In<PhpUnit>, when: When) => {
    const known = begun.get(unit.fact);
    if (when === 'never' || (known !== undefined && rarest(known, when) === when)) return;
    begun.set(unit.fact, when);
    queue.push([unit, when]);
  };
  const enter = (path: string) => {
    const facts = index.files.get(path);
    if (entered.has(path) || facts === undefined) return;
    entered.add(path);
    const [first] = facts.units;
    if (first === undefined) return;
    hasAutoloader ||= facts.isAutoloader;
    hasOther ||= isOtherLoader(path, facts);
    run({ fact: first, path }, 'always');
    for (const unit of COMPOSER.test(path) ? facts.units : []) {
      for (const load of unit.loads) {
        const target = program.locate(load.path, path);
        if (target !== undefined && OF_COMPOSER.test(target))
          loads.push({ load, by: path, target, when: 'always' });
      }
    }
    for (const { list, by, target } of program.listed) {
      if (list !== 'files' || by !== path || target.includes(WILD)) continue;
      const load = { keyword: 'require', path: [], line: 1, at: ALWAYS, isGuarded: false };
      loads.push({ load, by, target, when: 'always' });
      enter(target);
    }
  };
  /** PHP finds the file of a class by itself, if there is an autoloader. */
  const findMethods = (type: string | undefined, name: string): readonly In<PhpUnit>[] => {
    const resolved = resolveType(type, program);
    if (resolved === undefined) return [];
    for (const each of traceClass(resolved, program, undefined).own) {
      const [declared, ...others] = program.classes.get(each.name) ?? [];
      if (declared === undefined || others.length > 0) continue;
      if (hasAutoloader && !/(^|\/)vendor/.test(declared.path)) enter(declared.path);
      const found = program.units.get(`${each.name}::${name}`);
      if (found !== undefined) return entered.has(declared.path) ? found : [];
    }
    return [];
  };
  const call = ({ kind, name, fallback = name, on }: PhpUse, when: When) => {
    const isFunction = kind === 'function';
    const functions = program.units.get(name) ?? program.units.get(fallback) ?? [];
    const found = isFunction
      ? functions.filter(({ path }) => entered.has(path))
      : kind === 'new' || kind.endsWith('method')
        ? findMethods(on, kind === 'new' ? '__construct' : name)
        : [];
    for (const unit of found) begin(unit, isFunction && found.length > 1 ? rarest(when, 'maybe') : when);
  };
  const load = (load: PhpLoad, by: string, when: When) => {
    const target = when === 'never' ? undefined : program.locate(load.path, by);
    const isOne = /^((require|include)(_once)?|register_block_type(_from_metadata)?)$/.test(load.keyword);
    if (target === undefined || target.includes(WILD) || !isOne) return;
    const needed = settleMissing(load.at, target, program, { entered, hasOther });
    if (needed === 'never') return;
    loads.push({
      ...{ load, by, target },
      when: rarest(rarest(when, needed), isDeclared(load.at) ? 'maybe' : 'always'),
    });
    if (when === 'always' || AUTOLOADER.test(target)) enter(target);
  };
  const run = ({ fact, path }: In<PhpUnit>, when: When) => {
    const steps = [
      ...fact.loads.map((each) => ({ each, go: (then: When) => load(each, path, then) })),
      ...fact.uses.map((each) => ({ each, go: (then: When) => call(each, then) })),
    ];
    for (const { each, go } of steps.sort((a, b) => a.each.line - b.each.line))
      go(rarest(when, settle(each.at)));
  };
  enter(start);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) run(...next);
  return { loads, entered, begun };
}
