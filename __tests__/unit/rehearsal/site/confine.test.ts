import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { NO_NAMESPACES } from '../../../fixtures/no-namespaces.ts';
import { chooseConfinement } from '../../../../src/rehearsal/site/confine.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'a browser does not start when its driver has ended before the kernel was asked to tell',
  async () => {
    const { browser } = await chooseConfinement('linux');
    const [program = '', ...guard] = browser;
    const start = (parent: number) =>
      spawnSync(program, [...guard, String(parent), 'echo', 'started'], { encoding: 'utf8' }).stdout;
    expect([start(process.pid), start(process.ppid)]).toEqual(['started\n', '']);
  },
);

(NO_NAMESPACES === undefined ? test.skip : test)(
  'as the first process of a namespace, whose group would be all processes, it does not start, either',
  async () => {
    const { browser } = await chooseConfinement('linux');
    const args = ['--map-root-user', '--pid', '--fork', ...browser, '0', 'echo', 'started'];
    const { stdout, status } = spawnSync('unshare', args, { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 1]);
  },
);

test('where nothing is known to end a program with its parent, programs start as they are', async () => {
  expect(await chooseConfinement('darwin')).toEqual({ php: [], drivers: [[]], browser: [] });
});
