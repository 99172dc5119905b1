import { once } from '../../shared/together.ts';
import { compareData } from '../inventory/compare-data.ts';
import { compareUse } from '../inventory/compare-inventories.ts';
import { listData } from '../inventory/list-data.ts';
import { listOwned, subtract } from '../inventory/own.ts';
import { readUsedNames } from '../inventory/used-names.ts';
import type { Before, Judgement, Occasion, Scene, Step } from '../model/context.ts';
import type { Owned } from '../model/inventory.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkChange, checkFiles, checkState, explainGone, isIdle } from '../probes/check-replies.ts';
import { PAGES } from '../probes/pages.ts';
import { readErrorBoxes } from '../probes/words.ts';
import { readRefused } from '../site/php-log.ts';
import type { Eyes } from './browse.ts';
import { listAfter } from './play-author.ts';
import { explainSelf, playEndBefore } from './play-before.ts';
import { isLibraryOf, listProbeSteps, type ProbedSite } from './probe-steps.ts';
import { checkVisit, explainIdle, explainNeeds, versionOf } from './scene.ts';

/**
 * Lists the steps that check the new version on the site, until it is deleted.
 *
 * @param key the plugin as WordPress calls it
 * @param before `undefined`: the site never had another version
 * @param clean what the site has without the plugin
 */
export function listLooks(
  scene: Scene,
  key: string,
  before: Before | undefined,
  clean: Owned,
  eyes?: Eyes,
): readonly Step[] {
  const seen = new Map<StepName, Visit>();
  const listOwn = once(async () => subtract(await listOwned(scene), clean));
  const probed: ProbedSite = { before, clean, seen, listOwn };
  return [
    { name: 'Files', play: () => compareFiles(scene, key) },
    { name: 'Plugin active', play: () => checkActive(scene, key, before) },
    ...planNames(scene),
    ...listPages(scene, before, seen),
    // Comes before the steps that write to the database themselves.
    ...listDataStep(scene, before),
    ...listAfter(scene, before === undefined ? 'Nothing was updated.' : undefined),
    ...listProbeSteps(scene, probed),
    ...(eyes?.listAfter(before, clean) ?? []),
    { name: 'Still active', play: () => checkStillActive({ scene, key, ...probed }) },
    ...listEnd(scene, key, before),
  ];
}

async function compareFiles({ site, next }: Scene, key: string): Promise<Judgement> {
  const [folder = ''] = key.split('/');
  // In another folder, all files would be missing.
  if (folder !== (next.plugin?.folder ?? folder))
    return { problems: [], skipped: 'The package has another folder.' };
  const reply = await site.run('files', { plain: true, folder });
  return { problems: checkFiles(reply, next.files), message: `${next.files.length} files` };
}

async function checkActive(scene: Scene, key: string, before: Before | undefined): Promise<Judgement> {
  const { site, recorder, next, log } = scene;
  const needs = explainNeeds(scene, next);
  // The step of the needed plugins reported it.
  if (needs !== undefined) return { problems: [], skipped: needs, rest: needs };
  if (before?.whyIdle !== undefined)
    return { problems: [explainIdle(scene, before.whyIdle)], rest: NOT_ACTIVE };
  const reply = await site.run('state', { plugin: key });
  const logged = log.check(reply.log, 'Plugin active');
  const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
  if (before === undefined && !hasFailed && isIdle(reply)) {
    const why = explainSelf(versionOf(next).version, []);
    return { problems: [explainIdle(scene, why), ...logged], rest: NOT_ACTIVE };
  }
  const problems = checkState(reply, key, versionOf(next), before?.can);
  return { problems: [...problems, ...logged], rest: explainGone(reply) };
}

/** Visits all pages, until two in a row die of the same error. */
function listPages(scene: Scene, before: Before | undefined, seen: Map<StepName, Visit>): readonly Step[] {
  let last = '';
  return PAGES.map((page) => ({
    name: page.name,
    play: async () => {
      const { problems, seen: visit } = await checkVisit(scene, page, before?.pages.get(page.name));
      seen.set(page.name, visit);
      const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
      const cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
      const isSame = cause !== '' && cause === last;
      last = cause;
      return {
        problems,
        rest: isSame ? 'Same fatal error as on the pages before.' : undefined,
      };
    },
  }));
}

/** Reports what the update changed in the database, after all pages were visited with both versions. */
function listDataStep(scene: Scene, before: Before | undefined): readonly Step[] {
  if (before === undefined) return [];
  const { alone, before: old } = before.data;
  const play = async (): Promise<Judgement> => {
    const now = await listData(scene);
    if (alone === undefined || old === undefined || now === undefined)
      return { problems: [], skipped: 'The database could not be listed.' };
    const { changes, problems } = compareData(alone, old, now, before.version);
    const words = changes.map(({ what, change }) => `${what}: ${change}`).join('; ');
    return { problems, changes, message: words === '' ? 'nothing changed' : words };
  };
  return [{ name: 'Data', play }];
}

/** Deactivates, activates and deletes the plugin. */
function listEnd(scene: Scene, key: string, before: Before | undefined): readonly Step[] {
  const { site, log, cookie } = scene;
  let isEndKnown = before === undefined;
  const act = async (script: Occasion, what: string): Promise<readonly Problem[]> => {
    const reply = await site.run(script, { plugin: key });
    if (before !== undefined && !isEndKnown && log.hasNews(reply.log, script)) {
      isEndKnown = true;
      await playEndBefore(scene, before);
    }
    return checkChange(reply, what, log.check(reply.log, script));
  };
  const turnOffAndOn = async () => ({
    problems: [
      ...(await act('deactivate', 'The deactivation')),
      ...(await act('activate', 'The activation')),
    ],
  });
  const uninstall = async () => {
    const problems = [
      ...(await act('deactivate', 'The deactivation')),
      ...(await act('delete', 'The uninstall')),
    ];
    if (problems.some(({ severity }) => severity === 'error')) return { problems };
    const reply = await site.request('/', cookie);
    if (reply.status !== 200)
      problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
    return { problems: [...problems, ...log.check(reply.log, 'delete')] };
  };
  return [
    { name: 'Deactivate and activate', play: turnOffAndOn },
    { name: 'Uninstall', play: uninstall },
  ];
}

/** Why later steps are skipped. */
const NOT_ACTIVE = 'The plugin is not active.';

interface Later extends Omit<ProbedSite, 'clean'> {
  readonly scene: Scene;
  readonly key: string;
}

/** Checks the plugin after its pages: if something is missing, it may say so, load nothing, or deactivate itself. */
async function checkStillActive(later: Later): Promise<Judgement> {
  const { scene, key, before, seen, listOwn } = later;
  const { site, log, next } = scene;
  const reply = await site.run('state', { plugin: key });
  const logged = log.check(reply.log, 'Still active');
  const { version } = versionOf(next);
  const why = isIdle(reply) ? explainSelf(version, [...seen.values()]) : undefined;
  if (why !== undefined && before === undefined)
    return { problems: [explainIdle(scene, why), ...logged], rest: NOT_ACTIVE };
  const { hasLost, isBare } = compareUse(before?.own, await listOwn(), isLibraryOf(scene));
  const boxes = listNewBoxes(later);
  const problems: readonly Problem[] = [
    ...(why === undefined
      ? checkState(reply, key, { version }, before?.can)
      : [{ severity: 'error' as const, message: why }]),
    ...checkLoaded(later, boxes.length > 0 || why !== undefined || hasLost),
    ...boxes.map((text) => ({
      severity: isBare ? ('error' as const) : ('warning' as const),
      message: `The dashboard shows an error: "${text}"${isBare ? ' Nothing that the previous version added is there any more.' : ''}`,
    })),
    ...logged,
  ];
  return { problems, rest: why === undefined ? undefined : NOT_ACTIVE };
}

const BOX_PAGES = ['Dashboard', 'Plugins page'] as const;

/** Error boxes that were not there with the previous version; on a new site, those that name the plugin. */
function listNewBoxes({ scene, before, seen }: Later): readonly string[] {
  const list = (pages: ReadonlyMap<StepName, Visit>) =>
    BOX_PAGES.flatMap((name) => {
      const { output, log } = pages.get(name)?.reply ?? { output: '', log: '' };
      const isRefused = readRefused(log) !== undefined;
      return readErrorBoxes(output).filter((text) => !isRefused || !ABOUT_SERVER.test(text));
    });
  const known = new Set([...list(before?.pages ?? new Map()), ...list(scene.alone)].map(withoutNumbers));
  const name = scene.next.plugin?.name.toLowerCase() ?? '';
  const isOurs = (text: string) => before !== undefined || (name !== '' && text.toLowerCase().includes(name));
  return [...new Set(list(seen))].filter((text) => !known.has(withoutNumbers(text)) && isOurs(text));
}

/** Words of a plugin whose server was not reached. */
const ABOUT_SERVER = /connect|reach|respond|time[d-]? ?out|blocked requests|resolve|licen[cs]e/i;

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '');
}

/** Fewer files say nothing about a small plugin. */
const MIN_FILES = 8;

/** Plugins that stop early load hardly anything. Of 18 healthy updates, none loaded less than 0.75 of what was loaded before. */
function checkLoaded({ scene, before, seen }: Later, hasOtherSign: boolean): readonly Problem[] {
  const folder = scene.next.plugin?.folder ?? '';
  const count = (pages: ReadonlyMap<StepName, Visit> | undefined, name: StepName) =>
    pages?.get(name)?.reply.loaded?.[folder] ?? 0;
  // The first page after an activation loads more, for work that is done once, such as a migration.
  const [[was, is] = [0, 0]] = BOX_PAGES.map(
    (name) => [count(before?.pages, name), count(seen, name)] as const,
  )
    .filter(([was]) => was >= MIN_FILES)
    .toSorted(([wasA, isA], [wasB, isB]) => isB / wasB - isA / wasA);
  if (is >= was / 2) return [];
  const isDead = is < was / 4 && hasOtherSign;
  const message = `On the dashboard, PHP loads ${is} of the plugin's files. Of the previous version, it loads ${was}: most of the plugin may not run. Check that the package has all that it loads, such as its libraries.`;
  return [{ severity: isDead ? 'error' : 'warning', message }];
}

/** The step that lists which functions and classes of the package this site knows. */
function planNames(scene: Scene): readonly Step[] {
  const { isCompared } = scene;
  if (isCompared === undefined) return [];
  const skip = () => Promise.resolve({ problems: [], skipped: 'There is no other pair to compare with.' });
  return [{ name: 'Functions and classes', play: isCompared ? () => listNames(scene) : skip }];
}

/** Lists the names that the site lacks; they are judged when all pairs have ended. */
async function listNames({ site, next }: Scene): Promise<Judgement> {
  const reply = await site.run('names', { package: 'next.zip' });
  const names = readUsedNames(reply.result, next.plugin?.folder ?? '', next.files);
  return names === undefined
    ? { problems: [], skipped: 'The code could not be read.' }
    : { problems: [], skipped: 'Compared when all pairs have ended.', names };
}
