/** Markup of a readme as HTML, as update clients expect it in `sections`: headings, lists, paragraphs, bold letters and code. */
export function renderReadme(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    if (items.length > 0) blocks.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    if (lines.length > 0) blocks.push(`<p>${lines.join(' ')}</p>`);
    [items, lines] = [[], []];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = /^\s*(?:=+\s*([^=]+?)\s*=*|#{2,6}\s+(.*?)\s*#*)\s*$/.exec(line);
    const item = /^\s*[*+-]\s+(.*)$/.exec(line)?.[1];
    const isOther = item === undefined ? items.length > 0 : lines.length > 0;
    if (heading !== null || line.trim() === '' || isOther) flush();
    if (heading !== null) blocks.push(`<h4>${renderText(heading[1] ?? heading[2] ?? '')}</h4>`);
    else if (item !== undefined) items.push(renderText(item));
    else if (line.trim() !== '') lines.push(renderText(line.trim()));
  }
  flush();
  return blocks.join('\n');
}

/** Text for HTML, also between quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderText(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
