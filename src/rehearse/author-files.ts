import { relative, resolve, sep } from 'node:path';
import { PublishError } from '../shared/errors.ts';
import { quoteName } from '../shared/quote.ts';
import { readStart } from '../shared/read-start.ts';
import { readSystemCode } from '../shared/system-error.ts';
import { REHEARSE_INPUTS, type RehearseInputs } from './inputs.ts';

/** A PHP file of the author that a site runs. */
export interface AuthorFile {
  /** Relative to the workspace. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files that run before and after the update, by their names on the site. */
export type AuthorFiles = ReadonlyMap<'before-update' | 'after-update', AuthorFile>;

export const NO_FILES: AuthorFiles = new Map();

const MAX_BYTES = 1024 * 1024;

/**
 * Reads the files that `before-update` and `after-update` name. They must be in the workspace, with links resolved.
 *
 * @throws PublishError `input`
 */
export function readAuthorFiles(
  { beforeUpdate, afterUpdate }: Pick<RehearseInputs, 'beforeUpdate' | 'afterUpdate'>,
  workspace: string,
): AuthorFiles {
  const files = new Map<'before-update' | 'after-update', AuthorFile>();
  if (beforeUpdate !== undefined) files.set('before-update', read('before-update', beforeUpdate, workspace));
  if (afterUpdate !== undefined) files.set('after-update', read('after-update', afterUpdate, workspace));
  return files;
}

function read(input: string, path: string, workspace: string): AuthorFile {
  const bytes = readBytes(input, path, workspace);
  if (bytes === 'outside') throw explain(input, path, 'is outside of the workspace');
  if (typeof bytes === 'string') throw explain(input, path, 'is not a file on the runner');
  if (bytes.length > MAX_BYTES) throw explain(input, path, 'is larger than 1 MB');
  if (!bytes.includes('<?php')) throw explain(input, path, 'has no `<?php`');
  const shown = relative(workspace, resolve(workspace, path)).replaceAll(sep, '/');
  return { path: shown, bytes };
}

function readBytes(input: string, path: string, workspace: string): Buffer | string {
  try {
    return readStart(resolve(workspace, path), MAX_BYTES + 1, workspace);
  } catch (error) {
    const code = readSystemCode(error);
    throw code === undefined ? error : explain(input, path, `cannot be read (${code})`, error);
  }
}

function explain(input: string, path: string, what: string, cause?: unknown): PublishError {
  return new PublishError({
    code: 'input',
    title: `Input ${input}`,
    message: `Input \`${input}\`: ${quoteName(path)} ${what}.`,
    hint: REHEARSE_INPUTS.beforeUpdate.fix,
    cause,
  });
}
