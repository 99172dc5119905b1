import { toRecord } from '../../shared/record.ts';
import { parentOf } from '../folder-paths.ts';

/** A package in one of Composer's lists. */
export interface ListedPackage {
  /** In lower case: Packagist's names are. */
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly string[];
  /** Its folder in the ZIP; `undefined` if the list has none, or one outside of the ZIP. */
  readonly folder: string | undefined;
}

/** No plugin has more. */
const MAX_PACKAGES = 2000;

/** Source: the schema of composer.json, `name`. */
const NAME = /^[a-z0-9](?:[a-z0-9_.-]{0,100})\/[a-z0-9](?:[a-z0-9_.-]{0,100})$/;
/** Versions and branches as Composer writes them; nothing that could be markup. */
const VERSION = /^[\w.+~/@#-]{1,100}$/;
const LICENSE = /^[\w.+ ()-]{1,100}$/;

/**
 * Reads Composer's `installed.json`: a list of packages, or, since Composer 2.0, an object with one. Returns none for any
 * other text. Source: Composer\Repository\FilesystemRepository.
 *
 * @param path of the file in the ZIP
 */
export function readInstalledJson(text: string, path: string): readonly ListedPackage[] {
  const listed = parseJson(text);
  const packages = Array.isArray(listed) ? listed : toRecord(listed)['packages'];
  if (!Array.isArray(packages)) return [];
  return packages.slice(0, MAX_PACKAGES).flatMap((item): readonly ListedPackage[] => {
    const { name, version, license, ...others } = toRecord(item);
    const place = others['install-path'];
    // Composer 1 stores no paths: names give the folders. In Composer 2, a package without a path has no files.
    const folder = place === undefined ? `../${String(name)}` : place;
    return describePackage({ name, version, license, folder }, path);
  });
}

/**
 * Reads Composer's `installed.php`, as far as it is written by Composer. Source: Composer\Repository\FilesystemRepository,
 * dumpToPhpCode().
 */
export function readInstalledPhp(text: string, path: string): readonly ListedPackage[] {
  const start = text.search(/'versions' => array\(/);
  if (start < 0) return [];
  const packages: { name: string; version?: string; folder?: string }[] = [];
  for (const [, name, key, value = ''] of text.slice(start).matchAll(ENTRY)) {
    const last = packages.at(-1);
    if (name !== undefined) packages.push({ name });
    else if (key === 'pretty_version' && last !== undefined) last.version ??= value;
    else if (last !== undefined) last.folder ??= value.replace(/^\//, '');
  }
  return packages.slice(0, MAX_PACKAGES).flatMap((one) => describePackage(one, path));
}

const ENTRY =
  /'([\w.-]+\/[\w.-]+)' => array\(|'(pretty_version|install_path)' => (?:__DIR__ \. )?'([^'\\]*)'/g;

function describePackage(
  { name, version, license, folder }: Readonly<Partial<Record<keyof ListedPackage | 'license', unknown>>>,
  path: string,
): readonly ListedPackage[] {
  const lower = typeof name === 'string' ? name.toLowerCase() : '';
  if (!NAME.test(lower)) return [];
  const licenses = (Array.isArray(license) ? license : [license]).slice(0, MAX_LICENSES);
  return [
    {
      name: lower,
      version: typeof version === 'string' && VERSION.test(version) ? version : '',
      licenses: licenses.filter((one) => typeof one === 'string' && LICENSE.test(one)),
      folder: typeof folder === 'string' ? resolve(parentOf(path), folder) : undefined,
    },
  ];
}

const MAX_LICENSES = 10;

/** Follows a relative path; `undefined` if it leads out of the ZIP. */
function resolve(from: string, path: string): string | undefined {
  if (path.startsWith('/') || path.length > MAX_PATH) return undefined;
  const parts = from === '' ? [] : from.split('/');
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const MAX_PATH = 1024;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
