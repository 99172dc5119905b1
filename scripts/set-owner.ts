/**
 * `npm run set-owner -- NAME`: writes the name of the account that holds this action into everything that people copy, once,
 * before the first release. Until then the release workflow refuses to release.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillOwner, isAccount } from './owner.ts';

const [owner = ''] = process.argv.slice(2);
if (isAccount(owner)) fillFiles(process.cwd(), owner);
else {
  console.error(
    `${JSON.stringify(owner)} is not an account on GitHub. Write its name: npm run set-owner -- NAME`,
  );
  process.exitCode = 1;
}

function fillFiles(root: string, name: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const changed = listed.split('\0').filter((path) => path !== '' && fillFile(resolve(root, path), name));
  for (const path of changed) console.log(path);
  if (changed.length > 0) formatFiles(root, changed);
  console.log(
    changed.length === 0
      ? 'Nothing to fill in: no file has the placeholder.'
      : `The action is ${name}/publish-wordpress-plugin now. Commit these ${changed.length} files.`,
  );
}

/** Formats the tables anew, because the gate checks their width. */
function formatFiles(root: string, paths: readonly string[]): void {
  const formatter = join(dirname(fileURLToPath(import.meta.resolve('oxfmt/package.json'))), 'bin', 'oxfmt');
  execFileSync(process.execPath, [formatter, '--no-error-on-unmatched-pattern', ...paths], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Returns whether the file has changed. Leaves binary bytes unchanged. */
function fillFile(path: string, name: string): boolean {
  const text = readFileSync(path, 'latin1');
  const filled = fillOwner(text, name);
  if (filled !== text) writeFileSync(path, filled, 'latin1');
  return filled !== text;
}
