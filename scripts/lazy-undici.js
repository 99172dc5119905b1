/**
 * Stands in for undici in the bundle, where it is three quarters of the main file: the toolkit imports it in every run, and
 * needs it only for a `fetch` of its own. It is loaded when one of these is called.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = () => require('./undici.cjs');

export const fetch = (...args) => load().fetch(...args);

export class ProxyAgent {
  constructor(...args) {
    return new (load().ProxyAgent)(...args);
  }
}
