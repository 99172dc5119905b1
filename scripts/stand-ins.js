/** Stands in for packages that would be most of the bundle, and that no run needs. It is one file, because every run loads it. */

// undici: the toolkit imports it for a `fetch` of its own, in place of which octokit gets this action's transport. It makes
// an agent for the proxy all the same.

export class ProxyAgent {}

export function fetch() {
  throw new Error("The bundle holds no `fetch` but the action's own transport.");
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

// unzip-stream: the client for artifacts unpacks with it, and this action reads what came with its own reader of ZIPs.

refuseUpload.Extract = () => {
  throw new Error('The bundle holds no code of the client that unpacks artifacts.');
};

// @octokit/plugin-retry: the client for artifacts asks GitHub's API with it for those of other runs, which come through this
// action's own transport.

export function retry() {
  throw new Error('The bundle holds no code that asks for artifacts of other runs in this way.');
}
