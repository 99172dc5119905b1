import { PublishError } from '../shared/errors.ts';

/** Names come from the disk and can be as long as they like. */
const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;

/**
 * Why what is on disk cannot be published.
 *
 * @param message one sentence: which file, and what is wrong with it
 * @param hint one sentence: what the author of the workflow changes
 */
export function createLocalError(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}

/** The fix for a file of the plugin that cannot be read. */
const READ_FIX =
  'Check its permissions, and that no other step changes it meanwhile; what is not part of the plugin can be named in `.distignore`.';

/**
 * What comes before a package can be found in a folder in which nothing is.
 *
 * @param shown the folder, relative to the workspace
 */
export function adviseOnNothing(shown: string): string {
  return shown === '.'
    ? 'Check the repository out (`actions/checkout`), and build the plugin, in an earlier step of the same job.'
    : 'Check the step that builds the plugin: it must run before this one, in the same job.';
}

/** A file that the system does not let us read; what is no answer of the system stays itself. */
export function explainRead(error: unknown, name: string, hint = READ_FIX): unknown {
  const code = readSystemCode(error);
  return code === undefined
    ? error
    : createLocalError(`${quoteName(name)} cannot be read (${code}).`, hint, error);
}

/** The system's name for what failed, such as `ENOENT`. By shape: the error may come from another realm. */
export function readSystemCode(error: unknown): string | undefined {
  const { code, syscall } = Object(error) as Record<string, unknown>;
  return typeof code === 'string' && typeof syscall === 'string' ? code : undefined;
}

/** A name inside a message: one line, whatever is in the name, and cut when it is very long. */
export function quoteName(name: string): string {
  const isLong = name.length > MAX_NAME_LENGTH;
  const shown = isLong ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;
  return `"${shown.replace(/\p{Cc}/gu, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`)}"`;
}

/** Some names inside a message: `"a", "b" and 3 more`. */
export function listNames(names: readonly string[]): string {
  // "and 1 more" would take as much room as the name.
  const count = names.length === MAX_LISTED + 1 ? names.length : MAX_LISTED;
  const shown = names.slice(0, count).map(quoteName);
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last ?? ''}`;
}
