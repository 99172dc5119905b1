/** The recipe's parts and values in memory: what a test does not name is well, and does nothing. */
import type { Hosting } from '../../../src/github/hosting/connect-hosting.ts';
import { type Inputs, readInputs } from '../../../src/action/inputs/read-inputs.ts';
import type { Inspection } from '../../../src/package/inspect.ts';
import type { CheckedPlugin, LiveResult, RunParts } from '../../../src/publish/types.ts';
import type { ReleaseService } from '../../../src/service/release-service.ts';
import { readFromBuffer } from '../../../src/shared/bytes.ts';
import type { LocalPackage, RemotePackage } from '../../../src/source/found-package.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

export const PLUGIN_ID = 'plugin_a';
export const ZIP_URL = 'https://downloads.example/a.zip';
export const SHA256 = 'ab'.repeat(32);

export function createInputs(
  inputs: Readonly<Record<string, string>> = {},
  run: Readonly<Record<string, string>> = {},
): Inputs {
  const all = {
    plugin_id: PLUGIN_ID,
    'api-key': 'key',
    'base-url': 'https://service.example',
    'github-token': 'ghs_token',
    compare: 'false',
    ...('zip_url' in inputs ? {} : { 'zip-path': 'tidy.zip' }),
    ...inputs,
  };
  const env = Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  return readInputs({ ...Object.fromEntries<string>(env), GITHUB_REPOSITORY: 'owner/plugin', ...run });
}

/** A package that has a URL already. */
export function createRemotePackage(changes: Partial<RemotePackage> = {}): RemotePackage {
  return {
    kind: 'remote',
    name: 'a.zip',
    path: '/a.zip',
    sizeBytes: 5,
    reader: readFromBuffer(Buffer.from('bytes')),
    isTemporary: false,
    url: { isSecret: false, shown: ZIP_URL, get: () => Promise.resolve(ZIP_URL) },
    urls: [new URL(ZIP_URL)],
    readSha256: () => Promise.resolve(SHA256),
    [Symbol.asyncDispose]: () => Promise.resolve(),
    ...changes,
  };
}

/** A package that is a file of the workflow. */
export function createLocalPackage(changes: Partial<LocalPackage> = {}): LocalPackage {
  return {
    kind: 'local',
    name: 'a.zip',
    path: '/a.zip',
    sizeBytes: 5,
    reader: readFromBuffer(Buffer.from('bytes')),
    isTemporary: false,
    directory: undefined,
    readSha256: () => Promise.resolve(SHA256),
    [Symbol.asyncDispose]: () => Promise.resolve(),
    ...changes,
  };
}

/** A package in which the secrets of the run were searched for, and not found. */
export const searchForKeys: RunParts['source']['searchForKeys'] = () =>
  Promise.resolve({ keys: { found: [], unread: [], unsearched: 0 }, findings: [] });

/** Creates the inspection of a flawless plugin. */
export function createInspection(
  plugin: Partial<Inspection['facts']['plugin']> = {},
  changes: Partial<Inspection> = {},
): Inspection {
  const facts: Inspection['facts']['plugin'] = {
    slug: 'a',
    name: 'A',
    version: '2.0.0',
    mainFile: 'a.php',
    description: '',
    requires: '',
    requiresPhp: '',
    updateUri: '',
    tested: '',
    upgradeNotice: '',
    readme: '',
    ...plugin,
  };
  const contents = {
    files: 1,
    unpackedBytes: 5,
    parts: [],
    largest: [],
    unread: 0,
    isRead: true,
    unsearched: 0,
  };
  return {
    facts: { sizeBytes: 5, contents, plugin: facts },
    changelog: '* One',
    lacksSection: false,
    findChangelog: () => Promise.resolve({ changelog: '', lacksSection: false }),
    keys: { found: [], unread: [], unsearched: 0 },
    check: () => [],
    takeSnapshot: () => undefined,
    writeBill: () => Promise.resolve(undefined),
    findMentions: () => Promise.resolve([]),

    ...changes,
  };
}

/** A plugin that was checked: version 2.0.0 in a local package, while 1.0.0 is live. */
export function createPlugin(changes: Partial<CheckedPlugin> = {}): CheckedPlugin {
  return {
    pluginId: PLUGIN_ID,
    serviceUrl: new URL('https://service.example'),
    slug: 'a',
    version: '2.0.0',
    changelog: '* One',
    lacksSection: false,
    package: {
      kind: 'local',
      name: 'a.zip',
      path: '/a.zip',
      sizeBytes: 5,
      sha256: SHA256,
    },
    report: undefined,
    identity: { pluginId: PLUGIN_ID, slug: 'a', version: '2.0.0' },
    live: { served: { version: '1.0.0' } },
    releases: undefined,
    writeBill: undefined,
    takeSnapshot: () => undefined,
    ...changes,
  };
}

export const TIDY_URL = 'https://downloads.example/tidy.zip';

export const TIDY_FILE = {
  kind: 'remote',
  name: 'tidy.zip',
  sizeBytes: 12_345,
  url: { isSecret: false, shown: TIDY_URL, get: () => Promise.resolve(TIDY_URL) },
  sha256: SHA256,
} satisfies CheckedPlugin['package'];

/** Tidy 1.4.2 behind a URL, published without a changelog. */
export const TIDY_PUBLISHED: LiveResult = {
  status: 'published',
  plugin: createPlugin({
    pluginId: 'plugin_a1b2c3',
    serviceUrl: new URL('https://service.example/prefix/'),
    slug: 'tidy',
    version: '1.4.2',
    package: TIDY_FILE,
    changelog: '',
  }),
  version: '1.4.2',
  previousVersion: undefined,
  isVerified: false,
  zipUrl: TIDY_URL,
  onHost: undefined,
};

/** A service that has 1.0.0 live and creates what it is asked for. */
export function createService(changes: Partial<ReleaseService> = {}): ReleaseService {
  return {
    progress: { stage: 'not-published' },
    fetchLiveVersion: () => Promise.resolve({ served: { version: '1.0.0' } }),
    publish: async ({ version = '2.0.0', getZipUrl }, before) => {
      await getZipUrl?.();
      const previousVersion = before.served?.version;
      return { status: 'published', version, previousVersion, isVerified: false };
    },
    confirm: (published) => Promise.resolve({ ...published, isVerified: true }),
    isLive: () => Promise.resolve(false),
    readLive: () => Promise.resolve({}),
    ...changes,
  };
}

/** A host that does not expect to be asked. */
export function createHost(changes: Partial<Hosting> = {}): Hosting {
  const refuse = () => Promise.reject(new Error('GitHub was not to be asked.'));
  return {
    find: () => Promise.resolve([]),
    host: refuse,
    repair: refuse,
    tag: refuse,
    planHosting: refuse,
    planRepair: refuse,
    planTag: refuse,
    signAssetUrl: refuse,
    ...changes,
  };
}

/** All parts; the source gives a local package. */
export function createParts(changes: Partial<RunParts> = {}): RunParts {
  return {
    log: quietLog,
    step: (_title, work) => work(),
    source: {
      find: () => Promise.resolve(createLocalPackage()),
      searchForKeys,
      inspect: () => Promise.resolve(createInspection()),
    },
    sendToService: () => Promise.resolve('uploads/1.zip'),
    host: createHost(),
    service: createService(),
    comparer: {
      hasReleases: true,
      compare: () => Promise.resolve({ isCompared: false, why: 'nothing is there' }),
      inspectServed: () => Promise.reject(new Error('Nobody wanted to know.')),
    },
    runner: {
      triggeringTag: '',
      branch: '',
      temporaryFolder: '',
      locateSource: () => undefined,
      quote: (text) => text,
      declarePublic: () => undefined,
    },
    cancellation: new AbortController().signal,
    onReport: () => undefined,
    ...changes,
  };
}
