import { readFile } from 'node:fs/promises';
import type { Judgement, RehearsalContext } from '../model/context.ts';
import { isDoubtful, type Problem, type StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { checkProbe } from '../judge/probes.ts';
import { checkChange } from '../judge/replies.ts';
import type { Probe } from '../model/probe.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { update } from './update.ts';

const STEP: StepName = 'Network of sites';

/** No more of its own pages are asked for. */
const MAX_PAGES = 4;

/**
 * Plays the update on a network of two sites, for a plugin whose header says `Network: true`: it is active on all of them, and
 * has pages of its own in the dashboard of the network. Without a previous version, it is installed there.
 *
 * @throws SiteLost, Unreadable
 */
export async function playNetwork(context: RehearsalContext): Promise<Judgement> {
  const { site, log, next, previous } = context;
  await site.restore('clean');
  // First the tables and constants, then, with them, the second site.
  for (const what of ['the first site', 'the second site']) {
    const [problem] = checkChange(await site.run('network'), `Making a network, ${what},`);
    if (problem !== undefined) return { problems: [], skipped: problem.message };
  }
  const key = next.plugin?.key ?? '';
  const before = new Map<string, Visit>();
  if (previous?.plugin !== undefined) {
    await site.put('previous.zip', await readFile(previous.path));
    const { key: keyBefore } = previous.plugin;
    const problems = await withoutBlame(() => activate(context, 'previous.zip', keyBefore, true));
    const [error] = problems.filter(({ severity }) => severity === 'error');
    if (error !== undefined)
      return { problems: [], skipped: `The previous version does not run there: ${error.message}` };
    for (const probe of await listPages(context)) {
      const seen = await withoutBlame(() => probe.ask(context));
      log.remember(seen.reply.log, `${STEP}: ${probe.name}`);
      before.set(probe.name, seen);
    }
    const updated = await update(context, 'The update', previous.plugin);
    if (isDoubtful(updated)) return { problems: updated };
  } else {
    const problems = await activate(context, 'next.zip', key, false);
    if (problems.length > 0) return { problems };
  }
  const problems: Problem[] = [];
  const pages = await listPages(context);
  for (const probe of pages) {
    const seen = await probe.ask(context);
    const logged = log.check(seen.reply.log, `${STEP}: ${probe.name}`);
    const isExplained = isDoubtful(logged);
    problems.push(...logged, ...(isExplained ? [] : checkProbe(probe, seen, before.get(probe.name))));
  }
  return { problems, asked: `${pages.length} pages` };
}

/** Installs a package, and activates it on all sites. */
async function activate(
  { site, log }: RehearsalContext,
  file: string,
  plugin: string,
  isBefore: boolean,
): Promise<readonly Problem[]> {
  const installed = await site.run('install', { package: file });
  const activated = await site.run('activate', { plugin, network: true });
  if (isBefore) log.remember(activated.log, 'Installation');
  const logged = isBefore ? [] : log.check(activated.log, 'Installation');
  return [
    ...checkChange(installed, 'The installation'),
    ...checkChange(activated, 'The activation for all sites', logged),
  ];
}

const USUAL: readonly (readonly [url: string, isForAdmins: boolean])[] = [
  ['/', false],
  ['/second/', false],
  ['/wp-admin/', true],
  ['/second/wp-admin/', true],
  ['/wp-admin/network/', true],
  ['/wp-admin/network/plugins.php', true],
];

/** Lists the usual pages of a network, and those in the menu of its dashboard that WordPress does not have. */
async function listPages(context: RehearsalContext): Promise<readonly Probe[]> {
  const { reply } = await context.visit({ url: '/wp-admin/network/', isForAdmins: true });
  const own = [
    ...reply.output.matchAll(
      /href=['"](?:[^'"<>]{0,200}\/)?((?:admin|settings)\.php\?page=[\w-]{1,100})['"]/g,
    ),
  ].map(([, path = '']) => `/wp-admin/network/${path}`);
  const chosen = [...new Set(own)].slice(0, MAX_PAGES).map((url) => [url, true] as const);
  return [...USUAL, ...chosen].map(([url, isForAdmins]): Probe => {
    const ask = ({ visit }: RehearsalContext) => visit({ url, isForAdmins });
    return { name: url, subject: `On a network of sites, the page ${url}`, ask, kind: 'page' };
  });
}
