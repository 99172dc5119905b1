/**
 * Stands in for packages that would be most of the bundle, and that no run or hardly any needs. It is one file, because every
 * run loads it.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const loadUndici = () => require('./undici.cjs');

// undici: the toolkit imports it in every run, and needs it only for a `fetch` of its own. It is loaded when that is called.

export const fetch = (...args) => loadUndici().fetch(...args);

export class ProxyAgent {
  constructor(...args) {
    return new (loadUndici().ProxyAgent)(...args);
  }
}

// Parts of @actions/core that get tokens of GitHub's, and that describe the machine: this action does neither.

export class OidcClient {
  static getIDToken() {
    throw new Error('The bundle holds no code that gets OpenID Connect tokens.');
  }
}

export function getDetails() {
  throw new Error('The bundle holds no code that describes the machine.');
}

// @azure/storage-blob and archiver: the client for artifacts uploads with them, and this action only downloads.

export class BlobClient {
  constructor() {
    refuseUpload();
  }
}

export default function refuseUpload() {
  throw new Error('The bundle holds no code that uploads artifacts.');
}
