import { dirname, join, relative } from 'node:path';
import { messageOf } from '../../shared/publish-error.ts';
import { findInside } from '../../shared/read-start.ts';
import { toRecord } from '../../shared/record.ts';
import { CommandError } from '../command-error.ts';
import { hashComposerJson } from './composer-lock.ts';
import { createReader, type TextFile } from './files.ts';
import type { RaisedPlugin, VersionPlace } from './find-places.ts';
import { findJsonPlaces } from './json-places.ts';

/** Versions in files of package managers. */
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
 * @throws CommandError a file is not valid JSON
 */
export function findInManifests(plugin: RaisedPlugin, folder: string, next: string): ManifestPlaces {
  const read = (name: string) => plugin.read(folder === '' ? name : `${folder}/${name}`);
  const [npm, composer, lock] = [read('package.json'), read('composer.json'), read('composer.lock')];
  const find = (file: TextFile | undefined) =>
    file === undefined ? [] : findVersion(file, plugin.header.version, next);
  const [inNpm, inComposer] = [find(npm), find(composer)];
  const isRaised = ({ left }: VersionPlace) => left === undefined;
  const locked = inNpm.filter(isRaised).flatMap((own) => findInLockfiles(plugin, folder, own));
  const places = [...inNpm, ...locked, ...inComposer];
  if (composer === undefined || lock === undefined || !inComposer.some(isRaised))
    return { places, advice: [] };
  const hash = findHash(composer, lock, next);
  if (hash !== undefined) return { places: [...places, hash], advice: [] };
  return {
    places,
    advice: [`Run \`composer update --lock\`, so that ${lock.name} follows ${composer.name}.`],
  };
}

/**
 * Finds the version of a manifest, or of a `block.json`.
 *
 * @throws CommandError the file is not valid JSON
 */
export function findVersion(file: TextFile, version: string, next: string): readonly VersionPlace[] {
  readJson(file);
  const found = findJsonPlaces(file.text, ([first, ...rest]) => first === 'version' && rest.length === 0);
  return found
    .filter(({ value }) => value !== toSemantic(next))
    .map(({ value, start, end }): VersionPlace => {
      const place = { file, start, end };
      if (found.length > 1) return { ...place, left: 'The file has this key twice: remove one.' };
      if (value === version) return place;
      // npm wants three numbers.
      return value === toSemantic(version)
        ? { ...place, replacement: toSemantic(next) }
        : { ...place, left: 'It is not the version of the plugin.' };
    });
}

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
    throw new CommandError(`${name} is not valid JSON: ${messageOf(error)}. Nothing was changed.`);
  }
}

/** A lockfile copies the version of its `package.json`, and of the workspaces below it. */
function findInLockfiles(
  { top, repository, read }: RaisedPlugin,
  folder: string,
  manifest: VersionPlace,
): readonly VersionPlace[] {
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
  const wanted = ['packages', 'workspaces'].map((list) => [list, inside, 'version'].join('\n'));
  const own = inside === '' ? ['version'] : [];
  const found = findJsonPlaces(file.text, (path) => [...own, ...wanted].includes(path.join('\n')));
  return found.map(({ start, end }) => {
    return { file, start, end, follows, ...(replacement === undefined ? {} : { replacement }) };
  });
}

/** Composer compares `composer.lock` with a digest of `composer.json` that covers its version. */
function findHash(composer: TextFile, lock: TextFile, next: string): VersionPlace | undefined {
  const [place] = findJsonPlaces(lock.text, (path) => path.join('\n') === 'content-hash');
  const json = readJson(composer);
  if (place === undefined || hashComposerJson(json) !== place.value) return undefined;
  const replacement = hashComposerJson({ ...toRecord(json), version: next });
  return { file: lock, start: place.start, end: place.end, replacement, follows: composer };
}
