import { describe, expect, test } from '@jest/globals';

import { findLacks, parseServed } from '../../../src/service/api.ts';

const read = (body: unknown) =>
  parseServed(typeof body === 'string' ? body : JSON.stringify(body), 'plugin_a');

describe('what sites are offered is known', () => {
  test.each<[body: unknown]>([
    [{ version: '1.2.3' }],
    [{ new_version: '1.2.3' }],
    [{ version: '1.2.3', new_version: '1.2.3' }],
    [{ data: { new_version: '1.2.3' } }],
    [{ plugin: { version: '1.2.3' } }],
    [{ success: true, release: { version: '1.2.3' } }],
    [{ version: '1.2.3', data: { version: '1.2.3' }, release: { version: null } }],
    ['\ufeff{"version":"1.2.3"}'],
  ])('from %j', (body) => {
    expect(read(body)).toEqual({ served: { version: '1.2.3' } });
  });

  test.each<[name: string, more: object]>([
    ['names the plugin that was asked about', { plugin_id: 'plugin_a', id: 'plugin_a' }],
    ['has the key of a database', { id: '4711', plugin: { id: 12 } }],
    ['has an Update URI', { id: 'https://plugins.example/a' }],
    ['has another short name', { slug: 'other' }],
    ['says that it is live', { status: 'published', data: { status: 'Active' } }],
    [
      'says so by flags',
      { draft: false, published: true, data: { state: 'released', published: '2026-11-22' } },
    ],
    ['says that all is well', { success: true, status: 'ok', error: null, errors: [] }],
    ['has empty fields for errors', { error: '', data: { error: false, errors: {} } }],
  ])('when the answer %s', (_name, more) => {
    expect(read({ version: '1.2.3', ...more }).served?.version).toBe('1.2.3');
  });

  test.each(['.52.9', '1', 'v1', '2.0.0-beta.1+build_7'])('as version %s', (version) => {
    expect(read({ version }).served?.version).toBe(version);
  });
});

test.each<[body: object, packageUrl: string | undefined]>([
  [
    { version: '1', download_url: 'https://a.example/1.zip', package: 'https://a.example/2.zip' },
    'https://a.example/1.zip',
  ],
  [
    { new_version: '1', download_url: '', download_link: 'https://a.example/1.zip' },
    'https://a.example/1.zip',
  ],
  [{ version: '1', package: 'https://a.example/1.zip' }, 'https://a.example/1.zip'],
  [
    { package: 'https://a.example/1.zip', data: { version: '1', package: 'https://a.example/2.zip' } },
    'https://a.example/2.zip',
  ],
  [{ version: '1', data: { package: 'https://a.example/2.zip' } }, undefined],
  [{ version: '1', package: { url: 'https://a.example/1.zip' } }, undefined],
  [{ version: '1' }, undefined],
])('where its package is stands beside the version: %j', (body, packageUrl) => {
  expect(read(body).served?.packageUrl).toBe(packageUrl);
});

describe('what sites are offered is not known', () => {
  test.each<[body: unknown, why: string]>([
    [{ success: false, version: '1.2.3' }, 'does not say `success: true`'],
    [{ success: 'true', version: '1.2.3' }, 'does not say `success: true`'],
    [{ version: '1.2.3', data: { success: false } }, 'does not say `success: true`'],
    [{ error: 'no', version: '1.2.3' }, 'reports an error'],
    [{ error: { message: 'no' }, version: '1.2.3' }, 'reports an error'],
    [{ version: '1.2.3', errors: ['no'] }, 'reports an error'],
    [{ data: { version: '1.2.3', error: true } }, 'reports an error'],
    [{ version: '1.2.3', data: { version: '1.2.2' } }, 'names versions that disagree'],
    [{ version: '1.2.3', new_version: '1.2.4' }, 'names versions that disagree'],
    [{ version: '1.2.3', release: { version: 1 } }, 'names versions that disagree'],
    [{ plugin_id: 'plugin_b', version: '1.2.3' }, 'is about another plugin'],
    [{ plugin_id: 'b', version: '1.2.3' }, 'is about another plugin'],
    [{ id: 'plugin_b', version: '1.2.3' }, 'is about another plugin'],
    [{ plugin: { id: 'plugin_A', version: '1.2.3' } }, 'is about another plugin'],
    [{ status: 'draft', version: '1.2.3' }, 'has a `status` other than that of a published release'],
    [
      { release: { status: 'pending', version: '1.2.3' } },
      'has a `status` other than that of a published release',
    ],
    [{ status: 'error', version: '1.2.3' }, 'has a `status` other than that of a published release'],
    [{ status: 500, version: '1.2.3' }, 'has a `status` other than that of a published release'],
    [
      { release: { state: 'scheduled', version: '1.2.3' } },
      'has a `status` other than that of a published release',
    ],
    [{ draft: true, version: '1.2.3' }, 'is about a draft'],
    [{ version: '1.2.3', release: { draft: true } }, 'is about a draft'],
    [{ data: { published: false, version: '1.2.3' } }, 'is about a draft'],
    [{ version: 1 }, 'names something that is not a version'],
    [{ version: '..' }, 'names something that is not a version'],
    [{ version: '1.2.3\n' }, 'names something that is not a version'],
    [{ plugins: [{ version: '1.2.3' }] }, 'names no version'],
    [{ data: [{ version: '1.2.3' }] }, 'names no version'],
    ['{"version":"1.2.2","version":"1.2.3"}', 'is malformed: a name occurs twice in one of its objects'],
    [
      '{"version":"1.2.3","a":[{"b":1,"\\u0062":1}]}',
      'is malformed: a name occurs twice in one of its objects',
    ],
    ['["1.2.3"]', 'is malformed: it is not a JSON object'],
    ['<html>', 'is malformed: it is not a JSON object'],
  ])('from %j', (body, why) => {
    expect(read(body)).toEqual({ why });
  });
});

describe('the folder and the main file that sites have', () => {
  test.each<[more: object, pluginFile: string | undefined, slug: string | undefined]>([
    [{ plugin: 'demo/main.php', slug: 'demo' }, 'demo/main.php', 'demo'],
    [{ data: { plugin: 'demo/main.php' } }, 'demo/main.php', undefined],
    [{ plugin: { version: '1.2.3', plugin: 'demo/main.php', slug: 'shop' } }, 'demo/main.php', 'shop'],
    [{ plugin: 'demo' }, undefined, undefined],
    [{ plugin: '../demo/main.php' }, undefined, undefined],
    [{ plugin: 'demo/\u0007main.php', slug: 'de\u0007mo' }, undefined, undefined],
    [{ slug: 'acme/demo' }, undefined, undefined],
    [{ slug: 7 }, undefined, undefined],
    [{ slug: 'x'.repeat(256) }, undefined, undefined],
  ])('by %j', (more, pluginFile, slug) => {
    expect(read({ version: '1.2.3', ...more }).served).toEqual({ version: '1.2.3', pluginFile, slug });
  });
});

describe('an answer lacks for update clients', () => {
  test.each<[object, readonly string[] | undefined]>([
    [{ name: 'A', version: '1.0', download_url: 'https://a.example/a.zip' }, undefined],
    [{ version: '1.0', download_url: 'https://a.example/a.zip' }, ['name']],
    [{ name: null, version: '1.0', download_url: '' }, ['name', 'download_url']],
    [{ name: '', version: '1.0', package: 'https://a.example/a.zip' }, ['download_url']],
    // Without a version, it is no answer for them at all.
    [{ data: { version: '1.0' } }, undefined],
  ])('%j', (answer, lacks) => {
    expect(findLacks(JSON.stringify(answer)).lacks).toEqual(lacks);
  });
});
