import type { PublishError } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { renderCode, renderErrors, renderFacts, renderFolded, renderName } from '../shared/markdown.ts';
import { cutName } from '../shared/quote.ts';
import type { Live } from './read-live-plugin.ts';
import type { LiveInputs } from './inputs.ts';

/** The facts about an ended run for the log and the job summary. */
interface LiveSummary {
  /** `undefined` when they have a mistake. */
  readonly inputs: LiveInputs | undefined;
  /** `undefined` when it is not known. */
  readonly live: Live | undefined;
  /** Empty when the step is green. */
  readonly errors: readonly PublishError[];
}

/**
 * Describes the outcome of a run in a few words.
 *
 * @param show renders what another party wrote
 */
export function describeLive({ inputs, live, errors }: LiveSummary, show: Sanitise): string {
  const plugin = inputs === undefined ? 'the plugin' : show(cutName(inputs.pluginId));
  if (live === undefined) return `❌ The live version of ${plugin} could not be read`;
  if (errors.length > 0) return `❌ The live version of ${plugin} was read, but the step failed afterwards`;
  return live.isFound
    ? `✅ ${plugin}: ${show(live.version)} is live`
    : `ℹ️ ${plugin}: nothing is live yet, or the service does not know it`;
}

/** Renders the job summary as Markdown: what is live, or why that is not known. */
export function renderLiveSummary(summary: LiveSummary, sanitise: Sanitise): string {
  const { inputs, live, errors } = summary;
  const title = describeLive(summary, (name) => renderName(sanitise(name)));
  const blocks = [
    `### ${title}`,
    ...renderErrors(errors, sanitise),
    ...(inputs === undefined || live === undefined ? [] : renderAnswer(inputs, live, sanitise)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Renders what the service says. Addresses are folded, because they are wider than a phone. */
function renderAnswer({ version, baseUrl }: LiveInputs, live: Live, sanitise: Sanitise): readonly string[] {
  const code = (text: string) => renderCode(sanitise(text));
  const list = (facts: readonly (readonly [name: string, text: string, after?: string])[]) =>
    facts.flatMap(([name, text, after = '']) => (text === '' ? [] : [[name, code(text) + after] as const]));
  const facts = list([
    ['Live', live.version],
    ['Your version', version ?? '', live.isNewer === true ? ', newer' : ', not newer'],
    ['Folder', live.slug, live.isFolderUnknown ? ', found by the identifier alone' : ''],
    ['Service says', live.isFound ? '' : live.said],
    ['Needs WordPress', live.requires],
    ['Needs PHP', live.requiresPhp],
    ['Tested up to', live.tested],
    ['Last updated', live.lastUpdated],
  ]);
  const details = list([
    ['Package', live.downloadUrl],
    ['Service', `${baseUrl.host}${baseUrl.pathname.replace(/\/$/, '')}`],
  ]);
  return [
    ...(facts.length === 0 ? [] : [renderFacts(facts)]),
    renderFolded('Details', [renderFacts(details)]),
  ];
}
