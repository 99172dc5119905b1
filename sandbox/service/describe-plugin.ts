import { readChangelog } from '../../src/package/changelog/changelog.ts';
import { inspect } from '../../src/package/inspect.ts';
import { readFromBuffer } from '../../src/shared/bytes.ts';

/** A plugin as the release service describes it to WordPress; `''` if the package says nothing. */
export interface PluginDescription {
  /** Name of the plugin's folder. */
  readonly slug: string;
  /** As WordPress names the plugin: `folder/main-file.php`. */
  readonly pluginFile: string;
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly authorUri: string;
  /** The plugin's page. */
  readonly homepage: string;
  /** Lowest WordPress version. */
  readonly requires: string;
  /** Lowest PHP version. */
  readonly requiresPhp: string;
  /** Highest WordPress version tested, from readme.txt. */
  readonly tested: string;
  readonly description: string;
  /** The text below `== Changelog ==` in readme.txt. */
  readonly changelog: string;
}

/**
 * Describes the plugin in a package, as the action reads it.
 *
 * @throws an Error with a sentence for the author, when there is no plugin in it that could be served
 */
export async function describePlugin(zip: Buffer): Promise<PluginDescription> {
  const inspection = await inspect(readFromBuffer(zip));
  const { plugin } = inspection.facts;
  if (plugin === undefined || plugin.slug === '' || plugin.version === '') {
    const [first] = inspection.check({ slug: undefined, version: undefined, served: undefined });
    throw new Error(first?.message ?? 'There is no plugin in the package.');
  }
  const { mainFile, readme, ...description } = plugin;
  const { author = '', authorUri = '', pluginUri = '' } = inspection.takeSnapshot()?.header ?? {};
  return {
    ...description,
    author,
    authorUri,
    homepage: pluginUri,
    pluginFile: `${plugin.slug}/${mainFile}`,
    changelog: readChangelog(readme),
  };
}

/** Describes a package that cannot be installed as release `number`, for trials of later steps. */
export function describeAnything(slug: string, number: number): PluginDescription {
  return {
    slug,
    pluginFile: `${slug}/${slug}.php`,
    name: 'Anything',
    version: `0.0.${number}`,
    author: '',
    authorUri: '',
    homepage: '',
    requires: '',
    requiresPhp: '',
    tested: '',
    description: '',
    changelog: '',
  };
}
