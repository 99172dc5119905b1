import { openSync, closeSync, writeSync } from 'node:fs';
import { type LargePluginOptions, makeUpLargePlugin } from '../sandbox/plugins/large-plugin.ts';

const CHUNK_BYTES = 1024 * 1024;

export const PLUGIN_VERSION = '3.1.0';

const MAIN = `<?php\n/*\nPlugin Name: Large Plugin\nVersion: ${PLUGIN_VERSION}\n*/\n${'// Code.\n'.repeat(2_000)}`;
const README = `=== Large Plugin ===\nStable tag: ${PLUGIN_VERSION}\n\n== Changelog ==\n\n= ${PLUGIN_VERSION} =\n* New.\n\n${'x'.repeat(20_000)}`;

/** A plugin of 100 MB and 1,000 files, with the two that count among the others. */
export const LARGE_PLUGIN: LargePluginOptions = {
  files: {
    'large-plugin/large-plugin.php': { content: MAIN, at: 0.5 },
    'large-plugin/readme.txt': { content: README, at: 0.6 },
  },
  fillers: 998,
};

/** Writes a package of so many files and about so many bytes, stored and not packed. */
export function writePackage(path: string, files: number, totalBytes: number): void {
  const fillers = files - Object.keys(LARGE_PLUGIN.files).length;
  const plugin = makeUpLargePlugin({
    ...LARGE_PLUGIN,
    fillers,
    fillerBytes: Math.ceil(totalBytes / fillers),
  });
  const descriptor = openSync(path, 'w');
  for (let start = 0; start < plugin.sizeBytes; start += CHUNK_BYTES) {
    writeSync(descriptor, plugin.read(start, Math.min(start + CHUNK_BYTES, plugin.sizeBytes)));
  }
  closeSync(descriptor);
}
