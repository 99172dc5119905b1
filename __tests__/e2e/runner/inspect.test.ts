import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..');

// The unit tests of `cli` cover the findings.
test.each([
  [
    'a plugin, named from where the person is',
    ['tidy-footer'],
    0,
    /^Plugin: `Tidy Footer` `1\.4\.2`$/m,
    /^$/,
  ],
  [
    'what is not there',
    ['nothing.zip'],
    3,
    /^$/,
    /^There is no file or folder nothing\.zip\. Check the path/m,
  ],
  ['nothing', [], 3, /^$/, /^Name one package to inspect: /],
  [
    'what is called wrongly',
    ['a.zip', '--slugg', 'a'],
    3,
    /^$/,
    /^There is no option --slugg\. Write --slug\.$/m,
  ],
])('npm run inspect looks into %s', async (_name, words, exitCode, out, err) => {
  const child = spawn(process.execPath, [join(root, 'scripts', 'command.ts'), 'inspect', ...words], {
    cwd: root,
    env: { ...process.env, INIT_CWD: join(root, 'sandbox', 'plugins', 'sample-plugin'), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [told, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(await ended).toBe(exitCode);
  expect(told).toMatch(out);
  expect(complained).toMatch(err);
});
