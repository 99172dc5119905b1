import { expect, test } from '@jest/globals';
import type { FileNode, FileSystem, Php } from '../../../../../src/rehearsal/site/player/playground.ts';
import { quickenSite } from '../../../../../src/rehearsal/site/player/quick-site.ts';

const [FILE, FOLDER, LINK] = [0o100644, 0o040755, 0o120777];
const isOf = (kind: number) => (mode: number) => (mode & 0o170000) === (kind & 0o170000);

/** A file system that counts how often it looks up a path, and a site that reads what is not there yet. */
function createSite() {
  const nodes = new Map<string, FileNode>();
  const looked: string[] = [];
  const write = (path: string, text: string) =>
    nodes.set(path, {
      ...{ mode: FILE, usedBytes: text.length, stream_ops: {} },
      // Emscripten makes room for more.
      contents: Buffer.concat([Buffer.from(text), Buffer.alloc(10)]),
    });
  const files = {
    isLink: isOf(LINK),
    isDir: isOf(FOLDER),
    isFile: isOf(FILE),
    lookupPath: (path: string) => {
      looked.push(path);
      const node = nodes.get(path);
      if (node === undefined) throw new Error('missing');
      return { path, node };
    },
  } as unknown as FileSystem;
  const php = {
    writeFile: (path: string, data: Uint8Array) => void write(path, Buffer.from(data).toString()),
    unlink: (path: string) => void nodes.delete(path),
    readFileAsBuffer: () => Buffer.from('unpacked'),
  } as unknown as Php;
  return { site: quickenSite(php, files), nodes, looked, write };
}

test('a path is looked up once to know what it is, and to read it', () => {
  const { site, looked, write } = createSite();
  write('/a', 'text');
  expect([site.isSymlink('/a'), site.isDir('/a'), site.isFile('/a')]).toEqual([false, false, true]);
  expect(Buffer.from(site.readFileAsBuffer('/a')).toString()).toBe('text');
  expect(looked).toEqual(['/a']);
});

test('what was written or deleted is looked up again', () => {
  const { site, write } = createSite();
  write('/a', 'text');
  expect(site.isFile('/a')).toBe(true);
  site.writeFile('/a', Buffer.from('other'));
  expect(Buffer.from(site.readFileAsBuffer('/a')).toString()).toBe('other');
  site.unlink('/a');
  expect(site.isFile('/a')).toBe(false);
});

test('a link is a link, and nothing that it leads to', () => {
  const { site, nodes } = createSite();
  nodes.set('/a', { mode: LINK, usedBytes: 0, stream_ops: {} });
  expect([site.isSymlink('/a'), site.isDir('/a'), site.isFile('/a')]).toEqual([true, false, false]);
});

test('a file that is not unpacked yet is read by the site', () => {
  const { site, nodes } = createSite();
  nodes.set('/a', { mode: FILE, usedBytes: 8, contents: null, stream_ops: {} });
  expect(Buffer.from(site.readFileAsBuffer('/a')).toString()).toBe('unpacked');
});
