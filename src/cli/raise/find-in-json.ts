import { toRecord } from '../../shared/record.ts';
import { dirname, join, relative } from 'node:path';
import { messageOf } from '../../shared/publish-error.ts';
import { findInside } from '../../shared/read-start.ts';
import { CommandError } from '../command-error.ts';
import { hashComposerJson } from './composer-lock.ts';
import { createReader, type TextFile } from './files.ts';
import type { VersionPlace, RaisedPlugin } from './find-places.ts';
import { findJsonPlaces } from './json-places.ts';

/** Fields in files of package managers. */
interface ManifestPlaces {
  readonly places: readonly VersionPlace[];
  /** Steps left to the author, as sentences. */
  readonly advice: readonly string[];
}

const LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'bun.lock'] as const;

/**
 * Finds the version in `package.json` and `composer.json` of a folder and in their lockfiles, as far as these have it:
 * the lockfiles of pnpm and Yarn do not.
 *
 * @param folder relative to the top; `''` for the top itself
 * @throws CommandError a file is no JSON
 */
export function findInManifests(plugin: RaisedPlugin, folder: string, next: string): ManifestPlaces {
  const { read, version } = plugin;
  const versions = { version, next };
  const at = (name: string) => read(folder === '' ? name : `${folder}/${name}`);
  const [npm, composer, composerLock] = [at('package.json'), at('composer.json'), at('composer.lock')];
  const inNpm = npm === undefined ? [] : [...findVersion(npm, versions), ...findSettings(npm, version)];
  const inComposer = composer === undefined ? [] : findVersion(composer, versions);
  const [own] = inNpm.filter(isOwn);
  const locked = own === undefined ? [] : findInLockfiles(plugin, folder, own);
  const hash =
    composer !== undefined && composerLock !== undefined && inComposer.some(isOwn)
      ? findHash(composer, composerLock, next)
      : NOTHING;
  return { places: [...inNpm, ...locked, ...inComposer, ...hash.places], advice: hash.advice };
}

const NOTHING: ManifestPlaces = { places: [], advice: [] };
const isOwn = ({ kind }: VersionPlace) => kind === 'own';

/** The version of a manifest, or of a `block.json`. */
export function findVersion(
  file: TextFile,
  { version, next }: { readonly version: string; readonly next: string },
): readonly VersionPlace[] {
  readJson(file);
  const found = findJsonPlaces(file.text, ([first, ...rest]) => first === 'version' && rest.length === 0);
  return found.map(({ value, start, end }): VersionPlace => {
    const place = { file, start, end };
    if (value === toSemantic(next)) return { ...place, kind: 'past', why: '' };
    if (found.length > 1) return { ...place, kind: 'unclear', why: TWICE };
    if (value === version) return { ...place, kind: 'own', why: '' };
    // npm wants three numbers.
    return value === toSemantic(version)
      ? { ...place, kind: 'own', why: '', replacement: toSemantic(next) }
      : { ...place, kind: 'left', why: 'It is not the version of the plugin.' };
  });
}

/** Settings of tools that are called a version and have this one. */
function findSettings(file: TextFile, version: string): readonly VersionPlace[] {
  const found = findJsonPlaces(
    file.text,
    (path) =>
      path.length > 1 &&
      /version/i.test(path.at(-1) ?? '') &&
      !path.slice(0, -1).some((key) => FOREIGN.test(key)),
  );
  const why = 'It is a setting of a tool.';
  return found
    .filter(({ value }) => value === version)
    .map(({ start, end }): VersionPlace => ({ file, start, end, kind: 'unclear', why }));
}

/** They hold versions of other packages. */
const FOREIGN = /^(\w*dependencies|engines|overrides|resolutions|pnpm|volta|devEngines)$/i;

const TWICE = 'The file has this key twice. Remove one.';

/** `1.2-dev` as `1.2.0-dev`. */
function toSemantic(version: string): string {
  return version.replace(/^\d+(?:\.\d+)?(?=$|[-+])/, (numbers) =>
    [...numbers.split('.'), '0', '0'].slice(0, 3).join('.'),
  );
}

function readJson({ name, bytes }: TextFile): unknown {
  try {
    return JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
  } catch (error) {
    throw new CommandError(`${name} is no JSON: ${messageOf(error)}. Nothing was changed.`);
  }
}

/** A lockfile copies the version of its `package.json`, and of the workspaces below it. */
function findInLockfiles(
  plugin: RaisedPlugin,
  folder: string,
  manifest: VersionPlace,
): readonly VersionPlace[] {
  const { top, repository, read } = plugin;
  const start = join(top, folder);
  const found: VersionPlace[] = [];
  for (let at = start; ; at = dirname(at)) {
    const inTop = findInside(top, at);
    const readHere = inTop === undefined ? createReader(at) : read;
    for (const name of LOCKFILES) {
      const file = readHere(inTop === undefined ? name : join(inTop, name).replaceAll('\\', '/'));
      if (file === undefined) continue;
      const shown = relative(top, join(at, name)).replaceAll('\\', '/');
      found.push(...findInLockfile({ ...file, name: shown }, findInside(at, start) ?? '', manifest));
    }
    if (at === repository || at === dirname(at)) return found;
  }
}

/** @param inside the package's folder, relative to that of the lockfile */
function findInLockfile(
  file: TextFile,
  inside: string,
  { file: follows, replacement }: VersionPlace,
): readonly VersionPlace[] {
  const wanted = [
    ...(inside === '' ? [['version']] : []),
    ...['packages', 'workspaces'].map((list) => [list, inside, 'version']),
  ].map((path) => path.join('\n'));
  return wanted.flatMap((path) => {
    const found = findJsonPlaces(file.text, (other) => other.join('\n') === path);
    return found.map(({ start, end }): VersionPlace => {
      const place = { file, start, end, follows, ...(replacement === undefined ? {} : { replacement }) };
      return found.length > 1
        ? { ...place, kind: 'unclear', why: TWICE }
        : { ...place, kind: 'own', why: '' };
    });
  });
}

/** Composer compares `composer.lock` with a digest of `composer.json` that covers its version. */
function findHash(composer: TextFile, lock: TextFile, next: string): ManifestPlaces {
  const [place] = findJsonPlaces(lock.text, (path) => path.join('\n') === 'content-hash');
  if (place === undefined) return NOTHING;
  const json = readJson(composer);
  if (hashComposerJson(json) !== place.value)
    return {
      places: [],
      advice: [`Run \`composer update --lock\`, so that ${lock.name} follows ${composer.name}.`],
    };
  const { start, end } = place;
  const replacement = hashComposerJson({ ...toRecord(json), version: next });
  const hash = { file: lock, start, end, kind: 'own', why: '' } as const;
  return { places: [{ ...hash, replacement, follows: composer }], advice: [] };
}
