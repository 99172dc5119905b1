import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from 'terser';
import ts from 'typescript';
import type { ModuleStats } from './licenses.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The file that replaces some packages; it says which. */
const STAND_IN = 'stand-ins.js';
/** Other entry points of `src/index.ts` than the action that publishes. */
const STARTED_AS = ['live', 'build', 'rehearse', 'player', 'browser', 'php', 'thread'];
/** The file that npm installs as a command. */
const COMMAND = 'cli';
const MAIN = 'index.js';
const REPLACED = [
  'undici',
  '@azure/storage-blob',
  'archiver',
  'unzip-stream',
  '@octokit/plugin-retry',
  './oidc-utils.js',
  './platform.js',
];

/** The part of webpack's statistics that is used here. */
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
    /** `npm run typecheck` checks types, once. */
    readonly transpileOnly: true;
    readonly filename?: string;
    /** Modules that are not bundled, with the names that they are imported by. */
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
 * Bundles `src` into an empty folder, without its licenses: one bundle, the files that start it as something else, what is
 * loaded from none of its parts, and what stands in for packages.
 *
 * @returns what webpack tells of each
 * @throws Error with what ncc found
 */
export async function bundleInto(out: string): Promise<BundleStats> {
  // ncc looks for the settings of TypeScript there.
  process.chdir(ROOT);
  const externals = Object.fromEntries(REPLACED.map((name) => [name, `./${STAND_IN}`]));
  const main = nameChunks(await bundleFile(join(ROOT, 'src', 'index.ts'), out, MAIN, externals), out);
  refuseStubs(out);
  await minifyFiles(out);
  for (const name of STARTED_AS) {
    writeFileSync(join(out, `${name}.js`), `import './index.js?${name}';\n`);
  }
  writeFileSync(join(out, `${COMMAND}.js`), writeCommand());
  cpSync(join(import.meta.dirname, STAND_IN), join(out, STAND_IN));
  await refuseOtherNames(main);
  return main;
}

/** ncc replaces unresolved modules by code that throws. */
function refuseStubs(out: string): void {
  const stub = readFiles(out).find(
    ([name, bytes]) => name.endsWith('.js') && bytes.includes('webpackMissingModule'),
  );
  if (stub !== undefined) throw new Error(`${stub[0]} lacks a module.`);
}

/**
 * The first file of the command: older versions of Node.js parse it, and say why they cannot go on, instead of what they do not
 * know in the next one.
 */
function writeCommand(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const [lowest = '', major = '', minor = ''] = /(\d+)\.(\d+)/.exec(manifest.engines.node) ?? [];
  return `#!/usr/bin/env node
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) await import('./index.js?${COMMAND}');
else {
  console.error(\`This command needs Node.js ${lowest} or newer, and this is \${node}: install a newer one from https://nodejs.org.\`);
  // Of the command \`inspect\`, 1 and 2 are about the package.
  process.exitCode = 3;
}
`;
}

/**
 * Names the files of chunks after the largest module in each that gives no other chunk its name, because ncc names them by
 * numbers that say nothing and change.
 *
 * @throws Error two chunks get one name, or the code that finds them is not where it was
 */
function nameChunks({ chunks, modules }: BundleStats, out: string): BundleStats {
  const taken = new Set<string>();
  const named = chunks.map((chunk) => {
    const numbered = `${chunk.id}.${MAIN}`;
    if (!chunk.files.includes(numbered)) return chunk;
    const names = listNames(chunk.id, modules);
    const name = names.find((one) => !taken.has(one)) ?? names[0] ?? '';
    taken.add(name);
    return { ...chunk, numbered, files: [`${name}.js`] };
  });
  const names = new Map(named.flatMap((chunk) => ('numbered' in chunk ? [[chunk.id, chunk.files[0]]] : [])));
  const code = readFileSync(join(out, MAIN), 'utf8');
  const lookUp = `${JSON.stringify(Object.fromEntries(names))}[chunkId]`;
  const renamed = code.replace(`"" + chunkId + ".${MAIN}"`, () => lookUp);
  const all = [...names.values(), ...[...STARTED_AS, COMMAND].map((name) => `${name}.js`)];
  if (renamed === code || new Set(all).size < all.length) {
    throw new Error(`Chunks cannot be named: ${[...names.values()].join(', ')}.`);
  }
  for (const chunk of named) {
    if ('numbered' in chunk) renameSync(join(out, chunk.numbered), join(out, chunk.files[0] ?? ''));
  }
  writeFileSync(join(out, MAIN), renamed);
  return { chunks: named, modules };
}

/**
 * Minifies each file: a runner downloads all of them, and Node.js parses them, before a run starts. Names of classes stay, because
 * packages tell their errors apart by them, and names of functions, because they stand in the trace of an error. Lines end where
 * statements do.
 */
async function minifyFiles(out: string): Promise<void> {
  for (const path of readFiles(out).flatMap(([name]) => (name.endsWith('.js') ? [join(out, name)] : []))) {
    const { code } = await minify(readFileSync(path, 'utf8'), {
      module: true,
      keep_classnames: true,
      keep_fnames: true,
      format: { semicolons: false },
    });
    if (code === undefined) throw new Error(`${path} cannot be minified.`);
    writeFileSync(path, `${bracketModules(code)}\n`);
  }
}

/**
 * Puts each module's function in brackets, which the minifier takes away: V8 then compiles it at once, instead of skipping it and
 * parsing it again when it is called a moment later.
 */
function bracketModules(code: string): string {
  const isModule = (node: ts.Node): node is ts.PropertyAssignment =>
    ts.isPropertyAssignment(node) &&
    ts.isNumericLiteral(node.name) &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  const edges: number[] = [];
  const look = (node: ts.Node): void => {
    if (isModule(node)) edges.push(node.initializer.getStart(), node.initializer.end);
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(MAIN, code, ts.ScriptTarget.Latest, true));
  const parts = [0, ...edges].map((edge, at) => code.slice(edge, edges[at]));
  return parts.reduce((before, part, at) => `${before}${at % 2 === 1 ? '(' : ')'}${part}`);
}

/** The names of a chunk's modules, the largest first: paths for modules of `src`, packages for others. */
function listNames(id: number, modules: readonly ModuleStats[]): readonly string[] {
  const sizeOf = ({ size = 0 }: ModuleStats) => size;
  const own = modules.filter(({ chunks }) => chunks?.includes(id));
  return own
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map((module) => {
      const path = (module.name ?? '').replace(/ \+ \d+ modules$/, '');
      const name = /^.*node_modules\/@?((?:(?<=@)[^/]+\/)?[^/]+)/.exec(path)?.[1];
      return (name ?? path.replace(/^\.\/src\/|\.ts$/g, '')).replaceAll('/', '-');
    });
}

/** Bundles one file, and what it loads, into a folder. */
export async function bundleFile(
  entry: string,
  out: string,
  filename: string,
  externals: Readonly<Record<string, string>> = {},
): Promise<BundleStats> {
  const { code, assets, stats } = await ncc(entry, {
    cache: false,
    quiet: true,
    transpileOnly: true,
    filename,
    externals,
  });
  writeFileSync(join(out, filename), code);
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(join(out, name), source);
  return stats.toJson();
}

/**
 * Without this, a name that the stand-in lacks would fail only when called. The names that CommonJS uses are not known
 * here.
 */
async function refuseOtherNames({ modules }: BundleStats): Promise<void> {
  const known = Object.keys(
    (await import(pathToFileURL(join(import.meta.dirname, STAND_IN)).href)) as object,
  );
  const used = modules.filter(({ name = '' }) => name === `external "./${STAND_IN}"`);
  const names = used.flatMap(({ usedExports }) => (Array.isArray(usedExports) ? usedExports : []));
  const others = names.filter((name) => !known.includes(name));
  if (names.length > 0 && others.length === 0) return;
  throw new Error(`scripts/${STAND_IN} lacks names that are used: ${others.join(', ')}.`);
}

/** All files below a directory, by their paths in it. */
export function readFiles(directory: string): readonly (readonly [name: string, bytes: Buffer])[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(directory, path), readFileSync(path)] as const);
}
