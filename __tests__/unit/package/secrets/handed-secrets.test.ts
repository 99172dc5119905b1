import { describe, expect, test } from '@jest/globals';
import { clean, judgeBy } from '../judge.ts';

const SECRET = 'q7Xw2mZ9vKp4RtLs';

/** A client as services publish them, in the folder of a library. */
const client = `<?php
namespace Acme\\Updater;
class PluginUpdater {
  public function __construct( array $options ) {
    add_filter( 'plugins_api', array( $this, 'info' ), 20, 3 );
    add_filter( "update_plugins_{$options['hostname']}", array( $this, 'check' ), 10, 4 );
  }
}
`;

const judgeCode = (code: string, files: Readonly<Record<string, string>> = {}) =>
  judgeBy('leaked-secrets', {
    ...clean,
    'my-plugin/vendor/acme/updater/src/PluginUpdater.php': client,
    'my-plugin/updates.php': `<?php\n${code}`,
    ...files,
  });

const use = (options: string) =>
  `add_action( 'init', function () { new PluginUpdater( array( ${options} ) ); } );`;

describe('a literal that a client of updates is handed is a warning', () => {
  test.each([
    ['as `secret`', use(`'file' => __FILE__, 'secret' => '${SECRET}',`), 'secret'],
    ['as `api_key`', `new \\Acme\\Updater\\PluginUpdater( [ "api_key" => "${SECRET}" ] );`, 'api_key'],
    [
      'as `token`, further inside',
      `new PluginUpdater( f( [ 'http' => [ 'token' => '${SECRET}' ] ] ) );`,
      'token',
    ],
    ['as a named argument', `new PluginUpdater( file: __FILE__, secret: '${SECRET}' );`, 'secret'],
    ['by a static method', `PluginUpdater::create( [ 'secret' => '${SECRET}' ] );`, 'secret'],
    [
      'under another name',
      `use Acme\\Updater\\PluginUpdater as Updates;\nnew Updates( [ 'secret' => '${SECRET}' ] );`,
      'secret',
    ],
    ['of letters alone', use(`'secret' => 'qxjzvkwpbnmtrhdlgcfs'`), 'secret'],
  ])('%s', async (_name, code, option) => {
    const line = code.split('\n').length + 1;
    expect(await judgeCode(code)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: 'my-plugin/updates.php',
        line,
        message: `\`my-plugin/updates.php\` hands a fixed \`${option}\` to \`PluginUpdater\`, which asks for updates, in line ${line}.`,
        effect: expect.stringMatching(/^If it is a secret, /),
        fix: expect.stringContaining('license key'),
      }),
    ]);
  });

  test.each([
    "'update_plugins_' . $host",
    "'update_plugins_updates.example'",
    "'pre_set_site_transient_update_plugins'",
    "'site_transient_update_plugins'",
    "'plugins_api'",
  ])('to one that adds the filter %s', async (hook) => {
    const code = `class Own { function __construct( $o ) { add_filter( ${hook}, [ $this, 'a' ] ); } }\nnew Own( [ 'token' => '${SECRET}' ] );`;
    expect(await judgeCode(code)).toEqual([expect.objectContaining({ severity: 'warning', line: 3 })]);
  });
});

describe('a literal in an `Authorization` header is a warning', () => {
  test.each([
    `wp_remote_get( $url, [ 'headers' => [ 'Authorization' => 'Bearer ${SECRET}' ] ] );`,
    `$headers = array( 'authorization' => "${SECRET}" );`,
    `curl_setopt( $c, CURLOPT_HTTPHEADER, [ 'Authorization: Token ${SECRET}' ] );`,
    `$headers = [ 'Authorization' => 'Basic ${Buffer.from(`shop:${SECRET}`).toString('base64')}' ];`,
  ])('%s', async (code) => {
    expect(await judgeCode(code)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: '`my-plugin/updates.php` sends a fixed value in an `Authorization` header, in line 2.',
      }),
    ]);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['the line of a manual', use("'secret' => 'your-api-key'")],
    ['a longer placeholder', use("'secret' => 'YOUR_SECRET_GOES_HERE'")],
    ['another one', use("'secret' => 'xxxxxxxxxxxxxxxxxxxx'")],
    ['a name that a person has made up', use("'secret' => 'my-plugin-key-1'")],
    ['a longer one', use("'token' => 'my_plugin_update_token_2024'")],
    ['one in camel case', use("'api_key' => 'myPluginUpdateClientKey'")],
    ['what is short', use("'secret' => 'q7Xw2mZ9vKp4RtL'")],
    ['what is read from settings', use("'secret' => get_option( 'my_plugin_q7Xw2mZ9vKp4RtLs' )")],
    ['a constant', use("'secret' => MY_PLUGIN_SECRET_KEY")],
    ['what is put together', use(`'secret' => '${SECRET}' . $site`)],
    ['a comment', `/* ${use(`'secret' => '${SECRET}'`)} */\n// 'Authorization' => 'Bearer ${SECRET}'`],
    ['a class that asks for no updates', `new Payments( [ 'api_key' => '${SECRET}' ] );`],
    ['an array that no class is handed', `f( [ 'token' => '${SECRET}' ] );`],
    ['the id of a public client', "$h = [ 'Authorization' => 'Client-ID q7Xw2mZ9vKp4RtLs' ];"],
    ['the beginning of a header', "$h = [ 'Authorization' => 'Bearer ' . $this->options['secret'] ];"],
    ['a header with a placeholder', "$h = [ 'Authorization: Bearer YOUR_ACCESS_TOKEN' ];"],
    ['a header with a value from settings', '$h = [ "Authorization: Bearer {$token}0123456789abcdef" ];'],
    ['the password of a manual', `$h = [ 'Authorization' => 'Basic ${btoa('username:password')}' ];`],
  ])('%s', async (_name, code) => {
    expect(await judgeCode(code)).toEqual([]);
  });

  test('a library', async () => {
    const code = `<?php\n${use(`'secret' => '${SECRET}'`)}`;
    expect(await judgeCode('', { 'my-plugin/vendor/acme/demo/demo.php': code })).toEqual([]);
  });
});

test('a file with a known token is told once', async () => {
  const token = `ghp_${'R4nd0m'.repeat(6)}`;
  const code = `new PluginUpdater( [ 'token' => '${token}' ] );`;
  expect(await judgeCode(code)).toEqual([expect.objectContaining({ severity: 'error' })]);
});
