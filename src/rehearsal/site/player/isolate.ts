import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Blocks all network access in this process: PHP in WebAssembly uses the sockets of Node.js.
 *
 * @returns runs work that may listen: Playground opens a port, to which nothing here can connect
 */
export function takeNetwork(): <T>(work: () => Promise<T>) => Promise<T> {
  let opened = 0;
  const deny =
    (refuse: Method) =>
    (method: Method): Method =>
      function (...args) {
        return (opened > 0 ? method : refuse).apply(this, args);
      };
  // Throws nothing, because that would end PHP in the middle of a request.
  const ignore: Method = function () {
    return this;
  };
  replace(net.Server.prototype, ['listen'], deny(ignore));
  replace(dgram.Socket.prototype, ['bind', 'connect', 'send'], () => ignore);
  replace(
    net.Socket.prototype,
    ['connect'],
    () =>
      function () {
        return (this as net.Socket).destroy(explain('ECONNREFUSED'));
      },
  );
  const lookUps = Object.keys(dns).filter((name) => /^(lookup|resolve|reverse)/.test(name));
  replace(
    dns,
    lookUps,
    deny((...args) => {
      const callback = args.at(-1) as (error: Error) => void;
      queueMicrotask(() => callback(explain('ENOTFOUND')));
    }),
  );
  replaceWaits();
  return async (work) => {
    opened += 1;
    try {
      return await work();
    } finally {
      opened -= 1;
    }
  };
}

/** `ECONNREFUSED` as PHP in WebAssembly knows it. */
const REFUSED = -14;

/**
 * Lets PHP's own `connect` fail: Playground reports success before it asks Node.js, so programs would wait for an
 * answer until they time out. PHP does not sleep either: no other process works meanwhile, and WordPress's automatic
 * update alone sleeps for two seconds.
 */
function replaceWaits(): void {
  replace(
    // TypeScript declares it only with the types of browsers.
    Reflect.get(globalThis, 'WebAssembly') as object,
    ['instantiate'],
    (method) =>
      function (binary, imports) {
        for (const functions of Object.values((imports ?? {}) as Readonly<Record<string, object>>)) {
          if ('__syscall_connect' in functions) Reflect.set(functions, '__syscall_connect', () => REFUSED);
          if ('emscripten_sleep' in functions) Reflect.set(functions, 'emscripten_sleep', () => undefined);
        }
        return method.call(this, binary, imports);
      },
  );
}

function replace(target: object, names: readonly string[], change: (method: Method) => Method): void {
  for (const name of names) Reflect.set(target, name, change(Reflect.get(target, name) as Method));
}

function explain(code: string): Error {
  return Object.assign(new Error('A rehearsal has no network.'), { code });
}
