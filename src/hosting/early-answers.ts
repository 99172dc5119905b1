import { connectGitHub, type GitHub } from '../github/api.ts';
import type { GitHubPorts, Repository } from '../github/ports.ts';
import type { Clock } from '../shared/clock.ts';
import { holdLog } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import type { EarlyAnswers, EarlyQuestions, HostingPorts, ReleaseSpec } from './job.ts';

/** An older answer may have changed, so the question is asked again. */
const MAX_AGE_MS = 30_000;

/** Begins to ask. Returns a function that gives the answer to its first caller, and `undefined` to later ones. */
type Ask = <T>(question: (github: GitHub) => Promise<T>) => () => Promise<T> | undefined;

/**
 * Begins to ask what a run will have to know, all at once. Nothing of that is told, and no failure thrown, before somebody
 * wants the answer: a run fails where, and as, it would have failed without.
 *
 * @param ports whose `send` sends nothing any more once the run is cancelled
 */
export function askEarly(
  { privacy, tag }: EarlyQuestions,
  repository: Repository,
  ports: GitHubPorts,
): EarlyAnswers {
  const { log, show } = holdLog(ports.log);
  const connection = beginEarly(() => connectGitHub(repository, { ...ports, log }));
  const ask: Ask = (question) => {
    const give = giveOnce(async () => question(await connection), ports.clock);
    return () => {
      show();
      return give();
    };
  };
  const giveIsPrivate = privacy ? ask((github) => github.isPrivate()) : undefined;
  const joinTag = tag === undefined ? undefined : askAboutTag(tag, ask);
  return {
    join: (github, wanted) => ({
      ...github,
      isPrivate: () => giveIsPrivate?.() ?? github.isPrivate(),
      ...(wanted === tag && joinTag?.(github)),
    }),
  };
}

/**
 * Connects to GitHub for the release of one tag, with the answers that are on their way. Whether the tag exists is asked
 * once, because every change of a release depends on it, and nothing is to come between what is read and its change.
 */
export async function connectForRelease(
  { tag }: Pick<ReleaseSpec, 'tag'>,
  repository: Repository,
  ports: HostingPorts,
): Promise<GitHub> {
  const github = await connectGitHub(repository, ports);
  const known = (ports.early ?? []).reduce((joined, answers) => answers.join(joined, tag), github);
  let found: Promise<string | undefined> | undefined;
  return {
    ...known,
    findTag: (name) => (name === tag ? (found ??= known.findTag(name)) : known.findTag(name)),
  };
}

function askAboutTag(tag: string, ask: Ask): (github: GitHub) => Partial<GitHub> {
  const known = { isPublished: false, isCut: false };
  const givePublished = ask(async (github) => {
    const published = await github.findPublished(tag);
    known.isPublished = published !== undefined;
    return published;
  });
  const giveListed = ask(async (github) => {
    // Who finds a published release hardly needs the rest of a long list.
    const goesOn = () => !(known.isCut = known.isPublished);
    const listed = await github.listReleases((release) => release.tag === tag, goesOn);
    return known.isCut ? undefined : listed;
  });
  const giveTag = ask((github) => github.findTag(tag));
  // Of a release that is hosted or tagged, nobody asks for other tags.
  return (github) => ({
    findPublished: (name) => givePublished() ?? github.findPublished(name),
    listReleases: async (isWanted) => (await giveListed())?.filter(isWanted) ?? github.listReleases(isWanted),
    findTag: (name) => giveTag() ?? github.findTag(name),
  });
}

function giveOnce<T>(work: () => Promise<T>, clock: Pick<Clock, 'now'>): () => Promise<T> | undefined {
  let sinceMs = Infinity;
  let isGiven = false;
  const answer = beginEarly(() => work().finally(() => (sinceMs = clock.now())));
  return () => {
    const isFresh = !isGiven && clock.now() - sinceMs <= MAX_AGE_MS;
    isGiven = true;
    return isFresh ? answer : undefined;
  };
}
