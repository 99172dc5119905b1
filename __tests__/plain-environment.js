import { setFlagsFromString } from 'node:v8';
import { constants, createContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// V8's cache of compiled scripts holds on to the modules of each file that has run: collecting garbage then takes most of the time.
setFlagsFromString('--no-compilation-cache');

/** Node.js shares these with its own modules, which otherwise take a test's bytes for none. */
const SHARED = new Set(['Buffer', 'ArrayBuffer', 'Uint8Array']);

/**
 * Jest's environment with a plain global object. Jest's own one asks a `Proxy` for every `Object` and `Map` that code
 * names, which takes a quarter of the time of tests that compute.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY);
    for (const key of Reflect.ownKeys(this.global)) {
      if (Object.hasOwn(plain, key) && !SHARED.has(key)) continue;
      const { enumerable } = Object.getOwnPropertyDescriptor(this.global, key);
      const value = this.global[key];
      Object.defineProperty(plain, key, { value, enumerable, configurable: true, writable: true });
    }
    plain.global = plain;
    this.context = plain;
    this.global = plain;
    this.moduleMocker = new this.moduleMocker.constructor(plain);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: plain,
    });
  }
}
