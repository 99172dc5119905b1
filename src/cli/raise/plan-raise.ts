import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PluginHeader } from '../../package/index.ts';
import { messageOf } from '../../shared/publish-error.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { findInside } from '../../shared/read-start.ts';
import { isVersion } from '../../shared/version-text.ts';
import { CommandError } from '../command-error.ts';
import { findRepository } from '../git.ts';
import {
  CHANGELOG_NAMES,
  createOwnTest,
  decodeText,
  findChangelog,
  hasSections,
  locateHeader,
  parsePluginHeader,
  parseReadme,
} from '../package-code.ts';
import { findPlugins, type PluginFolder } from '../find-plugins.ts';
import { createReader, lineAt, listFiles, type TextFile } from './files.ts';
import { findInManifests, findVersion } from './find-in-json.ts';
import {
  findInCode,
  findOtherTags,
  findStableTag,
  type VersionPlace,
  type RaisedPlugin,
} from './find-places.ts';
import { chooseVersion } from './next-version.ts';
import { ABOVE, readSpec, settlePlaces, showLine, type Spec } from './settle-places.ts';
import type { FileChange } from './write-files.ts';

interface RaiseOrder {
  /** The folder, as a path that the system finds. */
  readonly folder: string;
  /** A version, or the part to raise. */
  readonly wanted: string;
  /** Files, folders, or lines such as `inc/a.php:12`, whose version is raised although it is not clear. */
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
  /** Places that stay although they look like the version, and steps left to do, as sentences. */
  readonly remarks: readonly string[];
}

/**
 * Finds all places that have the plugin's version, and what they get. Writes nothing.
 *
 * @throws CommandError there is no plugin, a place is unclear, or the version is not newer
 */
export function planRaise({ folder, wanted, include, exclude }: RaiseOrder): RaisePlan {
  const top = openFolder(folder);
  const repository = findRepository(top) ?? top;
  const answers = { include: include.map(readSpec), exclude: exclude.map(readSpec) };
  const { path, mainFile, header, used } = choosePlugin(findPlugins(top), answers.exclude);
  const read = createReader(top);
  const main = read(mainFile);
  const span = main && locateHeader(main.bytes, 'version');
  if (main === undefined || span === undefined)
    throw new CommandError(
      `${mainFile} has no "Version" header. Write one, such as \`Version: 1.0.0\`, below \`Plugin Name:\`.`,
    );
  const { version } = header;
  if (!/^\.?\d/.test(version) || !isVersion(version))
    throw new CommandError(
      `The "Version" header in line ${lineAt(main.text, span.start).number} of ${mainFile} is ${quoteName(version)}, which is no version. If a tool fills it in, let that raise it.`,
    );
  const next = chooseVersion(wanted, version);
  const plugin = { top, repository, folder: path, mainFile, version, files: listFiles(top), read };
  const { places, advice } = findAll(plugin, { ...span, file: main }, next);
  const settled = settlePlaces(places, { ...answers, used });
  if (!settled.some(({ file, start }) => file === main && start === span.start))
    throw new CommandError(
      '--exclude leaves out the header of the main file, without which no site gets the version. Remove it.',
    );
  const changes = change(settled, next);
  verify(plugin, changes, next);
  return {
    name: header.name,
    version,
    next,
    changes,
    lines: changes.flatMap((one) => showLines(one, settled, next)),
    remarks: [...advice, ...settled.flatMap(explainLeft), ...remarkOnChangelog(plugin, next, header)],
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
function choosePlugin(plugins: readonly PluginFolder[], exclude: readonly Spec[]) {
  const mainFiles = plugins.flatMap((plugin) => plugin.mainFiles);
  const used = exclude.filter(({ name, line }) => line === '' && mainFiles.some(({ path }) => path === name));
  const left = mainFiles.filter(({ path }) => !used.some(({ name }) => name === path));
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
      `${listNames(left.map(({ path }) => path))} have a "Plugin Name" header, so WordPress takes each for a plugin. Remove it from all but the main file, or say which file is none: --exclude ${others[0]?.path ?? ''}.`,
    );
  return { path: parentOf(main.path), mainFile: main.path, header: main.header, used };
}

function findAll(
  plugin: RaisedPlugin,
  header: Pick<VersionPlace, 'file' | 'start' | 'end'>,
  next: string,
): { readonly places: readonly VersionPlace[]; readonly advice: readonly string[] } {
  const { folder, files, version, read } = plugin;
  const folders = listUpTo(folder);
  const isOwn = createOwnTest({ entries: files.map((path) => ({ path })), folder: '' });
  const own = files.filter((name) => isOwn(name) && findInside(`/${folder}`, `/${name}`) !== undefined);
  const names = folders.flatMap((at) =>
    files.filter((name) => parentOf(name) === at && /(^|\/)readme\.(txt|md)$/i.test(name)),
  );
  const readmes = names.flatMap((name) => read(name) ?? []);
  const texts = own
    .filter((name) => /\.(txt|md)$/i.test(name))
    .flatMap((name) => read(name) ?? [])
    .filter(({ path }) => !readmes.some((readme) => readme.path === path));
  const tags = readmes.flatMap((file) => findStableTag(file, next) ?? []);
  const [used] = tags.filter(({ kind }) => kind === 'own').map(textOf);
  const manifests = folders.map((at) => findInManifests(plugin, at, next));
  const blocks = own
    .filter((name) => /(^|\/)block\.json$/.test(name))
    .flatMap((name) => read(name) ?? [])
    .flatMap((file) => findVersion(file, { version, next }).filter(({ kind }) => kind !== 'left'));
  return {
    places: [
      { ...header, kind: 'own', why: '' },
      ...findInCode(plugin, used === version ? undefined : used),
      ...tags,
      ...texts.flatMap((file) => findOtherTags(file, version)),
      ...manifests.flatMap(({ places }) => places),
      ...blocks,
      ...(folders.some((at) => read(join(at, 'package.json')) !== undefined) ? [] : findAbove(plugin, next)),
    ],
    advice: manifests.flatMap(({ advice }) => advice),
  };
}

/** Lists the top and the folders down to one, which is relative to it. */
function listUpTo(folder: string): readonly string[] {
  const parts = folder.split('/').filter((part) => part !== '');
  return ['', ...parts.map((_part, index) => parts.slice(0, index + 1).join('/'))];
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('/'), 0));
}

/** A `package.json` beside the folder may be the plugin's, too, but is not in the folder. */
function findAbove({ top, repository, version }: RaisedPlugin, next: string): readonly VersionPlace[] {
  const file = top === repository ? undefined : createReader(dirname(top))('package.json');
  if (file === undefined) return [];
  const why =
    'It is outside of the folder. Run this in the folder above, or leave it as it is: --exclude ../package.json.';
  return findVersion({ ...file, name: ABOVE }, { version, next })
    .filter(({ kind }) => kind === 'own')
    .map((place) => ({ ...place, kind: 'unclear', why }));
}

function change(places: readonly VersionPlace[], next: string): readonly FileChange[] {
  const files = new Map<string, { file: TextFile; places: VersionPlace[] }>();
  for (const place of places.filter(({ kind }) => kind === 'own')) {
    const known = files.get(place.file.path);
    if (known === undefined) files.set(place.file.path, { file: place.file, places: [place] });
    else if (!known.places.some(({ start }) => start === place.start)) known.places.push(place);
  }
  return [...files.values()].map(({ file, places: own }) => {
    let at = 0;
    const pieces = own
      .sort((a, b) => a.start - b.start)
      .flatMap(({ start, end, replacement = next }) => {
        const kept = file.text.slice(at, start);
        at = end;
        return [kept, replacement];
      });
    const after = Buffer.from([...pieces, file.text.slice(at)].join(''), 'latin1');
    return { name: file.name, path: file.path, before: file.bytes, after };
  });
}

/** Reads the new files as WordPress and the plugin directory do. */
function verify({ mainFile }: RaisedPlugin, changes: readonly FileChange[], next: string): void {
  for (const { name, after } of changes) {
    const isMain = name === mainFile;
    const isReadme = /(^|\/)readme\.(txt|md)$/i.test(name);
    const found = isMain ? parsePluginHeader(after).version : isReadme ? parseReadme(after).stableTag : next;
    // The directory drops a few characters.
    const expected = isReadme ? next.replaceAll(/[^a-z0-9_.-]/gi, '') : next;
    if (found !== expected)
      throw new CommandError(
        `${name} would have the version ${quoteName(found)} afterwards, not ${next}. Nothing was changed: raise it by hand.`,
      );
  }
}

function showLines(
  { path, after }: FileChange,
  places: readonly VersionPlace[],
  next: string,
): readonly RaisedLine[] {
  const text = after.toString('latin1');
  let shift = 0;
  const own = places.filter((place) => place.kind === 'own' && place.file.path === path);
  const sorted = [...own].sort((a, b) => a.start - b.start);
  const lines = sorted.map(({ file, start, end, replacement = next }) => {
    const before = lineAt(file.text, start);
    const changed = lineAt(text, start + shift);
    shift += replacement.length - (end - start);
    return {
      file: file.name,
      line: before.number,
      before: showLine(before.text),
      after: showLine(changed.text),
    };
  });
  return lines.filter(({ line }, index) => line !== lines[index - 1]?.line);
}

function textOf({ file, start, end }: VersionPlace): string {
  return file.text.slice(start, end);
}

function explainLeft(place: VersionPlace): readonly string[] {
  if (place.kind !== 'left') return [];
  const { number } = lineAt(place.file.text, place.start);
  return [`${place.file.name}:${number} stays at ${quoteName(textOf(place))}. ${place.why}`];
}

/** Says when a changelog has sections of versions, but none of the new one. */
function remarkOnChangelog(
  { folder, files, read }: RaisedPlugin,
  next: string,
  { name }: PluginHeader,
): readonly string[] {
  const release = { version: next, names: [name] };
  const logs = files
    .filter((file) => listUpTo(folder).includes(parentOf(file)))
    .flatMap((file) => {
      const base = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
      const isLog = (CHANGELOG_NAMES as readonly string[]).includes(base);
      if (!isLog && !/^readme\.(txt|md)$/.test(base)) return [];
      const text = decodeText(read(file)?.bytes ?? Buffer.alloc(0));
      const kind = isLog ? 'file' : 'readme';
      return hasSections(text, kind, release)
        ? [{ file, found: findChangelog(text, kind, release) !== '' }]
        : [];
    });
  if (logs.length === 0 || logs.some(({ found }) => found)) return [];
  return [
    `The changelog in ${listNames(logs.map(({ file }) => file))} has no section for ${next} yet: write one.`,
  ];
}
