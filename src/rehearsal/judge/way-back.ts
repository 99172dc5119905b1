import { withoutFullStop } from '../../shared/quote.ts';
import type { Judgement } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import { MAKE_IT } from './database-errors.ts';

/** The way back to a version from the one that came after it. */
interface WayBack {
  readonly version: string;
  readonly from: string;
}

/** The previous version, on what the new one left. */
export interface Found {
  readonly problems: readonly Problem[];
  /** Why some of it is not known. */
  readonly unasked: string | undefined;
  /** Data that the site had before the update, and has no more. */
  readonly losses?: readonly string[];
}

/** Of one answer: where PHP names a place, that is why the rest is wrong. */
export function pickCauses(problems: readonly Problem[]): Problem[] {
  const bad = problems.filter((one) => isStop(one) || one.severity === 'unknown');
  const placed = bad.filter(({ file }) => file !== undefined);
  return placed.length > 0 ? placed : bad;
}

/** PHP 8 throws most of these, PHP 7 only warns: code gets a value of another form than it expects, and does nothing with it. */
const OTHER_FORM =
  /^PHP (?:Warning|Notice): (?:Invalid argument supplied for foreach|foreach\(\) argument must|Illegal string offset|Illegal offset type|Cannot use a scalar value as an array|Array to string conversion|constant\(\): Couldn't find constant|\w+\(\)(?: expects parameter|: Argument #\d+|: Expected parameter|: Invalid arguments|: Parameter must|: Wrong parameter))/;

/** Whether it stops, refuses, shows nothing or reports an error; what the previous version only misses does not count. */
function isStop({ severity, message }: Problem): boolean {
  return severity === 'error' || (severity === 'warning' && OTHER_FORM.test(message));
}

const MAX_TOLD = 5;

/** Judges what was found. */
export function judgeWayBack({ problems, unasked, losses = [] }: Found, way: WayBack): Judgement {
  const gone = losses.length === 0 ? '' : ` Since the update, ${losses.join('; ')}.`;
  const stops = new Map(problems.filter(isStop).map((one) => [`${placeOf(one)}${one.message}`, one]));
  if (stops.size > 0) {
    const told = [...stops.values()].slice(0, MAX_TOLD);
    return {
      problems: told.map((one, index) => ({
        severity: 'notice',
        message: `${way.version} does not run on what ${way.from} left: ${showCause(one, way.version)}${index === 0 ? gone : ''}`,
      })),
      isReversible: false,
    };
  }
  const [unclear] = problems;
  const why = unclear?.message ?? unasked;
  if (why !== undefined) return { problems: [explainOpen(way, why)] };
  const runs = tellRuns(way);
  const message = losses.length === 0 ? runs : `${runs}, although ${losses.join('; ')}`;
  return { problems: [], message, isReversible: true };
}

/** With its place in words: the files of the previous version are not the ones that are rehearsed. */
function showCause(problem: Problem, version: string): string {
  const message = withoutFullStop(problem.message.replace(` ${MAKE_IT}`, ''));
  const place = placeOf(problem);
  return `${message}.${place === '' ? '' : ` It is at ${place} of ${version}.`}`;
}

function placeOf({ file, line }: Problem): string {
  return file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
}

function tellRuns({ version, from }: WayBack): string {
  return `${version} runs on what ${from} left`;
}

function explainOpen(way: WayBack, why: string): Problem {
  return {
    severity: 'notice',
    message: `It is not known whether ${tellRuns(way)}: ${withoutFullStop(why)}.`,
  };
}
