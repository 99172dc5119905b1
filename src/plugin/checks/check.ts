import type { Acceptance } from '../check-ids.ts';
import type { BuildSetup } from '../composer-json.ts';
import type { PackageView } from '../examine.ts';
import type { CheckId, Problem, Severity } from '../finding.ts';

/** The values that are expected of the package; `undefined` where one is not known or not wanted. */
export interface Expectations {
  /** The folder that the workflow says the plugin has. */
  readonly slug: string | undefined;
  /** The version that the package must carry, and where that comes from. */
  readonly version: ExpectedVersion | undefined;
  /** The plugin that the service serves now. */
  readonly served: ServedPlugin | undefined;
  /** The service serves nothing so far, or does not know the plugin. */
  readonly isFirst?: boolean;
  /** The package before, when it was compared. */
  readonly before?: PackageBefore | undefined;
  /** The directory that was zipped; absent when the package came as a ZIP. */
  readonly zipped?: ZippedSource | undefined;
}

export interface ZippedSource {
  /** It is the plugin itself, so that the run has named the plugin's folder: by the input, or else like the directory. */
  readonly isWrapped?: boolean;
  /** The file with the rules for what is left out; `undefined` when there is none. */
  readonly rulesFile?: '.distignore' | '.gitattributes' | undefined;
  /** The line of `.distignore` that leaves out a folder of the plugin which is there, by its path with a slash at its end. */
  readonly findRule?: (path: string) => { readonly line: number; readonly text: string } | undefined;
  /** The plugin's folder has its name from the workspace, which has that of the repository. */
  readonly isNamedByWorkspace: boolean;
  /** The build that the source needs before it is published. */
  readonly setup: BuildSetup;
}

export interface ExpectedVersion {
  readonly version: string;
  /** As part of a sentence: "the tag `v1.2.3`". */
  readonly origin: string;
}

export interface ServedPlugin {
  readonly version: string;
  /** As WordPress names it: `folder/main-file.php`. */
  readonly pluginFile?: string | undefined;
  /** The service's short name of the plugin, mostly that of its folder. */
  readonly slug?: string | undefined;
}

export interface PackageBefore {
  /** As a sentence calls it: "the live version `1.4.1`". */
  readonly what: string;
  readonly version: string;
  /** In the plugin's folder. */
  readonly mainFile: string;
}

/** One rule: what to look for, and how bad it is. A new rule is a new entry in one of the lists beside this file; `npm run docs` then knows its name. */
export interface Check {
  readonly id: CheckId;
  readonly severity: Severity;
  /** Whether an author can accept what it finds. */
  readonly acceptance: Acceptance;
  /** Pure; a problem may be milder than the check. */
  readonly find: (view: PackageView, expected: Expectations) => Iterable<Problem & { severity?: Severity }>;
}

/** Names the rules that a fix can add to: a new `.distignore` would end the effect of `export-ignore`. */
export function nameRules(zipped: ZippedSource | undefined): string {
  return zipped?.rulesFile === '.gitattributes' ? '`export-ignore` in `.gitattributes`' : '`.distignore`';
}

/** The consequence of another folder or main file than sites have installed. */
export const DEACTIVATED =
  'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';

/** The consequence when WordPress finds no plugin where it looks. */
export const DESTROYED =
  'A manual upload is refused; an automatic update reports success and removes the plugin from the site.';
