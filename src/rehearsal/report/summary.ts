import type { PublishError } from '../../shared/publish-error.ts';
import { formatDuration, formatSize } from '../../shared/format.ts';
import type { Sanitise } from '../../shared/logger.ts';
import {
  renderCode,
  renderErrors,
  renderFacts,
  renderFolded,
  renderName,
  renderProse,
  renderTable,
} from '../../shared/markdown.ts';
import { cutName, listNames, withoutFullStop } from '../../shared/quote.ts';
import type { Rehearsal } from '../model/rehearsal.ts';
import { type PairResult, STEP_NAMES, type StepName } from '../model/results.ts';
import { showWordPress } from '../packages/fetch-wordpress.ts';
import { isAcceptable, offerEntry } from '../play/accept-problems.ts';
import { countUnclear, listProblems } from './annotate.ts';
import {
  describeTested,
  findUpdater,
  findWayBack,
  hasFailed,
  judgeResults,
  listAnd,
  namePair,
} from './verdict.ts';

/** A rehearsal that has ended, as the summary shows it. */
interface RehearsalSummary {
  readonly rehearsal: Rehearsal;
  /** Empty when the step is green. */
  readonly errors: readonly PublishError[];
}

/**
 * Describes the outcome in a few words.
 *
 * @param show renders what another party wrote
 */
export function describeRehearsal({ rehearsal, errors }: RehearsalSummary, show: Sanitise): string {
  const { next, results, planned } = rehearsal;
  const { folder = '', version = '', name: title = '' } = next?.plugin ?? {};
  const plugin = title === '' ? folder : cutName(title);
  const name = plugin === '' ? 'the package' : show(version === '' ? plugin : `${plugin} ${version}`);
  const verdict = judgeResults(results, planned.length);
  if (verdict === 'passed') {
    const tested = show(describeTested(results));
    return errors.length === 0
      ? `✅ Rehearsed ${name}: ${tested}`
      : `❌ ${name} was rehearsed, but the step failed afterwards`;
  }
  if (verdict === 'not-run' && errors.length === 0)
    return results.some(({ steps }) => steps.some(({ outcome }) => outcome === 'accepted'))
      ? `⚠️ ${name} was not rehearsed to the end, because of what is accepted`
      : `⚠️ ${name} was installed and compared, not run`;
  if (verdict === 'not-known') return `❌ ${name}: result not known on ${countUnclear(results)}`;
  if (verdict !== 'failed')
    return `❌ ${name === 'the package' ? 'The package' : name} was not rehearsed to the end`;
  return `${errors.length === 0 ? '⚠️' : '❌'} ${name} failed ${describeFailed(results, show)}`;
}

/** Names what failed, and where: `at "Dashboard" and 2 more steps (PHP 7.4 and 8.5)`. */
function describeFailed(results: readonly PairResult[], show: Sanitise): string {
  const failed = results.filter(hasFailed);
  const names = failed.flatMap(({ steps }) =>
    steps.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name),
  );
  const [first = '', ...others] = STEP_NAMES.filter((name) => names.includes(name));
  const more =
    others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'step' : 'steps'}`;
  const isOnePhp = new Set(results.map(({ php }) => php)).size < results.length;
  const pairs = isOnePhp
    ? failed.map(({ php, wordpress }) => `PHP ${php} with WordPress ${wordpress}`)
    : [`PHP ${listAnd(failed.map(({ php }) => php))}`];
  return `at "${first}"${more} (${show(listAnd(pairs))})`;
}

/** The job summary as Markdown. */
export function renderRehearsalSummary(summary: RehearsalSummary, sanitise: Sanitise): string {
  const { rehearsal, errors } = summary;
  const title = describeRehearsal(summary, (name) => renderName(sanitise(name)));
  const { results } = rehearsal;
  const isOpen = ({ severity, isAccepted = false }: ReportedProblem) =>
    !isAccepted && (severity === 'error' || severity === 'unknown');
  const problems = listProblems(results);
  const others = renderProblems(
    problems.filter((problem) => !isOpen(problem)),
    sanitise,
  );
  const blocks = [
    `### ${title}`,
    // The cause comes first, then the fix, then tables.
    ...renderProblems(problems.filter(isOpen), sanitise),
    ...renderErrors(errors, sanitise),
    ...renderEntries(results, sanitise),
    ...(rehearsal.next === undefined ? [] : [renderFacts(listFacts(rehearsal, sanitise))]),
    ...(others.length === 0
      ? []
      : [renderFolded(countOthers(problems.filter((problem) => !isOpen(problem))), others)]),
    ...(results.length === 0
      ? []
      : [
          renderFolded(countSteps(results), [renderResults(rehearsal, sanitise)]),
          ...renderChanges(results, sanitise),
        ]),
    ...(results.length === 0 ? [] : [LIMITS]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The limits of a green rehearsal. */
const LIMITS =
  '<sub>WordPress Playground: PHP in WebAssembly, SQLite, no network. No plugins but those named here, no versions between these, no other themes, no hosting. Commands of WP-CLI are added, not run.</sub>';

function listFacts(
  { next, previous, origin, results, pictures, site }: Rehearsal,
  sanitise: Sanitise,
): readonly (readonly [name: string, html: string])[] {
  const code = (text: string) => renderCode(sanitise(text));
  const prose = (text: string) => renderProse(sanitise(text));
  const { plugin, problem, files = [] } = next ?? {};
  const size = formatSize(files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  const version =
    plugin === undefined ? prose(problem ?? '') : `${code(plugin.version)}, ${files.length} files, ${size}`;
  // Without an origin, the run ended before it looked for the previous version.
  const before =
    origin === undefined ? [] : [['Previous version', showBefore(previous, origin, sanitise)] as const];
  const wayBack = findWayBack(results);
  const updater = findUpdater(results);
  const notes = results.flatMap(({ note }) => (note === undefined ? [] : [note]));
  return [
    ['Version', version],
    ...before,
    ...(wayBack === undefined ? [] : [['Way back', prose(withoutFullStop(wayBack.message))] as const]),
    ...(notes.length === 0 ? [] : [['Other versions', prose([...new Set(notes)].join('; '))] as const]),
    ...(updater === undefined ? [] : [['Next update', UPDATER_WORDS[updater]] as const]),
    ...(pictures === undefined
      ? []
      : [['Pictures', `${countPictures(pictures)}: output ${code('pictures')}`] as const]),
    ...(site === undefined ? [] : [['Updated site', showSite(site, code)] as const]),
  ];
}

const UPDATER_WORDS = {
  works: 'sites with this version are offered it',
  broken: 'sites with this version are not offered it, or not rightly',
} as const;

function showSite({ without }: NonNullable<Rehearsal['site']>, code: (text: string) => string): string {
  const left = without.length === 0 ? '' : `, without the files of ${without.map(code).join(', ')}`;
  return `a ZIP for WordPress Playground${left}: output ${code('site')}`;
}

/** Tells whoever opens a kept site what it lacks. */
export function explainWithout({ without, isIdle }: NonNullable<Rehearsal['site']>): string {
  const pronoun = without.length === 1 ? 'it' : 'them';
  const idle = isIdle ? `, then activate the plugin, which does not run without ${pronoun}` : '';
  return `The output \`site\` does not have the files of ${listNames(without, undefined, Infinity)}: install ${pronoun} when you have opened it${idle}.`;
}

/** Warns whoever keeps a site with the plugins beside this one. */
export function explainWith({ withOthers }: NonNullable<Rehearsal['site']>): string {
  return `The output \`site\` has the files of ${listNames(withOthers, undefined, Infinity)}, for rehearsals that start from it: upload it only where everyone may have them.`;
}

/** Names the pages of which there are pictures. */
export function countPictures({ pages }: NonNullable<Rehearsal['pictures']>): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'} of the plugin`;
}

function showBefore(previous: Rehearsal['previous'], origin: string, sanitise: Sanitise): string {
  const from = renderProse(sanitise(origin));
  return previous === undefined
    ? `none, because ${from}: only a new installation`
    : `${renderCode(sanitise(previous.plugin?.version ?? ''))}, from ${from}`;
}

const EMOJI = {
  passed: '✅',
  accepted: '☑️',
  warned: '⚠️',
  unknown: '❔',
  failed: '❌',
  skipped: '–',
} as const;
const SEVERITY_EMOJI = { error: '❌', unknown: '❔', warning: '⚠️', notice: 'ℹ️' } as const;

/** Counts the steps for the fold: `Steps: 21 of 21 passed on both pairs`. */
function countSteps(results: readonly PairResult[]): string {
  const counts = results.map(({ steps }) => {
    const passed = steps.filter(({ outcome }) => outcome === 'passed').length;
    return `${passed} of ${steps.length}`;
  });
  const unique = [...new Set(counts)];
  const where = results.length < 2 || unique.length > 1 ? '' : ` on ${nameAll(results.length)} pairs`;
  return `Steps: ${listAnd(unique)} passed${where}`;
}

function nameAll(count: number): string {
  return count === 2 ? 'both' : `all ${count}`;
}

function renderResults({ results, planned, isLate }: Rehearsal, sanitise: Sanitise): string {
  const names = STEP_NAMES.filter((name) =>
    results.some(({ steps }) => steps.some((step) => step.name === name)),
  );
  const left = planned.slice(results.length).map(({ php, wordpress: item, copy }) => ({
    php,
    wordpress: showWordPress(item),
    site: copy?.name,
  }));
  const head = [...results, ...left].map(({ beside = [], ...pair }: Partial<PairResult>) =>
    renderProse(sanitise([namePair(pair), ...beside].join(', '))),
  );
  const rows = names.map((name) => [
    name,
    ...results.map((result) => renderCell(result, name, sanitise)),
    ...left.map(() => ''),
  ]);
  const times = results.map((result) => renderTime(result, isLate === true || result.isLate === true));
  return renderTable(['Step', ...head], [...rows, ['Time', ...times, ...left.map(() => 'not started')]]);
}

function renderTime({ durationMs, isCut }: PairResult, isLate: boolean): string {
  const time = formatDuration(durationMs);
  if (isCut !== true) return time;
  return renderProse(`not finished: ${isLate ? 'stopped by `timeout`' : 'cancelled'} after ${time}`);
}

function renderCell({ steps }: PairResult, name: StepName, sanitise: Sanitise): string {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) return '';
  const asked = step.asked === undefined ? '' : `${step.asked} (${formatDuration(step.durationMs)})`;
  // Only the first of the steps with the same reason shows it.
  const isFirst =
    steps.find(({ outcome, message }) => outcome === 'skipped' && message === step.message) === step;
  const why = isFirst ? step.message : '';
  const words = step.outcome === 'skipped' ? why : step.outcome === 'accepted' ? 'accepted' : asked;
  return `${EMOJI[step.outcome]} ${renderProse(sanitise(words))}`.trimEnd();
}

const MAX_PROBLEMS = 50;

type ReportedProblem = ReturnType<typeof listProblems>[number];

function countOthers(problems: readonly ReportedProblem[]): string {
  const count = (what: string, some: readonly ReportedProblem[]) =>
    some.length === 0 ? [] : [`${some.length} ${what}${what === 'accepted' || some.length === 1 ? '' : 's'}`];
  const open = problems.filter(({ isAccepted = false }) => !isAccepted);
  return [
    ...count(
      'warning',
      open.filter(({ severity }) => severity === 'warning'),
    ),
    ...count(
      'notice',
      open.filter(({ severity }) => severity === 'notice'),
    ),
    ...count(
      'accepted',
      problems.filter(({ isAccepted = false }) => isAccepted),
    ),
  ].join(', ');
}

function renderProblems(problems: readonly ReportedProblem[], sanitise: Sanitise): readonly string[] {
  if (problems.length === 0) return [];
  const items = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ severity, step, message, file, line, pairs, isAccepted }) => {
      const place =
        file === undefined ? '' : renderCode(sanitise(`${file}${line === undefined ? '' : `:${line}`}`));
      const mark = isAccepted === true ? `${EMOJI.accepted} accepted,` : SEVERITY_EMOJI[severity];
      const on = `on ${renderProse(sanitise(pairs.join('; ')))}`;
      const where = place === '' ? on : `${place}, ${on}`;
      return `- ${mark} **${step}**: ${renderProse(sanitise(message))}<br>${where}`;
    });
  const others = problems.length - MAX_PROBLEMS;
  return [items.join('\n'), ...(others > 0 ? [`${others} more are left out.`] : [])];
}

const MAX_ENTRIES = 20;

/** The entries that accept the errors: nobody guesses the id of a step. */
function renderEntries(results: readonly PairResult[], sanitise: Sanitise): readonly string[] {
  const steps = results.flatMap((result) => result.steps.filter(({ name }) => isAcceptable(name)));
  const entries = steps.flatMap(({ name, problems }) =>
    problems
      .filter(
        ({ severity, isAccepted = false, isEnd = false }) => severity === 'error' && !isAccepted && !isEnd,
      )
      .map((problem) => offerEntry(name, problem, sanitise)),
  );
  if (entries.length === 0) return [];
  const different = [...new Set(entries)];
  const shown = different.slice(0, MAX_ENTRIES).map((entry) => renderCode(entry));
  const more = different.length - shown.length;
  return [
    `<sub>To accept an error that does not concern your customers' sites: <code>accept-problems</code> with ${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}</sub>`,
  ];
}

const MAX_CHANGES = 30;

/** Renders the changes of the database; pairs with the same changes share a row. */
function renderChanges(results: readonly PairResult[], sanitise: Sanitise): readonly string[] {
  const byChange = new Map<string, readonly string[]>();
  for (const { steps, ...pair } of results) {
    for (const { what, change } of steps.flatMap(({ changes = [] }) => changes)) {
      const [, , ...on] = byChange.get(`${what}\n${change}`) ?? [];
      byChange.set(`${what}\n${change}`, [what, change, ...on, namePair(pair)]);
    }
  }
  if (byChange.size === 0) return [];
  const prose = (text: string) => renderProse(sanitise(text));
  const items = [...byChange.values()]
    .slice(0, MAX_CHANGES)
    .map(([what = '', change = '', ...on]) => `- ${prose(what)}: ${prose(change)} (${prose(on.join('; '))})`);
  const others = byChange.size - MAX_CHANGES;
  return [
    '#### What the update changes in the database',
    items.join('\n'),
    ...(others > 0 ? [`${others} more are left out.`] : []),
  ];
}
