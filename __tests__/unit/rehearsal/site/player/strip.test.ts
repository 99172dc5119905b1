import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const STRIP = resolve(import.meta.dirname, '../../../../../src/rehearsal/site/player/strip.ts');

/** Evaluates expressions in a process that is stripped before anything else has run in it. */
async function evaluateStripped(expressions: readonly string[]): Promise<readonly string[]> {
  const functions = expressions.map((expression) => `() => ${expression}`).join(', ');
  const code = `
    import { writeSync } from 'node:fs';
    import { prepareStrip } from ${JSON.stringify(pathToFileURL(STRIP).href)};
    const [write, exit] = [writeSync, process.reallyExit.bind(process)];
    prepareStrip(process)();
    for (const evaluate of [${functions}]) {
      let text = '';
      try { text = typeof evaluate(); } catch (error) { text = String(error); }
      write(1, text + '\\n');
    }
    exit(0);`;
  const args = ['--no-warnings', '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trimEnd().split('\n');
}

test('a stripped process has what PHP asks of it, although nobody has asked for it before', async () => {
  const asked = [
    'performance.now()',
    'Date.now()',
    'crypto.getRandomValues(new Uint8Array(1))[0]',
    'new TextEncoder().encode("x").length',
  ];
  expect(await evaluateStripped(asked)).toEqual(asked.map(() => 'number'));
});

test('a stripped process neither connects nor starts programs', async () => {
  const asked = ['fetch', 'WebSocket', 'process.kill', 'process.getBuiltinModule', 'process.env.PATH'];
  expect(await evaluateStripped(asked)).toEqual([
    'ReferenceError: fetch is not defined',
    'ReferenceError: WebSocket is not defined',
    ...Array<string>(3).fill('undefined'),
  ]);
});
