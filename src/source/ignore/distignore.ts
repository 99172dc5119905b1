import { join } from 'node:path';
import { quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';
import { createPatternList, parsePathPattern } from './pattern-list.ts';
import { limitWork, readLines } from './rules-file.ts';
import type { SpendOrThrow } from './wildcards.ts';

/** The file that lists what is left out of a plugin, with the syntax of `.gitignore`. */
export const RULES_FILE = '.distignore';

/** More than anybody writes by hand. */
const MAX_RULES_BYTES = 64 * 1024;

/**
 * Decides about a path relative to the folder of the rules, with `/` between its parts: `true` leaves it out, `false`
 * keeps it explicitly, `undefined` when no rule matches. Not called for the content of a folder that is left out.
 */
export type Judge = (name: string, isFolder: boolean) => boolean | undefined;

/** A `.distignore`, whose rules apply below its own folder. */
interface Rules {
  /** The folder as a prefix of paths: `''` for the top, else with a slash at its end. */
  readonly prefix: string;
  readonly judge: Judge;
}

/**
 * Reads the rules of a folder.
 *
 * @param prefix the folder as a prefix of paths, also for the file's name in errors
 * @param inside the folder that a link must not leave
 * @returns `undefined` without a file
 * @throws PublishError `package`: the file exists but cannot be read, and ignoring it would publish too much
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

/**
 * Parses lines with the syntax of `.gitignore`. Source: gitignore(5) and git's dir.c.
 *
 * The package `ignore`, with which tests compare the result, does not do here: it leaves out all in a folder that an
 * outer file names, although an inner one keeps the folder, and three `**` in a line take it more than ten seconds for
 * a path of a thousand folders. `.gitattributes` needs these patterns in any case.
 */
export function parseRules(text: string, spend: SpendOrThrow = () => undefined): Judge {
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

/** Removes blanks at the end, except an escaped one. Source: trim_trailing_spaces() in git's dir.c. */
function trimBlanks(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end -= 1;
  let signs = end;
  while (line[signs - 1] === '\\') signs -= 1;
  return line.slice(0, (end - signs) % 2 === 0 ? end : end + 1);
}

/**
 * Joins rules: the first ones that match a path decide, so inner folders must come before outer ones. Always leaves out
 * `.git` and the files with the rules.
 *
 * @param own paths that belong to this run, and never to the plugin
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

/** A line of a file with rules. */
export interface RuleLine {
  /** The file: `.distignore`, or the path of a `.gitattributes` in the repository. */
  readonly file: string;
  /** The line number, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Finds the line of a folder's `.distignore` that leaves out a path; `undefined` when none does.
 *
 * @param path the path below the folder; with a slash at its end for a folder
 * @param inside see {@link readRules}
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
    return lines.map((text, index) => ({ file: RULES_FILE, line: index + 1, text: text.trim() }));
  } catch {
    return [];
  }
}
