import { describe, expect, test } from '@jest/globals';

import { describeCauses, PublishError, toPublishErrors } from '../../../src/shared/publish-error.ts';

const explain = (title: string) =>
  new PublishError({ code: 'input', title, message: 'Message.', hint: 'Hint.' });

const first = explain('first');
const second = explain('second');

test('an explained error is itself, with its cause', () => {
  const cause = new Error('cause');
  const error = new PublishError({ code: 'package', title: 'T', message: 'M', hint: 'H', cause });
  expect(error).toMatchObject({ name: 'PublishError', code: 'package', title: 'T', message: 'M', hint: 'H' });
  expect(error.cause).toBe(cause);
  expect(toPublishErrors(error)).toEqual([error]);
});

test.each<[string, AggregateError]>([
  ['flat', new AggregateError([first, second])],
  ['nested', new AggregateError([new AggregateError([first]), second])],
  ['deeply nested', new AggregateError([new AggregateError([new AggregateError([first, second])])])],
])('errors that arrive together stay separate and in order: %s', (_name, thrown) => {
  const errors = toPublishErrors(thrown);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toBe(first);
  expect(errors[1]).toBe(second);
});

test('an unexpected error among others is shown with them', () => {
  expect(toPublishErrors(new AggregateError([first, new TypeError('broken'), 'text']))).toMatchObject([
    { code: 'input' },
    { code: 'internal', message: expect.stringContaining('TypeError: broken') },
    { code: 'internal', message: expect.stringContaining('text') },
  ]);
});

describe('whatever else is thrown becomes one internal error that says what is known:', () => {
  test.each<[unknown, string]>([
    [new Error('broken'), 'Error: broken'],
    [new RangeError('too far'), 'RangeError: too far'],
    [new AggregateError([], 'nothing in it'), 'AggregateError: nothing in it'],
    ['a reason', 'a reason'],
    ['', 'string'],
    [undefined, 'undefined'],
    [null, 'object'],
    [42, 'number'],
    [{ message: 'not an error' }, 'object'],
    [Symbol('s'), 'symbol'],
    [Object.create(null), 'object'],
  ])('%p', (thrown, phrase) => {
    const errors = toPublishErrors(thrown);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: 'internal', message: expect.stringContaining(phrase) });
    expect(errors[0]?.cause).toBe(thrown);
    expect(errors[0]?.title).not.toBe('');
    expect(errors[0]?.hint).not.toBe('');
  });
});

test('the query of a URL, which may be secret, is not shown when an error is unexpected', () => {
  const [error] = toPublishErrors(new TypeError('no https://a.example/b?sig=c#d, or https://a.example/e'));
  expect(error?.message).toContain('TypeError: no https://a.example/b?… or https://a.example/e.');
});

describe('for debugging, what was thrown is told in one line', () => {
  test('with all that it came from, and where the first came from', () => {
    const root = new RangeError('at https://a.example/b?sig=c');
    const error = new AggregateError([new Error('one', { cause: root }), 'two'], 'all');
    const line = describeCauses(error);
    expect(line).toMatch(
      /^AggregateError: all ← Error: one ← RangeError: at https:\/\/a\.example\/b\?… at .+publish-error\.test.+ & two$/,
    );
    expect(line).not.toMatch(/\n|sig=/);
  });

  test('also when it came from itself', () => {
    const error = new Error('round');
    error.cause = error;
    expect(describeCauses(error).split(' ← ')).toHaveLength(7);
  });
});
