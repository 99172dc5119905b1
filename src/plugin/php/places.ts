import { PLUGIN_FOLDER, PLUGINS_FOLDER } from './paths.ts';

/** A path as the text of the code has it. */
export function toLatin1(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/**
 * A path that begins with the plugin's folder: PHP looks for one that begins with nothing beside the file that runs first, which
 * is WordPress's, and then beside the one with the code. Source: PHP's main/fopen_wrappers.c.
 */
export function anchor(
  value: string,
  { file, folder, movesAround }: { file: string; folder: string; movesAround: boolean },
): string {
  const own = `${PLUGINS_FOLDER}/${toLatin1(folder)}/`;
  if (folder !== '' && value.startsWith(own)) return `${PLUGIN_FOLDER}/${value.slice(own.length)}`;
  const isRelative = !movesAround && /^[\w-]+(\/[\w.-]+)+\.php$/i.test(value) && !value.startsWith('wp-');
  return isRelative ? `${file.slice(0, file.lastIndexOf('/'))}/${value}` : value;
}

/** The path in the package; `undefined` for what is not below the plugin's folder. */
export function resolve(folder: string, value: string): string | undefined {
  // On most sites a backslash separates nothing: this is a file beside the plugin's folder.
  if (folder !== '' && value.startsWith(`${PLUGIN_FOLDER}\\`))
    return folder + Buffer.from(value.slice(1), 'latin1').toString();
  if (!value.startsWith(`${PLUGIN_FOLDER}/`) || value.lastIndexOf(PLUGIN_FOLDER) > 0) return undefined;
  const parts: string[] = [];
  for (const part of Buffer.from(value.slice(2), 'latin1').toString().split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length === 0 ? undefined : [...(folder === '' ? [] : [folder]), ...parts].join('/');
}
