import { readChangelog } from '../../src/plugin/changelog/changelog.ts';
import { inspect } from '../../src/plugin/inspect.ts';
import { readFromBuffer } from '../../src/shared/bytes.ts';

/** What a release service tells WordPress about a plugin; `''` where the package says nothing. */
export interface PluginDescription {
  /** Name of the plugin's folder. */
  readonly slug: string;
  /** As WordPress names the plugin: `folder/main-file.php`. */
  readonly pluginFile: string;
  readonly name: string;
  readonly version: string;
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
    const [first] = inspection.judge({ slug: undefined, version: undefined, served: undefined });
    throw new Error(first?.message ?? 'There is no plugin in the package.');
  }
  const { mainFile, readme, ...description } = plugin;
  return {
    ...description,
    pluginFile: `${plugin.slug}/${mainFile}`,
    changelog: readChangelog(readme),
  };
}
