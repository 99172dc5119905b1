/** Matches a reference to a character, which may spell `@` or a part of a name, but for those that are common. */
const REFERENCE = '&(?!(?:amp|lt|gt|quot|nbsp);)(?=#?\\w+;)';

const TO_WEB_SITE = '\\s*<?https?://';

/** Lists what could become markup. No match crosses a line, and lengths are bounded, so that none takes long. */
function createTokens(isInTable: boolean): RegExp {
  // In a table, a `|` ends code.
  const any = isInTable ? '[^|]' : '.';
  const inAddress = '[^\\s<>`|()[\\]!"\'\\\\]';
  const tokens = [
    `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
    '<(?<framed>https?://[^\\s<>`|\\\\]{1,2000})>',
    `(?<address>https?://(?:${inAddress}|\\(${inAddress}{0,200}\\)){1,2000})`,
    '(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\\\?@[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|[._](?=[A-Za-z0-9]))*)',
    '(?<escaped>\\\\[!-/:-@[-`{-~])',
    `(?<image>(?<!!)!(?=\\[[^[\\]]{0,300}\\]\\(${TO_WEB_SITE})(?:\\[\\])?)`,
    `(?<reference>${REFERENCE})`,
    '(?<dollar>\\$)',
    '(?<other>ftp://|www\\.)',
    `(?<active><(?=[A-Za-z/!?])|\`|~~~|!(?=\\[)|\\[(?=\\^)|\\](?=[(:](?!${TO_WEB_SITE})))`,
  ];
  return new RegExp(tokens.join('|'), 'gi');
}

const IN_TEXT = createTokens(false);
const IN_TABLE = createTokens(true);
const IN_ADDRESS = new RegExp(`[@$]|${REFERENCE}`, 'gi');

/** Matches what may follow an address. GitHub takes everything else up to a blank for a part of it, even code. */
const FREE = /^[\]).,;:!?*_'"]*(?:\s|$)|^\]\(/;

/**
 * Creates the function that makes the lines of one Markdown text inert: no HTML, images, mentions, footnotes or
 * mathematics, and links to web sites only. Code in a line stays. Reads from left to right, as Markdown does, and works
 * line by line, wherever in Markdown the line is used, except in a block of code.
 */
export function createInliner(lines: readonly string[]): (line: string) => string {
  const tokens = lines.some(mayMakeTable) ? IN_TABLE : IN_TEXT;
  // GitHub takes text between two of them for mathematics.
  const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
  return (line) => {
    let shown = '';
    let end = 0;
    for (const { 0: token, index, groups = {} } of line.matchAll(tokens)) {
      const between = line.slice(end, index);
      end = index + token.length;
      const markup = show({ token, dollar, after: line.slice(end, end + 20) }, groups);
      shown += between;
      // Backticks would join others, and a backslash would escape the mark.
      const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
      shown += isJoined ? ` ${markup}` : markup;
    }
    return shown + line.slice(end);
  };
}

/** Whether a line would turn those around it into a table. */
function mayMakeTable(line: string): boolean {
  return /^[\s>*+\d.)|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line);
}

interface Place {
  readonly token: string;
  /** How a dollar is shown. */
  readonly dollar: string;
  readonly after: string;
}

function show(
  { token, dollar, after }: Place,
  {
    framed,
    address = framed,
    mention,
    image,
    active,
    ...others
  }: Readonly<Record<string, string | undefined>>,
): string {
  if (address !== undefined) {
    const url = address.replace(IN_ADDRESS, (character) => encodeURIComponent(character));
    return framed === undefined && FREE.test(after) ? url : `<${url}>`;
  }
  if (mention !== undefined) return `\`${mention.replace('\\', '')}\``;
  if (image !== undefined) return image === '!' ? '' : '[image]';
  if (active !== undefined) return active === '<' ? '&lt;' : `\\${active}`;
  if (others['reference'] !== undefined) return '&amp;';
  if (others['dollar'] !== undefined) return dollar;
  return others['other'] === undefined ? token : token.replace(/\/\/|\./, '\\$&');
}
