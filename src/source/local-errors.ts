import { PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { explainRead } from '../shared/system-error.ts';

/**
 * Creates the error for local files that cannot be published.
 *
 * @param message one sentence: the file and its problem
 * @param hint one sentence: the fix for the author of the workflow
 */
export function createLocalError(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'package', title: 'Package cannot be published', message, hint, cause });
}

/** The fix for a file of the plugin that cannot be read. */
const READ_FIX =
  'Check its permissions, and that no other step changes it. If it is not part of the plugin, name it in `.distignore`.';

/**
 * Advises on a folder without a package.
 *
 * @param shown the folder, relative to the workspace
 */
export function adviseOnNothing(shown: string): string {
  return shown === '.'
    ? 'Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.'
    : 'Check the build: it must write the plugin there, in this job and before this step.';
}

/** Explains a file that cannot be read; returns errors that do not come from the system unchanged. */
export function explainFileRead(error: unknown, name: string, hint = READ_FIX): unknown {
  return explainRead(error, quoteName(name), hint);
}
