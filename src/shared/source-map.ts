import { SourceMap, type SourceMapPayload } from 'node:module';

/** Where a line of a built script comes from. */
interface SourcePlace {
  /** As the map names it, without the bundler's prefix: `src/admin/app.js`. */
  readonly source: string;
  /** From 1. */
  readonly line: number;
}

/** Reading a larger map takes long. */
const MAX_MAP_BYTES = 12 * 1024 * 1024;
const MAX_SOURCE = 300;
const INLINE = 'data:application/json';

/**
 * Finds where a place of a script comes from, by its source map: in the script itself, or in a file.
 *
 * @param read reads a file of the package, or of the repository, by its path in the plugin's folder
 * @returns `undefined` without a map, or if it does not know the place
 */
export async function findSource(
  file: string,
  { line, column }: { readonly line: number; readonly column: number },
  read: (path: string) => Promise<string | undefined>,
): Promise<SourcePlace | undefined> {
  const script = (await read(file)) ?? '';
  const url = /[#@]\s?sourceMappingURL=([^\s'"]{1,1000000})\s*(?:\*\/\s*)?$/.exec(
    script.slice(-1_100_000),
  )?.[1];
  const map = url?.startsWith(INLINE) === true ? readInline(url) : await read(resolve(file, url));
  if (map === undefined || map.length > MAX_MAP_BYTES) return undefined;
  try {
    const payload = JSON.parse(map.replace(/^\)\]\}'[^\n]*\n/, '')) as SourceMapPayload;
    const entry = new SourceMap(payload).findEntry(line - 1, column - 1);
    if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return undefined;
    const source = entry.originalSource
      .replace(/^[a-z][\w+.-]*:\/\/\/?[^/]*\//i, '')
      .replace(/^(?:\.{1,2}\/)+/, '')
      .split('?', 1)[0];
    if (source === undefined || source === '' || source.length > MAX_SOURCE) return undefined;
    return { source, line: entry.originalLine + 1 };
  } catch {
    // A map may be damaged; the place in the script stays.
    return undefined;
  }
}

function readInline(url: string): string | undefined {
  const data = /^data:application\/json[^,]{0,100};base64,(.*)$/s.exec(url)?.[1];
  return data === undefined ? undefined : Buffer.from(data, 'base64').toString('utf8');
}

/** The path of the map: beside the script, under the name that it gives, or else its own. */
function resolve(file: string, url: string | undefined): string {
  if (url === undefined || /^[a-z]+:|^\//i.test(url)) return `${file}.map`;
  const parts = file.split('/').slice(0, -1);
  for (const part of url.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
