import { createHash } from 'node:crypto';

type Compile = (bytes: BufferSource, ...rest: unknown[]) => unknown;
type BufferSource = ArrayBuffer | ArrayBufferView;

/** The part of `WebAssembly` that compiles; TypeScript declares it only with the types of browsers. */
interface Compilers {
  Module: new (bytes: BufferSource) => object;
  compile: Compile;
  instantiate: Compile;
}

/**
 * Lets this process compile only the WebAssembly that it has compiled before: PHP could write more, and Emscripten
 * gives it the functions of JavaScript.
 *
 * @returns ends the time in which all can be compiled
 */
export function sealModules(): () => void {
  const compilers = Reflect.get(globalThis, 'WebAssembly') as Compilers & Record<string, unknown>;
  const { Module, compile, instantiate } = compilers;
  const known = new Set<string>();
  let isSealed = false;
  const check = (bytes: BufferSource): void => {
    const view = ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes);
    const digest = createHash('sha256').update(view).digest('hex');
    if (!isSealed) known.add(digest);
    else if (!known.has(digest)) throw new Error('No further WebAssembly is compiled here.');
  };
  compilers.Module = new Proxy(Module, {
    construct(target, [bytes]: [BufferSource]) {
      check(bytes);
      return new target(bytes);
    },
  });
  Reflect.set(Module.prototype, 'constructor', compilers.Module);
  compilers.compile = (bytes, ...rest) => {
    check(bytes);
    return compile(bytes, ...rest);
  };
  compilers.instantiate = (source, ...rest) => {
    if (!(source instanceof Module)) check(source);
    return instantiate(source, ...rest);
  };
  // Nobody streams WebAssembly here.
  delete compilers['compileStreaming'];
  delete compilers['instantiateStreaming'];
  return () => {
    isSealed = true;
  };
}
