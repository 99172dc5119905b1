import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleStats } from './licenses.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** What takes the place of packages, by the file's name in the bundle; see the files themselves. */
const STAND_INS = {
  'undici.js': { source: 'lazy-undici.js', packages: ['undici'] },
  'no-uploads.js': { source: 'no-uploads.js', packages: ['@azure/storage-blob', 'archiver'] },
} as const;

/** What webpack tells of a bundle, as far as it is used here. */
export interface BundleStats {
  readonly chunks: readonly ChunkStats[];
  readonly modules: readonly ModuleStats[];
}

/** A file of the bundle, and who loads it. */
export interface ChunkStats {
  readonly id: number;
  readonly files: readonly string[];
  readonly origins: readonly { readonly request: string }[];
}

/** The part of ncc's interface that is used here; it has no types of its own. */
type Bundle = (
  entry: string,
  options: {
    readonly cache: false;
    readonly quiet: true;
    readonly filename?: string;
    /** What is not bundled, and what it is imported as. */
    readonly externals?: Readonly<Record<string, string>>;
  },
) => Promise<{
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Uint8Array }>>;
  readonly stats: { readonly toJson: () => BundleStats };
}>;

const require = createRequire(import.meta.url);
const ncc = require('@vercel/ncc') as Bundle;

/**
 * Bundles `src` into an empty folder, without its licenses: `src`, undici in a file of its own, and what stands in for
 * packages.
 *
 * @returns what webpack tells of both
 * @throws Error with what ncc found
 */
export async function bundleInto(out: string): Promise<readonly BundleStats[]> {
  // ncc looks for the settings of TypeScript there.
  process.chdir(ROOT);
  const standIns = Object.entries(STAND_INS);
  const externals: Readonly<Record<string, string>> = Object.fromEntries(
    standIns.flatMap(([name, { packages }]) => packages.map((from) => [from, `./${name}`] as const)),
  );
  const main = await bundle(join(ROOT, 'src', 'index.ts'), out, 'index.js', externals);
  const undici = await bundle(require.resolve('undici'), out, 'undici.cjs');
  for (const [name, { source }] of standIns) {
    const path = join(import.meta.dirname, source);
    cpSync(path, join(out, name));
    await refuseOtherNames(main, name, path);
  }
  // ncc replaces what it cannot resolve by code that throws when it is reached.
  const stub = readFiles(out).find(
    ([name, bytes]) => /\.c?js$/.test(name) && bytes.includes('webpackMissingModule'),
  );
  if (stub !== undefined) throw new Error(`${stub[0]} lacks a module.`);
  return [main, undici];
}

async function bundle(
  entry: string,
  out: string,
  filename: string,
  externals: Readonly<Record<string, string>> = {},
): Promise<BundleStats> {
  const { code, assets, stats } = await ncc(entry, { cache: false, quiet: true, filename, externals });
  writeFileSync(join(out, filename), code);
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(join(out, name), source);
  return stats.toJson();
}

/** A name that a stand-in lacks would be noticed only when it is called. What CommonJS uses is not known here. */
async function refuseOtherNames({ modules }: BundleStats, name: string, path: string): Promise<void> {
  const known = Object.keys((await import(pathToFileURL(path).href)) as object);
  const imports = modules.filter((module) => module.name === `external "./${name}"`);
  const names = imports.flatMap(({ usedExports }) => (Array.isArray(usedExports) ? usedExports : []));
  const others = names.filter((used) => !known.includes(used));
  if (names.length > 0 && others.length === 0) return;
  throw new Error(`${path} does not stand in for what it should: ${others.join(', ')}.`);
}

/** All files below a directory, by their paths in it. */
export function readFiles(directory: string): readonly (readonly [name: string, bytes: Buffer])[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), readFileSync(path)] as const);
}
