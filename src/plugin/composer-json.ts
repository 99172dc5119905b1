/** These are no packages, or put other packages in their place, or come with the program that runs them. Source: Composer's PlatformRepository. */
const PLATFORM =
  /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*|wpackagist-(plugin|theme)\/.*)$/i;

/** The build that a plugin's source needs before it is published. */
export interface BuildSetup {
  /** How scripts and styles are built, when they are, and where, relative to the workspace; `''` for the workspace itself. */
  readonly script: { readonly command: string; readonly folder: string } | undefined;
  /** Whether git would leave a file out, by its path below the plugin's folder. */
  readonly isIgnored: (path: string) => boolean;
  /** The work for Composer, and where it runs, as above; `undefined` when there is none. */
  readonly composer: (ComposerNeeds & { readonly folder: string }) | undefined;
}

/** The needs of a plugin at run time, by its `composer.json`. */
interface ComposerNeeds {
  /** The packages that the plugin needs, not those of PHP itself or of other places. */
  readonly packages: readonly string[];
  /** Where they go, relative to the plugin; the first is Composer's own. */
  readonly folders: readonly string[];
  /** Files and folders in which the autoloader finds classes and functions of the plugin's own, relative to the plugin. */
  readonly classes: readonly string[];
}

/**
 * Reads what a plugin needs of `composer install`; `undefined` when that is nothing, or the file says nothing. Never throws.
 *
 * @param isThere whether something lies at a path, relative to the plugin
 */
export function readComposerJson(
  content: unknown,
  isThere: (path: string) => boolean,
): ComposerNeeds | undefined {
  const json = toRecord(content);
  const { config, extra } = json;
  // Tools that give packages a prefix of the plugin's own, such as Strauss and Mozart.
  const prefixed = Object.values(toRecord(extra)).flatMap((tool) => {
    const { target_directory: target, dep_directory: folder } = toRecord(tool);
    return [target, folder];
  });
  const named = [toRecord(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
  const folders = [...new Set(named.slice(0, MAX_PLACES).map(trimPath))];
  const isElsewhere = createPlaceTest(isThere, toRecord(toRecord(extra)['installer-paths']), folders);
  const replaced = toRecord(json['replace']);
  const packages = Object.keys(toRecord(json['require']))
    .slice(0, MAX_LISTED)
    .filter((name) => !PLATFORM.test(name) && !(name in replaced) && !isElsewhere(name));
  const classes = listClasses(toRecord(json['autoload']));
  return packages.length === 0 && classes.length === 0 ? undefined : { packages, folders, classes };
}

/** No plugin has more; each is looked for among all files. */
const MAX_LISTED = 500;
const MAX_PLACES = 20;

function trimPath(path: string): string {
  return path.replace(/^(\.?\/)+|\/+$/g, '');
}

/** Source: Composer's schema; `exclude-from-classmap` finds none. */
function listClasses(autoload: Readonly<Record<string, unknown>>): readonly string[] {
  const mapped = ['psr-4', 'psr-0'].flatMap((kind) => Object.values(toRecord(autoload[kind])));
  return [...mapped, autoload['classmap'], autoload['files']]
    .flatMap((paths): readonly unknown[] => (Array.isArray(paths) ? paths : [paths]))
    .filter(isText)
    .slice(0, MAX_LISTED)
    .map(trimPath);
}

/** Tells of a package whether it goes to another place than the others, and is named there, or lies there. Source: composer/installers. */
function createPlaceTest(
  isThere: (path: string) => boolean,
  paths: Readonly<Record<string, unknown>>,
  folders: readonly string[],
): (name: string) => boolean {
  const isInFolders = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const places = Object.entries(paths)
    .slice(0, MAX_PLACES)
    .filter(([path]) => isText(path) && !isInFolders(trimPath(path)));
  return (name) =>
    places.some(([path, names]) => {
      const [vendor = '', own = ''] = name.split('/');
      if (!Array.isArray(names)) return false;
      if (names.includes(name) || names.includes(`vendor:${vendor}`)) return true;
      const place = path.replaceAll('{$vendor}', vendor).replaceAll('{$name}', own);
      return place !== path && isThere(place);
    });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 1024;
}

/** Returns `undefined` for what is no JSON. @param text with its bytes as characters */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns an empty record for what is no object. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
