import { expect, test } from '@jest/globals';
import {
  type FileNode,
  type FileSystem,
  quickenLookUps,
} from '../../../../../src/rehearsal/site/player/playground.ts';

const LINK = 0o120777;
const missing = Object.assign(new Error('missing'), { errno: 44 });

type Folder = FileNode & Readonly<Record<string, unknown>>;

function createNode(mode: number, inside: Readonly<Record<string, FileNode>> = {}): Folder {
  return { mode, usedBytes: 0, stream_ops: {}, ...inside };
}

/** A file system that says of each path that is left to it that it was asked. */
function quicken() {
  const file = createNode(0o100644);
  const content = createNode(0o040755, { '.ht.sqlite': file, a: createNode(LINK), m: createNode(0o040755) });
  const root = createNode(0o040755, { content, file });
  const asked: string[] = [];
  const FS: FileSystem = {
    root,
    create: () => file,
    isMountpoint: (node) => node === content['m'],
    isLink: (mode) => mode === LINK,
    isDir: () => false,
    isFile: () => false,
    lookupNode: (folder, name) => {
      const found = (folder as Folder)[name];
      if (found === undefined) throw missing;
      return found as FileNode;
    },
    lookupPath: (path) => {
      asked.push(path);
      return { path };
    },
  };
  quickenLookUps({ FS });
  return { FS, asked, root, content, file };
}

test('finds plain paths by itself', () => {
  const { FS, asked, root, content, file } = quicken();

  expect(FS.lookupPath('/content/.ht.sqlite')).toEqual({ path: '/content/.ht.sqlite', node: file });
  expect(FS.lookupPath('/content')).toEqual({ path: '/content', node: content });
  expect(FS.lookupPath('/content/new', { parent: true })).toEqual({ path: '/content', node: content });
  expect(FS.lookupPath('/content', { parent: true })).toEqual({ path: '/', node: root });
  expect(FS.lookupPath('/content/new', { noent_okay: true })).toEqual({ path: '/content/new' });
  expect(asked).toEqual([]);
});

test('says what is missing as Emscripten does', () => {
  const { FS, asked } = quicken();

  expect(() => FS.lookupPath('/content/new')).toThrow(missing);
  expect(() => FS.lookupPath('/new/file', { noent_okay: true })).toThrow(missing);
  expect(() => FS.lookupPath('/new/file', { parent: true })).toThrow(missing);
  expect(asked).toEqual([]);
});

test.each([
  '',
  '/',
  'file',
  '//file',
  '/content/',
  '/content/new/',
  '/content/new/.',
  '/content/new/../file',
  '/content//file',
  '/./file',
  '/content/../file',
  '/content/..',
  '/content/a',
  '/content/a/file',
  '/content/m',
])('leaves `%s` to Emscripten', (path) => {
  const { FS, asked } = quicken();

  expect(FS.lookupPath(path)).toEqual({ path });
  expect(asked).toEqual([path]);
});
