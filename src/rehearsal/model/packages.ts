import type { PhpIndex } from '../../package/index.ts';

/** The facts about a package that need no WordPress. */
export interface RehearsedPackage {
  /** The ZIP on this machine. */
  readonly path: string;
  /** The plugin that WordPress finds in it; `undefined` if it cannot be read, or has none. */
  readonly plugin: RehearsedPlugin | undefined;
  /** Why there is no plugin. */
  readonly problem: string | undefined;
  readonly files: readonly ListedFile[];
  /** Whether a file belongs to a library, by its path in the ZIP. */
  readonly isLibrary: (path: string) => boolean;
  /** Whether a file is a test or an example. */
  readonly isShown: (path: string) => boolean;
  /** Reads the texts of some of its PHP files, by their paths in the plugin's folder. @throws PublishError `package` */
  readonly readTexts: (paths: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;
  /**
   * Reads its PHP, without the files that are equal in another package; `undefined` without a plugin.
   *
   * @throws PublishError `package`: the file itself cannot be read
   */
  readonly readCode: (other?: PhpIndex) => Promise<PhpIndex | undefined>;
}

/** The version in the package's header; `''` without a plugin. */
export function versionOf({ plugin }: RehearsedPackage): string {
  return plugin?.version ?? '';
}

/** Whether a file of the plugin, by its path in the plugin's folder, belongs to a library. */
export function isLibraryOf({ plugin, isLibrary }: RehearsedPackage): (file: string) => boolean {
  return (file) => isLibrary(`${plugin?.folder ?? ''}/${file}`);
}

interface RehearsedPlugin {
  readonly folder: string;
  /** As WordPress calls it: `folder/main.php`. */
  readonly key: string;
  readonly version: string;
  /** As people call it. */
  readonly name: string;
  /** From the header, or else from the readme; `''` if neither has it. */
  readonly requiresPhp: string;
  readonly requiresWordPress: string;
  /** Slugs of WordPress.org. */
  readonly requiresPlugins: readonly string[];
  /** From the readme; `''` if it does not say. */
  readonly testedUpTo: string;
  /** Whether the readme has upgrade notices of other versions, and none of this one. */
  readonly lacksUpgradeNotice: boolean;
  /** Whether its own words say that it closes a site to visitors, such as until it is ready. */
  readonly closesSites: boolean;
  /** Whether its header says that a network activates it for all sites. */
  readonly isForNetworks: boolean;
}

/** A file as the package lists it. */
export interface ListedFile {
  /** The bytes of its name inside the plugin's folder, in base64. */
  readonly name: string;
  readonly shown: string;
  readonly sizeBytes: number;
  /** CRC-32 in lower-case hex. */
  readonly crc32: string;
  readonly isAscii: boolean;
}

/** The code of the package that is rehearsed, and of its previous version. */
export interface PackageCode {
  readonly current: PhpIndex;
  readonly previous: PhpIndex | undefined;
}

/** Gives the code of the packages; `undefined` if it cannot be read. */
export type ReadCode = () => Promise<PackageCode | undefined>;

/** A package that WordPress takes for a plugin. */
export type PluginPackage = RehearsedPackage & {
  readonly plugin: RehearsedPlugin;
  /** From WordPress.org, where everybody gets it. */
  readonly isPublic?: boolean;
};

/** A plugin beside the one that is rehearsed. */
export type BesidePackage = PluginPackage & {
  /** Its own update, before and after that of the one that is rehearsed. */
  readonly newer?: PluginPackage | undefined;
};

/** The plugins beside the one that is rehearsed. */
export interface BesidePlugins {
  /** The author wants none, not even those that the plugin needs. */
  readonly isNone: boolean;
  /** Those that are active before it is installed, in the order in which they can be activated. */
  readonly packages: readonly BesidePackage[];
  /** Those that need the one that is rehearsed, with what else they need, in the same order. */
  readonly dependents?: readonly BesidePackage[];
  /** Why some are not available. */
  readonly missing: readonly string[];
}

/** No plugin is needed. */
export const NONE_BESIDE: Required<BesidePlugins> = {
  isNone: false,
  packages: [],
  dependents: [],
  missing: [],
};

/** A copy of a site, from which an update starts. */
export interface SiteCopy {
  /** As the author calls it. */
  readonly name: string;
  /** Where it was; `undefined`: as its settings say. */
  readonly address: string | undefined;
  /** A ZIP on this machine with what is in `wp-content`, without plugins in folders. */
  readonly contentZip: string;
  /** The plugin at the version that the copy has. */
  readonly previous: PluginPackage;
  /** Its other plugins, active or not. */
  readonly others: readonly PluginPackage[];
  /** Plugins that it lists, and whose files nobody gave, with the reason. */
  readonly missing: ReadonlyMap<string, string>;
  /** Its code that belongs to a host, by path in `wp-content`. */
  readonly leftOut: readonly string[];
}

/** A PHP file of the author that a site runs. */
export interface AuthorFile {
  /** Relative to the workspace. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files that run before and after the update, by their names on the site. */
export type AuthorFiles = ReadonlyMap<'before-update' | 'after-update', AuthorFile>;
