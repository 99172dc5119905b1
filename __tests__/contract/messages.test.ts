import { describe, expect, test } from '@jest/globals';
import { collectProjectMessages } from '../../scripts/messages/project.ts';
import { findProblems } from '../../scripts/messages/rules.ts';
import { ROOT } from './pages.ts';

describe('what the action says', () => {
  const messages = collectProjectMessages(ROOT);

  test('is found', () => {
    for (const kind of ['error', 'mistake', 'warning', 'notice', 'info', 'input', 'output', 'finding'])
      expect(messages.filter((message) => message.kind === kind).length).toBeGreaterThan(20);
  });

  test('names a fix in each error and warning, is short, and is plain English', () => {
    expect(findProblems(messages)).toEqual([]);
  });
});
