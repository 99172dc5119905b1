import { describe, expect, test } from '@jest/globals';
import { RUNS_ALL } from '../../../fixtures/all-tests.ts';
import fc from 'fast-check';
import { anyCharacter } from '../../../fixtures/any-character.ts';
import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

import { findChangelog } from '../../../../src/package/changelog/changelog.ts';

function clean(body: string): string {
  const readme = `=== A ===\n== Changelog ==\n= 1.2.3 =\n${body}\n= 1.2.2 =\n* Older`;
  return findChangelog(readme, 'readme', { version: '1.2.3', names: [] });
}

/** As GitHub's renderer, before anything is sanitised: what the Markdown alone allows. */
function render(markdown: string, isRaw: boolean): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: isRaw,
    allowDangerousProtocol: true,
  });
}

interface Seen {
  readonly name: string;
  readonly href: unknown;
  /** Text that is not code. */
  readonly prose: string;
}

function look(node: Root | RootContent): readonly Seen[] {
  if (node.type === 'text') return [{ name: '', href: undefined, prose: node.value }];
  if (!('children' in node)) return [{ name: node.type, href: undefined, prose: '' }];
  if (node.type === 'element' && ['code', 'pre'].includes(node.tagName)) return [];
  const own = node.type === 'element' ? [{ name: node.tagName, href: node.properties.href, prose: '' }] : [];
  return [...own, ...node.children.flatMap(look)];
}

/** Lists the live parts of Markdown that must not be there; empty when it is harmless. */
function findLive(markdown: string): readonly string[] {
  const html = render(markdown, true);
  const seen = look(fromHtml(html, { fragment: true }));
  return [
    ...(html === render(markdown, false) ? [] : ['raw HTML']),
    ...(/<!--\s*publish-wordpress-plugin:/i.test(markdown) ? ['our mark'] : []),
    // The runner reads commands from what a step prints. Source: actions/runner, ActionCommand.cs
    ...(/^\s*::|##\[/m.test(markdown) ? ['a command'] : []),
    ...seen.flatMap(({ name, href, prose }) => [
      ...(['comment', 'img', 'section'].includes(name) ? [name] : []),
      ...(name === 'a' && !/^https?:\/\/[^@]+$/.test(String(href)) ? [`link to ${String(href)}`] : []),
      ...(prose.match(/@[A-Za-z0-9].*/g) ?? []),
    ]),
  ];
}

describe('a changelog that breaks out of its code', () => {
  test.each([
    ['a fence indented by four', '    ```\n@jane <b>\n    ```\n@joe <b>'],
    ['a fence indented by a tab', '\t```\n@jane <b>\n\t```'],
    ['a fence in a list item', '* a\n\n  ```\n@jane <img src=x>\n  ```\n\n@joe'],
    ['a fence behind a list marker', '* ```\n@jane <b>\n```\n<b>'],
    ['a fence deep in a list', '1. a\n   * b\n     ~~~\n   @jane\n     ~~~'],
    ['a fence in a quote', '> ```\n@jane <b>\n> ```\n<b>'],
    ['a fence behind a lazy line', '> a\n```\n@jane\n> ```\n@joe\n```\n<b>'],
    ['a fence that a list ends', '* ~~~\n  a\n\n@jane <b>\n~~~\n@joe <b>'],
    ['a fence that is not ended', 'a\n\n~~~\n@jane\n    ~~~\n  ~~~ x\n<b>'],
    ['a fence whose info has a backtick', '``` a`b\n@jane <b>\n```'],
    ['fences of other lengths', '````\n```\n@jane\n````\n@joe\n```\n<b>'],
    ['a line of one backtick in a list', '* a\n    `\n@jane\n    `'],
    ['a pipe in the code of a table', '| a | b |\n|---|---|\n| `x | @jane <b>` | `y` |'],
    ['a pipe in the code of a table without outer pipes', 'a | b\n:- | -:\n`x | @jane <b> y` | c'],
    ['an escaped pipe in the code of a table', '| a | b |\n|--|--|\n| `x \\| @jane` | `\\\\| <b>` |'],
    ['a table of one column', 'a\n:-\n`x | <b> @jane`'],
    ['a table in a list', '* | a | b |\n  |---|---|\n  | `x | @jane` | <b> |'],
    ['a table in a quote', '> a | b\n> - | -\n> `x | @jane` | <b>'],
    ['a pipe in a link of a table', 'a | b\n-|-\n[x|y](https://a.example)~`@jane`'],
    ['code over two lines', 'a `b\n@jane <b>` c'],
    ['code behind an address', 'https://a.example/`b @jane` www.a.example/`<b> @joe`'],
    ['code behind a backslash', 'a\\jane@b.example `c` \\`@d`'],
    ['code in math', '$a `b$ @jane` $`@joe`$'],
  ])('by %s does not', (_name, text) => {
    expect(findLive(clean(text))).toEqual([]);
    expect(findLive(clean(`${text}\n\n* @last <b>`))).toEqual([]);
  });
});

describe('what others may not write into our pages', () => {
  test.each([
    ['mentions by references', '&#64;jane &#x40;jane &commat;jane @&#106;ane @&fjlig;ord'],
    ['mentions by escapes', '@.jane @-jane a@.b @&#46;c \\@jane \\\\@jane @\\jane'],
    [
      'addresses',
      'jane@a.example mailto:jane@a.example <jane@a.example> jane&#64;a.example jane\\@a.example',
    ],
    ['a long address', `${'a'.repeat(200)}@a.example`],
    [
      'images',
      '![a](https://a.example/b.png) [![a](https://b.example/c)](https://d.example) ![](https://e.example)',
    ],
    ['images by reference', '![a][b] ![b]\n\n[b]: https://a.example/b.png'],
    [
      'links to elsewhere',
      '[a](javascript:b) [a](//b.example) [a](/b) [a](#b) <javascript:a> <ftp://a.example>',
    ],
    ['links over two lines', '[a\n](javascript:b) [c](\njavascript:d)'],
    ['links with a user', '[a](https://b@c.example/) https://a:b@c.example/'],
    ['links by reference', '[a] [a][] [b][a]\n\n[a]: javascript:b\n[b]:\nmailto:a@b.example'],
    ['footnotes', 'a[^1]\n\n[^1]: @jane <b>'],
    ['comments', '<!-- a --> &lt;!-- b --> <!\\-- c -->'],
    ['our mark', '<!-- publish-wordpress-plugin: a -->\n\\<!-- publish-wordpress-plugin: b -->'],
    [
      'our mark in code',
      '`<!-- publish-wordpress-plugin: a -->`\n\n```\n<!--publish-wordpress-plugin: b -->\n```',
    ],
    ['our mark in code over lines', '```\n<!--\npublish-wordpress-plugin: b -->\n```'],
    ['HTML', '<b>a</b>\n\n<script>\n@jane\n</script>\n<?php a ?>\n<![CDATA[a]]>\n</div>'],
  ])('%s', (_name, text) => {
    expect(findLive(clean(text))).toEqual([]);
  });

  test('whatever the changelog holds', () => {
    const parts = [
      ...['`', '``', '```', '~~~', '~~~~', '@jane', '@', 'a@b.example', '<b>', '<!-- ', '-->', '<img src=x>'],
      ...[
        '<!-- publish-wordpress-plugin: x -->',
        'https://a.example/',
        'http://',
        'www.',
        '<https://a.example>',
      ],
      ...[
        'ftp://a.example/',
        'mailto:',
        'javascript:x',
        '[',
        ']',
        '(',
        ')',
        '![',
        '](',
        '](https://a.example)',
      ],
      ...[
        ']: ',
        '[a]',
        '[^a]',
        '&#64;',
        '&commat;',
        '&',
        '\\',
        '|',
        '|-|-|',
        '\n|-|-|\n',
        '\n:-\n',
        '$',
        '$$',
      ],
      ...['\n', '\n', '\n\n', '\n\n', '\n* ', '\n1. ', '\n> ', '\n    ', '\n\t', '\n  ', '\n   ', '\n---\n'],
      ...[
        ' ',
        ' ',
        'x',
        'jane',
        '_',
        '*',
        '**',
        '~',
        '!',
        ':',
        '.',
        '/',
        '=',
        '# ',
        '\n= ',
        '\n`\n',
        '\n```\n',
        '\n::add-mask::',
        '##[group]',
      ],
      ...['\u00ad', '\u200b', '\u2028', '\0', 'é', '👩‍💻'],
    ];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((some) => some.join('')),
      fc.string({ unit: anyCharacter }),
    );
    fc.assert(
      fc.property(text, (some) => {
        expect(findLive(clean(some))).toEqual([]);
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? (RUNS_ALL ? 1 : 0.25)) * 2000 },
    );
  });
});
