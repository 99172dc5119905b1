import type { RehearsedPackage, RehearsedPlugin } from './read-package.ts';

/** A package that WordPress takes for a plugin. */
export type PluginPackage = RehearsedPackage & { readonly plugin: RehearsedPlugin };

/** The plugins that are active beside the one that is rehearsed. */
export interface BesideOrder {
  /** The author wants none, not even those that the plugin needs. */
  readonly isNone: boolean;
  /** In the order in which they can be activated. */
  readonly packages: readonly PluginPackage[];
  /** Why some could not be had. */
  readonly missing: readonly string[];
}

/** No plugin is needed. */
export const NOTHING_BESIDE: BesideOrder = { isNone: false, packages: [], missing: [] };
