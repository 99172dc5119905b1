import { describe, expect, test } from '@jest/globals';

import {
  explainFullDisk,
  explainRead,
  explainWrite,
  readError,
  readSystemCode,
} from '../../../src/shared/system-error.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code, syscall: 'open' });
}

describe('an error of which nothing is known', () => {
  test.each([undefined, null, 'text', 7, {}])('%p has no code', (thrown) => {
    expect(readError(thrown)).toMatchObject({ code: undefined, syscall: undefined });
  });

  test('is read by its shape', () => {
    const facts = { name: 'Error', message: 'EACCES: refused', code: 'EACCES', syscall: 'open' };
    expect(readError({ ...facts, errno: -13 })).toEqual(facts);
  });

  test.each([
    [systemError('ENOENT'), 'ENOENT'],
    [Object.assign(new RangeError('out of range'), { code: 'ERR_OUT_OF_RANGE' }), undefined],
    [Object.assign(new Error('odd'), { code: 7, syscall: 'open' }), undefined],
    [new Error('plain'), undefined],
  ])('%p is one of the system only with a call', (error, code) => {
    expect(readSystemCode(error)).toBe(code);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['EACCES', '`a` cannot be read: permission denied (EACCES).'],
    ['EMFILE', '`a` cannot be read: too many files are open (EMFILE).'],
    ['EWHATEVER', '`a` cannot be read (EWHATEVER).'],
  ])('%s is explained', (code, message) => {
    const cause = systemError(code);
    expect(explainRead(cause, '`a`', 'Look at it.')).toMatchObject({
      code: 'package',
      title: 'Package cannot be read',
      message,
      hint: 'Look at it.',
      cause,
    });
  });

  test('stays itself when the system has nothing to do with it', () => {
    const error = new Error('mistake');
    expect(explainRead(error, '`a`', 'Look at it.')).toBe(error);
  });
});

describe('what cannot be written', () => {
  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('%s is a full disk', (code) => {
    expect(explainFullDisk(systemError(code), 'The ZIP', 'Or pack less.')).toMatchObject({
      code: 'not-published',
      title: 'Disk is full',
      message: `The ZIP could not be stored on the runner: its disk is full (${code}).`,
      hint: 'Free space on the runner before this step, or use one with a larger disk. Or pack less.',
    });
  });

  test('a full disk is explained wherever it is met, and nothing else is', () => {
    const cause = systemError('ENOSPC');
    expect(explainFullDisk(cause, 'The site', '')).toMatchObject({
      code: 'not-published',
      title: 'Disk is full',
      message: 'The site could not be stored on the runner: its disk is full (ENOSPC).',
      cause,
    });
    for (const other of [systemError('EACCES'), new Error('mistake'), 'ENOSPC'])
      expect(explainFullDisk(other, 'The site', '')).toBe(other);
  });

  test.each(['EMFILE', 'ENFILE'])('%s is a limit of files', (code) => {
    expect(explainWrite(systemError(code), 'The ZIP')).toMatchObject({
      title: 'Too many open files',
      message: `The ZIP could not be stored on the runner: too many files are open (${code}).`,
    });
  });

  test.each(['EACCES', 'EROFS', 'ENOENT'])('%s is a folder that cannot be written to', (code) => {
    expect(explainWrite(systemError(code), 'The ZIP')).toMatchObject({
      title: 'Disk cannot be written to',
      message: `The ZIP could not be stored on the runner: a temporary file cannot be written (${code}).`,
      hint: 'Check that `RUNNER_TEMP` names a writable folder of the runner.',
    });
  });

  test('stays itself when the system has nothing to do with it', () => {
    const error = new Error('mistake');
    expect(explainWrite(error, 'The ZIP')).toBe(error);
  });
});
