import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../../../fixtures/any-character.ts';

import { findChangelog as find, readChangelog } from '../../../../src/package/changelog/changelog.ts';
import { parseReadme } from '../../../../src/package/wordpress/readme.ts';
import { runsAll } from '../../../fixtures/all-tests.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

const readText = (name: string) =>
  parseReadme(readFileSync(new URL(`../../../fixtures/readmes/${name}`, import.meta.url))).text;

const orderDesk = readText('order-desk.txt');

const findChangelog = (text: string, version: string, names: readonly string[] = []) =>
  find(text, 'readme', { version, names });

describe('the section of a version', () => {
  test('is turned into Markdown', () => {
    expect(findChangelog(orderDesk, '3.10.2')).toBe(
      [
        '**Fixed**',
        '',
        '* Orders without a customer were left out. Thanks `@janeexample`!',
        '* `<details>` in notes is escaped; see [the docs](https://docs.example/%40order-desk/notes).',
        '\t* Also in the preview, as &lt;b>bold&lt;/b> text.',
        '',
        '### Developers',
        '',
        'The filter takes the order, too:',
        '',
        '\\`',
        "add_filter( 'order_desk_row', 'my_row', 10, 2 ); // `@since` 3.10.2",
        '\\`',
        '',
        '[youtube https://www.youtube.com/watch?v=abc]',
      ].join('\n'),
    );
  });

  test.each([
    ['3.10.20', '* Never released.'],
    ['3.10.2-beta.1', '* Beta of 3.10.2.'],
    ['3.10.1', '* Fixes what 3.10.0 broke.'],
    ['3.10.0', '1. First step\n2. Second step'],
    ['3.9.4', '* Holiday release.'],
    ['3.9.3', '* With a colon.'],
    ['3.10', '1. First step\n2. Second step'],
    ['3.1', ''],
    ['0.2', ''],
    ['2026', ''],
    ['', ''],
  ])('is found for %j', (version, changelog) => {
    expect(findChangelog(orderDesk, version)).toBe(changelog);
  });

  test('is found in a Markdown readme, with headings below it', () => {
    const text = readText('markdown.md');
    expect(findChangelog(text, '2.0.0')).toBe(
      '#### Added\n\n- Sticky headers.\n\n#### 1.x settings\n\n- They are taken over.',
    );
    expect(findChangelog(text, '2.0.0-rc.1')).toBe('- First candidate.');
    expect(findChangelog(text, '1.9.0')).toBe('- Older.');
  });

  test('is found below bold lines where there are no headings', () => {
    const text = readText('bold.txt');
    expect(findChangelog(text, '1.2.3')).toBe('* Bold headings.\n\n**Fixed:**\n* A label.');
    expect(findChangelog(text, '1.2.2')).toBe('* Older.');
  });

  test('is below a bold line among headings, when that says nothing but a version', () => {
    const text = changelog('= 2.0 =\n* A\n\n**1.2.3**\n* B\n\n**1.2.2 is old**\n* C');
    expect(findChangelog(text, '2.0')).toBe('* A');
    expect(findChangelog(text, '1.2.3')).toBe('* B\n\n**1.2.2 is old**\n* C');
    expect(findChangelog(text, '1.2.2')).toBe('');
  });

  test('is the first that is not empty, and that of the very version before one that is as good', () => {
    expect(findChangelog(changelog('= 1.2 =\n\n= 1.2.0 =\n* A\n= 1.2 =\n* B\n= 1.1.0 =\n* C'), '1.2')).toBe(
      '* B',
    );
    expect(findChangelog(changelog('= 1.2 =\n* A\n= 1.2.0 =\n* B'), '1.2.0')).toBe('* B');
    expect(findChangelog(changelog('= 1.2 =\n* A\n= 1.2.0.1 =\n* B'), '1.2.0')).toBe('* A');
    expect(findChangelog(changelog('= 1.2.0 =\n* A'), '1.2')).toBe('* A');
    expect(findChangelog(changelog('= 2 =\n* A\n= 1 =\n* B'), '2.0.0')).toBe('* A');
    expect(findChangelog(changelog('= 2.0 =\n* A'), '20')).toBe('');
    expect(findChangelog(changelog('= 2 =\n* A'), '.0')).toBe('');
  });
});

describe('a heading', () => {
  test.each([
    '= 1.2.3 =',
    '=1.2.3=',
    '= 1.2.3',
    ' \t= 1.2.3 = ',
    '= 1.2.3 - 2026-01-01 =',
    '= 1.2.3 – January 1st, 2026 =',
    '= 1.2.3 / 2026-01-01 =',
    '= 1.2.3, 2026-01-01 =',
    '= 1.2.3. =',
    '= 1.2.3 (1 January 2026) =',
    '= 1.2.3: "Beta" is the name =',
    '= 1.2.3 - Beta features leave the beta =',
    '= v1.2.3 =',
    '= V 1.2.3 =',
    '= V1.2.3 =',
    '= v.1.2.3 =',
    '= Version 1.2.3 =',
    '= version: 1.2.3 =',
    '= Ver. 1.2.3 =',
    '= Release 1.2.3 =',
    '= 2026-01-01 - version 1.2.3 =',
    '= 2013.8.20 - version 1.2.3 =',
    '= New in 1.2.3 =',
    '= 1.2.3 "Arc" =',
    '= 1.2.3 Alphabet =',
    '= 1.2.3 - Beta phase2 =',
    '= [2026-01-01] 1.2.3 =',
    '= [1.2.3] - 2026-01-01 =',
    '= [v1.2.3](https://example.com/1.2.2...1.2.3) =',
    '= **1.2.3** =',
    '= 1.2.3\u200f =',
    '# 1.2.3',
    '### 1.2.3',
    '### 1.2.3 ###',
    '###### `1.2.3`',
    '**1.2.3**',
    '**Version 1.2.3 - 2026-01-01:**',
    '** 1.2.3 **:',
    '**1.2.3** =',
    '**1.2.3 "Arc" (May 1, 2026)**',
    '1.2.3\n-----',
    'v1.2.3 - 2026-01-01\n===',
    '1.2.3',
    '1.2.3:',
    'v1.2.3',
    'Version 1.2.3',
    '1.2.3 - 2026-01-01',
    '1.2.3 (January 1st, 2026)',
    '[1.2.3] | 1 January 2026',
    '1.2.3 - 01/02/2026',
    '1.2.3 - 15/Dec/2026',
    '2026-01-01 - version 1.2.3',
    '2026.01.31 - 1.2.3',
    'January 1, 2026 - 1.2.3',
    'Thursday, 1st of January 2026: 1.2.3',
    '= Jan 2026: v1.2.3 =',
    '= 1/2/2026 - 1.2.3 =',
    '= 1-Jan-2026 1.2.3 =',
    '= Changelog 1.2.3 =',
    '= Changes in 1.2.3 =',
    '= Tidy Tables 1.2.3 =',
    '= TIDY TABLES - Version 1.2.3 (2026-01-01) =',
    '= Tidy 1.2.3 =',
    '### Tidy Tables: Rows & Columns 1.2.3',
    '= New in Tidy Tables 1.2.3 =',
    '= 404 to 301 1.2.3 =',
    '= 404 to 301 - v1.2.3 =',
    'Tidy Tables 1.2.3 - 2026-01-01',
  ])('%j is that of 1.2.3', (heading) => {
    const names = ['Tidy Tables: Rows & Columns', '404 to 301', ''];
    expect(findChangelog(changelog(`${heading}\n* A`), '1.2.3', names)).toBe('* A');
  });

  test.each([
    '= 1.2.30 =',
    '<h4>1.2.3</h4>',
    '<strong>1.2.3</strong>',
    '###1.2.3',
    '= 1.2.3.1 =',
    '= 1.2.3-beta =',
    '= 1.2.3-beta.1 =',
    '= 1.2.3+4 =',
    '= 1.2.3a =',
    '= 1.2.3é =',
    '= 1.2.3~rc1 =',
    '= 1.2.3 beta =',
    '= 1.2.3 RC1 =',
    '= 1.2.3 - alpha 2 =',
    '= 1.2.3 (Beta) =',
    '= 1.2.3 dev - 2026-01-01 =',
    '= 11.2.3 =',
    '= 0.1.2.3 =',
    '= 1.2 =',
    '= vv1.2.3 =',
    '= 2.0.0 repairs 1.2.3 =',
    '= rev 1.2.3 =',
    '= rev1.2.3 =',
    '= 2026-01-01b - 1.2.3 =',
    '= b2026-01-01 - 1.2.3 =',
    '= Upgrading from 1.2.3 =',
    '= 2026-01-01: 2.0.0 repairs 1.2.3 =',
    '* 1.2.3',
    '> 1.2.3',
    '1.2.3 is out',
    '1.2.3 fixes what 2026-01-01 brought',
    '= 404 to 301 =',
    '= Untidy Tables 1.2.3 =',
    '= Tables 1.2.3 =',
    '= Tidy Tables for 1.2.3 =',
    '= May 5 1.2.3 =',
    '* 1.2.3\n-----',
    '#1.2.3',
    '####### 1.2.3',
    '**1.2.3** was good',
    '*1.2.3*',
  ])('%j is not', (heading) => {
    const names = ['Tidy Tables', '404 to 301'];
    expect(findChangelog(changelog(`${heading}\n* A`), '1.2.3', names)).toBe('');
    expect(findChangelog(changelog(`${heading}\n* A\n= 1.0 =\n* B`), '1.2.3', names)).toBe('');
  });

  test.each([
    ['2026-01-01', '= 2026-01-01 ='],
    ['2026.01.31', '= 2026.01.31 - more ='],
    ['5', '= 5 ='],
    ['v1.2.3', '= v1.2.3 ='],
    ['1.0.', '= 1.0. ='],
    ['1.0-hotfix', '= 1.0-hotfix ='],
  ])('can name %j', (version, heading) => {
    expect(findChangelog(changelog(`${heading}\n* A`), version)).toBe('* A');
  });

  test.each([
    '= 1.2.2 =',
    '= 1.2.2',
    '= 1.x =',
    '= 4 =',
    '= 4 (May 2025) =',
    '= 4 2025-May =',
    '  = 1.2.2 =',
    '\t### 1.2.2',
    '= V4 with a name =',
    '= v4 with a name =',
    '= Version 4 with a name =',
    '= 2025-12-24 =',
    '# 1.2.2',
    '#### Version 1.2.2',
    '= Versions 1.0 - 1.2 =',
    '= Version(s) 1.0 - 1.2 =',
    '= 1.0 - 1.2 =',
    '= Tidy Tables 1.2.2 =',
    '= Tidy Tables 1 =',
    '= May 2025 =',
    '**1.2.2**',
    '**1.2.2 (May 2025)**',
    '**1.2.2 "Arc" (May 1, 2025)**',
    '1.2.2 - 2025-05-01',
    '2025-05-01 - version 1.2.2',
    '1.2.2\n-----',
    '1.2.2\n=====',
    '== Upgrade Notice ==',
    '## Upgrade Notice',
  ])('%j ends the section', (heading) => {
    const text = changelog(`= 1.2.3 =\n* A\n${heading}\n* B`);
    expect(findChangelog(text, '1.2.3', ['Tidy Tables'])).toBe('* A');
  });

  test.each([
    ['= 5 new features =', '### 5 new features'],
    ['  =   Fixed   =  ', '### Fixed'],
    ['=Fixed=', '### Fixed'],
    ['= Fixed by @jane & <b> =', '### Fixed by `@jane` & &lt;b>'],
    ['= PHP8.1 support =', '### PHP8.1 support'],
    ['= 5v5 mode =', '### 5v5 mode'],
    ['a = 1.2.2', 'a = 1.2.2'],
    ['1.2.2 = old', '1.2.2 = old'],
    ['a # 1.2.2', 'a # 1.2.2'],
    ['= Fixed', '= Fixed'],
    ['= =', '= ='],
    ['=> 1.2', '=> 1.2'],
    ['a = b =', 'a = b ='],
    ['### Fixed', '### Fixed'],
    ['**1.2.2** is old', '**1.2.2** is old'],
    ['**1.2.2 is old**', '**1.2.2 is old**'],
    ['1.2.2', '1.2.2'],
    ['1.2.2 is of 2025-05-01', '1.2.2 is of 2025-05-01'],
    ['* 1.2.2 - 2025-05-01', '* 1.2.2 - 2025-05-01'],
    ['Fixed\n-----', 'Fixed\n-----'],
    ['<h4>Fixed</h4>', '&lt;h4>Fixed&lt;/h4>'],
  ])('%j belongs to the section, as %j', (heading, shown) => {
    expect(findChangelog(changelog(`= 1.2.3 =\n* A\n${heading}\n* B`), '1.2.3')).toBe(`* A\n${shown}\n* B`);
  });

  test('of a version ends a section of Markdown, below it only when it says nothing else', () => {
    const text = changelog('### 2.0\n* A\n#### 1.5\n* B\n##### 1.4 settings\n* C\n### 1.0\n* D\n## 0.9\n* E');
    expect(findChangelog(text, '2.0')).toBe('* A');
    expect(findChangelog(text, '1.5')).toBe('* B\n##### 1.4 settings\n* C');
    expect(findChangelog(text, '1.0')).toBe('* D');
    expect(findChangelog(text, '0.9')).toBe('');
    expect(findChangelog(changelog('# 2.0\n* A\n### 2.0.0\n* B\n### 1.5 - 2026-01-01\n* C'), '2.0')).toBe(
      '* A\n### 2.0.0\n* B',
    );
    expect(findChangelog(changelog('= 2.0 =\n* A\n### 1.5 settings\n* B'), '2.0')).toBe('* A');
  });

  test('of no version ends no section of Markdown, whatever its level', () => {
    const text = changelog('##### 2.0\n* A\n### Fixed\n* B\n##### 1.9\n* C');
    expect(findChangelog(text, '2.0')).toBe('* A\n### Fixed\n* B');
  });

  test('in bold letters ends a section below another, also with blanks around it', () => {
    const text = changelog('**1.2.3**\n**1.2.2** is older\n1.2.1 **too**\n* A\n  **1.2.2**  \n* B');
    expect(findChangelog(text, '1.2.3')).toBe('**1.2.2** is older\n1.2.1 **too**\n* A');
    expect(findChangelog(text, '1.2.2')).toBe('* B');
  });

  test('counts once: the first of two of one version', () => {
    expect(findChangelog(changelog('= 1.2.3 =\n* A\n= 1.2.3 =\n* B'), '1.2.3')).toBe('* A');
  });
});

test('a list of other versions is no part of a section', () => {
  const history = '* 1.2.2 - Fixed.\n* **1.2.1**: Fixed.\n\n* 1.2.0 (May 2025)\n';
  expect(findSection(`* A\n\n${history}`)).toBe('* A\n\n…');
  expect(findSection(`* A\n${history.slice(0, 37)}`)).toBe('* A\n* 1.2.2 - Fixed.\n* **1.2.1**: Fixed.');
  expect(findSection('* 1.2.3: A\n* 1.2.3: B\n* 1.2.3: C\n* 8.0 is needed')).toMatch(/needed$/);
});

test('blank lines around a section go, indentation and blank lines in it stay', () => {
  const text = changelog('= 1.2.3 =\n \n\n    code\n\n\n\t* A  \n  * B  \n\n \n= 1.2.2 =');
  expect(findChangelog(text, '1.2.3')).toBe('    code\n\n\n\t* A  \n  * B');
  expect(findChangelog(changelog('= 1.2.3 =\n \n\n= 1.2.2 =\n* B'), '1.2.3')).toBe('');
});

describe('what a section shows', () => {
  test.each([
    ['mentions', 'by @jane, @jane-doe/x and (@joe)', 'by `@jane`, `@jane-doe/x` and (`@joe`)'],
    ['mentions in bold text', '**@jane** _@joe_ *@j*', '**`@jane`** _`@joe`_ *`@j`*'],
    ['mentions in links', '[@jane](https://example.com/@jane)', '[`@jane`](https://example.com/%40jane)'],
    ['mentions behind links', '[a](https://example.com/)@jane', '[a](<https://example.com/>)`@jane`'],
    ['mentions next to each other', '@a@b @@c @a_@b é@d', '`@a@b` @`@c` `@a`_`@b` é`@d`'],
    ['mentions that are escaped', '\\@jane \\\\@joe @a\\@b', '`@jane` \\\\`@joe` `@a` `@b`'],
    [
      'mentions as entities',
      '&#64;a &#0064;a &#x40;a &#X040;a &commat;a',
      '&amp;#64;a &amp;#0064;a &amp;#x40;a &amp;#X040;a &amp;commat;a',
    ],
    ['mentions beside backticks', '`@a ``@b', '\\` `@a` \\`\\` `@b`'],
    ['mentions beside code', '``x``@a``y`` `z`', '``x`` `@a` ``y`` `z`'],
    ['no mentions', '@ @- @é a@ & b;', '@ @- @é a@ & b;'],
    ['references that nobody needs as text', '&times; &#65; &fjlig;', '&amp;times; &amp;#65; &amp;fjlig;'],
    ['references of HTML', '&lt;pre&gt; &amp; &quot;a&quot;&nbsp;', '&lt;pre&gt; &amp; &quot;a&quot;&nbsp;'],
    ['code', '`<b> @jane` ``a ` @b`` `\\` @c', '`<b> @jane` ``a ` @b`` `\\` `@c`'],
    ['backticks without an end', '`a ``b ```c', '\\`a \\`\\`b \\`\\`\\`c'],
    ['backticks that are escaped', '\\`@a \\\\` @b', '\\` `@a` \\\\\\` `@b`'],
    ['HTML', '<b>a</b> <!-- <?php <a@b> a < b <3', '&lt;b>a&lt;/b> &lt;!-- &lt;?php &lt;`a@b`> a < b <3'],
    ['HTML that is escaped', '\\<b> \\\\<b>', '\\<b> \\\\&lt;b>'],
    [
      'HTML with an address',
      '<a href="https://a.example/b">c</a>',
      '&lt;a href="<https://a.example/b>">c&lt;/a>',
    ],
    ['links', '<https://a.example/@b> <http://c.example>', '<https://a.example/%40b> <http://c.example>'],
    [
      'web addresses',
      'https://a.example/b/@c/@d?e=@f http://g.example.',
      'https://a.example/b/%40c/%40d?e=%40f http://g.example.',
    ],
    [
      'web addresses that are none',
      'https://@a/ https://b/@c xhttps://d.e/@f',
      'https://%40a/ https://b/%40c xhttps://d.e/%40f',
    ],
    ['hosts that are none', 'https://a.b_c/@d', 'https://a.b_c/%40d'],
    [
      'addresses as the text of links',
      '[https://a.example](https://b.example)',
      '[https://a.example](https://b.example)',
    ],
    ['lists, quotes and tables', '> * a\n1. b\n| c | d |', '> * a\n1. b\n| c | d |'],
    [
      'web addresses that something follows',
      'https://a.example/`b @c` (https://d.example/e). https://f.example)g',
      '<https://a.example/>`b @c` (https://d.example/e). <https://f.example>)g',
    ],
    [
      'web addresses without a scheme',
      'www.a.example, ftp://b.example',
      'www\\.a.example, ftp:\\//b.example',
    ],
    ['shortcodes', '[gallery ids="1"]', '[gallery ids="1"]'],
    [
      'images as links',
      '![a](https://b.example/c.png) ![](https://d.example "e")',
      '[a](https://b.example/c.png) [image](https://d.example "e")',
    ],
    [
      'images that are none as text',
      'A![b] !![c](https://d.example) ![e](/f)',
      'A\\![b] !\\![c](https://d.example) \\![e\\](/f)',
    ],
    [
      'links to web sites only',
      '[a](https://b.example/(c) "d") [a]( <http://b.example> ) [a](/b) [a](mailto:b) [a]: b',
      '[a](https://b.example/(c) "d") [a]( <http://b.example> ) [a\\](/b) [a\\](mailto:b) [a\\]: b',
    ],
    ['mail addresses', 'jane@example.com, <a@b>, 1@2', '`jane@example.com`, &lt;`a@b`>, `1@2`'],
    ['dollars', 'for $5', 'for $5'],
    ['dollars that could enclose mathematics', '$a and `$b` $c', '&#36;a and `$b` &#36;c'],
    ['issues', 'Fixes #12 and GH-3.', 'Fixes #12 and GH-3.'],
    ['links by reference', '[a]: https://b.example\n[c][a]', '[a]: https://b.example\n[c][a]'],
    ['no footnotes', 'a[^1]\n[^1]: b', 'a\\[^1]\n\\[^1\\]: b'],
    [
      'no commands',
      '::add-mask::a\n\t::error::b\nc ::d\nf ##[group]e',
      ': :add-mask::a\n\t: :error::b\nc ::d\nf ## [group]e',
    ],
    [
      'no commands in code',
      '```\n::add-mask::a\nf ##[group]b\n```',
      '```\n: :add-mask::a\nf ## [group]b\n```',
    ],
  ])('%s', (_name, text, shown) => {
    expect(findSection(`${text}\nend`)).toBe(`${shown}\nend`);
  });

  test('no characters that control a terminal or the direction of text', () => {
    const text = 'a\0b\u001b[31m\u007f\u009b\u202ec\u2066d\u2069\u200e\u200f\u061ce\tf';
    expect(findSection(text)).toBe('ab[31mcde\tf');
  });

  test('emoji and their joiners', () => {
    expect(findSection('👩‍💻 ⚠️')).toBe('👩‍💻 ⚠️');
  });

  test('code between fences as it is, up to where GitHub ends it', () => {
    const text = '```php\n<b> @a `\n~~~\n```` x\n````\n@b\n ~~~ b\n  ```\n = c =\n~~~';
    expect(findSection(text)).toBe('```php\n<b> @a `\n~~~\n```` x\n````\n`@b`\n~~~\n ```\n= c =\n~~~');
  });

  test('code in a list at the left margin', () => {
    const text = '* a\n  ~~~~ js\n  <b>\n\n    c\n ~~~\n\td\n  ~~~~\n  <e>';
    expect(findSection(text)).toBe('* a\n~~~~js\n<b>\n\n  c\n~~~\nd\n~~~~\n  &lt;e>');
  });

  test('a fence for code that is not ended', () => {
    expect(findSection('~~~~\n<b>\n~~~')).toBe('~~~~\n<b>\n~~~\n~~~~');
  });

  test('languages, but nothing that GitHub draws', () => {
    expect(findSection('``` PHP x\na\n```\n```mermaid\nb\n```')).toBe('```PHP\na\n```\n```\nb\n```');
  });

  test('code in tables as text where a cell would end in it', () => {
    const table = (code: string) => `| a |\n|---|\n| ${code} |`;
    expect(findSection(table('`@b`'))).toBe(table('`@b`'));
    expect(findSection(table('`c | @b`'))).toBe(table('\\`c | `@b`\\`'));
    expect(findSection('`c | @b`')).toBe('`c | @b`');
  });

  test('code in one line that begins like a fence', () => {
    expect(findSection('```a``` <b>')).toBe('```a``` &lt;b>');
  });
});

describe('a long section', () => {
  const line = `* ${'x'.repeat(97)}`;

  test('is whole up to 99,996 bytes', () => {
    const text = `${`${line}\n`.repeat(999)}${'é'.repeat(48)}`;
    expect(Buffer.byteLength(text)).toBe(99_996);
    expect(findSection(text) === text).toBe(true);
    expect(findSection(`${text}x`) === `${`${line}\n`.repeat(999)}…`).toBe(true);
  });

  test('is cut at a line end beyond them, with an ellipsis', () => {
    expect(findSection(`${line}\n`.repeat(1000)) === `${`${line}\n`.repeat(999)}…`).toBe(true);
    const wide = `* ${'é'.repeat(49)}`;
    const shown = findSection(`${wide}\n`.repeat(1000));
    expect(shown === `${`${wide}\n`.repeat(990)}…`).toBe(true);
  });

  test('is cut when it grows too long by what is escaped', () => {
    expect(findSection('<b\n'.repeat(30_000)) === `${'&lt;b\n'.repeat(16_666)}…`).toBe(true);
  });

  test('ends its code where it is cut', () => {
    const shown = findSection(`~~~\n${`${line}\n`.repeat(1200)}`);
    expect(shown).toMatch(/^~~~\n\* x/);
    expect(shown).toMatch(/x\n~~~\n…$/);
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(100_000);
  });

  test('of one line keeps what fits, without half of a character', () => {
    expect(findSection('x'.repeat(10_000))).toBe('x'.repeat(10_000));
    expect(findSection('x'.repeat(10_001))).toBe(`${'x'.repeat(9999)}…`);
    expect(findSection(`${'x'.repeat(9998)}👩👩`)).toBe(`${'x'.repeat(9998)}\ufffd…`);
  });
});

describe('a file that is a changelog', () => {
  const findIn = (text: string, version: string) => find(text, 'file', { version, names: [] });

  test.each([
    [
      'lines of versions',
      '*** A Changelog ***\n\n2026.01.31 - version 1.2.3\n* A\n\n2025.12.01 - version 1.2.2\n* B',
    ],
    [
      'underlines',
      'A Changelog\n===========\n\nv1.2.3 - 2026-01-31\n-------------------\n* A\n\nv1.2.2\n------\n* B',
    ],
    ['sections', '== Changelog ===\n\n= 1.2.3 =\n* A\n\n= 1.2.2 =\n* B'],
    ['sections of versions', '=== A ===\n== 1.2.3 ==\n* A\n== 1.2.2 ==\n* B'],
    [
      'levels that differ',
      '# [1.2.3](https://a.example/c) (2026-01-31)\n* A\n\n## [1.2.2](https://a.example/d)\n* B',
    ],
    ['an unreleased version', '# Changelog\n## [Unreleased]\n* C\n## [1.2.3] - TBD\n* A\n## 1.2.2\n* B'],
    [
      'levels the other way round',
      '##### [Version 1.2.3](https://a.example) (2026-01-31)\n* A\n#### 1.2.2\n* B',
    ],
  ])('is found by %s, whatever ends its lines', (_name, text) => {
    for (const end of ['\n', '\r\n', '\r']) expect(findIn(text.replaceAll('\n', end), '1.2.3')).toBe('* A');
  });

  test('needs no section, and has all of them', () => {
    expect(findIn('* A', '1.2.3')).toBe('');
    expect(findIn('== Upgrade Notice ==\n= 1.2.3 =\n* A', '1.2.3')).toBe('* A');
  });
});

describe('the whole changelog', () => {
  test('is everything up to the next section, as it was written', () => {
    const start = orderDesk.indexOf('= 3.10.2 - 2026');
    expect(readChangelog(orderDesk)).toBe(orderDesk.slice(start, orderDesk.indexOf('\n\n== Upgrade')));
  });

  test.each([
    ['== Changelog ==\n\n* A\n', '* A'],
    ['=== A ===\n==changelog\n* A', '* A'],
    ['=== A ===\r\n  == CHANGE LOG ==\r\n* A\r\n* B', '* A\n* B'],
    ['# A\n## Changelog ##\n### 1.0\n* A\n#### B\n##\n## C', '### 1.0\n* A\n#### B\n##'],
    ['=== A ===\n== Changelog ==\n* A\n=====\n* B', '* A'],
    ['=== A ===\n== Changelog ==\n* A\n== B ==\n* B\n== Change_Log ==\n* C', '* A\n* C'],
    ['=== A ===\n== The changelog ==\n* A', ''],
    [' \n=== Changelog ===\n* A', ''],
    ['\n=== Changelog ===\nStable tag: 1\n\n== Changelog ==\n* A', '* A'],
    ['=== A ===\n=== Changelog ===\n* A', '* A'],
    ['=== A ===\n== Changelog ==\nVersion 1.0\n=====\n* A', 'Version 1.0\n=====\n* A'],
    ['=== A ===\n= Changelog =\n* A', ''],
    ['=== A ===\n### Changelog\n* A', ''],
    ['=== A ===\n== Changelog of A ==\n* A', ''],
    ['Changelog\n* A', ''],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(readChangelog(text)).toBe(expected);
  });
});

describe('whatever the readme holds', () => {
  const parts = [
    '`',
    '``',
    '@a',
    '\\',
    '<b',
    '&#64;a',
    '_',
    '*',
    '-',
    ' ',
    'x',
    '\n',
    '= 2 =',
    '~~~',
    '/',
    '>',
    '\0',
  ];

  test('the section is there, within its bounds', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(fc.constantFrom(...parts)).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(text, fc.string(), (some, version) => {
        expect(findSection(some)).not.toMatch(/[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/u);
        expect(Buffer.byteLength(findChangelog(some, version))).toBeLessThanOrEqual(100_000);
      }),
      { numRuns: 2000 },
    );
  });

  const runs = Array.from({ length: 130 }, (_, index) => '`'.repeat(index + 1)).join('x');

  const texts: readonly (readonly [name: string, text: string])[] = [
    ['lines', '* a line of a changelog\n'.repeat(40_000)],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['sections', '== Changelog ==\n'.repeat(60_000)],
    ['versions', '= 1.2.30 =\n'.repeat(90_000)],
    ['versions of which there is nothing', '= 1.2.3 =\n'.repeat(90_000)],
    ['dates', '= May 1, 2026 - 3 =\n'.repeat(50_000)],
    ['lines of versions', '1.2.3 - 2026-01-01\n'.repeat(50_000)],
    ['lists of versions', '* 1.2.2 - a\n'.repeat(80_000)],
    ['headings', '= a =\n'.repeat(160_000)],
    ['a heading of words', `= ${'1.2.3- '.repeat(140_000)}=`],
    ['a heading of dates', `= ${'2026-01-01 '.repeat(90_000)}=`],
    ['a heading of marks', `=${' ='.repeat(500_000)}`],
    ['a heading of hyphens', `= 1.2.3${'-'.repeat(1_000_000)}x =`],
    ['backticks', `${'`'.repeat(9999)}\n`.repeat(100)],
    ['backticks that fence nothing', `${'`'.repeat(9997)}a\`\n`.repeat(100)],
    ['runs of backticks', `${runs}\n`.repeat(110)],
    ['fences', '```a\n'.repeat(200_000)],
    ['marks of code', '`\n'.repeat(500_000)],
    ['mentions', '@a'.repeat(500_000)],
    ['backslashes', '\\'.repeat(1_000_000)],
    ['exclamation marks', `${'!'.repeat(9999)}\n`.repeat(100)],
    ['images', `${'!['.repeat(4900)}\n`.repeat(100)],
    ['blanks before an address', `](${' '.repeat(9900)}\n`.repeat(100)],
    ['tags', '<a'.repeat(500_000)],
    ['entities', `${'&#'.padEnd(9999, '0')}\n`.repeat(100)],
    ['mail addresses', `${'a.'.repeat(4900)}\n`.repeat(100)],
    ['mentions of dots', `${'@.'.repeat(4900)}\n`.repeat(100)],
    ['link texts', `${'[a\\]'.repeat(2400)}\n`.repeat(100)],
    ['link targets', `${'[](https://a.b/(c'.repeat(580)}\n`.repeat(100)],
    ['titles of links', `${'[](https://a.b "'.repeat(600)}\n`.repeat(100)],
    ['indented lines', '\n    a\n\n b'.repeat(100_000)],
    ['indented lists', '\n    * a'.repeat(120_000)],
    ['tables', `${'|-'.repeat(4900)}\n`.repeat(100)],
    ['links', `${'<https://'.repeat(1100)}\n`.repeat(100)],
    ['hosts', `https://${'a.'.repeat(4900)}_\n`.repeat(100)],
  ];
  /** One for each that reads them: of sections, versions, dates and headings, and of code, names, links and lists. */
  const FEW = [
    ...['empty lines', 'sections', 'lines of versions', 'headings', 'a heading of dates'],
    ...['runs of backticks', 'mentions', 'backslashes', 'tags', 'link targets', 'indented lists', 'hosts'],
  ];
  const few = texts.filter(([name]) => FEW.includes(name));
  const asked = runsAll('src/package', 'src/shared') ? texts : few;
  test.each(asked)('1 MB of %s takes no time to speak of', (_name, text) => {
    const startMs = cpuNow();
    findSection(text);
    // Below 200 ms when linear, many seconds when quadratic.
    expect(cpuNow() - startMs).toBeLessThan(3000);
  });
});

function changelog(body: string): string {
  return `=== A ===\nStable tag: 1.2.3\n\n== Changelog ==\n\n${body}\n`;
}

function findSection(body: string): string {
  return findChangelog(changelog(`= 1.2.3 =\n${body}\n\n= 1.2.2 =\n* Older`), '1.2.3');
}
