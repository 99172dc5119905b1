import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openUpload, readHead } from '../../../../src/github/hosting/local-package.ts';
import { createSender } from '../../../../src/http/send.ts';
import { catchError, digestOf, makeZip } from './fixture.ts';

const MIB = 1024 * 1024;
const quiet = () => () => undefined;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  path = join(folder, 'a.zip');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const fileOf = (zip: Buffer) => ({ path, sizeBytes: zip.length, sha256: digestOf(zip) });

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

test.each([MIB - 1, MIB, MIB + 1, 9 * MIB + 5, 5])(
  'a package of %d bytes is read whole',
  async (sizeBytes) => {
    const zip = makeZip(sizeBytes, 1);
    await writeFile(path, zip);
    const sent: number[] = [];
    const { open, sizeBytes: announced } = openUpload(
      fileOf(zip),
      () => (sentBytes) => void sent.push(sentBytes),
    );
    expect(announced).toBe(sizeBytes);
    expect((await readAll(open())).equals(zip)).toBe(true);
    expect(sent.at(-1)).toBe(sizeBytes);
    expect((await readAll(open())).equals(zip)).toBe(true);
  },
);

test('a package arrives as it is at a server that takes it slowly', async () => {
  const zip = makeZip(12 * MIB, 7);
  await writeFile(path, zip);
  const server = createServer((request, response) => {
    const hash = createHash('sha256');
    const take = async () => {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (chunk.length % 7 === 0) await delay(1);
      }
      response.end(hash.digest('hex'));
    };
    void take();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await createSender(new AbortController().signal)({
    method: 'POST',
    url: new URL(`http://127.0.0.1:${port}/`),
    headers: {},
    upload: openUpload(fileOf(zip), quiet),
    timeoutMs: 30_000,
    maxBytes: 100,
  });
  server.close();
  expect(answer.body.toString()).toBe(digestOf(zip));
});

test.each([100, 3 * MIB, 3 * MIB + 7])(
  'a package of %i bytes that has others now keeps its last part, where nobody else compares it',
  async (sizeBytes) => {
    const zip = makeZip(sizeBytes, 1);
    await writeFile(path, zip);
    const { open } = openUpload(fileOf(zip), quiet, { isChecked: true });
    expect((await readAll(open())).equals(zip)).toBe(true);
    await writeFile(path, makeZip(sizeBytes, 2));
    let sentBytes = 0;
    const read = async () => {
      for await (const chunk of open() as AsyncIterable<Buffer>) sentBytes += chunk.length;
    };
    expect(await catchError(read())).toMatchObject({
      code: 'package',
      message: 'The file `a.zip` changed after it was checked.',
    });
    expect(sentBytes).toBeLessThan(sizeBytes);
  },
);

test.each([
  ['shorter', (file: string) => truncate(file, 10)],
  ['longer', (file: string) => appendFile(file, 'x')],
  ['gone', (file: string) => rm(file)],
])('a package that is %s than before is not sent', async (_name, change) => {
  const zip = makeZip(100, 1);
  await writeFile(path, zip);
  const { open } = openUpload(fileOf(zip), quiet);
  await change(path);
  const error = await catchError(readAll(open()));
  expect(error).toMatchObject({
    code: 'package',
    message: 'The file `a.zip` changed after it was checked.',
  });
});

test('a package that becomes shorter while it is sent is noticed', async () => {
  const zip = makeZip(9 * MIB, 1);
  await writeFile(path, zip);
  const { open } = openUpload(fileOf(zip), quiet);
  const iterator = open()[Symbol.asyncIterator]();
  await iterator.next();
  await truncate(path, MIB);
  const rest = async () => {
    while ((await iterator.next()).done !== true);
  };
  expect(await catchError(rest())).toMatchObject({ code: 'package' });
});

test.each([
  [10, 10],
  [1024, 1024],
  [1025, 1024],
  [5000, 1024],
])('of %d bytes, %d are its head', async (sizeBytes, headBytes) => {
  const zip = makeZip(sizeBytes, 1);
  await writeFile(path, zip);
  expect(await readHead(fileOf(zip))).toEqual({ sizeBytes, head: zip.subarray(0, headBytes) });
});
