import { expect, test } from '@jest/globals';
import {
  type Php,
  restoreFolder,
  saveFolder,
  UNCHANGED,
} from '../../../src/rehearsal/site/player/playground.ts';

const ROOT = '/wordpress';

/** PHP's file system in memory, which counts what is written. */
function imaginePhp(texts: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(texts).map(([name, text]) => [`${ROOT}/${name}`, Buffer.from(text)]));
  const folders = new Set<string>();
  const written: string[] = [];
  const mkdirTree = (path: string): void => {
    const parts = path.split('/');
    parts.forEach((_part, index) => folders.add(parts.slice(0, index + 1).join('/')));
  };
  const writeFile = (path: string, data: string | Uint8Array): void => {
    written.push(path.slice(ROOT.length + 1));
    files.set(path, Buffer.from(data as Uint8Array));
  };
  for (const path of files.keys()) mkdirTree(path.slice(0, path.lastIndexOf('/')));
  const namesIn = (folder: string) =>
    [...files.keys(), ...folders].filter((path) => path.slice(0, path.lastIndexOf('/')) === folder);
  const php: Partial<Php> = {
    mkdirTree,
    writeFile,
    readFileAsBuffer: (path) => files.get(path) ?? Buffer.alloc(0),
    listFiles: (folder) => namesIn(folder).map((path) => path.slice(folder.length + 1)),
    isDir: (path) => folders.has(path),
    isFile: (path) => files.has(path),
    unlink: (path) => void files.delete(path),
    rmdir: (folder) => {
      for (const path of [...files.keys()]) if (path.startsWith(`${folder}/`)) files.delete(path);
      for (const path of [...folders]) if (`${path}/`.startsWith(`${folder}/`)) folders.delete(path);
    },
  };
  const read = () =>
    Object.fromEntries([...files].map(([path, bytes]) => [path.slice(ROOT.length + 1), bytes.toString()]));
  return {
    php: php as Php,
    written,
    read,
    change: (name: string, text: string) => writeFile(`${ROOT}/${name}`, text),
  };
}

test('a restored site is as it was saved, and nothing is written that has not changed', () => {
  const files = {
    'wp-config.php': 'config',
    'wp-content/database/.ht.sqlite': 'rows',
    'wp-content/plugins/acme/acme.php': 'one',
    'wp-content/plugins/acme/same.php': 'same',
  };
  const { php, written, read, change } = imaginePhp(files);
  const saved = saveFolder(php, ROOT, UNCHANGED);
  change('wp-content/plugins/acme/acme.php', 'two');
  change('wp-content/database/.ht.sqlite', 'more rows');
  change('wp-content/plugins/acme/new.php', 'new');
  php.mkdirTree(`${ROOT}/wp-content/uploads`);
  php.unlink(`${ROOT}/wp-config.php`);
  written.length = 0;
  restoreFolder(php, ROOT, saved, UNCHANGED);
  expect(read()).toEqual(files);
  expect(php.isDir(`${ROOT}/wp-content/uploads`)).toBe(false);
  expect(written.toSorted()).toEqual([
    'wp-config.php',
    'wp-content/database/.ht.sqlite',
    'wp-content/plugins/acme/acme.php',
  ]);
});
