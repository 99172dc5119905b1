import { join } from 'node:path';
import { readStart } from '../../shared/read-start.ts';
import { MAX_RULES_BYTES, parseRules, RULES_FILE } from './distignore.ts';

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
