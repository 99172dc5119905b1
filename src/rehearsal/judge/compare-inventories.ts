import { listUncallable } from './callbacks.ts';
import type { Registration, Inventory, RegistrationKind } from '../model/inventory.ts';
import { type Judgement, UNTOLD } from '../model/context.ts';
import type { Problem } from '../model/results.ts';

/** Kinds that people use. Functions and classes can be renamed without loss to people. */
const USED: readonly RegistrationKind[] = [
  'pages',
  'routes',
  'shortcodes',
  'blocks',
  'widgets',
  'types',
  'taxonomies',
];

function selectUsed(own: Inventory): Inventory {
  return { ...own, kinds: new Map([...own.kinds].filter(([kind]) => USED.includes(kind))) };
}

function hasSome({ kinds }: Inventory): boolean {
  return [...kinds.values()].some((list) => list.length > 0);
}

/** Parts of the previous version that people used, and miss. */
export interface Loss {
  /** Some of it is gone. */
  readonly hasLost: boolean;
  /** All of it is. */
  readonly isBare: boolean;
}

/** Where the previous version did not run. */
export const NO_LOSS: Loss = { hasLost: false, isBare: false };

/** Compares what people use. */
export function compareUse(
  before: Inventory | undefined,
  now: Inventory,
  isLibrary: (file: string) => boolean,
): Loss {
  if (before === undefined) return NO_LOSS;
  const used = selectUsed(before);
  return {
    hasLost: listGone(used, now, isLibrary).length > 0,
    isBare: hasSome(used) && !hasSome(selectUsed(now)),
  };
}

interface KindWords {
  readonly one: string;
  readonly many: string;
  /** The consequence. */
  readonly then: string;
  readonly show: (own: Registration) => string;
  /** Upper and lower case are the same. */
  readonly isFolded?: boolean;
}

const code = ({ name }: Registration): string => `\`${name}\``;

const WORDS: Readonly<Partial<Record<RegistrationKind, KindWords>>> = {
  pages: {
    one: 'page',
    many: 'pages',
    then: 'links and bookmarks to it are refused',
    show: ({ name, title }) => `"${title}" (\`${name}\`)`,
  },
  tasks: {
    one: 'scheduled task',
    many: 'scheduled tasks',
    then: 'it no longer runs',
    show: code,
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
  blocks: { one: 'block', many: 'blocks', then: 'the editor no longer knows it', show: code },
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
    then: 'code that calls it stops with a fatal error',
    show: ({ name }) => `\`${name}()\``,
    isFolded: true,
  },
  classes: { one: 'class', many: 'classes', then: 'code that uses it dies', show: code, isFolded: true },
};

/** Code, not people, uses these. */
const CODE: ReadonlySet<string> = new Set<RegistrationKind>(['functions', 'classes']);

const ACTIONS = { one: 'AJAX action or form', many: 'AJAX actions and forms' };

/** Counts what a plugin adds, and lists what it lacks of what the previous version added. */
export function judgeAdditions(
  own: Inventory,
  before: Inventory | undefined,
  isLibrary: (file: string) => boolean,
): Judgement {
  const gone =
    before === undefined
      ? []
      : [...listGone(before, own, isLibrary), ...listStale(before, own), ...listUncallable(before, own)];
  const counts = Object.entries({ ...WORDS, actions: ACTIONS }).flatMap(([kind, { one, many }]) => {
    const count = own.kinds.get(kind as RegistrationKind)?.length ?? 0;
    return count === 0 || CODE.has(kind) ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const isWhole = own.kinds.has('routes');
  if (counts.length === 0 && gone.length === 0 && isWhole) return UNTOLD;
  const open: Problem = {
    severity: 'warning',
    message: 'WordPress could not list all that the plugin adds, so some of it was not requested.',
  };
  return { problems: isWhole ? gone : [open, ...gone], message: counts.join(', ') };
}

const SHOWN = 5;

/**
 * Lists what only the previous version has: one notice per kind, and one per name whose case changed. A page that
 * administrators may no longer open is an error.
 */
function listGone(
  before: Inventory,
  now: Inventory,
  isLibrary: (file: string) => boolean,
): readonly Problem[] {
  return [...before.kinds].flatMap(([kind, list]) => {
    const words = WORDS[kind];
    const here = now.kinds.get(kind);
    if (words === undefined || here === undefined) return [];
    const fold = (name: string) => (words.isFolded === true ? name.toLowerCase() : name);
    // WordPress keeps menu pages that nobody may open while they have subpages.
    const select = (all: readonly Registration[]) =>
      kind === 'pages' ? all.filter(({ target }) => target !== '') : all;
    const names = new Set(select(here).map(({ name }) => fold(name)));
    const gone = select(list).filter(
      ({ name, title }) => !names.has(fold(name)) && !(CODE.has(kind) && isLibrary(title)),
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
function listStale(before: Inventory, now: Inventory): readonly Problem[] {
  const stale = new Set(now.kinds.get('stale')?.map(({ name }) => name));
  const lost = before.kinds.get('rules')?.filter(({ name }) => stale.has(name)) ?? [];
  return lost.map(({ title }) => ({
    severity: 'error',
    message: `After the update, the address \`${title}\` finds nothing: its stored rewrite rule sets a query variable that this version does not know. Call \`flush_rewrite_rules()\` once when the plugin finds data of an older version.`,
  }));
}

/** Pages that the plugin still has, and refuses to administrators. */
function selectShut(gone: readonly Registration[], now: Inventory): readonly Registration[] {
  const refused = new Set(now.kinds.get('refused')?.map(({ name }) => name));
  return gone.filter(({ name }) => refused.has(name));
}

function explainShut({ name, title }: Registration): Problem {
  return {
    severity: 'error',
    message: `Administrators may no longer open the page "${title}" (\`${name}\`): they lack the capability that it asks for. Give it to them when the plugin finds data of an older version.`,
  };
}

function explainLost(lost: readonly Registration[], { one, many, then, show }: KindWords): Problem {
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

function explainRenamed(old: Registration, now: Registration, { one, then, show }: KindWords): Problem {
  return {
    severity: 'notice',
    message: `The ${one} ${show(old)} is called ${show(now)} now. Upper and lower case matter to WordPress, so ${then}.`,
  };
}
