/**
 * Prints what people read of the action, one message a line with tabs between the columns, for review.
 *
 * `node scripts/messages.ts` exits with 1 when a message is poor: see `messages/rules.ts`.
 */
import { resolve } from 'node:path';
import { collectProjectMessages } from './messages/project.ts';
import { findProblems, hasFix, isSerious } from './messages/rules.ts';

const messages = collectProjectMessages(resolve(import.meta.dirname, '..'));
const rows = messages.map((message) => {
  const { kind, length, where, title, text, fix } = message;
  return [
    kind,
    length,
    where,
    isSerious(message) ? (hasFix(message) ? 'fix' : 'no fix') : '',
    title,
    text,
    fix,
  ];
});
console.log(
  [['kind', 'length', 'where', 'fix?', 'title', 'text', 'fix'], ...rows]
    .map((row) => row.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n'),
);

const problems = findProblems(messages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
