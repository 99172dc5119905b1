import { realpathSync } from 'node:fs';
import { messageOf } from '../../shared/publish-error.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { isVersion } from '../../shared/version-text.ts';
import { CommandError } from '../command-error.ts';
import { findPlugins, type MainFile } from '../find-plugins.ts';
import { askGit, findRepository } from '../git.ts';
import {
  CHANGELOG_NAMES,
  decodeText,
  findChangelog,
  hasSections,
  locateHeader,
  parsePluginHeader,
  parseReadme,
} from '../package-code.ts';
import { createReader, LINE_END, lineAt, listFiles } from './files.ts';
import { findInManifests, findVersion } from './find-in-json.ts';
import {
  findConstant,
  findStableTag,
  isInFolder,
  listOthers,
  type RaisedPlugin,
  type VersionPlace,
} from './find-places.ts';
import { chooseVersion } from './next-version.ts';
import { readSpec, settlePlaces, showLine, type Spec } from './settle-places.ts';
import type { FileChange } from './write-files.ts';

interface RaiseOrder {
  /** The folder, as a path that the system finds. */
  readonly folder: string;
  /** A version, or the part to raise. */
  readonly wanted: string;
  /** Files, folders, or lines such as `inc/a.php:12`, whose version is raised, too. */
  readonly include: readonly string[];
  /** Those whose version stays. */
  readonly exclude: readonly string[];
}

/** A line of a file, before and after. */
interface RaisedLine {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** The changes that raise the version. */
export interface RaisePlan {
  /** The plugin's name. */
  readonly name: string;
  readonly version: string;
  readonly next: string;
  readonly lines: readonly RaisedLine[];
  readonly changes: readonly FileChange[];
  /** Lines that stay although they have the version, and steps left to do, as sentences. */
  readonly remarks: readonly string[];
}

/**
 * Finds the places that state the plugin's version, and their new text. Writes nothing.
 *
 * @throws CommandError there is no plugin, or the version is not newer
 */
export function planRaise({ folder, wanted, include, exclude }: RaiseOrder): RaisePlan {
  const top = openFolder(folder);
  const answers = { include: include.map(readSpec), exclude: exclude.map(readSpec) };
  const { path: mainFile, header } = chooseMainFile(top, answers.exclude);
  const { version, name } = header;
  const read = createReader(top);
  const main = read(mainFile);
  const span = main && locateHeader(main.bytes, 'version');
  if (main === undefined || span === undefined)
    throw new CommandError(
      `${mainFile} has no "Version" header. Write one, such as \`Version: 1.0.0\`, below \`Plugin Name:\`.`,
    );
  if (!/^\.?\d/.test(version) || !isVersion(version))
    throw new CommandError(
      `The "Version" header in line ${lineAt(main.text, span.start).number} of ${mainFile} is ${quoteName(version)}, which is not a version. If a tool fills it in, let that raise it.`,
    );
  const next = chooseVersion(wanted, version);
  const pluginFolder = parentOf(mainFile);
  const files = listKnownFiles(top);
  const repository = findRepository(top) ?? top;
  const plugin = { top, repository, folder: pluginFolder, mainFile, header, files, read };
  const { places, advice } = findAll(plugin, { ...span, file: main }, next);
  const settled = settlePlaces(places, answers, plugin);
  if (!settled.some(({ file, start }) => file === main && start === span.start))
    throw new CommandError(
      '--exclude matches the header of the main file, from which WordPress reads the version. Remove that option.',
    );
  const raised = Map.groupBy(settled, ({ file, left }) => (left === undefined ? file.path : ''));
  const changes = [...raised].flatMap(([path, some]) => (path === '' ? [] : change(some, next)));
  for (const one of changes) verify(one, mainFile, next);
  return {
    name,
    version,
    next,
    changes,
    lines: changes.flatMap(({ lines }) => lines),
    remarks: [...advice, ...describeLeft(settled, version), ...remarkOnChangelog(plugin, next)],
  };
}

function openFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw new CommandError(
      `The folder ${quoteName(folder)} cannot be read: ${messageOf(error)}. Check its name, and that this user may read it.`,
    );
  }
}

/** Answers may say which main files belong to something else. */
function chooseMainFile(top: string, exclude: readonly Spec[]): MainFile {
  const left = findPlugins(top)
    .flatMap(({ mainFiles }) => mainFiles)
    .filter(({ path }) => !exclude.some(({ name, line }) => line === '' && name === path));
  const folders = [...new Set(left.map(({ path }) => parentOf(path)))];
  const [main, ...others] = left;
  if (main === undefined)
    throw new CommandError(
      'No plugin was found: no PHP file in the folder, or up to three levels below it, has a "Plugin Name" header. Name the folder of the plugin: raise 1.3.0 FOLDER.',
    );
  if (folders.length > 1)
    throw new CommandError(
      `There are several plugins, in ${listNames(folders)}. Name the folder of one: raise 1.3.0 ${folders[0] ?? ''}.`,
    );
  if (others.length > 0)
    throw new CommandError(
      `${listNames(left.map(({ path }) => path))} have a "Plugin Name" header, so WordPress takes each for a plugin. Remove it from all but the main file, or exclude a file that is not a plugin: --exclude ${others[0]?.path ?? ''}.`,
    );
  return main;
}

/** Lists files, but for those that Git ignores, such as a build. */
function listKnownFiles(top: string): readonly string[] {
  const listed = askGit(top, 'ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z');
  const ignored = (listed ?? '').split('\0').filter((name) => name !== '');
  return listFiles(top).filter(
    (file) => !ignored.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))),
  );
}

/** Finds the places, also those between the top and the folder of the plugin, where a manifest may lie. */
function findAll(plugin: RaisedPlugin, header: VersionPlace, next: string) {
  const { folder, files, read } = plugin;
  const folders = listUpTo(folder);
  const readmes = files
    .filter((name) => folders.includes(parentOf(name)) && README.test(name))
    .flatMap((name) => read(name) ?? []);
  const manifests = folders.map((at) => findInManifests(plugin, at, next));
  const blocks = files
    .filter((name) => isInFolder(name, folder) && /(^|\/)block\.json$/.test(name))
    .flatMap((name) => read(name) ?? [])
    .flatMap((file) => findVersion(file, plugin.header.version, next))
    .filter(({ left }) => left === undefined);
  return {
    places: [
      header,
      ...[findConstant(plugin)].filter((place) => place !== undefined),
      ...readmes.flatMap((file) => findStableTag(file, next) ?? []),
      ...manifests.flatMap(({ places }) => places),
      ...blocks,
      ...listOthers(plugin),
    ],
    advice: manifests.flatMap(({ advice }) => advice),
  };
}

const README = /(^|\/)readme\.(txt|md)$/i;

/** Lists the top and the folders down to one, which is relative to it. */
function listUpTo(folder: string): readonly string[] {
  const parts = folder.split('/').filter((part) => part !== '');
  return ['', ...parts.map((_part, index) => parts.slice(0, index + 1).join('/'))];
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('/'), 0));
}

/** Replaces the versions of one file. */
function change(places: readonly VersionPlace[], next: string): FileChange & Pick<RaisePlan, 'lines'> {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  const [{ file }] = sorted as [VersionPlace];
  let after = '';
  let at = 0;
  for (const { start, end, replacement = next } of sorted) {
    after += file.text.slice(at, start) + replacement;
    at = end;
  }
  after += file.text.slice(at);
  // No version has a line end.
  const now = after.split(LINE_END);
  const numbers = new Set(sorted.map(({ start }) => lineAt(file.text, start).number));
  const show = (line = '') => showLine(Buffer.from(line, 'latin1').toString());
  const lines = file.text
    .split(LINE_END)
    .map((line, index) => ({ file: file.name, line: index + 1, before: show(line), after: show(now[index]) }))
    .filter(({ line }) => numbers.has(line));
  return { name: file.name, path: file.path, before: file.bytes, after: Buffer.from(after, 'latin1'), lines };
}

/** Reads a new file as WordPress and the plugin directory do. */
function verify({ name, after }: FileChange, mainFile: string, next: string): void {
  const isReadme = README.test(name);
  const found = isReadme ? parseReadme(after).stableTag : parsePluginHeader(after).version;
  // The directory drops a few characters.
  const expected = isReadme ? next.replaceAll(/[^a-z0-9_.-]/gi, '') : next;
  if ((isReadme || name === mainFile) && found !== expected)
    throw new CommandError(
      `${name} would have the version ${quoteName(found)} afterwards, not ${next}. Nothing was changed: raise it by hand.`,
    );
}

const MAX_LEFT = 20;

function describeLeft(places: readonly VersionPlace[], version: string): readonly string[] {
  const all = places.flatMap(({ file, start, left }) => {
    if (left === undefined) return [];
    const { number, text } = lineAt(file.text, start);
    return [{ place: `${file.name}:${number}`, text: `${showLine(text)}${left === '' ? '' : ` (${left})`}` }];
  });
  const [first] = all;
  if (first === undefined) return [];
  return [
    ...all.slice(0, MAX_LEFT).map(({ place, text }) => `${place} stays: ${text}`),
    ...(all.length > MAX_LEFT ? [`… and ${all.length - MAX_LEFT} more that have ${version}.`] : []),
    `Raise such a line by hand, or start again with --include ${first.place}.`,
  ];
}

/** Says when the plugin's changelogs have sections of versions, but none of the new one. */
function remarkOnChangelog({ files, folder, read, header }: RaisedPlugin, next: string): readonly string[] {
  const release = { version: next, names: [header.name] };
  const logs = files.flatMap((file) => {
    const isLog = CHANGELOG_NAMES.some((name) => file.toLowerCase().endsWith(name));
    if (parentOf(file) !== folder || (!isLog && !README.test(file))) return [];
    const text = decodeText(read(file)?.bytes ?? Buffer.alloc(0));
    const kind = isLog ? 'file' : 'readme';
    return hasSections(text, kind, release) ? [{ file, section: findChangelog(text, kind, release) }] : [];
  });
  if (logs.length === 0 || logs.some(({ section }) => section !== '')) return [];
  return [
    `The changelog in ${listNames(logs.map(({ file }) => file))} has no section for ${next} yet: write one.`,
  ];
}
