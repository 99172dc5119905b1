import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { zipFiles } from '../../../../../sandbox/plugins/build-plugin.ts';
import { unpackWordPress } from '../../../../../src/rehearsal/site/player/unpack.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function unpack(zip: Buffer): Promise<Readonly<Record<string, string>>> {
  const path = join(folder, 'wordpress.zip');
  await writeFile(path, zip);
  const made: string[] = [];
  const written: Record<string, string> = {};
  await unpackWordPress(path, {
    mkdirTree: (target) => void made.push(target),
    writeFile: (target, data) => {
      expect(made).toContain(target.slice(0, target.lastIndexOf('/')));
      written[target] = Buffer.from(data as Uint8Array).toString();
    },
  });
  expect(new Set(made).size).toBe(made.length);
  return written;
}

const VERSION = "<?php $wp_version = '6.6';";

test.each(['', 'wordpress/', 'WordPress-6.6/'])('unpacks WordPress from below `%s`', async (prefix) => {
  const zip = await zipFiles({
    [`${prefix}wp-load.php`]: '<?php',
    [`${prefix}wp-includes/version.php`]: VERSION,
    [`${prefix}wp-content/plugins/hello/wp-includes/version.php`]: '',
    ...(prefix === '' ? {} : { 'beside.txt': 'no part of it' }),
  });

  expect(await unpack(zip)).toEqual({
    '/wordpress/wp-load.php': '<?php',
    '/wordpress/wp-includes/version.php': VERSION,
    '/wordpress/wp-content/plugins/hello/wp-includes/version.php': '',
  });
});

test('tells which file of WordPress is damaged', async () => {
  const zip = await zipFiles({
    'wordpress/wp-includes/version.php': VERSION,
    'wordpress/wp-load.php': '<?php',
  });
  const name = 'wordpress/wp-load.php';
  const start = zip.indexOf(name) + name.length;
  zip[start] = (zip[start] ?? 0) ^ 0xff;

  await expect(unpack(zip)).rejects.toThrow(`The ZIP of WordPress is damaged, in ${name}.`);
});
