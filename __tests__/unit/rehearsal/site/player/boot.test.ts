import { expect, test } from '@jest/globals';
import { bootSite } from '../../../../../src/rehearsal/site/player/boot.ts';
import type { Php, Playground } from '../../../../../src/rehearsal/site/player/playground.ts';

type RequestEvent = Parameters<Php['dispatchEvent']>[0];

/** As Playground has it: what is told of a request decides whether PHP is started anew. */
class FakePhp {
  readonly heard: (string | undefined)[] = [];

  writeFile(): void {
    this.heard.length = 0;
  }

  listFiles(): string[] {
    return [];
  }

  dispatchEvent(event: RequestEvent): void {
    this.heard.push(event.error?.message);
  }
}

async function boot(): Promise<FakePhp> {
  const site = new FakePhp();
  const handler = { getPrimaryPhp: () => Promise.resolve(site as unknown as Php) };
  const playground = {
    sqliteZip: import.meta.filename,
    bootWordPressAndRequestHandler: () => Promise.resolve(handler),
  } as unknown as Playground;
  const order = { kind: 'boot', php: '8.5', playgroundFolder: '', wordpressZip: '' } as const;
  const command = { ...order, scriptFolder: import.meta.dirname };
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
