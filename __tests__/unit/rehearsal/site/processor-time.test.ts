import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProcessorTimer } from '../../../../src/rehearsal/site/processor-time.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'proc-'));
});
afterEach(() => rm(root, { recursive: true }));

/** @param ticks user and system time, and those of its children that have ended */
const run = async (pid: number, parent: number, ticks: readonly [number, number, number, number]) => {
  await mkdir(join(root, String(pid)), { recursive: true });
  const stat = `${pid} (Web) Content) S ${parent} 7 7 0 -1 0 0 0 0 0 ${ticks.join(' ')} 20 0 1 0 0 0 0\n`;
  await writeFile(join(root, String(pid), 'stat'), stat);
};

test('a process is counted with all that it has started, also what has ended', async () => {
  await run(10, 1, [100, 20, 0, 0]);
  await run(11, 10, [300, 0, 50, 5]);
  await run(12, 11, [1, 0, 0, 0]);
  await run(99, 1, [5_000, 0, 0, 0]);
  const readMs = createProcessorTimer(10, root);
  expect(readMs()).toBe(4_760);
  await rm(join(root, '12'), { recursive: true });
  await run(11, 10, [400, 0, 51, 5]);
  expect(readMs()).toBe(5_760);
});

test('it never falls, and is 0 where the system does not tell', async () => {
  await run(10, 1, [100, 0, 0, 0]);
  const readMs = createProcessorTimer(10, root);
  expect(readMs()).toBe(1_000);
  await rm(join(root, '10'), { recursive: true });
  expect(readMs()).toBe(1_000);
  expect(createProcessorTimer(10, join(root, 'gone'))()).toBe(0);
});
