/** Sentences of the action that say what is so, and when they are true. */
import type { ReleaseView } from './history.ts';
import { TAG, VERSION } from './package-file.ts';
import type { Line, Run } from './run.ts';
import type { Outcome } from './simulate.ts';

export interface Claim {
  readonly pattern: RegExp;
  readonly isTrue: (line: Line, run: Run, outcome: Outcome) => boolean;
}

/** A request whose answer says what a release is. */
const SHOWS_RELEASE = /\/releases(\?|$|\/\d+$|\/tags\/)/;

type Check = (releases: readonly ReleaseView[], run: Run, outcome: Outcome) => boolean;

/** The releases from when a run was last told of them by GitHub up to a turn. */
export function listSince(
  turn: number,
  { name }: Run,
  { exchanges, releases }: Outcome,
): readonly (readonly ReleaseView[])[] {
  const heard = exchanges.findLast(
    (exchange) =>
      exchange.by === name &&
      exchange.turn <= turn &&
      exchange.answer !== undefined &&
      SHOWS_RELEASE.test(exchange.request.url.href),
  );
  return releases.slice(heard?.turn ?? turn, turn + 1);
}

/** True now, or when the run was last told by GitHub, or since. */
const onGitHub =
  (check: Check): Claim['isTrue'] =>
  (line, run, outcome) => {
    return listSince(line.turn, run, outcome).some((releases) =>
      check(
        releases.filter(({ tagName }) => tagName === TAG),
        run,
        outcome,
      ),
    );
  };

/** A draft that a run created, unless somebody published it or removed its mark. */
const isOwn = ({ id, body, isDraft }: ReleaseView, { name }: Run, { github }: Outcome): boolean =>
  isDraft &&
  body?.includes('<!-- publish-wordpress-plugin') === true &&
  github.changes.some(({ kind, by, release }) => kind === 'create' && by === name && release.id === id);

export const CLAIMS: readonly Claim[] = [
  {
    pattern: /nothing was published(?! by this run)/i,
    isTrue: (_line, run, { service, repeatTurn }) =>
      !service.releases.some(
        ({ version, turn }) => version === VERSION && (run.name === 'again' || turn < repeatTurn),
      ),
  },
  {
    pattern: /\b(already|exists already) (published|serves)|^Already published/i,
    isTrue: (_line, run, { service }) =>
      service.releases.some(({ by, version }) => version === VERSION && by !== run.name),
  },
  {
    pattern: /(?<!if it is )\bstill a draft/i,
    isTrue: onGitHub((releases) => releases.some(({ isDraft }) => isDraft)),
  },
  {
    pattern: /^Release stays on GitHub/,
    isTrue: onGitHub((releases) => releases.some(({ isDraft }) => !isDraft)),
  },
  {
    pattern: /stays on GitHub as it is/,
    isTrue: onGitHub((releases) => releases.length > 0),
  },
  {
    pattern: /draft of the release .* was deleted again/,
    isTrue: onGitHub((releases, run, outcome) => !releases.some((release) => isOwn(release, run, outcome))),
  },
];
