import { listOwned, subtract } from '../inventory/own.ts';
import type { Before, Judgement, Scene, Step } from '../model/context.ts';
import { NOTHING_OWNED, type Own, type Owned, type OwnKind } from '../model/inventory.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkLinks } from '../probes/linked-files.ts';
import {
  listActions,
  listPluginProbes,
  listTabProbes,
  listTasks,
  pathProbe,
} from '../probes/plugin-probes.ts';
import { type Answer, runProbes } from '../probes/run-probes.ts';
import { listMore, listSaves } from '../probes/site-probes.ts';

/** State that the steps of one story share. */
interface Story {
  readonly before: Before | undefined;
  /** Everything on the site without the plugin. */
  readonly clean: Owned;
  /** The pages with the new version. */
  readonly seen: Map<StepName, Visit>;
  /** Something that people and pages use is gone. */
  hasLost: boolean;
  /** All of that is gone. */
  isBare: boolean;
}

const STEPS = ['REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'] as const;

/** Lists the steps that request what the plugin adds, as far as that works without knowing more. */
export function listOwnSteps(scene: Scene, story: Story): readonly Step[] {
  const { before, clean } = story;
  const answers: Answer[] = [];
  const others = scene.beside.packages.length > 0 ? 'clean' : undefined;
  const old = before === undefined ? others : 'before';
  let own = NOTHING_OWNED;
  const list = async () => {
    own = subtract(await listOwned(scene), clean);
    const gone =
      before?.own === undefined
        ? []
        : [...listGone(before.own, own, isLibraryOf(scene)), ...listStale(before.own, own)];
    const used = before?.own && selectUsed(before.own);
    story.hasLost = used !== undefined && listGone(used, own, isLibraryOf(scene)).length > 0;
    story.isBare = used !== undefined && hasSome(used) && !hasSome(selectUsed(own));
    return describe(own, gone);
  };
  const askFor = (step: StepName) => {
    const probes = listPluginProbes(own, before?.own).find((one) => one.step === step);
    return probes === undefined ? Promise.resolve(undefined) : runProbes(scene, probes, old, answers);
  };
  const askPages = async () => {
    const pages = await askFor('Own pages');
    const tabs = await runProbes(scene, listTabProbes(answers.map(({ seen }) => seen)), old, answers);
    if (pages === undefined || tabs === undefined) return pages;
    const asked = `${pages.asked ?? ''}, and ${tabs.asked ?? ''}`;
    return { problems: [...pages.problems, ...tabs.problems], asked };
  };
  const askMore = () => {
    const { probes, ...more } = listMore(own, others ? clean : undefined);
    // An editor would meet the same error, which was reported.
    const isDead = scene.recorder.steps.some(
      ({ name, problems }) => name === 'Dashboard' && problems.some(({ severity }) => severity === 'error'),
    );
    const left = probes.filter(({ kind }) => !(kind === 'dashboard' && isDead));
    return runProbes(scene, { ...more, probes: [...left, ...scene.paths.map(pathProbe)] }, old, answers);
  };
  // Some actions change the site, such as the role of the user, so the site is restored afterwards.
  const askActions = async () => {
    const actions = listActions(own);
    if (actions.probes.length > 0) await scene.site.save('unasked');
    const judgement = await runProbes(scene, actions, old, answers);
    if (actions.probes.length > 0) await scene.site.restore('unasked');
    return judgement;
  };
  return [
    { name: 'What it adds', play: list, isOwn: true },
    // Comes early: later steps create posts, which these pages would show.
    {
      name: 'More pages',
      play: askMore,
    },
    { name: 'Own pages', play: askPages, isOwn: true },
    ...STEPS.map((name) => ({ name, play: () => askFor(name), isOwn: true })),
    { name: 'Scripts and styles', play: () => checkLinks(scene, before, story.seen, answers), isOwn: true },
    {
      name: 'Saving',
      play: () => runProbes(scene, listSaves(answers.map(({ seen }) => seen)), old, answers),
    },
    {
      name: 'Scheduled tasks',
      play: () => runProbes(scene, listTasks(own, before?.own), old, answers),
      isOwn: true,
    },
    { name: 'AJAX and forms', play: askActions, isOwn: true },
  ];
}

/** Kinds that people use. Functions and classes can be renamed without loss to people. */
const USED: readonly OwnKind[] = [
  'pages',
  'routes',
  'shortcodes',
  'blocks',
  'widgets',
  'types',
  'taxonomies',
];

function selectUsed(own: Owned): Owned {
  return { ...own, kinds: new Map([...own.kinds].filter(([kind]) => USED.includes(kind))) };
}

function hasSome({ kinds }: Owned): boolean {
  return [...kinds.values()].some((list) => list.length > 0);
}

function isLibraryOf({ next }: Scene): (file: string) => boolean {
  return (file) => next.isLibrary(`${next.plugin?.folder ?? ''}/${file}`);
}

const NOUNS: Readonly<Partial<Record<OwnKind, readonly [one: string, many: string]>>> = {
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

function describe(own: Owned, gone: readonly Problem[]): Judgement | undefined {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = own.kinds.get(kind as OwnKind)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const isWhole = own.kinds.has('routes');
  if (counts.length === 0 && gone.length === 0 && isWhole) return undefined;
  const open: Problem = {
    severity: 'warning',
    message: 'WordPress could not list all that the plugin adds, so some of it was not asked for.',
  };
  return { problems: isWhole ? gone : [open, ...gone], message: counts.join(', ') };
}

interface Words {
  readonly one: string;
  readonly many: string;
  /** The consequence. */
  readonly then: string;
  readonly show: (own: Own) => string;
  /** Upper and lower case are the same. */
  readonly isFolded?: boolean;
}

const code = ({ name }: Own): string => `\`${name}\``;

const WORDS: Readonly<Partial<Record<OwnKind, Words>>> = {
  pages: {
    one: 'page',
    many: 'pages',
    then: 'links and bookmarks to it are refused',
    show: ({ name, title }) => `"${title}" (\`${name}\`)`,
  },
  routes: {
    one: 'REST route',
    many: 'REST routes',
    then: 'requests to it are answered 404',
    show: code,
    isFolded: true,
  },
  shortcodes: {
    one: 'shortcode',
    many: 'shortcodes',
    then: 'posts that use it show its name',
    show: ({ name }) => `\`[${name}]\``,
  },
  blocks: { one: 'block', many: 'blocks', then: 'the editor does not know it any more', show: code },
  widgets: { one: 'widget', many: 'widgets', then: 'sidebars that have it show nothing there', show: code },
  types: {
    one: 'post type',
    many: 'post types',
    then: 'its posts are still in the database, and nothing shows them',
    show: code,
  },
  taxonomies: {
    one: 'taxonomy',
    many: 'taxonomies',
    then: 'its terms are still in the database, and nothing shows them',
    show: code,
  },
  tasks: {
    one: 'scheduled task',
    many: 'scheduled tasks',
    then: 'it is not carried out any more',
    show: code,
  },
  rules: {
    one: 'address',
    many: 'addresses',
    then: 'links to it lead nowhere',
    show: ({ title }) => `\`${title}\``,
  },
  fields: { one: 'REST field', many: 'REST fields', then: 'what reads it finds nothing', show: code },
  functions: {
    one: 'function',
    many: 'functions',
    then: 'code that calls it dies',
    show: ({ name }) => `\`${name}()\``,
    isFolded: true,
  },
  classes: { one: 'class', many: 'classes', then: 'code that uses it dies', show: code, isFolded: true },
};

const SHOWN = 5;

/**
 * Lists what only the version before has: one notice per kind, and one per name whose case changed. A page that
 * administrators may no longer open is an error.
 */
function listGone(before: Owned, now: Owned, isLibrary: (file: string) => boolean): readonly Problem[] {
  return [...before.kinds].flatMap(([kind, list]) => {
    const words = WORDS[kind];
    const here = now.kinds.get(kind);
    if (words === undefined || here === undefined) return [];
    const fold = (name: string) => (words.isFolded === true ? name.toLowerCase() : name);
    // WordPress keeps menu pages that nobody may open while they have subpages.
    const select = (all: readonly Own[]) =>
      kind === 'pages' ? all.filter(({ target }) => target !== '') : all;
    const names = new Set(select(here).map(({ name }) => fold(name)));
    const isCode = kind === 'functions' || kind === 'classes';
    const gone = select(list).filter(
      ({ name, title }) => !names.has(fold(name)) && !(isCode && isLibrary(title)),
    );
    const byCase = new Map(select(here).map((own) => [own.name.toLowerCase(), own]));
    const renamed = gone.filter(({ name }) => byCase.has(name.toLowerCase()));
    const shut = kind === 'pages' ? selectShut(gone, now) : [];
    const lost = gone.filter((own) => !renamed.includes(own) && !shut.includes(own));
    return [
      ...shut.map(explainShut),
      ...(lost.length === 0 ? [] : [explainLost(lost, words)]),
      ...renamed.map((own) => explainRenamed(own, byCase.get(own.name.toLowerCase()) ?? own, words)),
    ];
  });
}

/** Lists addresses whose stored rewrite rules the plugin no longer understands. */
function listStale(before: Owned, now: Owned): readonly Problem[] {
  const stale = new Set(now.kinds.get('stale')?.map(({ name }) => name));
  const lost = before.kinds.get('rules')?.filter(({ name }) => stale.has(name)) ?? [];
  return lost.map(({ title }) => ({
    severity: 'error',
    message: `The address \`${title}\` leads nowhere after the update: WordPress has stored its rewrite rule, which asks for a query variable that this version does not know. Call \`flush_rewrite_rules()\` once when the plugin finds data of an older version.`,
  }));
}

/** Pages that the plugin still has, and refuses to administrators. */
function selectShut(gone: readonly Own[], now: Owned): readonly Own[] {
  const refused = new Set(now.kinds.get('refused')?.map(({ name }) => name));
  return gone.filter(({ name }) => refused.has(name));
}

function explainShut({ name, title }: Own): Problem {
  return {
    severity: 'error',
    message: `Administrators may no longer open the page "${title}" (\`${name}\`): they lack the capability that it asks for. Give it to them when the plugin finds data of an older version.`,
  };
}

function explainLost(lost: readonly Own[], { one, many, then, show }: Words): Problem {
  const [own] = lost;
  if (lost.length === 1 && own !== undefined)
    return {
      severity: 'notice',
      message: `The ${one} ${show(own)} of the previous version is gone: ${then}.`,
    };
  const shown = lost.slice(0, SHOWN).map(show).join(', ');
  const others = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '';
  return {
    severity: 'notice',
    message: `${lost.length} ${many} of the previous version are gone: ${shown}${others}. For each, ${then}.`,
  };
}

function explainRenamed(old: Own, now: Own, { one, then, show }: Words): Problem {
  return {
    severity: 'notice',
    message: `The ${one} ${show(old)} is called ${show(now)} now. WordPress tells capitals from small letters, so ${then}.`,
  };
}
