import { isUsual, judgeAsked } from './judge-asked.ts';
import type { Occasion } from './judge-log.ts';
import { isCut, type Visit } from './pages.ts';
import { onSiteBefore } from './play-before.ts';
import type { Judgement } from './recorder.ts';
import type { StepName } from './results.ts';
import type { Scene } from './scene.ts';
import type { Thing, Things } from './things.ts';

/** A thing as the new version answers it. */
export interface Heard {
  readonly thing: Thing;
  readonly seen: Visit;
}

/**
 * Asks for things with the new version; where something looks wrong, also with the version before, because only that tells
 * what is new. That takes seconds, and is for plugins that have something to tell.
 *
 * @param isUpdate there is a site with the version before
 * @param heard gets all answers
 * @throws SiteLost, Cancelled
 */
export async function playThings(
  scene: Scene,
  { step, things, asked }: Things,
  isUpdate: boolean,
  heard: Heard[],
): Promise<Judgement | undefined> {
  if (things.length === 0) return undefined;
  const { log } = scene;
  const answers = await askAll(scene, things);
  heard.push(...answers);
  const isOdd = ({ thing, seen }: Heard) =>
    !isUsual(thing, seen) || log.hasNews(seen.reply.log, occasionOf(step, thing));
  const old =
    isUpdate && answers.some(isOdd) ? await askBefore(scene, step, answers) : new Map<Thing, Visit>();
  const problems = answers.flatMap(({ thing, seen }) => {
    const told = log.judge(seen.reply.log, occasionOf(step, thing));
    const isTold = told.some(({ severity }) => severity === 'error' || severity === 'unknown');
    return isTold ? told : [...judgeAsked(thing, seen, old.get(thing)), ...told];
  });
  return { problems, asked };
}

async function askAll(scene: Scene, things: readonly Thing[]): Promise<readonly Heard[]> {
  const answers: Heard[] = [];
  for (const thing of things) {
    const { isAway = false, ...seen } = await thing.ask(scene);
    const { parts = [] } = thing;
    const isHidden = isAway || !isUsual(thing, seen) || isCut(seen.reply.output);
    if (isHidden && parts.length > 0) answers.push(...(await askAll(scene, parts)));
    else answers.push({ thing, seen });
  }
  return answers;
}

async function askBefore(
  scene: Scene,
  step: StepName,
  answers: readonly Heard[],
): Promise<ReadonlyMap<Thing, Visit>> {
  const old = new Map<Thing, Visit>();
  await onSiteBefore(scene, async () => {
    for (const { thing } of answers) {
      const seen = await thing.ask(scene);
      scene.log.remember(seen.reply.log, occasionOf(step, thing));
      old.set(thing, seen);
    }
  });
  return old;
}

function occasionOf(step: StepName, { name }: Thing): Occasion {
  return `${step}: ${name}`;
}
