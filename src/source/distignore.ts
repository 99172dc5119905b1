import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import ignore from 'ignore';
import { createLocalError, explainRead, quoteName } from './local-errors.ts';

/** Lists, in the manner of a `.gitignore`, what of a plugin is not published. */
export const RULES_FILE = '.distignore';

/** More than any person writes by hand; every line is tried on every file. */
const MAX_RULES_BYTES = 64 * 1024;

/** What a `.distignore` says of a path: `true` leaves it out, `false` keeps it by name, `undefined` is no word on it. */
export type Judge = (name: string, isFolder: boolean) => boolean | undefined;

/** A `.distignore` and where it is: its lines are about the paths below its own folder. */
export interface Rules {
  /** The folder as a start of paths: `''` for the top, else with a slash at its end. */
  readonly prefix: string;
  readonly judge: Judge;
}

/** Whether a path, relative to the top and with `/` between its parts, is left out. Folders must be asked about first. */
export type IsLeftOut = (name: string, isFolder: boolean) => boolean;

/**
 * Reads the rules of a folder; without the file there are none, and every path is kept.
 *
 * @param prefix the folder as a start of paths, which is also how errors name the file
 * @throws PublishError `package`: the file is there but cannot be read, and guessing would publish too much
 */
export function readRules(folder: string, prefix: string): Rules {
  const path = join(folder, RULES_FILE);
  const name = `${prefix}${RULES_FILE}`;
  try {
    // A link that leads nowhere is not absent: somebody wanted rules.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return { prefix, judge: () => undefined };
    const stats = statSync(path);
    if (!stats.isFile()) throw badRules(name, 'is not a file', 'Make it a text file with one rule a line.');
    if (stats.size > MAX_RULES_BYTES) {
      const limit = `is larger than ${MAX_RULES_BYTES / 1024} KiB`;
      throw badRules(name, limit, 'Leave out whole folders instead of each file in them.');
    }
    return { prefix, judge: parseRules(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw explainRead(error, name);
  }
}

/** The rules that leave out one folder, relative to the top; without one, nothing. */
export function leaveOut(folder: string | undefined): Rules {
  return { prefix: '', judge: (name) => (name === folder ? true : undefined) };
}

function badRules(name: string, problem: string, hint: string) {
  return createLocalError(`${quoteName(name)} ${problem}.`, hint);
}

/** Gives lines the meaning that they have in a `.gitignore`, case-sensitive on every system. Source: gitignore(5). */
export function parseRules(text: string): Judge {
  const rules = ignore({ ignorecase: false }).add(text);
  return (name, isFolder) => {
    const { ignored, unignored } = rules.test(isFolder ? `${name}/` : name);
    return ignored || unignored ? ignored : undefined;
  };
}

/**
 * Joins rules into one decision: the first of them with a word on a path decides, so inner folders stand before outer
 * ones. Whatever they say, `.git` and the rules themselves are never published.
 */
export function createFilter(rules: readonly Rules[]): IsLeftOut {
  return (name, isFolder) => {
    if (basename(name) === '.git') return true;
    for (const { prefix, judge } of rules) {
      if (!name.startsWith(prefix)) continue;
      const inner = name.slice(prefix.length);
      if (inner === RULES_FILE) return true;
      const isOut = judge(inner, isFolder);
      if (isOut !== undefined) return isOut;
    }
    return false;
  };
}
