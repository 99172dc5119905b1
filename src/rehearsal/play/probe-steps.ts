import { once } from '../../shared/together.ts';
import { listGone, listStale } from '../judge/compare-inventories.ts';
import type { Before, Judgement, RehearsalContext, Step } from '../model/context.ts';
import type { Inventory, RegistrationKind } from '../model/inventory.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkLinks } from '../probes/linked-files.ts';
import {
  listActions,
  listPluginProbes,
  listTabProbes,
  listTasks,
  pathProbe,
  type PluginStep,
} from '../probes/plugin-probes.ts';
import { listContexts, listMore, listSaves } from '../probes/site-probes.ts';
import type { ProbeSet } from '../model/probe.ts';
import { type ProbeRun, runProbes } from '../probes/run-probes.ts';
import { listSettingProbes } from '../probes/settings.ts';

/** The facts about the site that the steps share. */
export interface ProbedSite {
  readonly before: Before | undefined;
  /** Everything on the site without the plugin. */
  readonly clean: Inventory;
  /** The pages with the new version. */
  readonly seen: ReadonlyMap<StepName, Visit>;
  /** Lists what the new version adds, once. */
  readonly listOwn: () => Promise<Inventory>;
}

/** The site before the steps that create content. */
export const UNPROBED = 'unprobed';

const CONTENT_STEPS = ['REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'] as const;

/** Lists the steps that request what the plugin adds, as far as that works without knowing more. */
export function listProbeSteps(
  context: RehearsalContext,
  { before, clean, seen, listOwn }: ProbedSite,
): readonly Step[] {
  const others = context.beside.packages.length > 0 ? 'clean' : undefined;
  const old = before === undefined ? others : 'before';
  // Each runs when its step is played, and later steps read its answers.
  const run = (list: () => Promise<ProbeSet>) => once(async () => runProbes(context, await list(), old));
  const runPlugin = (step: PluginStep) =>
    run(async () => listPluginProbes(await listOwn(), before?.own)[step]);

  const list = async () => {
    // With the previous version, the browser has not seen the content that is created from here on.
    await context.site.save(UNPROBED);
    const own = await listOwn();
    const gone =
      before?.own === undefined
        ? []
        : [...listGone(before.own, own, isLibraryOf(context)), ...listStale(before.own, own)];
    return describe(own, gone);
  };
  const more = run(async () => {
    const { probes, ...rest } = listMore(await listOwn(), others ? clean : undefined);
    // An editor would meet the same error, which was reported.
    const isDead = hasFailed(context, 'Dashboard');
    const left = probes.filter(({ kind }) => !(kind === 'dashboard' && isDead));
    return { ...rest, probes: [...left, ...context.paths.map(pathProbe)] };
  });
  const pages = runPlugin('Own pages');
  const tabs = run(async () => listTabProbes(visitsOf(await answersOf([more, pages]))));
  const askPages = async () => {
    const { judgement } = await pages();
    const { judgement: ofTabs } = await tabs();
    if (judgement === undefined || ofTabs === undefined) return judgement;
    const asked = `${judgement.asked ?? ''}, and ${ofTabs.asked ?? ''}`;
    return { problems: [...judgement.problems, ...ofTabs.problems], asked };
  };
  // The posts that were created for lists are shown by the plugin's content, also with the previous version.
  const listed = async () =>
    (await pages()).answers.filter(({ probe }) => probe.kind === 'page' && probe.makesPost);
  const runContent = (step: PluginStep) =>
    once(async () =>
      runProbes(context, listPluginProbes(await listOwn(), before?.own)[step], old, await listed()),
    );
  const contents = CONTENT_STEPS.map((name) => ({ name, run: runContent(name) }));
  const shown = [more, pages, tabs, ...contents.map(({ run }) => run)];
  const saves = run(async () => listSaves(visitsOf(await answersOf(shown))));
  // All that has left posts, which the front page shows and tasks work on.
  const made = async () => [
    ...(await listed()),
    ...(await answersOf([...contents.map(({ run }) => run), saves])),
  ];
  const runSaved = (list: () => Promise<ProbeSet>) =>
    once(async () => runProbes(context, await list(), old, await made()));
  const tasks = runSaved(async () => listTasks(await listOwn(), before?.own));
  // Some change the site, such as the role of the user, so the site is restored afterwards.
  const askAside = async (set: ProbeSet) => {
    if (set.probes.length > 0) await context.site.save('unasked');
    const { judgement } = await runProbes(context, set, old, await made());
    if (set.probes.length > 0) await context.site.restore('unasked');
    return judgement;
  };
  const turn = async () => {
    const { nonce, kinds } = await listOwn();
    const known = [before?.own?.kinds, kinds].flatMap((all) => all?.get('tasks') ?? []);
    return askAside(
      listSettingProbes(
        visitsOf(await answersOf([pages, tabs])),
        nonce,
        known.map(({ name }) => name),
      ),
    );
  };
  const askContexts = async () => {
    const { probes, ...rest } = listContexts((await pages()).answers, context.next.files);
    return askAside({
      ...rest,
      probes: probes.filter(({ name }) => !(name === 'https' && hasFailed(context, 'Front page'))),
    });
  };
  return [
    { name: 'What it adds', play: list, isOwn: true },
    // Comes early: later steps create posts, which these pages would show.
    { name: 'More pages', play: judged(more) },
    { name: 'Own pages', play: askPages, isOwn: true },
    ...contents.map(({ name, run }) => ({ name, play: judged(run), isOwn: true })),
    {
      name: 'Scripts and styles',
      play: async () => checkLinks(context, before, seen, await answersOf(shown)),
      isOwn: true,
    },
    { name: 'Saving', play: judged(saves) },
    { name: 'Scheduled tasks', play: judged(tasks), isOwn: true },
    { name: 'AJAX and forms', play: async () => askAside(listActions(await listOwn())), isOwn: true },
    // Comes before the settings, after which scheduled tasks run, too: without these, no setting is to blame.
    { name: 'Other contexts', play: askContexts },
    { name: 'Settings', play: turn, isOwn: true },
  ];
}

type RunProbeStep = () => Promise<ProbeRun>;

function hasFailed({ recorder }: RehearsalContext, step: StepName): boolean {
  return recorder.steps.some(
    ({ name, problems }) => name === step && problems.some(({ severity }) => severity === 'error'),
  );
}

function judged(run: RunProbeStep): Step['play'] {
  return async () => (await run()).judgement;
}

/** One after the other, should one not have run yet. */
async function answersOf(runs: readonly RunProbeStep[]): Promise<ProbeRun['answers']> {
  const answers: ProbeRun['answers'][number][] = [];
  for (const run of runs) answers.push(...(await run()).answers);
  return answers;
}

function visitsOf(answers: ProbeRun['answers']): readonly Visit[] {
  return answers.map(({ seen }) => seen);
}

/** Whether a file of the plugin, by its path in the plugin's folder, belongs to a library. */
export function isLibraryOf({ next }: RehearsalContext): (file: string) => boolean {
  return (file) => next.isLibrary(`${next.plugin?.folder ?? ''}/${file}`);
}

const NOUNS: Readonly<Partial<Record<RegistrationKind, readonly [one: string, many: string]>>> = {
  pages: ['page', 'pages'],
  tasks: ['scheduled task', 'scheduled tasks'],
  routes: ['REST route', 'REST routes'],
  shortcodes: ['shortcode', 'shortcodes'],
  blocks: ['block', 'blocks'],
  widgets: ['widget', 'widgets'],
  types: ['post type', 'post types'],
  taxonomies: ['taxonomy', 'taxonomies'],
  rules: ['address', 'addresses'],
  fields: ['REST field', 'REST fields'],
  actions: ['AJAX action or form', 'AJAX actions and forms'],
};

function describe(own: Inventory, gone: readonly Problem[]): Judgement | undefined {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = own.kinds.get(kind as RegistrationKind)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const isWhole = own.kinds.has('routes');
  if (counts.length === 0 && gone.length === 0 && isWhole) return undefined;
  const open: Problem = {
    severity: 'warning',
    message: 'WordPress could not list all that the plugin adds, so some of it was not requested.',
  };
  return { problems: isWhole ? gone : [open, ...gone], message: counts.join(', ') };
}
