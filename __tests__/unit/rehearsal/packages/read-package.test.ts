import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { readRehearsedPackage } from '../../../../src/rehearsal/packages/read-package.ts';

const README = '=== Acme ===\nRequires at least: 6.7\nRequires PHP: 8.0\n\nNotes.\n';

test.each([
  ['', { requiresWordPress: '6.7', requiresPhp: '8.0' }],
  [' * Requires at least: 6.2\n', { requiresWordPress: '6.2', requiresPhp: '8.0' }],
  [' * Requires PHP: 7.4\n', { requiresWordPress: '6.7', requiresPhp: '7.4' }],
])('what the header does not require comes from the readme: %j', async (header, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  const path = join(folder, 'acme.zip');
  const main = `<?php\n/**\n * Plugin Name: Acme\n${header} */\n`;
  await writeFile(path, await zipFiles({ 'acme/acme.php': main, 'acme/readme.txt': README }));
  const { plugin } = await readRehearsedPackage(path);
  await rm(folder, { recursive: true });
  expect(plugin).toMatchObject(expected);
});

test.each([
  ['Tested up to: 7.1\n\nNotes.\n', { testedUpTo: '7.1', lacksUpgradeNotice: false }],
  ['\nNotes.\n\n== Upgrade Notice ==\n\n= 1.0 =\nA.\n', { testedUpTo: '', lacksUpgradeNotice: true }],
  ['\nNotes.\n\n== Upgrade Notice ==\n\n= 1.1 =\nA.\n', { testedUpTo: '', lacksUpgradeNotice: false }],
])('the readme says what was tested, and what customers read first: %j', async (readme, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  const path = join(folder, 'acme.zip');
  const main = '<?php\n/**\n * Plugin Name: Acme\n * Version: 1.1\n */\n';
  await writeFile(
    path,
    await zipFiles({ 'acme/acme.php': main, 'acme/readme.txt': `=== Acme ===\n${readme}` }),
  );
  const { plugin } = await readRehearsedPackage(path);
  await rm(folder, { recursive: true });
  expect(plugin).toMatchObject(expected);
});

test('what is no ZIP is not called a ZIP that was cut off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  const path = join(folder, 'acme.zip');
  await writeFile(path, 'root:x:0:0:root:/root:/bin/bash\n');
  const { problem } = await readRehearsedPackage(path);
  await rm(folder, { recursive: true });
  expect(problem).toContain('not a ZIP, or only a part of one');
});
