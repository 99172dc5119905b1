import { expect, test } from '@jest/globals';
import {
  chooseMemoryBounds,
  createMemoryWatch,
  type MemoryBounds,
} from '../../../../src/rehearsal/site/memory-watch.ts';

const MB = 1_000_000;
const BOUNDS: MemoryBounds = { php: 200 * MB, browser: 300 * MB, together: 400 * MB };

/** Processes without children, whose memory a test sets: with all that is shared, and by share. */
function imagine(platform = 'linux') {
  const memory = new Map<number, { most: number; share: number }>();
  const asked: number[] = [];
  let tick: (() => void) | undefined;
  const watch = createMemoryWatch(BOUNDS, {
    platform,
    table: {
      list: () => [...memory.keys()],
      read: () => ({ parent: 1, session: 1 }),
      readMost: (pid) => MB * (memory.get(pid)?.most ?? 0),
      readShare: (pid) => {
        asked.push(pid);
        return MB * (memory.get(pid)?.share ?? 0);
      },
    },
    every: (_ms, work) => {
      tick = work;
      return () => (tick = undefined);
    },
  });
  const said: string[] = [];
  const start = (whose: 'php' | 'browser', pid: number, most: number, share = most) => {
    memory.set(pid, { most, share });
    return watch(whose, pid, (why) => said.push(why));
  };
  const set = (pid: number, most: number, share = most) => memory.set(pid, { most, share });
  return { start, set, said, asked, tick: () => tick?.(), isWatching: () => tick !== undefined };
}

test('past its bound, a process is told of once, with whose memory it was', () => {
  const { start, set, said, tick } = imagine();
  start('php', 7, 200);
  start('browser', 8, 150);
  tick();
  expect(said).toEqual([]);
  set(7, 201);
  tick();
  tick();
  expect(said).toEqual(['PHP took more memory than the 200 MB that it may take.']);
  set(8, 301);
  tick();
  expect(said.at(-1)).toBe('The browser with its driver took more memory than the 300 MB that it may take.');
});

test('shared memory counts once, and is asked for seldom', () => {
  const { start, set, said, asked, tick } = imagine();
  start('browser', 8, 290, 150);
  tick();
  expect(asked).toEqual([]);
  set(8, 310, 160);
  for (let count = 0; count < 10; count += 1) tick();
  expect(asked).toEqual([8]);
  tick();
  expect(asked).toEqual([8, 8]);
  // It grows fast.
  set(8, 390, 240);
  tick();
  expect(asked).toHaveLength(3);
  set(8, 480, 301);
  tick();
  expect(said).toEqual([expect.stringContaining('more memory than the 300 MB')]);
});

test('past the bound of all together, the largest ends', () => {
  const { start, set, said, tick } = imagine();
  start('php', 6, 100);
  start('php', 7, 120);
  start('browser', 8, 190, 150);
  tick();
  expect(said).toEqual([]);
  set(7, 190);
  tick();
  expect(said).toEqual([
    'PHP took 190 MB of memory, and the rehearsal 440 MB in all, more than the 400 MB that it may take on this machine.',
  ]);
  tick();
  expect(said).toHaveLength(1);
});

test('nothing is looked at while nothing is watched, and never on Windows', () => {
  const { start, isWatching } = imagine();
  const stop = [start('php', 7, 1), start('browser', 8, 1)];
  stop[0]?.();
  expect(isWatching()).toBe(true);
  stop[1]?.();
  expect(isWatching()).toBe(false);
  const windows = imagine('win32');
  windows.start('php', 7, 1_000)();
  expect(windows.isWatching()).toBe(false);
});

(process.platform === 'win32' ? test.skip : test)(
  'elsewhere than on Linux, the memory of PHP is that which `ps` tells',
  async () => {
    const why = await new Promise<string>((resolve) => {
      const watch = createMemoryWatch(
        { php: MB, browser: MB, together: MB },
        { platform: 'darwin', every: (_ms, work) => (setImmediate(work), () => undefined) },
      );
      watch('browser', process.pid, () => resolve('the browser'));
      watch('php', process.pid, resolve);
    });
    expect(why).toMatch(/^PHP took more memory than the 1\.0 MB/);
  },
);

test.each([
  [16, 8],
  [4, 2],
  [1, 2],
])('on a machine of %s GB, all together may take %s GB', (machine, together) => {
  expect(chooseMemoryBounds(machine * 1_000 * MB)).toEqual({
    php: 2_000 * MB,
    browser: 3_000 * MB,
    together: together * 1_000 * MB,
  });
});
