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

/** A table of cells that are Markdown already; without a head, the first column names the second. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/**
 * What means something to Markdown, HTML, GitHub's math or its links becomes a numeric reference; white space is one
 * blank, so that nothing leaves its table cell. GitHub looks for addresses, mentions and numbers of issues after it has
 * read the references: only the comment, which nobody sees, parts these.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/&#(?:35|64);/g, '$&<!-- -->');
}
