import type {
  Guard,
  PhpClass,
  PhpFileFacts,
  PhpFunction,
  PhpIndex,
  PhpMethod,
  PhpName,
  PhpUnit,
  PhpUse,
  SiteClass,
  SiteMethod,
  SiteNames,
  TypeName,
} from './model.ts';
import { keep, type Kept } from './keep.ts';
import { createLocator, type Locator } from './locate.ts';
import { isLibrary, isPaidApart, isTest } from './places.ts';
import { findPrefixes, isOnlyOurs } from './prefixes.ts';
import { setOnce } from './scope.ts';
import { WILD } from './values.ts';

/** Something in a file. */
export interface In<T> {
  readonly fact: T;
  readonly path: string;
}

/** A file or folder that Composer's autoloader lists. Source: Composer's AutoloadGenerator. */
interface Listed {
  /** `files`, `classMap` or `prefixDirsPsr4`. */
  readonly list: string;
  readonly name: string;
  readonly target: string;
  readonly by: string;
}

/** A package whose files know each other. */
export interface Program extends Locator {
  readonly index: PhpIndex;
  readonly functions: ReadonlyMap<string, readonly In<PhpFunction>[]>;
  /** Aliases, too. */
  readonly classes: ReadonlyMap<string, readonly In<PhpClass>[]>;
  readonly aliases: ReadonlyMap<string, readonly In<PhpName>[]>;
  readonly constants: ReadonlyMap<string, readonly In<PhpName>[]>;
  /** Names of all methods. */
  readonly methods: ReadonlySet<string>;
  readonly units: ReadonlyMap<string, readonly In<PhpUnit>[]>;
  readonly answers: ReadonlyMap<string, readonly Guard[]>;
  /** Classes of globals, by name with `$`; `''` for one that changes. */
  readonly globals: ReadonlyMap<string, TypeName>;
  /** Code made of text may use or declare anything. */
  readonly hasEval: boolean;
  /** Judged files: neither of a library nor of a test. */
  readonly own: readonly (readonly [path: string, facts: PhpFileFacts])[];
  readonly isOwn: (path: string) => boolean;
  /** Beginnings of the plugin's own names. */
  readonly prefixes: ReadonlySet<string>;
  /** Children of each class, in lower case. */
  readonly parents: ReadonlySet<string>;
  /** Files, classes and namespaces that Composer's autoloader lists. */
  readonly listed: readonly Listed[];
}

const programs: Kept<PhpIndex, Program> = new WeakMap();

/** Connects the files of a package. */
export const link = (index: PhpIndex): Program => keep(programs, index, '', () => linkNew(index));

function linkNew(index: PhpIndex): Program {
  const isOwn = (path: string) => !isLibrary(path, index.paths) && !isTest(path);
  const files = [...index.files];
  const own = files.filter(([path]) => isOwn(path));
  // Stand-ins of tests are not what code meets.
  const met = files.filter(([path]) => !isTest(path));
  const collect = <T extends { readonly name: string }>(pick: (facts: PhpFileFacts) => readonly T[]) =>
    Map.groupBy(
      met.flatMap(([path, facts]) => pick(facts).map((fact): In<T> => ({ fact, path }))),
      ({ fact }) => fact.name,
    );
  const declared = files.flatMap(([, { classes }]) => classes);
  const parents = new Set(declared.flatMap((each) => each.parents));
  const { locate, tell } = createLocator(index, parents);
  const answers = files.flatMap(([, facts]) => [...facts.answers].filter(([, guards]) => guards.length > 0));
  const globals = new Map<string, TypeName>();
  for (const [, { returns }] of met)
    for (const [name, type] of returns) if (name.startsWith('$')) setOnce(globals, name, type, '');
  return {
    index,
    globals,
    functions: collect((facts) => facts.functions),
    classes: collect((facts) => facts.classes),
    aliases: collect((facts) => facts.aliases),
    constants: collect((facts) => facts.constants),
    methods: new Set(
      declared.flatMap(({ methods, traitNames }) => [...methods.map(({ name }) => name), ...traitNames]),
    ),
    units: collect((facts) => facts.units),
    answers: new Map(
      answers.flatMap(([name, guards]) => [[name, guards] as const, [name.replace(/^.*::/, '*::'), guards]]),
    ),
    hasEval: files.some(([path, facts]) => facts.hasEval && isOwn(path)),
    own,
    isOwn,
    prefixes: findPrefixes(own.map(([, facts]) => facts)),
    parents,
    locate,
    tell,
    listed: files.flatMap(([by, { values }]) =>
      (COMPOSER_LIST.test(by) ? [...values] : []).flatMap(([key, parts]) => {
        const [, list, name = ''] = /^composer:(\w+):(.+?)(?::\d+)?$/.exec(key) ?? [];
        const target = list === undefined ? undefined : locate(parts, by);
        if (list === undefined || target === undefined) return [];
        // The list of classes may be that of the paid edition, too.
        return list !== 'files' && isPaidApart(target, index.paths) ? [] : { list, name, target, by };
      }),
    ),
  };
}

/** The file with the lists of Composer's autoloader. */
const COMPOSER_LIST = /(^|\/)composer\/autoload_static\.php$/;

/** A class with all that it inherits. */
export interface Lineage {
  /** The class itself first; then those whose members it has. */
  readonly own: readonly PhpClass[];
  readonly ofSite: readonly SiteClass[];
  /** All of them are known, and there is one of each. */
  readonly isComplete: boolean;
}

const MAX_CLASSES = 200;

/** Without a site. */
const ALONE = {};
/** Answers for a package on a site. */
type OnSites<T> = WeakMap<object, Kept<Program, T>>;

function onSite<T>(all: OnSites<T>, site: SiteNames | undefined): Kept<Program, T> {
  const kept = all.get(site ?? ALONE) ?? new WeakMap<Program, Map<string, T>>();
  all.set(site ?? ALONE, kept);
  return kept;
}

const lineages: OnSites<Lineage> = new WeakMap();

/** Follows parents, traits and interfaces. */
export function traceClass(name: string, program: Program, site: SiteNames | undefined): Lineage {
  return keep(onSite(lineages, site), program, name, () => traceNew(name, program, site));
}

function traceNew(
  name: string,
  { classes, aliases, prefixes }: Program,
  site: SiteNames | undefined,
): Lineage {
  const own: PhpClass[] = [];
  const ofSite: SiteClass[] = [];
  let isComplete = true;
  const seen = new Set<string>();
  const open = [name];
  for (let next = open.shift(); next !== undefined && seen.size < MAX_CLASSES; next = open.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const [alias] = aliases.get(next) ?? [];
    const [found, ...others] =
      classes.get(next) ?? (alias?.fact.of === undefined ? undefined : classes.get(alias.fact.of)) ?? [];
    const known = found === undefined ? site?.classes.get(next) : undefined;
    if (found !== undefined) {
      own.push(found.fact);
      // Where it is asked for first, the site may have another one.
      const isAsked = found.fact.at.guards.includes(`!c:${next}`);
      if (others.length > 0 || (isAsked && (site?.classes.has(next) ?? !isOnlyOurs(next, prefixes))))
        isComplete = false;
      open.push(...found.fact.traits, ...found.fact.parents, ...found.fact.interfaces);
    } else if (known !== undefined) ofSite.push(known);
    else isComplete = false;
  }
  return { own, ofSite, isComplete: isComplete && own.length + ofSite.length > 0 };
}

interface FoundMethod {
  readonly of: PhpClass | undefined;
  readonly method: PhpMethod | SiteMethod;
}

/** Methods that every enum and closure has. */
const OF_ENUMS = new Set(['cases', 'from', 'tryfrom']);

/** Finds a method of a class; `magic` if it may answer to any name. */
export function findMethod(name: string, { own, ofSite }: Lineage): FoundMethod | 'magic' | undefined {
  for (const of of own) {
    const method = of.methods.find((each) => each.name === name);
    if (method !== undefined) return { of, method };
    if (of.traitNames.includes(name)) return 'magic';
    if (of.kind === 'enum' && OF_ENUMS.has(name)) return 'magic';
  }
  for (const of of ofSite) {
    const method = of.methods.get(name);
    if (method !== undefined) return { of: undefined, method };
  }
  const isMagic = (each: string) =>
    own.some(({ methods }) => methods.some((one) => one.name === each)) ||
    ofSite.some(({ methods }) => methods.has(each));
  return isMagic('__call') || isMagic('__callstatic') ? 'magic' : undefined;
}

/** The number of arguments that a function requires: a default before one that is required has no effect. */
export const countRequired = (of: Pick<PhpMethod, 'arguments'> | SiteMethod): number =>
  'arguments' in of ? of.arguments.findLastIndex(({ isRequired }) => isRequired) + 1 : of.required;

const MAX_STEPS = 8;

/** Finds the class behind the name of a type; `undefined` if it is not known. */
export function resolveType(type: TypeName | undefined, program: Program, level = 0): string | undefined {
  if (type === undefined || type === '' || level > MAX_STEPS) return undefined;
  if (type.startsWith('$') && !type.includes('->'))
    return resolveType(program.globals.get(type), program, level + 1);
  if (type.endsWith('()')) {
    const returned = findReturn(type, program, level);
    const at = type.lastIndexOf('::');
    if (returned !== undefined)
      return returned === type ? undefined : resolveType(returned, program, level + 1);
    // A singleton's class, whatever way it keeps its instance.
    return at > 0 && /^(get_?)?instance\(\)$/.test(type.slice(at + 2))
      ? resolveType(type.slice(0, at), program, level + 1)
      : undefined;
  }
  const arrow = type.lastIndexOf('->');
  if (arrow < 0) return type;
  const owner = resolveType(type.slice(0, arrow), program, level + 1);
  if (owner === undefined) return undefined;
  const property = type.slice(arrow + 2);
  for (const { types } of traceClass(owner, program, undefined).own) {
    const found = types.get(property) ?? '';
    if (found !== '') return resolveType(found, program, level + 1);
  }
  return undefined;
}

function findReturn(type: TypeName, program: Program, level: number): TypeName | undefined {
  const at = type.lastIndexOf('::');
  // What a property holds may be what one of its own methods returned.
  const owner =
    at < 0 ? undefined : resolveType(type.slice(0, at), program, Math.max(level + 1, MAX_STEPS - 2));
  const above = owner === undefined ? [] : traceClass(owner, program, undefined).own;
  for (const key of at < 0 ? [type] : above.map(({ name }) => `${name}${type.slice(at)}`)) {
    const units = program.units.get(key.slice(0, -2)) ?? [];
    for (const { path } of units) {
      const returned = program.index.files.get(path)?.returns.get(key) ?? '';
      if (returned !== '') return returned;
    }
    // Where a function has a namespace, its name alone is known.
    if (units.length === 0 && at < 0)
      return keep(returning, program, '', () => listReturns(program)).get(key);
  }
  return undefined;
}

const returning: Kept<Program, ReadonlyMap<string, TypeName>> = new WeakMap();

/** The classes of what functions return. */
function listReturns({ index }: Program): ReadonlyMap<string, TypeName> {
  const found = new Map<string, TypeName>();
  for (const { returns } of index.files.values())
    for (const [key, type] of returns) if (type !== '' && !found.has(key)) found.set(key, type);
  return found;
}

/** The class of an object, and all above it. */
export interface KnownObject {
  readonly type: string;
  readonly first: PhpClass;
  readonly lineage: Lineage;
  /** Only one file declares the class. */
  readonly isOnly: boolean;
}

/** Finds the class of the package whose member code uses; `undefined` if it is not known. */
export function findObject(
  on: TypeName | undefined,
  program: Program,
  site: SiteNames | undefined,
): KnownObject | undefined {
  if (on === undefined) return undefined;
  return keep(onSite(objects, site), program, on, () => findNewObject(on, program, site));
}

const objects: OnSites<KnownObject | undefined> = new WeakMap();

function findNewObject(on: TypeName, program: Program, site: SiteNames | undefined): KnownObject | undefined {
  const type = resolveType(on, program);
  if (type === undefined) return undefined;
  const lineage = traceClass(type, program, site);
  const [first] = lineage.own;
  const isOnly = program.classes.get(type)?.length === 1;
  return first === undefined ? undefined : { type, first, lineage, isOnly };
}

/** A place in own code that uses something. */
export interface Place {
  readonly use: PhpUse;
  readonly unit: PhpUnit;
  readonly path: string;
}

const places: Kept<Program, readonly Place[]> = new WeakMap();

/** All that own code uses. */
export function listUses(program: Program): readonly Place[] {
  return keep(places, program, '', () =>
    program.own.flatMap(([path, { units }]) =>
      units.flatMap((unit) => unit.uses.map((use): Place => ({ use, unit, path }))),
    ),
  );
}

/** A pattern of paths as a test; `*` of `glob()` stays in its folder. */
export function toPattern(path: string): RegExp {
  const escaped = path.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '[^/]*').replaceAll(WILD, '.*')}$`);
}
