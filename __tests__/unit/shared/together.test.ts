import { describe, expect, test } from '@jest/globals';

import { beginEarly, doTogether } from '../../../src/shared/together.ts';

/** A work that others end. */
function createWork<T>() {
  let end: { readonly succeed: (value: T) => void; readonly fail: (error: Error) => void } | undefined;
  const work = new Promise<T>((succeed, fail) => (end = { succeed, fail }));
  if (end === undefined) throw new Error('A promise begins at once.');
  return { work, ...end };
}

describe('works that are done together', () => {
  test('give their results in their order', async () => {
    const [first, second] = [createWork<number>(), createWork<string>()];
    second.succeed('two');
    first.succeed(1);
    expect(await doTogether([first.work, second.work])).toEqual([1, 'two']);
  });

  test('fail as the first of them in their order, and not before all have ended', async () => {
    const [first, second, third] = [createWork(), createWork(), createWork()];
    const ends: string[] = [];
    const all = doTogether([first.work, second.work, third.work]).catch((error: unknown) =>
      ends.push(String(error)),
    );
    third.fail(new Error('third'));
    second.fail(new Error('second'));
    await new Promise(setImmediate);
    expect(ends).toEqual([]);
    first.succeed(1);
    await all;
    expect(ends).toEqual(['Error: second']);
  });
});

test('what is begun early fails where it is awaited, and nowhere else', async () => {
  const begun = beginEarly(() => Promise.reject(new Error('no')));
  // Here Node would end a process that has a rejection nobody handles.
  await new Promise(setImmediate);
  await expect(begun).rejects.toThrow('no');
});
