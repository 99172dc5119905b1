import type { Deployment } from './deploy.ts';
import type { PublishError } from './errors.ts';
import { formatSize } from './format.ts';

/** The job summary of a green run, as GitHub-flavoured Markdown. */
export function renderSuccess({ status, pluginId, version, zipUrl, package: found }: Deployment): string {
  const headline =
    status === 'dry-run'
      ? `🧪 Dry run: ${code(pluginId)} could be published`
      : `✅ ${code(pluginId)} ${code(version)} is published`;
  return renderTable(headline, [
    ['Plugin', code(pluginId)],
    ['Version', version === '' ? 'known once it is published' : code(version)],
    ['Status', code(status)],
    ['Package', `${code(found.name)}, ${formatSize(found.sizeBytes)}`],
    ['Served from', zipUrl === '' ? 'a signed URL, which is secret' : code(zipUrl)],
  ]);
}

/** The job summary of a red run: for each error the same title, cause and fix as in its annotation. */
export function renderFailure(errors: readonly PublishError[]): string {
  const isUnknown = errors.some(({ code: what }) => what === 'unknown-outcome');
  const isLive = errors.some(({ code: what }) => what === 'after-publish');
  const headline = isLive
    ? '⚠️ Published, but the step failed afterwards'
    : isUnknown
      ? '⚠️ It is not known whether the plugin was published'
      : '❌ The plugin was not published';
  const paragraphs = errors.map(
    ({ title, message, hint }) =>
      `**${escapeMarkdown(title)}**: ${prose(message)}\n\n**What to do:** ${prose(hint)}`,
  );
  return `${[`### ${headline}`, ...paragraphs].join('\n\n')}\n`;
}

function renderTable(headline: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([name, value]) => `| ${name} | ${value} |`);
  return [`### ${headline}`, '', '| | |', '|---|---|', ...lines, ''].join('\n');
}

/** Our own sentences mark names with backticks; everything inside and outside of them is escaped. */
function prose(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeMarkdown(part)))
    .join('');
}

/** Code by tag, not by backticks: its content can be escaped, and no mention or link grows in it. */
function code(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/**
 * What means something to Markdown, HTML, GitHub's math or its links becomes a numeric reference; white space is one
 * blank, so that nothing leaves its table cell.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>"'`*_~|[\]#@$:!\\]|(?<=www)\./gi, (character) => `&#${character.charCodeAt(0)};`);
}
