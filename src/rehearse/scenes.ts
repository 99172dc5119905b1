import { explainGone, judgeDeed, judgeFiles, judgeState, judgeSyntax } from './judge-replies.ts';
import { PAGES } from './pages.ts';
import type { Reply } from './player/orders.ts';
import type { RehearsedPackage, RehearsedPlugin } from './read-package.ts';
import type { StepName } from './results.ts';
import { install, judgeVisit, lookBriefly, needsOf, type Scene, versionOf, visit } from './scene.ts';

/** The site as it is before the update. */
interface Before {
  /** The plugin as WordPress calls it. */
  readonly key: string;
  /** Other plugins that it needs: without them it is not active. */
  readonly needs: string | undefined;
  readonly pages: ReadonlyMap<StepName, Reply>;
}

const LATER: readonly StepName[] = [...PAGES.map(({ name }) => name), 'Deactivate and activate', 'Uninstall'];

/** Parses all PHP files of both packages; nothing of them runs. */
export async function playSyntax(
  { site, recorder, next }: Scene,
  previous: RehearsedPackage | undefined,
): Promise<void> {
  await recorder.step('PHP syntax', async () => {
    const parse = (name: string) => site.run('syntax', { plain: true, package: name });
    return judgeSyntax(await parse('next.zip'), previous && (await parse('previous.zip')), next);
  });
}

/**
 * Installs and activates the version before, and looks at its pages.
 *
 * @returns `undefined` when it does not run here, which is no fault of the new version
 */
export async function playBefore(
  scene: Scene,
  previous: RehearsedPackage & { readonly plugin: RehearsedPlugin },
): Promise<Before | undefined> {
  const { site, recorder, log } = scene;
  const { key, version } = previous.plugin;
  const needs = needsOf(previous);
  const pages = new Map<StepName, Reply>();
  const { outcome } = await recorder.step('Version before', async () => {
    const installed = await site.run('install', { package: 'previous.zip' });
    const problems = [...judgeDeed(installed, 'The installation')];
    if (problems.length === 0 && needs === undefined) {
      const activated = await site.run('activate', { plugin: key });
      log.remember(activated.log);
      problems.push(...judgeDeed(activated, 'The activation').filter(({ severity }) => severity === 'error'));
    }
    const [problem] = problems;
    if (problem !== undefined) {
      return {
        problems: [],
        skipped: `${version} does not run here (${problem.message}). Only a new installation is played.`,
      };
    }
    for (const page of needs === undefined ? PAGES : []) {
      const { reply } = await visit(scene, page);
      log.remember(reply.log);
      pages.set(page.name, reply);
    }
    return { problems: [], message: version };
  });
  if (outcome !== 'skipped') {
    await site.save('before');
    return { key, needs, pages };
  }
  await site.restore('clean');
  return undefined;
}

/** Updates the plugin, and looks whether it still does what it should. */
export async function playUpdate(scene: Scene, before: Before): Promise<void> {
  const { site, recorder, next, log } = scene;
  const { key } = before;
  const isActive = findNeeds(scene, before) === undefined;
  const version = next.plugin?.version ?? '';
  const update = (cron: boolean) => site.run('update', { plugin: key, package: 'next.zip', version, cron });
  const { outcome } = await recorder.step('Update', async () => {
    const reply = await update(false);
    return { problems: [...judgeDeed(reply, 'The update'), ...log.judge(reply.log)], message: version };
  });
  if (outcome === 'failed') {
    skipRest(scene, ['Files', 'Plugin active', ...LATER, 'Automatic update']);
    return;
  }
  await lookAfterwards(scene, key, before);
  const hasFailed = recorder.steps.some((step) => step.outcome === 'failed');
  if (hasFailed) {
    skipRest(scene, ['Automatic update', 'New installation']);
    return;
  }
  await recorder.step('Automatic update', async () => {
    await site.restore('before');
    const reply = await update(true);
    const problems = [...judgeDeed(reply, 'The automatic update'), ...log.judge(reply.log)];
    return { problems: [...problems, ...(await lookBriefly(scene, key, isActive))] };
  });
  await site.restore('clean');
  await recorder.step('New installation', async () => {
    const { problems } = await install(scene);
    return { problems: [...problems, ...(await lookBriefly(scene, key, needsOf(next) === undefined))] };
  });
}

/** Installs the plugin on a site that never had it. */
export async function playInstallation(scene: Scene, name: StepName): Promise<void> {
  let key = '';
  const { outcome } = await scene.recorder.step(name, async () => {
    const { problems, key: installed } = await install(scene);
    key = installed;
    return { problems, message: scene.next.plugin?.version ?? '' };
  });
  if (outcome === 'failed' && key === '') {
    skipRest(scene, ['Files', 'Plugin active', ...LATER]);
    return;
  }
  await lookAfterwards(scene, key, { key, needs: undefined, pages: new Map() });
}

/** What has to be there for the plugin to run before and after the update. */
function findNeeds({ next }: Scene, before: Before): string | undefined {
  return needsOf(next) ?? before.needs;
}

function skipRest({ recorder }: Scene, names: readonly StepName[]): void {
  recorder.skip(names, 'An earlier step failed.');
}

async function lookAfterwards(scene: Scene, key: string, before: Before): Promise<void> {
  const { site, recorder, next, log } = scene;
  const [folder = ''] = key.split('/');
  const needs = findNeeds(scene, before);
  if (needs !== undefined) {
    await compareFiles(scene, folder);
    recorder.skip(['Plugin active', ...LATER], `It needs other plugins, which are not here: ${needs}.`);
    return;
  }
  let state: Reply | undefined;
  await recorder.step('Plugin active', async () => {
    const reply = await site.run('state', { plugin: key });
    state = reply;
    return { problems: [...judgeState(reply, key, versionOf(next)), ...log.judge(reply.log)] };
  });
  const gone = state && explainGone(state);
  // Elsewhere, all files would be missing.
  if (folder === (next.plugin?.folder ?? folder)) await compareFiles(scene, folder);
  if (gone !== undefined) {
    recorder.skip(LATER, gone);
    return;
  }
  if (await lookAtPages(scene, before)) await playEnd(scene, key);
}

/** Looks at all pages, unless they die of the same error; says whether it came to their end. */
async function lookAtPages(scene: Scene, before: Before): Promise<boolean> {
  let cause = '';
  for (const [index, page] of PAGES.entries()) {
    const { problems } = await scene.recorder.step(page.name, async () => ({
      problems: await judgeVisit(scene, page, before.pages.get(page.name)),
    }));
    const [fatal] = problems.filter(({ severity, line }) => severity === 'error' && line !== undefined);
    const last = cause;
    cause = fatal === undefined ? '' : `${fatal.file ?? ''}:${fatal.line ?? ''} ${fatal.message}`;
    if (cause === '' || cause !== last) continue;
    scene.recorder.skip(LATER.slice(index + 1), 'WordPress dies of the same error as on the pages before.');
    return false;
  }
  return true;
}

/** Deactivates, activates and deletes the plugin, which ends its story on this site. */
async function playEnd({ site, recorder, log, cookie }: Scene, key: string): Promise<void> {
  const act = async (script: string, what: string) => {
    const reply = await site.run(script, { plugin: key });
    return [...judgeDeed(reply, what), ...log.judge(reply.log)];
  };
  await recorder.step('Deactivate and activate', async () => ({
    problems: [
      ...(await act('deactivate', 'The deactivation')),
      ...(await act('activate', 'The activation')),
    ],
  }));
  await recorder.step('Uninstall', async () => {
    const problems = [
      ...(await act('deactivate', 'The deactivation')),
      ...(await act('delete', 'The uninstall')),
    ];
    if (problems.some(({ severity }) => severity === 'error')) return { problems };
    const reply = await site.request('/', cookie);
    if (reply.status !== 200)
      problems.push({ severity: 'error', message: 'Without the plugin the front page fails.' });
    return { problems: [...problems, ...log.judge(reply.log)] };
  });
}

async function compareFiles({ site, recorder, next }: Scene, folder: string): Promise<void> {
  await recorder.step('Files', async () => {
    const reply = await site.run('files', { plain: true, folder });
    return { problems: judgeFiles(reply, next.files), message: `${next.files.length} files` };
  });
}
