/** Makes lines of a changelog inert, so that nothing in them does more than to show itself. */

// Left to right, as Markdown reads: code, links and what is escaped stay, all else that could become something is
// escaped. Nothing crosses a line, and all lengths are bounded, so that no end is looked for again and again.

/** Letters and digits. Those of ASCII are all that there are in most texts, and patterns with them are ready much sooner. */
const LETTERS = { ascii: 'A-Za-z0-9', all: '\\p{L}\\p{N}' } as const;

const TITLE = `(?:\\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?`;

/** Where an address stands alone, so that no more can be taken for a part of it. */
const FREE = /^[).,;:!?*_'"]*(?:\s|$)/;

function createLinks(any: string, letters: string): readonly string[] {
  const host = `(?:[${letters}-]{1,63}\\.){1,20}[${letters}-]{1,63}(?![${letters}_-])(?::\\d{1,5})?`;
  const framed = `https?://${host}(?:[/?#](?:[^\\s<>()\\\\]|\\([^\\s<>()\\\\]{0,200}\\)){0,2000})?`;
  const bare = `https?://${host}(?:[/?#](?:[${letters}/?#:@!$&'*+,;=%._~-]{0,2000}[${letters}/=#&%+-])?)?`;
  return [
    `!?\\[(?<text>(?:(?![[\\]\\\\])${any}|\\\\${any}){0,500})\\]\\(\\s*<?(?<link>${framed})>?${TITLE}\\s*\\)`,
    `<(?<framed>${framed})>`,
    `(?<![A-Za-z])(?<bare>${bare})`,
  ];
}

/** In a table, a `|` ends all else. */
function createTokens(isInTable: boolean, isInLink: boolean, letters: string): RegExp {
  const any = isInTable ? '[^|]' : '.';
  const tokens = [
    `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
    ...(isInLink ? [] : createLinks(any, letters)),
    MENTION.source,
    '(?<escaped>\\\\[!-/:-@[-`{-~])',
    '(?<scheme>(?:https?|ftp)://|www\\.)',
    '(?<active><(?=[A-Za-z/!?])|&(?=#0*64;|#x0*40;|commat;)|`|\\$|~~~|!(?=!*\\[)|\\](?=[(:]))',
  ];
  return new RegExp(tokens.join('|'), 'giu');
}

/** Of a person, or a mail address; also what becomes one when references are read. */
const MENTION =
  /(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\?@(?:[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@|[._](?=[A-Za-z0-9]))*|(?=[&\\])))/;

/** Makes a line show what it says. */
type MakeInert = (line: string) => string;

/**
 * For the lines of one text: makes them show what they say. No HTML, no images, no mentions, no mathematics, and no
 * links but to web sites; code stays. All of it is on one line, wherever in a Markdown that line stands, unless it
 * stands in a block of code.
 */
export function createInliner(lines: readonly string[]): MakeInert {
  // The patterns are large, and most changelogs need none of them.
  if (lines.every(isPlain)) return (line) => line;
  const isInTable = lines.some(mayMakeTable);
  // GitHub takes what is between two of them for mathematics.
  const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
  const letters = lines.every(isAscii) ? LETTERS.ascii : LETTERS.all;
  const inLink = createTokens(isInTable, true, letters);
  const inLine = createTokens(isInTable, false, letters);
  const show = createShow(dollar, (text) => rewrite(text, inLink, show));
  return (line) => (isPlain(line) ? line : rewrite(line, inLine, show));
}

/** A line without any character with which a token begins, or that it must have. */
function isPlain(line: string): boolean {
  return !/[\\[\]<`@$~]|&[#c]|:\/\/|www\./i.test(line);
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** A line that would make those around it a table. */
function mayMakeTable(line: string): boolean {
  return /^[\s>*+\d.)|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line);
}

type Groups = Readonly<Record<string, string | undefined>>;
type Show = (groups: Groups, after: string) => string;

function createShow(dollar: string, makeTextInert: MakeInert): Show {
  return ({ code, text = '', link, framed, bare, mention, escaped, scheme, active = '' }, after) => {
    if (code !== undefined) return hideMark(code);
    if (link !== undefined && text.trim() !== '') return `[${makeTextInert(text)}](${encodeUrl(link)})`;
    if (bare !== undefined && FREE.test(after)) return encodeUrl(bare);
    const address = link ?? framed ?? bare;
    if (address !== undefined) return `<${encodeUrl(address)}>`;
    if (mention !== undefined) return `\`${mention.replace(/\\(?=@)/g, '')}\``;
    if (scheme !== undefined) return scheme.replace(/\/\/|\./, '\\$&');
    const mark = escaped?.slice(1) ?? active;
    // A backslash would leave a comment as it is for those who look for one without reading Markdown.
    if (mark === '<') return '&lt;';
    return mark === '$' ? dollar : `\\${mark}`;
  };
}

function rewrite(line: string, tokens: RegExp, show: Show): string {
  let shown = '';
  let end = 0;
  for (const { 0: token, index, groups = {} } of line.matchAll(tokens)) {
    const between = line.slice(end, index);
    end = index + token.length;
    const markup = show(groups, line.slice(end, end + 20));
    shown += between;
    // Backticks side by side would be one mark of another length, and a backslash would escape the mark.
    const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
    shown += isJoined ? ` ${markup}` : markup;
  }
  return shown + line.slice(end);
}

/** Percent-encodes what could end the address, or mean something in it to Markdown or GitHub. */
function encodeUrl(url: string): string {
  const letters = isAscii(url) ? LETTERS.ascii : LETTERS.all;
  const others = new RegExp(`[^${letters}/?#:!&'*+,;=%._~-]|&(?=#|\\w+;)`, 'giu');
  return url.replace(others, (character) =>
    Buffer.from(character).toString('hex').replace(/../g, '%$&').toUpperCase(),
  );
}

/** The action knows its own drafts by a comment, which no text of others may look like, not even in code. */
export function hideMark(code: string): string {
  return code.replace(/((?:^|<!--)\s*publish-wordpress-plugin)(?=:)/gi, '$1 ');
}
