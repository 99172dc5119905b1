import { cutText } from '../../shared/quote.ts';
import { readAddress } from '../model/address.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rsaquo: '›',
  hellip: '…',
};
const MAX_WORDS = 300;

/** The rest adds nothing to so few words. */
const MAX_HTML = 10_000;
/** Behind a longer head, the body is not looked for: a page of a megabyte of `<` takes long, and many may be such. */
const MAX_HEAD = 500_000;
/** The end of its tag: a search for the beginning would stop at each `<` of a page. */
const MESSAGE_START = 'wp-die-message">';

/** Whether a page contains the message of wp_die(). Source: WordPress core _default_wp_die_handler(). */
export function isWpDie(html: string): boolean {
  return html.includes(MESSAGE_START);
}

/** Shows the path of a page of the site. Logs hide queries, so those parts of one that tell pages apart follow it. */
export function showPage(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parts = [...new URLSearchParams(query)].filter(([name]) => PAGE_PARAMETERS.has(name));
  return parts.length === 0 ? url : `${path} (${parts.map((part) => part.join('=')).join(', ')})`;
}

const PAGE_PARAMETERS: ReadonlySet<string> = new Set(['page', 'tab', 'section', 'post_type', 'taxonomy']);

/** Reads the text of a page, or the message of a WordPress error page, in one line. */
export function readWords(html: string): string {
  const text = findMessage(html)
    .slice(0, MAX_HTML)
    .replace(/<(style|script|title)\b[^]*?(?:<\/\1>|$)/gi, ' ');
  // A `<` behind the last `>` opens no tag, and would be searched to the end each time.
  const end = text.lastIndexOf('>') + 1;
  return cutWords(decodeEntities(text.slice(0, end).replace(/<[^>]*>/g, ' ') + text.slice(end)));
}

function findMessage(html: string): string {
  const start = html.indexOf(MESSAGE_START);
  if (start === -1) return html.slice(findBody(html.slice(0, MAX_HEAD)));
  const message = html.slice(start + MESSAGE_START.length);
  const end = message.indexOf('</div>');
  return end === -1 ? html : message.slice(0, end);
}

/** A search for `<body` stops at each `<`, so it is for pages that have one. */
function findBody(html: string): number {
  return html.includes('body') ? Math.max(0, html.indexOf('<body')) : 0;
}

/** Decodes the entities that WordPress makes. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,6}|[a-z]{1,20});/g, decodeEntity);
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = Number(name.slice(1));
  return code < 0x110000 ? String.fromCodePoint(code) : entity;
}

/** Folds a text into one line of at most 300 characters. */
export function cutWords(text: string): string {
  const start = text.slice(0, MAX_HTML).replaceAll('\ufeff', '[BOM]');
  return cutText(start.replace(/\s+/g, ' ').trim(), MAX_WORDS);
}

// Tags are short and hold no other tag, so that none is searched twice.
const DIV = /<div\b([^<>]{0,900})>/gi;
const CLASSES = /\bclass=["']([^"'>]{0,300})["']/i;
const MAX_BOXES = 10;
/** No page has more with and without words. */
const MAX_READ = 200;
const MAX_BOX = 3_000;

/** Reads the texts of the error boxes on a page of the dashboard. Source: WordPress core wp_admin_notice() and its older form. */
export function readErrorBoxes(html: string): readonly string[] {
  const texts: string[] = [];
  let left = MAX_READ;
  for (const { 0: tag, 1: attributes = '', index } of html.matchAll(DIV)) {
    if (texts.length === MAX_BOXES || left === 0) break;
    const classes = CLASSES.exec(attributes)?.[1]?.split(/\s+/) ?? [];
    const isError = classes.includes('notice-error') || classes.includes('error');
    if (!isError || classes.some((name) => name.startsWith('hid')) || /display:\s*none/.test(tag)) continue;
    left -= 1;
    const inside = html.slice(index + tag.length, index + tag.length + MAX_BOX);
    const [content = ''] = inside.split(/<\/div>/i, 1);
    const text = readWords(content);
    if (text !== '') texts.push(text);
  }
  return texts;
}

/** Encloses a part of a post, such as a shortcode, in two comments that mark it on the page. */
export function mark(content: string, index: number): string {
  return `<!--rehearsal ${index}-->${content}<!--/rehearsal ${index}-->`;
}

export interface ContentPart {
  /** The beginning of sentences about it. */
  readonly subject: string;
  readonly content: string;
}

/** All parts may claim the whole page. */
const MAX_SHOWN = 100_000;

/** Reads the tags and words that each part shows on a page. Omits parts whose comments are missing. */
export function readShown(parts: readonly ContentPart[], output: string): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const [index, { subject, content }] of parts.entries()) {
    const start = output.indexOf(`<!--rehearsal ${index}-->`);
    const end = output.indexOf(`<!--/rehearsal ${index}-->`, start);
    if (start === -1 || end === -1) continue;
    const text = output
      .slice(start, Math.min(end, start + MAX_SHOWN))
      .replace(/<!--[^]*?(?:-->|$)|<(style|script)\b[^]*?(?:<\/\1>|$)|<\/?(?:p|br)\b[^<>]*>|&nbsp;/gi, '')
      .trim();
    // WordPress prints an unknown shortcode unchanged.
    shown.set(subject, text === content ? '' : text);
  }
  return shown;
}

/** The screen of the dashboard that an address shows; `null` if it names none. */
export function readPage(address: string): string | null {
  return new URLSearchParams(address.split('?')[1]).get('page');
}

/** Returns `''` for an attribute without a value, and `undefined` if the tag does not have it. */
export function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`,
    'i',
  ).exec(attributes);
  return match === null ? undefined : decodeEntities(match[1] ?? match[2] ?? match[3] ?? '');
}

const LINK = /<a\b([^<>]{0,1000})>/gi;
/** No page of the dashboard has more links. */
const MAX_LINKS = 10_000;
const PLACE = new Set(['page', 'post_type']);
const TAB = /^(?:(?:active|settings|sub)?[-_]?tab|section|subpage|view)$/;

/** Lists the tabs that a page of the dashboard links, without the open one. */
export function listTabs(html: string, page: string): readonly string[] {
  const own = readPage(page);
  const tabs = [...html.matchAll(LINK)].slice(0, MAX_LINKS).flatMap(([, attributes = '']) => {
    const target = readAddress(readAttribute(attributes, 'href') ?? '', page) ?? '';
    const query = new URLSearchParams(target.split('?')[1]);
    const names = [...query.keys()].filter((name) => !PLACE.has(name));
    // Other links may change something.
    const isTab = names.length > 0 && names.every((name) => TAB.test(name));
    const isShown = /active|current/.test(readAttribute(attributes, 'class') ?? '');
    return isTab && !isShown && query.get('page') === own && target !== page ? [target] : [];
  });
  return [...new Set(tabs)];
}
