import type { LogMemory } from './judge-log.ts';
import { judgeDeed, judgeFiles, judgeState, readInstalledKey } from './judge-replies.ts';
import { findTarget, judgePage, type Page, PAGES } from './pages.ts';
import type { Reply } from './player/orders.ts';
import type { RehearsedPackage } from './read-package.ts';
import type { Recorder } from './recorder.ts';
import type { Problem } from './results.ts';
import type { Site } from './site.ts';

/** What all scenes of one pair share. */
export interface Scene {
  readonly site: Site;
  readonly recorder: Recorder;
  readonly next: RehearsedPackage;
  /** Of an administrator. */
  readonly cookie: string;
  readonly log: LogMemory;
}

/** Other plugins without which WordPress does not activate this one; they are not here. */
export function needsOf({ plugin }: RehearsedPackage): string | undefined {
  return plugin === undefined || plugin.requiresPlugins.trim() === '' ? undefined : plugin.requiresPlugins;
}

/** Installs and activates the new version, as `key`. */
export async function install({ site, next, log }: Scene): Promise<{
  readonly key: string;
  readonly problems: readonly Problem[];
}> {
  const reply = await site.run('install', { package: 'next.zip' });
  const problems = [...judgeDeed(reply, 'The installation'), ...log.judge(reply.log)];
  const key = readInstalledKey(reply);
  if (key === '' || needsOf(next) !== undefined) return { key, problems };
  const activated = await site.run('activate', { plugin: key });
  return {
    key,
    problems: [...problems, ...judgeDeed(activated, 'The activation'), ...log.judge(activated.log)],
  };
}

/** The questions that tell most. */
export async function lookBriefly(scene: Scene, key: string, isActive: boolean): Promise<readonly Problem[]> {
  const { site, next, log } = scene;
  const [folder = ''] = key.split('/');
  const files = judgeFiles(await site.run('files', { plain: true, folder }), next.files);
  if (!isActive) return files;
  const state = await site.run('state', { plugin: key });
  const problems = [...files, ...judgeState(state, key, versionOf(next)), ...log.judge(state.log)];
  const [page] = PAGES;
  if (page === undefined) return problems;
  const { reply, wasRedirected } = await visit(scene, page);
  return [...problems, ...judgePage(page, reply, undefined, wasRedirected), ...log.judge(reply.log)];
}

/** As the package says. */
export function versionOf({ plugin }: RehearsedPackage): { readonly version: string } {
  return { version: plugin?.version ?? '' };
}

const MAX_REDIRECTS = 5;

/** Asks for a page, and for where the site sends a browser from there. */
export async function visit(
  { site, cookie }: Scene,
  { url, isForAdmins }: Page,
): Promise<{ readonly reply: Reply; readonly wasRedirected: boolean }> {
  let target = url;
  let reply = await site.request(target, isForAdmins ? cookie : '');
  let { log } = reply;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    const next = findTarget(reply, target);
    if (next === undefined) break;
    target = next;
    reply = await site.request(target, isForAdmins ? cookie : '');
    log += reply.log;
  }
  return { reply: { ...reply, log }, wasRedirected: target !== url };
}
