import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { messageOf } from '../../src/shared/publish-error.ts';

const FILES = { 'wp-includes/version.php': '<?php', 'wp-load.php': '<?php create_function();' };

async function packDamaged(): Promise<Buffer> {
  const zip = await zipFiles(FILES);
  const start = zip.indexOf('wp-load.php') + 'wp-load.php'.length;
  zip[start] = (zip[start] ?? 0) ^ 0xff;
  return zip;
}

/**
 * Starts a WordPress that asks for what this PHP does not have, and one that is damaged.
 *
 * @returns what was told instead of the cause; empty when it was told
 */
export async function playStart(open: (wordpressZip: string) => Promise<Site>): Promise<readonly string[]> {
  return [
    ...(await start(
      open,
      await zipFiles(FILES),
      /^WordPress cannot be installed: PHP Fatal error: .*create_function\(\)/,
    )),
    ...(await start(
      open,
      await packDamaged(),
      /^The process of WordPress ended\. The ZIP of WordPress is damaged, in wp-load\.php\.$/,
    )),
  ];
}

async function start(
  open: (wordpressZip: string) => Promise<Site>,
  bytes: Buffer,
  said: RegExp,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  try {
    const zip = join(folder, 'wordpress.zip');
    await writeFile(zip, bytes);
    const site = await open(zip);
    await site.close();
    return ['it started'];
  } catch (error) {
    return said.test(messageOf(error)) ? [] : [messageOf(error)];
  } finally {
    await rm(folder, { recursive: true });
  }
}
