import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { messageOf } from '../../src/shared/publish-error.ts';

const SAID = /^WordPress cannot be installed: PHP Fatal error: .*create_function\(\)/;

/**
 * Starts a WordPress that asks for what this PHP does not have.
 *
 * @returns what was told instead of the cause; empty when it was told
 */
export async function playStart(open: (wordpressZip: string) => Promise<Site>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  try {
    const zip = join(folder, 'wordpress.zip');
    const files = { 'wp-includes/version.php': '<?php', 'wp-load.php': '<?php create_function();' };
    await writeFile(zip, await zipFiles(files));
    const site = await open(zip);
    await site.close();
    return ['it started'];
  } catch (error) {
    return SAID.test(messageOf(error)) ? [] : [messageOf(error)];
  } finally {
    await rm(folder, { recursive: true });
  }
}
