import type { PluginHeader } from '../wordpress/header.ts';
import type { EntryContent } from '../zip/entry.ts';

/** A file of the package, read from its beginning. */
export interface ReadFile extends EntryContent {
  readonly path: string;
}

/** A PHP file with the headers that WordPress reads from it. */
export interface PhpFile extends ReadFile {
  readonly header: PluginHeader;
}
