import { type Plugin, readPlugin } from '../src/plugin/read-plugin.ts';

/** What a release service tells WordPress about a plugin; `''` where the package says nothing. */
export interface PluginDescription {
  /** Name of the plugin's folder. */
  readonly slug: string;
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

const MAX_README_BYTES = 1024 * 1024;

/** Describes the plugin in a package. Throws what `readPlugin` throws. */
export async function describePlugin(zip: Buffer): Promise<PluginDescription> {
  const plugin = await readPlugin(zip);
  const { name, version, requiresWordPress: requires, requiresPhp, description } = plugin.header;
  return {
    slug: plugin.slug,
    name,
    version,
    requires,
    requiresPhp,
    description,
    ...(await readReadme(plugin)),
  };
}

async function readReadme(plugin: Plugin): Promise<Pick<PluginDescription, 'tested' | 'changelog'>> {
  const bytes = await plugin.readFile('readme.txt', MAX_README_BYTES);
  const lines = (bytes?.toString('utf8') ?? '').split(/\r\n|\r|\n/).map((line) => line.trim());
  const sections = lines.flatMap((line, index) => (/^==(?!=)/.test(line) ? [index] : []));
  const changelog = sections.find((index) => isTitled(lines[index] ?? '', 'changelog'));
  const afterChangelog = sections.find((index) => changelog !== undefined && index > changelog);
  const tested = lines.slice(0, sections[0]).findLast((line) => /^tested up to:/i.test(line));
  return {
    tested: tested?.slice(tested.indexOf(':') + 1).trim() ?? '',
    changelog:
      changelog === undefined
        ? ''
        : lines
            .slice(changelog + 1, afterChangelog)
            .join('\n')
            .trim(),
  };
}

function isTitled(line: string, title: string): boolean {
  return line.replaceAll('=', '').trim().toLowerCase() === title;
}
