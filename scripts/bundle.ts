import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ModuleStats } from './licenses.ts';

const ROOT = resolve(import.meta.dirname, '..');

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

/**
 * Bundles `src` into a folder, without its licenses.
 *
 * @throws Error with what ncc wrote
 */
export function bundleInto(out: string): BundleStats {
  const ncc = join(ROOT, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const statsFile = join(out, 'stats.json');
  const args = ['build', 'src/index.ts', '--out', out, '--no-cache', '--stats-out', statsFile];
  const { status, stdout, stderr } = spawnSync(process.execPath, [ncc, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}ncc ended with ${status}.`);
  // ncc replaces what it cannot resolve by code that throws when it is reached, and ends with 0.
  const stub = readFiles(out).find(
    ([name, bytes]) => name.endsWith('.js') && bytes.includes('webpackMissingModule'),
  );
  if (stub !== undefined) throw new Error(`${stdout}${stderr}${stub[0]} lacks a module.`);
  const stats = JSON.parse(readFileSync(statsFile, 'utf8')) as BundleStats;
  rmSync(statsFile);
  return stats;
}

/** All files below a directory, by their paths in it. */
export function readFiles(directory: string): readonly (readonly [name: string, bytes: Buffer])[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), readFileSync(path)] as const);
}
