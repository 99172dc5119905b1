import type { PluginHeader } from '../../package/index.ts';
import { isVersion } from '../../shared/version-text.ts';
import { compareVersions, createLibraryTest, isShown, parseReadme } from '../package-code.ts';
import { lineAt, type TextFile } from './files.ts';

/** A version in a file. */
export interface VersionPlace {
  readonly file: TextFile;
  /** The span of the version in the file, in bytes. */
  readonly start: number;
  readonly end: number;
  /** Why it stays, as a sentence; `''` where its line says it. Absent: it is raised. */
  readonly left?: string;
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
  readonly header: PluginHeader;
  /** The author's files, relative to the top. */
  readonly files: readonly string[];
  readonly read: (name: string) => TextFile | undefined;
}

/**
 * Finds the constant, property or variable that is called the version, and has it: the first of the main file, else
 * that of the file that is least deep. A second one may be that of a part.
 */
export function findConstant(plugin: RaisedPlugin): VersionPlace | undefined {
  const { folder, mainFile, header, files } = plugin;
  const ownWords = new Set(`${folder} ${mainFile} ${header.name}`.toLowerCase().split(/[^a-z\d]+/));
  const isLibrary = createLibraryTest({ entries: files.map((path) => ({ path })), folder });
  const code = files.filter(
    (name) => isInFolder(name, folder) && name.endsWith('.php') && !isShown(name) && !isLibrary(name),
  );
  const depth = (name: string) => (name === mainFile ? 0 : name.split('/').length);
  const pattern = new RegExp(
    `^(?!\\s*(?:[*#]|/[/*])).{0,200}?(?:\\bdefine\\s*\\(.{0,200}?(?<constant>\\w+)["']\\s*,|(?<assigned>\\w+)\\s*=)\\s*(?<quote>["'])(?<version>${escape(header.version)})\\k<quote>\\s*(?:\\)?\\s*;|\\.)`,
    'dgim',
  );
  return code
    .toSorted((a, b) => depth(a) - depth(b))
    .flatMap((name) => findMatches(plugin, name, pattern))
    .find(({ groups }) => isVersionName(groups['constant'] ?? groups['assigned'] ?? '', ownWords))?.place;
}

/** Whether a file is in a folder, both relative to the same. */
export function isInFolder(name: string, folder: string): boolean {
  return folder === '' || name.startsWith(`${folder}/`);
}

/** Whether a name such as `MY_PLUGIN_VERSION` or `pluginVersion` is that of the plugin's version. */
function isVersionName(name: string, ownWords: ReadonlySet<string>): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== 'number');
  const others = words.slice(0, -1).filter((word) => !ownWords.has(word));
  return (
    /^ver(sion)?$/.test(words.at(-1) ?? '') &&
    !others.some((word) => PAST.test(word)) &&
    !(others.includes(words.at(-2) ?? '') && PARTS.test(words.at(-2) ?? ''))
  );
}

/** Such versions do not change with a release. */
const PAST =
  /^(min|minimum|max|maximum|required?|requires|since|deprecated|tested|last|prev|previous|old|first|installed|from|until|upgrade|migration)$/;
/** Parts that may have a version of their own. */
const PARTS =
  /^(php|wp|wordpress|mysql|db|database|schema|data|tables?|settings|options?|config|caches?|api|rest|sdk|lib|library|framework|assets?|styles?|scripts?|js|css|core|pro|free|addons?|blocks?|themes?|templates?|wc|woocommerce|elementor)$/;

/** Files that may hold the version. Lockfiles hold those of others, and minified files are built. */
const TEXT = /(?<!\.min)\.(php|inc|[cm]?[jt]sx?|json|s?css|txt|md)$/i;
const LOCKFILE = /(^|\/)(package-lock|npm-shrinkwrap)\.json$/;
/** Lines about past versions, which must not change. */
const HISTORY = /@since|deprecat|doing_it_wrong|version_compare/i;

/** Lists where else the author's files have the version: in quotes, or behind `version` or `stable tag`. */
export function listOthers(plugin: RaisedPlugin): readonly VersionPlace[] {
  const version = escape(plugin.header.version);
  const list = (words: string) =>
    new RegExp(
      `(?:(?<quote>["'])|(?:${words})[^\\w\\r\\n]{1,20})(?<version>${version})(?![\\w-]|\\.\\w)`,
      'dgi',
    );
  const [inCode, inTexts] = [list('version|stable tag'), list('stable tag')];
  return plugin.files
    .filter(
      (name) => isInFolder(name, plugin.folder) && TEXT.test(name) && !LOCKFILE.test(name) && !isShown(name),
    )
    .flatMap((name) => findMatches(plugin, name, /\.(txt|md)$/i.test(name) ? inTexts : inCode))
    .map(({ place }) => ({ ...place, left: '' }))
    .filter(({ file, start }) => !HISTORY.test(lineAt(file.text, start).text));
}

function findMatches({ read, header }: RaisedPlugin, name: string, pattern: RegExp) {
  const file = read(name);
  if (file === undefined || !file.text.includes(header.version)) return [];
  return [...file.text.matchAll(pattern)].map(({ groups = {}, indices }) => {
    const [start, end] = indices?.groups?.['version'] ?? [0, 0];
    return { groups, place: { file, start, end } };
  });
}

function escape(version: string): string {
  return version.replaceAll(/[.+]/g, '\\$&');
}

/** The "Stable tag" of a readme. */
export function findStableTag(file: TextFile, next: string): VersionPlace | undefined {
  const { stableTag } = parseReadme(file.bytes);
  const [line = '', value = ''] = STABLE_TAG.exec(file.text) ?? [];
  if (stableTag === '' || value === '') return undefined;
  const end = file.text.search(STABLE_TAG) + line.length;
  const place = { file, start: end - value.length, end };
  if (value !== stableTag || !/^\d/.test(value) || !isVersion(value))
    return { ...place, left: 'The "Stable tag" is not a plain version.' };
  return compareVersions(next, value) > 0
    ? place
    : { ...place, left: `The "Stable tag" is not older than ${next}.` };
}

const STABLE_TAG = /^[ \t*-]*stable tag[ \t]*:[* \t]*([^\s*]+)/im;
