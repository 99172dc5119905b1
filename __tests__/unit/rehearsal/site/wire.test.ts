import { spawn } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { SiteLost } from '../../../../src/rehearsal/model/site.ts';
import { createAsk, endChild } from '../../../../src/rehearsal/site/ask-child.ts';
import { createPipeWire } from '../../../../src/rehearsal/site/wire.ts';

/** Asks a program once, which has got out of PHP into the process of the player: `write` gets bytes to the pipe. */
async function ask(code: string, commands = 1): Promise<readonly unknown[]> {
  const program = `
    const { readSync, writeSync } = require('fs');
    const write = (bytes) => { for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at); };
    const sizes = (json, body) => { const made = Buffer.alloc(8); made.writeUInt32LE(json); made.writeUInt32LE(body, 4); return made; };
    const frame = (json, body = '') => write(Buffer.concat([sizes(Buffer.byteLength(json), body.length), Buffer.from(json), Buffer.from(body)]));
    const NOTHING = JSON.stringify({ output: '', log: '' });
    const hear = () => { const size = Buffer.alloc(4); readSync(3, size); readSync(3, Buffer.alloc(size.readUInt32LE())); };
    ${code}
    setInterval(() => 0, 1000);`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const asked = createAsk(child, {
    wire: createPipeWire(child),
    process: 'The player',
    answerer: 'PHP',
    createError: (message, isUnknown) => new SiteLost(message, isUnknown),
    cancellation: new AbortController().signal,
  });
  try {
    const heard: unknown[] = [];
    for (let count = 0; count < commands; count += 1)
      heard.push(
        await asked({ kind: 'save', bytes: Buffer.alloc(100_000) }, 20_000).then(
          ({ raw, body }) => [raw.output, Buffer.from(body).toString()],
          (error: unknown) => [String(error), (error as SiteLost).isUnknown],
        ),
      );
    return heard;
  } finally {
    await endChild(child);
  }
}

describe('the pipe to the player', () => {
  test('carries replies and their bytes, however they arrive', async () => {
    const code = `
      hear();
      frame(JSON.stringify({ output: 'a', log: '' }), 'bytes');
      hear();
      const all = Buffer.concat([sizes(27, 3), Buffer.from(JSON.stringify({ output: 'bcdef', log: '' })), Buffer.from('xyz')]);
      let at = 0;
      const timer = setInterval(() => { write(all.subarray(at, at + 5)); at += 5; if (at > all.length) clearInterval(timer); }, 1);`;
    expect(JSON.stringify({ output: 'bcdef', log: '' })).toHaveLength(27);
    expect(await ask(code, 2)).toEqual([
      ['a', 'bytes'],
      ['bcdef', 'xyz'],
    ]);
  });

  const lost = (why: string) => [[`SiteLost: The player gave an answer that cannot be read: ${why}.`, true]];

  test.each([
    ['objects in each other', `frame('{"a":'.repeat(3_000));`, lost('it nests deeper than 16 lists')],
    ['no JSON', `frame('{');`, lost('it is not valid JSON')],
    ['nothing', `frame('');`, lost('it is not valid JSON')],
    [
      'an object in place of a text',
      `frame('{"output":{"toString":1},"log":""}');`,
      lost('`output` is not text'),
    ],
    ['more text than any reply has', `write(sizes(2 ** 31, 0));`, lost('it is too long')],
    ['more bytes than any page has', `write(sizes(2, 2 ** 32 - 1));`, lost('it is too long')],
    [
      'text that is none',
      `write(Buffer.concat([sizes(3, 0), Buffer.from([0xff, 0, 0xfe])]));`,
      lost('it is not valid JSON'),
    ],
    ['the end', `process.exit();`, [['SiteLost: The player ended.', false]]],
    [
      'the end of the pipe',
      `require('fs').closeSync(3); setTimeout(() => process.exit(), 100);`,
      [['SiteLost: The player ended.', false]],
    ],
  ])('does no harm with %s', async (_what, code, heard) =>
    expect(await ask(`hear(); ${code}`)).toEqual(heard),
  );

  test('is not read any further when it carried something else', async () => {
    const code = `hear(); frame('x'); frame(NOTHING); hear(); frame(NOTHING);`;
    const [first, second] = await ask(code, 2);
    expect(second).toEqual(first);
  });
});
