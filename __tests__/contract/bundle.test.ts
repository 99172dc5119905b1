import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');

describe('dist', () => {
  test('is complete: an ES module without stubs for missing modules, with the licenses of what it holds', () => {
    const files = Object.fromEntries(
      readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
    );
    expect(files['package.json']).toContain('"type": "module"');
    for (const entry of ['index.js', 'live.js', 'rehearse.js']) {
      expect(files[entry]).toBeDefined();
      expect(files[entry]).not.toContain('webpackMissingModule');
    }
    for (const name of ['@actions/core', '@actions/http-client', 'undici', 'yauzl']) {
      expect(files['licenses.txt']).toMatch(new RegExp(`^${name} .*\\(MIT\\)$`, 'm'));
    }
  });

  test('has the text of each license', () => {
    const licenses = readFileSync(join(dist, 'licenses.txt'), 'utf8').split(/\n\n-{80}\n\n/);
    expect(licenses.length).toBeGreaterThan(100);
    for (const license of licenses) expect(license).toMatch(/^\S+ \d\S* \([^)].*\)\n\n[^]{300}/);
  });

  test.each(['index.js', 'live.js', 'rehearse.js'])(
    'holds no path of the machine that built it: %s',
    (entry) => {
      expect(readFileSync(join(dist, entry), 'utf8')).not.toContain(root);
    },
  );
});
