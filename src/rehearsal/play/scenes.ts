import { readFile } from 'node:fs/promises';
import { listFaults } from '../judge/answer.ts';
import { cutWords, readPage, showPage } from '../judge/html-text.ts';
import { checkState } from '../judge/replies.ts';
import type { Allowance } from '../model/budget.ts';
import { type Before, type Judgement, type RehearsalContext, UNTOLD } from '../model/context.ts';
import type { Probe } from '../model/probe.ts';
import { versionOf } from '../model/packages.ts';
import { hasError, type Problem } from '../model/results.ts';
import type { Person, Scene, SceneFile, SceneStep, SceneVisit } from '../model/scenes.ts';
import { SiteLost, type Visit } from '../model/site.ts';
import { runProbes } from '../probes/run-probes.ts';
import { showStep } from '../scenes/find-scenes.ts';
import { type FilledVisit, fillVisit, makeVisit, type People } from '../scenes/visits.ts';
import { quoteName, withoutFullStop } from '../../shared/quote.ts';
import { SITE } from '../site/player/protocol.ts';
import { readEnd } from './author-files.ts';
import { update } from './update.ts';

/** The site with the previous version, on which people have done what the scene says. */
const SAVED = 'scene';

/**
 * Plays scenes, each on a site of its own with the previous version: its steps make the site, people visit it, the plugin is updated,
 * and they visit it again.
 *
 * @throws SiteLost, Unreadable
 */
export async function playScenes(
  context: RehearsalContext,
  before: Before,
  scenes: readonly Scene[],
): Promise<Judgement> {
  if (scenes.length === 0) return UNTOLD;
  const problems: Problem[] = [];
  const told: string[] = [];
  for (const scene of scenes) {
    const played = await playScene(context, before, scene);
    problems.push(...played.problems);
    if (played.message !== undefined) told.push(played.message);
    if (played.lost !== undefined) return { problems, lost: played.lost };
  }
  return { problems, message: told.join('; ') };
}

async function playScene(context: RehearsalContext, before: Before, scene: Scene): Promise<Judgement> {
  const { site } = context;
  let made: Made | Problem;
  try {
    await site.restore('before');
    made = await make(context, scene);
  } catch (error) {
    if (!(error instanceof SiteLost)) throw error;
    const why = `${withoutFullStop(error.message)}. What comes after it was not played`;
    return { problems: [{ ...explainUnmade(scene, why), isEnd: true }], lost: error };
  }
  if ('severity' in made) return { problems: [made] };
  await site.save(SAVED);
  return playUpdated(context, before, scene, made);
}

/** A scene on the site, with the visits that were made with the previous version. */
interface Made {
  readonly old: ReadonlyMap<Probe, Visit>;
  /** Visits that show nothing, or were not made. */
  readonly notices: readonly Problem[];
}

/** Makes the site, and visits it with the previous version. @returns why that is not possible, if it is not */
async function make(context: RehearsalContext, scene: Scene): Promise<Made | Problem> {
  const allowance = context.budget.allow('scene');
  const { problem, unplayed, visits, isNamed } = scene;
  if (problem !== undefined) return explainUnmade(scene, problem);
  const people = await addPeople(context, [...new Set(visits.map(({ as }) => as))]);
  if (typeof people === 'string') return explainUnmade(scene, people);
  const values = new Map<string, string>();
  for (const step of scene.steps) {
    const why = await nameLoss(showStep(step), () => playStep(context, step, values));
    if (why !== undefined) return explainUnmade(scene, `${showStep(step)}: ${why}`);
  }
  const notices: Problem[] = unplayed.map((step) => ({
    severity: isNamed ? 'warning' : 'notice',
    message: `The scene ${quoteName(scene.name)} was played without its ${step}, which a rehearsal does not play.`,
  }));
  const expanded = visits.flatMap((visit) => expandImported(visit, values));
  const filled = expanded.map((visit) => fillVisit(visit, values));
  const wrong = expanded.find((_visit, index) => filled[index] === undefined);
  if (wrong !== undefined)
    return explainUnmade(scene, `${quoteName(wrong.path)} is not a page of the site, or lacks a value`);
  const made = await visitBefore(
    context,
    scene,
    filled.filter((one) => one !== undefined),
    people,
    allowance,
  );
  return { ...made, notices: [...notices, ...made.notices] };
}

async function visitBefore(
  context: RehearsalContext,
  scene: Scene,
  visits: readonly FilledVisit[],
  people: People,
  allowance: Allowance,
): Promise<Made> {
  const old = new Map<Probe, Visit>();
  const notices: Problem[] = [];
  // The same visits come once more, after the update.
  const halfMs = allowance.leftMs() / 2;
  for (const [index, visit] of visits.entries()) {
    if (!allowance.mayGoOn() || allowance.leftMs() < halfMs) {
      allowance.leave(visits.length - index, visits.length, `visits of the scene ${quoteName(scene.name)}`);
      break;
    }
    const seen = await nameLoss(`the visit to ${showPage(visit.path)}`, () =>
      makeVisit(context, visit, people),
    );
    const probe = toProbe(scene, visit, people, seen.kind);
    context.log.remember(seen.reply.log, `Scenes: ${probe.name}`);
    const [fault] = listFaults(probe, seen);
    if (fault !== undefined && visit.isImported === true) continue;
    if (fault !== undefined) {
      const message = `${withoutFullStop(fault.message)}, also with the previous version: so this visit shows little.`;
      notices.push({ severity: 'notice', message });
    }
    old.set(probe, { ...seen, reply: { ...seen.reply, log: [] } });
  }
  return { old, notices };
}

const WHO: Readonly<Record<Person, string>> = {
  visitor: 'a visitor',
  customer: 'a customer',
  author: 'an author',
  editor: 'an editor',
  administrator: 'an administrator',
};

function toProbe({ name }: Scene, visit: FilledVisit, people: People, kind: Probe['kind']): Probe {
  const { path, as, method, shows } = visit;
  const what = method === 'GET' ? 'The page' : `${method} to`;
  const subject = `${what} ${showPage(path)} in the scene ${quoteName(name)}, for ${WHO[as]},`;
  const probe = {
    name: `${name} ${as} ${method} ${path}`,
    subject,
    ask: (context: RehearsalContext) => makeVisit(context, visit, people),
    ...(shows !== undefined && { shows }),
  };
  return kind === 'page' ? { ...probe, kind } : { ...probe, kind: kind === 'json' ? 'json' : 'public' };
}

/** @returns why nobody was added, if so */
async function addPeople({ site }: RehearsalContext, who: readonly Person[]): Promise<People | string> {
  const roles = who.filter((one) => one !== 'visitor');
  const reply = await site.run('scene', { front: true, step: 'people', args: { roles }, files: {} });
  const { cookies, text } = reply.result ?? { cookies: undefined, text: readEnd(reply, 'step').text };
  if (text !== '') return cutWords(text);
  return new Map(
    who.map((one) => {
      const own = [...(cookies?.get(one) ?? [])];
      const encoded = own.map(([name, value]): [string, string] => [name, encodeURIComponent(value)]);
      return [one, { cookies: new Map(encoded) }];
    }),
  );
}

/** Plays a step, and keeps what it returns. @returns what is wrong, if something is */
async function playStep(
  { site, log }: RehearsalContext,
  { kind, args, files }: SceneStep,
  values: Map<string, string>,
): Promise<string | undefined> {
  const paths: Record<string, string> = {};
  for (const [field, file] of Object.entries(files)) paths[field] = await putFile(site, file);
  const order = { front: true, step: kind, args, files: paths };
  const reply = await site.run('scene', order);
  log.remember(reply.log, 'Scenes: steps');
  if (reply.result === undefined) {
    const { text, line } = readEnd(reply, 'step');
    return showEnd(text, line);
  }
  for (const [name, value] of reply.result.values ?? []) {
    // Each import adds to those before it.
    const earlier = name === IMPORTED ? values.get(name) : undefined;
    values.set(name, earlier === undefined ? value : `${earlier} ${value}`);
  }
  return reply.result.text === '' ? undefined : showEnd(cutWords(reply.result.text), reply.result.line);
}

/** Says with what the site was lost. @throws SiteLost */
async function nameLoss<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SiteLost)) throw error;
    throw new SiteLost(`${what}: ${error.message}`, error.isUnknown);
  }
}

function showEnd(text: string, line: number): string {
  return `${withoutFullStop(text)}${line > 0 ? ` (line ${line} of its code)` : ''}`;
}

/** @returns its path on the site */
async function putFile(site: RehearsalContext['site'], { name, content }: SceneFile): Promise<string> {
  if ('onSite' in content) return content.onSite;
  await site.put(name, 'text' in content ? Buffer.from(content.text) : await readFile(content.path));
  return `${SITE.folder}/${name}`;
}

/** The value that has the entries which `importWxr` created, with blanks between them. */
const IMPORTED = 'imported';
const MAX_IMPORTED = 10;

/** A visit to what was imported is one to each entry. */
function expandImported(visit: SceneVisit, values: ReadonlyMap<string, string>): readonly SceneVisit[] {
  if (!visit.path.includes(`{${IMPORTED}}`)) return [visit];
  const entries = (values.get(IMPORTED) ?? '').split(' ').filter((id) => id !== '');
  return entries
    .slice(0, MAX_IMPORTED)
    .map((id) => ({ ...visit, path: visit.path.replaceAll(`{${IMPORTED}}`, id), isImported: true }));
}

/** A scene that the author names says nothing where it cannot be made. */
function explainUnmade({ name, isNamed }: Scene, why: string): Problem {
  const message = `The scene ${quoteName(name)} cannot be made with the previous version: ${withoutFullStop(why)}.`;
  return isNamed
    ? { severity: 'unknown', message: `${message} So it is not known whether the update works there.` }
    : { severity: 'notice', message };
}

/** Updates the plugin, and visits the site again. */
async function playUpdated(
  context: RehearsalContext,
  before: Before,
  { name, isNamed, steps }: Scene,
  { old, notices }: Made,
): Promise<Judgement> {
  const { log, next } = context;
  const { key } = before;
  const updated = await update(context, `The update in the scene ${quoteName(name)}`, { key });
  if (hasError(updated)) return { problems: [...notices, ...updated] };
  const probes = [...old.keys()];
  const { problems } = await runProbes(context, { step: 'Scenes', probes, asked: '' }, old);
  const failed = await visitAgain(context, probes, problems);
  const found = problems.filter((one) => one.file !== undefined || !failed.some((probe) => isOf(one, probe)));
  const weighed = isNamed ? found : found.map((one) => soften(one, before, probes));
  const state = await context.askState(key);
  const active = [...checkState(state, key, versionOf(next)), ...log.check(state.log, 'Plugin active')];
  const message = `${quoteName(name)}: ${count(steps.length, 'step')}, ${count(probes.length, 'visit')}`;
  return { problems: [...notices, ...updated, ...weighed, ...active], message };
}

const isOf = (problem: Problem, { subject }: Probe) =>
  problem.subject === subject || problem.message.startsWith(subject);

/**
 * Visits the site once more with the previous version, where something is wrong that PHP does not explain: what can be done only once
 * fails there, too.
 *
 * @returns the visits that fail
 */
async function visitAgain(
  context: RehearsalContext,
  probes: readonly Probe[],
  problems: readonly Problem[],
): Promise<readonly Probe[]> {
  const bare = problems.filter(({ severity, file }) => severity !== 'notice' && file === undefined);
  const last = probes.findLastIndex((probe) => bare.some((one) => isOf(one, probe)));
  const failed: Probe[] = [];
  if (last === -1) return failed;
  await context.onSiteBefore(async () => {
    for (const probe of probes.slice(0, last + 1))
      if (listFaults(probe, await probe.ask(context)).length > 0) failed.push(probe);
  }, SAVED);
  return failed;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Of a scene that the author did not name, only what PHP reports and the plugin's own pages count in full: the rest may be wrong
 * because the scene is.
 */
function soften(problem: Problem, { own }: Before, probes: readonly Probe[]): Problem {
  const { severity, message } = problem;
  const asked = probes.find(({ subject }) => message.startsWith(subject));
  if (asked === undefined || (severity !== 'error' && severity !== 'unknown')) return problem;
  const pages = new Set(own?.kinds.get('pages')?.map(({ target }) => readPage(target)));
  const page = readPage(asked.name.replace(/^.* /, ''));
  return page !== null && pages.has(page) ? problem : { ...problem, severity: 'warning' };
}
