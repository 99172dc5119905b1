import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  restoreFolder,
  saveFolder,
  UNCHANGED,
} from '../../../../../src/rehearsal/site/player/save-folder.ts';

const ROOT = '/wordpress';
let disk = '';

beforeEach(() => {
  disk = fs.mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => fs.rmSync(disk, { recursive: true }));

/** Stands in for PHP's file system, on the disk, where links are what they are in WebAssembly. It counts what is written and looked up. */
function createSite(texts: Readonly<Record<string, string>>) {
  const written: string[] = [];
  let listed = 0;
  const at = (path: string) => join(disk, path);
  const stat = (path: string) => fs.statSync(at(path), { throwIfNoEntry: false });
  const php: Parameters<typeof restoreFolder>[0] = {
    mkdirTree: (path) => void fs.mkdirSync(at(path), { recursive: true }),
    writeFile: (path, data) => {
      written.push(path.slice(ROOT.length + 1));
      fs.writeFileSync(at(path), data);
    },
    readFileAsBuffer: (path) => fs.readFileSync(at(path)),
    listFiles: (folder) => {
      listed += 1;
      return fs.readdirSync(at(folder));
    },
    isDir: (path) => stat(path)?.isDirectory() === true,
    isFile: (path) => stat(path)?.isFile() === true,
    isSymlink: (path) => fs.lstatSync(at(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
    fileExists: (path) => fs.lstatSync(at(path), { throwIfNoEntry: false }) !== undefined,
    readlink: (path) => fs.readlinkSync(at(path)),
    symlink: (target, path) => fs.symlinkSync(target, at(path)),
    unlink: (path) => fs.unlinkSync(at(path)),
    rmdir: (path, { recursive }) => (recursive ? fs.rmSync(at(path), { recursive }) : fs.rmdirSync(at(path))),
  };
  const change = (name: string, text: string) => {
    const path = `${ROOT}/${name}`;
    php.mkdirTree(dirname(path));
    php.writeFile(path, text);
  };
  for (const [name, text] of Object.entries(texts)) change(name, text);
  /** Links by their targets. */
  const read = () =>
    Object.fromEntries(
      fs
        .readdirSync(at(ROOT), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const content = entry.isSymbolicLink()
            ? `→ ${fs.readlinkSync(path)}`
            : fs.readFileSync(path, 'utf8');
          return [path.slice(at(ROOT).length + 1).replaceAll('\\', '/'), content];
        }),
    );
  return { php, written, read, change, listed: () => listed };
}

const FILES = {
  'wp-config.php': 'config',
  'wp-content/database/.ht.sqlite': 'rows',
  'wp-content/plugins/acme/acme.php': 'one',
  'wp-content/plugins/acme/same.php': 'same',
};

test('a restored site is as it was saved, and nothing is written that has not changed', () => {
  const { php, written, read, change } = createSite(FILES);
  const saved = saveFolder(php, ROOT, UNCHANGED);
  change('wp-content/plugins/acme/acme.php', 'two');
  change('wp-content/database/.ht.sqlite', 'more rows');
  change('wp-content/plugins/acme/new.php', 'new');
  change('wp-content/uploads/2026/11/new.txt', 'new');
  php.unlink(`${ROOT}/wp-config.php`);
  written.length = 0;
  restoreFolder(php, ROOT, saved, UNCHANGED);
  expect(read()).toEqual(FILES);
  expect(php.isDir(`${ROOT}/wp-content/uploads`)).toBe(false);
  expect(written.toSorted()).toEqual([
    'wp-config.php',
    'wp-content/database/.ht.sqlite',
    'wp-content/plugins/acme/acme.php',
  ]);
});

test('what two snapshots have in common takes memory once', () => {
  const { php, change } = createSite(FILES);
  const first = saveFolder(php, ROOT, UNCHANGED);
  change('wp-content/plugins/acme/acme.php', 'two');
  const { files } = saveFolder(php, ROOT, UNCHANGED, [first]);
  const shared = [...files].filter(([path, bytes]) => first.files.get(path) === bytes).map(([path]) => path);
  expect(shared.map((path) => path.slice(ROOT.length + 1)).toSorted()).toEqual([
    'wp-config.php',
    'wp-content/database/.ht.sqlite',
    'wp-content/plugins/acme/same.php',
  ]);
});

test('a snapshot keeps what it has when the file changes in place', () => {
  const { php } = createSite(FILES);
  const content = Buffer.from('rows');
  const { files } = saveFolder({ ...php, readFileAsBuffer: () => content }, ROOT, UNCHANGED);
  content.write('gone');
  expect(Buffer.from(files.get(`${ROOT}/wp-config.php`) ?? []).toString()).toBe('rows');
});

test('a site that holds too much is not saved', () => {
  const { php } = createSite(FILES);
  const save = (entries: number, bytes: number) => () =>
    saveFolder(php, ROOT, UNCHANGED, [], { entries, bytes });
  expect(save(8, 300)().files.size).toBe(4);
  expect(save(7, 300)).toThrow(
    'The site of the plugin holds more than a rehearsal can save: 7 files and folders, and 300 B.',
  );
  expect(save(8, 100)).toThrow('and 100 B.');
});

(process.platform === 'win32' ? describe.skip : describe)('links', () => {
  test.each(['saved', 'restored'])('that lead to each other are not followed when a site is %s', (what) => {
    const { php, read, listed } = createSite(FILES);
    const clean = saveFolder(php, ROOT, UNCHANGED);
    php.mkdirTree(`${ROOT}/wp-content/loop`);
    for (const name of ['a', 'b']) php.symlink('.', `${ROOT}/wp-content/loop/${name}`);
    const before = listed();
    if (what === 'restored') restoreFolder(php, ROOT, clean, UNCHANGED);
    else saveFolder(php, ROOT, UNCHANGED);
    expect(listed() - before).toBe(6);
    if (what === 'restored') expect(read()).toEqual(FILES);
  });

  test('stay links, wherever they lead', () => {
    const { php, read, change } = createSite({ ...FILES, 'outside/file': 'outside' });
    php.symlink('plugins/acme/acme.php', `${ROOT}/wp-content/db.php`);
    php.symlink('/nowhere', `${ROOT}/wp-content/dead`);
    php.symlink('../outside', `${ROOT}/wp-content/uploads`);
    const saved = saveFolder(php, ROOT, UNCHANGED);
    const files = read();
    expect(files).toMatchObject({
      'wp-content/db.php': '→ plugins/acme/acme.php',
      'wp-content/dead': '→ /nowhere',
    });
    for (const name of ['db.php', 'dead', 'uploads']) php.unlink(`${ROOT}/wp-content/${name}`);
    change('wp-content/db.php', 'a file');
    php.symlink('/elsewhere', `${ROOT}/wp-content/dead`);
    change('wp-content/uploads/file', 'a folder');
    restoreFolder(php, ROOT, saved, UNCHANGED);
    expect(read()).toEqual(files);
  });

  test('in place of files and folders are taken away with nothing that they lead to', () => {
    const { php, read, change } = createSite({ ...FILES, 'wp-includes/version.php': 'version' });
    const saved = saveFolder(php, ROOT, UNCHANGED);
    const files = read();
    php.unlink(`${ROOT}/wp-config.php`);
    php.symlink('wp-includes/version.php', `${ROOT}/wp-config.php`);
    change('wp-content/new/file', 'new');
    php.symlink('../../wp-includes', `${ROOT}/wp-content/new/core`);
    php.rmdir(`${ROOT}/wp-content/plugins`, { recursive: true });
    php.symlink('../wp-includes', `${ROOT}/wp-content/plugins`);
    restoreFolder(php, ROOT, saved, UNCHANGED);
    expect(read()).toEqual(files);
  });
});
