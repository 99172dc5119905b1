import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_LICENSES } from './known-licenses.ts';

/** The part of webpack's statistics that names the files in a bundle. */
export interface ModuleStats {
  readonly name?: string;
  readonly nameForCondition?: string | null;
  /** The used exports; `true` for all. */
  readonly usedExports?: boolean | null | string[];
  /** Its chunks; absent inside a concatenated module. */
  readonly chunks?: readonly number[];
  /** Size of its source in bytes. */
  readonly size?: number;
  readonly modules?: readonly ModuleStats[];
}

/**
 * The licenses of all packages in a bundle, sorted by their kind, because alike texts are packed well beside each other, then by
 * name. ncc's own option forgets the packages of all chunks but one.
 *
 * @param stats what ncc writes for `--stats-out`
 * @throws Error a package has no text of a license, and none is known for it
 */
export function collectLicenses(stats: Pick<ModuleStats, 'modules'>): string {
  const folders = new Set(listFiles(stats).flatMap((file) => findPackage(file) ?? []));
  const kindOf = (text: string) => text.slice(text.indexOf('('), text.indexOf('\n'));
  const byKind = Map.groupBy([...folders].map(describeLicense).sort(), kindOf);
  const licenses = [...byKind.keys()].sort().flatMap((kind) => byKind.get(kind) ?? []);
  return `${licenses.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function describeLicense(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  const { name = '', version = '', license } = JSON.parse(read('package.json')) as Record<string, string>;
  const files = readdirSync(folder).sort();
  const own = files.filter((file) => /^(licen[cs]e|notice)/i.test(file)).map((file) => read(file).trim());
  const inReadme = files
    .filter((file) => /^readme/i.test(file))
    .flatMap((file) => findGrant(read(file)) ?? []);
  const known = KNOWN_LICENSES.get(name);
  const texts = [own, inReadme, known === undefined ? [] : [known.text]].find((found) => found.length > 0);
  if (texts === undefined) {
    throw new Error(
      `${name} ${version} comes without the text of its license: add it to scripts/known-licenses.ts.`,
    );
  }
  return [`${name} ${version} (${license ?? known?.id ?? 'not stated'})`, ...texts].join('\n\n');
}

/** The section of a readme with the license, when it has the text and not only the name. */
function findGrant(readme: string): string | undefined {
  const [, text = ''] = /^#+ *licen[cs]e[^\n]*\n(.*)$/ims.exec(readme) ?? [];
  if (!/permission is hereby granted/i.test(text)) return undefined;
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();
}

function listFiles({ nameForCondition, modules = [] }: ModuleStats): readonly string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(listFiles)];
}

/** The folder of the innermost package that a file belongs to. */
function findPackage(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}
