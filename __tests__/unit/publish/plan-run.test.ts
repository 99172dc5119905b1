import { describe, expect, test } from '@jest/globals';
import { planRun, type RunPlan } from '../../../src/publish/plan-run.ts';
import type { CheckedPlugin } from '../../../src/publish/types.ts';
import type { LiveVersion } from '../../../src/service/model.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { createInputs, createPlugin, SHA256, ZIP_URL } from './in-memory.ts';

const url = { isSecret: false, shown: ZIP_URL, get: () => Promise.resolve(ZIP_URL) };
const remote: CheckedPlugin['package'] = {
  kind: 'remote',
  name: 'a.zip',
  sizeBytes: 5,
  url,
  sha256: SHA256,
};
const isLive: LiveVersion = { served: { version: '2.0.0' } };

/** The plan for a package with a URL. */
function planRemote(
  inputs: Readonly<Record<string, string>> = {},
  plugin: Partial<CheckedPlugin> = {},
): RunPlan {
  return planRun(createPlugin({ package: remote, ...plugin }), createInputs({ zip_url: ZIP_URL, ...inputs }));
}

/** The plan for a package on this machine. */
function planLocal(
  inputs: Readonly<Record<string, string>> = {},
  plugin: Partial<CheckedPlugin> = {},
): RunPlan {
  return planRun(createPlugin(plugin), createInputs(inputs));
}

describe('a package with a URL', () => {
  test('is published from there, and touches no release', () => {
    expect(planRemote()).toEqual({ kind: 'publish', url, completion: { kind: 'none' }, verify: false });
  });

  test('is tagged afterwards, with the version that the service will tell', () => {
    const plan = planRemote({ 'release-tag': '{slug}/{version}', verify: 'true' });
    const template = {
      tag: { text: '{slug}/{version}', placeholders: ['slug', 'version'] },
      notes: undefined,
      prerelease: 'auto',
      slug: 'a',
      changelog: '* One',
    };
    expect(plan).toEqual({ kind: 'publish', url, completion: { kind: 'tag', template }, verify: true });
  });

  test('needs no version of its own for its tag, but all the rest', () => {
    const unknown = { slug: '', version: '' };
    expect(planRemote({ 'release-tag': 'v{version}' }, unknown).kind).toBe('publish');
    expect(() => planRemote({ 'release-tag': '{slug}' }, unknown)).toThrow(/the slug .* is not known/);
  });

  test('has its tag completed when its version is live already', () => {
    expect(planRemote({ 'release-tag': 'v1' }, { live: isLive })).toMatchObject({
      kind: 'up-to-date',
      published: { status: 'already-published', version: '2.0.0', isVerified: true },
      completion: { kind: 'tag', template: { tag: { text: 'v1' } } },
    });
    expect(planRemote({}, { live: isLive })).toMatchObject({ completion: { kind: 'none' } });
  });
});

describe('a package on this machine', () => {
  const spec = {
    tag: 'v2.0.0',
    notes: '* One',
    prerelease: false,
    assetName: 'a.zip',
    assetUrl: 'auto',
    overwrite: false,
    isLive: false,
    file: { path: '/a.zip', sha256: SHA256, sizeBytes: 5 },
  };

  test('is put on a release and published from there', () => {
    expect(planLocal()).toEqual({ kind: 'host-and-publish', spec, verify: false });
    expect(planLocal({ verify: 'true', overwrite: 'true' })).toMatchObject({
      spec: { overwrite: true },
      verify: true,
    });
  });

  test('may complete what an earlier run left, when its version is live already', () => {
    expect(planLocal({}, { live: isLive })).toMatchObject({
      kind: 'up-to-date',
      completion: { kind: 'repair', spec: { ...spec, isLive: true } },
    });
  });

  test('is not stopped by a name that it need not complete', () => {
    const plan = planLocal({ 'asset-name': '{slug}.zip' }, { slug: 'größe', live: isLive });
    expect(plan).toMatchObject({ kind: 'up-to-date', completion: { kind: 'not-checked' } });
    const why = plan.kind === 'up-to-date' && plan.completion.kind === 'not-checked' && plan.completion.why;
    expect(why).toBeInstanceOf(PublishError);
    expect(String(why)).toMatch(/`asset-name` becomes `größe\.zip`/);
  });

  test('needs a tag, which the inputs see to', () => {
    const inputs = createInputs();
    const release = { ...inputs.release, tag: undefined };
    expect(() => planRun(createPlugin(), { ...inputs, release })).toThrow(/`release-tag` is empty/);
  });

  test.each<[assetUrl: string, isLasting: boolean, planned: string]>([
    ['auto', true, 'signed'],
    ['auto', false, 'auto'],
    ['public', true, 'public'],
    ['signed', false, 'signed'],
  ])(
    'with asset-url %s, while the service is in trouble (lasting: %s), gets a URL that is %s',
    (assetUrl, isLasting, planned) => {
      const live: LiveVersion = { failure: { kind: 'key', why: 'the service returned 401', isLasting } };
      expect(planLocal({ 'asset-url': assetUrl }, { live })).toMatchObject({ spec: { assetUrl: planned } });
    },
  );
});

test.each([
  ['auto', 'signed'],
  ['public', 'public'],
])('of a plugin that the service does not have, `asset-url: %s` is %s', (assetUrl, planned) => {
  const live: LiveVersion = { failure: { kind: 'missing', why: 'it returned 404', isLasting: false } };
  expect(planLocal({ 'asset-url': assetUrl }, { live })).toMatchObject({ spec: { assetUrl: planned } });
});

describe('a version that is live already', () => {
  test.each([
    ['a package with a URL', planRemote, 'publish'],
    ['a package on this machine', planLocal, 'host-and-publish'],
  ] as const)('is published again when that is asked for: %s', (_name, plan, kind) => {
    expect(plan({ 'if-published': 'publish' }, { live: isLive }).kind).toBe(kind);
  });

  test.each([planRemote, planLocal])('is a mistake when that is asked for', (plan) => {
    expect(() => plan({ 'if-published': 'fail' }, { live: isLive })).toThrow(
      expect.objectContaining({ code: 'already-published' }),
    );
  });

  test.each<[string, Partial<CheckedPlugin>]>([
    ['another one', { live: { served: { version: '1.9' } } }],
    ['not known', { live: {} }],
    ['not asked about', { live: undefined }],
    [
      'not that of the package, which is not known',
      { live: isLive, identity: { pluginId: 'plugin_a', slug: undefined, version: undefined } },
    ],
  ])('is none when it is %s', (_name, plugin) => {
    expect(planLocal({}, plugin).kind).toBe('host-and-publish');
  });
});
