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
const MARK = 'sourceMappingURL=';
/** Hostile maps name lines of logs, or other directions of text. */
const NO_PATH = /[\p{C}`]/u;

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
  const url = readUrl(script);
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
    if (source === undefined || source === '' || source.length > MAX_SOURCE || NO_PATH.test(source))
      return undefined;
    return { source, line: entry.originalLine + 1 };
  } catch {
    // A map may be damaged; the place in the script stays.
    return undefined;
  }
}

/** Reads the URL of the map from the end of a script. The last mark counts, since scripts may hold many. */
function readUrl(script: string): string | undefined {
  const end = script.slice(-1_100_000);
  const start = end.lastIndexOf(MARK);
  if (start === -1 || !/[#@]\s?$/.test(end.slice(Math.max(0, start - 2), start))) return undefined;
  return /^([^\s'"]{1,1000000})\s*(?:\*\/\s*)?$/.exec(end.slice(start + MARK.length))?.[1];
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
