import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import type { Expectations } from '../../../src/package/checks/check.ts';
import { judge } from './judge.ts';

/** WordPress 7.1's verdict on a package. */
interface Outcome {
  /** Updated by hand, with either unpacker, automatically, and installed anew: all went well. */
  readonly fine: boolean;
  readonly note: string;
}

const fixtures = new URL('../../fixtures/odd-packages/', import.meta.url);
const outcomes = JSON.parse(readFileSync(new URL('results.json', fixtures), 'utf8')) as Record<
  string,
  Outcome
>;

/** Where sites have the plugin, in an earlier version. */
const INSTALLED: Readonly<Record<string, string>> = {
  'main-brackets': 'acme-notes/acme[1].php',
  'main-utf8': 'acme-notes/äcme.php',
};

/** WordPress took these, and they are refused all the same. */
const REFUSED: Readonly<Record<string, string>> = {
  'colon-second':
    'path-unsafe: WordPress skips the file without a word, and Windows takes it for one on a drive.',
  'crc-wrong-include':
    'zip-crc: file and checksum contradict each other, and which of them is wrong is not known.',
  'crc-wrong-main': 'zip-crc: the same.',
  'duplicate-entry': 'path-conflict: which of the two a site gets depends on how it unpacks.',
  'zip-symlink':
    'symlink: the plugin did not load the file, which would have printed the name of its target.',
  'secrets-env': 'leaked-secrets: WordPress does not mind, but the author does.',
};

/** These went wrong in ways that are seen only as something else, or that depend on the site. */
const WARNED: Readonly<Record<string, string>> = {
  'bundled-plugin-nested': 'nested-header: wrong only when it is activated after a fresh install',
  'node-yazl-zip64': 'zip-structure: only hosts without the PHP extension zip refuse it',
  'zip64-streamed-infozip-nodirs': 'zip-structure: the same',
  'cp437-name': 'path-portability: only the file whose name is no UTF-8 has another name on the site',
  'latin1-name': 'path-portability: the same',
  'requires-wp-too-high-text':
    'requires-format: WordPress heeds the number, and which it is on a site is not known',
  'version-hotfix': 'stable-tag: offered, installed and not offered again; only the number is another',
  'version-stable': 'stable-tag: the same',
  'version-build-plus': 'stable-tag: PHP takes 1.1.0+1 for newer than 1.1.0',
};

async function judgePackage(name: string) {
  const pluginFile = INSTALLED[name] ?? 'acme-notes/acme-notes.php';
  const expected: Partial<Expectations> = { slug: 'acme-notes', served: { version: '1.0.0', pluginFile } };
  const findings = await judge(readFileSync(new URL(`zips/${name}.zip`, fixtures)), expected);
  const listBy = (severity: string) =>
    findings.filter((finding) => finding.severity === severity).map(({ id }) => id);
  return { errors: listBy('error'), warnings: listBy('warning'), findings };
}

/** The check that a reason begins with. */
const checkOf = (reason = '') => reason.replace(/:.*/, '');

const names = Object.keys(outcomes);
const [fine, broken] = [
  names.filter((name) => outcomes[name]?.fine === true),
  names.filter((name) => outcomes[name]?.fine === false),
];

describe('packages of some twenty tools, and spoiled ones, that WordPress 7.1 has installed', () => {
  test('are all there', () => {
    const files = readdirSync(new URL('zips/', fixtures)).map((file) => file.replace(/\.zip$/, ''));
    expect(files.sort()).toEqual([...names].sort());
    expect(Object.keys({ ...REFUSED, ...WARNED }).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(fine)('%s went well, and is accepted', async (name) => {
    const { errors } = await judgePackage(name);
    expect([...new Set(errors)]).toEqual(name in REFUSED ? [checkOf(REFUSED[name])] : []);
  });

  test.each(broken)('%s went wrong, and is told as far as it can be seen', async (name) => {
    const { errors, warnings } = await judgePackage(name);
    if (name in WARNED) expect([errors, warnings]).toEqual([[], [checkOf(WARNED[name])]]);
    else expect(errors).not.toEqual([]);
  });

  test.each([
    ['bom-line1', 'output-before-headers', 'acme-notes/acme-notes.php'],
    ['short-open-tag', 'no-php-tag', 'acme-notes/acme-notes.php'],
    ['requires-plugins-self', 'requires-itself', 'acme-notes/acme-notes.php'],
    ['damage-js', 'zip-crc', 'acme-notes/assets/app.js'],
    ['damage-include', 'zip-crc', 'acme-notes/includes/class-note.php'],
    ['stream-broken-include', 'zip-crc', 'acme-notes/includes/class-note.php'],
    ['size-understated-js', 'zip-crc', 'acme-notes/assets/app.js'],
    ['stream-broken-main', 'zip-crc', 'acme-notes/acme-notes.php'],
  ])('the error of %s is %s of %s', async (name, id, file) => {
    const { findings } = await judgePackage(name);
    expect(findings).toContainEqual(expect.objectContaining({ id, file, severity: 'error' }));
  });

  test('another time in a local header is a notice, because PclZip takes what ZipArchive refuses', async () => {
    const { findings } = await judgePackage('local-time-differs');
    expect(findings).toContainEqual(expect.objectContaining({ id: 'zip-structure', severity: 'notice' }));
  });
});
