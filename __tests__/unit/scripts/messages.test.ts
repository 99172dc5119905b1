import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collectMessages, type Message } from '../../../scripts/messages/collect.ts';
import { collectDescriptions } from '../../../scripts/messages/metadata.ts';

const WORDS = `
export const AGAIN = 'Run this again.';
export const HINTS = { slow: 'Raise \`timeout\`.', gone: 'Create it by hand.' } as const;
export interface Logger {
  info(text: string): void;
  warning(title: string, text: string): void;
  notice(title: string, text: string): void;
}
export function describeRest(count: number): string {
  return count === 0 ? 'nothing is left' : \`there are \${count} more\`;
}
export class Failure extends Error {
  readonly hint: string;
  constructor(problem: string, hint: string) {
    super(problem);
    this.hint = hint;
  }
}
`;
const CODE = `
import { AGAIN, describeRest, Failure, HINTS, type Logger } from './words.ts';

export function fail(path: string, kind: 'slow' | 'gone', { log }: { log: Pick<Logger, 'warning' | 'notice'> }) {
  log.warning('Not read', \`The file \${path} was not read: \${describeRest(2)}. Check \` + 'its permissions.');
  log[kind === 'slow' ? 'warning' : 'notice']('Either', 'This may be one or the other.');
  if (kind === 'gone') throw refuse(\`The file \${path} is gone.\`, HINTS[kind]);
  return new Failure(kind === 'slow' ? 'It is too slow' : 'It is gone', AGAIN);
}
function refuse(message: string, hint = 'Leave it out.') {
  return { title: 'Refused', message, hint };
}
export const check = {
  severity: 'error',
  *find() {
    yield { message: ['The ZIP', 'is empty.'].join(' '), effect: 'No site gets it.', fix: 'Fill it.' };
  },
};
export const short = refuse('That is too long.');
export const heading = 'What is in the package';
`;

let folder = '';
let messages: readonly Message[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const files = Object.entries({ 'words.ts': WORDS, 'code.ts': CODE }).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  messages = collectMessages(files, folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const find = (text: string) => messages.filter((message) => message.text.includes(text));

describe('the table of messages', () => {
  test('has what is logged, with names for what only a run knows', () => {
    expect(find('was not read')).toEqual([
      {
        kind: 'warning',
        title: 'Not read',
        text: 'The file {path} was not read: nothing is left. Check its permissions.',
        fix: '',
        length: 69,
        where: 'code.ts:5',
      },
      expect.objectContaining({
        text: 'The file {path} was not read: there are {count} more. Check its permissions.',
      }),
    ]);
  });

  test('takes a call that may be a warning for one', () => {
    expect(find('one or the other')).toMatchObject([{ kind: 'warning', title: 'Either' }]);
  });

  test('has errors with their fixes, by the names of parameters', () => {
    expect(find('is gone.')).toMatchObject([
      { kind: 'error', fix: 'Raise `timeout`. / Create it by hand.', where: 'code.ts:7' },
    ]);
    expect(find('It is')).toMatchObject([
      { kind: 'error', text: 'It is too slow', fix: 'Run this again.' },
      { kind: 'error', text: 'It is gone', fix: 'Run this again.' },
    ]);
  });

  test('knows the fix that a function adds by itself', () => {
    expect(find('too long')).toMatchObject([{ kind: 'error', fix: 'Leave it out.' }]);
  });

  test('has findings with their effect, and the severity of their check', () => {
    expect(find('The ZIP')).toMatchObject([
      { kind: 'error', text: 'The ZIP is empty. No site gets it.', fix: 'Fill it.', length: 43 },
    ]);
  });

  test('has all other prose, each once', () => {
    expect(find('in the package')).toMatchObject([{ kind: 'text', where: 'code.ts:20' }]);
    expect(messages.filter(({ kind }) => kind === 'text')).toHaveLength(1);
  });

  test('has the descriptions of inputs and outputs', () => {
    const yaml = 'description: Does it.\ninputs:\n  a:\n    description: >-\n      One\n      line.\n';
    expect(collectDescriptions(yaml, 'action.yml')).toMatchObject([
      { kind: 'action', text: 'Does it.', where: 'action.yml:1' },
      { kind: 'input', title: 'a', text: 'One line.', where: 'action.yml:4' },
    ]);
  });
});
