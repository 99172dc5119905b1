import type { ByteReader } from '../../shared/bytes.ts';
import type { Layout } from '../read/layout.ts';
import type { PhpFile } from '../read/php-file.ts';
import { findLibraries } from './find-libraries.ts';
import type { Libraries } from './library.ts';

/** Reads the libraries of a package while it is open; `undefined` without a plugin. */
export type ReadLibraries = () => Promise<Libraries | undefined>;

/** Creates the reader of a package's libraries, which looks for them once, when they are needed. */
export function createLibraryReader(
  { layout, main }: { readonly layout: Layout; readonly main: PhpFile | undefined },
  reader: ByteReader,
): ReadLibraries {
  let found: Promise<Libraries> | undefined;
  return async () =>
    main === undefined ? undefined : (found ??= findLibraries({ layout, header: main.header }, reader));
}
