import type { PublishError } from './publish-error.ts';
import type { Sanitise } from './logger.ts';

/**
 * Markdown for the job summary, from texts that anyone may have written. Sanitise them first, because an escaped secret
 * is no longer recognised.
 */

/** Renders our own sentences, which mark names with backticks; escapes everything inside and outside of them. */
export function renderProse(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? renderCode(part) : escapeMarkdown(part)))
    .join('');
}

/** Renders code by a tag, not by backticks, because its content can be escaped and becomes no mention or link. */
export function renderCode(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** Renders a table whose cells are Markdown already. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${':--|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Renders names and values as a table without a head, which Markdown cannot have. Values are HTML already. */
export function renderFacts(facts: readonly (readonly [name: string, html: string])[]): string {
  const rows = facts.map(([name, html]) => `<tr><th align="left">${name}</th><td>${html}</td></tr>`);
  return ['<table>', ...rows, '</table>'].join('\n');
}

/** Renders blocks that are folded under a line, unless `isOpen`. */
export function renderFolded(title: string, blocks: readonly string[], isOpen = false): string {
  return [`<details${isOpen ? ' open' : ''}><summary>${title}</summary>`, ...blocks, '</details>'].join(
    '\n\n',
  );
}

/** Renders unchanged lines, including leading blanks. */
export function renderLines(lines: readonly string[]): string {
  const escaped = lines.map((line) => (/^ */.exec(line)?.[0] ?? '') + escapeMarkdown(line.trim()));
  // An empty line would end the block.
  return `<pre>${escaped.map((line) => (line === '' ? ' ' : line)).join('\n')}</pre>`;
}

/** Renders a link if nothing in the address can end it, else only the text. */
export function renderLink(url: string, html: string): string {
  return /^https?:\/\/[\w.:/%+~-]+$/.test(url) ? `<a href="${url}">${html}</a>` : html;
}

/** `GH-12`, and possible commits. */
const REFERENCE = /\bgh-\d|\b[0-9a-f]{7,40}\b/i;

/** Renders a name that another party chose: as text if GitHub cannot interpret any of it, else as code. */
export function renderName(text: string): string {
  const isPlain = /^[\p{L}\p{N} .,&'()+–-]+$/u.test(text) && !REFERENCE.test(text);
  return isPlain ? escapeMarkdown(text) : renderCode(text);
}

/**
 * Replaces everything that Markdown, HTML, GitHub's math or its links interpret with numeric references; white space
 * becomes one blank, so that the text stays in its table cell. GitHub looks for addresses, mentions and issue numbers
 * after it has read the references, so an invisible comment splits these.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/&#(?:35|64);/g, '$&<!-- -->');
}

/** Renders causes and fixes as blocks of Markdown, with the texts of the annotations. */
export function renderErrors(errors: readonly PublishError[], sanitise: Sanitise): readonly string[] {
  const prose = (text: string) => renderProse(sanitise(text));
  // The findings below report the others.
  const others = errors.filter(({ isReported }) => !isReported);
  const cause = ({ title, message }: PublishError) => `**${prose(title)}**: ${prose(message)}`;
  const fix = ({ hint }: PublishError) => `**What to do:** ${prose(hint)}`;
  if (others.length < 2) return others.flatMap((error) => [cause(error), fix(error)]);
  return [others.map((error) => `1. ${cause(error)}<br>${fix(error)}`).join('\n')];
}
