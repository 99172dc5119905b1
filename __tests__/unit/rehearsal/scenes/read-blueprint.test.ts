import { describe, expect, test } from '@jest/globals';
import { readBlueprint } from '../../../../src/rehearsal/scenes/read-blueprint.ts';

const read = (blueprint: object) => readBlueprint(JSON.stringify(blueprint));
const refuse = (blueprint: object) => () => read(blueprint);

describe('a Blueprint', () => {
  test('has steps, with what stands beside them first', () => {
    const { steps, unplayed } = read({
      $schema: 'https://playground.wordpress.net/blueprint-schema.json',
      preferredVersions: { php: '8.3', wp: 'latest' },
      features: { networking: true },
      constants: { WP_DEBUG: true },
      siteOptions: { blogname: 'Acme' },
      plugins: ['woocommerce', 'https://example.org/a.zip', { resource: 'bundled', path: 'a.zip' }],
      steps: [
        false,
        null,
        'text',
        { step: 'login' },
        { step: 'runPHP', code: { filename: 'a.php', content: '<?php' }, progress: { caption: 'x' } },
        { step: 'wp-cli', command: 'wp post list' },
        { step: 'constructor' },
      ],
    });
    expect(steps.map(({ number, kind }) => [number, kind])).toEqual([
      [0, 'defineWpConfigConsts'],
      [0, 'setSiteOptions'],
      [0, 'installPlugin'],
      [0, 'installPlugin'],
      [0, 'installPlugin'],
      [4, 'login'],
      [5, 'runPHP'],
    ]);
    expect(steps.slice(2, 5).map(({ resources }) => resources['pluginData'])).toEqual([
      { kind: 'plugin', slug: 'woocommerce' },
      { kind: 'url', url: 'https://example.org/a.zip' },
      { kind: 'bundled', path: 'a.zip' },
    ]);
    expect(steps.at(-1)?.args).toEqual({ code: '<?php' });
    expect(unplayed).toEqual(['step 6 (`wp-cli`)', 'step 7 (`constructor`)']);
  });

  test('has visits, the last of them its landing page', () => {
    const visits = [
      { path: 'cart/', as: 'customer', after: '/?add-to-cart={product}' },
      { path: 'http://127.0.0.1:8080/shop/', method: 'DELETE', shows: '#{product}' },
      { path: '/form/', body: { name: 'Ada', count: 3 } },
      { path: '/wp-json/', method: 'PUT', body: '{}' },
    ];
    expect(read({ landingPage: '/wp-admin/', visits }).visits).toEqual([
      { path: '/cart/', as: 'customer', method: 'GET', after: '/?add-to-cart={product}' },
      { path: 'http://127.0.0.1:8080/shop/', as: 'visitor', method: 'DELETE', shows: '#{product}' },
      { path: '/form/', as: 'visitor', method: 'POST', body: { name: 'Ada', count: '3' } },
      { path: '/wp-json/', as: 'visitor', method: 'PUT', body: '{}' },
      { path: '/wp-admin/', as: 'administrator', method: 'GET' },
    ]);
    expect(read({ landingPage: '/a/' }).visits[0]?.as).toBe('visitor');
    expect(read({ landingPage: '/a/', steps: [{ step: 'login' }] }).visits[0]?.as).toBe('administrator');
  });

  test.each([
    [{ version: 2 }, /^it has version 2/],
    [{ steps: [{ step: 'runSql', sql: { resource: 'url' } }] }, /^step 1 \(`runSql`\): `url` is not text/],
    [{ steps: [{ step: 'runSql' }] }, /^step 1 \(`runSql`\): `sql` is missing/],
    [{ steps: [{ code: '' }] }, /^step 1: `step` is not text/],
    [{ steps: Array.from({ length: 101 }, () => ({})) }, /^`steps` has more than 100 items/],
    [{ visits: Array.from({ length: 61 }, () => ({})) }, /^`visits` has more than 60 items/],
    [{ visits: [{ path: 'https://example.org/' }] }, /^visit 1: `https:\/\/example\.org\/` is not a page/],
    [{ visits: [{ path: '//example.org/' }] }, /is not a page of the site/],
    [{ visits: [{ path: '/', after: '/\\example.org' }] }, /is not a page of the site/],
    [{ visits: [{ path: '/', shows: 1 }] }, /^visit 1: `shows` is not text/],
    [{ visits: [{ path: '/', as: 'root' }] }, /^visit 1: `as` is not one of visitor/],
    [{ visits: [{ path: '/', body: { a: {} } }] }, /^visit 1: it is not text/],
    [{ landingPage: 'https://example.org' }, /^`landingPage`: /],
    [{ plugins: ['../../a'] }, /^plugin 1: `\.\.\/\.\.\/a` is not a slug/],
    [{ siteOptions: 'a' }, /^`siteOptions` is not an object/],
  ])('what is wrong is refused: %#', (blueprint, message) => {
    expect(refuse(blueprint)).toThrow(message);
  });

  test('that is not JSON, or nested without end, is refused', () => {
    expect(() => readBlueprint('{')).toThrow('it is not valid JSON');
    expect(() => readBlueprint('[]')).toThrow('it is not an object');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(() => readBlueprint(`{"steps":${deep}}`)).toThrow(/nested more than 20 times/);
  });
});
