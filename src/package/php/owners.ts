import { isKnownFunction, isKnownHook } from './known-functions.ts';
import { listUses, type Program } from './link.ts';
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
export function findOwners({ program, site }: RuleContext): Owners {
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
  return {
    own: program.prefixes,
    namespaces: findNamespaces(program),
    asked,
    isOfHook: (prefix) => (site === undefined ? isKnownHook(prefix) : hooks.has(prefix)),
  };
}

/** Finds the exact namespaces of the plugin's own classes. */
export function findNamespaces({ own }: Program): ReadonlySet<string> {
  return new Set(
    own.flatMap(([, { classes }]) => classes.map(({ name }) => toNamespace(name)).filter(Boolean)),
  );
}
