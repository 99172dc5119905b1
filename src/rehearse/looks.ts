import { explainGone, isIdle, judgeDeed, judgeFiles, judgeState } from './judge-replies.ts';
import type { Occasion } from './judge-log.ts';
import { judgeLater, NOT_ACTIVE } from './judge-later.ts';
import { listDataStep } from './compare-data.ts';
import { planNames } from './list-names.ts';
import type { Owned } from './own.ts';
import { listOwnSteps } from './own-steps.ts';
import { PAGES, type Visit } from './pages.ts';
import { listAfter } from './play-author.ts';
import { type Before, explainSelf, hearEnd } from './play-before.ts';
import type { Judgement, Step } from './recorder.ts';
import type { Problem, StepName } from './results.ts';
import { explainIdle, explainNeeds, judgeVisit, type Scene, versionOf } from './scene.ts';

/**
 * Lists the steps that look at the new version on the site, to the end of its story there.
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
): readonly Step[] {
  const seen = new Map<StepName, Visit>();
  const story = { before, clean, seen, hasLost: false };
  return [
    { name: 'Files', play: () => compareFiles(scene, key) },
    { name: 'Plugin active', play: () => judgeActive(scene, key, before) },
    ...planNames(scene),
    ...listPages(scene, before, seen),
    // The steps behind them write to the database, which is no change by the update.
    ...listDataStep(scene, before),
    ...listAfter(scene, before === undefined ? 'Nothing was updated.' : undefined),
    ...listOwnSteps(scene, story),
    { name: 'Still active', play: () => judgeLater({ scene, key, ...story }) },
    ...listEnd(scene, key, before),
  ];
}

async function compareFiles({ site, next }: Scene, key: string): Promise<Judgement> {
  const [folder = ''] = key.split('/');
  // Elsewhere, all files would be missing.
  if (folder !== (next.plugin?.folder ?? folder))
    return { problems: [], skipped: 'The package has another folder.' };
  const reply = await site.run('files', { plain: true, folder });
  return { problems: judgeFiles(reply, next.files), message: `${next.files.length} files` };
}

async function judgeActive(scene: Scene, key: string, before: Before | undefined): Promise<Judgement> {
  const { site, recorder, next, log } = scene;
  const needs = explainNeeds(scene, next);
  // It was told when the needed plugins were.
  if (needs !== undefined) return { problems: [], skipped: needs, rest: needs };
  if (before?.whyIdle !== undefined)
    return { problems: [explainIdle(scene, before.whyIdle)], rest: NOT_ACTIVE };
  const reply = await site.run('state', { plugin: key });
  const told = log.judge(reply.log, 'Plugin active');
  const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
  if (before === undefined && !hasFailed && isIdle(reply)) {
    const why = explainSelf(versionOf(next).version, []);
    return { problems: [explainIdle(scene, why), ...told], rest: NOT_ACTIVE };
  }
  return { problems: [...judgeState(reply, key, versionOf(next)), ...told], rest: explainGone(reply) };
}

/** All pages, unless two of them die of the same error. */
function listPages(scene: Scene, before: Before | undefined, seen: Map<StepName, Visit>): readonly Step[] {
  let last = '';
  return PAGES.map((page) => ({
    name: page.name,
    play: async () => {
      const { problems, seen: visit } = await judgeVisit(scene, page, before?.pages.get(page.name));
      seen.set(page.name, visit);
      const fatal = problems.find(({ severity, line }) => severity === 'error' && line !== undefined);
      const cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
      const isSame = cause !== '' && cause === last;
      last = cause;
      return {
        problems,
        rest: isSame ? 'WordPress dies of the same error as on the pages before.' : undefined,
      };
    },
  }));
}

/** Deactivates, activates and deletes the plugin, which ends its story on this site. */
function listEnd(scene: Scene, key: string, before: Before | undefined): readonly Step[] {
  const { site, log, cookie } = scene;
  let isHeard = before === undefined;
  const act = async (script: Occasion, what: string): Promise<readonly Problem[]> => {
    const reply = await site.run(script, { plugin: key });
    if (before !== undefined && !isHeard && log.hasNews(reply.log, script)) {
      isHeard = true;
      await hearEnd(scene, before);
    }
    return [...judgeDeed(reply, what), ...log.judge(reply.log, script)];
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
    return { problems: [...problems, ...log.judge(reply.log, 'delete')] };
  };
  return [
    { name: 'Deactivate and activate', play: turnOffAndOn },
    { name: 'Uninstall', play: uninstall },
  ];
}
