import { describe, expect, test } from '@jest/globals';
import { type Reader, Unreadable } from '../../../../src/rehearsal/model/readers.ts';
import { type ScriptName, SCRIPTS } from '../../../../src/rehearsal/model/scripts.ts';
import { readRaw, readReply } from '../../../../src/rehearsal/site/read-reply.ts';
import { rehearseOn } from '../imagined-site.ts';

const NO_BYTES = new Uint8Array();
const RAW = { output: '', log: '' };
const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const DEEP = nest(3_000);
const READERS: Readonly<Record<ScriptName, Reader<unknown>>> = SCRIPTS;
const NAMES = Object.keys(SCRIPTS) as readonly ScriptName[];

/** Reads the result of a script. */
const readResult = (name: ScriptName, result: string): unknown =>
  readReply({ ...RAW, result }, NO_BYTES, { name, reader: READERS[name] }).result;

describe('the result of a script', () => {
  test('is read by its types, without what nobody asked for', () => {
    const change = { done: true, problem: { code: 'a', message: 'b', data: 'c', more: {} }, extra: [1] };
    expect(readResult('update', JSON.stringify(change))).toEqual({
      done: true,
      problem: { code: 'a', message: 'b', data: 'c' },
      messages: undefined,
      plugin: undefined,
    });
  });

  test('is absent where PHP did not get as far', () => expect(readResult('update', '')).toBeUndefined());

  test.each([
    ['objects in each other', nest(3_000), 'it nests deeper than 16 lists'],
    ['more of them than any program reads', nest(500_000), 'it nests deeper than 16 lists'],
    ['lists in each other', '['.repeat(3_000), 'it nests deeper than 16 lists'],
    ['no JSON', '{"done":', 'it is not valid JSON'],
    ['an object in place of a boolean', '{"done":{"toString":1}}', '`done` is neither true nor false'],
    ['an object in place of a text', '{"done":true,"plugin":{"toString":1}}', '`plugin` is not text'],
    [
      'an object in place of a text in an object',
      '{"done":true,"problem":{"code":"","message":{"toString":1},"data":""}}',
      '`problem.message` is not text',
    ],
    ['an object in a list of texts', '{"done":true,"messages":["",{}]}', '`messages[1]` is not text'],
    ['a field of the prototype alone', '{"__proto__":{"done":true}}', '`done` is neither true nor false'],
    [
      'a name that is too long',
      `{"done":true,"plugin":"${'a'.repeat(5_000)}"}`,
      '`plugin` is longer than 4000 characters',
    ],
  ])('is not readable with %s', (_what, json, why) =>
    expect(() => readResult('update', json)).toThrow(`The result of \`update.php\` cannot be read: ${why}.`),
  );

  test('may have brackets in its texts', () => {
    const plugin = `\\"${'[{'.repeat(100)}\\`;
    expect(readResult('install', JSON.stringify({ done: true, plugin }))).toMatchObject({ plugin });
  });

  test('has no half characters, with which no address can be made', () => {
    const nonces = readResult('own', String.raw`{"nonce":[["\ud800a","\ud83d\ude00","\udc00"]]}`);
    expect(nonces).toEqual(new Map([['nonce', [['\ufffda', '😀', '\ufffd']]]]));
  });

  test('changes no prototype', () => {
    const { posts } = readReply(
      { ...RAW, result: listed('{"__proto__":{"a":1},"__proto__ ":2,"constructor":3}') },
      NO_BYTES,
      {
        name: 'data',
        reader: SCRIPTS.data,
      },
    ).result ?? { posts: new Map() };
    expect([...posts]).toEqual([
      ['__proto__ ', 2],
      ['constructor', 3],
    ]);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  const listed = (posts: string) =>
    `{"options":{},"tables":{},"events":{},"roles":{},"usermeta":{},"postmeta":{},"posts":${posts}}`;
});

describe('a message of the player', () => {
  test.each([
    ['objects in each other', nest(3_000)],
    ['no JSON', 'x'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no output', '{"log":""}'],
    ['an object in place of the log', '{"output":"","log":{"toString":1}}'],
    ['an object in place of the result', '{"output":"","log":"","result":{}}'],
    ['no number as status', '{"output":"","log":"","status":"200"}'],
    ['a status that HTTP does not know', '{"output":"","log":"","status":1e9}'],
    ['headers that are none', '{"output":"","log":"","response":{"status":200,"headers":3}}'],
  ])('is not readable with %s', (_what, json) => expect(() => readRaw(json)).toThrow(Unreadable));

  test('has its headers, whatever they are called', () => {
    const { response } = readRaw(
      '{"output":"","log":"","response":{"status":200,"headers":{"__proto__":["a"],"b":["c"],"d":"e"}}}',
    );
    expect(Object.entries(response?.headers ?? {})).toEqual([
      ['__proto__', ['a']],
      ['b', ['c']],
    ]);
  });

  test('may tell of loaded files and of scripts that are missing', () => {
    const response = { status: 200, headers: {}, unprinted: '[["a","/a.js",["b"]],["c"]]' };
    const reply = readReply<never>(
      { ...RAW, loaded: '{"acme":3,"b":"x","__proto__":4}', response },
      NO_BYTES,
    );
    expect([...(reply.loaded ?? [])]).toEqual([
      ['acme', 3],
      ['__proto__', 4],
    ]);
    expect(reply.response?.unprinted).toEqual([{ handle: 'a', url: '/a.js', missing: ['b'] }]);
    expect(() => readReply<never>({ ...RAW, loaded: '3' }, NO_BYTES)).toThrow(
      'The list of loaded files cannot be read: it is not an object.',
    );
  });
});

describe('a rehearsal on whose site code has written', () => {
  const own = JSON.stringify({ shortcodes: [['acme', 'a', 'acme']], tasks: [['acme', 'a', 'acme']] });
  const played = NAMES.filter(
    (name) => !/^(?:author|browser|context|export|leave|login|network|updater-code)$/.test(name),
  );

  const SCENE = {
    name: 'scene.json',
    isNamed: true,
    steps: [],
    visits: [{ path: '/', as: 'editor', method: 'GET' }],
    unplayed: [],
  } as const;

  test.each(played)(
    'the result of %s does not know whether the plugin works, and says where',
    async (script) => {
      for (const json of [DEEP, '{"toString":1}', '"x"', '7', '[[[{"toString":1}]]]']) {
        const { result } = await rehearseOn(
          ({ what, version }) => {
            // Without a version, only code of plugins beside it has run; the syntax is read before, and the site asked what it has.
            if (version === '' && !['syntax', 'symbols', 'adopt'].includes(script)) return undefined;
            if (what.split(' ')[0] === script) return { json };
            return what === 'own' ? { json: own } : undefined;
          },
          {
            code: ['class Acme_A {}\n', 'class Acme_A {}\n'],
            isLast: true,
            scenes: [SCENE],
            isCopy: ['adopt', 'entries', 'resume'].includes(script),
          },
        );
        const told = result.steps
          .flatMap(({ problems }) => problems)
          .filter(({ message }) => message.startsWith(`The result of \`${script}.php\` cannot be read: `));
        expect(told.every(({ severity }) => severity === 'unknown')).toBe(true);
        if (json === DEEP) expect(told).not.toEqual([]);
      }
    },
  );
});
