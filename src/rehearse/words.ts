const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rsaquo: '›',
  hellip: '…',
};
const MAX_WORDS = 300;

/** The rest of a page adds nothing, and unclosed tags are slow to search. */
const MAX_HTML = 10_000;
const MESSAGE_START = '<div class="wp-die-message">';

/** Whether a page contains the message of wp_die(). Source: WordPress core _default_wp_die_handler(). */
export function isDeath(html: string): boolean {
  return html.includes(MESSAGE_START);
}

/** Reads the text of a page, or the message of a WordPress error page, in one line. */
export function readWords(html: string): string {
  const text = findMessage(html)
    .slice(0, MAX_HTML)
    .replace(/<(style|script|title)\b[^]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*>/g, ' ');
  return cutWords(decodeEntities(text));
}

function findMessage(html: string): string {
  const start = html.indexOf(MESSAGE_START);
  if (start === -1) return html.slice(Math.max(0, html.indexOf('<body')));
  const message = html.slice(start + MESSAGE_START.length);
  const end = message.indexOf('</div>');
  return end === -1 ? html : message.slice(0, end);
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
  const line = text.replaceAll('\ufeff', '[BOM]').replace(/\s+/g, ' ').trim();
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).toWellFormed()}…` : line;
}

const BOX = /<div\b[^>]{0,300}?\bclass=["']([^"'>]{0,300})["'][^>]{0,300}>/gi;
const MAX_BOXES = 10;
const MAX_BOX = 3_000;

/** Reads the texts of the error boxes on a page of the dashboard. Source: WordPress core wp_admin_notice() and its older form. */
export function readErrorBoxes(html: string): readonly string[] {
  const texts: string[] = [];
  for (const { 0: tag, 1: names = '', index } of html.matchAll(BOX)) {
    if (texts.length === MAX_BOXES) break;
    const classes = names.split(/\s+/);
    const isError = classes.includes('notice-error') || classes.includes('error');
    if (!isError || classes.some((name) => name.startsWith('hid')) || /display:\s*none/.test(tag)) continue;
    const inside = html.slice(index + tag.length, index + tag.length + MAX_BOX);
    const [content = ''] = inside.split(/<\/div>/i, 1);
    const text = readWords(content);
    if (text !== '') texts.push(text);
  }
  return texts;
}
