import { describe, expect, test } from '@jest/globals';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { createClientSearch } from '../../../../src/package/read/update-clients.ts';
import { clean, judgeBy, mainFile } from '../judge.ts';

const HEADERS = { 'Update URI': undefined };
const CHECKER = {
  'vendor/yahnis-elsts/plugin-update-checker/Puc/v5p6/PucFactory.php':
    '<?php\nclass PucFactory {\n\tpublic static function buildUpdateChecker($metadataUrl, $fullPath, $slug = "") {}\n}\n',
};
/** A class that is given the file of a plugin, as that of Easy Digital Downloads. */
const UPDATER = `<?php
class Acme_Updater {
	function __construct( $url, $file ) {
		add_filter( 'pre_set_site_transient_update_plugins', array( $this, 'check' ) );
	}
	function check( $data ) {
		$answer = wp_remote_post( $this->url );
		$data->response[ $this->name ] = json_decode( wp_remote_retrieve_body( $answer ) );
		return $data;
	}
}
`;

const judgeUri = (
  code: string,
  files: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string | undefined>> = HEADERS,
) =>
  judgeBy('update-uri-missing', {
    ...clean,
    'my-plugin/my-plugin.php': `${mainFile(headers)}${code}`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`my-plugin/${name}`, text])),
  });

const CHECK =
  "$a = PucFactory::buildUpdateChecker(\n\t'https://acme.example/a.json',\n\t__FILE__,\n\t'my-plugin'\n);\n";
const OWN = "new Acme_Updater( 'https://acme.example', __FILE__ );\n";
const INLINE = `add_filter( 'site_transient_update_plugins', function ( $data ) {
	$data->response[ plugin_basename( __FILE__ ) ] = wp_remote_get( 'https://acme.example' );
	return $data;
} );
`;

describe('update-uri-missing', () => {
  test('is a notice for a plugin with an update client of its own', async () => {
    expect(await judgeUri(CHECK, CHECKER)).toEqual([
      {
        id: 'update-uri-missing',
        severity: 'notice',
        message:
          '`my-plugin/my-plugin.php` has the plugin look for updates by code of its own, but the plugin has no header `Update URI`.',
        effect: expect.stringContaining("stranger's plugin"),
        fix: expect.stringContaining('`Update URI`'),
        file: 'my-plugin/my-plugin.php',
        place: { file: 'my-plugin/my-plugin.php' },
      },
    ]);
  });

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['a class of its own', OWN, { 'inc/updater.php': UPDATER }],
    ['a class of a library', OWN, { 'vendor/acme/updater/updater.php': UPDATER }],
    ['code in its main file', INLINE, {}],
    [
      'a constant for its main file',
      "define( 'ACME_FILE', __FILE__ );\n",
      {
        ...CHECKER,
        'inc/a.php': "<?php \\Acme\\PucFactory::buildUpdateChecker( 'https://a.example', ACME_FILE, 'a' );",
      },
    ],
    [
      'a constant for its basename',
      'const ACME_BASE = plugin_basename( __FILE__ );\n',
      { 'inc/updater.php': UPDATER, 'inc/a.php': '<?php new \\Acme_Updater( $url, ACME_BASE );' },
    ],
    ['its name', '', { 'inc/updater.php': UPDATER.replace('$this->name', "'my-plugin/my-plugin.php'") }],
  ])('is told of a client by %s', async (_name, code, files) => {
    expect(await judgeUri(code, files)).toHaveLength(1);
  });

  test.each<[string, string, Readonly<Record<string, string>>, Readonly<Record<string, string | undefined>>]>(
    [
      ['the header', CHECK, CHECKER, {}],
      ['the header `false`', CHECK, CHECKER, { 'Update URI': 'false' }],
      ['no client', '', {}, HEADERS],
      ['a client that is not in the package', CHECK, {}, HEADERS],
      ['a client that nobody starts', '', { 'inc/updater.php': UPDATER }, HEADERS],
      [
        'a client for its add-ons',
        "new Acme_Updater( $url, $addon['file'] );",
        { 'inc/updater.php': UPDATER },
        HEADERS,
      ],
      [
        'a client for another file',
        'new Acme_Updater( $url, ACME_FILE );',
        { 'inc/updater.php': UPDATER },
        HEADERS,
      ],
      ['a filter that asks nobody', INLINE.replace('wp_remote_get', 'acme_get'), {}, HEADERS],
      ['a client in tests', '', { ...CHECKER, 'tests/a.php': `<?php ${CHECK}` }, HEADERS],
    ],
  )('is silent with %s', async (_name, code, files, headers) => {
    expect(await judgeUri(code, files, headers)).toEqual([]);
  });

  test('takes linear time', () => {
    for (const text of [
      'new a(',
      '::buildUpdateChecker(',
      '->response[',
      "update_plugins' class a ",
      '__FILE__ ',
      "'a/",
    ]) {
      const { search } = createClientSearch();
      const start = cpuNow();
      search('a/a.php', `update_plugins'${text.repeat(500_000 / text.length)}`, true, () => true);
      expect(cpuNow() - start).toBeLessThan(2000);
    }
  });
});
