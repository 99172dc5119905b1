import type { StepResult } from '../../src/rehearsal/model/results.ts';
import type { Case, Failure } from './cases.ts';
import { type Files, zipSample } from './sample.ts';

/** A line of code of the sample plugin before the update and after it, and files beside it. */
export interface Part {
  readonly was: string;
  readonly is: string;
  readonly wasFiles?: Files;
  readonly isFiles?: Files;
}

/** The packages of a case that changes no more than these. */
export const changes = (was: string, is: string, wasFiles: Files = {}, isFiles: Files = {}) => ({
  previous: zipSample({ version: '1.0.0', code: was, files: wasFiles }),
  next: zipSample({ code: is, files: isFiles }),
  part: { was, is, wasFiles, isFiles },
});

/** Makes one update of the cases that may be played together, each in a line of its own. */
export function joinCases(cases: readonly Case[]): readonly Case[] {
  const groups = Map.groupBy(cases, ({ name, together = name }) => together);
  return [...groups].flatMap(([name, members]) => {
    const parts = members.flatMap(({ part }) => part ?? []);
    if (members.length === 1 || parts.length < members.length) return members;
    const join = (of: 'was' | 'is') => parts.map((part) => part[of]).join('\n');
    const collect = (of: 'wasFiles' | 'isFiles') =>
      Object.fromEntries(parts.flatMap((part) => Object.entries(part[of] ?? {})));
    const packages = changes(join('was'), join('is'), collect('wasFiles'), collect('isFiles'));
    const isForOldPhp = members.some((one) => one.isForOldPhp === true);
    const readsCode = members.some((one) => one.readsCode === true);
    const [{ back, until } = {}] = members as readonly Partial<Case>[];
    const beside = members.flatMap((one) => one.beside ?? []);
    return [
      {
        ...{
          name,
          ...packages,
          isForOldPhp,
          readsCode,
          beside,
          ...(back && { back }),
          ...(until && { until }),
        },
        joined: members.map(moveDown),
      },
    ];
  });
}

function moveDown(one: Case, lines: number): Case {
  const { fails } = one;
  if (fails?.line === undefined) return one;
  return { ...one, fails: { ...fails, line: fails.line + lines } };
}

type Problem = StepResult['problems'][number];

/** Explains why one of the cases that were played together failed; `undefined` when it passed. */
export function explainPart(
  steps: readonly StepResult[],
  { fails, warns, notes, back, isOfPage = false }: Case,
): string | undefined {
  if (back !== undefined) return explainBack(steps, back, notes);
  if (fails !== undefined) {
    const first = steps.find(({ problems }) => problems.some((problem) => isFailure(problem, fails)));
    if (first === undefined) return 'it was not caught';
    const places = [fails.step].flat();
    return places.includes(first.name) ? undefined : `caught at ${first.name}, not at ${places.join(' or ')}`;
  }
  const told = steps.flatMap(({ problems }) => problems);
  if (notes !== undefined)
    return told.some(({ message }) => notes.test(message)) ? undefined : 'the notice is missing';
  if (warns === undefined) return undefined;
  return told.some(({ message, file }) => warns.test(message) && (file === undefined) === isOfPage)
    ? undefined
    : 'the warning is missing';
}

const BACK = { runs: true, stops: false, 'not known': undefined } as const;

/** Explains why the way back is judged otherwise than it has to be. */
function explainBack(
  steps: readonly StepResult[],
  back: NonNullable<Case['back']>,
  notes: RegExp | undefined,
): string | undefined {
  const step = steps.find(({ name }) => name === 'Way back');
  if (step === undefined) return 'the way back was not played';
  if (step.isReversible !== BACK[back]) return `the way back is said to be ${String(step.isReversible)}`;
  const isTold = notes === undefined || step.problems.some(({ message }) => notes.test(message));
  return isTold ? undefined : 'the notice is missing';
}

/** The sample has no update client, and a case that is played as the last pair is told so. */
const NO_CLIENT = 'No update client was seen: the plugin asks no server for updates.';

/** Finds a problem that belongs to none of an update's cases. Where one has to fail, warnings may follow from it. */
export function explainRest(steps: readonly StepResult[], parts: readonly Case[]): string | undefined {
  const isRed = parts.some(({ fails }) => fails !== undefined);
  const isOwned = (problem: Problem) =>
    parts.some(
      ({ fails, warns, notes }) =>
        (fails !== undefined && isFailure(problem, fails)) ||
        warns?.test(problem.message) === true ||
        notes?.test(problem.message) === true,
    );
  const rest = steps
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => !isRed || severity === 'error' || severity === 'unknown')
    .find((problem) => !isOwned(problem) && !problem.message.startsWith(NO_CLIENT));
  if (rest !== undefined) return `more was told: ${rest.message}`;
  return steps.length < 3 ? 'hardly anything was played' : undefined;
}

function isFailure(problem: Problem, { says, file, line }: Failure): boolean {
  const isPlace = file === undefined || (problem.file === file && problem.line === line);
  return problem.severity === 'error' && isPlace && says.test(problem.message);
}
