import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFileServer } from '../../sandbox/http/file-server.ts';
import { createSender } from '../../src/http/send.ts';
import { NONE_BESIDE, type PluginPackage } from '../../src/rehearsal/model/packages.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { playNeeded, playPrevious } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair } from '../../src/rehearsal/play/prepare.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import { playScenes } from '../../src/rehearsal/play/scenes.ts';
import { findScenes } from '../../src/rehearsal/scenes/find-scenes.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { createStorePorts } from '../unit/rehearsal/packages/store-ports.ts';
import { CODE_LINE, zipSample } from './sample.ts';

const entry = (id: number, title: string, type: string, status = 'publish') => `<item>
<title>${title}</title><dc:creator>admin</dc:creator><content:encoded><![CDATA[A text.]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-01 10:00:00</wp:post_date><wp:status>${status}</wp:status>
<wp:post_name>acme-${id}</wp:post_name><wp:post_type>${type}</wp:post_type></item>`;

/** As WordPress exports it. */
const EXPORTED = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Acme</title><link>http://acme.example</link><wp:wxr_version>1.2</wp:wxr_version>
${entry(501, 'A note', 'acme_note')}
${entry(502, 'A draft', 'acme_note', 'draft')}
${entry(503, 'A page of notes', 'page')}
</channel></rss>`;

/**
 * Imports the demo that a plugin has with its previous version, around an update that breaks its entries, and a good one.
 *
 * @param importer a ZIP of WordPress's importer
 * @returns what is not as it has to be
 */
export async function playDemo(
  open: () => Promise<Site>,
  importer: string,
  clock: Clock,
  cancellation: AbortSignal,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const host = await startFileServer({
    '/plugin/wordpress-importer.latest-stable.zip': await readFile(importer),
  });
  const site = await open();
  try {
    const store = async (name: string, zip: Buffer) => {
      await writeFile(join(folder, name), zip);
      return (await readRehearsedPackage(join(folder, name))) as PluginPackage;
    };
    const files = { 'dummy-data/notes.xml': EXPORTED };
    const previous = await store('previous.zip', await zipSample({ version: '1.0.0', files })());
    const versions = await logIn(site);
    const recorder = createRecorder(clock, () => undefined);
    const options = { ...versions, next: previous, previous };
    const { context, ...pair } = await preparePair({ site, recorder, versions, options });
    await playNeeded({ context, ...pair });
    await site.save('clean');
    const before = await playPrevious({ context, ...pair }, previous);
    if ('why' in before) return [before.why];
    const send = createSender(cancellation);
    const ports = await createStorePorts(
      folder,
      // All hosts are on this machine.
      (request) =>
        send({ ...request, namedBy: new URL(host.origin), url: new URL(request.url.pathname, host.origin) }),
      cancellation,
    );
    const wanted = { places: [{ kind: 'auto' }] as const, next: previous, previous, beside: NONE_BESIDE };
    const where = { ownFolder: '', sourceFolder: undefined };
    const scenes = await findScenes({ ...wanted, ...where }, ports, (_name, work) => work());
    const wrong: string[] = [];
    for (const isBroken of [true, false]) {
      const calls = isBroken ? 'acme_gone()' : '$text';
      const code = `add_filter( 'the_content', function ( $text ) { return is_singular( 'acme_note' ) ? ${calls} : $text; } );`;
      const zip = await zipSample({ code, files })();
      await site.put('next.zip', zip);
      const here = { ...context, next: await store('next.zip', zip), log: context.log.fork() };
      const { problems, message } = await playScenes(here, before, scenes);
      const [first] = problems;
      const isTold = first?.severity === 'error' && first.line === CODE_LINE;
      if (message !== '`demo`: 1 step, 4 visits' || isTold !== isBroken || (!isBroken && first))
        wrong.push(JSON.stringify({ isBroken, message, problems }));
    }
    return wrong;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    await site.close();
    await host.close();
    await rm(folder, { recursive: true, force: true });
  }
}
