import dgram from 'node:dgram';
import dns from 'node:dns';
import { EventEmitter } from 'node:events';
import http from 'node:http';
import net from 'node:net';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Blocks all network access in this process: PHP in WebAssembly uses the sockets of Node.js. */
export function takeNetwork(): void {
  replace(http, ['createServer'], () => createDeafServer);
  replace(net, ['createServer'], () => createDeafServer);
  // Throws nothing, because that would end PHP in the middle of a request.
  const ignore: Method = function () {
    return this;
  };
  replace(net.Server.prototype, ['listen'], () => ignore);
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
  replace(dns, lookUps, () => (...args) => {
    const callback = args.at(-1) as (error: Error) => void;
    queueMicrotask(() => callback(explain('ENOTFOUND')));
  });
  replaceWaits();
}

/** Creates what Playground takes for a server: it waits for one that listens, and nothing here could connect to that. */
function createDeafServer(): EventEmitter {
  const server = new EventEmitter();
  const listen: Method = (...args) => {
    const heard = args.at(-1);
    if (typeof heard === 'function') server.once('listening', heard as () => void);
    queueMicrotask(() => server.emit('listening'));
    return server;
  };
  const close: Method = (heard) => {
    if (typeof heard === 'function') queueMicrotask(heard as () => void);
    return server;
  };
  return Object.assign(server, { listen, close, address: () => ({ port: 1 }) });
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
