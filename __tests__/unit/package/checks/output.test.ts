import { describe, expect, test } from '@jest/globals';

import { OUTPUT_CHECKS } from '../../../../src/package/checks/output.ts';
import { clean, judgeBy, judgeWith, main, mainFile } from '../judge.ts';

const judge = judgeWith(OUTPUT_CHECKS);

const path = 'my-plugin/my-plugin.php';
const MARK = '\ufeff';

function withMain(content: string, others: Readonly<Record<string, string>> = {}) {
  return { ...clean, ...others, [path]: content };
}

describe('no-php-tag', () => {
  test.each([
    ['the short tag', main.replace('<?php', '<?')],
    ['no tag', main.replace('<?php', '')],
    ['no blank behind the tag', main.replace('<?php\n', '<?php/*')],
  ])('is an error for %s', async (_name, content) => {
    expect(await judge(withMain(content))).toEqual([
      expect.objectContaining({
        id: 'no-php-tag',
        severity: 'error',
        file: path,
        message: `\`${path}\` has no \`<?php\`.`,
        effect: expect.stringContaining('prints the whole file'),
      }),
    ]);
  });

  test.each([
    ['function f() {}\n', 'error'],
    ['\u0000<\u0000?\u0000p\u0000h\u0000p', 'error'],
    ['<? function f() {} ', 'warning'],
  ])('is told of %j in a file that the plugin loads on every request', async (content, severity) => {
    const code = `${main}require __DIR__ . '/inc/a.php';\n`;
    const others = {
      'my-plugin/inc/a.php': "<?php\nrequire __DIR__ . '/b.php';\n",
      'my-plugin/inc/b.php': content,
    };
    expect(await judge(withMain(code, others))).toEqual([
      expect.objectContaining({
        id: 'no-php-tag',
        severity,
        file: 'my-plugin/inc/b.php',
        message: '`my-plugin/inc/b.php`, which the plugin loads on every request, has no `<?php`.',
        effect: expect.stringContaining('prints the whole text'),
      }),
    ]);
  });

  test.each([
    ["require __DIR__ . '/a.php';", ''],
    ["require __DIR__ . '/a.php';", '\n'],
    ["function f() { require __DIR__ . '/a.php'; }", 'Text'],
    ["$f = __DIR__ . '/a.php';", 'Text'],
  ])('is not reported for %j with %j', async (code, content) => {
    expect(await judge(withMain(main + code, { 'my-plugin/a.php': content }))).toEqual([]);
  });

  test.each(['<?PHP', '<?php\r', "<?php\n// it's"])('is not reported for %j', async (tag) => {
    expect(await judge(withMain(main.replace('<?php', tag)))).toEqual([]);
  });
});

describe('output-before-headers', () => {
  test('is an error in a main file that is too large to be parsed', async () => {
    const large = `\n${main}\n/*${'x'.repeat(1_100_000)}*/`;
    expect((await judge(withMain(large))).map(({ id, severity }) => `${severity} ${id}`)).toContain(
      'error output-before-headers',
    );
  });

  test('is not reported for a file that a function of the main file loads', async () => {
    const code = `${main}\nfunction f() { require __DIR__ . '/a.php'; } f();`;
    expect(await judge(withMain(code, { 'my-plugin/a.php': '\n<?php' }))).toEqual([]);
  });

  test.each([
    [MARK, 'a byte order mark', 'Save the file as UTF-8 without'],
    ['\n', 'a blank line or a blank', 'very first characters'],
    [' ', 'a blank line or a blank', 'very first characters'],
    ['#!/usr/bin/env php\n', 'text', 'very first characters'],
  ])('is an error for %j in front of the tag of the main file', async (start, what, fix) => {
    expect(await judge(withMain(start + main))).toEqual([
      expect.objectContaining({
        id: 'output-before-headers',
        severity: 'error',
        file: path,
        line: 1,
        message: `\`${path}\` begins with ${what} before \`<?php\`.`,
        effect: expect.stringContaining('unexpected output'),
        fix: expect.stringContaining(fix),
      }),
    ]);
  });

  test.each([
    ['\n\n', 'blank lines'],
    ['\ntext', 'text'],
  ])('is a warning for %j behind the last tag', async (end, what) => {
    expect(await judge(withMain(`${main}?>${end}`))).toEqual([
      expect.objectContaining({
        id: 'output-before-headers',
        severity: 'warning',
        file: path,
        message: expect.stringContaining(`has ${what} behind a \`?>\`, in line`),
      }),
    ]);
  });

  const loads = `${main}require __DIR__ . '/a.php'; if ( 1 ) { require __DIR__ . '/b.php'; }`;

  test.each([MARK, '\n'])('is a warning for %j in a file that is always loaded', async (start) => {
    const others = { 'my-plugin/a.php': `${start}<?php`, 'my-plugin/b.php': `${start}<?php` };
    expect(await judge(withMain(loads, others))).toEqual([
      expect.objectContaining({
        id: 'output-before-headers',
        severity: 'warning',
        file: 'my-plugin/a.php',
        message: expect.stringContaining(
          '`my-plugin/a.php`, which the main file loads at once, begins with a b',
        ),
      }),
    ]);
  });

  test('is not reported for templates, for one line end behind the last tag, nor for other files', async () => {
    const others = {
      'my-plugin/a.php': '<h1>\n<?php',
      'my-plugin/b.php': '<?php',
      'my-plugin/c.php': '\n<?php',
    };
    expect(await judge(withMain(`${loads}\n?>\n`, others))).toEqual([]);
  });

  test('leaves a mark that hides a header to the check of that', async () => {
    const marked = `${MARK}<?php // Version: 1.2.3\n// Plugin Name: A`;
    expect(await judgeBy('output-before-headers', withMain(marked))).toEqual([]);
    expect(await judgeBy('header-encoding', withMain(marked))).toHaveLength(1);
    expect(mainFile()).toBe(main);
  });
});
