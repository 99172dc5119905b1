import { expect, test } from '@jest/globals';
import { endGroup } from '../../../../src/rehearsal/site/end-group.ts';

test.each([undefined, NaN, -1, -0, 0, 1, 1.5, -7, Infinity, 2 ** 53])(
  'no process is signalled for the leader %s, which would be another group, or all processes',
  (leader) => {
    const signalled: number[] = [];
    expect(endGroup(leader, (pid) => signalled.push(pid))).toBe(false);
    expect(signalled).toEqual([]);
  },
);

test('a group is killed by its leader, also when it has ended', () => {
  const signalled: (readonly [number, string])[] = [];
  expect(endGroup(4_711, (...call) => signalled.push(call))).toBe(true);
  expect(signalled).toEqual([[-4_711, 'SIGKILL']]);
  const gone = () => {
    throw new Error('kill ESRCH');
  };
  expect(endGroup(4_711, gone)).toBe(false);
});
