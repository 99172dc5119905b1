import { describe, expect, test } from '@jest/globals';
import type { Severity } from '../../../../src/package/finding.ts';
import type { Inspection } from '../../../../src/package/inspect.ts';
import { countGroups, reportPackage } from '../../../../src/publish/report/package-report.ts';

const plugin = {
  slug: 'demo',
  name: 'Demo',
  version: '1.2.3',
  mainFile: 'main.php',
  description: '',
  requires: '6.5',
  requiresPhp: '7.4',
  updateUri: 'https://plugins.example/a',
  tested: '7.1',
  upgradeNotice: '',
  readme: '',
};
const contents = {
  files: 2,
  unpackedBytes: 5_000_000,
  parts: [
    { name: 'vendor/', files: 58, sizeBytes: 1_200_000 },
    { name: 'build/', files: 26, sizeBytes: 90_000 },
    { name: '', files: 5, sizeBytes: 4000 },
  ],
  largest: [{ path: 'demo/a.js', sizeBytes: 4_000_000 }],
  unread: 0,
  isRead: true,
  unsearched: 0,
};
const facts: Inspection['facts'] = { sizeBytes: 1_200_000, contents, plugin };

describe('the facts of a package', () => {
  test('are what it says and what is in it', () => {
    expect(reportPackage(facts, []).facts).toEqual([
      ['Plugin', '`Demo` `1.2.3`'],
      ['Main file', '`demo/main.php`'],
      ['Requires', 'WordPress `6.5`, PHP `7.4`'],
      ['Update URI', '`https://plugins.example/a`'],
      ['Tested up to', 'WordPress `7.1`'],
      ['Files', '2, 1.2 MB packed, 5.0 MB unpacked'],
      ['Parts', '`vendor/` 58 files, 1.2 MB · `build/` 26 · top level 5'],
      ['Largest', '`demo/a.js` 4.0 MB'],
    ]);
  });

  test('show the entry of the upgrade notice, up to what WordPress.org takes of one', () => {
    const show = (upgradeNotice: string) =>
      new Map(reportPackage({ ...facts, plugin: { ...plugin, upgradeNotice } }, []).facts).get(
        'Upgrade notice',
      );
    expect(show('Needs `PHP` 8.')).toBe("`Needs 'PHP' 8.`");
    expect(show('x'.repeat(999))).toBe(`\`${'x'.repeat(300)}…\``);
    expect(show('')).toBeUndefined();
  });

  test('name the parts with the most files, and count the others', () => {
    const parts = Array.from({ length: 14 }, (_, index) => ({ name: `${index}/`, files: 1, sizeBytes: 1 }));
    const shown = reportPackage({ ...facts, contents: { ...contents, parts } }, []).facts;
    expect(new Map(shown).get('Parts')).toMatch(/^`0\/` 1 file, 1 B · `1\/` 1 · .* · `11\/` 1 · others 2$/);
  });

  test('tell what was left out, and by which rules', () => {
    const tell = (names: readonly string[], count: number, rulesFile?: string) =>
      reportPackage(facts, [], undefined, { names, count, rulesFile }).facts.at(-1);
    expect(tell(['docs/', 'tests/'], 2, '.distignore')).toEqual([
      'Left out',
      '`docs/`, `tests/` (by `.distignore`)',
    ]);
    expect(tell(['docs/'], 1, '.gitattributes')?.[1]).toBe(
      '`docs/` (by `export-ignore` in `.gitattributes`)',
    );
    const many = Array.from({ length: 100 }, (_, index) => `${index}`);
    expect(tell(many, 120)?.[1]).toMatch(/^`0`, .*, `9` and 110 more$/);
    expect(tell([], 0)?.[0]).toBe('Largest');
  });

  test('tell what it does not say', () => {
    const silent = {
      ...plugin,
      slug: '',
      version: '',
      requires: '',
      requiresPhp: '',
      updateUri: '',
      tested: '',
    };
    expect(reportPackage({ ...facts, plugin: silent }, []).facts.slice(0, 5)).toEqual([
      ['Plugin', '`Demo` (no version)'],
      ['Main file', '`main.php`'],
      ['Requires', 'not stated'],
      ['Update URI', 'none'],
      ['Tested up to', 'not stated'],
    ]);
  });

  test('tell what was not read', () => {
    const partly = { ...facts, contents: { ...contents, unread: 3 } };
    expect(reportPackage(partly, []).facts.at(-1)).toEqual(['Not read', '3 PHP files beside the main file']);
    const afar = { ...facts, contents: { ...contents, unread: 1, isRead: false, unsearched: 0 } };
    expect(reportPackage(afar, []).facts.at(-1)).toEqual([
      'Not read',
      expect.stringMatching(
        /^most file contents, 1 PHP file beside the main file among them\. Only .* would go unnoticed$/,
      ),
    ]);
  });

  test('are no more than its size when it cannot be opened', () => {
    const closed = { sizeBytes: 12, contents: undefined, plugin: undefined };
    expect(reportPackage(closed, []).facts).toEqual([['Size', '12 B']]);
  });

  test('do not let a name end its quotation, or go on for ever', () => {
    const odd = { ...plugin, name: `a\`b${'x'.repeat(999)}` };
    const [, value = ''] = reportPackage({ ...facts, plugin: odd }, []).facts[0] ?? [];
    expect(value.split('`')).toHaveLength(5);
    expect(value.length).toBeLessThan(300);
  });
});

test.each<[Severity[], string]>([
  [[], 'no problems found'],
  [['error'], '1 error'],
  [['notice', 'error', 'notice'], '1 error, 2 notices'],
  [['warning', 'warning', 'error', 'error', 'notice'], '2 errors, 2 warnings, 1 notice'],
])('findings are counted by severity: %j', (severities, text) => {
  const finding = { id: 'macosx', message: '', effect: '', fix: '', accepted: false } as const;
  const findings = severities.map((severity) => ({ ...finding, severity }));
  expect(countGroups(findings)).toBe(text);
  const accepted = { ...finding, severity: 'error', accepted: true } as const;
  const rest = severities.length === 0 ? '' : `${text}, `;
  expect(countGroups([...findings, accepted, accepted])).toBe(`${rest}2 accepted`);
});
