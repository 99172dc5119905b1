import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { createFilter, type Judge, readRules, RULES_FILE } from '../ignore/distignore.ts';
import { ATTRIBUTES_FILE, readExportIgnore } from '../ignore/export-ignore.ts';
import { type Content, type Folder, readFolder } from './read-folder.ts';

/** The rules that decide what is left out of a directory. */
export interface ChosenRules {
  readonly judge: Judge;
  /** The top level of the directory, without files that are left out. */
  readonly content: Content;
  /** Whether the directory is the plugin, rather than the parent of its folder. */
  readonly isPlugin: boolean;
  /** The name of the files with the rules; `undefined` without rules. */
  readonly file: typeof RULES_FILE | typeof ATTRIBUTES_FILE | undefined;
  /** Whether there is also an `export-ignore`, which is not used. */
  readonly isExportIgnoreUnused: boolean;
}

interface ChooseRulesOptions {
  /** Whether the directory may be in a repository. */
  readonly hasRepository: boolean;
  readonly isPlugin: (content: Content) => Promise<boolean>;
  readonly yieldToEventLoop: YieldToEventLoop;
  /** See {@link readRules}. */
  readonly inside: string;
  /** See {@link createFilter}. */
  readonly own?: readonly string[];
}

/**
 * Finds the rules for a directory: the `.distignore` in it or in a folder that may be the plugin, else the
 * `export-ignore` in `.gitattributes`.
 *
 * @throws PublishError `package`: they cannot be read
 * @throws Cancelled
 */
export async function chooseRules(
  top: Folder,
  { hasRepository, isPlugin: findPlugin, yieldToEventLoop, inside, own }: ChooseRulesOptions,
): Promise<ChosenRules> {
  const outer = readRules(top.path, '', inside);
  const exportIgnore = outer === undefined ? readExportIgnore(top, hasRepository) : undefined;
  const attributes = exportIgnore === undefined ? [] : [{ prefix: '', judge: exportIgnore.judge }];
  const first = await readFolder(
    top,
    createFilter(outer === undefined ? attributes : [outer], own),
    yieldToEventLoop,
  );
  const isPlugin = await findPlugin(first);
  // A directory with other files is not the parent of a plugin's folder.
  const folders = isPlugin || first.files.length > 0 ? [] : first.folders;
  const inner = folders.flatMap(({ path, name }) => readRules(path, `${name}/`, inside) ?? []);
  const rules = outer === undefined ? inner : [...inner, outer];
  const judge = createFilter(rules.length === 0 ? attributes : rules, own);
  const hasAttributes = hasRules(() => exportIgnore ?? readExportIgnore(top, hasRepository), folders);
  return {
    judge,
    content: rules.length > 0 && outer === undefined ? await readFolder(top, judge, yieldToEventLoop) : first,
    isPlugin,
    file: rules.length > 0 ? RULES_FILE : hasAttributes ? ATTRIBUTES_FILE : undefined,
    isExportIgnoreUnused: rules.length > 0 && hasAttributes,
  };
}

/** Whether any `export-ignore` applies in the directory or its folders. */
function hasRules(read: () => ReturnType<typeof readExportIgnore>, folders: readonly Folder[]): boolean {
  try {
    return ['', ...folders.map(({ name }) => name)].some(read().hasRules);
  } catch (error) {
    // If it is used, it was already read without an error; else it only leads to a notice.
    if (error instanceof PublishError) return false;
    throw error;
  }
}
