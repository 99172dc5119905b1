import { expect, test } from '@jest/globals';
import { explainRequest } from '../../../../src/rehearsal/site/site.ts';

test.each([
  [{ kind: 'run', script: 'activate.php', args: {} }, ' That was at the activation.'],
  [{ kind: 'run', script: 'own.php', args: {} }, ' That was at `own.php`.'],
  [{ kind: 'request', url: '/wp-admin/', cookie: 'a=b' }, ' That was at `/wp-admin/`.'],
  [{ kind: 'save', name: 'before' }, ''],
] as const)('a site that is lost names the request: %j', (command, words) => {
  expect(explainRequest(command)).toBe(words);
});
