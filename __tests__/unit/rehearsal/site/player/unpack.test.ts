import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { zipFiles } from '../../../../../sandbox/plugins/build-plugin.ts';
import type { FileNode, FileSystem, Php } from '../../../../../src/rehearsal/site/player/playground.ts';
import { unpackWordPress } from '../../../../../src/rehearsal/site/player/unpack.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** All files share them. */
const OPERATIONS = {};

/** Emscripten's file system, of which nothing is opened yet. */
async function unpack(zip: Buffer) {
  const path = join(folder, 'wordpress.zip');
  await writeFile(path, zip);
  const folders: string[] = [];
  const nodes = new Map<string, FileNode>();
  const damages: string[] = [];
  let mounted = 0;
  const create = (target: string): FileNode => {
    expect(folders).toContain(target.slice(0, target.lastIndexOf('/')));
    expect(mounted).toBe(1);
    const node = { usedBytes: 0, contents: null, mode: 0o100644, stream_ops: OPERATIONS };
    expect(nodes.has(target)).toBe(false);
    nodes.set(target, node);
    return node;
  };
  const mkdirTree = (target: string) => void folders.push(target);
  const mount: Php['mount'] = (_path, onMount) => {
    mounted += 1;
    const unmount = onMount({} as Php, { create } as unknown as FileSystem);
    return Promise.resolve(() => {
      mounted -= 1;
      unmount();
    });
  };
  await unpackWordPress(path, { mkdirTree, mount }, (why) => damages.push(why));
  expect([new Set(folders).size, mounted]).toEqual([folders.length, 0]);
  const read = (name: string) => {
    const node = nodes.get(name);
    node?.stream_ops.open?.();
    return Buffer.from(node?.contents?.subarray(0, node.usedBytes) ?? []).toString();
  };
  const readAll = () => Object.fromEntries([...nodes.keys()].map((name) => [name, read(name)]));
  return { nodes, damages, read, readAll };
}

const VERSION = "<?php $wp_version = '6.6';";

test.each(['', 'wordpress/', 'WordPress-6.6/'])('unpacks WordPress from below `%s`', async (prefix) => {
  const zip = await zipFiles({
    [`${prefix}wp-load.php`]: '<?php',
    [`${prefix}wp-includes/version.php`]: VERSION,
    [`${prefix}wp-content/plugins/hello/wp-includes/version.php`]: '',
    ...(prefix === '' ? {} : { 'beside.txt': 'no part of it' }),
  });

  expect((await unpack(zip)).readAll()).toEqual({
    '/wordpress/wp-load.php': '<?php',
    '/wordpress/wp-includes/version.php': VERSION,
    '/wordpress/wp-content/plugins/hello/wp-includes/version.php': '',
  });
});

const PATH = '/wordpress/wp-load.php';

async function damage(change: (zip: Buffer, dataStart: number) => void): Promise<Buffer> {
  const zip = await zipFiles({
    'wordpress/wp-includes/version.php': VERSION,
    'wordpress/wp-load.php': '<?php // loads WordPress',
  });
  const name = 'wordpress/wp-load.php';
  change(zip, zip.indexOf(name) + name.length);
  return zip;
}

test('unpacks a file when it is first opened, once, and not to know its size', async () => {
  const { nodes, damages } = await unpack(await damage((zip, start) => zip.fill(0xff, start, start + 4)));

  expect(nodes.get(PATH)?.usedBytes).toBe('<?php // loads WordPress'.length);
  expect(damages).toEqual([]);
  const whole = await unpack(await damage(() => undefined));
  const node = whole.nodes.get(PATH);
  expect(whole.read(PATH)).toBe('<?php // loads WordPress');
  const { contents } = node ?? {};
  expect(whole.read(PATH)).toBe('<?php // loads WordPress');
  expect(node?.contents).toBe(contents);
  expect(node?.stream_ops).toBe(OPERATIONS);
});

test('does not read a file that is opened to be overwritten', async () => {
  const { nodes, damages, read } = await unpack(
    await damage((zip, start) => zip.fill(0xff, start, start + 4)),
  );
  const node = nodes.get(PATH);
  if (node === undefined) throw new Error('It is not there.');
  node.usedBytes = 0;
  node.stream_ops.open?.();
  node.contents = Buffer.from('new');
  node.usedBytes = 3;

  expect(read(PATH)).toBe('new');
  expect(damages).toEqual([]);
});

test.each<readonly [string, (zip: Buffer, dataStart: number) => void]>([
  ['whose bytes differ', (zip, start) => (zip[start] = (zip[start] ?? 0) ^ 0xff)],
  ['with another name before its bytes', (zip, start) => zip.fill('x', start - 3, start)],
  [
    'with another checksum',
    (zip) => zip.fill(0, zip.lastIndexOf('PK\x01\x02') + 16, zip.lastIndexOf('PK\x01\x02') + 20),
  ],
])('tells which file of WordPress is damaged: one %s', async (_what, change) => {
  const { damages, read } = await unpack(await damage(change));
  const why = 'The ZIP of WordPress is damaged, in wordpress/wp-load.php.';

  expect(() => read(PATH)).toThrow(why);
  expect(damages).toEqual([why]);
  expect(read('/wordpress/wp-includes/version.php')).toBe(VERSION);
});
