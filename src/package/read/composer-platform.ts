import type { ByteReader } from '../../shared/bytes.ts';
import type { LoadedCode } from '../php/index.ts';
import { isSupported, readEntry } from '../zip/entry.ts';
import type { Layout } from './layout.ts';

/** The lowest PHP that the packages which Composer installed need, and the file that says so. */
export interface Platform {
  readonly path: string;
  readonly version: string;
}

const CHECK = /(^|\/)composer\/platform_check\.php$/;
const MAX_BYTES = 16 * 1024;

/** Reads Composer's check of the platform, if it runs on every request. Source: Composer's AutoloadGenerator. */
export async function readPlatforms(
  { loads }: LoadedCode,
  { entries }: Layout,
  reader: ByteReader,
): Promise<readonly Platform[]> {
  const platforms: Platform[] = [];
  const always = loads.filter(({ path, when }) => when === 'always' && CHECK.test(path));
  for (const path of new Set(always.map(({ path }) => path))) {
    const entry = entries.find((one) => one.path === path && isSupported(one));
    const { bytes } = entry === undefined ? {} : await readEntry(entry, reader, { maxBytes: MAX_BYTES });
    const [, id = ''] = /PHP_VERSION_ID >= (\d{5,6})\b/.exec(bytes?.toString('latin1') ?? '') ?? [];
    if (id !== '') platforms.push({ path, version: nameVersion(Number(id)) });
  }
  return platforms;
}

/** The version that a value of `PHP_VERSION_ID` stands for. */
function nameVersion(id: number): string {
  return [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100, id % 100].join('.').replace(/\.0$/, '');
}
