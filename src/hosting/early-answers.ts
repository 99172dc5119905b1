import { connectGitHub, type GitHub } from '../github/api.ts';
import type { GitHubPorts, Repository } from '../github/ports.ts';
import type { Clock } from '../shared/clock.ts';
import { holdLog } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import type { EarlyAnswers, EarlyQuestions, HostingPorts, ReleaseSpec } from './model.ts';

/** An older answer may be out of date, so GitHub is asked again. */
const MAX_AGE_MS = 30_000;

/** Starts a request. Returns a function that returns the answer to its first caller, and `undefined` to later ones. */
type AskEarly = <T>(question: (github: GitHub) => Promise<T>) => () => Promise<T> | undefined;

/**
 * Starts all requests whose answers the run will need. Logs nothing and throws nothing until somebody needs an answer,
 * so a run fails where, and as, it would fail without early requests.
 *
 * @param ports their `send` must stop sending once the run is cancelled
 */
export function askEarly(
  { privacy, tag }: EarlyQuestions,
  repository: Repository,
  ports: GitHubPorts,
): EarlyAnswers {
  const { log, show } = holdLog(ports.log);
  const connection = beginEarly(() => connectGitHub(repository, { ...ports, log }));
  const ask: AskEarly = (question) => {
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
 * Connects to GitHub for the release of one tag, using early answers. Asks only once whether the tag exists: every
 * change of a release depends on it, and asking again would leave time for others between a read and the change.
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

function askAboutTag(tag: string, ask: AskEarly): (github: GitHub) => Partial<GitHub> {
  const known = { isPublished: false, isCut: false };
  const givePublished = ask(async (github) => {
    const published = await github.findPublished(tag);
    known.isPublished = published !== undefined;
    return published;
  });
  const giveListed = ask(async (github) => {
    // Once a published release is found, the rest of a long list is rarely needed.
    const goesOn = () => !(known.isCut = known.isPublished);
    const listed = await github.listReleases((release) => release.tag === tag, goesOn);
    return known.isCut ? undefined : listed;
  });
  const giveTag = ask((github) => github.findTag(tag));
  // Hosting and tagging ask for no other tags than this one.
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
