import type { Judgement, RehearsalContext } from '../../model/context.ts';
import type { Inventory } from '../../model/inventory.ts';
import { versionOf } from '../../model/packages.ts';
import { type SavedSite, SiteLost } from '../../model/site.ts';
import { asksOtherwise, isDashboardOnly, judgeUpdater, losesUpdates, sendsOtherwise } from './judge.ts';
import { createLooker, type Looker, SHAPES, Spent, USUAL_SHAPE } from './looks.ts';
import { ask, type Drill, hasOffered, learn, type Side } from './side.ts';

/** The site with the new version, as it was updated or installed. */
const UPDATED = 'updater';

/**
 * Plays whether the next update still arrives: the previous version's client, and the new one's, look for updates on equal sites
 * while a stand-in answers for their server. Comes last, because a client may end the site.
 *
 * @param clean what the site has without the plugin
 * @throws Cancelled, SiteLost where the site is lost without it
 */
export async function playUpdater(
  context: RehearsalContext,
  key: string,
  clean: Inventory,
  {
    isUpdate,
    hasLicense,
  }: {
    /** The site with the previous version is saved; else the new one is installed. */
    readonly isUpdate: boolean;
    /** The author's `before-update` file may give a license. */
    readonly hasLicense: boolean;
  },
): Promise<Judgement> {
  const known = clean.kinds.get('tasks')?.map(({ name }) => name) ?? [];
  const looker = createLooker(context, key, known, hasLicense);
  const tell = (result: string) => ({ asked: `${result}, ${looker.countLooks()} looks` });
  try {
    const drill = await (isUpdate ? drillBoth : drillFirst)(looker, context, key);
    const { problems, updater } = judgeUpdater(drill);
    return { problems, updater, ...tell(updater ?? 'not known') };
  } catch (error) {
    if (!(error instanceof Spent || error instanceof SiteLost)) throw error;
    const message = `It is not known whether customers are offered further updates: ${explain(error)}`;
    return { problems: [{ severity: 'notice', message }], ...tell('not known') };
  }
}

function explain(error: Error): string {
  return error instanceof Spent
    ? 'its looks for updates take too many requests, or too long.'
    : error.message;
}

/** A new installation: nothing to compare it with. */
async function drillFirst(looker: Looker, { site, next }: RehearsalContext, plugin: string): Promise<Drill> {
  await looker.goTo('clean');
  await site.run('install', { package: 'next.zip' });
  await site.run('activate', { plugin });
  await looker.save(UPDATED);
  const version = versionOf(next);
  const after = await askLearnt(looker, UPDATED, raise(version));
  return complete(looker, { before: undefined, after, notInstalled: undefined });
}

async function drillBoth(looker: Looker, context: RehearsalContext, key: string): Promise<Drill> {
  const version = versionOf(context.next);
  const before = await askLearnt(looker, 'before', version);
  const { shape } = before;
  const notInstalled = await installOffered(looker, context, key, before);
  await looker.save(UPDATED);
  const after =
    shape === undefined
      ? await askLearnt(looker, UPDATED, raise(version))
      : await ask(looker, UPDATED, raise(version), shape);
  return complete(looker, { before, after, notInstalled });
}

/** Finds the shape that a version takes, then asks as sites do. */
async function askLearnt(looker: Looker, saved: SavedSite, version: string): Promise<Side> {
  const { shape, looks } = await learn(looker, saved, version);
  const side = await ask(looker, saved, version, shape);
  const asked = side.asked.length > 0 ? side.asked : looks.flatMap((one) => one.asked);
  return { ...side, asked };
}

/**
 * Installs the new version through the offer in WordPress's list, or by the button where there is none.
 *
 * @returns why it could not be installed, if the previous version can
 */
async function installOffered(
  looker: Looker,
  { site, next, previous }: RehearsalContext,
  key: string,
  { isOfferedIn: { task, page }, shape = '' }: Side,
): Promise<string | undefined> {
  const version = versionOf(next);
  const isListed = task || page;
  const tryOffer = () => looker.look('install', version, shape);
  if (isListed) {
    const { version: installed, problem } = await tryOffer();
    if (installed === version) return undefined;
    await byButton(looker, site, key, version);
    // A checksum that is missing here would keep the previous package from being installed, too.
    await looker.save(UPDATED);
    const again = previous === undefined ? problem : await tryPrevious(looker, version, shape);
    await looker.goTo(UPDATED);
    return again === undefined ? (problem ?? '') : undefined;
  }
  await byButton(looker, site, key, version);
  return undefined;
}

async function byButton(
  { goTo }: Looker,
  site: RehearsalContext['site'],
  plugin: string,
  version: string,
): Promise<void> {
  await goTo('before');
  await site.run('update', { plugin, package: 'next.zip', version });
}

/** @returns why the previous package cannot be installed through its offer, either */
async function tryPrevious(looker: Looker, version: string, shape: string): Promise<string | undefined> {
  await looker.goTo('before');
  await looker.look('page', version, shape);
  return (await looker.look('install', version, shape, 'previous.zip')).problem;
}

/** Asks further questions, each only where the answer is needed. */
async function complete(
  looker: Looker,
  sides: Pick<Drill, 'before' | 'after' | 'notInstalled'>,
): Promise<Drill> {
  const { before, after } = sides;
  const isOffered = hasOffered(after);
  // Where it sends what the previous version sent, it gets the same answer.
  const mayTakeOther = !isOffered && before?.shape !== undefined && sendsOtherwise(before, after);
  const others = SHAPES.filter((one) => one !== before?.shape);
  const takesAnswer =
    isOffered || (mayTakeOther && (await learn(looker, UPDATED, after.answered, others)).shape !== undefined);
  const offersItself =
    isOffered &&
    (await offersVersion(looker, UPDATED, after, after.version)) &&
    (before === undefined || !(await offersVersion(looker, 'before', before, before.version)));
  const comparesNothing = offersItself && (await offersVersion(looker, UPDATED, after, OLD));
  const drill = { ...sides, takesAnswer, offersItself, comparesNothing, newWords: [], mayLackLicense: false };
  const isDoubtful = losesUpdates(drill) || isDashboardOnly(drill) || (asksOtherwise(drill) && !takesAnswer);
  return isDoubtful && before !== undefined ? { ...drill, ...(await readReasons(looker)) } : drill;
}

/** Older than each version. */
const OLD = '0.0.1';

/** Whether a version is offered, in the task or on the page. */
async function offersVersion(
  { look, goTo }: Looker,
  saved: SavedSite,
  { shape = USUAL_SHAPE }: Side,
  version: string,
): Promise<boolean> {
  await goTo(saved);
  for (const kind of ['task', 'page'] as const)
    if ((await look(kind, version, shape)).offer?.version === version) return true;
  return false;
}

async function readReasons({ readWords }: Looker): Promise<Pick<Drill, 'newWords' | 'mayLackLicense'>> {
  const old = await readWords('before');
  const words = await readWords(UPDATED);
  return {
    newWords: words.filter((word) => !old.includes(word)),
    mayLackLicense: words.includes('license') && !words.includes('license given'),
  };
}

/** The next version: its last number raised by one. */
export function raise(version: string): string {
  const [number = ''] = /\d+(?=\D*$)/.exec(version) ?? [];
  return number === '' ? `${version}.1` : version.replace(/\d+(?=\D*$)/, () => String(BigInt(number) + 1n));
}
