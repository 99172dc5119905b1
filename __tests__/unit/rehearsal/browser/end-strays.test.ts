import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endStrays } from '../../../../src/rehearsal/browser/end-strays.ts';

const FOLDER = '/tmp/rehearsal-a1/browser';
let root: string;
let ended: (readonly [number, string])[];
const kill = (...call: readonly [number, string]) => ended.push(call);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proc-'));
  ended = [];
});
afterEach(() => rmSync(root, { recursive: true }));

function addProcess(name: string, ...environment: readonly string[]): void {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'environ'), environment.map((one) => `${one}\0`).join(''));
}

test('what has the folder as its home is ended', () => {
  addProcess('4711', 'LANG=C', `HOME=${FOLDER}`);
  addProcess('4712', `HOME=${FOLDER}`);
  expect(endStrays(FOLDER, kill, root)).toBe(2);
  expect(ended).toEqual([
    [4711, 'SIGKILL'],
    [4712, 'SIGKILL'],
  ]);
});

test.each([
  ['here', FOLDER, 1],
  ['in a folder with a longer name', `${FOLDER}2`, 0],
])('of what has overwritten its environment, the profile lies %s', (_, folder, count) => {
  addProcess('4711', 'chromium');
  const command = `chromium --type=renderer --user-data-dir=${folder}/profile --no-sandbox`;
  writeFileSync(join(root, '4711', 'cmdline'), command);
  expect(endStrays(FOLDER, kill, root)).toBe(count);
});

test.each([
  ['another folder within', `HOME=${FOLDER}/b`],
  ['the folder above', 'HOME=/tmp/rehearsal-a1'],
  ['the folder elsewhere in its environment', `TMPDIR=${FOLDER}`],
  ['the folder in another value', `NOTE=a HOME=${FOLDER}`],
  ['no environment', ''],
])('a process with %s goes on', (_, environment) => {
  addProcess('4711', environment);
  expect(endStrays(FOLDER, kill, root)).toBe(0);
  expect(ended).toEqual([]);
});

test.each(['1', '0', '-1', 'self', '4711x'])('%s is never signalled', (name) => {
  addProcess(name, `HOME=${FOLDER}`);
  endStrays(FOLDER, kill, root);
  expect(ended).toEqual([]);
});

test('a process is ended, and counted, for as long as the system lists it', () => {
  addProcess('4711', `HOME=${FOLDER}`);
  expect([1, 2].map(() => endStrays(FOLDER, kill, root))).toEqual([1, 1]);
  rmSync(join(root, '4711'), { recursive: true });
  expect(endStrays(FOLDER, kill, root)).toBe(0);
});

test('a process that ends meanwhile, and a system without the table, are no problem', () => {
  addProcess('4711', `HOME=${FOLDER}`);
  mkdirSync(join(root, '4712'));
  const gone = () => {
    throw new Error('kill ESRCH');
  };
  expect(() => endStrays(FOLDER, gone, root)).not.toThrow();
  expect(() => endStrays(FOLDER, kill, join(root, 'none'))).not.toThrow();
  expect(ended).toEqual([]);
});
