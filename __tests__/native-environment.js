import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** The global object of the process itself, for tests that Node.js loads. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #path;

  constructor({ projectConfig }, { testPath }) {
    this.#path = testPath;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup() {}

  /** A module that test files share is loaded once: what it registers while it loads is there for the first one only. */
  handleTestEvent({ name, asyncError }) {
    if (name !== 'add_hook' && name !== 'add_test') return;
    const { stack } = asyncError;
    if (!stack.includes('.ts:') || stack.includes(pathToFileURL(this.#path).href)) return;
    throw new Error(`Register tests and hooks in a test file, or in a function that it calls.\n${stack}`);
  }

  teardown() {
    this.fakeTimersModern.dispose();
  }

  getVmContext() {
    return null;
  }
}
