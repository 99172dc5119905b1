import type { When } from './conditions.ts';

/** The code of a file outside of functions, or that of a function. */
export interface CodeUnit {
  /** In lower case, with the class in front; `''` for a closure, and for the file itself. */
  readonly name: string;
  /** The class around it, in lower case. */
  readonly owner: string;
  /** In the package. */
  readonly file: string;
  /** The functions of the file are other units. */
  readonly isFile: boolean;
  readonly loads: Load[];
  calls?: Calls;
  /** The closures in it, and when it has them called. */
  readonly closures: { readonly unit: CodeUnit; readonly when: When }[];
}

/**
 * Calls by name, and when at the most: `name` is a function, `class::name` a method, `::name` a method of some
 * class, `?name` either, of which only the name is told. All names are in lower case, and without their namespaces.
 */
type Calls = Map<string, When>;

/** A `require` or `include` with a path below the plugin's folder. */
export interface Load {
  /** In the package. */
  readonly path: string;
  readonly keyword: string;
  /** From 1. */
  readonly line: number;
  /** When PHP gets there, each time that the code around it runs. */
  readonly when: When;
  /** It is loaded only when a file was found, or nothing comes of it when it is missing. */
  readonly isGuarded: boolean;
  /** The main file ends in front of it when a file was not found. */
  readonly isBehindGuard: boolean;
}
