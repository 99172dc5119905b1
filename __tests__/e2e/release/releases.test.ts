import { describe, expect, test } from '@jest/globals';
import {
  onBranch,
  onTag,
  RUN_ID,
  startReleaseStage,
  type ReleaseStage,
  TOKEN,
} from '../fixtures/release-stage.ts';
import { methods, readErrors, readVisible, sampleZip, sent, versions } from '../fixtures/stage.ts';

const sources: readonly (readonly [
  name: string,
  inputs: Readonly<Record<string, string>>,
  asset: string,
  prepare?: (stage: ReleaseStage) => void,
])[] = [
  ['a ZIP file', { 'zip-path': 'tidy-footer.zip' }, 'tidy-footer.zip'],
  ['a directory', { 'zip-path': 'tidy-footer' }, 'tidy-footer.zip'],
  [
    'an artifact',
    { 'artifact-name': 'package' },
    'package.zip',
    ({ github }) => github.addArtifact({ name: 'package', bytes: sampleZip, runId: RUN_ID, isZipped: false }),
  ],
];

const events = [
  ['a tag', onTag('v1.4.2'), (stage: ReleaseStage) => stage.github.addTag('v1.4.2')],
  ['a branch', onBranch, () => undefined],
  [
    'a release that exists',
    onTag('v1.4.2'),
    (stage: ReleaseStage) => stage.github.addRelease({ tagName: 'v1.4.2' }),
  ],
  [
    'a draft that exists',
    onBranch,
    (stage: ReleaseStage) => stage.github.addRelease({ tagName: 'v1.4.2', isDraft: true }),
  ],
] as const;

/** Each event in either kind of repository, each time with another source: hosting is given a file and its name, whatever the source. */
const scenes = events.flatMap(([event, env, prepare], index) =>
  [false, true].map((isPrivate) => {
    const [source, inputs, asset, addSource] = sources[(index + Number(isPrivate)) % 3] ?? ['', {}, ''];
    return {
      name: `${source}, on ${event}, in a ${isPrivate ? 'private' : 'public'} repository`,
      inputs,
      asset,
      env,
      isPrivate,
      isNew: event === 'a branch',
      isForeignDraft: event === 'a draft that exists',
      prepare: (stage: ReleaseStage) => {
        addSource?.(stage);
        prepare(stage);
      },
    };
  }),
);

const twice = (line: string): readonly string[] => [line, line];

/**
 * Lists the requests that change something on GitHub, and the downloads of the package by the proof and the service.
 */
function traceChanges(stage: ReleaseStage): readonly string[] {
  const told = stage
    .trace()
    .filter((line) => !line.startsWith('api GET'))
    .map((line) => line.replace(/ \/(repos\/)?acme\/tidy-footer/, ' ').replace(/ \/github-.*/, ' FILE'));
  const isDownload = (line: string) => line.includes(' GET ');
  const [first, last] = [told.findIndex(isDownload), told.findLastIndex(isDownload)];
  const downloads = told.slice(first, last + 1);
  if (downloads.every(isDownload)) downloads.sort();
  return [...told.slice(0, first), ...downloads, ...told.slice(last + 1)];
}

/** Runs the step, which has to publish; returns what it changed on GitHub. */
async function publish({
  inputs,
  asset,
  env,
  isPrivate,
  isForeignDraft,
  prepare,
}: (typeof scenes)[number]): Promise<readonly string[]> {
  await using stage = await startReleaseStage({ isPrivate, live: '1.4.1' });
  prepare(stage);
  const step = await stage.run(inputs, { env });
  expect(readErrors(step)).toEqual([]);
  expect(step.exitCode).toBe(0);
  expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);

  const [release, ...others] = stage.github.releases();
  expect(others).toEqual([]);
  expect(release).toMatchObject({ tagName: 'v1.4.2', isDraft: isForeignDraft });
  expect(release?.assets.map(({ name, state }) => [name, state])).toEqual([[asset, 'uploaded']]);
  const isSigned = isPrivate || isForeignDraft;
  expect(step.outputs).toMatchObject({
    version: '1.4.2',
    status: 'published',
    slug: 'tidy-footer',
    'release-tag': 'v1.4.2',
    'release-id': String(release?.id),
    'asset-id': String(release?.assets[0]?.id),
    'asset-name': asset,
    zip_url: isSigned ? '' : `${stage.github.serverUrl}/acme/tidy-footer/releases/download/v1.4.2/${asset}`,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(readVisible(step)).not.toContain(TOKEN);
  expect(readVisible(step)).not.toMatch(/(jwt|sig|se)=[^*]/);
  // The token goes to GitHub's API and to its uploads, and nowhere else.
  for (const { origin, headers } of stage.github.requests) {
    if (origin === 'web' || origin === 'storage') expect(headers).not.toHaveProperty('authorization');
  }
  expect(JSON.stringify(sent(stage.service))).not.toContain(TOKEN);
  return traceChanges(stage);
}

describe('a package from', () => {
  test.concurrent.each(scenes.filter(({ isNew }) => !isNew))('$name is published', publish);

  const isNew = (wanted: boolean) => scenes.filter((scene) => scene.isNew && scene.isPrivate === wanted);

  test.concurrent.each(isNew(false))(
    '$name is put on a draft, which is published, and proven',
    async (scene) => {
      expect(await publish(scene)).toEqual([
        'api POST /releases',
        'uploads POST /releases/N/assets',
        'api PATCH /releases/N',
        ...twice('storage GET FILE'),
        ...twice(`web GET /releases/download/v1.4.2/${scene.asset}`),
      ]);
    },
  );

  test.concurrent.each(isNew(true))(
    '$name is put on a draft, which is published last, after the service has fetched the package',
    async (scene) => {
      const changes = await publish(scene);
      expect(changes.filter((line) => !line.includes('actions'))).toEqual([
        'api POST /releases',
        'uploads POST /releases/N/assets',
        ...twice('storage GET FILE'),
        'api PATCH /releases/N',
      ]);
    },
  );
});

const ZIP = { 'zip-path': 'tidy-footer.zip' };

describe('the first release of a plugin, in a public repository', () => {
  test.concurrent('that the service refuses leaves nothing public', async () => {
    await using stage = await startReleaseStage();
    stage.github.addTag('v1.4.2');
    const step = await stage.run({ ...ZIP, plugin_id: 'plugin_foter' }, { env: onTag('v1.4.2') });
    expect(readErrors(step)).toEqual([expect.stringMatching(/^Plugin not found: /)]);
    expect(stage.github.releases()).toEqual([]);
    expect(stage.trace().filter((line) => line.startsWith('web '))).toEqual([]);
  });

  test.concurrent('is published when the service has accepted it, and asked for once', async () => {
    await using stage = await startReleaseStage();
    const step = await stage.run(ZIP, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ status: 'published', zip_url: '', 'release-tag': 'v1.4.2' });
    expect(stage.github.releases()).toMatchObject([{ tagName: 'v1.4.2', isDraft: false }]);
    expect(methods(stage.service)).toBe('GET GET POST GET');
  });

  test.concurrent('by a service that keeps no packages is red, and the fix as told repairs it', async () => {
    await using stage = await startReleaseStage({ keepsNoPackages: true });
    const step = await stage.run(ZIP, { env: onBranch });
    expect(step.exitCode).toBe(1);
    const told =
      /^Published, but sites get a URL that expires: .*`asset-url: public`.* `if-published: publish`/;
    expect(readErrors(step)).toEqual([expect.stringMatching(told)]);
    expect(step.outputs).toMatchObject({ status: 'published', version: '1.4.2', zip_url: '' });
    expect(stage.github.releases()).toMatchObject([{ tagName: 'v1.4.2', isDraft: false }]);
    expect(readVisible(step)).not.toMatch(/(jwt|sig|se)=[^*]/);

    const again = { ...ZIP, 'asset-url': 'public', 'if-published': 'publish' };
    const repaired = await stage.run(again, { env: onBranch });
    expect(readErrors(repaired)).toEqual([]);
    expect(stage.service.releases('plugin_footer').at(-1)?.zipUrl).toBe(repaired.outputs['zip_url']);
  });
});
