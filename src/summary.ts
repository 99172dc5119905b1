import type { Deployment } from './deploy.ts';
import type { ErrorCode, PublishError } from './errors.ts';
import { formatSize } from './format.ts';
import type { Sanitise } from './log.ts';

/**
 * The job summary of a green run, as GitHub-flavoured Markdown. Texts are sanitised before they are escaped: an
 * escaped secret would no longer be recognised, and would be shown as what it is.
 */
export function renderSuccess(deployment: Deployment, sanitise: Sanitise): string {
  const { status, pluginId, version, previousVersion, isVerified, zipUrl, package: found } = deployment;
  const code = (text: string) => renderCode(sanitise(text));
  const headline = {
    published: `✅ ${code(pluginId)} ${code(version)} is published`,
    'already-published': `✅ ${code(pluginId)} ${code(version)} was published already`,
    'dry-run': `🧪 Dry run: ${code(pluginId)} could be published`,
  }[status];
  return renderTable(headline, [
    ['Plugin', code(pluginId)],
    ['Version', version === '' ? 'not known' : code(version)],
    ['Before', previousVersion === undefined ? 'not known' : code(previousVersion)],
    ['Status', `${code(status)}${isVerified ? ', seen live' : ''}`],
    ['Package', `${code(found.name)}, ${formatSize(found.sizeBytes)}`],
    ['Served from', zipUrl === '' ? 'a signed URL, which is secret' : code(zipUrl)],
  ]);
}

/** Where it is not certain that nothing was published; the first that fits. */
const HEADLINES: readonly (readonly [ErrorCode, string])[] = [
  ['after-publish', '⚠️ Published, but the step failed afterwards'],
  ['unknown-outcome', '⚠️ It is not known whether the plugin was published'],
  ['internal', '⚠️ The step failed in an unexpected way'],
];

/** The job summary of a red run: for each error the same title, cause and fix as in its annotation. */
export function renderFailure(errors: readonly PublishError[], sanitise: Sanitise): string {
  const codes = errors.map(({ code }) => code);
  const headline = HEADLINES.find(([code]) => codes.includes(code))?.[1] ?? '❌ The plugin was not published';
  const paragraphs = errors.map(
    ({ title, message, hint }) =>
      `**${escapeMarkdown(sanitise(title))}**: ${prose(sanitise(message))}\n\n**What to do:** ${prose(sanitise(hint))}`,
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
    .map((part, index) => (index % 2 === 1 ? renderCode(part) : escapeMarkdown(part)))
    .join('');
}

/** Code by tag, not by backticks: its content can be escaped, and no mention or link grows in it. */
function renderCode(text: string): string {
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
