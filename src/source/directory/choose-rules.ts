import type { Breathe } from '../../shared/breathe.ts';
import { PublishError } from '../../shared/errors.ts';
import { createFilter, type Judge, readRules, RULES_FILE } from '../ignore/distignore.ts';
import { ATTRIBUTES_FILE, type ExportIgnore, readExportIgnore } from '../ignore/export-ignore.ts';
import { type Content, type Folder, readFolder } from './tree.ts';

/** The rules for what is left out of a directory. */
export interface ChosenRules {
  readonly judge: Judge;
  /** The top level of the directory, without files that are left out. */
  readonly content: Content;
  /** The directory is the plugin, and not just where its folder is. */
  readonly isPlugin: boolean;
  /** The files that the rules are in; `undefined` when there are none. */
  readonly file: typeof RULES_FILE | typeof ATTRIBUTES_FILE | undefined;
  /** There is `export-ignore`, too, and it does not count. */
  readonly isExportIgnoreUnused: boolean;
}

interface ChooseRulesOptions {
  /** Whether the directory can be in a repository. */
  readonly hasRepository: boolean;
  readonly isPlugin: (content: Content) => Promise<boolean>;
  readonly breathe: Breathe;
  /** See {@link readRules}. */
  readonly inside: string;
  /** See {@link createFilter}. */
  readonly own?: readonly string[];
}

/**
 * Finds the rules for a directory: `.distignore`, in it or in the folders that can be the plugin, else the `export-ignore`
 * of `.gitattributes`.
 *
 * @throws PublishError `package`: they cannot be read
 * @throws Cancelled
 */
export async function chooseRules(
  top: Folder,
  { hasRepository, isPlugin: findPlugin, breathe, inside, own }: ChooseRulesOptions,
): Promise<ChosenRules> {
  const outer = readRules(top.path, '', inside);
  const exportIgnore = outer === undefined ? readExportIgnore(top, hasRepository) : undefined;
  const attributes = exportIgnore === undefined ? [] : [{ prefix: '', judge: exportIgnore.judge }];
  const first = await readFolder(top, createFilter(outer === undefined ? attributes : [outer], own), breathe);
  const isPlugin = await findPlugin(first);
  // Beside files that are no plugin, no folder is one.
  const folders = isPlugin || first.files.length > 0 ? [] : first.folders;
  const inner = folders.flatMap(({ path, name }) => readRules(path, `${name}/`, inside) ?? []);
  const rules = outer === undefined ? inner : [...inner, outer];
  const judge = createFilter(rules.length === 0 ? attributes : rules, own);
  const hasAttributes = hasRules(() => exportIgnore ?? readExportIgnore(top, hasRepository), folders);
  return {
    judge,
    content: rules.length > 0 && outer === undefined ? await readFolder(top, judge, breathe) : first,
    isPlugin,
    file: rules.length > 0 ? RULES_FILE : hasAttributes ? ATTRIBUTES_FILE : undefined,
    isExportIgnoreUnused: rules.length > 0 && hasAttributes,
  };
}

/** Whether there is any `export-ignore` for what is in the directory or in its folders. */
function hasRules(read: () => ExportIgnore, folders: readonly Folder[]): boolean {
  try {
    return ['', ...folders.map(({ name }) => name)].some(read().hasRules);
  } catch (error) {
    // Where it counts, it was read already; else it only makes a notice.
    if (error instanceof PublishError) return false;
    throw error;
  }
}
