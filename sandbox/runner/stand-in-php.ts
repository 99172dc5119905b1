import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder for `PATH` with a `php` that tells its version, and says of all code that it cannot parse it, or can.
 * Source: the output of PHP 8.2 with `-n -d display_errors=1 -l`, from its standard input.
 */
export async function makePhp({
  version = '8.3.6',
  takes = false,
}: { readonly version?: string; readonly takes?: boolean } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'php-'));
  const says = takes
    ? "echo 'No syntax errors detected in Standard input code'"
    : "printf '\\nParse error: Unclosed %s on line 2 in Standard input code on line 3\\nErrors parsing Standard input code\\n' \"'{'\"; exit 255";
  const lines = [
    '#!/bin/sh',
    'case "$*" in',
    `*PHP_VERSION*) printf ${version} ;;`,
    `*) ${says} ;;`,
    'esac',
    '',
  ];
  await writeFile(join(folder, 'php'), lines.join('\n'));
  await chmod(join(folder, 'php'), 0o755);
  return folder;
}
