import type { PublishError } from './errors.ts';
import type { Sanitise } from './logger.ts';

/** Markdown for the job summary, of texts that anyone may have written. Sanitise them first: an escaped secret would no longer be recognised. */

/** Our own sentences mark names with backticks; everything inside and outside of them is escaped. */
export function renderProse(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? renderCode(part) : escapeMarkdown(part)))
    .join('');
}

/** Code by tag, not by backticks: its content can be escaped, and no mention or link grows in it. */
export function renderCode(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** A table of cells that are Markdown already. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${':--|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Names and values, without the empty head that a table of Markdown would have. Values are HTML already. */
export function renderFacts(facts: readonly (readonly [name: string, html: string])[]): string {
  const rows = facts.map(([name, html]) => `<tr><th align="left">${name}</th><td>${html}</td></tr>`);
  return ['<table>', ...rows, '</table>'].join('\n');
}

/** Blocks that are folded away under a line, unless they are open from the start. */
export function renderFolded(title: string, blocks: readonly string[], isOpen = false): string {
  return [`<details${isOpen ? ' open' : ''}><summary>${title}</summary>`, ...blocks, '</details>'].join(
    '\n\n',
  );
}

/** Lines as they are. Blanks at their beginning stay. */
export function renderLines(lines: readonly string[]): string {
  const escaped = lines.map((line) => (/^ */.exec(line)?.[0] ?? '') + escapeMarkdown(line.trim()));
  // A line without anything would end the block.
  return `<pre>${escaped.map((line) => (line === '' ? ' ' : line)).join('\n')}</pre>`;
}

/** A link, where nothing in the address can end it; else only the text. */
export function renderLink(url: string, html: string): string {
  return /^https?:\/\/[\w.:/%+~-]+$/.test(url) ? `<a href="${url}">${html}</a>` : html;
}

/** `GH-12`, and what could be a commit. */
const REFERENCE = /\bgh-\d|\b[0-9a-f]{7,40}\b/i;

/** A name that another party chose: as it is, where GitHub can make nothing of it, else as code. */
export function renderName(text: string): string {
  const isPlain = /^[\p{L}\p{N} .,&'()+–-]+$/u.test(text) && !REFERENCE.test(text);
  return isPlain ? escapeMarkdown(text) : renderCode(text);
}

/**
 * Turns all that means something to Markdown, HTML, GitHub's math or its links into numeric references; white space is one
 * blank, so that nothing leaves its table cell. GitHub looks for addresses, mentions and numbers of issues after it has
 * read the references: only the comment, which nobody sees, parts these.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/&#(?:35|64);/g, '$&<!-- -->');
}

/** Causes and fixes as blocks of Markdown, the same as in the annotations. */
export function renderErrors(errors: readonly PublishError[], sanitise: Sanitise): readonly string[] {
  const prose = (text: string) => renderProse(sanitise(text));
  // The findings below report the others.
  const others = errors.filter(({ isReported }) => !isReported);
  const cause = ({ title, message }: PublishError) => `**${prose(title)}**: ${prose(message)}`;
  const fix = ({ hint }: PublishError) => `**What to do:** ${prose(hint)}`;
  if (others.length < 2) return others.flatMap((error) => [cause(error), fix(error)]);
  return [others.map((error) => `1. ${cause(error)}<br>${fix(error)}`).join('\n')];
}
