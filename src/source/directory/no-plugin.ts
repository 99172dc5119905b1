import type { PublishError } from '../../shared/errors.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { RULES_FILE } from '../ignore/distignore.ts';
import type { RuleLine } from '../ignore/find-rule.ts';
import { adviseOnNothing, createLocalError } from '../local-errors.ts';

/** A directory that was looked through for a plugin. */
export interface SearchedDirectory {
  readonly name: string;
  /** As `zip-path` names it; `undefined` when something else does. */
  readonly zipPath: string | undefined;
  /** The path, from the directory on, of the only folder in it that is a plugin. */
  readonly innerPlugin: string | undefined;
  /** A main plugin file that is left out, and by which line. */
  readonly leftOutMain?: (RuleLine & { readonly name: string }) | undefined;
}

/**
 * Why a directory is no plugin.
 *
 * @param names what is in it, of folders with a slash at their end
 * @param leftOut what is in it and is not published
 */
export function explainNoPlugin(
  directory: SearchedDirectory,
  names: readonly string[],
  leftOut: readonly string[],
): PublishError {
  const isEmpty = names.length === 0 && leftOut.every((name) => /(^|\/)\.git\/?$/.test(name));
  const nothing = isEmpty ? 'no files' : 'no files but those that are left out';
  return createLocalError(
    `The directory ${quoteName(directory.name)} is neither a plugin, with a PHP file that has a "Plugin Name" header, ` +
      `nor does it hold just one folder that is; it holds ${names.length === 0 ? nothing : listNames(names)}.`,
    isEmpty && directory.zipPath !== undefined
      ? adviseOnNothing(directory.zipPath)
      : advise(directory, names),
  );
}

/** Why a directory with just one folder in it is no plugin: that one is none, either. */
export function explainNoInnerPlugin(
  directory: SearchedDirectory,
  folder: string,
  names: readonly string[],
): PublishError {
  return createLocalError(
    `The directory ${quoteName(directory.name)} holds only the folder ${quoteName(folder)}, and in that no PHP file ` +
      `has a "Plugin Name" header; it holds ${listNames(names)}.`,
    advise(
      directory,
      names.map((name) => `${folder}/${name}`),
    ),
  );
}

function advise({ zipPath, innerPlugin, leftOutMain }: SearchedDirectory, names: readonly string[]): string {
  if (leftOutMain !== undefined) {
    const { line, text, name } = leftOutMain;
    return `Change line ${line} of \`${RULES_FILE}\`, ${quoteName(text)}: it leaves out ${quoteName(name)}, the main plugin file.`;
  }
  const [zip, ...others] = names.filter((name) => /\.zip$/i.test(name));
  const isZip = innerPlugin === undefined && zipPath !== undefined && others.length === 0;
  if (isZip && zip !== undefined) return adviseOn(zipPath, zip);
  if (innerPlugin === undefined) {
    return `Give the directory with the main plugin file in it; what is not part of the plugin can be named in \`${RULES_FILE}\`.`;
  }
  if (zipPath === undefined) return `The plugin is in its folder ${quoteName(innerPlugin)}: give that alone.`;
  return adviseOn(zipPath, innerPlugin);
}

function adviseOn(zipPath: string, inner: string): string {
  const path = zipPath === '.' ? inner : `${zipPath.replace(/\/+$/, '')}/${inner}`;
  return `Set \`zip-path\` to ${quoteName(path)}.`;
}
