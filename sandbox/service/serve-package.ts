import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { setVersion, zipFiles } from '../plugins/build-plugin.ts';
import { Refusal } from './refusal.ts';
import type { StoredRelease } from './release-store.ts';

/**
 * The package that sites get of a release:
 * - `same`: the bytes that were fetched.
 * - `packed-anew`: the same files in another ZIP.
 * - `stamped`: with a key written into the main file, and a file of the service's own.
 * - `old`: another version of the plugin.
 * - `other-plugin`: the package of another plugin.
 * - `without-scripts`: what a filter has left of it.
 * - `slow`: for the first two requests another version, then the bytes that were fetched.
 * - `private`: nothing, without the API key.
 */
export type Serving = (typeof SERVINGS)[number];

export const SERVINGS = [
  'same',
  'packed-anew',
  'stamped',
  'old',
  'other-plugin',
  'without-scripts',
  'slow',
  'private',
] as const;

/** The requests for a package that is slow to change which get the one before. */
const SLOW_REQUESTS = 2;
const OLD_VERSION = '0.9.0';

interface Served {
  readonly zip: Buffer;
  readonly plugin: Pick<StoredRelease['plugin'], 'slug'>;
}

/** Answers a request for the package of a release. `requests` counts earlier ones, for any package. */
export async function servePackage(
  { zip, plugin: { slug } }: Served,
  serving: Serving,
  requests: number,
): Promise<Buffer> {
  switch (serving) {
    case 'same':
      return zip;
    case 'packed-anew':
      return change(zip, (files) => files.toReversed());
    case 'stamped':
      return change(zip, (files) => [
        ...files.map(([name, bytes]) => {
          const isMain = name === `${slug}/${slug}.php`;
          return [name, isMain ? Buffer.concat([bytes, Buffer.from('\n// Key: 1234\n')]) : bytes] as const;
        }),
        [`${slug}/license.json`, Buffer.from('{}')] as const,
      ]);
    case 'slow':
      return requests < SLOW_REQUESTS ? servePackage({ zip, plugin: { slug } }, 'old', 0) : zip;
    case 'old':
      return change(zip, (files) =>
        files.map(([name, bytes]) => {
          return [name, setVersion(name.slice(slug.length + 1), bytes, OLD_VERSION)] as const;
        }),
      );
    case 'other-plugin':
      return zipFiles({ 'other/other.php': `<?php\n/* Plugin Name: Other\n * Version: 1.4.2 */\n` });
    case 'without-scripts':
      return change(zip, (files) => files.filter(([name]) => !/^[^/]+\/.+\/.*\.(php|js)$/.test(name)));
    case 'private':
      throw new Refusal(403, 'Packages are for customers.');
  }
}

type File = readonly [name: string, bytes: Buffer];

async function change(zip: Buffer, edit: (files: readonly File[]) => readonly File[]): Promise<Buffer> {
  const archive = await fromBufferPromise(zip);
  const files: File[] = [];
  for await (const entry of archive.eachEntry()) {
    if (!entry.fileName.endsWith('/'))
      files.push([entry.fileName, await buffer(await archive.openReadStreamPromise(entry))]);
  }
  return zipFiles(Object.fromEntries(edit(files)));
}
