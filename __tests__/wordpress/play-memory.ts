import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { type Site, SiteLost } from '../../src/rehearsal/model/site.ts';
import { createMemoryWatch, type WatchMemory } from '../../src/rehearsal/site/memory-watch.ts';
import { inFolder, samplePlugin } from './sample.ts';

/** Ways of PHP to fill the memory of its process. */
const FILLS = {
  files: `for ( $i = 0; ; $i++ ) { file_put_contents( WP_CONTENT_DIR . "/fill-$i", $text ); }`,
  texts: '$all = array(); for ( ; ; ) { $all[] = strrev( $text ); }',
  'a page': 'for ( ; ; ) { echo $text; }',
  'the log': 'for ( ; ; ) { error_log( $text ); }',
};

/** Two links to their own folder: followed, they have 2⁴⁰ paths. */
const LINKS = `mkdir( WP_CONTENT_DIR . '/loop' );
foreach ( array( 'a', 'b' ) as $name ) { symlink( '.', WP_CONTENT_DIR . "/loop/$name" ); }
symlink( '/nowhere', WP_CONTENT_DIR . '/dead' );`;

const CODE = `if ( isset( $_GET['acme_large'] ) ) {
	for ( $i = 0; $i < 130; $i++ ) { echo str_repeat( 'a', 1000000 ); }
	exit;
}
if ( isset( $_GET['acme_links'] ) ) { ${LINKS} exit( 'linked' ); }
if ( isset( $_GET['acme_fill'] ) ) {
	ini_set( 'memory_limit', '-1' );
	$text = str_repeat( 'acme', 2000000 );
	${Object.values(FILLS)
    .map((code, index) => `if ( '${index}' === $_GET['acme_fill'] ) { ${code} }`)
    .join('\n')}
}`;

/** A site with a small plugin takes half of it. */
const MAX_BYTES = 1_200_000_000;
const SAID = 'PHP took more memory than the 1.2 GB that it may take.';

/**
 * Lets PHP fill the memory of its process: each time it is ended, and it is said whose memory it was, which is no fault of the plugin.
 *
 * @param open boots a WordPress
 * @returns what came otherwise
 */
export async function playMemory(
  open: (watchMemory: WatchMemory) => Promise<Site>,
  isAll: boolean,
): Promise<readonly string[]> {
  const { platform } = process;
  if (platform !== 'linux') return [];
  const bounds = { php: MAX_BYTES, browser: MAX_BYTES, together: 2 * MAX_BYTES };
  const watchMemory = createMemoryWatch(bounds, { platform });
  const wrong: string[] = [];
  for (const [index, name] of Object.keys(FILLS).entries()) {
    if (index > 0 && !isAll) break;
    const site = await open(watchMemory);
    try {
      await site.put('next.zip', await zipFiles(inFolder(samplePlugin({ code: CODE }))));
      await site.run('install', { package: 'next.zip' });
      await site.run('activate', { plugin: 'acme-notes/acme-notes.php' });
      await site.save('clean');
      if (index === 0) wrong.push(...(await playLinks(site)), ...(await playLarge(site)));
      const { status, failure } = await site.request(`/?acme_fill=${index}`);
      wrong.push(`PHP that fills its memory by ${name} answers: ${status}, ${failure ?? ''}`);
    } catch (error) {
      if (!(error instanceof SiteLost)) throw error;
      if (!error.isUnknown || error.message !== `${SAID} That was at \`/?acme_fill=${index}\`.`)
        wrong.push(`of PHP that fills its memory by ${name} it is said: ${error.message}`);
    } finally {
      await site.close();
    }
  }
  return wrong;
}

async function playLinks(site: Site): Promise<readonly string[]> {
  const { output } = await site.request('/?acme_links=1');
  await site.save('meanwhile');
  await site.restore('clean');
  const { status } = await site.request('/wp-content/loop/a/b/');
  await site.restore('meanwhile');
  const again = JSON.stringify((await site.request('/?acme_links=1')).log);
  return [
    ...(output === 'linked' ? [] : [`no links could be made: ${output.slice(0, 100)}`]),
    ...(status === 404 ? [] : [`links are left on a restored site: ${status}`]),
    // The folder is there again.
    ...(again.includes('File exists') ? [] : [`links are not restored: ${again.slice(0, 300)}`]),
  ];
}

/** A page that is too large for the browser to get it. */
async function playLarge(site: Site): Promise<readonly string[]> {
  const get = { method: 'GET', headers: {}, body: Buffer.alloc(0) };
  const { failure, response } = await site.exchange({ ...get, url: '/?acme_large=1' });
  const next = await site.exchange({ ...get, url: '/' });
  return [
    ...(response === undefined && failure?.startsWith('The site answered with more than 128 MB') === true
      ? []
      : [`of a page of 130 MB it is said: ${failure ?? 'nothing'}`]),
    ...(next.response?.status === 200 ? [] : [`the page after it: ${next.failure ?? ''}`]),
  ];
}
