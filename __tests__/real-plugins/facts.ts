import { gunzipSync, gzipSync } from 'node:zlib';

/** Why a plugin is here: as its users get it, or as its repository is before anything is built. */
export type Kind = 'shipped' | 'checkout';

/** Where a real plugin comes from; the list of them is `catalog.json`. */
export interface Source {
  readonly kind: Kind;
  /** The folder that sites have. */
  readonly slug: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The plugin's folder in the repository; `''` for the top. */
  readonly folder: string;
}

/** All that is kept of a plugin: facts that the checks go by, and no code or prose. */
export interface PluginFacts {
  readonly source: Source;
  /** Paths with sizes in bytes, sorted; a symbolic link has its target instead of a size. */
  readonly files: readonly (readonly [path: string, sizeOrTarget: number | string])[];
  /** Of PHP files that say more than that they are PHP. */
  readonly php: Readonly<Record<string, PhpFacts>>;
  /** Lines of readmes, changelogs and files of rules and settings; prose is left out. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Signs of secrets, LFS pointers and merge conflicts, without the secrets themselves. */
  readonly signs: readonly Sign[];
}

/** Content before the first PHP tag. */
export type Start = 'tag' | 'mark' | 'blank' | 'text' | 'no-tag';

/** Content after the last closing tag, if there is one. */
export type End = 'open' | 'closed' | 'blank' | 'text';

export interface PhpFacts {
  readonly start: Start;
  readonly end: End;
  /** As written, with the offset in bytes, and the line, from 1. */
  readonly headers: readonly (readonly [label: string, value: string, offset: number, line: number])[];
  readonly statements: readonly Statement[];
  /** Paths of built files in strings: scripts, styles and what belongs to them, and what Composer installs. */
  readonly builds: readonly string[];
  /** It finds classes by itself. */
  readonly isAutoloader?: boolean;
}

/** The folder from which a path counts: the file's own, that of a constant, or none. */
export type Base =
  | `__DIR__`
  | `dirname(__FILE__)`
  | `plugin_dir_path(__FILE__)`
  | `dirname(__DIR__)`
  | (string & {});

/** A constant with a path or a version in it, a file that is loaded or looked for, or an exit of the code. */
export interface Statement {
  readonly does: 'define' | 'require' | 'require_once' | 'include' | 'include_once' | 'test' | 'leave';
  /** Of the constant. */
  readonly name?: string;
  readonly base: Base;
  readonly path: string;
  /**
   * Blocks around the statement, the outermost first: `if`, `if exists`, `else`, `function`, `class`, `loop`, `try` …
   */
  readonly inside: readonly string[];
  /** The token before it, unless it is a statement of its own: `=`, `&&`, `return` … */
  readonly after?: string;
}

export interface Sign {
  readonly path: string;
  readonly kind:
    | 'private-key'
    | 'service-account'
    | 'token'
    | 'aws-key'
    | 'database-password'
    | 'environment'
    | 'lfs-pointer'
    | 'merge-conflict';
  /** A private key with all of its lines, a token or password that is no placeholder. */
  readonly isWhole: boolean;
  /** In a string of a program. */
  readonly isQuoted: boolean;
}

/** The name under which a plugin is known here. */
export function nameSource({ kind, slug }: Source): string {
  return `${kind}/${slug}`;
}

export function packFacts(facts: PluginFacts): Buffer {
  return gzipSync(JSON.stringify(facts), { level: 9 });
}

export function unpackFacts(bytes: Buffer): PluginFacts {
  return JSON.parse(gunzipSync(bytes).toString()) as PluginFacts;
}
