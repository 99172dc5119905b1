import { describe, expect, test } from '@jest/globals';
import { comparePhp, type PhpIndex, type PhpSource, readPhp } from '../../../../src/package/php/index.ts';
import { Cancelled } from '../../../../src/shared/clock.ts';
import { runsAll } from '../../../fixtures/all-tests.ts';
import { brief } from './read-index.ts';

const LIMIT_MS = 4000;

interface Reading {
  readonly previous?: PhpIndex;
  readonly limitMs?: number;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
}

/** Reads files, and lists those that it was asked for. */
async function read(files: Readonly<Record<string, string | Buffer>>, reading: Reading = {}) {
  const asked: string[] = [];
  const sources = Object.entries(files).map(([path, code]): PhpSource => {
    const bytes = Buffer.from(code);
    const give = async () => {
      asked.push(path);
      return Promise.resolve(bytes);
    };
    return { path, sizeBytes: bytes.length, key: bytes.toString('base64'), read: give };
  });
  const { previous, limitMs = LIMIT_MS, ...how } = reading;
  const index = await readPhp(
    {
      folder: 'acme',
      mainFile: 'acme.php',
      paths: new Set(Object.keys(files)),
      links: [],
      requiresPhp: '',
      requiresWordPress: '',
      updateUri: '',
      requiresPlugins: [],
      sources,
    },
    previous,
    { limitMs, ...how },
  );
  return { index, asked };
}

const judge = (current: PhpIndex, previous?: PhpIndex) =>
  brief(comparePhp({ current, previous, site: undefined }));

describe('reading the PHP of a package', () => {
  test('equal files of both versions are read once', async () => {
    const before = await read({ 'acme.php': '<?php acme();', 'a.php': '<?php function acme() {}' });
    const { asked } = await read(
      { 'acme.php': '<?php acme( 1 );', 'a.php': '<?php function acme() {}' },
      { previous: before.index },
    );
    expect(asked).toEqual(['acme.php']);
  });

  test('code that is too much for this thread is read in one of its own', async () => {
    const code = `<?php class Acme { function a() {} function a() {} } new Acme(); // ${'x'.repeat(20_000)}`;
    const { index } = await read({ 'acme.php': code }, { limitMs: 100_000 });
    expect(judge(index)).toEqual(['warning compile-error acme.php']);
  });

  test('without time, files are told as not read, and the other version does not try them again', async () => {
    let time = 0;
    const now = () => (time += LIMIT_MS);
    const files = { 'acme.php': '<?php acme();', 'a.php': '<?php function acme() {}' };
    const { index } = await read(files, { now });
    expect(index.unread).toEqual(['acme.php', 'a.php']);
    expect(judge(index)).toEqual(['notice php-syntax acme.php']);
    const { asked } = await read(files, { previous: index });
    expect(asked).toEqual([]);
  });

  test('code that takes long to parse is not read, and ends nothing', async () => {
    const chain = `<?php $a = ''${" . 'a'".repeat(20_000)};`;
    const { index } = await read({ 'acme.php': chain, 'a.php': '<?php acme();' }, { limitMs: 200 });
    expect(index.unread).toContain('acme.php');
    expect(judge(index)).toEqual(['notice php-syntax acme.php']);
  });

  test('a run that is cancelled reads no more, neither here nor in the thread', async () => {
    for (const code of ['<?php acme();', `<?php ${'acme();'.repeat(2000)}`]) {
      const signal = AbortSignal.abort();
      await expect(read({ 'acme.php': code }, { signal })).rejects.toThrow(Cancelled);
    }
  });

  test.each([
    ['brackets 3,000 levels deep, in a small file', `<?php $a = ${'['.repeat(3000)}${']'.repeat(3000)};`],
    ['brackets 100,000 levels deep', `<?php $a = ${'['.repeat(100_000)}${']'.repeat(100_000)};`],
    ['a million tokens in one expression', `<?php $a = [${'1,'.repeat(200_000)}];`],
    // The one before is as large, and each takes more than a second.
    ...(runsAll('src/package/php') ? [['half a million statements', `<?php ${'a;'.repeat(500_000)}`]] : []),
    ['binary data', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256))],
    [
      'binary data behind a tag',
      Buffer.concat([Buffer.from('<?php '), Buffer.from([0, 255, 254, 128, 1, 2])]),
    ],
    ['UTF-16', Buffer.from('<?php acme();', 'utf16le')],
    ['a byte order mark', Buffer.from('\uFEFF<?php acme();')],
    ['Latin-1', Buffer.from('<?php function caf\u00e9() {} caf\u00e9();', 'latin1')],
    ['nothing', ''],
    ['code that PHP reads and the parser refuses', '<?php $x = $a instanceof ("a"."b");'],
  ])('%s is judged right, or told as not read', async (_, code) => {
    const { index } = await read({ 'acme.php': '<?php require __DIR__ . "/odd.php";', 'odd.php': code });
    expect(judge(index).filter((finding) => !/^(?:warning|notice) php-syntax /.test(finding))).toEqual([]);
    expect(judge(index, index).filter((finding) => finding.startsWith('error'))).toEqual([]);
  });
});
