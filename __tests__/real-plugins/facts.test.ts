import { describe, expect, it } from '@jest/globals';
import { packFacts, type PluginFacts, unpackFacts } from './facts.ts';
import { readPhpFacts } from './php-facts.ts';
import { findMissingLoads, listOpen, renewReview } from './review.ts';
import { synthesize } from './synthesize.ts';
import { findSigns, outlineChangelog, outlineReadme } from './text-facts.ts';

function readPhp(text: string) {
  return readPhpFacts(Buffer.from(text));
}

function readLoads(program: string) {
  return readPhp(`<?php\n${program}`).statements;
}

describe('the facts of a PHP file', () => {
  it.each([
    ['<?php\n', 'tag'],
    ['\ufeff<?php\n', 'mark'],
    ['\n<?php\n', 'blank'],
    ['Text <?php\n', 'text'],
    ['Text', 'no-tag'],
  ])('say what stands before the tag: %j', (text, start) => {
    expect(readPhp(text).start).toBe(start);
  });

  it.each([
    ['<?php\nwork();', 'open'],
    ['<?php ?>\n', 'closed'],
    ['<?php ?>\n\n', 'blank'],
    ['<?php ?>\nText', 'text'],
    ["<?php echo '?>';", 'open'],
  ])('say what stands behind it: %j', (text, end) => {
    expect(readPhp(text).end).toBe(end);
  });

  it.each([
    ["require __DIR__ . '/a.php';", []],
    ["if ( $a ) { require __DIR__ . '/a.php'; }", ['if']],
    ["if ( $a ) require __DIR__ . '/a.php';", ['if']],
    ["if ( $a ): require __DIR__ . '/a.php'; endif;", ['if']],
    ["if ( file_exists( $a ) ) { require __DIR__ . '/a.php'; }", ['if exists']],
    ["if ( $a ) work(); else require __DIR__ . '/a.php';", ['else']],
    ["if ( $a ) { work(); }\nrequire __DIR__ . '/a.php';", []],
    ["if ( $a ) work();\nrequire __DIR__ . '/a.php';", []],
    ["foreach ( $a as $b ) { if ( $b ) { require __DIR__ . '/a.php'; } }", ['loop', 'if']],
    ["class A { function b() { require __DIR__ . '/a.php'; } }", ['class', 'function']],
    ["add_action( 'init', function () { require __DIR__ . '/a.php'; } );", ['function']],
    ["use function A\\b;\nrequire __DIR__ . '/a.php';", []],
    ["echo A::class;\nrequire __DIR__ . '/a.php';", []],
  ])('know what a load is in: %s', (program, inside) => {
    expect(readLoads(program)).toEqual([{ does: 'require', base: '__DIR__', path: '/a.php', inside }]);
  });

  it('know constants, and ignore what is put together', () => {
    const program = [
      "define( 'MY_DIR', plugin_dir_path( __FILE__ ) );",
      "define( 'MY_VERSION', '1.2.3' );",
      "define( 'MY_NAME', 'Name' );",
      "require_once( MY_DIR . 'inc' . DIRECTORY_SEPARATOR . 'a.php' );",
      'require $file;',
      'require MY_DIR . "$file.php";',
      "// require 'comment.php';",
      "$a = 'require string.php';",
    ];
    expect(readLoads(program.join('\n'))).toEqual([
      { does: 'define', name: 'MY_DIR', base: 'plugin_dir_path(__FILE__)', path: '', inside: [] },
      { does: 'define', name: 'MY_VERSION', base: '', path: '1.2.3', inside: [] },
      { does: 'require_once', base: 'MY_DIR', path: 'inc/a.php', inside: [] },
    ]);
  });

  it('know where a file is looked for, and where the code is left', () => {
    const program = [
      "if ( ! file_exists( __DIR__ . '/a.php' ) || ! is_readable( $b ) ) { return; }",
      "defined( 'ABSPATH' ) || exit;",
      'function work() { return; }',
      "return require __DIR__ . '/c.php';",
    ];
    const inside: readonly string[] = [];
    expect(readLoads(program.join('\n'))).toEqual([
      { does: 'test', base: '__DIR__', path: '/a.php', inside },
      { does: 'leave', base: '', path: '', inside: ['if exists'] },
      { does: 'leave', base: '', path: '', inside, after: '||' },
      { does: 'require', base: '__DIR__', path: '/c.php', inside, after: 'return' },
    ]);
  });

  it('say when a load is part of an expression', () => {
    const loads = readLoads("$a = require 'a.php';\n$a || require 'b.php';\nreturn require 'c.php';");
    expect(loads.map(({ after }) => after)).toEqual(['=', '||', 'return']);
  });
});

describe('the facts of texts', () => {
  it('are headings, and no prose', () => {
    const lines = outlineChangelog('# Changelog\n\n## 1.2.3 - 2024-01-01\nFixed a thing.\nAnd another.\n');
    expect(lines).toEqual(['# Changelog', '', '## 1.2.3 - 2024-01-01', '* A change.', '']);
  });

  it('are the headers of a readme in their lines', () => {
    const readme =
      '=== Name ===\nContributors: jane\nStable tag: 1.2\n\nProse.\n\n== Description ==\nProse.\n';
    const lines = [
      '=== Name ===',
      'Tags: plugin',
      'Stable tag: 1.2',
      '',
      '* A change.',
      '',
      '== Description ==',
    ];
    expect(outlineReadme(readme)).toEqual(lines);
  });

  it('name versions that are dates', () => {
    expect(outlineChangelog('= v170808-RC =\n')).toEqual(['= v170808-RC =', '']);
  });

  it('tell a key from code that names one, and keep neither', () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${'QUJD'.repeat(12)}\n-----END RSA PRIVATE KEY-----\n`;
    const sign = { kind: 'private-key', isWhole: true, isQuoted: false };
    expect(findSigns('a.pem', Buffer.from(key))).toEqual([{ path: 'a.pem', ...sign }]);
    const code = Buffer.from("<?php $a = '-----BEGIN RSA PRIVATE KEY-----';");
    expect(findSigns('a.php', code)).toMatchObject([{ isWhole: false, isQuoted: true }]);
    expect(JSON.stringify(findSigns('a.pem', Buffer.from(key)))).not.toContain('QUJD');
  });
});

const main =
  "<?php\n/*\n * Plugin Name: A\n * Version: 1.2\n */\nrequire __DIR__ . '/vendor/autoload.php';\n";
const facts: PluginFacts = {
  source: { kind: 'shipped', slug: 'a', repository: 'o/a', commit: '', folder: '' },
  files: [
    ['a.php', 4000],
    ['link', 'a.php'],
  ],
  php: { 'a.php': readPhp(main) },
  texts: {},
  signs: [],
};

describe('a plugin that is made of facts', () => {
  it('has the same paths, sizes and facts', () => {
    const files = synthesize(unpackFacts(packFacts(facts)));
    const content = files.get('a.php');
    if (!Buffer.isBuffer(content)) throw new Error('no file');
    expect(content.length).toBe(4000);
    expect(readPhpFacts(content)).toEqual(readPhp(main));
    expect(files.get('link')).toEqual({ target: 'a.php' });
  });

  it('looks for files, and leaves, where the plugin does', () => {
    const guarded = `${main}if ( ! is_file( __DIR__ . '/b.php' ) ) { if ( A ) { exit; } }\n`;
    const read = readPhp(guarded);
    const content = synthesize({ ...facts, php: { 'a.php': read } }).get('a.php');
    if (!Buffer.isBuffer(content)) throw new Error('no file');
    const again = readPhpFacts(content).statements;
    expect(again.filter(({ does }) => does !== 'test')).toEqual(
      read.statements.filter(({ does }) => does !== 'test'),
    );
    expect(again).toEqual(expect.arrayContaining([...read.statements]));
  });

  it('lacks what it requires and does not have', () => {
    expect(findMissingLoads(facts)).toEqual(['vendor/autoload.php']);
  });
});

describe('a review', () => {
  const finding = {
    id: 'dev-files',
    severity: 'warning',
    message: '',
    effect: '',
    fix: '',
    file: 'a',
  } as const;
  const inspected = { version: '1.2', changelog: '', findings: [finding] };

  it('is open where something is new', () => {
    const review = renewReview(undefined, inspected);
    expect(listOpen(review)).toEqual([
      'the changelog of this version is not found',
      'warning dev-files in a',
    ]);
  });

  it('keeps what was said, and turns what was missed into what is found', () => {
    const said = { id: 'dev-files', severity: 'warning', file: 'a', reason: 'so' } as const;
    const missed = { ...said, id: 'not-built', verdict: 'missed' } as const;
    const before = { changelog: 'absent', findings: [{ ...said, verdict: 'missed' }, missed] } as const;
    const after = { changelog: 'absent', findings: [{ ...said, verdict: 'true' }, missed] };
    expect(renewReview(before, inspected)).toEqual(after);
  });
});
