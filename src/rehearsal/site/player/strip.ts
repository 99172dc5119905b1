import Module, { builtinModules, registerHooks, syncBuiltinESMExports } from 'node:module';

type Names = readonly string[];
type Fields = Record<PropertyKey, unknown>;

/** Modules of Node.js that compute, and reach nothing outside the process. */
const HARMLESS = /^(?:_?stream(?!_wrap).*|buffer|events|path(?:\/.*)?|string_decoder|url|zlib)$/;

/** These are stripped in ways of their own. */
const OWN: Names = ['console', 'module', 'process'];

const refuse = (): never => {
  throw new Error('A rehearsal does without this.');
};

/** PHP's standard input is empty. */
const NO_FILES: Fields = { openSync: refuse, fstatSync: refuse, readSync: () => 0, closeSync: refuse };

/** Members that PHP, and Playground when it starts PHP again, take from the others. */
const KEPT: Readonly<Record<string, Names>> = {
  crypto: ['createHash'],
  dns: ['lookup'],
  fs: ['constants', 'existsSync', 'readFileSync', ...Object.keys(NO_FILES)],
  http: ['createServer'],
  net: ['createServer', 'isIP'],
  os: ['platform'],
  // Timers are also globals.
  timers: ['clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
};

/** Members that Node.js itself needs, and those that describe this Node.js alone. */
const KEPT_OF_PROCESS = new Set<PropertyKey>([
  ...['_events', '_eventsCount', '_exiting', '_fatalException', '_maxListeners', 'binding', 'domain'],
  ...['arch', 'cwd', 'emitWarning', 'exit', 'exitCode', 'features', 'hrtime', 'memoryUsage', 'nextTick'],
  ...['noDeprecation', 'platform', 'reallyExit', 'release', 'uptime', 'version', 'versions'],
]);

/** These open connections or files. */
const TAKEN_GLOBALS: Names = ['EventSource', 'WebSocket', 'fetch', 'localStorage', 'sessionStorage'];

/**
 * Watches what this process loads and reads, until it is stripped to that: JavaScript that gets in then finds an allow-list of
 * `process`, of the modules of Node.js and of the files to read. Nothing signals, connects, loads or evaluates modules.
 *
 * @returns strips the process
 */
export function prepareStrip(process: NodeJS.Process): () => void {
  const loaded = new Map<string, unknown>();
  const imported = new Map<string, ReturnType<Resolve>>();
  const read = new Set<unknown>();
  const loader = Module as unknown as Fields & { prototype: Fields };
  const original = loader['_load'] as (request: string, ...rest: unknown[]) => unknown;
  let isStripped = false;
  loader['_load'] = function (this: unknown, request: string, ...rest: unknown[]) {
    if (isStripped) return loaded.has(request) ? loaded.get(request) : refuse();
    const exports = original.call(this, request, ...rest);
    loaded.set(request, exports);
    return exports;
  };
  registerHooks({
    resolve: (name, context, next) => {
      const key = `${context.parentURL ?? ''} ${name}`;
      const known = imported.get(key) ?? (isStripped ? refuse() : next(name, context));
      imported.set(key, known);
      return { ...known, shortCircuit: true };
    },
  });
  const fs = process.getBuiltinModule('fs') as unknown as Fields;
  const own = { ...fs };
  const watch = (name: string, borrowed: Names): void => {
    const method = own[name] as (path: unknown, options: unknown) => unknown;
    fs[name] = (path: unknown, options: unknown) => {
      if (!isStripped) {
        read.add(path);
        return method(path, options);
      }
      if (!read.has(path)) refuse();
      for (const other of borrowed) fs[other] = own[other];
      try {
        // An object could have getters.
        return method(path, typeof options === 'string' ? options : undefined);
      } finally {
        for (const other of borrowed) fs[other] = NO_FILES[other];
      }
    };
  };
  watch('existsSync', []);
  // Node.js itself takes the others from there.
  watch('readFileSync', ['openSync', 'fstatSync', 'readSync', 'closeSync']);
  // In the bundle, the module that has it is the loader, which is emptied.
  const syncExports = syncBuiltinESMExports;
  return () => {
    isStripped = true;
    // Node.js takes it from a module that is emptied, when it is first used; on some versions of PHP nothing uses it before.
    Reflect.get(globalThis, 'performance');
    Object.assign(fs, NO_FILES);
    const stripped = builtinModules
      .filter((name) => !HARMLESS.test(name) && !OWN.includes(name))
      .map((name) => [process.getBuiltinModule(name) as Fields, KEPT[name] ?? []] as const);
    for (const [exports, kept] of stripped) empty(exports, kept);
    stripLoader(loader);
    stripProcess(process);
    stripGlobals();
    syncExports();
  };
}

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;

/** Takes all from an object but some names. What cannot be deleted is replaced. */
function empty(target: Fields, kept: Names): void {
  for (const name of Reflect.ownKeys(target))
    if (!kept.includes(String(name)) && !Reflect.deleteProperty(target, name))
      Reflect.set(target, name, refuse);
}

/** `require` stays, and finds what was loaded before. */
function stripLoader(loader: Fields & { prototype: Fields }): void {
  for (const name of ['_cache', '_extensions', '_pathCache']) empty(loader[name] as Fields, []);
  empty(loader, ['_load', 'length', 'name', 'prototype']);
  for (const name of ['_compile', 'load']) loader.prototype[name] = refuse;
}

function stripProcess(process: NodeJS.Process): void {
  for (const name of Reflect.ownKeys(process))
    if (!KEPT_OF_PROCESS.has(name)) Reflect.deleteProperty(process, name);
  const noOutput = { write: () => true };
  const values = { argv: [], env: {}, stdin: { fd: 0 }, stdout: noOutput, stderr: noOutput };
  for (const [name, value] of Object.entries(values))
    Reflect.defineProperty(process, name, { value, writable: true, configurable: true });
}

/** Playground writes to the console, whose streams are connections. */
function stripGlobals(): void {
  const { console } = globalThis;
  for (const name of Reflect.ownKeys(console))
    Reflect.defineProperty(console, name, { value: () => undefined });
  for (const name of TAKEN_GLOBALS) Reflect.deleteProperty(globalThis, name);
}
