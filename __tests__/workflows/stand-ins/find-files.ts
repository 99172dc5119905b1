import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files that lines of paths and patterns lead to, all that directories hold included, as absolute paths. */
export function findFiles(lines: string): readonly string[] {
  const patterns = lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const excluded = patterns.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const found = globSync(
    patterns.filter((line) => !line.startsWith('!')),
    { exclude: excluded },
  );
  const files = found.flatMap((path) =>
    statSync(path).isDirectory() ? globSync('**', { cwd: path }).map((name) => join(path, name)) : [path],
  );
  return [...new Set(files.map((path) => resolve(path)))].filter((path) => statSync(path).isFile());
}
