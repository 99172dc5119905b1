import { toRecord } from '../../shared/record.ts';

/**
 * Requirements that are not packages, replace other packages, or come with the program that runs them. Source:
 * Composer's PlatformRepository.
 */
const PLATFORM =
  /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i;

/** The build that a plugin's source needs before it is published. */
export interface BuildSetup {
  /**
   * The command that builds scripts and styles, if there is one, and its folder relative to the workspace; `''` for the
   * workspace itself.
   */
  readonly script: { readonly command: string; readonly folder: string } | undefined;
  /** Whether git ignores a file, by its path below the plugin's folder. */
  readonly isIgnored: (path: string) => boolean;
  /** The plugin's needs, the command of Composer for them, and its folder, as above; `undefined` if there are none. */
  readonly composer: (ComposerNeeds & { readonly command: string; readonly folder: string }) | undefined;
}

/** A plugin's needs at run time, according to its `composer.json`. */
interface ComposerNeeds {
  /** The packages that the plugin needs, without PHP itself and packages installed elsewhere. */
  readonly packages: readonly string[];
  /** Where Composer installs them, relative to the plugin; its own folder comes first. */
  readonly folders: readonly string[];
  /** The plugin's own files and folders in which the autoloader finds classes and functions, relative to the plugin. */
  readonly classes: readonly string[];
  /** The packages that Composer installs into folders of their own inside the plugin, relative to it. */
  readonly placed: readonly PlacedPackage[];
}

interface PlacedPackage {
  readonly name: string;
  readonly folder: string;
}

/**
 * Reads what a plugin needs from `composer install`; `undefined` if nothing, or if the file does not say. Never throws.
 *
 * @param isThere whether something lies at a path, relative to the plugin
 */
export function readComposerJson(
  content: unknown,
  isThere: (path: string) => boolean,
): ComposerNeeds | undefined {
  const json = toRecord(content);
  const { config, extra } = json;
  // Tools such as Strauss and Mozart put the plugin's own prefix before the names of packages.
  const prefixed = Object.values(toRecord(extra)).flatMap((tool) => {
    const { target_directory: target, dep_directory: folder } = toRecord(tool);
    return [target, folder];
  });
  const named = [toRecord(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
  const folders = [...new Set(named.slice(0, MAX_PLACES).map(trimPath))];
  const findPlace = createPlaceSearch(isThere, toRecord(toRecord(extra)['installer-paths']), folders);
  const replaced = toRecord(json['replace']);
  const needed = Object.keys(toRecord(json['require']))
    .slice(0, MAX_LISTED)
    .filter((name) => isText(name) && !PLATFORM.test(name) && !(name in replaced));
  const packages = needed.filter((name) => findPlace(name) === undefined);
  const placed = needed.flatMap((name) => {
    const folder = findPlace(name);
    return folder === undefined || folder === '' || folder.startsWith('..') ? [] : [{ name, folder }];
  });
  const classes = listClasses(toRecord(json['autoload']));
  if (packages.length + classes.length + placed.length === 0) return undefined;
  return { packages, folders, classes, placed };
}

/** No plugin has more; each is searched for among all files. */
const MAX_LISTED = 500;
const MAX_PLACES = 20;

function trimPath(path: string): string {
  return path.replace(/^(\.?\/)+|\/+$/g, '');
}

/** Source: Composer's schema. `exclude-from-classmap` finds nothing, so it is not read. */
function listClasses(autoload: Readonly<Record<string, unknown>>): readonly string[] {
  const mapped = ['psr-4', 'psr-0'].flatMap((kind) => Object.values(toRecord(autoload[kind])));
  return [...mapped, autoload['classmap'], autoload['files']]
    .flatMap((paths): readonly unknown[] => (Array.isArray(paths) ? paths : [paths]))
    .filter(isText)
    .slice(0, MAX_LISTED)
    .map(trimPath);
}

/**
 * Creates a search for the places of packages that are installed in one of their own: they are listed there, or that place
 * exists. Source: composer/installers.
 */
function createPlaceSearch(
  isThere: (path: string) => boolean,
  paths: Readonly<Record<string, unknown>>,
  folders: readonly string[],
): (name: string) => string | undefined {
  const isInFolders = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const places = Object.entries(paths)
    .slice(0, MAX_PLACES)
    .filter(([path]) => isText(path) && !isInFolders(trimPath(path)));
  return (name) => {
    const [vendor = '', own = ''] = name.split('/');
    const fill = (path: string) => path.replaceAll('{$vendor}', vendor).replaceAll('{$name}', own);
    const [path] =
      places.find(([path, names]) => {
        if (!Array.isArray(names)) return false;
        const isListed = names.includes(name) || names.includes(`vendor:${vendor}`);
        return isListed || (fill(path) !== path && isThere(fill(path)));
      }) ?? [];
    return path === undefined ? undefined : trimPath(fill(path));
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 1024;
}

/**
 * Returns `undefined` for invalid JSON.
 *
 * @param text with its bytes as characters
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString()) as unknown;
  } catch {
    return undefined;
  }
}
