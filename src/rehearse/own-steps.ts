import { listGone } from './gone.ts';
import { judgeLinks } from './linked-files.ts';
import { listOwned, NOTHING_OWNED, type Owned, type OwnKind, subtract } from './own.ts';
import type { Visit } from './pages.ts';
import type { Before } from './play-before.ts';
import { type Heard, playThings } from './play-things.ts';
import type { Judgement, Step } from './recorder.ts';
import type { Problem, StepName } from './results.ts';
import type { Scene } from './scene.ts';
import { listTasks, listThings, MORE_PAGES } from './things.ts';

/** State that the steps of one story share. */
export interface Story {
  readonly before: Before | undefined;
  /** Everything on the site without the plugin. */
  readonly clean: Owned;
  /** The pages with the new version. */
  readonly seen: Map<StepName, Visit>;
  /** Something that pages and posts use is gone. */
  hasLost: boolean;
}

const STEPS = ['Own pages', 'REST routes', 'Shortcodes and blocks', 'Widgets', 'Post types'] as const;

/** Asks for what the plugin itself adds, as far as nobody has to know more for that. */
export function listOwnSteps(scene: Scene, story: Story): readonly Step[] {
  const { before, clean } = story;
  const heard: Heard[] = [];
  const others = scene.beside.packages.length > 0 ? 'clean' : undefined;
  const old = before === undefined ? others : 'before';
  let own = NOTHING_OWNED;
  const list = async () => {
    own = subtract(await listOwned(scene), clean);
    const gone = before?.own === undefined ? [] : listGone(before.own, own, isLibraryOf(scene));
    story.hasLost = gone.length > 0;
    return describe(own, gone);
  };
  const askFor = (step: StepName) => {
    const things = listThings(own).find((one) => one.step === step);
    return things === undefined ? Promise.resolve(undefined) : playThings(scene, things, old, heard);
  };
  return [
    { name: 'What it adds', play: list, isOwn: true },
    // The steps behind it make posts, which these pages would show.
    { name: 'More pages', play: () => playThings(scene, MORE_PAGES, old, heard) },
    ...STEPS.map((name) => ({ name, play: () => askFor(name), isOwn: true })),
    { name: 'Scripts and styles', play: () => judgeLinks(scene, before, story.seen, heard), isOwn: true },
    {
      name: 'Scheduled tasks',
      play: () => playThings(scene, listTasks(own), old, heard),
      isOwn: true,
    },
  ];
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
  actions: ['AJAX action, which is not asked for', 'AJAX actions, which are not asked for'],
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
