const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rsaquo: '›',
  hellip: '…',
};
const MAX_WORDS = 300;

/** What a page says, in one line: of an error page of WordPress its message. */
export function readWords(html: string): string {
  const [, message = html] = /<div class="wp-die-message">([^]*?)<\/div>/.exec(html) ?? [];
  const text = message.replace(/<(style|script|title)\b[^]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
  return cutWords(text.replace(/&(#\d{1,6}|[a-z]+);/g, decodeEntity));
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
