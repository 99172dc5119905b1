import { isKnownFunction, isKnownHook } from './known-functions.ts';
import { listUses, type Program } from './link.ts';
import type { PhpClass } from './model.ts';
import { toPrefix } from './prefixes.ts';
import { toNamespace } from './syntax-tree.ts';
import type { RuleContext } from './rule.ts';

/** Beginnings of names, which tell whose they are. */
interface Owners {
  /** The plugin's own. */
  readonly own: ReadonlySet<string>;
  /** Exact namespaces of its classes. */
  readonly namespaces: ReadonlySet<string>;
  /** Those of names that code asks for, and nobody here has: another plugin's, which is not here. */
  readonly asked: ReadonlySet<string>;
  /** Whether WordPress's hooks begin so, some of which have names of which code knows only the beginning. */
  readonly isOfHook: (prefix: string) => boolean;
}

/** Finds whose names begin how. */
export function findOwners({ program, before, site }: RuleContext): Owners {
  const isHere = (name: string) =>
    program.functions.has(name) ||
    program.classes.has(name) ||
    program.constants.has(name) ||
    (site === undefined && isKnownFunction(name));
  // A newer PHP or WordPress may have another name that begins so, but no other plugin.
  const core = new Set(
    [...(site?.functions ?? []), ...(site?.classes ?? [])].flatMap(([name, { owner }]) =>
      owner === 'other' ? [] : toPrefix(name),
    ),
  );
  const asked = new Set(program.index.requiresPlugins.map((each) => toPrefix(each.replaceAll('-', '_'))));
  for (const guard of new Set(listUses(program).flatMap(({ use }) => use.at.guards))) {
    const name = guard.slice(2);
    if (/^[fck]:/.test(guard) && !isHere(name) && !core.has(toPrefix(name))) asked.add(toPrefix(name));
  }
  const hooks = new Set([...(site?.hooks.keys() ?? [])].map(toPrefix));
  const theirs = new Set([...findTheirs({ program, before })].map(toPrefix));
  return {
    own: new Set([...program.prefixes].filter((prefix) => !theirs.has(prefix))),
    namespaces: findNamespaces({ program, before }),
    asked,
    isOfHook: (prefix) => (site === undefined ? isKnownHook(prefix) : hooks.has(prefix)),
  };
}

/** Finds the exact namespaces of the plugin's own classes. */
export function findNamespaces(context: Pick<RuleContext, 'program' | 'before'>): ReadonlySet<string> {
  const theirs = findTheirs(context);
  const all = listClasses(context.program).map(({ name }) => toNamespace(name));
  return new Set(all.filter((name) => name !== '' && !theirs.has(name)));
}

/**
 * Finds the namespaces of other plugins, in which add-ons declare classes, too, as widgets of Elementor are: these extend what the
 * package lacks there.
 */
function findTheirs({ program, before }: Pick<RuleContext, 'program' | 'before'>): ReadonlySet<string> {
  const old = before === undefined ? [] : listClasses(before);
  const known = new Set(old.map(({ name }) => toPrefix(name)));
  const theirs = new Set(old.flatMap((one) => listLacked(one, before)).map(toNamespace));
  // A new one is the plugin's own as soon as a class in it stands alone.
  for (const [prefix, classes] of Map.groupBy(listClasses(program), ({ name }) => toPrefix(name))) {
    const lacked = classes.map((one) => listLacked(one, program).filter((name) => toPrefix(name) === prefix));
    if (!known.has(prefix) && lacked.every(({ length }) => length > 0))
      for (const name of lacked.flat()) theirs.add(toNamespace(name));
  }
  theirs.delete('');
  return theirs;
}

const listClasses = ({ own }: Program): readonly PhpClass[] => own.flatMap(([, { classes }]) => classes);

/** Lists what a class inherits, and the package does not declare. */
function listLacked(
  { parents, interfaces, traits }: PhpClass,
  program: Program | undefined,
): readonly string[] {
  return [...parents, ...interfaces, ...traits].filter(
    (name) => program?.classes.has(name) === false && !program.aliases.has(name),
  );
}
