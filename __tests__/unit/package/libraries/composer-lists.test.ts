import { describe, expect, test } from '@jest/globals';
import { readInstalledJson, readInstalledPhp } from '../../../../src/package/libraries/composer-lists.ts';
import { listPurls, writeDemoBill } from './open-package.ts';

const JSON_PATH = 'demo/vendor/composer/installed.json';
const log = { name: 'psr/log', version: '3.0.0', license: ['MIT'], 'install-path': '../psr/log' };
const write = (value: unknown) => JSON.stringify(value);

/** As Composer writes it. */
const INSTALLED_PHP = `<?php return array(
    'root' => array(
        'name' => 'acme/demo',
        'pretty_version' => '1.2.3',
        'install_path' => __DIR__ . '/../../',
    ),
    'versions' => array(
        'acme/demo' => array(
            'pretty_version' => '1.2.3',
            'install_path' => __DIR__ . '/../../',
            'dev_requirement' => false,
        ),
        'psr/log' => array(
            'pretty_version' => '3.0.0',
            'version' => '3.0.0.0',
            'install_path' => __DIR__ . '/../psr/log',
            'dev_requirement' => false,
        ),
        'psr/log-implementation' => array(
            'dev_requirement' => false,
            'provided' => array(
                0 => '1.0|2.0',
            ),
        ),
    ),
);
`;

describe("Composer's lists", () => {
  test.each([
    ['Composer 2', { packages: [log], dev: false }],
    ['Composer 1', [{ name: 'psr/log', version: '3.0.0', license: 'MIT' }]],
  ])('of %s name packages, and where they are', (_name, list) => {
    expect(readInstalledJson(write(list), JSON_PATH)).toEqual([
      { name: 'psr/log', version: '3.0.0', licenses: ['MIT'], folder: 'demo/vendor/psr/log' },
    ]);
  });

  test.each([
    ['', []],
    ['{', []],
    ['null', []],
    ['"packages"', []],
    ['{"packages":{"psr/log":{"version":"1"}}}', []],
    ['[null,1,"psr/log",[],{}]', []],
    [write([{ name: '<b>/log', version: '1' }, { name: 'psr' }, { name: ['psr/log'] }]), []],
    [write([{ name: `psr/${'a'.repeat(200)}` }, { name: '../log' }, { name: 'psr/log\u202e' }]), []],
  ])('are not believed where they are none: %s', (text, expected) => {
    expect(readInstalledJson(text, JSON_PATH)).toEqual(expected);
  });

  test('leave out what could be markup, and places outside of the ZIP', () => {
    const places = ['/etc', '../../../../../etc', 7, null, '../'.repeat(400), '../a b/log'];
    const packages = places.map((place) => ({
      ...log,
      version: '<b>1',
      license: ['<i>', 1, 'MIT'],
      'install-path': place,
    }));
    const read = readInstalledJson(write({ packages }), JSON_PATH);
    expect(read.map(({ folder }) => folder)).toEqual([
      ...places.slice(0, 5).map(() => undefined),
      'demo/vendor/a b/log',
    ]);
    for (const { version, licenses } of read)
      expect({ version, licenses }).toEqual({ version: '', licenses: ['MIT'] });
  });

  test('are bounded', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ name: `a/b${index}`, version: '1' }));
    expect(readInstalledJson(write(many), JSON_PATH)).toHaveLength(2000);
  });

  test('as PHP give the same, without the plugin itself and what another package provides', async () => {
    const [, read] = readInstalledPhp(INSTALLED_PHP, 'demo/vendor/composer/installed.php');
    expect(read).toEqual({ name: 'psr/log', version: '3.0.0', licenses: [], folder: 'demo/vendor/psr/log' });
    const { bill } = await writeDemoBill({
      'vendor/composer/installed.php': INSTALLED_PHP,
      'vendor/psr/log/a.php': '<?php',
    });
    expect(listPurls(bill)).toEqual(['pkg:composer/psr/log@3.0.0 demo/vendor/psr/log']);
  });

  test.each([
    '<?php return array();',
    "<?php 'versions' => array(",
    '<?php $installed = new A;',
    "'versions' => array('a/b' => array('pretty_version' => '\\x41',",
  ])('as other PHP say nothing: %s', (text) => {
    expect(
      readInstalledPhp(text, 'demo/vendor/composer/installed.php').filter(({ version }) => version !== ''),
    ).toEqual([]);
  });
});

describe('packages of Composer', () => {
  test('are listed where they are: in the folder of the list, or one that a tool has moved them to', async () => {
    const { bill } = await writeDemoBill({
      'vendor/composer/installed.json': write({
        packages: [
          log,
          { ...log, name: 'acme/moved', 'install-path': '../acme/moved' },
          { ...log, name: 'acme/placed', 'install-path': '../../lib/placed' },
        ],
      }),
      'vendor/psr/log/a.php': '<?php',
      'vendor-prefixed/Acme/Moved/a.php': '<?php',
      'lib/placed/a.php': '<?php',
    });
    expect(listPurls(bill)).toEqual([
      'pkg:composer/acme/moved@3.0.0 demo/vendor-prefixed/Acme/Moved',
      'pkg:composer/acme/placed@3.0.0 demo/lib/placed',
      'pkg:composer/psr/log@3.0.0 demo/vendor/psr/log',
    ]);
  });

  test('that have no file are named as such, because nothing of them ships', async () => {
    const list = write([log, { ...log, name: 'acme/metapackage', 'install-path': null }]);
    const { bill } = await writeDemoBill({ 'vendor/composer/installed.json': list });
    expect(bill.components).toEqual([]);
    const remarks = bill.metadata.properties.filter(({ name }) => name.endsWith(':listed-without-files'));
    expect(remarks.map(({ value }) => value)).toEqual(['acme/metapackage 3.0.0', 'psr/log 3.0.0']);
  });

  test('that one list has lost are not those of the same name that another list places', async () => {
    const { bill } = await writeDemoBill({
      'vendor/composer/installed.json': write([log]),
      'vendor/psr/log/a.php': '<?php',
      'old/composer/installed.json': write([{ ...log, version: '1.1.4' }]),
    });
    expect(listPurls(bill)).toEqual(['pkg:composer/psr/log@3.0.0 demo/vendor/psr/log']);
    const remarks = bill.metadata.properties.filter(({ name }) => name.endsWith(':listed-without-files'));
    expect(remarks.map(({ value }) => value)).toEqual(['psr/log 1.1.4']);
  });

  test('in two folders are one library, unless their versions differ', async () => {
    const { bill } = await writeDemoBill({
      'vendor/composer/installed.json': write([log]),
      'vendor/psr/log/a.php': '<?php',
      'prefixed/composer/installed.json': write([log]),
      'prefixed/psr/log/a.php': '<?php',
      'old/composer/installed.json': write([{ ...log, version: '1.1.4' }]),
      'old/psr/log/a.php': '<?php',
    });
    expect(listPurls(bill)).toEqual([
      'pkg:composer/psr/log@1.1.4 demo/old/psr/log',
      'pkg:composer/psr/log@3.0.0 demo/prefixed/psr/log demo/vendor/psr/log',
    ]);
  });
});
