import { describe, expect, test } from '@jest/globals';

import type { HttpAnswer } from '../../../src/http/message.ts';
import { describeRedirect, followRedirects, RedirectError } from '../../../src/http/redirect.ts';

const answer = (status: number, location?: string): HttpAnswer => ({
  status,
  headers: location === undefined ? {} : { location },
  body: Buffer.alloc(0),
  isCut: false,
});

const follow = (start: string, locations: Readonly<Record<string, string>>) =>
  followRedirects(new URL(start), ({ href }) => {
    const location = locations[href];
    return Promise.resolve(location === undefined ? answer(200) : answer(302, location));
  });

async function fail(start: string, locations: Readonly<Record<string, string>>): Promise<string> {
  const error: unknown = await follow(start, locations).catch((reason: unknown) => reason);
  if (!(error instanceof RedirectError)) throw new Error('It should not have been followed.');
  return describeRedirect(error, (text) => text);
}

describe('redirects', () => {
  test.each<[name: string, start: string, locations: Readonly<Record<string, string>>, end: string]>([
    ['nowhere', 'https://a.example/', {}, 'https://a.example/'],
    [
      'to another host',
      'https://a.example/',
      { 'https://a.example/': 'https://b.example/c' },
      'https://b.example/c',
    ],
    ['to another path', 'https://a.example/b', { 'https://a.example/b': '/c?d' }, 'https://a.example/c?d'],
    [
      'on this machine',
      'http://127.0.0.1:1/',
      { 'http://127.0.0.1:1/': 'http://[::1]:2/' },
      'http://[::1]:2/',
    ],
  ])('%s are followed', async (_name, start, locations, end) => {
    expect((await follow(start, locations)).url.href).toBe(end);
  });

  test.each([
    ['http://b.example/c?d', 'redirects to http://b.example/c?…, which is not a plain `https:` address'],
    [
      'https://user:secret@b.example/',
      'redirects to https://b.example/, which is not a plain `https:` address',
    ],
    ['http://127.0.0.1/', 'redirects to http://127.0.0.1/, which is not a plain `https:` address'],
    ['http://', 'redirects to nowhere, which is not a plain `https:` address'],
    ['/', 'redirects more than 5 times'],
  ])('to %s are not', async (location, text) => {
    expect(await fail('https://a.example/', { 'https://a.example/': location })).toBe(text);
  });

  test('that say no target are the answer', async () => {
    const { answer: last } = await followRedirects(new URL('https://a.example'), () =>
      Promise.resolve(answer(304)),
    );
    expect(last.status).toBe(304);
  });
});
