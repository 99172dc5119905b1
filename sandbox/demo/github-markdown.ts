/**
 * Markdown as GitHub shows it: GitHub-flavoured, with raw HTML, reduced to what GitHub allows. Later steps of GitHub,
 * such as linking `@name`, are only reported.
 */
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A text that GitHub has rendered. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly tree: Root;
  /** Removed by the sanitiser: elements, `element[attribute]` and texts. */
  readonly lost: readonly string[];
  /** Texts outside of code that GitHub turns into links, mentions or emoji by itself. */
  readonly autolinks: readonly string[];
}

export function renderAsGitHub(markdown: string): RenderedMarkdown {
  const raw = fromHtml(
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true }),
    { fragment: true },
  );
  const clean = sanitize(raw, defaultSchema) as Root;
  const lost = subtract(listParts(raw), listParts(clean));
  const autolinks = [...listBareLinks(clean), ...listReferences(clean)];
  // GitHub adds these two itself; their classes would not pass the sanitiser.
  const tree: Root = { ...clean, children: clean.children.map(toAlert) };
  for (const item of listElements(tree, 'li')) markTask(item);
  return { html: toHtml(tree), tree, lost, autolinks };
}

/** All elements of a name below a node, in order. */
export function listElements(node: Root | RootContent, tagName: string): readonly Element[] {
  return listNodes(node).filter(
    (other): other is Element => other.type === 'element' && other.tagName === tagName,
  );
}

/** The visible text of a node. */
export function readText(node: Root | RootContent): string {
  return listNodes(node)
    .map((other) => (other.type === 'text' ? other.value : ''))
    .join('');
}

function listNodes(
  node: Root | RootContent,
  isEntered: (element: Element) => boolean = () => true,
): readonly RootContent[] {
  const children: readonly RootContent[] = 'children' in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === 'element' && !isEntered(child) ? [] : [child, ...listNodes(child, isEntered)],
  );
}

function listParts(tree: Root): readonly string[] {
  return listNodes(tree).flatMap((node) => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    return [node.tagName, ...Object.keys(node.properties).map((name) => `${node.tagName}[${name}]`)];
  });
}

function subtract(all: readonly string[], kept: readonly string[]): readonly string[] {
  const left = [...kept];
  return all.filter((part) => {
    const index = left.indexOf(part);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Links that nobody wrote as links: their text is their address. */
function listBareLinks(tree: Root): readonly string[] {
  return listElements(tree, 'a')
    .map((link) => [readText(link), String(link.properties.href)] as const)
    .filter(([text, href]) => href.replace(/^(https?:\/\/|mailto:)/, '') === text.replace(/^https?:\/\//, ''))
    .map(([text]) => text);
}

/** GitHub searches the texts of the finished page for these, so a character reference hides nothing. */
const REFERENCES: readonly RegExp[] = [
  /(?<![\w@/.])@[a-z\d][a-z\d-]*(?:\/[\w.-]+)?/gi,
  /(?<![\w&])(?:[\w.-]+(?:\/[\w.-]+)?)?#\d+\b/g,
  /\bGH-\d+\b/gi,
  /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/g,
  /:[a-z][a-z\d_+-]*:/g,
];

/** GitHub's renderer links these in all texts, also in the tag `code`. */
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function listReferences(tree: Root): readonly string[] {
  const outside = (...tagNames: readonly string[]) =>
    listNodes(tree, ({ tagName }) => !tagNames.includes(tagName)).filter(
      (node): node is Text => node.type === 'text',
    );
  const find = (texts: readonly Text[], pattern: RegExp) =>
    texts.flatMap(({ value }) => value.match(pattern) ?? []);
  const prose = outside('a', 'code', 'pre', 'tt');
  return [...REFERENCES.flatMap((pattern) => find(prose, pattern)), ...find(outside('a', 'pre'), ADDRESS)];
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/i;

/** `> [!WARNING]`, at the top level only. */
function toAlert(node: RootContent): RootContent {
  if (node.type !== 'element' || node.tagName !== 'blockquote') return node;
  const [first, ...others] = node.children.filter(({ type }) => type === 'element');
  const [head, ...tail] = first?.type === 'element' && first.tagName === 'p' ? first.children : [];
  if (head?.type !== 'text') return node;
  const [mark = '', kind = ''] = ALERT.exec(head.value) ?? [];
  if (kind === '') return node;
  const name = kind.toLowerCase();
  const title = `${kind[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
  const rest: ElementContent[] = [{ type: 'text', value: head.value.slice(mark.length) }, ...tail];
  return element('div', `markdown-alert markdown-alert-${name}`, [
    element('p', 'markdown-alert-title', [{ type: 'text', value: title }]),
    element('p', '', rest),
    ...others,
  ]);
}

function element(tagName: string, className: string, children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName,
    properties: className === '' ? {} : { className: className.split(' ') },
    children,
  };
}

function markTask(item: Element): void {
  const [box] = item.children;
  if (box?.type !== 'element' || box.tagName !== 'input') return;
  item.properties.className = ['task-list-item'];
  box.properties.className = ['task-list-item-checkbox'];
}
