import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of webpack's statistics that names the files in a bundle. */
export interface ModuleStats {
  readonly name?: string;
  readonly nameForCondition?: string | null;
  /** The names that others use; `true` is all of them. */
  readonly usedExports?: boolean | null | string[];
  /** In which chunks it is; absent inside a module that was joined of others. */
  readonly chunks?: readonly number[];
  /** Of its source, in bytes. */
  readonly size?: number;
  readonly modules?: readonly ModuleStats[];
}

/**
 * The licenses of all packages in a bundle, sorted by name. ncc's own option forgets the packages of all chunks but
 * one.
 *
 * @param stats what ncc writes for `--stats-out`
 */
export function collectLicenses(stats: Pick<ModuleStats, 'modules'>): string {
  const folders = new Set(listFiles(stats).flatMap((file) => findPackage(file) ?? []));
  const licenses = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<string, string>;
    const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
    const lines = texts.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...lines].join('\n\n');
  });
  return `${licenses.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`.replaceAll('\r\n', '\n');
}

function listFiles({ nameForCondition, modules = [] }: ModuleStats): readonly string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(listFiles)];
}

/** The folder of the innermost package that a file belongs to. */
function findPackage(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}
