import { describe, expect, test } from '@jest/globals';

import { judge, listErrors, main } from '../judge.ts';

describe('the checks', () => {
  test('find nothing in a plugin that has nothing wrong', async () => {
    const readme = '=== My Plugin ===\nRequires at least: 6.0\nStable tag: 1.2.3\n\nDoes things.\n';
    const files = {
      'my-plugin/': '',
      'my-plugin/my-plugin.php': main,
      'my-plugin/readme.txt': readme,
      'my-plugin/index.php': '<?php // Silence is golden.',
      'my-plugin/assets/app.min.js': '',
      'my-plugin/assets/app.min.js.gz': '',
      'my-plugin/assets/font.woff2': '',
      'my-plugin/languages/my-plugin-so.mo': '',
      'my-plugin/vendor/composer/autoload_real.php': '<?php',
      'my-plugin/vendor/ca/cacert.pem':
        '##\n## Bundle of CA Root Certificates\n##\n-----BEGIN CERTIFICATE-----\n',
    };
    const expected = {
      slug: 'my-plugin',
      version: { version: '1.2.3', origin: 'the tag `v1.2.3`' },
      served: { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php' },
    };
    expect(await judge(files, expected)).toEqual([]);
  });

  test('tell errors before warnings, and warnings before notices', async () => {
    const files = {
      'my-plugin/my-plugin.php': '<?php /* Plugin Name: My Plugin */',
      'my-plugin/.env': '',
      'my-plugin/a.sh': '',
      'my-plugin/.DS_Store': '',
    };
    const severities = (await judge(files)).map(({ severity }) => severity);
    const order = ['error', 'warning', 'notice'];
    expect(severities).toEqual(order.flatMap((severity) => severities.filter((one) => one === severity)));
    expect(new Set(severities)).toEqual(new Set(order));
  });

  test('tell each error with its effect, its fix and no more than they need', async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `my-plugin/${'x'.repeat(200)}-${index}/.env`);
    const [finding] = await judge(Object.fromEntries(names.map((name) => [name, ''])));
    const texts = [finding?.message, finding?.effect, finding?.fix];
    expect(texts.every((text = '') => /^[A-Z`].*[.`"]$/.test(text) && text.length < 1000)).toBe(true);
  });
});

describe('one cause is one error', () => {
  const utf16 = Buffer.from(`\ufeff${main}`, 'utf16le');
  const late = `<?php\n${'// filler\n'.repeat(1000)}${main.slice('<?php\n'.length)}`;

  test.each([
    ['a header in UTF-16', { 'my-plugin/my-plugin.php': utf16 }, ['header-encoding']],
    ['a late header', { 'my-plugin/my-plugin.php': late, 'my-plugin/a.php': late }, ['header-late']],
    ['a header one folder too deep', { 'build/my-plugin/my-plugin.php': main }, ['double-nested']],
    ['a theme', { 'my-theme/style.css': '', 'my-theme/functions.php': '<?php' }, ['no-plugin']],
    ['a theme without a folder', { 'style.css': '', 'functions.php': '<?php' }, ['no-plugin']],
    ['a theme beside a readme', { 'README.md': '', 'my-theme/style.css': '' }, ['no-plugin']],
    ['a ZIP in a ZIP', { 'my-plugin.zip': 'PK' }, ['no-plugin']],
    ['folders without PHP files', { 'a/a.txt': '', 'b/b.txt': '' }, ['no-plugin']],
    ['no version', { 'my-plugin/my-plugin.php': '<?php /* Plugin Name: A */' }, ['version-missing']],
    ['files at the top', { 'my-plugin.php': main, 'readme.txt': '' }, ['root-files']],
    [
      'a readme beside the folder',
      { 'my-plugin/my-plugin.php': main, 'README.md': '' },
      ['extra-root-entry'],
    ],
  ])('also for %s', async (_name, files: Record<string, string | Buffer>, ids) => {
    const expected = {
      slug: 'my-plugin',
      version: { version: '1.2.3', origin: 'the tag `v1.2.3`' },
      served: { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php' },
    };
    expect(await listErrors(files, expected)).toEqual(ids);
  });
});
