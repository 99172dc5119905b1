import { relative, resolve, sep } from 'node:path';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import type { AuthorFile, AuthorFiles } from '../model/packages.ts';

/** The paths that the inputs name. */
interface AuthorPaths {
  readonly beforeUpdate: string | undefined;
  readonly afterUpdate: string | undefined;
}

/** The fix for each mistake in them. */
export const AUTHOR_FILE_FIX = 'Give the path of a PHP file in the workspace.';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads the files that `before-update` and `after-update` name. They must be in the workspace, with links resolved.
 *
 * @throws PublishError `input`
 */
export function readAuthorFiles({ beforeUpdate, afterUpdate }: AuthorPaths, workspace: string): AuthorFiles {
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
    hint: AUTHOR_FILE_FIX,
    cause,
  });
}
