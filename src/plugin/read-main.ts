import { type ByteReader, NotFetched } from '../shared/bytes.ts';
import type { Layout } from './layout.ts';
import type { PhpFile } from './php-file.ts';
import { type MainCode, readMainCode } from './php/main-code.ts';
import { isSupported, readEntry } from './zip/entry.ts';

/** What the main file does when it is loaded, and how the files begin that it always loads. */
export interface LoadedCode {
  /** `undefined` without a main file. */
  readonly code: MainCode | undefined;
  /** As latin1 text, of those that are at hand. */
  readonly loadedStarts: readonly { readonly path: string; readonly bytes: string }[];
}

const MAX_FILES = 200;
const START_BYTES = 512;

/** Reads the code of the main file; what it loads is only looked at where nothing has to be fetched for it. */
export async function readLoadedCode(
  main: PhpFile | undefined,
  { entries }: Layout,
  reader: ByteReader,
): Promise<LoadedCode> {
  if (main === undefined) return { code: undefined, loadedStarts: [] };
  const code = readMainCode(main.path, main.bytes);
  const paths = new Set(code.loads.filter(({ isUnconditional }) => isUnconditional).map(({ path }) => path));
  const files = entries.filter((entry) => paths.has(entry.path) && !entry.isLink && isSupported(entry));
  const loadedStarts = [];
  for (const entry of files.slice(0, MAX_FILES)) {
    try {
      const { bytes } = await readEntry(
        { entry, packedBytes: START_BYTES, unpackedBytes: START_BYTES },
        reader,
      );
      loadedStarts.push({ path: entry.path, bytes: bytes.toString('latin1') });
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
    }
  }
  return { code, loadedStarts };
}
