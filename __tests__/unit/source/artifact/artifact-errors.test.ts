import { describe, expect, test } from '@jest/globals';

import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import { explainThreadEnd, hideSecrets } from '../../../../src/source/artifact/artifact-errors.ts';
import type { LibraryFailure, ThreadEnd } from '../../../../src/source/artifact/thread.ts';

const quote = createQuote(createSanitiser(['secret-key']));

/** How the end of a thread is shown to the user. */
function explain(end: ThreadEnd): string {
  const { code, message, hint } = explainThreadEnd(end, '`plugin`', { quote, maxBytes: 1024 ** 3 });
  return `${code}: ${message} ${hint}`;
}

const failed = (failure: Partial<LibraryFailure>, reason?: string): ThreadEnd => ({
  kind: 'failed',
  failure: { name: 'Error', message: '', ...failure },
  isFound: true,
  reason,
});

describe('a failure', () => {
  test.each<[string, ThreadEnd, string]>([
    [
      'of the last attempt, which the library does not name',
      failed(
        { message: 'Unable to download and extract artifact: Artifact download failed after 5 retries.' },
        'Request timeout: /actions-results/1.zip?se=2026&sig=c2lnbmF0dXJl',
      ),
      'package: The artifact `plugin` cannot be fetched: the connection to GitHub failed ' +
        '(Request timeout: /actions-results/1.zip?…). Check that the runner can reach GitHub',
    ],
    [
      'of the network with an explanation of several lines',
      failed({ message: 'Failed to ListArtifacts: Unable to make request: ENOTFOUND\nIf you are using' }),
      'the connection to GitHub failed (ENOTFOUND).',
    ],
    [
      'of the library itself',
      failed({ message: 'Cannot read properties of undefined' }),
      `GitHub's library failed (Cannot read properties of undefined). Check https://www.githubstatus.com`,
    ],
    [
      'that quotes a secret and a command',
      failed({ message: 'x ::error::secret-key\u001b[31m' }),
      'library failed (x : :error: :***\\u{1b}[31m).',
    ],
    [
      'of the disk',
      failed({ message: 'ENOSPC: no space left on device, write' }),
      'not-published: The artifact `plugin` could not be stored on the runner: its disk is full (ENOSPC). Free space',
    ],
    [
      'of a request that nobody should send',
      failed({
        message: 'Failed to ListArtifacts: Received non-retryable error: Failed request: (422) Odd: x',
      }),
      'package: The artifact `plugin` cannot be fetched: GitHub returned 422 (Odd: x). Check https://www.githubstatus.com',
    ],
    [
      'of a service that is not there',
      {
        ...failed({ message: 'Received non-retryable error: Failed request: (404) Not Found: bad route' }),
        isFound: false,
      } as ThreadEnd,
      'package: The artifact `plugin` cannot be fetched: GitHub returned 404 (Not Found: bad route). Check',
    ],
    [
      'to list what there is instead',
      failed({ name: 'ArtifactNotFoundError', message: 'no' }),
      'input: There is no artifact `plugin` in this workflow run. Upload it',
    ],
    [
      'of a service that is asked too much',
      failed({ message: 'Failed request: (429) Slow down' }),
      'GitHub returned 429 (Slow down).',
    ],
  ])('%s', (_name, end, text) => {
    expect(explain(end)).toContain(text);
  });

  test('of the access to this run is told', () => {
    const refusal = failed({ message: 'Received non-retryable error: Failed request: (403) Forbidden: x' });
    expect(explain(refusal)).toContain('the runner gave this step no valid access');
  });

  test('in time is told from one in size', () => {
    const stopped = (why: 'size' | 'look-up-deadline') => explain({ kind: 'stopped', why });
    expect(stopped('look-up-deadline')).toContain('could not be looked up in time');
    expect(stopped('size')).toContain('is larger than 1.1 GB.');
  });
});

test('a reason is shown without queries and without bodies', () => {
  expect(hideSecrets('get https://a/b?sig=x failed, /c?d failed')).toBe(
    'get https://a/b?… failed, /c?… failed',
  );
  expect(hideSecrets(`Unexpected token '<', "<a href=x" is not valid JSON`)).toBe('an answer was not JSON');
});
