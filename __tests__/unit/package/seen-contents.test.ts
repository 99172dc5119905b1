import { describe, expect, test } from '@jest/globals';
import { NO_CLIENTS } from '../../../src/package/read/update-clients.ts';

import { NO_KEYS } from '../../../src/package/secrets/own-keys.ts';
import { NO_COMPOSER } from '../../../src/package/read/made-paths.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { readPackageView } from '../../../src/package/read/package-view.ts';
import { inspect } from '../../../src/package/inspect.ts';
import { createSearchBudget } from '../../../src/package/search-budget.ts';
import { createContentScanner, type SeenContents } from '../../../src/package/read/read-contents.ts';
import { type ByteReader, readFromBuffer } from '../../../src/shared/bytes.ts';
import { forgeZip, type ForgedEntry } from './forge-zip.ts';
import { clean, main } from './judge.ts';

const KEY = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkq'.repeat(4)}\n-----END PRIVATE KEY-----\n`;
const BUILT = "<?php f( 'build/index.js' );";

/** Shows files of the plugin `p` to a scanner, and returns what it saw. */
function look(files: Readonly<Record<string, string | Buffer>>): SeenContents {
  const { show, collect } = createContentScanner(Object.keys(files), 'p');
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    show(path, bytes.subarray(0, 1_000_000), bytes.length);
  }
  return collect();
}

test('secrets are seen in texts of any name, where they begin', () => {
  expect(look({ 'p/p.php': main, 'p/a.txt': `\n${KEY}`, 'p/image.png': KEY, 'p/b.bin': `\0${KEY}` })).toEqual(
    {
      secrets: [
        { path: 'p/a.txt', what: 'holds a private key', line: 2 },
        { path: 'p/image.png', what: 'holds a private key', line: 1 },
      ],
      gitDamage: [],
      builtPaths: [],
      composer: NO_COMPOSER,
      namedFiles: [],
      updateClients: NO_CLIENTS,
      lostBlockFiles: [],
      devPackages: [],
      keys: NO_KEYS,
      unsearched: 0,
    },
  );
});

test('a file is searched as far as it is in other packages', () => {
  const start = 'x'.repeat(256 * 1024);
  const [inside, behind] = [`${start.slice(KEY.length + 1)}\n${KEY}`, `${start}\n${KEY}`];
  expect(look({ 'p/a': inside, 'p/b': behind }).secrets).toMatchObject([{ path: 'p/a' }]);
  expect(look({ 'p/a.php': `${BUILT}${start}`, 'p/b.php': `${start}${BUILT}` }).builtPaths).toEqual([
    'build/index.js',
  ]);
});

const CONFLICT = '<<<<<<< HEAD\n1;\n=======\n2;\n>>>>>>> branch\n';

test('what git has put in the place of a file, or left in it, is seen', () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;
  const files = {
    'p/a.png': pointer,
    'p/vendor/b.js': pointer.replaceAll('\n', '\r\n'),
    'p/manual.md': `As in:\n${pointer}`,
    'p/c.php': `<?php\n${CONFLICT}`,
    'p/d.php': `<p>\n${CONFLICT}`,
    'p/e.css': CONFLICT.replaceAll('\n', '\r\n'),
  };
  expect(look(files).gitDamage).toEqual([
    { path: 'p/a.png', by: 'pointer', line: 1 },
    { path: 'p/vendor/b.js', by: 'pointer', line: 1 },
    { path: 'p/c.php', by: 'conflict', line: 2 },
    { path: 'p/d.php', by: 'conflict', line: 2 },
    { path: 'p/e.css', by: 'conflict', line: 1 },
  ]);
});

test('marks of a conflict that are shown on purpose, or are other signs, are none', () => {
  const files = {
    'p/a.php': `<?php\n$a = <<<'X'\n${CONFLICT}X;\n/*\n${CONFLICT}*/`,
    'p/b.js': `a = '${CONFLICT.replaceAll('\n', '\\n')}';`,
    'p/c.js': '<<<<<<< HEAD\n=======\n',
    'p/d.md': CONFLICT,
    'p/vendor/e.php': `<?php\n${CONFLICT}`,
    'p/tests/f.php': `<?php\n${CONFLICT}`,
  };
  expect(look(files).gitDamage).toEqual([]);
});

test('a key that goes on behind what is shown is one', () => {
  const [begin = ''] = KEY.split('-----END');
  const whole = `${begin}${'A'.repeat(2_000_000)}`;
  expect(look({ 'p/a': whole }).secrets).toHaveLength(1);
  expect(look({ 'p/a': begin }).secrets).toEqual([]);
});

test('only own PHP code tells what a build makes', () => {
  const others = {
    'p/a.js': BUILT,
    'p/a.php': `${BUILT}\0`,
    'p/tests/a.php': BUILT,
    'p/vendor/a.php': BUILT,
    'p/acme/a/b.php': BUILT,
    'p/acme/LICENSE': '',
  };
  expect(look(others).builtPaths).toEqual([]);
  expect(look({ ...others, 'p/inc/a.php': BUILT }).builtPaths).toEqual(['build/index.js']);
});

test('of paths that a build makes, a thousand are enough, in however many files they stand', () => {
  const name = (file: number) =>
    `<?php ${Array.from({ length: 150 }, (_, at) => `a('build/${file}/${at}.js');`).join('')}`;
  const files = Array.from({ length: 9 }, (_, file) => [`p/${file}.php`, name(file)] as const);
  expect(look(Object.fromEntries(files)).builtPaths).toHaveLength(1000);
});

test('what was seen is not read again', async () => {
  const content = 'Some text that goes on and on.\n'.repeat(10_000);
  const entries: readonly ForgedEntry[] = [
    { name: 'p/p.php', content: main },
    { name: 'p/a.txt', content },
    { name: 'p/b.txt', content },
  ];
  const seen = {
    secrets: [{ path: 'p/a.txt', what: 'holds a private key', line: 7 }],
    gitDamage: [],
    builtPaths: [],
    composer: NO_COMPOSER,
    namedFiles: [],
    updateClients: NO_CLIENTS,
    lostBlockFiles: [],
    devPackages: [],
    keys: NO_KEYS,
    unsearched: 0,
  };
  const zip = forgeZip(entries);
  const inner = readFromBuffer(zip);
  let readBytes = 0;
  const reader: ByteReader = {
    ...inner,
    read: (start, lengthBytes) => {
      readBytes += lengthBytes;
      return inner.read(start, lengthBytes);
    },
  };
  const { check, facts } = await inspect(reader, { seen });
  expect(readBytes).toBeLessThan(zip.length / 5);
  expect(facts.contents?.isRead).toBe(true);
  const findings = check({ slug: undefined, version: undefined, served: undefined });
  expect(findings.filter(({ id }) => id === 'leaked-secrets')).toMatchObject([{ file: 'p/a.txt', line: 7 }]);
});

test('what lies outside of what is unpacked does not count', async () => {
  const seen = {
    secrets: [{ path: '__MACOSX/a', what: 'holds a private key', line: 1 }],
    gitDamage: [{ path: '__MACOSX/a', by: 'pointer' as const, line: 1 }],
    builtPaths: ['a'],
    composer: NO_COMPOSER,
    namedFiles: [],
    updateClients: NO_CLIENTS,
    lostBlockFiles: [],
    devPackages: [],
    keys: NO_KEYS,
    unsearched: 0,
  };
  const zip = forgeZip([
    { name: 'p/p.php', content: main },
    { name: '__MACOSX/a', content: KEY },
  ]);
  const { secrets, gitDamage, builtPaths } = await readPackageView(readFromBuffer(zip), { seen });
  expect([secrets, gitDamage, builtPaths]).toEqual([[], [], ['a']]);
});

describe('searching is bounded', () => {
  const look = (steps: number) => {
    const scanner = createContentScanner(['p/a.txt', 'p/b.txt'], 'p', { budget: createSearchBudget(steps) });
    for (const name of ['a', 'b']) {
      const start = Buffer.from(`npm_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}`);
      scanner.show(`p/${name}.txt`, start, start.length);
    }
    return scanner.collect();
  };

  test('and what is left out is counted, once for each file', () => {
    expect(look(10_000)).toMatchObject({ secrets: [{}, {}], unsearched: 0 });
    expect(look(1200)).toMatchObject({ secrets: [{}], unsearched: 1 });
    expect(look(10)).toMatchObject({ secrets: [], unsearched: 2 });
  });

  test('in code that may name what a build makes, of which hardly any plugin has so much', () => {
    const files = Array.from({ length: 14 }, (_, at) => `p/${at}.php`);
    const scanner = createContentScanner(files, 'p');
    for (const name of files) {
      const start = Buffer.from(`<?php a( 'build/${name}.js' );${' '.repeat(250_000)}`);
      scanner.show(name, start, start.length);
    }
    const { builtPaths, unsearched } = scanner.collect();
    expect([builtPaths.length, unsearched]).toEqual([12, 2]);
  });

  test('in a package that is read, too', async () => {
    const zip = await zipFiles({ ...clean, 'my-plugin/a.txt': 'npm_' });
    const { facts } = await inspect(readFromBuffer(zip), { budget: createSearchBudget(1) });
    expect(facts.contents?.unsearched).toBe(Object.keys(clean).length + 1);
  });
});
