import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createProcessTable, createTrees } from '../../../../src/rehearsal/site/process-trees.ts';

type Row = readonly [parent: number, session: number];

/** Processes by their ids, which a test changes. */
const imagine = (table: Map<number, Row>) =>
  createTrees({
    list: () => [...table.keys()],
    read: (pid) => {
      const row = table.get(pid);
      return row && { parent: row[0], session: row[1] };
    },
  });

test('children of children are found, and no others', () => {
  const table = new Map<number, Row>([
    [1, [0, 1]],
    [50, [1, 50]],
    // The root is in the session of what started it, as others are.
    [100, [50, 50]],
    [60, [50, 50]],
    [101, [100, 50]],
    [90, [101, 90]],
    [200, [50, 50]],
  ]);
  const list = imagine(table);
  expect(list([100, 200])).toEqual(
    new Map([
      [100, [100, 101, 90]],
      [200, [200]],
    ]),
  );
  table.set(102, [60, 50]).set(103, [90, 90]);
  expect(list([100])).toEqual(new Map([[100, [100, 101, 90, 103]]]));
});

test('a child whose parent has ended is found by its session, or because it was known', () => {
  const table = new Map<number, Row>([
    [50, [1, 50]],
    [100, [50, 50]],
    [101, [100, 101]],
    [102, [101, 101]],
  ]);
  const list = imagine(table);
  expect(list([100]).get(100)).toEqual([100, 101, 102]);
  table.delete(101);
  table.set(102, [1, 101]).set(103, [1, 101]).set(104, [1, 50]);
  expect(list([100]).get(100)).toEqual([100, 102, 103]);
  // The id is used again, by somebody else.
  table.delete(103);
  list([100]);
  table.set(103, [50, 50]);
  expect(list([100]).get(100)).toEqual([100, 102]);
});

test('a process that ends while it is looked for is nobody', () => {
  const list = createTrees({
    list: () => [100, 101],
    read: (pid) => (pid === 100 ? { parent: 1, session: 1 } : undefined),
  });
  expect(list([100]).get(100)).toEqual([100]);
});

test('memory is read as Linux tells it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'proc-'));
  const write = async (pid: number, files: Readonly<Record<string, string>>) => {
    await mkdir(join(root, String(pid)));
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, String(pid), name), text);
  };
  await write(7, {
    stat: '7 (chrom) e 1 (x) S 3 5 4 0 -1',
    status:
      'Name:\ta\nVmRSS:\t    1000 kB\nRssAnon:\t 600 kB\nRssFile:\t 300 kB\nRssShmem:\t 100 kB\nVmSwap:\t  20 kB\n',
    smaps_rollup: 'Rss:   1000 kB\nPss:    700 kB\nPss_Anon:  500 kB\nSwap:  20 kB\nSwapPss:  10 kB\n',
  });
  await write(8, { status: 'RssAnon:\t 600 kB\nRssFile:\t 300 kB\nRssShmem:\t 100 kB\nVmSwap:\t  20 kB\n' });
  const table = createProcessTable(root);
  expect(table.list()).toEqual([7, 8]);
  expect([table.read(7), table.read(9)]).toEqual([{ parent: 3, session: 4 }, undefined]);
  expect([7, 8, 9].map(table.readMost)).toEqual([1_044_480, 20_480, 0]);
  // Of another user's, or one in a sandbox of its own, Linux tells no share.
  expect([7, 8, 9].map(table.readShare)).toEqual([727_040, 737_280, 0]);
  await rm(root, { recursive: true });
  expect(table.list()).toEqual([]);
});

(process.platform === 'linux' ? test : test.skip)(
  'the children of a shell are found with their memory',
  async () => {
    const shell = spawn('sh', ['-c', 'sleep 30 & echo up; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(shell.stdout, 'data');
    const table = createProcessTable();
    const pid = shell.pid ?? 0;
    const tree = createTrees(table)([pid]).get(pid) ?? [];
    expect(tree).toHaveLength(2);
    for (const one of tree) {
      // The shell's child has nearly nothing while it becomes another program.
      while (table.readShare(one) <= 10_000) await setTimeout(10);
      // A process that has just started grows from one reading to the next.
      const shareBytes = table.readShare(one);
      expect(shareBytes).toBeGreaterThan(10_000);
      expect(table.readMost(one)).toBeGreaterThan(shareBytes);
    }
    for (const one of tree) process.kill(one, 'SIGKILL');
  },
);
