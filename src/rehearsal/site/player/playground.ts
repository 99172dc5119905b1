import { createRequire, Module } from 'node:module';
import { join } from 'node:path';

/**
 * The part of `PHP` of `@php-wasm/universal` 3.1 that is used here; its types are not installed when this is compiled.
 */
export interface Php {
  run(request: { readonly code?: string; readonly scriptPath?: string }): Promise<PhpAnswer>;
  readFileAsBuffer(path: string): Uint8Array;
  readFileAsText(path: string): string;
  writeFile(path: string, data: string | Uint8Array): void;
  mkdirTree(path: string): void;
  /** Follows links if it is recursive. */
  rmdir(path: string, options: { readonly recursive: boolean }): void;
  unlink(path: string): void;
  listFiles(path: string): string[];
  isDir(path: string): boolean;
  isFile(path: string): boolean;
  isSymlink(path: string): boolean;
  /** The target of a link, as it is written. */
  readlink(path: string): string;
  symlink(target: string, path: string): void;
  /** Also of a link that leads nowhere. */
  fileExists(path: string): boolean;
  /** Calls `onMount` with Emscripten's file system. @returns unmounts, which calls what `onMount` returned */
  mount(
    path: string,
    onMount: (site: Php, files: FileSystem) => () => void,
  ): Promise<() => Promise<void> | void>;
  /** Replaces a PHP that has crashed or answered many requests by a new one, with all files. */
  hotSwapPHPRuntime: (this: Php, runtime: number) => Promise<void>;
  /** Called after each request, with its error if it failed. */
  dispatchEvent: (this: Php, event: { readonly error?: Error }) => void;
}

/** The part of Emscripten's file system in memory that is used here. */
export interface FileSystem {
  /** Creates an empty file. */
  readonly create: (path: string) => FileNode;
  readonly root: FileNode;
  readonly isMountpoint: (node: FileNode) => boolean;
  readonly isLink: (mode: number) => boolean;
  readonly isDir: (mode: number) => boolean;
  readonly isFile: (mode: number) => boolean;
  /** @throws an error with `errno` */
  readonly lookupNode: (folder: FileNode, name: string) => FileNode;
  /** @throws an error with `errno` */
  lookupPath: (path: string, options?: LookUpOptions) => FoundPath;
}

interface LookUpOptions {
  /** The folder that the last name is in. */
  readonly parent?: boolean;
  /** Whether there need not be anything by the last name. */
  readonly noent_okay?: boolean;
}

interface FoundPath {
  readonly path: string;
  readonly node?: FileNode;
}

/** The part of PHP's runtime that is used here. */
export interface Runtime {
  readonly FS: FileSystem;
}

/** A file or folder in memory. */
export interface FileNode {
  contents?: Uint8Array | null;
  /** Its size: `contents` may have more room. */
  usedBytes: number;
  readonly mode: number;
  stream_ops: { readonly open?: () => void };
}

export interface PhpAnswer {
  readonly httpStatusCode: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly bytes: Uint8Array;
}

/** The part of `PHPRequestHandler` that is used here. */
export interface RequestHandler {
  getPrimaryPhp(): Promise<Php>;
  request(request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array | undefined;
  }): Promise<PhpAnswer>;
}

interface NodeModule {
  readonly loadNodeRuntime: (php: string, options: object) => Promise<number>;
}

interface WordPressModule {
  readonly bootWordPressAndRequestHandler: (options: object) => Promise<RequestHandler>;
}

/** The part of Playground that the player uses, from the folder into which npm installed it. */
export interface Playground extends NodeModule, WordPressModule {
  /** WordPress's own plugin that keeps the database in SQLite, as a ZIP. */
  readonly sqliteZip: string;
}

const ignore = () => undefined;
const LOCKS = {
  constants: {},
  flockSync: ignore,
  fcntlSync: ignore,
  lockFileExSync: ignore,
  unlockFileExSync: ignore,
};

/** Loads WordPress Playground, which is not part of the bundle. */
export function loadPlayground(folder: string): Playground {
  const modules = join(folder, 'node_modules');
  // A bundler would try to resolve an `import`.
  const load = createRequire(join(modules, 'index.js'));
  // Machine code that locks files: nobody else has those of this process.
  const locks = load.resolve('fs-ext-extra-prebuilt');
  load.cache[locks] = Object.assign(new Module(locks), { exports: LOCKS, loaded: true });
  const { loadNodeRuntime } = load('@php-wasm/node') as NodeModule;
  const { bootWordPressAndRequestHandler } = load('@wp-playground/wordpress') as WordPressModule;
  const sqliteZip = join(modules, '@wp-playground', 'cli', 'sqlite-database-integration.zip');
  return { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip };
}

/** `ENOENT` as Emscripten knows it. */
const NOT_FOUND = 44;

/**
 * Finds plain paths by their names alone. Emscripten takes each path apart and joins it again for every folder in it, a tenth of the
 * time of a page.
 */
export function quickenLookUps({ FS: files }: Runtime): void {
  const { lookupPath } = files;
  files.lookupPath = (path, options = {}) =>
    lookUpPlain(files, path, options) ?? lookupPath.call(files, path, options);
}

/** Paths that Emscripten changes before it looks: with an empty name, as at the end of `/folder/`, with `.` or `..`. */
const ODD_PATH = /^(?!\/)|\/\.{0,2}(?:\/|$)/;

/** @returns `undefined` where the path is odd, or leads over links or mounted folders */
function lookUpPlain(files: FileSystem, path: string, options: LookUpOptions): FoundPath | undefined {
  if (ODD_PATH.test(path)) return undefined;
  let node = files.root;
  for (let start = 1; ;) {
    const slash = path.indexOf('/', start);
    const isLast = slash === -1;
    const name = isLast ? path.slice(start) : path.slice(start, slash);
    if (isLast && options.parent === true) return { path: path.slice(0, Math.max(1, start - 1)), node };
    try {
      node = files.lookupNode(node, name);
    } catch (error) {
      if (isLast && options.noent_okay === true && (error as { errno?: unknown }).errno === NOT_FOUND)
        return { path };
      throw error;
    }
    if (files.isMountpoint(node) || files.isLink(node.mode)) return undefined;
    if (isLast) return { path, node };
    start = slash + 1;
  }
}
