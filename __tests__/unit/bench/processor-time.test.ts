import { tmpdir } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { countDescendants, measureTree, openGroup } from '../../../bench/processor-time.ts';

const SPIN = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

/** Starts a program that is busy for 300 ms, and ends it without waiting for it, as a namespace ends what is in it. */
const ENDS_CHILD = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['--eval', ${JSON.stringify(`${SPIN} console.log('busy'); setInterval(() => {}, 1000);`)}], { detached: true });
child.stdout.once('data', () => { child.kill('SIGKILL'); process.kill(process.pid, 'SIGKILL'); });
`;

const group = process.platform === 'linux' ? openGroup() : undefined;
await group?.[Symbol.asyncDispose]();
const withGroups = group === undefined ? test.skip : test;

withGroups('the time of a process for which nobody waits is counted', async () => {
  const args = ['-c', '"$0" --eval "$1" || echo ended', process.execPath, ENDS_CHILD];
  const { cpuMs, output } = await measureTree('sh', args, tmpdir());
  expect(output).toBe('ended\n');
  expect(cpuMs).toBeGreaterThanOrEqual(300);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a program that fails has no figure', async () => {
  const failing = measureTree('sh', ['-c', 'echo broken >&2; exit 3'], tmpdir());
  await expect(failing).rejects.toThrow('sh ended with 3: broken');
});

describe('without control groups', () => {
  test('children of children are counted, also once they have ended, and others are not', () => {
    const ticks = new Map([[10, 0]]);
    const stranger = { pid: 30, parent: 1, used: 900 };
    countDescendants(ticks, [
      { pid: 10, parent: 1, used: 1 },
      { pid: 11, parent: 10, used: 20 },
      { pid: 12, parent: 11, used: 300 },
      stranger,
    ]);
    countDescendants(ticks, [{ pid: 10, parent: 1, used: 2 }, { pid: 12, parent: 1, used: 305 }, stranger]);
    expect([...ticks.values()].reduce((sum, used) => sum + used, 0)).toBe(327);
  });
});
