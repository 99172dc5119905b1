import { afterAll, describe, expect, test } from '@jest/globals';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePhp } from '../../../../sandbox/runner/stand-in-php.ts';
import { askPhp, type PhpSource } from '../../../../src/package/php/index.ts';
import { readIndex } from './read-index.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function makeFolder(how?: Parameters<typeof makePhp>[0]): Promise<string> {
  const folder = await makePhp(how);
  folders.push(folder);
  return folder;
}

const BROKEN = { 'acme.php': '$a = ;', 'b.php': '$a = 1;' };

function listSources(files: Readonly<Record<string, string>>): readonly PhpSource[] {
  return Object.entries(files).map(([path, text]) => ({
    path,
    sizeBytes: text.length,
    key: text,
    read: async () => Promise.resolve(Buffer.from(text)),
  }));
}

const ask = async (PATH: string, requiresPhp = '') => {
  const index = await askPhp(readIndex(BROKEN, { requiresPhp }), listSources(BROKEN), {
    PATH,
    INPUT_API_KEY: 'key_Zq84wT',
  });
  return index.files.get('acme.php')?.fault?.says;
};

describe('the PHP of the machine', () => {
  test('says where it cannot parse code', async () => {
    const error = { what: "Unclosed '{' on line 2", line: 3 };
    expect(await ask(await makeFolder())).toEqual({ version: '8.3.6', error });
  });

  test('says that it can', async () => {
    expect(await ask(await makeFolder({ takes: true }), '8.3')).toEqual({ version: '8.3.6' });
  });

  test('is not asked when it is older than what the plugin declares, or is not there', async () => {
    expect(await ask(await makeFolder({ version: '7.4.33' }), '8.0')).toBeUndefined();
    expect(await ask('')).toBeUndefined();
  });

  test('is not believed when it says something else', async () => {
    const folder = await makeFolder();
    await writeFile(
      join(folder, 'php'),
      '#!/bin/sh\ncase "$*" in *PHP_VERSION*) printf 8.3.6 ;; *) exit 255 ;; esac\n',
    );
    expect(await ask(folder)).toBeUndefined();
  });

  test('gets the code, compiles it only, and has nothing of the environment but PATH', async () => {
    const folder = await makeFolder();
    const seen = join(folder, 'seen');
    const script = [
      '#!/bin/sh',
      `case "$*" in *PHP_VERSION*) printf 8.3.6; exit ;; esac`,
      `export -p > '${seen}'`,
    ];
    await writeFile(join(folder, 'php'), [...script, `echo "$*" >> '${seen}'`, ''].join('\n'));
    await chmod(join(folder, 'php'), 0o755);
    expect(await ask(folder)).toEqual({ version: '8.3.6' });
    const lines = (await readFile(seen, 'utf8')).trim().split('\n');
    const names = lines.flatMap((line) => /^(?:export|declare -x) (\w+)=/.exec(line)?.[1] ?? []);
    expect(names).toContain('PATH');
    expect(names.filter((name) => !/^(?:PATH|PWD|OLDPWD|SHLVL|_|SystemRoot)$/.test(name))).toEqual([]);
    expect(lines.join('\n')).not.toContain('key_Zq84wT');
    expect(lines.at(-1)).toMatch(/^-n .* -l$/);
  });
});
