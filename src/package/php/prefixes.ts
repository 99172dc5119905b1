import type { PhpFileFacts } from './model.ts';

/** The first word of a name, with what ends it. */
export function toPrefix(name: string): string {
  return /^(?:[^_\\]+(?:\\|_|$)|_)/.exec(name.toLowerCase())?.[0] ?? name;
}

/** Finds the beginnings of the plugin's own names: of at least a fifth as many as the most frequent one has. */
export function findPrefixes(own: readonly PhpFileFacts[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { functions, classes, constants } of own)
    for (const { name } of [...functions, ...classes, ...constants]) {
      const prefix = toPrefix(name);
      if (!name.startsWith('class@')) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  const least = Math.max(2, Math.max(0, ...counts.values()) / 5);
  return new Set(
    [...counts].filter(([prefix, times]) => prefix.length > 2 && times >= least).map(([prefix]) => prefix),
  );
}

/** Add-ons name their classes as WordPress and WooCommerce do. */
const SHARED = /^(wp|wc|woocommerce)[_\\]$/;

/** Whether nobody but this plugin has a name that begins so. */
export function isOnlyOurs(name: string, prefixes: ReadonlySet<string>): boolean {
  const prefix = toPrefix(name);
  return prefixes.has(prefix) && !SHARED.test(prefix);
}
