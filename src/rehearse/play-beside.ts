import { readFile } from 'node:fs/promises';
import { judgeDeed } from './judge-replies.ts';
import { judgePage, PAGES } from './pages.ts';
import type { Problem } from './results.ts';
import { explainIdle, explainNeeds, type Scene, visit } from './scene.ts';

/**
 * Installs and activates the plugins that are to be active beside this one, and looks at the pages of a site that has them
 * alone: what they print or break by themselves is no problem of this one.
 *
 * @returns whether there is a site on which the plugin can be tried
 * @throws SiteLost, Cancelled
 */
export async function playBeside(scene: Scene): Promise<boolean> {
  const { beside, recorder, next } = scene;
  const needs = explainNeeds(scene, next);
  if (beside.packages.length + beside.missing.length === 0 && needs === undefined) return true;
  let isReady = true;
  const play = async () => {
    const broken = await startAll(scene);
    isReady = broken === undefined;
    if (broken !== undefined) return { problems: [broken] };
    const problems = beside.missing.map((message): Problem => ({ severity: 'unknown', message }));
    if (problems.length === 0 && needs !== undefined) problems.push(explainIdle(scene, needs));
    return { problems, message: listNames(scene).join(', ') };
  };
  await recorder.play([{ name: 'Needed plugins', play }]);
  return isReady;
}

function listNames({ beside }: Scene): readonly string[] {
  return beside.packages.map(({ plugin: { name, version } }) => `${name} ${version}`.trim());
}

/** @returns why nothing is known of the plugin */
async function startAll(scene: Scene): Promise<Problem | undefined> {
  const { site, beside, log, alone } = scene;
  for (const [index, { path, plugin }] of beside.packages.entries()) {
    const name = `${plugin.name} ${plugin.version}`.trim();
    const file = `beside-${index}.zip`;
    await site.put(file, await readFile(path));
    const installed = await site.run('install', { package: file });
    log.rememberOthers(installed.log);
    const activated = await site.run('activate', { plugin: plugin.key });
    log.rememberOthers(activated.log);
    const [error] = [
      ...judgeDeed(installed, 'its installation'),
      ...judgeDeed(activated, 'its activation'),
    ].filter(({ severity }) => severity === 'error');
    if (error !== undefined) return explainBroken(name, error.message);
  }
  if (beside.packages.length === 0) return undefined;
  for (const page of PAGES) {
    const seen = await visit(scene, page);
    log.rememberOthers(seen.reply.log);
    alone.set(page.name, seen);
    const dead = (seen.reply.status ?? 0) >= 500;
    const [error] = dead ? judgePage(page, seen, undefined) : [];
    if (error !== undefined) return explainBroken(listNames(scene).join(' and '), error.message);
  }
  return undefined;
}

function explainBroken(name: string, why: string): Problem {
  return {
    severity: 'unknown',
    message: `${name} does not work here by itself: ${why.replace(/[.\s]*$/, '')}. So nothing is known about the plugin. Give another version in the input \`plugins\`.`,
  };
}
