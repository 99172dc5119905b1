import { judgeDeed } from './judge-replies.ts';
import { listLooks } from './looks.ts';
import type { Before } from './play-before.ts';
import type { Step } from './recorder.ts';
import type { Problem } from './results.ts';
import { explainNeeds, install, lookBriefly, type Scene, versionOf } from './scene.ts';

const EARLIER = 'An earlier step failed.';

/** Updates the plugin, and looks whether it still does what it should. */
export async function playUpdate(scene: Scene, before: Before): Promise<void> {
  const { site, recorder, next, log } = scene;
  const { key, whyIdle, installedKey } = before;
  const { version } = versionOf(next);
  const isActive = (explainNeeds(next) ?? whyIdle) === undefined;
  const update = async (what: string, cron: boolean) => {
    const reply = await site.run('update', { plugin: key, package: 'next.zip', version, cron });
    return [...judgeDeed(reply, what), ...log.judgeUpdate(reply.log)];
  };
  const updateByButton = async () => {
    const problems = await update('The update', false);
    return { problems, message: version, rest: hasError(problems) ? EARLIER : undefined };
  };
  const updateAtNight = async () => {
    await site.restore('before');
    const problems = await update('The automatic update', true);
    return { problems: [...problems, ...(await lookBriefly(scene, key, isActive))] };
  };
  const installAnew = async () => {
    await site.restore('clean');
    const { problems } = await install(scene, installedKey, isActive);
    return { problems: [...problems, ...(await lookBriefly(scene, key, isActive))] };
  };
  await recorder.play([{ name: 'Update', play: updateByButton }, ...listLooks(scene, key, before)]);
  const others: readonly Step[] = [
    { name: 'Automatic update', play: updateAtNight },
    { name: 'New installation', play: installAnew },
  ];
  const hasFailed = recorder.steps.some(({ outcome }) => outcome === 'failed');
  await recorder.play(others, hasFailed ? EARLIER : undefined);
}

/** Installs the plugin on a site that never had it. */
export async function playInstallation(scene: Scene): Promise<void> {
  const { recorder, next } = scene;
  let key = '';
  const play = async () => {
    const { problems, key: installed } = await install(scene, undefined, explainNeeds(next) === undefined);
    key = installed;
    return { problems, message: versionOf(next).version };
  };
  await recorder.play([{ name: 'Installation', play }]);
  await recorder.play(listLooks(scene, key, undefined), key === '' ? EARLIER : undefined);
}

function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
