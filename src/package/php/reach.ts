import { type Program, toPattern } from './link.ts';
import type { Guard, PhpFileFacts } from './model.ts';
import { toNamespace } from './syntax-tree.ts';
import { WILD } from './values.ts';

/** Files that PHP gets to, and what is asked before each of them is loaded. */
export interface Reach {
  readonly files: ReadonlySet<string>;
  /** Of these, the files that code loads, or whose classes it uses, and does not only mention in a text. */
  readonly sure: ReadonlySet<string>;
  readonly guards: ReadonlyMap<string, readonly Guard[]>;
}

/** Files that WordPress loads itself. */
const STARTS = /^(uninstall\.php|(.*\/)?render\.php)$/;

/** Finds the files that the main file loads, directly or through others, or by the classes that they use. */
export function reach(program: Program): Reach {
  const { index, classes, aliases, locate, listed } = program;
  const files = new Set<string>();
  const sure = new Set<string>();
  const guards = new Map<string, readonly Guard[]>();
  const open: string[] = [];
  const add = (path: string, isSure: boolean, found: readonly Guard[] = []) => {
    if (!index.files.has(path)) return;
    const known = guards.get(path);
    guards.set(path, known === undefined ? found : known.filter((guard) => found.includes(guard)));
    if (isSure ? sure.has(path) : files.has(path)) return;
    files.add(path);
    if (isSure) sure.add(path);
    open.push(path);
  };
  const find = createFinder(index.files.keys());
  const prefixes = Map.groupBy([...classes.values()].flat(), ({ fact }) => toNamespace(fact.name));
  const addClass = (name: string, isSure: boolean) => {
    for (const each of [name, ...(aliases.get(name)?.map(({ fact }) => fact.of ?? '') ?? [])])
      classes.get(each)?.forEach(({ path }) => add(path, isSure));
    aliases.get(name)?.forEach(({ path }) => add(path, isSure));
  };
  add(index.mainFile, true);
  for (const path of index.files.keys()) if (STARTS.test(path)) add(path, true);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const facts = index.files.get(path);
    if (facts === undefined) continue;
    const around = guards.get(path) ?? [];
    const isSure = sure.has(path);
    for (const { at, path: parts } of facts.units.flatMap(({ loads }) => loads)) {
      const target = at.when === 'never' ? undefined : locate(parts, path);
      if (target === undefined) continue;
      if (!target.includes(WILD) && !target.includes('*')) add(target, isSure, [...around, ...at.guards]);
      // An autoloader loads what code names.
      else if (!facts.isAutoloader && /\w/.test(target.replace('.php', ''))) {
        const pattern = toPattern(target);
        for (const each of index.files.keys())
          if (pattern.test(each)) add(each, isSure, [...around, ...at.guards]);
      }
    }
    for (const name of listClasses(facts)) addClass(name, isSure);
    for (const text of facts.texts) {
      find(text).forEach((each) => add(each, false));
      const name = text.replace(/^\\/, '').toLowerCase();
      addClass(name.replace(/::.*$/, ''), false);
      if (name.endsWith('\\')) prefixes.get(name)?.forEach((each) => add(each.path, false));
    }
    for (const { list, by, target } of listed) if (list === 'files' && by === path) add(target, isSure);
  }
  return { files, sure, guards };
}

function* listClasses({ classes, units }: PhpFileFacts): Generator<string> {
  for (const each of classes) yield* [...each.parents, ...each.interfaces, ...each.traits];
  for (const { uses } of units)
    for (const { kind, name, on } of uses) {
      if (kind === 'class' || kind === 'new') yield name;
      else if (on !== undefined && !on.includes('(') && !on.includes('->')) yield on;
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
