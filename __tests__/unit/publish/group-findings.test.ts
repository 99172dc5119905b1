import { expect, test } from '@jest/globals';
import type { ReportedFinding } from '../../../src/action/accept.ts';
import { groupFindings, listSentences } from '../../../src/publish/report/package-report.ts';

const plain: ReportedFinding = {
  id: 'leaked-secrets',
  severity: 'error',
  message: '`a` is a key.',
  effect: 'Everyone can read it.',
  fix: 'Leave it out.',
  accepted: false,
};

test('findings of one check, severity and acceptance are one group, in the order in which they come', () => {
  const groups = groupFindings([
    plain,
    { ...plain, id: 'dev-files' },
    { ...plain, severity: 'warning' },
    plain,
    { ...plain, accepted: true },
  ]);
  expect(
    groups.map(({ id, severity, accepted, findings }) => [id, severity, accepted, findings.length]),
  ).toEqual([
    ['leaked-secrets', 'error', false, 2],
    ['dev-files', 'error', false, 1],
    ['leaked-secrets', 'warning', false, 1],
    ['leaked-secrets', 'error', true, 1],
  ]);
  expect(groupFindings([])).toEqual([]);
});

test('a group names its files by their names, some of them, and says the rest once', () => {
  const names = ['g', 'b', 'A', 'a', 'ä', 'c', 'e'];
  const [group] = groupFindings(names.map((file) => ({ ...plain, message: `\`${file}\` is a key.`, file })));
  expect(group?.fileCount).toBe(7);
  expect(group?.points.map(listSentences)).toEqual([
    [
      ...['A', 'a', 'b', 'c', 'e'].map((name) => `\`${name}\` is a key.`),
      'And 2 more.',
      'Everyone can read it.',
    ],
  ]);
});

test('what has another fix is told with it', () => {
  const other = { ...plain, message: '`b` is a program.', fix: 'Remove it.', file: 'b', files: ['b', 'c'] };
  const [group] = groupFindings([{ ...plain, file: 'a' }, other]);
  expect(group?.fileCount).toBe(3);
  expect(group?.points.map(({ fix }) => fix)).toEqual(['Leave it out.', 'Remove it.']);
});

test('the same sentence is said once', () => {
  const [group] = groupFindings([plain, plain]);
  expect(group?.points.map(listSentences)).toEqual([['`a` is a key.', 'Everyone can read it.']]);
  expect(group?.fileCount).toBe(0);
});
