import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

const GLOBALS = 'jest:globals';
const NAMES = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test';

const require = createRequire(import.meta.url);

// Jest makes new functions for each test file, and a module that files share is loaded once: it sees those of the file that runs.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: GLOBALS, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === GLOBALS
      ? {
          format: 'module',
          source: `export let ${NAMES};\nexport const use = (functions) => ({ ${NAMES} } = functions);`,
          shortCircuit: true,
        }
      : next(url, context),
});

/**
 * Jest's runner, but Node.js loads the tests and what they test. In Jest's contexts, each file reads, compiles and warms up some
 * hundred modules again, which takes two fifths of the time of units. What a module remembers, the next test file finds.
 */
export default function run(globalConfig, config, environment, runtime, path, sendMessageToJest) {
  const native = {
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
    requireModule: require,
    requireInternalModule(file) {
      // This module holds the tests of a file, and its listeners are there.
      delete require.cache[file];
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      return require(file);
    },
    setGlobalsForRuntime: (globals) => runtime.setGlobalsForRuntime(globals),
    unstable_shouldLoadAsEsm: () => true,
    async unstable_importModule(file) {
      const { use } = await import(GLOBALS);
      use(runtime.requireModuleOrMock(file, '@jest/globals'));
      await import(pathToFileURL(file).href);
    },
  };
  return circus.default(globalConfig, config, environment, native, path, sendMessageToJest);
}
