import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import { forgeZip } from '../../unit/package/forge-zip.ts';
import { onBranch, startReleaseStage } from '../fixtures/release-stage.ts';
import { methods, readClaims, readErrors, readVisible, readWarnings } from '../fixtures/stage.ts';

const main = '<?php\n/*\nPlugin Name: Demo\nVersion: 2.0\n*/\n';
const mainEntry = { name: 'demo/demo.php', content: main };
const script = { name: 'demo/assets/app.js', content: 'console.log( 1 );\n'.repeat(50), method: 8 };

describe('a package on the runner', () => {
  test.concurrent('of which any file is damaged, or larger than it says, or called otherwise, is not published', async () => {
    const named = (name: string) => ({ ...script, name: `demo/assets/${name}.js` });
    await using stage = await startReleaseStage();
    const entries = [
      mainEntry,
      { ...named('damaged'), crc32: 1 },
      { ...named('larger'), packed: deflateRawSync(Buffer.alloc(20_000_000)) },
      { ...named('renamed'), local: { name: 'demo/assets/renamed.ts' } },
    ];
    await writeFile(join(stage.workspace, 'x.zip'), forgeZip(entries));
    const step = await stage.run({ 'zip-path': 'x.zip' }, { env: onBranch });
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Package: zip-crc: `demo\/assets\/damaged\.js` and `demo\/assets\/larger\.js` .*reports success/,
      ),
      expect.stringMatching(/^Package: zip-structure: .*`demo\/assets\/renamed\.js`/),
    ]);
    expect(step.exitCode).toBe(1);
    expect(methods(stage.service)).not.toContain('POST');
    expect(readClaims(step)).toEqual({});
  });

  const keyLine = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
  const key = `-----BEGIN PRIVATE KEY-----\n${keyLine}\n-----END PRIVATE KEY-----\n`;
  const token = 'npm_4n9Kq2vX7bT1mZ8cR5wY3uL6jH0gF4dS2aP9';
  const files = {
    'demo.php': main,
    'gha-creds-0f1e2d3c4b5a6978.json': '{}',
    'notes/deploy.txt': `Log in with this:\n${key}`,
    '.npmrc': `//registry.example/:_authToken=${token}\n`,
  };

  test.concurrent.each(['ZIP', 'directory'])(
    'that leaks secrets is not published, and they are told but not shown: %s',
    async (kind) => {
      await using stage = await startReleaseStage();
      if (kind === 'ZIP') {
        const entries = Object.entries(files).map(([name, content]) => [`demo/${name}`, content]);
        const zip = await zipFiles(Object.fromEntries(entries) as Record<string, string>);
        await writeFile(join(stage.workspace, 'demo.zip'), zip);
      } else {
        await mkdir(join(stage.workspace, 'demo', 'notes'), { recursive: true });
        for (const [name, content] of Object.entries(files)) {
          await writeFile(join(stage.workspace, 'demo', name), content);
        }
      }
      const step = await stage.run({ 'zip-path': kind === 'ZIP' ? 'demo.zip' : 'demo' }, { env: onBranch });
      expect(readErrors(step)).toEqual([
        expect.stringMatching(
          /^Package: leaked-secrets: `demo\/\.npmrc` holds a token.*`demo\/gha-creds-[^`]*` holds the credentials.*`demo\/notes\/deploy\.txt` holds a private key/,
        ),
      ]);
      expect(step.summary).toMatch(/<code>demo\/notes\/deploy\.txt<\/code> holds a private key, in line 2\./);
      const visible = readVisible(step);
      expect([keyLine, token].filter((secret) => visible.includes(secret))).toEqual([]);
      expect(methods(stage.service)).not.toContain('POST');
    },
  );

  test.concurrent('that keeps to ZIP64 is published with a warning', async () => {
    await using stage = await startReleaseStage();
    const zip = forgeZip([mainEntry], { end64: {}, end: { start: 0xffffffff } });
    await writeFile(join(stage.workspace, 'x.zip'), zip);
    const step = await stage.run({ 'zip-path': 'x.zip' }, { env: onBranch });
    expect(readErrors(step)).toEqual([]);
    expect(readWarnings(step)).toEqual([
      expect.stringMatching(/^Package: zip-structure: .*PHP extension zip/),
    ]);
    expect(step.exitCode).toBe(0);
  });
});

/** A ZIP of 800 MB that takes no room on the disk: its files are holes. */
async function writeHoles(path: string): Promise<void> {
  const sizeBytes = 199_000_000;
  const zeros = Buffer.alloc(1_000_000);
  let checksum = 0;
  for (let left = sizeBytes; left > 0; left -= zeros.length) checksum = crc32(zeros, checksum);
  const hole = { packed: Buffer.alloc(0), packedBytes: sizeBytes, sizeBytes, crc32: checksum };
  const names = ['demo/a.bin', 'demo/b.bin', 'demo/c.bin', 'demo/d.bin'];
  const headBytes = 30 + Buffer.byteLength('demo/a.bin');
  const file = await open(path, 'w');
  let position = 0;
  const starts: number[] = [];
  for (const name of names) {
    starts.push(position);
    await file.write(forgeZip([{ name, ...hole }]).subarray(0, headBytes), 0, headBytes, position);
    position += headBytes + sizeBytes;
  }
  const first = forgeZip([mainEntry]);
  const mainBytes = first.readUInt32LE(first.length - 6);
  await file.write(first.subarray(0, mainBytes), 0, mainBytes, position);
  const listed = [
    ...names.map((name, index) => ({ name, ...hole, start: starts[index] ?? 0 })),
    { ...mainEntry, start: position },
  ];
  const forged = forgeZip(listed, { end: { start: position + mainBytes } });
  const listStart = forged.indexOf('PK\x01\x02', 0, 'latin1');
  await file.write(forged.subarray(listStart), 0, forged.length - listStart, position + mainBytes);
  await file.close();
}

// On Windows a process that is sent a signal is ended by it.
(process.platform === 'win32' ? test.skip : test)(
  'a job that is cancelled while a large package is read ends at once',
  async () => {
    await using stage = await startReleaseStage();
    await writeHoles(join(stage.workspace, 'x.zip'));
    const when = /::group::Inspect the package/;
    const step = await stage.run(
      { 'zip-path': 'x.zip' },
      { env: onBranch, cancel: { signal: 'SIGINT', when } },
    );
    expect(readErrors(step)).toEqual([
      expect.stringMatching(/^Cancelled: .*before it published the version/),
    ]);
    expect(step.log.join('\n')).toMatch(/– Inspect the package .*: cancelled/);
    expect(methods(stage.service)).toBe('');
  },
);
