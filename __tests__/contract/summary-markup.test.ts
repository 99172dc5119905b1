import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Root, RootContent } from 'hast';
import { instead, json } from '../../sandbox/http/faults.ts';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { listElements, readText, renderAsGitHub } from '../../sandbox/demo/github-markdown.ts';
import { HOSTILE_NAMES, OUTCOMES, runOutcome, type Outcome } from '../../scripts/summary-outcomes.ts';
import { escapeMarkdown, renderCode, renderProse, renderTable } from '../../src/shared/markdown.ts';

const OUR_LINK =
  /^https:\/\/(github\.com\/acme\/tidy-footer\/|service\.example\/|github\.com\/[\w-]+\/publish-wordpress-plugin\/blob\/v1\/docs\/checks\.md#)/;

/** Inline elements, which never change the structure of a page. */
const INLINE = new Set(['code', 'strong', 'em', 'del', 'br']);

/** The elements of a page, nested as they are, without texts. */
function outline(node: Root | RootContent): string {
  if (!('children' in node)) return '';
  const inner = node.children.map(outline).join('');
  return node.type === 'element' && !INLINE.has(node.tagName) ? `<${node.tagName}>${inner}</>` : inner;
}

/** As a reader sees it. */
const readLine = (node: Root | RootContent): string => readText(node).replace(/\s+/g, ' ').trim();

function expectSound(markdown: string): Root {
  const { tree, lost, autolinks } = renderAsGitHub(markdown);
  expect(lost).toEqual([]);
  expect(autolinks).toEqual([]);
  for (const name of ['img', 'input', 'h1']) expect(listElements(tree, name)).toEqual([]);
  for (const { properties } of listElements(tree, 'a')) expect(properties.href).toMatch(OUR_LINK);
  for (const table of listElements(tree, 'table')) {
    const rows = listElements(table, 'tr').map(
      (row) => listElements(row, 'td').length + listElements(row, 'th').length,
    );
    expect(new Set(rows).size).toBe(1);
  }
  for (const details of listElements(tree, 'details')) {
    expect(details.children[0]).toMatchObject({ tagName: 'summary' });
  }
  return tree;
}

const outcomes = Object.entries(OUTCOMES);
/** In this one, the names of files look like markup. */
const isAttack = ([name]: readonly [string, Outcome]) => name === 'failed-package';

describe('the summary of a step, as GitHub shows it', () => {
  test.concurrent.each(outcomes.filter((entry) => !isAttack(entry)))(
    'is sound when the outcome is %s',
    async (_name, outcome) => {
      const tree = expectSound((await runOutcome(outcome)).summary);
      const first = tree.children.find(({ type }) => type === 'element');
      expect(first).toMatchObject({ tagName: expect.stringMatching(/^h[234]$/) });
      // Markup of ours that did not become any.
      expect(readText(tree)).not.toMatch(/<\/?[a-z]+>|(?<!\*)\*\*(?!\*)|^\s*(#+ |\||> \[!)|&\w+;/m);
    },
  );

  test.concurrent.each(outcomes.filter(isAttack))(
    'is sound when the outcome is %s, and shows names that look like markup',
    async (_name, outcome) => {
      const tree = expectSound((await runOutcome(outcome)).summary);
      expect(readLine(tree)).toContain('<img src=x onerror=alert(1)> <!-- .sh');
    },
  );

  test.concurrent('keeps its structure, whatever the package says of itself', async () => {
    const harmless = await runOutcome(publishing(HOSTILE_NAMES.map((_name, index) => `Name ${index}`)));
    const hostile = await runOutcome(publishing(HOSTILE_NAMES));
    expect([harmless.exitCode, hostile.exitCode]).toEqual([0, 0]);
    // The changelog is the author's own Markdown, links included; it ends the page and stays in its place.
    const [page = '', changelog = ''] = hostile.summary.split(/(?=<details><summary>Changelog)/);
    const [harmlessPage = ''] = harmless.summary.split(/(?=<details><summary>Changelog)/);
    expect(outline(expectSound(page))).toBe(outline(expectSound(harmlessPage)));
    const { tree, lost } = renderAsGitHub(changelog);
    const elements = tree.children.filter(({ type }) => type === 'element');
    expect(elements).toMatchObject([{ tagName: 'details' }]);
    expect(listElements(tree, 'li')).toHaveLength(HOSTILE_NAMES.length);
    expect(lost).toEqual([]);
  });

  test.concurrent('keeps its structure, and shows the words, whatever the service answers', async () => {
    const harmless = await runOutcome(refusing('no'));
    const hostile = await runOutcome(refusing(`${HOSTILE_NAMES.join('\n\n# ')}\r\n| a |`));
    expect([harmless.exitCode, hostile.exitCode]).toEqual([1, 1]);
    const tree = expectSound(hostile.summary);
    expect(outline(tree)).toBe(outline(expectSound(harmless.summary)));
    // One of each name, as it is quoted.
    for (const word of [
      'a | b',
      '<h1>Owned',
      '<img src=x',
      '@octocat',
      'www.evil.example',
      ':tada:',
      'exe.php',
    ])
      expect(readLine(tree)).toContain(word);
  });
});

/** A package with these names in the plugin's header and in its changelog. */
function publishing(names: readonly string[]): Outcome {
  return {
    isPrivate: true,
    run: async ({ run, workspace }) => {
      const list = names.map((name) => `* ${name}`).join('\n');
      const zip = await zipFiles({
        'tidy-footer/tidy-footer.php': `<?php\n/*\nPlugin Name: ${names.join(' ')}\nVersion: 1.4.2\nUpdate URI: https://example.com/x\n*/\n`,
        'tidy-footer/readme.txt': `=== Tidy Footer ===\nStable tag: 1.4.2\n\n== Changelog ==\n\n= 1.4.2 =\n${list}\n`,
        'tidy-footer/build.sh': '#!/bin/sh\n',
      });
      await writeFile(join(workspace, 'x.zip'), zip);
      return run({ 'zip-path': 'x.zip' });
    },
  };
}

function refusing(message: string): Outcome {
  return {
    isPrivate: true,
    run: ({ run, service }) => {
      service.script('POST', instead(json(422, { message })));
      return run();
    },
  };
}

describe('a text of others, as GitHub shows it', () => {
  const texts = [
    ...HOSTILE_NAMES,
    'two\n\n# lines\r\n- b',
    'a@b.example',
    'mailto:a@b.example',
    '&lt;b&gt; &#64;x',
  ];
  const places: Readonly<Record<string, (text: string) => string>> = {
    paragraph: (text) => `A: ${escapeMarkdown(text)}`,
    'bold words': (text) => `**${escapeMarkdown(text)}**: b`,
    'list item': (text) => `- ${renderCode(text)}\n- b`,
    table: (text) =>
      renderTable(
        ['a', 'b'],
        [
          [escapeMarkdown(text), renderCode(text)],
          ['c', 'd'],
        ],
      ),
    heading: (text) => `### ${renderCode(text)}\n\nb`,
    details: (text) =>
      `<details><summary>${escapeMarkdown(text)}</summary>\n\n${renderCode(text)}\n\n</details>\n\nb`,
    alert: (text) => `> [!WARNING]\n> ${renderCode(text)}\n\nb`,
  };
  const cases = Object.entries(places).flatMap(([name, place]) => {
    const expected = outline(renderAsGitHub(place('x')).tree);
    return texts.map((text) => [name, text, place, expected] as const);
  });

  test.each(cases)('in a %s is only text: %j', (_name, text, place, expected) => {
    const { tree, lost, autolinks } = renderAsGitHub(place(text));
    expect(outline(tree)).toBe(expected);
    expect(readLine(tree)).toContain(text.replace(/\s+/g, ' ').trim());
    expect(lost).toEqual([]);
    expect(autolinks.filter((found) => /[@#/.]/.test(found))).toEqual([]);
  });

  test('is code between backticks of our own sentences', () => {
    const { tree } = renderAsGitHub(renderProse('The file `@a | </td> #1` is left out.'));
    expect(listElements(tree, 'code').map(readText)).toEqual(['@a | </td> #1']);
  });
});

describe('what GitHub does by itself', () => {
  test.each([
    ['by @octocat and @org/team', ['@octocat', '@org/team']],
    ['see #12, GH-3 or acme/x#4', ['#12', 'acme/x#4', 'GH-3']],
    ['since 0a1b2c3d', ['0a1b2c3d']],
    ['at https://a.example/b or www.a.example', ['https://a.example/b', 'www.a.example']],
    ['to me&#64;a.example, `me@b.example`', ['me@a.example', 'me@b.example']],
    [':tada: at 12:30:45', [':tada:']],
    ['`@octocat` <code>#12</code> [a](https://a.example/b)', []],
    ['&#64;<!-- -->octocat &#35;<!-- -->1 me&#64;<!-- -->a.example', []],
  ])('is told of %s', (markdown, expected) => {
    expect(renderAsGitHub(markdown).autolinks).toEqual(expected);
  });

  test('is told of what the sanitiser drops', () => {
    const { lost, html } = renderAsGitHub(
      '<b style="x">a</b> <img src="http://a.example" onerror="b"> <form>c</form>',
    );
    expect(lost).toEqual(['b[style]', 'img[onError]', 'form']);
    expect(html).toContain('<b>a</b>');
  });

  test('makes an alert of a quote at the top level only', () => {
    const alert = '> [!TIP]\n> Do.\n';
    expect(renderAsGitHub(alert).html).toContain('markdown-alert-tip');
    expect(renderAsGitHub(`<details>\n\n${alert}\n</details>`).html).not.toContain('markdown-alert');
  });
});
