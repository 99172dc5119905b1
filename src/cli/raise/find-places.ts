import { join } from 'node:path';
import { isVersion } from '../../shared/version-text.ts';
import {
  compareVersions,
  createLibraryTest,
  HEADER_BYTES,
  isPluginHeader,
  isShown,
  locateHeader,
  parsePluginHeader,
  parseReadme,
  readBuildSetup,
} from '../package-code.ts';
import { lineAt, type TextFile } from './files.ts';
import { findOtherVersions, findPhpPlaces } from './php-places.ts';

/** A version in a file. */
export interface VersionPlace {
  readonly file: TextFile;
  /** The span of the version in the file, in bytes. */
  readonly start: number;
  readonly end: number;
  /** `own` is raised; `unclear` stops everything; `left` stays, and is told; `past` stays. */
  readonly kind: 'own' | 'unclear' | 'left' | 'past';
  /** Why it is unclear or left, as a sentence. */
  readonly why: string;
  /** Its replacement; absent for the new version. */
  readonly replacement?: string;
  /** The file that it is a copy of: both are raised, or neither. */
  readonly follows?: TextFile;
}

/** The plugin whose version is raised. */
export interface RaisedPlugin {
  /** The folder that is searched, and that of its repository. */
  readonly top: string;
  readonly repository: string;
  /** The plugin's folder relative to the top; `''` for the top itself. */
  readonly folder: string;
  /** The main file relative to the top. */
  readonly mainFile: string;
  readonly version: string;
  /** All files below the top. */
  readonly files: readonly string[];
  readonly read: (name: string) => TextFile | undefined;
}

/** Files that WordPress loads from `wp-content`, which plugins copy there. Source: WordPress core _get_dropins(). */
const DROP_INS =
  /(^|\/)(advanced-cache|db|db-error|install|maintenance|object-cache|php-error|fatal-error-handler|sunrise|blog-(deleted|inactive|suspended))\.php$/;

/** Third-party code, and what tests need: its versions are not the plugin's. */
const FOREIGN = /(^|\/)((.+[-_])?vendor([-_].+)?|node_modules|third[-_]party|freemius)\//i;

/** Finds the version in the code of a plugin, also in headers of further files. */
export function findInCode(plugin: RaisedPlugin, stableTag: string | undefined): readonly VersionPlace[] {
  const { top, repository, folder, mainFile, version, files, read } = plugin;
  const prefix = folder === '' ? '' : `${folder}/`;
  const own = files.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const isLibrary = createLibraryTest({ entries: own.map((path) => ({ path })), folder: '' });
  const { isIgnored } = readBuildSetup(join(top, folder), repository);
  const ownWords = listWords([folder, mainFile, parsePluginHeader(read(mainFile)?.bytes ?? NO_BYTES).name]);
  const code = own
    .filter((name) => name.endsWith('.php') && !isShown(name) && !FOREIGN.test(name) && !isIgnored(name))
    .flatMap((name) => read(prefix + name) ?? []);
  const headers = code.flatMap((file) => findHeader(file, plugin));
  const nested = headers
    .filter(({ kind }) => kind === 'unclear')
    .map(({ file: { name } }) => name.slice(0, name.lastIndexOf('/') + 1));
  const isNested = (name: string) => nested.some((start) => start !== prefix && name.startsWith(start));

  const places = code.flatMap((file) => {
    const inLibrary = isLibrary(file.name.slice(prefix.length));
    const found = findPhpPlaces(file.text, version, ownWords).map((place): VersionPlace => {
      if (place.kind !== 'own') return { ...place, file, kind: inLibrary ? 'past' : place.kind };
      const why = isNested(file.name)
        ? 'The file belongs to a plugin of its own.'
        : inLibrary
          ? 'The folder is for libraries, so it may be the version of one.'
          : '';
      return { ...place, file, kind: why === '' ? 'own' : 'unclear', why };
    });
    return [...found, ...(inLibrary ? [] : findStable(file, stableTag, ownWords))];
  });
  const main = code.filter(({ name }) => name === mainFile);
  return [
    ...headers,
    ...places,
    ...main.flatMap((file) => findOthers(file, version, ownWords)),
    ...findInComments(read(mainFile), version),
  ];
}

/** Versions in the code of the main file that differ from its header. */
function findOthers(file: TextFile, version: string, ownWords: ReadonlySet<string>): readonly VersionPlace[] {
  return findOtherVersions(file.text, version, ownWords).map(({ start, end }) => {
    const at = `${file.name}:${lineAt(file.text, start).number}`;
    const why = `It is called the version, but is not the one in the header. Raise it, too: --include ${at}.`;
    return { file, start, end, kind: 'left', why };
  });
}

/** Versions in the comments of the main file. */
function findInComments(file: TextFile | undefined, version: string): readonly VersionPlace[] {
  const tags = file?.text.matchAll(/(@version[ \t]+|\bstable tag:[ \t]*)([\w.+-]+)/gi) ?? [];
  return [...tags].flatMap(({ 1: tag = '', 2: value, index }): readonly VersionPlace[] => {
    const start = index + tag.length;
    const why = 'It is in a comment.';
    return file === undefined || value !== version
      ? []
      : [{ file, start, end: start + version.length, kind: 'left', why }];
  });
}

const NO_BYTES = Buffer.alloc(0);

/** Words of names, in lower case. */
function listWords(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^a-z\d]+/));
  return new Set(words.filter((word) => word !== '' && word !== 'php'));
}

/** The header of a drop-in, or of another plugin, that has the version of this one. */
function findHeader(file: TextFile, { mainFile, version }: RaisedPlugin): readonly VersionPlace[] {
  if (file.name === mainFile || !/plugin name:/i.test(file.text.slice(0, HEADER_BYTES))) return [];
  const header = parsePluginHeader(file.bytes);
  const span = locateHeader(file.bytes, 'version');
  if (!isPluginHeader(header) || header.version !== version || span === undefined) return [];
  const isOwn = DROP_INS.test(file.name);
  const why = isOwn ? '' : 'The file has a plugin header of its own.';
  return [{ file, ...span, kind: isOwn ? 'own' : 'unclear', why }];
}

/** Constants that have the version of the readme, where the header has another one. */
function findStable(
  file: TextFile,
  stableTag: string | undefined,
  ownWords: ReadonlySet<string>,
): readonly VersionPlace[] {
  if (stableTag === undefined) return [];
  return findPhpPlaces(file.text, stableTag, ownWords)
    .filter(({ kind }) => kind === 'own')
    .map((place) => ({
      ...place,
      file,
      kind: 'unclear',
      why: 'It is the "Stable tag" of the readme, and not the version in the header.',
    }));
}

/** The "Stable tag" of a readme. */
export function findStableTag(file: TextFile, next: string): VersionPlace | undefined {
  const { stableTag, lines } = parseReadme(file.bytes);
  if (stableTag === '' || lines.stableTag === undefined) return undefined;
  const line = findLine(file.text, lines.stableTag);
  const [, lead = '', word = ''] = /^([^:]*:[*\s]*)(\S*)/.exec(line.text) ?? [];
  const value = word.replace(/\*+$/, '');
  const start = line.start + lead.length;
  const place = { file, start, end: start + value.length };
  if (!/\d/.test(stableTag) || !/^(\/?tags\/|["']?\.?\d)/i.test(value))
    return { ...place, kind: 'left', why: 'The "Stable tag" names no version.' };
  if (value !== stableTag || !isVersion(value))
    return { ...place, kind: 'unclear', why: 'The "Stable tag" is written in an unknown way.' };
  return compareVersions(next, value) > 0
    ? { ...place, kind: 'own', why: '' }
    : { ...place, kind: 'unclear', why: `The "Stable tag" is not older than ${next}.` };
}

/** The version as a "Stable tag" in texts that are no readme, such as parts of which one is made. */
export function findOtherTags(file: TextFile, version: string): readonly VersionPlace[] {
  const why = 'The file is no readme of the plugin, but has its "Stable tag".';
  return [...file.text.matchAll(/^([\s*]*stable tag:[*\s]*)(\S+)/gim)].flatMap(
    ({ 1: lead = '', 2: value, index }) => {
      const start = index + lead.length;
      return value === version ? [{ file, start, end: start + version.length, kind: 'unclear', why }] : [];
    },
  );
}

/** A line by its number from 1, where the plugin directory ends lines; in a text of one character for each byte. */
function findLine(text: string, number: number): { readonly start: number; readonly text: string } {
  const ends = /\r\n|[\n\v\f\r]|\xc2\x85|\xe2\x80[\xa8\xa9]/g;
  let start = 0;
  for (let line = 1; line < number; line += 1) if (ends.exec(text) !== null) start = ends.lastIndex;
  ends.lastIndex = start;
  return { start, text: text.slice(start, ends.exec(text)?.index) };
}
