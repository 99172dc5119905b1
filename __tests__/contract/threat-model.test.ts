import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readText, ROOT } from './pages.ts';

const text = readText('docs/threat-model.md');
/** A file, and the name of a test in it. */
const tries = [...text.matchAll(/`((?:__tests__|scripts)\/[^`]+)`: "([^"]+)"/g)].map(
  ([, file = '', name = '']) => [name, file] as const,
);

describe('the threat model', () => {
  test('names what tries each wall', () => {
    const sections = text.split('\n## ').filter((section) => section.startsWith('Walls '));
    const walls = sections.flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')));
    expect(walls.length).toBeGreaterThan(15);
    expect(walls.filter((wall) => !/: "[^"]+"$/.test(wall))).toEqual([]);
    expect(tries).toHaveLength(walls.length);
  });

  test.each(tries)('is tried: %s', (name, file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readText(file)).toContain(name);
  });

  test('names all walls that an attack takes away', () => {
    const attacks = readText('__tests__/wordpress/play-attacks.ts');
    const names = [...attacks.matchAll(/^ {2,4}name: '([^']+)',$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !tries.some(([tried]) => tried === name))).toEqual([]);
  });
});
