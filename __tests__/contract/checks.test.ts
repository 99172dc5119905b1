import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CHECKS } from '../../src/plugin/checks.ts';

const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const rows = readme.split('\n').filter((line) => line.startsWith('| `'));

describe('README.md', () => {
  test.each(CHECKS.map(({ id, severity }) => [id, severity]))('lists the check %s as %s', (id, severity) => {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${id}\``));
    expect(row?.split('|')[2]?.trim()).toBe(severity);
  });
});
