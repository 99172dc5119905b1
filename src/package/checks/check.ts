import type { Acceptance } from '../check-ids.ts';
import type { BuildSetup } from '../read/composer-json.ts';
import type { PackageView } from '../read/package-view.ts';
import type { CheckId, PackageFault, Severity } from '../finding.ts';

/** The values that the package is expected to have; `undefined` for one that is not known or not wanted. */
export interface Expectations {
  /** The plugin's folder according to the workflow. */
  readonly slug: string | undefined;
  /** The version that the package must have, and its origin. */
  readonly version: ExpectedVersion | undefined;
  /** The plugin that the service serves now. */
  readonly served: ServedPlugin | undefined;
  /** The service serves nothing so far, or does not know the plugin. */
  readonly isFirst?: boolean;
  /** The name of the repository, without its owner. */
  readonly repository?: string | undefined;
  /** The reusable workflow of ours that this runs in, because its authors have no steps before this one. */
  readonly workflow?: 'build-and-publish.yml' | 'publish-plugins.yml' | undefined;
  /** The previous package, if this one was compared with it. */
  readonly before?: PackageBefore | undefined;
  /** The directory that was zipped; absent if the package came as a ZIP. */
  readonly zipped?: ZippedSource | undefined;
}

export interface ZippedSource {
  /**
   * The directory is the plugin itself, so the run named the plugin's folder: by the input, else after the directory.
   */
  readonly isWrapped?: boolean;
  /** The file with the rules for leaving files out; `undefined` if there is none. */
  readonly rulesFile?: '.distignore' | '.gitattributes' | undefined;
  /**
   * Finds the line of `.distignore` or `.gitattributes` that leaves out what the plugin's source has, by its path; that
   * of a folder has a slash at its end.
   */
  readonly findRule?: (
    path: string,
  ) => { readonly file: string; readonly line: number; readonly text: string } | undefined;
  /** The plugin's folder is named after the workspace, which is named after the repository. */
  readonly isNamedByWorkspace: boolean;
  /** The build that the source needs before it is published. */
  readonly setup: BuildSetup;
}

/** The package that the checks look at. */
export interface CheckedPackage extends PackageView {
  /** The changelog that has other versions, if there is one, and none has this version. */
  readonly lackingChangelog: string | undefined;
}

interface ExpectedVersion {
  readonly version: string;
  /** Part of a sentence: "the tag `v1.2.3`". */
  readonly origin: string;
}

interface ServedPlugin {
  readonly version: string;
  /** `folder/main-file.php`, the name that WordPress uses. */
  readonly pluginFile?: string | undefined;
  /** The service's short name of the plugin, usually its folder. */
  readonly slug?: string | undefined;
}

export interface PackageBefore {
  /** In words: "the live version `1.4.1`". */
  readonly what: string;
  readonly version: string;
  /** Below the plugin's folder. */
  readonly mainFile: string;
  /** Of the main file; `undefined` if it is not known. */
  readonly mainText?: string | undefined;
}

/**
 * A rule: what it looks for, and how severe that is. A new rule is a new entry in one of the lists beside this file. The
 * comment above its `id` is what the page says of it; `npm run docs` writes the page, and adds its name to the inputs.
 */
export interface Check {
  readonly id: CheckId;
  readonly severity: Severity;
  /** Whether an author can accept what it finds. */
  readonly acceptance: Acceptance;
  /** Pure; a problem may be less severe than the check. */
  readonly find: (
    view: CheckedPackage,
    expected: Expectations,
  ) => Iterable<PackageFault & { severity?: Severity }>;
}

/** Names the rules file that a fix should add to: a new `.distignore` would disable `export-ignore`. */
export function nameRules(zipped: ZippedSource | undefined): string {
  return zipped?.rulesFile === '.gitattributes' ? '`export-ignore` in `.gitattributes`' : '`.distignore`';
}

/** The effect of a folder or main file other than the installed one. */
export const DEACTIVATED =
  'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';

/** The effect when WordPress does not find the plugin where it looks. */
export const DESTROYED =
  'A manual upload is refused; an automatic update reports success and removes the plugin from the site.';
