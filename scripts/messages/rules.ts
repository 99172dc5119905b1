import type { Message } from './collect.ts';

/** Maximum length: nobody reads more, and GitHub cuts it off in lists of annotations. */
const MAX_LENGTH = 300;

/** Kinds that stop a run, or warn that it may have failed, must say what to do. */
const SERIOUS: readonly string[] = ['error', 'mistake', 'warning', 'finding'];

/** Words that no reader of English would choose, or that say less than they could, each with a better one. */
const POOR_PHRASES: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bleads? to (nothing|nowhere)\b/i, 'matches nothing'],
  [/\bleads? to an? web ?site\b/i, 'is the address of a website'],
  [/\bnothing to complain\b/i, 'no problems found'],
  [/\blooks what\b/i, 'checks what'],
  [/\bhands? the \w+ to the steps\b/i, 'returns … as an output'],
  [/\berrors? (found )?in the package leads? to\b/i, 'how to treat package errors'],
  [/\bmisspelt\b/i, 'does not exist; write …'],
  [/\banew\b/i, 'again, or from scratch'],
  [/\bis not heard\b|\bnot to be had\b|\bcannot be had\b/i, 'is not available'],
  [/\ball the same\b/i, 'anyway'],
  [/\bnot \w+ any ?more\b/i, 'no longer'],
  [/\b(take|takes|took|taken) the update\b/i, 'pass, install or rehearse the update'],
  [/\bcode of others\b/i, 'third-party code'],
  [/\bversion before\b(?! you)/i, 'previous version'],
  [/\bdirectly in\b/i, 'at the top level'],
  [/\b(at|in|to) the root\b/i, 'at the top level'],
  [/\bis of no use\b/i, 'is not needed'],
  [/\bhas a value but\b|\bdiffers from [^.]* but\b/i, 'only'],
  [/\bno input has a value\b/i, 'none of the inputs is set'],
  [/\bas far as it was checked\b/i, 'what was not checked, and why'],
  [/\bdies of\b|\bthat calls it dies\b/i, 'stops with'],
  [/\bthis PHP has not\b/i, 'this PHP lacks'],
  [/\basks MySQL past\b/i, 'bypasses'],
  [/\bnot (a part|parts) of a web page\b/i, 'that sites do not need'],
  [/\bloads? \S+ with \S?(require|include|\{)/i, 'requires or includes'],
  [/\bno longer asks? code\b/i, 'stops asking the updater of …'],
  [/\bnothing differs from\b/i, 'only … changed'],
];

/** How a sentence begins, or its part behind a colon or comma, that tells somebody what to do. */
const INSTRUCTION = new RegExp(
  `(?:^|[.:;,] |\\b(?:and|or|to|else|then) )(?:${[
    ...[
      'add',
      'ask',
      'check',
      'copy',
      'delete',
      'do not',
      'fix',
      'free',
      'give',
      'keep',
      'leave',
      'look',
      'make',
      'move',
    ],
    ...['publish', 'raise', 'remove', 'rename', 'restore', 'run', 'set', 'upload', 'use', 'wait', 'write'],
  ].join('|')})\\b`,
  'i',
);

/** Lists what is wrong with the messages, one line for each. */
export function findProblems(messages: readonly Message[]): readonly string[] {
  return messages.flatMap((message) => {
    const told = [message.title, message.text, message.fix].join(' ');
    return [
      ...(isSerious(message) && !hasFix(message) ? ['says no fix'] : []),
      ...(isSerious(message) && message.length > MAX_LENGTH
        ? [`has ${message.length} characters; at most ${MAX_LENGTH} are read`]
        : []),
      ...findPoorPhrases(told),
    ].map((problem) => `${message.where}: ${problem}: ${told.trim()}`);
  });
}

/** Lists the words of a text that have a better one, each with that. */
export function findPoorPhrases(text: string): readonly string[] {
  return POOR_PHRASES.flatMap(([phrase, better]) => {
    const [found] = phrase.exec(text) ?? [];
    return found === undefined ? [] : [`says "${found}": write "${better}"`];
  });
}

/** Whether a message has to say what to do. */
export function isSerious({ kind }: Message): boolean {
  return SERIOUS.includes(kind);
}

/** Whether a message says what to do; the mistake in an input has at least the advice of the input's row. */
export function hasFix({ kind, text, fix }: Message): boolean {
  return kind === 'mistake' || fix !== '' || INSTRUCTION.test(text) || /\{(hint|fix)\}/.test(text);
}
