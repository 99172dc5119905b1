/** Prints what people read of the action, one message a line with tabs between the columns, for review. */
import { resolve } from 'node:path';
import { collectProjectMessages } from './messages/project.ts';

const messages = collectProjectMessages(resolve(import.meta.dirname, '..'));
const rows = messages.map(({ kind, length, where, title, text, fix }) => [
  kind,
  length,
  where,
  title,
  text,
  fix,
]);
console.log(
  [['kind', 'length', 'where', 'title', 'text', 'fix'], ...rows]
    .map((row) => row.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n'),
);
