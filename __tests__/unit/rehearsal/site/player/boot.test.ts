import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { bootSite } from '../../../../../src/rehearsal/site/player/boot.ts';
import type { Php, Playground } from '../../../../../src/rehearsal/site/player/playground.ts';

type RequestEvent = Parameters<Php['dispatchEvent']>[0];

const GRAMMAR =
  '/internal/shared/sqlite-database-integration/wp-includes/database/parser/class-wp-parser-grammar.php';
const PARSER = '/internal/shared/preload/0-mysql-parser.php';

/** As Playground has it: what is told of a request decides whether PHP is started anew. */
class FakePhp {
  readonly heard: (string | undefined)[] = [];
  readonly #files = new Map<string, string | Uint8Array>();

  constructor(driver?: string) {
    if (driver !== undefined) this.#files.set(GRAMMAR, driver);
  }

  writeFile(path: string, data: string | Uint8Array): void {
    this.#files.set(path, data);
  }

  isFile(path: string): boolean {
    return this.#files.has(path);
  }

  readFileAsText(path: string): string {
    return String(this.#files.get(path));
  }

  listFiles(): string[] {
    return [];
  }

  dispatchEvent(event: RequestEvent): void {
    this.heard.push(event.error?.message);
  }
}

async function boot(driver?: string): Promise<FakePhp> {
  const site = new FakePhp(driver);
  const handler = { getPrimaryPhp: () => Promise.resolve(site as unknown as Php) };
  const playground = {
    sqliteZip: import.meta.filename,
    bootWordPressAndRequestHandler: () => Promise.resolve(handler),
  } as unknown as Playground;
  const order = { kind: 'boot', php: '8.5', playgroundFolder: '', wordpressZip: '' } as const;
  const scriptFolder = resolve(import.meta.dirname, '../../../../../rehearse/php');
  const command = { ...order, scriptFolder };
  await bootSite(command, playground, () => undefined);
  return site;
}

test('PHP goes on after a fatal error with what it has compiled', async () => {
  const site = await boot();
  site.dispatchEvent({ error: new Error('PHP.run() failed with exit code 255.') });
  expect(site.heard).toEqual([]);
});

test('PHP is started anew when it has crashed, and other events are heard', async () => {
  const site = await boot();
  site.dispatchEvent({ error: new Error('Maximum call stack size exceeded') });
  site.dispatchEvent({});
  expect(site.heard).toEqual(['Maximum call stack size exceeded', undefined]);
});

test('what Playground makes useless of a PHP that has crashed leaves that out', async () => {
  const site = await boot();
  expect(Object.keys(site)).toEqual(['heard']);
});

test('the SQLite driver that is known gets a faster parser, and computes nothing for its own', async () => {
  const site = await boot('a; for ( $i = 0; $i < 5; $i++ ) { b; }');
  expect(site.readFileAsText(GRAMMAR)).toBe('a; while ( false ) { b; }');
  expect(site.isFile(PARSER)).toBe(true);
});

test('another SQLite driver stays as it is', async () => {
  const site = await boot('a; foreach ( $b as $c ) { d; }');
  expect(site.readFileAsText(GRAMMAR)).toBe('a; foreach ( $b as $c ) { d; }');
  expect(site.isFile(PARSER)).toBe(false);
});
