import { keep, type Kept } from './keep.ts';
import { listUses, type Program, toPattern } from './link.ts';
import type { Guard, PhpFileFacts, PhpUnit, PhpUse } from './model.ts';
import { toNamespace } from './syntax-tree.ts';
import { WILD } from './values.ts';

/** Files that PHP gets to, and what is asked before each of them is loaded. */
export interface Reach {
  readonly files: ReadonlySet<string>;
  /** Of these, the files that code loads, or whose classes it uses, and does not only mention in a text. */
  readonly sure: ReadonlySet<string>;
  readonly guards: ReadonlyMap<string, readonly Guard[]>;
  /** Finds what is asked wherever a function is called, or handed to a hook. */
  readonly findAround: (unit: PhpUnit) => readonly Guard[];
  /** Finds the functions and classes that are asked for wherever an object is made, before its method can run. */
  readonly findMade: (unit: PhpUnit) => readonly Guard[];
}

/** Files that WordPress loads itself. */
const STARTS = /^(uninstall\.php|(.*\/)?render\.php)$/;

const reached: Kept<Program, Reach> = new WeakMap();

/** Finds the files that the main file loads, directly or through others, or by the classes that they use. */
export const reach = (program: Program): Reach => keep(reached, program, '', () => reachNew(program));

function reachNew(program: Program): Reach {
  const { index, classes, aliases, locate, listed } = program;
  const files = new Set<string>();
  const sure = new Set<string>();
  const guards = new Map<string, readonly Guard[]>();
  const findAround = createAround(program);
  const open: string[] = [];
  let by: string | undefined;
  const add = (path: string, isSure: boolean, found: readonly Guard[] = []) => {
    // A file does not load itself.
    if (path === by || !index.files.has(path)) return;
    // A text that names a file or class says less than code that loads it.
    const known = isSure === sure.has(path) ? guards.get(path) : undefined;
    if (isSure || !sure.has(path)) guards.set(path, meet(known, found));
    if (isSure ? sure.has(path) : files.has(path)) return;
    files.add(path);
    if (isSure) sure.add(path);
    open.push(path);
  };
  const find = createFinder(index.files.keys());
  const prefixes = Map.groupBy([...classes.values()].flat(), ({ fact }) => toNamespace(fact.name));
  const addClass = (name: string, isSure: boolean, found: readonly Guard[] = []) => {
    for (const each of [name, ...(aliases.get(name)?.map(({ fact }) => fact.of ?? '') ?? [])])
      classes.get(each)?.forEach(({ path }) => add(path, isSure, found));
    aliases.get(name)?.forEach(({ path }) => add(path, isSure, found));
  };
  add(index.mainFile, true);
  for (const path of index.files.keys()) if (STARTS.test(path)) add(path, true);
  const hasAutoloader = [...index.files.values()].some(({ isAutoloader }) => isAutoloader);
  const children = hasAutoloader
    ? [...classes.values()].flat().filter(({ fact }) => fact.parents.length > 0)
    : [];
  const isSureClass = (name: string) => classes.get(name)?.some(({ path }) => sure.has(path)) === true;
  /** Names of children are put together by code: what makes one field makes them all. */
  const addChildren = () => {
    by = undefined;
    for (const { fact, path } of children)
      if (files.has(path) && !sure.has(path) && fact.parents.some(isSureClass)) add(path, true);
    return open.pop();
  };
  for (let path = open.pop(); path !== undefined; path = open.pop() ?? addChildren()) {
    const facts = index.files.get(path);
    if (facts === undefined) continue;
    by = path;
    const around = guards.get(path) ?? [];
    const isSure = sure.has(path);
    const loads = facts.units.flatMap((unit) => unit.loads.map((load) => ({ ...load, unit })));
    for (const { at, path: parts, unit } of loads) {
      const target = at.when === 'never' ? undefined : locate(parts, path);
      if (target === undefined) continue;
      const asked = [...around, ...findAround(unit), ...at.guards];
      if (!target.includes(WILD) && !target.includes('*')) add(target, isSure, asked);
      // An autoloader loads what code names.
      else if (!facts.isAutoloader && /\w/.test(target.replace('.php', ''))) {
        const pattern = toPattern(target);
        for (const each of index.files.keys()) if (pattern.test(each)) add(each, isSure, asked);
      }
    }
    for (const { name, asked } of listClasses(facts, findAround))
      addClass(name, isSure, [...around, ...asked].filter(isOfHook));
    for (const text of facts.texts) {
      find(text).forEach((each) => add(each, false));
      const name = text.replace(/^\\/, '').toLowerCase();
      addClass(toClass(text), false);
      if (name.endsWith('\\')) prefixes.get(name)?.forEach((each) => add(each.path, false));
    }
    for (const { list, by, target } of listed) if (list === 'files' && by === path) add(target, isSure);
  }
  return { files, sure, guards, findAround, findMade: createMade(program, findAround) };
}

/** A call of a method of an object that is not known may be one of each method with that name. */
function createAround(program: Program): Reach['findAround'] {
  const around = new Map<string, readonly Guard[]>();
  for (const { use } of listUses(program))
    for (const name of listCalled(use, program)) {
      around.set(name, meet(around.get(name), use.at.guards));
    }
  return ({ name }) => {
    const own = around.get(name);
    const any = name.includes('::') ? around.get(name.replace(/^.*(?=::)/, '')) : undefined;
    return any === undefined ? (own ?? []) : meet(own, any);
  };
}

/** Lists what both places ask for; all of the second one, where there is no first. */
const meet = (known: readonly Guard[] | undefined, found: readonly Guard[]): readonly Guard[] =>
  known === undefined ? found : known.filter((guard) => found.includes(guard));

/** Nothing is said of a class that has children, or that code names and may make elsewhere. */
function createMade(program: Program, findAround: Reach['findAround']): Reach['findMade'] {
  const makers = Map.groupBy(
    listUses(program).filter(({ use }) => use.kind === 'new'),
    ({ use }) => use.name,
  );
  const found = new Map<string, readonly Guard[]>();
  const findOf = (name: string): readonly Guard[] => {
    const known = found.get(name);
    if (known !== undefined || listNamed(program).has(name)) return known ?? [];
    // Objects that make one another say nothing.
    found.set(name, []);
    const asked = (makers.get(name) ?? []).map(({ use, unit }): readonly Guard[] =>
      [...use.at.guards, ...findAround(unit), ...findMade(unit)].filter((guard) => /^[cf]:[^*]/.test(guard)),
    );
    const guards = asked.length === 0 ? [] : asked.reduce(meet);
    found.set(name, guards);
    return guards;
  };
  const isStatic = ({ name, owner }: PhpUnit) =>
    program.classes
      .get(owner)
      ?.some(({ fact }) =>
        fact.methods.some((each) => each.isStatic && `${owner}::${each.name}` === name),
      ) === true;
  const findMade: Reach['findMade'] = (unit) =>
    unit.owner === '' || isStatic(unit) ? [] : findOf(unit.owner);
  return findMade;
}

const named: Kept<Program, ReadonlySet<string>> = new WeakMap();

/** Lists classes that have children, and names that texts or `X::class` have. */
function listNamed(program: Program): ReadonlySet<string> {
  return keep(named, program, '', () => {
    const names = new Set(program.parents);
    for (const { use } of listUses(program))
      if (use.kind === 'class' && use.isText === true) names.add(use.name);
    // Composer's lists of a library name all classes.
    for (const [, { texts }] of program.own) for (const text of texts) names.add(toClass(text));
    return names;
  });
}

/** The class that a text names, as in `Acme::start`. */
const toClass = (text: string) => text.replace(/^\\/, '').replace(/::.*$/, '').toLowerCase();

function listCalled(
  { kind, name, fallback = name, on = '' }: PhpUse,
  { units, classes, functions }: Program,
): readonly string[] {
  if (kind === 'function') return [name, fallback];
  const method = kind === 'new' ? '__construct' : kind.endsWith('method') ? name : undefined;
  // An object that a class or function of others gives has methods of others.
  const root = /^[\w\\]+(?=\(|::|->)/.exec(on)?.[0];
  const isForeign = root !== undefined && !classes.has(root) && !functions.has(root);
  if (method === undefined || isForeign) return [];
  const known = `${kind === 'new' ? name : on}::${method}`;
  return [units.has(known) ? known : `::${method}`];
}

/** A file that is loaded for its class, wherever that is used, waits for the same hooks; other questions say less of it. */
const isOfHook = (guard: Guard) => guard.startsWith('h:');

interface UsedClass {
  readonly name: string;
  /** The questions before the code that uses it. */
  readonly asked: readonly Guard[];
}

function* listClasses(
  { classes, units }: PhpFileFacts,
  findAround: Reach['findAround'],
): Generator<UsedClass> {
  for (const { parents, interfaces, traits } of classes)
    for (const name of [...parents, ...interfaces, ...traits]) yield { name, asked: [] };
  for (const unit of units) {
    const around = findAround(unit);
    for (const { kind, name, on, at } of unit.uses) {
      const asked = [...around, ...at.guards];
      if (kind === 'class' || kind === 'new') yield { name, asked };
      else if (on !== undefined && !on.includes('(') && !on.includes('->')) yield { name: on, asked };
    }
  }
}

/** Finds files by the ends of their paths, as texts of code name them. */
function createFinder(paths: Iterable<string>): (text: string) => readonly string[] {
  const byName = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1));
  return (text) => {
    const end = text.replace(/^(?:\.{0,2}\/)+/, '');
    const file = end.endsWith('.php') ? end : `${end}.php`;
    const named = /[/_-]|\.php$/.test(end) ? byName.get(file.slice(file.lastIndexOf('/') + 1)) : undefined;
    return named?.filter((path) => path === file || path.endsWith(`/${file}`)) ?? [];
  };
}
