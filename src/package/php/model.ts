/**
 * The words of the reader of PHP. Names of functions, classes and methods are in lower case, with their namespace and
 * without a backslash in front; constants keep their case, their namespaces do not. Paths are below the plugin's folder.
 * All of it can be cloned between threads.
 */
import type { CheckId, Severity } from '../finding.ts';

/** When code runs, as far as code tells, the rarest last: `maybe` on a condition that nobody can weigh here. */
export type When = 'always' | 'admin' | 'activation' | 'maybe' | 'never';

/**
 * Facts that hold around a place, each as a kind and a name: `f:acme_pro` a function, `c:acme\pro` a class, `k:ACME_PRO` a
 * constant, `m:acme\pro::start` a method (`m:*::start` of an unknown class; `f:*` and `c:*`
 * what a variable names), `i:acme/pro.php` an active plugin, `v` a
 * version (`v<` an older WordPress), `e` a file, `t` an error is caught, `o` something of the plugin's own. With `!` in front, it does not exist.
 */
export type Guard = string;

/** The conditions of a place; places that share them share the object. */
export interface Conditions {
  readonly when: When;
  readonly guards: readonly Guard[];
}

export interface PhpArgument {
  /** Without `$`. */
  readonly name: string;
  /** It has no default value, and is not variadic. */
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

/** A function or a method, without its code. */
export interface PhpFunction {
  readonly name: string;
  /** As it is written, with its namespace. */
  readonly shown: string;
  readonly line: number;
  readonly arguments: readonly PhpArgument[];
  readonly at: Conditions;
}

export type Visibility = 'public' | 'protected' | 'private';

export interface PhpMethod extends Omit<PhpFunction, 'at'> {
  readonly visibility: Visibility;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isFinal: boolean;
}

interface PhpProperty {
  readonly name: string;
  readonly visibility: Visibility;
  readonly isStatic: boolean;
}

export interface PhpClass {
  readonly kind: 'class' | 'interface' | 'trait' | 'enum';
  /** `''` if it has none. */
  readonly name: string;
  readonly shown: string;
  readonly line: number;
  readonly isAbstract: boolean;
  readonly isFinal: boolean;
  /** The class it extends, and the interfaces that it implements or extends. */
  readonly parents: readonly string[];
  readonly interfaces: readonly string[];
  readonly traits: readonly string[];
  /** Names that `use … { a as b; }` gives to methods of traits. */
  readonly traitNames: readonly string[];
  readonly methods: readonly PhpMethod[];
  readonly properties: readonly PhpProperty[];
  /** Classes of its properties, by name; `''` for one that changes. */
  readonly types: ReadonlyMap<string, TypeName>;
  readonly at: Conditions;
}

/**
 * How code tells the class of an object: the class itself, `class->property`, what `function()` or `class::method()`
 * returns, or `$global`.
 */
export type TypeName = string;

/** A constant outside of classes, or a name that `class_alias()` gives to a class. */
export interface PhpName {
  readonly name: string;
  readonly line: number;
  readonly at: Conditions;
  /** The value of a constant, if it can be a path. */
  readonly value?: PathParts | undefined;
  /** The class behind an alias. */
  readonly of?: string;
}

/** A part of a path: a text, or where it begins, or something that only other code knows. */
export type PathPart =
  | string
  /** The file itself, or its folder (`up` is 1), or one further up. */
  | { readonly up: number }
  | { readonly constant: string }
  | { readonly property: string; readonly of: string }
  /** An argument of the function around it, from 0. */
  | { readonly argument: number }
  | { readonly call: string; readonly given: readonly PathParts[] }
  /** Anything. */
  | { readonly any: true }
  /** Only the folder of this path. */
  | { readonly folderOf: PathParts; readonly up: number }
  /** A variable that had another value before, and has this one on a condition. */
  | { readonly perhaps: PathParts }
  /** An array, with its options that name a host, a URL or a file; and one of them. */
  | { readonly options: Readonly<Record<string, PathParts>> }
  | { readonly option: string; readonly of: PathParts };

export type PathParts = readonly PathPart[];

/** A `require` or `include`, a `glob()`, or the registration of a block. */
export interface PhpLoad {
  readonly keyword: string;
  readonly path: PathParts;
  readonly line: number;
  readonly at: Conditions;
  /** The code asks for the file first, or a missing one has no effect. */
  readonly isGuarded: boolean;
}

/** A filter whose name has `update_plugins`, or may have it. */
interface PhpUpdateFilter {
  readonly hook: PathParts;
  /** The function that it calls, by the name of its unit; `''` if it is not known. */
  readonly callback: string;
  readonly line: number;
  readonly at: Conditions;
}

/** How a place names the class whose member it uses. */
export type Via = 'this' | 'self' | 'static' | 'parent' | 'name' | 'new' | 'type' | 'unknown';

/** Something that code uses. */
export interface PhpUse {
  readonly kind:
    | 'function'
    | 'constant'
    | 'class'
    | 'new'
    | 'method'
    | 'static-method'
    | 'property'
    | 'static-property'
    | 'class-constant'
    /** Fires a hook, or listens to one. */
    | 'fire'
    | 'listen';
  /** Of the function, class, constant, member or hook. */
  readonly name: string;
  /** As it is written. */
  readonly shown: string;
  /** PHP looks for an unqualified name there, if the namespace does not have it. */
  readonly fallback?: string | undefined;
  /** The class of a member, and how code names it. For `listen`, the callback: a name, or the number that it requires. */
  readonly on?: TypeName | undefined;
  readonly via?: Via | undefined;
  readonly line: number;
  readonly at: Conditions;
  /** Number of arguments; `undefined` if it is not known, as with `...$all`. For `listen`, what it accepts. */
  readonly given?: number | undefined;
  /** Arguments that are given by name. */
  readonly named?: readonly string[] | undefined;
  /** Only a text or an array names it (`'acme_start'`, `[ $this, 'start' ]`). */
  readonly isText?: boolean | undefined;
  /** A type, `catch` or `instanceof`: PHP goes on without the class. */
  readonly isSoft?: boolean | undefined;
  /** The first arguments that make an object, or that a static method gets. */
  readonly takes?: readonly PathParts[] | undefined;
}

/** A function with its code, or the code of a file outside of functions. Closures belong to what is around them. */
export interface PhpUnit {
  /** `''` for the file itself; `class::name` for methods. */
  readonly name: string;
  /** The class around it; `''` outside. */
  readonly owner: string;
  readonly loads: readonly PhpLoad[];
  readonly uses: readonly PhpUse[];
  readonly updates: readonly PhpUpdateFilter[];
  /** With what it compares its third argument: for filters of updates, that is the plugin's file. */
  readonly compared: readonly PathParts[];
  /** It reads its arguments by `func_get_args()`, too. */
  readonly isOpen: boolean;
}

/** A place that PHP refuses, or that only a newer PHP takes. */
export interface PhpRemark {
  /** The end of a sentence that begins with the place. */
  readonly what: string;
  readonly line: number;
  /** For syntax, the PHP that introduced it. */
  readonly since?: string;
  readonly kind: 'refused' | 'newer' | 'this' | 'self' | 'unset';
  /** The function around it, as the name of its unit. */
  readonly inside?: string;
  readonly at: Conditions;
}

/** The text of a file outside of PHP's tags, as latin1. */
export interface PhpStart {
  /** It has an opening tag. */
  readonly hasTag: boolean;
  /** `''` if it begins with a tag. */
  readonly start: string;
  /** The first text behind a closing tag, outside of functions and conditions, and its line. */
  readonly behind?: { readonly text: string; readonly line: number } | undefined;
}

export interface PhpFault {
  readonly what: string;
  readonly line: number;
  readonly isSyntax: boolean;
  /** PHP's own verdict, if it was asked. */
  readonly says?: PhpVerdict | undefined;
}

/** The verdict of a version of PHP; without an error, it can parse the file. */
export interface PhpVerdict {
  readonly version: string;
  readonly error?: { readonly what: string; readonly line: number };
}

/** All that is known of one file. It depends on its bytes alone. */
export interface PhpFileFacts {
  /** Equal bytes have equal keys. */
  readonly key: string;
  /** How it begins, and its output outside of PHP's tags. */
  readonly starts: PhpStart;
  /** Why it was not parsed; then all else is empty. */
  readonly fault?: PhpFault | undefined;
  readonly remarks: readonly PhpRemark[];
  readonly functions: readonly PhpFunction[];
  readonly classes: readonly PhpClass[];
  readonly constants: readonly PhpName[];
  readonly aliases: readonly PhpName[];
  /** The file itself is the first. Those of libraries have only loads and filters of updates. */
  readonly units: readonly PhpUnit[];
  /** Values of properties that are assigned once, and of functions that only return them, as `class::name` or name. */
  readonly values: ReadonlyMap<string, PathParts>;
  /** Classes of what functions return, as `class::name()` or `name()`, and of globals, as `$name`; `''` for one that changes. */
  readonly returns: ReadonlyMap<string, TypeName>;
  /** Functions that return the answer of a test, and that test. */
  readonly answers: ReadonlyMap<string, readonly Guard[]>;
  /** Texts that may name a file, a class or a function. */
  readonly texts: ReadonlySet<string>;
  /** It registers an autoloader. */
  readonly isAutoloader: boolean;
  /** Code made of text may use or declare anything. */
  readonly hasEval: boolean;
}

/** A file to read. */
export interface PhpSource {
  readonly path: string;
  readonly sizeBytes: number;
  /** Equal bytes have equal keys, such as the checksum with the size. */
  readonly key: string;
  /** Returns its bytes, `undefined` if they cannot be read. */
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** The plugin to be read, as WordPress unpacks it. */
export interface PhpPackage {
  /** The plugin's folder on sites; `''` if that is not known. */
  readonly folder: string;
  readonly mainFile: string;
  /** All its files. */
  readonly paths: ReadonlySet<string>;
  /** Symbolic links, which may lead to anything. */
  readonly links: readonly string[];
  /** From the header; `''` if it declares none. */
  readonly requiresPhp: string;
  readonly requiresWordPress: string;
  readonly updateUri: string;
  /** Slugs. */
  readonly requiresPlugins: readonly string[];
  readonly sources: readonly PhpSource[];
}

/** A package that was read. */
export interface PhpIndex extends Omit<PhpPackage, 'sources'> {
  readonly files: ReadonlyMap<string, PhpFileFacts>;
  /** Paths of files that were not read at all, because of their size or for want of time. */
  readonly unread: readonly string[];
}

/** Who has a name on a site; `other` is another plugin or the theme. */
type SiteOwner = 'php' | 'wordpress' | 'other';

export interface SiteFunction {
  readonly owner: SiteOwner;
  /** Number of required arguments; `undefined` if that is not known. */
  readonly required: number | undefined;
  /** The version in its `@since`; `''` if there is none. */
  readonly since: string;
}

export interface SiteMethod extends Pick<PhpMethod, 'visibility' | 'isStatic' | 'isAbstract' | 'isFinal'> {
  readonly required: number;
  /** Number of all arguments; `Infinity` with a variadic one. */
  readonly most: number;
}

export interface SiteClass extends Pick<PhpClass, 'kind' | 'isAbstract' | 'isFinal'> {
  readonly owner: SiteOwner;
  readonly since: string;
  /** All classes, interfaces and traits above it. */
  readonly parents: readonly string[];
  /** All its methods, inherited ones, too, by name in lower case. */
  readonly methods: ReadonlyMap<string, SiteMethod>;
}

/** The names of a site without the plugin: PHP, WordPress, and the plugins beside it. */
export interface SiteNames {
  readonly php: string;
  readonly wordpress: string;
  readonly functions: ReadonlyMap<string, SiteFunction>;
  readonly classes: ReadonlyMap<string, SiteClass>;
  /** In the case that they are defined in. */
  readonly constants: ReadonlySet<string>;
  /** The number of arguments that WordPress fires each hook with, the fewest where it differs. */
  readonly hooks: ReadonlyMap<string, number>;
}

/** A place where code is wrong, in words for its author. */
export interface PhpFinding {
  readonly id: CheckId;
  readonly severity: Severity;
  readonly message: string;
  readonly effect: string;
  readonly fix: string;
  /** Where to look. */
  readonly file: string;
  readonly line: number | undefined;
  /** The function, class or constant, or the missing file: by `id:name` an author can accept it, as by the file. */
  readonly name: string;
  /** The file in which the previous version had what is gone. */
  readonly was?: string | undefined;
}

/** All that the rules look at. */
export interface PhpComparison {
  readonly current: PhpIndex;
  /** The previous version, if it is known. */
  readonly previous: PhpIndex | undefined;
  /** Without a site, the rules that need one are silent. */
  readonly site: SiteNames | undefined;
}
