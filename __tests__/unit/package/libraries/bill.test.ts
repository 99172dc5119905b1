import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { type Bill, HEADER, inspectDemo, listPurls, writeDemoBill } from './open-package.ts';

const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');

/** The schema that the library of CycloneDX ships. */
function readSchema(name: string): object {
  const path = join(dirname(library), 'res', 'schema', `${name}.SNAPSHOT.schema.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}

const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } });
addFormats(ajv);
for (const name of ['spdx', 'jsf-0.82'])
  ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
const validate = ajv.compile(readSchema('bom-1.6'));

function expectValid(bill: Bill): void {
  validate(bill);
  expect(validate.errors ?? []).toEqual([]);
}

const list = (...packages: readonly object[]) => JSON.stringify({ packages });
const log = { name: 'psr/log', version: '3.0.0', license: ['MIT', 'Proprietary'] };
const FILES = {
  'vendor/composer/installed.json': list(log, { name: 'acme/branch', version: 'dev-main' }),
  'vendor/psr/log/a.php': '<?php',
  'vendor/acme/branch/a.php': '<?php',
  'a.js': '/*! Chart.js v4.4.0 | MIT */',
};

describe('a bill of materials', () => {
  test('is CycloneDX 1.6, and names the package by its digest', async () => {
    const { bill } = await writeDemoBill(FILES, '0123456789abcdef'.repeat(4));
    expectValid(bill);
    expect(bill.serialNumber).toBe('urn:uuid:01234567-89ab-8def-8123-456789abcdef');
    expect(bill.metadata.component).toMatchObject({
      name: 'demo',
      version: '1.2.3',
      purl: 'pkg:generic/demo@1.2.3',
      hashes: [{ alg: 'SHA-256', content: '0123456789abcdef'.repeat(4) }],
    });
    expect(bill.components).toMatchObject([
      { group: 'acme', name: 'branch', version: 'dev-main', purl: 'pkg:composer/acme/branch@dev-main' },
      {
        group: 'psr',
        name: 'log',
        licenses: [{ license: { id: 'MIT' } }, { license: { name: 'Proprietary' } }],
      },
      {
        name: 'Chart.js',
        version: '4.4.0',
        purl: 'pkg:generic/Chart.js@4.4.0',
        licenses: [{ license: { id: 'MIT' } }],
      },
    ]);
  });

  test('says that it is incomplete', async () => {
    const { bill } = await writeDemoBill({});
    expectValid(bill);
    expect(bill).toMatchObject({
      compositions: [{ aggregate: 'incomplete', assemblies: ['pkg:generic/demo@1.2.3'] }],
    });
    expect(bill.metadata.properties).toEqual([
      {
        name: 'publish-wordpress-plugin:incomplete',
        value: expect.stringContaining('only where a comment states'),
      },
    ]);
  });

  test('is the same for the same package, and has no time', async () => {
    const [first, second] = [await writeDemoBill(FILES), await writeDemoBill(FILES)];
    expect(second.text).toBe(first.text);
    expect(first.text).not.toMatch(/timestamp|\d{4}-\d\d-\d\dT/);
  });

  test('lists licenses by the identifiers that the schema knows, and no others', async () => {
    const licenses = [
      'mit',
      'GPL-2.0+',
      'GPL-2.0-or-later',
      'PHP-3.01',
      'WTFPL',
      'OSL-3.0',
      'MIT or GPL',
      '(MIT)',
    ];
    const { bill } = await writeDemoBill({
      'vendor/composer/installed.json': list({ ...log, license: licenses }),
      'vendor/psr/log/a.php': '<?php',
    });
    expectValid(bill);
    expect(bill.components[0]?.licenses?.map(({ license }) => license.name ?? '').filter(Boolean)).toEqual([
      '(MIT)',
      'MIT or GPL',
    ]);
  });

  test('holds no markup but in names of files, and nothing of the plugin that a secret could be', async () => {
    const { writeBill } = await inspectDemo({
      'vendor/composer/installed.json': list(log),
      'vendor/psr/log/s3cr3t.php': '<?php',
      's3cr3t.js': '/*! Lib v1.0 */',
    });
    const { text = '' } =
      (await writeBill({ sha256: 'a'.repeat(64) }, (value) => value.replace('s3cr3t', '***'))) ?? {};
    expect(text).toContain('demo/***.js');
    expect(text).not.toContain('s3cr3t');
    expect(HEADER).toContain('Demo <b>');
  });

  test('of a package whose lists are broken or huge has what could be read, and says so', async () => {
    const { bill } = await writeDemoBill({
      ...FILES,
      'broken/composer/installed.json': '{"packages":[',
      'huge/composer/installed.json': Buffer.alloc(5 * 1024 * 1024, ' '),
    });
    expectValid(bill);
    expect(listPurls(bill)).toHaveLength(3);
    expect(bill.metadata.properties.map(({ name }) => name)).toContain('publish-wordpress-plugin:not-read');
  });

  test('takes little time, however much there is to read', async () => {
    const scripts = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `${index}.js`,
        Buffer.alloc(2_000_000, '/*! Lib v1.0 */\n a(); /* b */\n'),
      ]),
    );
    const { writeBill } = await inspectDemo(scripts);
    const start = cpuNow();
    await writeBill({ sha256: 'a'.repeat(64) }, (value) => value);
    expect(cpuNow() - start).toBeLessThan(2000);
  });

  test('does not exist without a plugin', async () => {
    const { writeBill } = await inspectDemo({ 'demo.php': '<?php' });
    expect(await writeBill({ sha256: 'a'.repeat(64) }, (value) => value)).toBeUndefined();
  });
});
