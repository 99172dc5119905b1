import type { SiteNames } from './model.ts';
import { type RuleContext, toPrefix } from './rule.ts';

/** Beginnings of names of PHP and WordPress: a newer version may have another one, but no other plugin. */
export function listCorePrefixes({ site }: RuleContext): ReadonlySet<string> {
  const known = [...(site?.functions ?? []), ...(site?.classes ?? [])];
  return new Set(known.flatMap(([name, { owner }]) => (owner === 'other' ? [] : toPrefix(name))));
}

/** Whether a hook is of a plugin that is not here. Some of WordPress's have names of which code knows only the beginning. */
export function isOfAbsent(hook: string, own: ReadonlySet<string>, { site }: RuleContext): boolean {
  const prefix = toPrefix(hook);
  return !own.has(prefix) && !listHookPrefixes(site).has(prefix) && site?.hooks.has(hook) !== true;
}

const hookPrefixes = new WeakMap<SiteNames, ReadonlySet<string>>();

function listHookPrefixes(site: SiteNames | undefined): ReadonlySet<string> {
  if (site === undefined) return new Set();
  const found = hookPrefixes.get(site) ?? new Set([...site.hooks.keys()].map(toPrefix));
  hookPrefixes.set(site, found);
  return found;
}
