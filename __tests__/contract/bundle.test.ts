import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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
    for (const [name, text] of Object.entries(files)) {
      if (name.endsWith('.js')) expect(text).not.toContain('webpackMissingModule');
    }
    for (const name of ['@actions/core', '@actions/http-client', '@octokit/core', 'yauzl']) {
      expect(files['licenses.txt']).toMatch(new RegExp(`^${name} .*\\(MIT\\)$`, 'm'));
    }
  });

  test('imports nothing but Node.js and the files beside it, for a runner installs nothing', () => {
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const imported = scripts.flatMap((name) =>
      [...readFileSync(join(dist, name), 'utf8').matchAll(/^import\b[^;\n]*["']([^"'\n]+)["'];?$/gm)].map(
        ([, from = '']) => from,
      ),
    );
    expect(imported).toContain('./stand-ins.js');
    const others = imported.filter(
      (from) => !isBuiltin(from) && !existsSync(join(dist, from.replace(/\?.*/, ''))),
    );
    expect(others).toEqual([]);
  });

  test('has the text of each license', () => {
    const licenses = readFileSync(join(dist, 'licenses.txt'), 'utf8').split(/\n\n-{80}\n\n/);
    expect(licenses.length).toBeGreaterThan(29);
    for (const license of licenses) expect(license).toMatch(/^\S+ \d\S* \([^)].*\)\n\n[^]{300}/);
  });

  test('has its parts once: what else is started there runs the same bundle', () => {
    const read = (name: string) => readFileSync(join(dist, name), 'utf8');
    for (const name of ['live', 'build', 'rehearse', 'player', 'browser', 'thread']) {
      expect(read(`${name}.js`)).toBe(`import './index.js?${name}';\n`);
      expect(read('index.js')).toContain(`case"?${name}":`);
    }
    const command = read('cli.js');
    expect(command).toMatch(/^#!\/usr\/bin\/env node\n/);
    // Versions that do not know the next file may not even link this one.
    expect(command.match(/\b(?:import|require)\b.*/g)).toEqual(["import('./index.js?cli');"]);
    // The other files hold packages alone.
    const own = new RegExp(`^(index|(${readdirSync(join(root, 'src')).join('|')})-.*)\\.js$`);
    const modules = readdirSync(dist)
      .filter((name) => own.test(name))
      .flatMap((name) => read(name).match(/(?<=[{,]\s*)\d+:(?=\(?(?:\w+|\([\w,]*\))=>)/g) ?? []);
    expect(modules.length).toBeGreaterThan(100);
    // Small ones are in two files rather than in one of their own.
    expect(modules.length - new Set(modules).size).toBeLessThan(24);
  });

  test.each(readdirSync(dist))('holds no path of the machine that built it: %s', (name) => {
    expect(readFileSync(join(dist, name), 'utf8')).not.toContain(root);
  });
});
