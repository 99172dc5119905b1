import { explainGone, isIdle, judgeDeed, judgeSyntax, readInstalledKey } from './judge-replies.ts';
import { PAGES } from './pages.ts';
import type { Reply } from './player/orders.ts';
import type { RehearsedPackage, RehearsedPlugin } from './read-package.ts';
import type { Judgement } from './recorder.ts';
import type { StepName } from './results.ts';
import { explainNeeds, type Scene, visit } from './scene.ts';

/** The site as it is before the update. */
export interface Before {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  /** What WordPress took for the plugin when it was installed. */
  readonly installedKey: string;
  /** Why it is not active here, which is no fault of it. */
  readonly whyIdle: string | undefined;
  readonly pages: ReadonlyMap<StepName, Reply>;
}

/** A package that WordPress takes for a plugin. */
export type PluginPackage = RehearsedPackage & { readonly plugin: RehearsedPlugin };

/** Parses all PHP files of both packages; nothing of them runs. */
export async function playSyntax(
  { site, recorder, next }: Scene,
  previous: RehearsedPackage | undefined,
): Promise<void> {
  const parse = (name: string) => site.run('syntax', { plain: true, package: name });
  const play = async () =>
    judgeSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
  await recorder.play([{ name: 'PHP syntax', play }]);
}

/**
 * Installs and activates the version before, and looks at its pages.
 *
 * @returns `undefined` when it does not run here, which is no fault of the new version
 */
export async function playBefore(scene: Scene, previous: PluginPackage): Promise<Before | undefined> {
  const { site, recorder } = scene;
  const { version } = previous.plugin;
  let before: Before | undefined;
  const play = async (): Promise<Judgement> => {
    const started = await startBefore(scene, previous);
    if (typeof started === 'string')
      return {
        problems: [],
        skipped: `${version} does not run here (${started.replace(/\.$/, '')}). Only a new installation is played.`,
      };
    before = started;
    return { problems: [], message: version };
  };
  await recorder.play([{ name: 'Version before', play }]);
  await (before === undefined ? site.restore('clean') : site.save('before'));
  return before;
}

/** @returns why it does not run, when it does not */
async function startBefore(scene: Scene, previous: PluginPackage): Promise<Before | string> {
  const { site, log } = scene;
  const { key, version } = previous.plugin;
  const installed = await site.run('install', { package: 'previous.zip' });
  const [problem] = judgeDeed(installed, 'The installation');
  if (problem !== undefined) return problem.message;
  const pages = new Map<StepName, Reply>();
  const before = { key, installedKey: readInstalledKey(installed), pages, whyIdle: explainNeeds(previous) };
  if (before.whyIdle !== undefined) return before;

  const activated = await site.run('activate', { plugin: key });
  log.remember(activated.log, 'Installation');
  const [error] = judgeDeed(activated, 'The activation').filter(({ severity }) => severity === 'error');
  if (error !== undefined) return error.message;
  const state = await site.run('state', { plugin: key });
  log.remember(state.log, 'Plugin active');
  if (isIdle(state)) return { ...before, whyIdle: `${version} deactivates itself here.` };
  const gone = explainGone(state);
  if (gone !== undefined) return gone;
  for (const page of PAGES) {
    const { reply } = await visit(scene, page);
    log.remember(reply.log, page.name);
    pages.set(page.name, reply);
  }
  return before;
}

/**
 * Plays the end of the version before, and puts the site back: only what that logs tells whether the new version's messages
 * are new. It takes seconds, and is for a version that has messages there.
 */
export async function hearEnd({ site, log }: Scene, { key }: Before): Promise<void> {
  await site.save('meanwhile');
  await site.restore('before');
  for (const occasion of ['deactivate', 'activate', 'deactivate', 'delete'] as const) {
    const reply = await site.run(occasion, { plugin: key });
    log.remember(reply.log, occasion);
  }
  await site.restore('meanwhile');
}
