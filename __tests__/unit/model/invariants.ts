/** Invariants of every schedule: of GitHub, of the service, and of what the runs say about them. */
import { type Claim, CLAIMS, listSince } from './claims.ts';
import { listFalseEnds } from './ends.ts';
import { COMMIT } from './github-side.ts';
import type { AssetView, Change, ReleaseView } from './history.ts';
import { ASSET, TAG, VERSION } from './package-file.ts';
import type { Run } from './run.ts';
import { isDeed, type Schedule } from './schedule.ts';
import type { Exchange, Outcome } from './simulate.ts';

/** Tells how it is broken; nothing when it holds. */
type Invariant = (outcome: Outcome, schedule: Schedule) => readonly string[];

const MARK = /<!-- publish-wordpress-plugin:.*?-->/s;

/** By name. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'a run ends, with a result or an error that it explains': ({ runs, isEndless }) => [
    ...(isEndless ? ['a run does not end'] : []),
    ...runs.flatMap(({ name, end }) =>
      (end?.errors ?? [])
        .filter(({ code }) => code === 'internal')
        .map(({ message }) => `${name} ends with an unexpected error: ${message}`),
    ),
  ],

  'a draft without our mark is not published, edited or deleted, and one of another run not deleted': (
    outcome,
  ) =>
    listOwnChanges(outcome)
      .filter(({ release: { isDraft }, kind }) => isDraft && ['publish', 'edit', 'delete'].includes(kind))
      .filter((change) => isForeign(change, outcome))
      .map(({ by, kind, release }) => `${by}: ${kind} of the draft ${release.id}, which is not its own`),

  'what others have uploaded stays, under its name': (outcome, { setting }) =>
    setting.overwrite
      ? []
      : listOwnChanges(outcome).flatMap((change) =>
          listLost(change)
            .filter((asset) => asset.state === 'uploaded' && isOfOthers(asset, change, outcome))
            .map(({ id }) => `${change.by}: ${change.kind} takes the asset ${id} of others`),
        ),

  'a release keeps its tag': (outcome) =>
    listOwnChanges(outcome)
      .filter(({ release, now }) => now !== undefined && now.tagName !== release.tagName)
      .map(({ by, release, now }) => `${by} gives ${release.id} the tag ${now?.tagName ?? ''}`),

  'a tag that a run makes is on its commit': ({ github }, { setting }) => {
    const isOfRuns = setting.before === 'nothing' && github.changes.every(({ by }) => by !== 'person');
    const commit = github.tags().get(TAG) ?? COMMIT;
    return isOfRuns && commit !== COMMIT ? [`the tag is on ${commit}`] : [];
  },

  'what is handed on has the tag that was asked for': (outcome) =>
    outcome.runs.flatMap((run) => {
      const { name, end } = run;
      const release = end?.result?.onHost?.release;
      if (end === undefined || release === undefined) return [];
      const wasDraft = listSince(end.turn, run, outcome).some((releases) =>
        releases.some(({ id, isDraft }) => id === release.id && isDraft),
      );
      const isRight =
        release.tag === TAG &&
        (wasDraft || release.url === '' || release.url.endsWith(`/releases/tag/${TAG}`));
      return isRight ? [] : [`${name} hands on ${release.tag}, ${release.url}`];
    }),

  'one run leaves one release at most': (outcome) => {
    const left = outcome.releases[outcome.repeatTurn - 1] ?? [];
    return outcome.runs.flatMap(({ name }) => {
      const own = left.filter(({ id }) => findCreator(id, outcome) === name);
      return own.length > 1 ? [`${name} has left ${own.map(({ id }) => id).join(' and ')}`] : [];
    });
  },

  'no order follows one that may have counted': ({ runs, service: { orders, releases } }) =>
    runs.flatMap(({ name }) => {
      const own = orders.filter(({ by }) => by === name);
      const isRepeated = own.slice(0, -1).some(({ verdict }) => verdict === 'open' || verdict === 'proven');
      const wasLive = releases.some(({ by, version }) => version === VERSION && by !== 'again');
      const isNeedless = name === 'again' && own.length > 0 && wasLive;
      return isRepeated || isNeedless ? [`${name} orders once more`] : [];
    }),

  'what is live keeps its package': (outcome, { setting }) => {
    if (setting.overwrite) return [];
    const { service, github, releases } = outcome;
    const digests = service.releases.flatMap(({ version, digest }) =>
      version === VERSION && digest !== undefined ? [digest] : [],
    );
    return digests
      .filter((digest) => !github.changes.some((change) => isTakenByHand(change, digest)))
      .filter((digest) => !findHolders(releases.at(-1) ?? [], digest).length)
      .map((digest) => `no release has the package ${digest} that is live`);
  },

  'a run that is green has a complete release, or says what is missing': (outcome, { setting }) =>
    outcome.runs
      // With `overwrite`, another run may have replaced the package.
      .filter(() => !setting.overwrite)
      .filter(({ end }) => end?.result?.status === 'published' && end.errors.length === 0)
      .filter((run) => !isComplete(run, outcome) && !isTold(run))
      .map(({ name }) => `${name} is green, but the release is not complete`),

  'what a run says is so': (outcome) =>
    outcome.runs.flatMap((run) =>
      CLAIMS.flatMap((claim) => listWrongs(claim, run, outcome).map((text) => `${run.name} says: ${text}`)),
    ),

  'what a run ends with is so': (outcome) => outcome.runs.flatMap((run) => listFalseEnds(run, outcome)),

  'a draft that is left is told': (outcome) =>
    outcome.runs
      .filter(({ end, isKilled }) => !isKilled && end?.errors.some(({ code }) => code === 'not-published'))
      .filter((run) => {
        const left = outcome.releases[run.end?.turn ?? 0] ?? [];
        return left.some(
          (release) =>
            release.isDraft &&
            findCreator(release.id, outcome) === run.name &&
            !isTakenOver(release, outcome),
        );
      })
      .filter(
        (run) =>
          !isTold(run) &&
          !run.lines.some(({ kind, text }) =>
            kind === 'error' ? /\bdraft\b/.test(text) : /\bstays\b/.test(text),
          ),
      )
      .map(({ name }) => `${name} leaves its draft without a word`),

  'what somebody wrote stays': (outcome) =>
    listOwnChanges(outcome).flatMap((change) => {
      const { by, kind, release, now } = change;
      if (kind !== 'edit' || now === undefined) return [];
      const lost = listWritten(release).filter((text) => !listWritten(now).includes(text));
      return lost
        .filter((text) => couldSee(findWriting(text, change, outcome), change, outcome))
        .map((text) => `${by} removes "${text}" from ${release.id}`);
    }),

  'what is public is as people should see it': (outcome) => {
    const { runs, releases, github, repeatTurn } = outcome;
    // A run that ends early may leave its mark, which nobody sees, and one that cannot remove it says so.
    const isExcused = ({ isKilled, end, lines }: Run) =>
      isKilled || end?.errors.length !== 0 || lines.some(({ title }) => title === 'Comment left on GitHub');
    if (runs.some(isExcused)) return [];
    return (releases[repeatTurn - 1] ?? [])
      .filter(({ id, isDraft }) => !isDraft && github.changes.some(isPublishedByRun(id)))
      .filter((release) => isMarked(release) || release.name?.includes('withdrawn'))
      .map(({ id, name, body }) => `the release ${id} is public as "${name ?? ''}": ${body ?? ''}`);
  },

  'a run that is repeated completes what is missing, or says what to do': (outcome) => {
    const again = outcome.runs.at(-1);
    const end = again?.end;
    if (again === undefined || end === undefined) return [];
    if (end.errors.some(({ title }) => !WAYS_OUT.test(title)))
      return [`repeated, it ends with ${end.errors.map(({ title }) => title).join(', ')}`];
    if (end.errors.length > 0) return [];
    const drafts = (outcome.releases.at(-1) ?? []).filter(
      (release) =>
        release.isDraft &&
        findCreator(release.id, outcome) !== 'person' &&
        !isTakenOver(release, outcome) &&
        !isGivenUp(release, outcome) &&
        hasPackage(release, again),
    );
    const isPublic = (outcome.releases.at(-1) ?? []).some(({ isDraft }) => !isDraft);
    const isOpen = !isPublic && drafts.length > 0 && !isComplete(again, outcome) && !isTold(again);
    return isOpen ? ['repeated, it leaves the draft of an ended run'] : [];
  },

  'a run that meets no trouble of its own is green': ({ runs }, { setting, steps, traps }) => {
    const { before, hasOtherBuild, assetUrl, serviceLagMs, ifPublished } = setting;
    const isAlone = !steps.some(({ what }) => isDeed(what)) && traps.every(({ then }) => then === undefined);
    // These make a run red that does as it is told.
    const isRefused =
      before !== 'nothing' ||
      hasOtherBuild ||
      assetUrl === 'public' ||
      serviceLagMs > 0 ||
      ifPublished !== 'skip';
    return !isAlone || isRefused
      ? []
      : runs
          .filter(({ isTroubled, end }) => !isTroubled && end?.errors.length !== 0)
          .map(({ name, end }) => `${name} ends with ${end?.errors.map(({ title }) => title).join() ?? ''}`);
  },

  'when nothing goes wrong, there is one release, and it is public': (outcome, { steps, traps, setting }) => {
    const isCalm =
      traps.length === 0 && steps.every(({ what }) => what === 'well') && setting.before === 'nothing';
    const isRefused = setting.isPrivate && setting.assetUrl === 'public';
    if (!isCalm || isRefused) return [];
    const left = outcome.releases[outcome.repeatTurn - 1] ?? [];
    return left.length === 1 && left[0]?.isDraft === false ? [] : [`there are ${left.length} releases`];
  },
};

/** Errors of a repeated run that a person can and must solve. */
const WAYS_OUT =
  /^(Published, but: )?(No public URL|Asset exists with other content|Release is immutable|Tag used up)$/;

function listOwnChanges({ github }: Outcome): readonly Change[] {
  return github.changes.filter(({ by }) => by !== 'person');
}

function findCreator(releaseId: number, { github }: Outcome): string {
  const creation = github.changes.find(({ kind, release }) => kind === 'create' && release.id === releaseId);
  return creation?.by ?? 'person';
}

/** Whether a run changes a draft that it cannot take for one of ours. */
function isForeign(change: Change, outcome: Outcome): boolean {
  const { release, by, kind } = change;
  const creation = outcome.github.changes.find(
    (other) => other.kind === 'create' && other.release.id === release.id,
  );
  if (creation === undefined || creation.by === 'person') return true;
  if (kind === 'delete' && creation.by !== by) return true;
  // The name that it had may be given back.
  const isRestored = kind === 'edit' && change.now?.name === creation.release.name;
  if (!isMarked(creation.release) || isMarked(release) || isRestored) return false;
  const takeover = outcome.github.changes.findLast(
    (other) => other.by === 'person' && other.release.id === release.id && other.now && !isMarked(other.now),
  );
  return couldSee(takeover, change, outcome);
}

/** Whether somebody has removed the mark, and with it made the draft their own. */
function isTakenOver(release: ReleaseView, { github }: Outcome): boolean {
  const creation = github.changes.find(
    (change) => change.kind === 'create' && change.release.id === release.id,
  );
  return creation !== undefined && isMarked(creation.release) && !isMarked(release);
}

/** Whether its run was about to delete a draft, from which nothing was released. */
function isGivenUp({ name, assets }: ReleaseView, { service }: Outcome): boolean {
  const isLive = assets.some((asset) => service.releases.some(({ digest }) => digest === asset.digest));
  return name?.includes('withdrawn') === true && !isLive;
}

/** Whether a run was answered something else between a change by others and sending its own. */
function couldSee(seen: Change | undefined, change: Change, { exchanges }: Outcome): boolean {
  if (seen === undefined) return false;
  const own = exchanges.filter(({ by, isForGitHub }) => by === change.by && isForGitHub);
  const last = own.find(({ turn }) => turn === change.turn);
  return own.some(
    (exchange) =>
      exchange.turn > seen.turn &&
      exchange.turn <= (last?.sentTurn ?? change.turn - 1) &&
      !isSame(exchange, last),
  );
}

/** The same request once more, or one that tells nothing of a release, is no chance to see it. */
function isSame({ request }: Exchange, other: Exchange | undefined): boolean {
  const isAboutAsset = request.method === 'GET' && /\/releases\/assets\/\d+$/.test(request.url.pathname);
  return (
    isAboutAsset || (request.method === other?.request.method && request.url.href === other.request.url.href)
  );
}

function isMarked({ body }: ReleaseView): boolean {
  return MARK.test(body ?? '');
}

/** Lists the texts in a release that only a person writes. */
function listWritten({ name, body }: ReleaseView): readonly string[] {
  return ['Written by hand.', 'Thanks to all.', 'Tidy Footer 2'].filter((text) =>
    `${name ?? ''}\n${body ?? ''}`.includes(text),
  );
}

/**
 * When it last came to be there: a person wrote it, or a run that had read it brought it back after another run, which had
 * not, wrote over it.
 */
function findWriting(text: string, { release, turn }: Change, { github }: Outcome): Change | undefined {
  return github.changes.findLast(
    ({ now, release: before, turn: then }) =>
      then < turn &&
      before.id === release.id &&
      now !== undefined &&
      listWritten(now).includes(text) &&
      !listWritten(before).includes(text),
  );
}

const isPublishedByRun =
  (id: number) =>
  ({ kind, by, release }: Change): boolean =>
    kind === 'publish' && by !== 'person' && release.id === id;

/** The assets that are no longer there after a change, or no longer under their names. */
function listLost({ kind, release, asset, now }: Change): readonly AssetView[] {
  if (kind === 'delete') return release.assets;
  if (kind === 'remove' && asset !== undefined) return [asset];
  const left = now?.assets.find(({ id }) => id === asset?.id);
  if (kind !== 'alter' || asset === undefined || left?.name === asset.name) return [];
  // It gets the name back that a run had changed while it was taking the asset back.
  return asset.name.startsWith(`${left?.name ?? ''}.withdrawn-`) ? [] : [asset];
}

function isOfOthers({ id }: AssetView, change: Change, outcome: Outcome): boolean {
  const added = outcome.github.changes.find(({ kind, asset }) => kind === 'add' && asset?.id === id);
  if (added === undefined) return true;
  return added.by !== change.by && (change.kind !== 'delete' || couldSee(added, change, outcome));
}

function isTakenByHand({ by, kind, release, asset }: Change, digest: string): boolean {
  if (by !== 'person') return false;
  return (
    (kind === 'delete' && release.assets.some((other) => other.digest === digest)) ||
    (kind === 'remove' && asset?.digest === digest)
  );
}

function findHolders(releases: readonly ReleaseView[], digest: string): readonly ReleaseView[] {
  return releases.filter(
    ({ tagName, assets }) =>
      tagName === TAG &&
      assets.some((asset) => asset.name === ASSET && asset.state === 'uploaded' && asset.digest === digest),
  );
}

function hasPackage(release: ReleaseView, { build }: Run): boolean {
  return findHolders([release], build.digest).length > 0;
}

/** When all runs have ended, its package is on the tag's published release, unless somebody has taken it away. */
function isComplete(run: Run, { releases, github, repeatTurn }: Outcome): boolean {
  const turn = run.name === 'again' ? -1 : repeatTurn - 1;
  const holders = findHolders(releases.at(turn) ?? [], run.build.digest);
  return (
    holders.some(({ isDraft }) => !isDraft) ||
    github.changes.some((change) => isTakenByHand(change, run.build.digest))
  );
}

/** Whether a run has told of a release that is not as it should be. */
function isTold({ lines }: Run): boolean {
  return lines.some(
    ({ kind, title, text }) =>
      (kind === 'notice' || kind === 'warning') && /draft|GitHub/i.test(title + text),
  );
}

function listWrongs({ pattern, isTrue }: Claim, run: Run, outcome: Outcome): readonly string[] {
  return run.lines
    .map((line) => ({ ...line, shown: line.title === '' ? line.text : `${line.title}: ${line.text}` }))
    .filter(({ shown }) => pattern.test(shown))
    .filter((line) => !isTrue(line, run, outcome))
    .map(({ shown }) => shown);
}
