import { createPattern } from './letters.ts';

/** Makes lines of a changelog inert: they show their text and do nothing else. */

// Reads from left to right, as Markdown does: code, links and escapes stay, and everything else that could become
// markup is escaped. No match crosses a line and all lengths are bounded, so that the search for an end is never
// quadratic.

const TITLE = `(?:\\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?`;

/** Matches what may follow a bare address, so that nothing else is taken for a part of it. */
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

/** In a table, a `|` ends every token. */
function createTokens(isInTable: boolean, isInLink: boolean, letters: string): string {
  const any = isInTable ? '[^|]' : '.';
  return [
    `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
    ...(isInLink ? [] : createLinks(any, letters)),
    MENTION.source,
    '(?<escaped>\\\\[!-/:-@[-`{-~])',
    '(?<scheme>(?:https?|ftp)://|www\\.)',
    '(?<active><(?=[A-Za-z/!?])|&(?=#0*64;|#x0*40;|commat;)|`|\\$|~~~|!(?=!*\\[)|\\](?=[(:]))',
  ].join('|');
}

/** A mention of a person or a mail address; also one that appears once references are decoded. */
const MENTION =
  /(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\?@(?:[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@|[._](?=[A-Za-z0-9]))*|(?=[&\\])))/;

/** Makes a line show its text only. */
type MakeInert = (line: string) => string;

/**
 * Creates the function that makes the lines of one text inert: no HTML, images, mentions or mathematics, and links to
 * web sites only; code stays. Works line by line, wherever in Markdown the line is used, except in a block of code.
 */
export function createInliner(lines: readonly string[]): MakeInert {
  // The patterns are large, and most changelogs do not need them.
  if (lines.every(isPlain)) return (line) => line;
  const isInTable = lines.some(mayMakeTable);
  // GitHub takes text between two of them for mathematics.
  const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
  const inLink = createPattern(lines, (letters) => createTokens(isInTable, true, letters));
  const inLine = createPattern(lines, (letters) => createTokens(isInTable, false, letters));
  const show = createShow(dollar, (text) => rewrite(text, inLink, show));
  return (line) => (isPlain(line) ? line : rewrite(line, inLine, show));
}

/** Whether a line has no character that a token begins with or needs. */
function isPlain(line: string): boolean {
  return !/[\\[\]<`@$~]|&[#c]|:\/\/|www\./i.test(line);
}

/** Whether a line would turn those around it into a table. */
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
    // After a backslash, readers that search for comments without parsing Markdown would still find one.
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
    // Adjacent backticks would become one longer mark, and a backslash would escape the mark.
    const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
    shown += isJoined ? ` ${markup}` : markup;
  }
  return shown + line.slice(end);
}

/** Percent-encodes characters that could end the address, or that Markdown or GitHub would interpret. */
function encodeUrl(url: string): string {
  const others = createPattern([url], (letters) => `[^${letters}/?#:!&'*+,;=%._~-]|&(?=#|\\w+;)`);
  return url.replace(others, (character) =>
    Buffer.from(character).toString('hex').replace(/../g, '%$&').toUpperCase(),
  );
}

/** Breaks texts that look like the comment by which the action knows its own drafts, even in code. */
export function hideMark(code: string): string {
  return code.replace(/((?:^|<!--)\s*publish-wordpress-plugin)(?=:)/gi, '$1 ');
}
