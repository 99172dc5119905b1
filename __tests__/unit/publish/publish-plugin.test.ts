import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { NO_CLIENTS } from '../../../src/package/read/update-clients.ts';
import type { HostedPackage } from '../../../src/github/hosting/model.ts';
import type { Hosting } from '../../../src/github/hosting/connect-hosting.ts';
import type { PackageReport } from '../../../src/publish/report/package-report.ts';
import { NO_KEYS } from '../../../src/package/secrets/own-keys.ts';
import { NO_COMPOSER } from '../../../src/package/read/made-paths.ts';
import type { BuiltPackage } from '../../../src/publish/compare/check-served.ts';
import type { InspectServed } from '../../../src/publish/compare/served.ts';
import type { PackageSnapshot } from '../../../src/package/difference/snapshot.ts';
import { publishPlugin } from '../../../src/publish/publish-plugin.ts';
import type { RunEnd, RunParts } from '../../../src/publish/types.ts';
import type { ReleaseService } from '../../../src/service/release-service.ts';
import { Cancelled } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import type { FoundPackage, PackageDirectory } from '../../../src/source/found-package.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import {
  createHost,
  createInputs,
  createInspection,
  createLocalPackage,
  createParts,
  createRemotePackage,
  createService,
  SHA256,
  ZIP_URL,
  searchForKeys,
} from './in-memory.ts';

const RELEASE = { id: 1, tag: 'v2.0.0', url: 'https://github.example/v2.0.0' };
const ASSET = { id: 2, name: 'a.zip' };
const UPLOADED = {
  ...{ id: 2, name: 'a.zip', state: 'uploaded', sizeBytes: 5, createdMs: 0 },
  url: 'https://github.example/a.zip',
};
const PUBLISHED = {
  ...{ id: 1, tag: 'v2.0.0', isDraft: false, isPrerelease: false, isImmutable: false, target: '' },
  ...{ name: 'v2.0.0', body: '', url: RELEASE.url, uploadUrl: '', assets: [] },
};
const SIGNED_URL = 'https://storage.example/a.zip?sig=1';

function fail(code: PublishError['code'], title = 'Title'): PublishError {
  return new PublishError({ code, title, message: 'Message.', hint: 'Hint.' });
}

interface Scenario {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly found?: FoundPackage;
  readonly parts?: Partial<RunParts>;
  readonly service?: Partial<ReleaseService>;
  readonly host?: Partial<Hosting>;
}

interface Ran {
  readonly end: RunEnd | undefined;
  readonly error: unknown;
  /** Titles of the steps, and warnings after an exclamation mark. */
  readonly steps: readonly string[];
  readonly infos: readonly string[];
  readonly reports: readonly PackageReport[];
}

/** Runs the recipe; the package is a local one, unless the scenario has another. */
async function run({ inputs, found, parts, service, host }: Scenario): Promise<Ran> {
  const steps: string[] = [];
  const infos: string[] = [];
  const reports: PackageReport[] = [];
  const all = createParts({
    log: {
      ...quietLog,
      info: (text) => void infos.push(text),
      notice: (title, text) => void infos.push(`${title}: ${text}`),
      warning: (title) => void steps.push(`! ${title}`),
    },
    step: async (title, work, tell) => {
      steps.push(title);
      const result = await work();
      tell(result);
      return result;
    },
    source: {
      find: () => Promise.resolve(found ?? createLocalPackage()),
      searchForKeys,
      inspect: () => Promise.resolve(createInspection()),
    },
    service: createService(service),
    host: createHost({ host: () => Promise.resolve(createHosted()), ...host }),
    onReport: (report) => void reports.push(report),
    ...parts,
  });
  return publishPlugin(createInputs(inputs), all).then(
    (end) => ({ end, error: undefined, steps, infos, reports }),
    (error: unknown) => ({ end: undefined, error, steps, infos, reports }),
  );
}

function createHosted(changes: Partial<HostedPackage> = {}): HostedPackage {
  return {
    release: RELEASE,
    asset: ASSET,
    isSecret: true,
    getUrl: () => Promise.resolve(SIGNED_URL),
    publishDraft: () => Promise.resolve({ release: { ...RELEASE, id: 3 }, asset: ASSET }),
    rollback: () => Promise.resolve('deleted'),
    ...changes,
  };
}

const EXAMINED = ['Find the package', 'Inspect the package', 'Check what is live', 'Check the package'];
const HOSTED = [...EXAMINED, 'Put the package on a release', 'Publish'];
const isLive = { fetchLiveVersion: () => Promise.resolve({ served: { version: '2.0.0' } }) };

describe('a package on this machine', () => {
  test('is hosted, published, and its release completed', async () => {
    const { end, steps, reports } = await run({});
    expect(steps).toEqual([...HOSTED, 'Complete the release on GitHub']);
    expect(end).toMatchObject({
      result: {
        status: 'published',
        version: '2.0.0',
        previousVersion: '1.0.0',
        isVerified: false,
        zipUrl: '',
        onHost: { release: { id: 3 }, asset: ASSET },
        plugin: { slug: 'a', changelog: '* One', package: { sha256: SHA256, sizeBytes: 5 } },
      },
      problem: undefined,
      kept: { path: '/a.zip' },
    });
    expect(reports).toEqual([end?.result.plugin.report]);
  });

  test('at a public URL is complete when it is published', async () => {
    const hosted = createHosted({ isSecret: false, getUrl: () => Promise.resolve(ZIP_URL) });
    const { end, steps } = await run({ host: { host: () => Promise.resolve(hosted) } });
    expect(steps).toEqual(HOSTED);
    expect(end?.result).toMatchObject({ zipUrl: ZIP_URL, onHost: { release: RELEASE } });
  });

  test('is waited for on demand', async () => {
    const { end, steps } = await run({ inputs: { verify: 'true' } });
    expect(steps).toEqual([...HOSTED, 'Wait until it is live', 'Complete the release on GitHub']);
    expect(end?.result.isVerified).toBe(true);
  });

  describe('and is compared with what sites get', () => {
    const served = { version: '2.0.0' };
    const confirm: ReleaseService['confirm'] = async (published, _plugin, inspect) => {
      while (!(await inspect(served)));
      return { ...published, isVerified: true };
    };
    const snapshot = { files: [] } as unknown as PackageSnapshot;
    const verify = async (...looks: readonly Awaited<ReturnType<InspectServed>>[]) => {
      const built: BuiltPackage[] = [];
      let left = looks;
      const ran = await run({
        inputs: { verify: 'true' },
        service: { confirm },
        parts: {
          source: {
            find: () => Promise.resolve(createLocalPackage()),
            searchForKeys,
            inspect: () => Promise.resolve(createInspection({}, { takeSnapshot: () => snapshot })),
          },
          comparer: {
            ...createParts().comparer,
            inspectServed: (given) => {
              built.push(given);
              return Promise.resolve(() => {
                const [look, ...others] = left;
                left = others;
                return look === undefined ? Promise.reject(new Cancelled()) : Promise.resolve(look);
              });
            },
          },
        },
      });
      return { ...ran, built };
    };
    const same = { verdict: 'identical', text: 'this package', isFinal: true } as const;

    test('which is handed on', async () => {
      const { end, built, steps, infos } = await verify(same);
      expect(built).toEqual([{ snapshot, sha256: SHA256, version: '2.0.0' }]);
      expect(end).toMatchObject({ result: { sitesGet: { verdict: 'identical' } }, problem: undefined });
      expect(steps).not.toContain('! Sites get other files');
      expect(infos).toContain('Sites get: this package.');
    });

    test('which is looked at again while it is that of another version', async () => {
      const error = fail('after-publish', 'Other');
      const old = { verdict: 'different', text: 'version `1`', error, isFinal: false } as const;
      const { end, infos } = await verify(old, old, same);
      expect(end).toMatchObject({ result: { sitesGet: { verdict: 'identical' } }, problem: undefined });
      expect(infos.filter((text) => text.endsWith('Looking again.'))).toHaveLength(2);
    });

    test('with a warning where it differs', async () => {
      const { end, steps } = await verify({ verdict: 'different', text: 'other files', isFinal: true });
      expect(end).toMatchObject({ result: { sitesGet: { verdict: 'different' } }, problem: undefined });
      expect(steps).toContain('! Sites get other files');
    });

    test('and is red, with its release completed, where that is certainly wrong', async () => {
      const error = fail('after-publish', 'Other');
      const { end, steps } = await verify({ verdict: 'different', text: 'other', error, isFinal: true });
      expect(end).toMatchObject({
        result: { isVerified: true, sitesGet: { verdict: 'different' }, onHost: { release: { id: 3 } } },
        problem: { title: 'Other' },
      });
      expect(steps.at(-1)).toBe('Complete the release on GitHub');
    });

    test('unless the run is cancelled: it was seen live all the same', async () => {
      const { end } = await verify();
      expect(end).toMatchObject({
        result: { isVerified: true, sitesGet: undefined },
        problem: { code: 'after-publish' },
      });
    });

    test('unless nobody answered that it was created: then this run may not have published it', async () => {
      const { end, infos } = await run({
        inputs: { verify: 'true' },
        service: {
          publish: () =>
            Promise.resolve({
              status: 'published',
              version: '2.0.0',
              previousVersion: '1.0.0',
              isVerified: true,
            }),
          confirm: () => Promise.reject(new Error('Nothing was to be confirmed.')),
        },
      });
      expect(end).toMatchObject({ result: { isVerified: true, sitesGet: undefined }, problem: undefined });
      expect(infos.join('\n')).toContain('did not confirm that it created this release');
    });
  });

  test('that this run has zipped is checked with what it was made of', async () => {
    const directory: PackageDirectory = {
      slug: 'zipped',
      sourceFolder: 'plugins/a',
      zipped: {
        isNamedByWorkspace: false,
        setup: { composer: undefined, script: undefined, isIgnored: () => false },
      },
      seen: {
        secrets: [],
        gitDamage: [],
        builtPaths: ['build/a.js'],
        composer: NO_COMPOSER,
        namedFiles: [],
        updateClients: NO_CLIENTS,
        lostBlockFiles: [],
        devPackages: [],
        keys: NO_KEYS,
        unsearched: 0,
      },
      leftOut: { names: [], count: 0, rulesFile: undefined },
      readFiles: (names) => Promise.resolve(names.map((name) => Buffer.from(name))),
    };
    const seen: unknown[] = [];
    const inspection = createInspection(
      {},
      {
        changelog: '',
        findChangelog: async (readFiles) => ({
          changelog: String(await readFiles(['changelog.txt'])),
          lacksSection: false,
        }),
        check: ({ zipped }) => {
          seen.push(zipped);
          return [{ id: 'dev-files', severity: 'notice', message: '', effect: '', fix: '', file: 'a/.env' }];
        },
      },
    );
    const { end } = await run({
      parts: {
        source: {
          find: () => Promise.resolve(createLocalPackage({ directory })),
          searchForKeys,
          inspect: (_reader, contents) => {
            seen.push(contents);
            return Promise.resolve(inspection);
          },
        },
        runner: {
          ...createParts().runner,
          locateSource: (file, _line, sourceFolder) => {
            seen.push([file, sourceFolder]);
            return undefined;
          },
        },
      },
    });
    expect(seen).toEqual([directory.seen, directory.zipped, ['a/.env', 'plugins/a']]);
    expect(end?.result.plugin.changelog).toBe('changelog.txt');
  });
});

describe('a version that the changelog lacks', () => {
  const source = {
    find: () => Promise.resolve(createLocalPackage()),
    searchForKeys,
    inspect: () => Promise.resolve(createInspection({}, { changelog: '', lacksSection: true })),
  };
  const told = `Version not in the changelog: The changelog has other versions, but not \`2.0.0\`: GitHub generates the notes of a new release. Add the section, or set \`release-notes\`.`;

  test('is noticed where a release may be created', async () => {
    expect((await run({ parts: { source } })).infos).toContain(told);
    const planHosting = () => Promise.resolve([]);
    const dry = await run({ parts: { source }, inputs: { 'dry-run': 'true' }, host: { planHosting } });
    expect(dry.infos).toContain(told);
  });

  test('is told once, where the check has told it', async () => {
    const finding = {
      id: 'changelog-version',
      severity: 'notice',
      message: 'Lacks it.',
      effect: 'A.',
      fix: 'B.',
    } as const;
    const found = createInspection({}, { changelog: '', lacksSection: true, check: () => [finding] });
    const { infos } = await run({ parts: { source: { ...source, inspect: () => Promise.resolve(found) } } });
    expect(infos).not.toContain(told);
    expect(infos.join()).toContain('Lacks it.');
  });

  test('is not noticed with notes, without a release, and where nothing has a section', async () => {
    const noted = await run({ parts: { source }, inputs: { 'release-notes': 'New.' } });
    const found = createRemotePackage();
    const find = () => Promise.resolve(found);
    const remote = await run({ parts: { source: { ...source, find } }, inputs: { zip_url: ZIP_URL } });
    const inspect = () => Promise.resolve(createInspection({}, { changelog: '' }));
    const none = await run({ parts: { source: { ...source, inspect } } });
    for (const { end, infos } of [noted, remote, none]) {
      expect(end?.result.status).toBe('published');
      expect(infos.join()).not.toContain('changelog');
    }
  });
});

describe('a package with a URL', () => {
  const inputs = { zip_url: ZIP_URL };

  test('is published from there', async () => {
    const { end, steps } = await run({ inputs, found: createRemotePackage() });
    expect(steps).toEqual([...EXAMINED, 'Publish']);
    expect(end).toMatchObject({
      result: { status: 'published', zipUrl: ZIP_URL, onHost: undefined },
      problem: undefined,
      kept: { path: '/a.zip' },
    });
  });

  test('is tagged with the version that the service told', async () => {
    const tags: string[] = [];
    const { end, steps } = await run({
      inputs: { ...inputs, 'release-tag': 'v{version}' },
      found: createRemotePackage(),
      service: {
        publish: () =>
          Promise.resolve({
            status: 'published',
            version: '2.0.1',
            previousVersion: undefined,
            isVerified: true,
          }),
      },
      host: {
        tag: ({ tag }) => {
          tags.push(tag);
          return Promise.resolve(RELEASE);
        },
      },
    });
    expect(steps).toEqual([...EXAMINED, 'Publish', 'Tag the version']);
    expect(tags).toEqual(['v2.0.1']);
    expect(end?.result.onHost).toEqual({ release: RELEASE, asset: undefined });
  });

  test('that carries a credential is not told', async () => {
    const url = {
      isSecret: true,
      shown: 'https://a.example/a.zip?…',
      get: () => Promise.resolve(SIGNED_URL),
    };
    const { end } = await run({ inputs, found: createRemotePackage({ url }) });
    expect(end?.result.zipUrl).toBe('');
  });

  test('that is not opened is only searched for keys', async () => {
    const found = createRemotePackage();
    const { end, steps, reports } = await run({ inputs: { ...inputs, 'package-checks': 'off' }, found });
    expect(steps).toEqual([
      'Find the package',
      'Search the package for keys',
      'Check the package',
      'Publish',
    ]);
    expect(reports).toEqual([]);
    expect(end?.result.plugin).toMatchObject({ version: '', slug: '', changelog: '', report: undefined });
    expect(end?.result.plugin.package).toMatchObject({ sha256: SHA256, sizeBytes: 5 });
  });
});

test('a package on this machine that is not opened is named by the input `slug`', async () => {
  const tags: string[] = [];
  const { end } = await run({
    inputs: { slug: 'tidy', 'package-checks': 'off', 'release-tag': '{slug}-9' },
    found: createLocalPackage(),
    host: {
      host: ({ tag }) => {
        tags.push(tag);
        return Promise.resolve(createHosted());
      },
    },
  });
  expect(end?.result.status).toBe('published');
  expect(tags).toEqual(['tidy-9']);
});

describe('a version that is live already', () => {
  test('has the draft of an earlier run published', async () => {
    const repair = () => Promise.resolve({ release: RELEASE, asset: ASSET });
    const { end, steps } = await run({ service: isLive, host: { repair } });
    expect(steps).toEqual([...EXAMINED, 'Complete the release on GitHub']);
    expect(end).toMatchObject({
      result: { status: 'already-published', onHost: { release: RELEASE, asset: ASSET }, zipUrl: '' },
      problem: undefined,
    });
  });

  test('is fine where no run left anything', async () => {
    const { end } = await run({ service: isLive, host: { repair: () => Promise.resolve('none') } });
    expect(end).toMatchObject({ result: { onHost: undefined }, problem: undefined });
  });

  test('is fine with a tag that cannot be completed, which is warned of', async () => {
    const inputs = { 'asset-name': '{slug}.zip', slug: 'größe' };
    const { end, steps } = await run({ service: isLive, inputs });
    expect(steps).toEqual([...EXAMINED, '! Release on GitHub not checked']);
    expect(end).toMatchObject({ result: { status: 'already-published' }, problem: undefined });
  });

  test.each([
    ['skip', undefined],
    ['fail', { title: 'Already published' }],
  ])('is compared with the asset on its release first: `if-published: %s`', async (ifPublished, error) => {
    const inputs = { compare: 'true', 'if-published': ifPublished };
    const release = { ...PUBLISHED, assets: [{ ...UPLOADED, digest: `sha256:${SHA256}` }] };
    let known: readonly unknown[] | undefined;
    const host: Partial<Hosting> = {
      find: () => Promise.resolve([release]),
      repair: (_spec, releases) => {
        known = releases;
        return Promise.resolve('none');
      },
    };
    let comparisons = 0;
    const compare = () => {
      comparisons += 1;
      return Promise.resolve({ isCompared: false, why: 'nothing is there' } as const);
    };
    const comparer = { ...createParts().comparer, compare };
    const ran = await run({ service: isLive, inputs, host, parts: { comparer } });
    expect(comparisons).toBe(0);
    expect(ran.steps.filter((step) => step.startsWith('Compare'))).toEqual(['Compare with the live version']);
    expect(known).toEqual(error === undefined ? [release] : undefined);
    if (error === undefined) expect(ran.error).toBeUndefined();
    else expect(ran.error).toMatchObject(error);
  });

  test('is compared with the live package when its release has another asset', async () => {
    const release = { ...PUBLISHED, assets: [{ ...UPLOADED, digest: `sha256:${'0'.repeat(64)}` }] };
    const host = { find: () => Promise.resolve([release]), repair: () => Promise.resolve('none' as const) };
    let comparisons = 0;
    const compare = () => {
      comparisons += 1;
      return Promise.resolve({ isCompared: false, why: 'nothing is there' } as const);
    };
    const comparer = { ...createParts().comparer, compare };
    const { end } = await run({ service: isLive, inputs: { compare: 'true' }, host, parts: { comparer } });
    expect(comparisons).toBe(1);
    expect(end).toMatchObject({ result: { status: 'already-published' }, problem: undefined });
  });

  test('and has a URL, is tagged', async () => {
    const inputs = { zip_url: ZIP_URL, 'release-tag': 'v{version}' };
    const host = { tag: () => Promise.resolve(RELEASE) };
    const { end, steps } = await run({ service: isLive, inputs, host, found: createRemotePackage() });
    expect(steps).toEqual([...EXAMINED, 'Tag the version']);
    expect(end?.result).toMatchObject({ status: 'already-published', zipUrl: ZIP_URL });
  });
});

describe('a dry run', () => {
  const dry = { 'dry-run': 'true' };
  const untouched: Partial<ReleaseService> = {
    publish: () => Promise.reject(new Error('A dry run publishes nothing.')),
  };

  test('of a package on this machine tells what would be done on GitHub, and the request', async () => {
    const planHosting = () => Promise.resolve(['It would be uploaded.']);
    const { end, steps, infos } = await run({ inputs: dry, service: untouched, host: { planHosting } });
    expect(steps).toEqual([...EXAMINED, 'Plan the release on GitHub']);
    expect(end?.result).toMatchObject({
      status: 'dry-run',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: false,
      zipUrl: '',
      dryRun: {
        isUpToDate: false,
        outlook: 'could be published',
        onHost: ['It would be uploaded.'],
        request: expect.arrayContaining([expect.stringContaining('the URL of the release asset')]),
      },
    });
    expect(infos).toEqual(expect.arrayContaining(['It would be uploaded.', 'This request would be sent:']));
    expect(end?.kept?.path).toBe('/a.zip');
  });

  test('of a package with a URL looks for its tag', async () => {
    const inputs = { ...dry, zip_url: ZIP_URL, 'release-tag': 'v{version}' };
    const tags: string[] = [];
    const host: Partial<Hosting> = {
      planTag: ({ tag }) => {
        tags.push(tag);
        return Promise.resolve(['It would be tagged.']);
      },
    };
    const found = createRemotePackage();
    const { end } = await run({ inputs, found, service: untouched, host });
    expect(tags).toEqual(['v2.0.0']);
    expect(end?.result).toMatchObject({ zipUrl: ZIP_URL, dryRun: { onHost: ['It would be tagged.'] } });
  });

  test('says of a tag only what is known of it', async () => {
    const inputs = { ...dry, zip_url: ZIP_URL, 'package-checks': 'off', 'release-tag': 'v{version}' };
    const found = createRemotePackage();
    const { end } = await run({ inputs, found, service: untouched });
    const told = 'The release v{version} would be created, with the version that the service returns.';
    expect(end?.result).toMatchObject({ dryRun: { onHost: [told] } });
  });

  test('warns of a tag that is called like the branch', async () => {
    const inputs = { ...dry, zip_url: ZIP_URL, 'release-tag': 'main' };
    const host: Partial<Hosting> = { planTag: () => Promise.resolve([]) };
    const found = createRemotePackage();
    const look = async (branch: string) => {
      const parts = { runner: { ...createParts().runner, branch } };
      return (await run({ inputs, found, service: untouched, host, parts })).steps;
    };
    expect(await look('main')).toContain('! Tag named like the branch');
    expect(await look('trunk')).not.toContain('! Tag named like the branch');
  });

  test('without a token does not look', async () => {
    const { end, steps } = await run({ inputs: { ...dry, 'github-token': '' }, service: untouched });
    expect(steps).toEqual(EXAMINED);
    const told = expect.stringMatching(
      /^The release v2\.0\.0 is not checked: this is not a workflow on GitHub/,
    );
    expect(end?.result).toMatchObject({ dryRun: { onHost: [told] } });
  });

  test('without a key does not ask', async () => {
    const { steps } = await run({
      inputs: { ...dry, 'api-key': '', 'github-token': '' },
      service: untouched,
    });
    expect(steps).toEqual(EXAMINED.filter((title) => title !== 'Check what is live'));
  });

  test('of a version that is live tells what would be completed, and no request', async () => {
    const planRepair = () => Promise.resolve(['The draft would be published.']);
    const { end } = await run({ inputs: dry, service: { ...untouched, ...isLive }, host: { planRepair } });
    expect(end?.result).toMatchObject({
      status: 'dry-run',
      dryRun: { isUpToDate: true, onHost: ['The draft would be published.'], request: [] },
    });
  });

  test('warns like the run of a name that cannot be completed', async () => {
    const inputs = { ...dry, 'asset-name': '{slug}.zip', slug: 'größe' };
    const { end, steps } = await run({ inputs, service: { ...untouched, ...isLive } });
    expect(steps).toEqual([...EXAMINED, '! Release on GitHub not checked']);
    expect(end?.result).toMatchObject({ dryRun: { isUpToDate: true, onHost: [] } });
  });
});

test('a package is hashed while it is looked into', async () => {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const readSha256 = () => {
    begin();
    return Promise.resolve(SHA256);
  };
  const source = {
    find: () => Promise.resolve(createLocalPackage({ readSha256 })),
    searchForKeys,
    inspect: () => begun.then(() => createInspection()),
  };
  const { end } = await run({ parts: { source } });
  expect(end?.result.status).toBe('published');
});

describe('what is found in the package', () => {
  const finding = {
    id: 'dev-files',
    severity: 'error',
    message: 'A.',
    effect: 'B.',
    fix: 'C.',
    file: 'a/.env',
  } as const;
  const source = {
    find: () => Promise.resolve(createLocalPackage()),
    searchForKeys,
    inspect: () => Promise.resolve(createInspection({}, { check: () => [finding] })),
  };

  test('stops the run before anything is changed, and is told all the same', async () => {
    const { error, steps, reports } = await run({ parts: { source } });
    expect(steps).toEqual(EXAMINED);
    expect(error).toBeInstanceOf(AggregateError);
    expect((error as AggregateError).errors).toMatchObject([{ code: 'package', isReported: true }]);
    expect(reports).toMatchObject([{ findings: [{ id: 'dev-files' }] }]);
  });

  test('is only warned of on demand', async () => {
    const { end, steps } = await run({ parts: { source }, inputs: { 'package-checks': 'warn' } });
    expect(steps).toContain('! Package: dev-files');
    expect(end?.result.status).toBe('published');
  });

  test('may be a version that contains a secret: nobody is asked about it', async () => {
    const quote = (text: string) => text.replace('2.0.0', '***');
    const runner = { ...createParts().runner, quote };
    for (const inputs of [{}, { 'dry-run': 'true' }]) {
      const { error, steps } = await run({ inputs, parts: { runner } });
      expect(error).toMatchObject({ code: 'package', title: 'Version contains a secret' });
      expect(steps).toEqual(EXAMINED.slice(0, 2));
    }
  });
});

describe('a run that is cancelled', () => {
  test('while the package is checked, does nothing else', async () => {
    const controller = new AbortController();
    const readSha256 = () => {
      controller.abort();
      return Promise.resolve(SHA256);
    };
    const found = createLocalPackage({ readSha256 });
    const { error, steps } = await run({ found, parts: { cancellation: controller.signal } });
    expect(error).toBeInstanceOf(Cancelled);
    expect(steps).toEqual(EXAMINED);
  });

  test.each([
    ['live by another run', true, 'already-published'],
    ['not live', false, undefined],
  ])('before the service created anything, with the version %s', async (_name, isSeen, status) => {
    const controller = new AbortController();
    const service: Partial<ReleaseService> = {
      publish: () => {
        controller.abort();
        return Promise.reject(new Cancelled());
      },
      isLive: () => Promise.resolve(isSeen),
    };
    const { end, error, steps } = await run({ service, parts: { cancellation: controller.signal } });
    expect(end?.result.status).toBe(status);
    expect(steps.includes('Undo the changes on GitHub')).toBe(!isSeen);
    if (isSeen) expect(end?.problem).toMatchObject({ code: 'already-published', title: 'Cancelled' });
    else expect(error).toBeInstanceOf(Cancelled);
  });

  test('is told once, and truly, when another run publishes the version and completes the release', async () => {
    const controller = new AbortController();
    const service: Partial<ReleaseService> = {
      publish: () => {
        controller.abort();
        return Promise.reject(new Cancelled());
      },
      isLive: () => Promise.resolve(true),
    };
    const hosted = createHosted({ publishDraft: () => Promise.reject(new Cancelled()) });
    const { end } = await run({
      service,
      host: { host: () => Promise.resolve(hosted) },
      parts: { cancellation: controller.signal },
    });
    expect(end?.problem).toMatchObject({ code: 'already-published', title: 'Cancelled' });
    expect(String(end?.problem)).not.toMatch(/not complete/);
  });

  test('after it was published keeps nothing on this machine', async () => {
    const controller = new AbortController();
    const service: Partial<ReleaseService> = {
      publish: ({ version = '' }) => {
        controller.abort();
        return Promise.resolve({
          status: 'published',
          version,
          previousVersion: undefined,
          isVerified: true,
        });
      },
    };
    const { end } = await run({ service, parts: { cancellation: controller.signal } });
    expect(end).toMatchObject({ result: { status: 'published' }, kept: undefined });
  });
});

describe('a package that the service does not take', () => {
  test('is taken back from GitHub', async () => {
    const refused = fail('not-published');
    const { error, steps } = await run({ service: { publish: () => Promise.reject(refused) } });
    expect(error).toBe(refused);
    expect(steps).toEqual([...HOSTED, 'Undo the changes on GitHub']);
  });

  test('stays on GitHub while the service may need it', async () => {
    const unknown = fail('unknown-outcome');
    const { error, steps, infos } = await run({
      service: { publish: () => Promise.reject(unknown), progress: { stage: 'ordered' } },
    });
    expect(error).toBe(unknown);
    expect(steps).toEqual(HOSTED);
    expect(infos.at(-1)).toMatch(/^The release v2\.0\.0 stays on GitHub/);
  });

  test('is no reason to ask again when the service has refused it', async () => {
    const isAsked = () => Promise.reject(new Error('It was asked already.'));
    const refused = fail('not-published');
    const { error } = await run({ service: { publish: () => Promise.reject(refused), isLive: isAsked } });
    expect(error).toBe(refused);
  });

  test('is looked for when something else went wrong', async () => {
    const service: Partial<ReleaseService> = {
      publish: () => Promise.reject(new TypeError('a bug')),
      isLive: () => Promise.resolve(true),
    };
    const { end, steps } = await run({ service });
    expect(end).toMatchObject({ result: { status: 'already-published' }, problem: { code: 'internal' } });
    expect(steps.at(-1)).toBe('Complete the release on GitHub');
  });
});

describe('what fails after the version is live stands beside the result', () => {
  const remote = { inputs: { zip_url: ZIP_URL, 'release-tag': 'v1' }, found: createRemotePackage() };

  test('its tag', async () => {
    const { end } = await run({ ...remote, host: { tag: () => Promise.reject(fail('not-published')) } });
    expect(end).toMatchObject({
      result: { status: 'published', onHost: undefined },
      problem: { code: 'after-publish', title: 'Published, but: Title' },
    });
  });

  test('its release on GitHub, whose address is then not known', async () => {
    const problem = fail('after-publish');
    const hosted = createHosted({ publishDraft: () => Promise.reject(problem) });
    const { end } = await run({ host: { host: () => Promise.resolve(hosted) } });
    expect(end).toMatchObject({
      result: { onHost: { release: { ...RELEASE, url: '' }, asset: ASSET } },
      kept: undefined,
    });
    expect(end?.problem).toBe(problem);
  });

  test('the draft that an earlier run left', async () => {
    const repair = () => Promise.reject(new Cancelled());
    const { end } = await run({ service: isLive, host: { repair } });
    expect(end).toMatchObject({
      result: { status: 'already-published' },
      problem: { code: 'after-publish', title: 'Published, but: Cancelled' },
    });
  });

  test('the wait for it, and its release: both', async () => {
    const hosted = createHosted({ publishDraft: () => Promise.reject(fail('after-publish', 'Draft')) });
    const { end } = await run({
      inputs: { verify: 'true' },
      service: { confirm: () => Promise.reject(fail('after-publish', 'Wait')) },
      host: { host: () => Promise.resolve(hosted) },
    });
    expect(end?.problem).toBeInstanceOf(AggregateError);
    expect(end?.problem).toMatchObject({ errors: [{ title: 'Wait' }, { title: 'Draft' }] });
  });

  test('that another run published it, which may be from another commit: it is not tagged', async () => {
    const problem = fail('already-published');
    const { end, steps } = await run({
      ...remote,
      service: {
        publish: () =>
          Promise.resolve({
            status: 'already-published',
            version: '2.0.0',
            previousVersion: '1.0.0',
            isVerified: true,
            problem,
          }),
      },
    });
    expect(steps).toEqual([...EXAMINED, 'Publish']);
    expect(end?.problem).toBe(problem);
  });
});

describe('what lies on this machine', () => {
  test.each<[string, Scenario]>([
    ['a green run', {}],
    ['a dry run', { inputs: { 'dry-run': 'true', 'github-token': '' } }],
    ['a run that fails', { service: { publish: () => Promise.reject(fail('unknown-outcome')) } }],
    ['a run whose package is refused', { inputs: { 'expected-version': 'any', 'asset-name': '{slug}.zip' } }],
  ])('goes when the run ends: %s', async (_name, scenario) => {
    let disposals = 0;
    const dispose = () => {
      disposals += 1;
      return Promise.resolve();
    };
    await run({ ...scenario, found: createLocalPackage({ [Symbol.asyncDispose]: dispose }) });
    expect(disposals).toBe(1);
  });

  test('is kept for later steps: what this run has stored, under the name of the asset', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
    const path = join(folder, 'package.zip');
    await writeFile(path, 'bytes');
    const runner = { ...createParts().runner, temporaryFolder: folder };
    const found = createLocalPackage({ path, isTemporary: true, name: 'other.zip' });
    const { end } = await run({ found, parts: { runner } });
    expect(end?.kept?.path).toMatch(/[/\\]a\.zip$/);
    expect(await readFile(end?.kept?.path ?? '', 'utf8')).toBe('bytes');
    await end?.kept?.discard();
    await expect(readFile(end?.kept?.path ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
    await rm(folder, { recursive: true });
  });

  test.each(['error', 'off'])(
    'is kept for later steps: a package with a URL, with the checks `%s`',
    async (checks) => {
      const folder = await mkdtemp(join(tmpdir(), 'recipe-'));
      const path = join(folder, 'package.zip');
      await writeFile(path, 'bytes');
      const runner = { ...createParts().runner, temporaryFolder: folder };
      const found = createRemotePackage({ path, isTemporary: true });
      const inputs = { zip_url: ZIP_URL, 'package-checks': checks };
      const { end } = await run({ inputs, found, parts: { runner } });
      expect(await readFile(end?.kept?.path ?? '', 'utf8')).toBe('bytes');
      await rm(folder, { recursive: true });
    },
  );

  test('that cannot be kept is no reason to fail', async () => {
    const runner = { ...createParts().runner, temporaryFolder: '/absent' };
    const { end, steps } = await run({ found: createLocalPackage({ isTemporary: true }), parts: { runner } });
    expect(end).toMatchObject({ result: { status: 'published' }, kept: undefined });
    expect(steps.at(-1)).toBe('! Package not kept');
  });
});
