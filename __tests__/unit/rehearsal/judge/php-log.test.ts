import type { OldCode } from '../../../../src/rehearsal/model/context.ts';
import { describe, expect, test } from '@jest/globals';
import { findLostFile, listMessages } from '../../../../src/rehearsal/judge/php-log.ts';
import { readLog } from '../../../../src/rehearsal/site/php-log.ts';
import { REFUSED } from '../../../../src/rehearsal/site/player/protocol.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { createKnownTexts } from './known-texts.ts';

const PLUGIN = '/wordpress/wp-content/plugins/acme';
const parse = (log: string) => listMessages(readLog(log), 'acme');
const at = (text: string) => `[22-Nov-2026 03:29:31 UTC] ${text}\n`;

describe('the log of PHP', () => {
  test('names the file and the line of a fatal error', () => {
    const log = at(
      `PHP Fatal error:  Uncaught Error: Call to undefined function gone() in ${PLUGIN}/acme.php:12\nStack trace:\n#0 /wordpress/index.php(1): x()\n#1 {main}\n  thrown in ${PLUGIN}/acme.php on line 12`,
    );
    expect(parse(log)).toEqual([
      {
        level: 'fatal',
        kind: 'Fatal error',
        text: 'Uncaught Error: Call to undefined function gone()',
        isEarlyOutput: false,
        file: 'acme.php',
        line: 12,
      },
    ]);
  });

  test('leads from an error in WordPress to the call in the plugin', () => {
    const log = at(
      `PHP Fatal error:  Uncaught TypeError: strlen() expects a string in /wordpress/wp-includes/a.php:3\nStack trace:\n#0 /wordpress/wp-includes/b.php(9): a()\n#1 ${PLUGIN}/inc/b.php(34): b()\n  thrown in /wordpress/wp-includes/a.php on line 3`,
    );
    expect(parse(log)).toMatchObject([{ file: 'inc/b.php', line: 34 }]);
  });

  test.each([
    ['require(/wordpress/wp-content/plugins/acme/a.php): Failed', 'require(acme/a.php): Failed'],
    [
      "Failed opening required '/wordpress/wp-includes/b.php' (include_path='.:/wordpress/')",
      "Failed opening required 'wp-includes/b.php' (include_path='.:')",
    ],
    ['the package vendor/wordpress/mcp-adapter is gone', 'the package vendor/wordpress/mcp-adapter is gone'],
    ['see https://example.org/wordpress/a', 'see https://example.org/wordpress/a'],
    ['acme//wordpress/b and -/wordpress/c', 'acme//wordpress/b and -/wordpress/c'],
  ])('takes the path of the site away at its beginning only: %s', (text, shown) => {
    const [message] = parse(at(`PHP Warning:  ${text} in ${PLUGIN}/acme.php on line 4`));
    expect(message?.text).toBe(shown);
  });

  test('has nothing of the parser whose errors one PHP cannot keep back here', () => {
    const parser = at(
      `PHP Warning:  DOMDocument::loadHTML(): Tag nav invalid in Entity, line: 1 in ${PLUGIN}/acme.php on line 4`,
    );
    const off = at(
      `PHP Warning:  libxml_use_internal_errors() has been disabled for security reasons in ${PLUGIN}/acme.php on line 3`,
    );
    const other = at(`PHP Warning:  Undefined array key "a" in ${PLUGIN}/acme.php on line 5`);
    expect(parse(off + parser + other)).toMatchObject([{ line: 5 }]);
    expect(parse(parser)).toMatchObject([{ line: 4 }]);
  });

  test('has the error that ends a request, however many warnings come before it', () => {
    const warnings = Array.from({ length: 2_100 }, (_, index) =>
      at(`PHP Warning:  ${index} in ${PLUGIN}/acme.php on line 4`),
    );
    const fatal = at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/acme.php:5`);
    const messages = parse(warnings.join('') + fatal);
    expect(messages).toHaveLength(2_001);
    expect(messages.at(-1)).toMatchObject({ level: 'fatal', line: 5 });
  });

  test('says where something is printed too early, and not who notices it', () => {
    const log = at(
      `PHP Warning:  Cannot modify header information - headers already sent by (output started at ${PLUGIN}/acme.php:1) in /wordpress/wp-login.php on line 88`,
    );
    expect(parse(log)).toMatchObject([{ level: 'warning', file: 'acme.php', line: 1, isEarlyOutput: true }]);
  });

  test('takes a message that a plugin wrote for no entry of its own', () => {
    const log = at(
      `PHP Warning:  a\nPHP Fatal error:  b in ${PLUGIN}/x.php on line 3 in ${PLUGIN}/acme.php on line 7`,
    );
    expect(parse(log)).toMatchObject([{ level: 'warning', file: 'acme.php', line: 7 }]);
  });

  test('tells only what is new, and of warnings only those of the plugin, once', () => {
    const memory = createKnownTexts('acme');
    const old = at(`PHP Deprecated:  old() is deprecated in ${PLUGIN}/acme.php on line 3`);
    memory.remember(old, 'Dashboard');
    const log =
      old.replace('line 3', 'line 5') +
      at(`PHP Deprecated:  new() is deprecated in ${PLUGIN}/acme.php on line 8`).repeat(2) +
      at('PHP Deprecated:  core() is deprecated in /wordpress/wp-includes/x.php on line 3');
    const [problem, ...others] = memory.check(log, 'Front page');
    expect(problem).toEqual({
      severity: 'warning',
      message: 'PHP Deprecated: new() is deprecated.',
      file: 'acme.php',
      line: 8,
    });
    expect(others).toEqual([]);
    expect(memory.check(log, 'RSS feed')).toEqual([]);
  });

  test('takes a deprecation in a file that did not change for an old one, and nothing else', () => {
    const memory = createKnownTexts('acme', [], { unchanged: new Set(['lib/a.php']) });
    const log = [
      `PHP Deprecated:  a() implicitly marks $b as nullable in ${PLUGIN}/lib/a.php on line 3`,
      `PHP Deprecated:  b() implicitly marks $b as nullable in ${PLUGIN}/lib/b.php on line 4`,
      `PHP Warning:  Undefined variable $c in ${PLUGIN}/lib/a.php on line 5`,
    ].map(at);
    expect(memory.check(log.join(''), 'Own pages: acme')).toMatchObject([
      { file: 'lib/b.php', line: 4 },
      { file: 'lib/a.php', line: 5 },
    ]);
    expect(memory.hasNews(log[0] ?? '', 'Own pages: acme')).toBe(false);
  });

  test('has a notice for a message in code that is as it was, and that only such code calls', () => {
    const warning = at(`PHP Warning:  Undefined variable $a in ${PLUGIN}/inc/a.php on line 3`);
    const stack = (...files: readonly string[]) =>
      at(`REHEARSAL stack ${PLUGIN}/inc/a.php:3\t${files.join('\t')}`);
    const judge = (...stacks: readonly string[]) =>
      createKnownTexts('acme', [], { unchanged: new Set(['inc/a.php', 'inc/b.php']) }).check(
        [...stacks, warning].join(''),
        'Dashboard',
      );
    const [OWN, OTHER] = [`${PLUGIN}/inc/a.php`, '/wordpress/wp-content/plugins/shop/shop.php'];
    expect(judge(stack(OWN, `${PLUGIN}/inc/b.php`, OTHER))).toEqual([
      {
        severity: 'notice',
        message:
          'PHP Warning: Undefined variable $a. This code is as in the previous version, and so is what calls it.',
        file: 'inc/a.php',
        line: 3,
      },
    ]);
    for (const stacks of [
      [],
      [stack(OWN, `${PLUGIN}/acme.php`)],
      [stack(OWN), stack(OWN, `${PLUGIN}/acme.php`)],
      [stack(OWN), stack('?')],
    ])
      expect(judge(...stacks)).toMatchObject([{ severity: 'warning' }]);
  });

  test('has no notice for what stops a request, whatever calls it', () => {
    const log =
      at(`REHEARSAL stack ${PLUGIN}/a.php:3\t${PLUGIN}/a.php`) +
      at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/a.php:3`);
    const memory = createKnownTexts('acme', [], { unchanged: new Set(['a.php']) });
    expect(memory.check(log, 'Dashboard')).toMatchObject([{ severity: 'error' }]);
  });

  test('knows a message of code that has moved to another file, and of no other code', () => {
    const moved: OldCode['wasThere'] = ({ file, line }, old) =>
      file === 'inc/new.php' && line === 7 && old.some((each) => each.file === 'acme.php');
    const memory = createKnownTexts('acme', [], { wasThere: moved });
    const warning = (file: string, line: number, text = 'Undefined variable $a') =>
      at(`PHP Warning:  ${text} in ${PLUGIN}/${file} on line ${line}`);
    const fatal = (file: string, line: number) =>
      at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/${file}:${line}`);
    memory.remember(warning('acme.php', 3) + fatal('acme.php', 4), 'Front page');
    expect(memory.hasNews(warning('inc/new.php', 7), 'Dashboard')).toBe(false);
    expect(memory.check(warning('inc/new.php', 7), 'Dashboard')).toEqual([]);
    expect(memory.check(warning('inc/new.php', 8), 'Dashboard')).toMatchObject([{ severity: 'warning' }]);
    expect(memory.check(warning('inc/new.php', 7, 'Undefined variable $b'), 'Dashboard')).toMatchObject([
      { severity: 'warning' },
    ]);
    expect(memory.check(fatal('inc/new.php', 7), 'Front page')).toMatchObject([
      {
        severity: 'warning',
        message: 'PHP Fatal error: Uncaught Error: x. The previous version has it, too.',
      },
    ]);
    expect(memory.check(fatal('inc/new.php', 7), 'Dashboard')).toMatchObject([
      { severity: 'error', message: 'PHP Fatal error: Uncaught Error: x.' },
    ]);
  });

  test('tells a fatal error each time, and that it is old only where the previous version has it', () => {
    const memory = createKnownTexts('acme');
    const log = at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/acme.php:3`);
    memory.remember(log, 'Front page');
    expect(memory.check(log, 'Front page')).toMatchObject([
      {
        severity: 'warning',
        message: 'PHP Fatal error: Uncaught Error: x. The previous version has it, too.',
      },
    ]);
    expect(memory.check(log, 'Dashboard')).toMatchObject([
      { severity: 'error', message: 'PHP Fatal error: Uncaught Error: x.' },
    ]);
  });

  test('tells an old fatal error of what the plugin adds once, as a notice', () => {
    const memory = createKnownTexts('acme');
    const log = at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/acme.php:3`);
    memory.remember(log, 'Own pages: acme');
    memory.remember(log, 'Browser');
    expect(memory.check(log, 'Own pages: acme')).toMatchObject([{ severity: 'notice', line: 3 }]);
    expect(memory.check(log, 'Browser')).toEqual([]);
  });

  test('tells an old fatal error that follows a refused request as a notice, also of an activation', () => {
    const memory = createKnownTexts('acme');
    const fatal = at(`PHP Fatal error:  Uncaught Error: Cannot use it in ${PLUGIN}/acme.php:3`);
    const log = at(`${REFUSED} acme.example`) + fatal;
    memory.remember(log, 'activate');
    expect(memory.check(log, 'activate')).toEqual([
      {
        severity: 'notice',
        message:
          'PHP Fatal error: Uncaught Error: Cannot use it. The previous version has it, too. It follows a request to acme.example, which is refused here.',
        file: 'acme.php',
        line: 3,
      },
    ]);
    expect(memory.check(fatal, 'activate')).toEqual([]);
    expect(memory.check(fatal, 'delete')).toMatchObject([{ severity: 'error' }]);
    expect(memory.check(log, 'deactivate')).toMatchObject([{ severity: 'unknown' }]);
  });

  test('does not blame the update for what dies in a browser with the previous version, too', () => {
    const memory = createKnownTexts('acme');
    const old = at(`PHP Fatal error:  Uncaught Error: x in ${PLUGIN}/acme.php:3`);
    const ofHere = at(
      `PHP Fatal error:  Uncaught TypeError: a(): Argument #1 ($m) must be of type mysqli, b given in ${PLUGIN}/acme.php:4`,
    );
    memory.remember(old + ofHere, 'Browser');
    expect(memory.check(old + ofHere, 'Browser')).toMatchObject([{ severity: 'notice', line: 3 }]);
  });

  test('takes warnings of an update for those of the previous version, which carries it out', () => {
    const memory = createKnownTexts('acme');
    const warning = at(`PHP Warning:  x in ${PLUGIN}/acme.php on line 3`);
    const fatal = at(`PHP Fatal error:  Uncaught Error: y in ${PLUGIN}/acme.php:4`);
    expect(memory.checkUpdate(warning + fatal)).toEqual([
      {
        severity: 'error',
        message: 'PHP Fatal error: Uncaught Error: y. It is at acme.php:4 of the previous version.',
      },
    ]);
    expect(memory.check(warning, 'Front page')).toMatchObject([{ severity: 'warning', line: 3 }]);
  });
});

test.each(['[22-Nov-2026 ', 'output started at /a', ' in /a.php(1) : ', ' in /a.php', '#1 /a.php('])(
  'a log is read in linear time, whatever it says: %s',
  (text) => {
    const log = at(`PHP Warning:  ${text.repeat(Math.floor(1_000_000 / text.length))}`);
    const start = cpuNow();
    parse(log);
    parse(`${log} in ${PLUGIN}/acme.php on line 3`.repeat(3));
    expect(cpuNow() - start).toBeLessThan(2_000);
  },
);

test.each([
  [
    "PHP Fatal error: Uncaught Error: Failed opening required 'acme/inc/a.asset.php' (include_path='.')",
    'acme/inc/a.asset.php',
  ],
  ['The page "Acme" links `build/settings.js`, which is not in the package.', 'build/settings.js'],
  ['The page requests a script, `upsells.js`, which is missing (404).', 'upsells.js'],
  [
    'The activation did not finish: it loads `acme/vendor/autoload.php`, which is not there.',
    'acme/vendor/autoload.php',
  ],
  ["PHP Fatal error: Failed opening required '/wordpress-elsewhere/a.php'", undefined],
  ['The page links `build/settings.js`, which is empty.', undefined],
  ['PHP Fatal error: Uncaught Error: gone().', undefined],
])('a problem may be that a file is missing: %s', (message, file) => {
  expect(findLostFile(message)).toBe(file);
});
