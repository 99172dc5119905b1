import { type Spend, spendFreely, TOKEN_STEPS } from '../search-budget.ts';
import { scanPhp } from '../php/tokens.ts';

/** A file whose content git has replaced or changed. */
export interface GitDamage {
  readonly path: string;
  /** A pointer to a file that Git LFS keeps elsewhere, or the marks of an unfinished merge. */
  readonly by: 'pointer' | 'conflict';
  /** Line of its beginning, from 1. */
  readonly line: number;
}

// Source: the specification of Git LFS, docs/spec.md.
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:ext-[^\r\n]{1,200}\r?\n){0,9}oid sha256:[0-9a-f]{64}\r?\n/;
const CODE = /\.(php|m?js|css|json)$/i;
const BEGIN = '<<<<<<< ';
const MIDDLE = /^=======\r?$/gm;
const END = /^>>>>>>> [^\r\n]/gm;

/**
 * Looks for damage that git has done to a file.
 *
 * @param text its beginning, with its bytes as characters
 * @param isOwn whether the plugin's author has written it: other files show such marks on purpose
 */
export function findGitDamage(
  path: string,
  text: string,
  isOwn: boolean,
  spend: Spend = spendFreely,
): GitDamage | undefined {
  if (POINTER.test(text)) return { path, by: 'pointer', line: 1 };
  if (!isOwn || !CODE.test(path) || !text.includes(BEGIN)) return undefined;
  const { index, isWhole } = findConflict(text);
  const isPhp = /\.php$/i.test(path);
  // PHP stops at the first mark alone, too.
  if (index < 0 || !(isWhole || isPhp)) return undefined;
  if (/js$/i.test(path) && isInTemplate(text, index)) return undefined;
  if (isPhp && !(spend(text.length * TOKEN_STEPS) && isCode(text, index, isWhole))) return undefined;
  return { path, by: 'conflict', line: text.slice(0, index).split('\n').length };
}

/** Index of the line that begins with the first mark, else -1; and whether the others follow. */
function findConflict(text: string): { readonly index: number; readonly isWhole: boolean } {
  const index = text.startsWith(BEGIN) ? 0 : text.indexOf(`\n${BEGIN}`) + 1;
  if (index === 0 && !text.startsWith(BEGIN)) return { index: -1, isWhole: false };
  const middle = search(text, MIDDLE, index);
  return { index, isWhole: middle >= 0 && search(text, END, middle) >= 0 };
}

function search(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** Whether JavaScript takes the text at an index for a part of a template literal; backticks come in pairs. */
function isInTemplate(text: string, index: number): boolean {
  const count = (part: string) => part.match(/(?<!\\)`/g)?.length ?? 0;
  return count(text.slice(0, index)) % 2 === 1 && count(text.slice(index)) > 0;
}

/** Whether PHP takes the text at an index for code or, if wanted, for output, and not for a string or a comment. */
function isCode(text: string, index: number, isOutputToo: boolean): boolean {
  let isFound = false;
  // Tokens before a mark are the same without the text behind its line.
  scanPhp(text.slice(0, index + BEGIN.length), ({ kind, index: start, text: { length } }) => {
    isFound ||= kind === 'html' ? isOutputToo && start + length > index : start === index && kind === 'sign';
  });
  return isFound;
}
