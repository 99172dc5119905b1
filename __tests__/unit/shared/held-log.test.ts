import { expect, test } from '@jest/globals';

import { holdLog, type Logger } from '../../../src/shared/logger.ts';

test('a log that is held shows its lines in their order, once, and then passes on what comes', () => {
  const lines: string[] = [];
  const write =
    (kind: string) =>
    (...said: readonly unknown[]): void =>
      void lines.push([kind, ...said].join(' '));
  const log: Logger = {
    info: write('info'),
    repeat: write('repeat'),
    debug: write('debug'),
    notice: write('notice'),
    warning: write('warning'),
    error: write('error'),
  };
  const held = holdLog(log);
  held.log.info('1');
  held.log.repeat('2');
  held.log.notice('3', 'a');
  held.log.warning('4', 'b');
  held.log.error('5', 'c');
  expect(lines).toEqual([]);
  held.log.debug('at once');
  held.show();
  held.show();
  held.log.info('6');
  const kept = ['info 1', 'repeat 2', 'notice 3 a', 'warning 4 b', 'error 5 c'];
  expect(lines).toEqual(['debug at once', ...kept, 'info 6']);
});
