import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PINS } from './pins.ts';

/** Where the actions of others have their stand-ins: `owner/name/action.yml` and its program. */
export const STAND_INS = join(import.meta.dirname, 'stand-ins');

/** The name of a program in its folder. */
const PROGRAM = 'main.ts';

/** Some modules of the libraries are CommonJS. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Leaves out what speaks to GitHub for an identity, of which the library says to nobody that it may be left out: no stand-in
 * asks for one, and Node.js takes three times as long to start with its client.
 */
const WITHOUT_IDENTITY: Plugin = {
  name: 'without-identity',
  setup: (bundling) => {
    bundling.onResolve({ filter: /^\.\/oidc-utils\.js$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: false,
    }));
  },
};

/**
 * Bundles the programs of the stand-ins into a folder: they start some hundred times, and Node.js takes three times as long
 * to load the library for artifacts file by file.
 */
export async function bundleStandIns(folder: string): Promise<void> {
  const programs = (await listFiles()).filter((path) => path.endsWith(PROGRAM));
  await build({
    entryPoints: programs.map((path) => join(STAND_INS, path)),
    outbase: STAND_INS,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    banner: { js: REQUIRE },
    plugins: [WITHOUT_IDENTITY],
    logLevel: 'error',
  });
}

/**
 * Lays the stand-ins out for a runner, and returns their folders by `owner/name@commit`. Their programs are links to what
 * {@link bundleStandIns} has made of them.
 */
export async function stageStandIns(
  folder: string,
  bundled: string,
): Promise<Readonly<Record<string, string>>> {
  for (const path of await listFiles()) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    if (path.endsWith(PROGRAM)) await symlink(join(bundled, path.replace(/ts$/, 'mjs')), target);
    else await cp(join(STAND_INS, path), target);
  }
  return Object.fromEntries(
    Object.entries(PINS).map(([name, { commit }]) => [`${name}@${commit}`, join(folder, name)]),
  );
}

/** Paths below {@link STAND_INS}, but for modules that the programs share. */
async function listFiles(): Promise<readonly string[]> {
  const entries = await readdir(STAND_INS, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && (entry.name === PROGRAM || entry.name === 'action.yml'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(STAND_INS.length + 1));
}
