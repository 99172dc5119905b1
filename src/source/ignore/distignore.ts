import { join } from 'node:path';
import { quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';
import { createPatternList, parsePathPattern } from './pattern-list.ts';
import { limitWork, readLines } from './rules-file.ts';
import type { Spend } from './wildcards.ts';

/** Lists, in the manner of a `.gitignore`, what of a plugin is not published. */
export const RULES_FILE = '.distignore';

/** More than any person writes by hand. */
const MAX_RULES_BYTES = 64 * 1024;

/**
 * Decides by rules about a path, relative to where they are and with `/` between its parts: `true` leaves it out, `false` keeps
 * it by name, `undefined` is no word on it. The content of a folder that is left out is not asked about.
 */
export type Judge = (name: string, isFolder: boolean) => boolean | undefined;

/** A `.distignore` and where it is: its lines are about the paths below its own folder. */
export interface Rules {
  /** The folder as a start of paths: `''` for the top, else with a slash at its end. */
  readonly prefix: string;
  readonly judge: Judge;
}

/**
 * Reads the rules of a folder.
 *
 * @param prefix the folder as a start of paths, which is also how errors name the file
 * @param inside the folder that a link must not lead out of
 * @returns `undefined` when there are none
 * @throws PublishError `package`: the file is there but cannot be read, and guessing would publish too much
 */
export function readRules(folder: string, prefix: string, inside = folder): Rules | undefined {
  const name = `${prefix}${RULES_FILE}`;
  try {
    const bytes = readStart(join(folder, RULES_FILE), MAX_RULES_BYTES + 1, inside);
    if (bytes === 'absent') return undefined;
    if (bytes === 'outside') {
      const fix = 'Copy its target into the repository, or keep the rules in the file itself.';
      throw badRules(name, 'is a link that leads out of the workspace', fix);
    }
    if (bytes === 'no-file')
      throw badRules(name, 'is not a file', 'Make it a text file with one rule per line.');
    if (bytes.length > MAX_RULES_BYTES) {
      const limit = `is larger than ${MAX_RULES_BYTES / 1024} KiB`;
      throw badRules(name, limit, 'Leave out whole folders instead of single files.');
    }
    return { prefix, judge: parseRules(bytes.toString(), limitWork(name)) };
  } catch (error) {
    throw explainFileRead(error, name);
  }
}

function badRules(name: string, problem: string, hint: string) {
  return createLocalError(`${quoteName(name)} ${problem}.`, hint);
}

/** Gives lines the meaning that they have in a `.gitignore`. Source: gitignore(5) and git's dir.c. */
export function parseRules(text: string, spend: Spend = () => undefined): Judge {
  const rules = readLines(text).map((line) => {
    const pattern = parsePathPattern(trimBlanks(line));
    return { pattern, value: !pattern.isNegated };
  });
  const visit = createPatternList(rules);
  return (name, isFolder) => {
    let verdict: boolean | undefined;
    visit(name, isFolder, spend, (value) => {
      verdict = value;
      return true;
    });
    return verdict;
  };
}

/** Blanks at the end do not count, but for one behind a backslash. Source: trim_trailing_spaces() in git's dir.c. */
function trimBlanks(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end -= 1;
  let signs = end;
  while (line[signs - 1] === '\\') signs -= 1;
  return line.slice(0, (end - signs) % 2 === 0 ? end : end + 1);
}

/**
 * Joins rules into one decision: the first of them with a word on a path decides, so inner folders stand before outer
 * ones. Whatever they say, `.git` and the rules themselves are never published.
 *
 * @param own the paths of what belongs to this run, and to no plugin around it
 */
export function createFilter(rules: readonly Rules[], own: readonly string[] = []): Judge {
  return (name, isFolder) => {
    if (name === '.git' || name.endsWith('/.git') || own.includes(name)) return true;
    for (const { prefix, judge } of rules) {
      if (!name.startsWith(prefix)) continue;
      const inner = name.slice(prefix.length);
      if (inner === RULES_FILE) return true;
      const isOut = judge(inner, isFolder);
      if (isOut !== undefined) return isOut;
    }
    return undefined;
  };
}

/** A line of a `.distignore`. */
export interface RuleLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The line of the `.distignore` in a folder by which something in that folder is left out; `undefined` when none does.
 *
 * @param path below the folder; of a folder with a slash at its end
 * @param inside as for `readRules`
 */
export function findRule(folder: string, path: string, inside = folder): RuleLine | undefined {
  const names = path.split('/').filter((name) => name !== '');
  const rules = readRuleLines(folder, inside);
  for (const [index] of names.entries()) {
    const name = names.slice(0, index + 1).join('/');
    const isFolder = index < names.length - 1 || path.endsWith('/');
    const last = rules.findLast(({ text }) => parseRules(text)(name, isFolder) !== undefined);
    if (last !== undefined && !last.text.startsWith('!')) return last;
  }
  return undefined;
}

function readRuleLines(folder: string, inside: string): readonly RuleLine[] {
  try {
    const bytes = readStart(join(folder, RULES_FILE), MAX_RULES_BYTES, inside);
    const lines = typeof bytes === 'string' ? [] : bytes.toString().split('\n');
    return lines.map((text, index) => ({ line: index + 1, text: text.trim() }));
  } catch {
    return [];
  }
}
