import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to be done with a plugin's source before it is published. */
export interface BuildSetup {
  /** What `composer install` brings, when the plugin needs any of it at run time. */
  readonly composer: ComposerSetup | undefined;
}

export interface ComposerSetup {
  /** The packages that the plugin needs, not those of PHP itself. */
  readonly packages: readonly string[];
  /** Where they go, relative to the plugin; the first is Composer's own. */
  readonly folders: readonly string[];
}

const MAX_BYTES = 1024 * 1024;

/** Reads what the files of Composer say; what cannot be read says nothing. */
export function readBuildSetup(folder: string): BuildSetup {
  return { composer: readComposer(readJson(join(folder, 'composer.json'))) };
}

/** These are no packages, or put other packages in their place. Source: Composer's PlatformRepository. */
const PLATFORM =
  /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers)$/i;

function readComposer(json: unknown): ComposerSetup | undefined {
  const packages = Object.keys(toRecord(toRecord(json)['require'])).filter((name) => !PLATFORM.test(name));
  if (packages.length === 0) return undefined;
  const { config, extra } = toRecord(json);
  const { strauss, mozart } = toRecord(extra);
  // Tools that give packages a prefix of the plugin's own.
  const prefixed = [toRecord(strauss)['target_directory'], toRecord(mozart)['dep_directory']];
  const folders = [toRecord(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
  return { packages, folders: folders.map((path) => path.replace(/^(\.?\/)+|\/+$/g, '')) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 1024;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readJson(path: string): unknown {
  try {
    const text = readFileSync(path, 'utf8');
    return text.length > MAX_BYTES ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
