/** Invariants of every schedule: of GitHub, of the service, and of what the runs say about them. */
import { type Claim, CLAIMS, listSince } from './claims.ts';
import { listFalseEnds } from './ends.ts';
import { COMMIT, toWallMs } from './github-side.ts';
import type { AssetView, Change, ReleaseView } from './history.ts';
import { ASSET, TAG, VERSION } from './package-file.ts';
import { findRunId, type Run } from './run.ts';
import { isDeed, type Schedule } from './schedule.ts';
import type { Exchange, Outcome } from './simulate.ts';

/** Tells how it is broken; nothing when it holds. */
type Invariant = (outcome: Outcome, schedule: Schedule) => readonly string[];

const MARK = /<!-- publish-wordpress-plugin: (\w+) \S+ (\w+) (\d+) -->/;

/** A draft with a mark of that age was left by a run that has ended. */
const ENDED_MS = 3_600_000;

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

  'a draft without our mark is not published, edited or deleted, and one of another run only taken over': (
    outcome,
    schedule,
  ) =>
    listOwnChanges(outcome)
      .filter(({ release: { isDraft }, kind }) => isDraft && ['publish', 'edit', 'delete'].includes(kind))
      .filter((change) => isForeign(change, outcome, schedule))
      .map(({ by, kind, release }) => `${by}: ${kind} of the draft ${release.id}, which is not its own`),

  'a tag has one published release at most': ({ releases }) =>
    releases.flatMap((view, turn) => {
      const isPublic = view.filter(({ isDraft, tagName }) => !isDraft && tagName === TAG);
      return isPublic.length > 1 ? [`after turn ${turn}, there are ${isPublic.length}`] : [];
    }),

  'what others have uploaded stays, under its name': (outcome, { setting }) =>
    setting.overwrite
      ? []
      : listOwnChanges(outcome).flatMap((change) =>
          listLost(change)
            .filter((asset) => asset.state === 'uploaded' && isOfOthers(asset, change, outcome, setting))
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
      .filter((digest) => !github.changes.some((change) => isOwnOnForeignDraft(change, digest, outcome)))
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
    // A run that ends early may leave its mark, which nobody sees.
    const isExcused = ({ isKilled, end }: Run) => isKilled || end?.errors.length !== 0;
    if (runs.some(isExcused)) return [];
    return (releases[repeatTurn - 1] ?? [])
      .filter(({ id, isDraft }) => !isDraft && github.changes.some(isPublishedByRun(id)))
      .filter(isMarked)
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
          .filter(
            ({ isTroubled, end }) => !isTroubled && end?.errors.some(({ title }) => !GIVES_WAY.test(title)),
          )
          .filter(({ end }) => setting.runs === 1 || end?.errors.length !== 0)
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
  /^(Published, but: )?(No public URL|Asset exists with other content|Release is immutable|Tag used up|Another run is publishing)$/;

/** Errors of a run that leaves the tag to another one. */
const GIVES_WAY = /^(Another run is publishing|Two releases at once)$/;

function listOwnChanges({ github }: Outcome): readonly Change[] {
  return github.changes.filter(({ by }) => by !== 'person');
}

function findCreator(releaseId: number, { github }: Outcome): string {
  const creation = github.changes.find(({ kind, release }) => kind === 'create' && release.id === releaseId);
  return creation?.by ?? 'person';
}

/** Whether a run changes a draft that is neither its own nor one that it may take over. */
function isForeign(change: Change, outcome: Outcome, { setting }: Schedule): boolean {
  const { release, by, kind, turn } = change;
  const creation = outcome.github.changes.find(
    (other) => other.kind === 'create' && other.release.id === release.id,
  );
  if (creation === undefined || creation.by === 'person') return true;
  const written = outcome.github.changes.findLast(
    (other) =>
      other.turn < turn &&
      other.release.id === release.id &&
      readMark(other.now)?.[0] !== readMark(other.release)?.[0],
  );
  // Nobody can prevent a change by others between a read and the very next write.
  if (written !== undefined && written.by !== by && !couldSee(written, change, outcome)) return false;
  const [, runId, digest, writtenS] = readMark(release) ?? [];
  if (runId === undefined) return true;
  if (runId === findRunId(by, setting)) return false;
  const isLive = outcome.service.releases.some((live) => live.version === VERSION && live.turn < turn);
  const isEnded = toWallMs(change.atMs) - Number(writtenS) * 1000 > ENDED_MS;
  const own = outcome.runs.find(({ name }) => name === by)?.build.digest;
  return kind === 'delete' || `sha256:${digest ?? ''}` !== own || !(isLive || isEnded);
}

function readMark(release: ReleaseView | undefined): RegExpExecArray | null {
  return MARK.exec(release?.body ?? '');
}

/** Whether somebody has removed the mark, and with it made the draft their own. */
function isTakenOver(release: ReleaseView, { github }: Outcome): boolean {
  const creation = github.changes.find(
    (change) => change.kind === 'create' && change.release.id === release.id,
  );
  return creation !== undefined && isMarked(creation.release) && !isMarked(release);
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
  return kind !== 'alter' || asset === undefined || left?.name === asset.name ? [] : [asset];
}

function isOfOthers(
  { id }: AssetView,
  change: Change,
  outcome: Outcome,
  setting: Schedule['setting'],
): boolean {
  const added = outcome.github.changes.find(({ kind, asset }) => kind === 'add' && asset?.id === id);
  if (added === undefined) return true;
  const isOwn = findRunId(added.by, setting) === findRunId(change.by, setting);
  return !isOwn && (change.kind !== 'delete' || couldSee(added, change, outcome));
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

/** Whether a run has taken its own asset from a person's draft, where another run with the same package found it. */
function isOwnOnForeignDraft(
  { by, kind, release, asset }: Change,
  digest: string,
  outcome: Outcome,
): boolean {
  const isForPerson = findCreator(release.id, outcome) === 'person' || isTakenOver(release, outcome);
  if (kind !== 'remove' || asset?.digest !== digest || !isForPerson) return false;
  return outcome.service.releases.every((live) => live.version !== VERSION || live.by !== by);
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
