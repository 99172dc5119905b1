import { describe, expect, test } from '@jest/globals';

import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import { explainThreadEnd } from '../../../../src/source/artifact/artifact-errors.ts';
import type { LibraryFailure, ThreadEnd } from '../../../../src/source/artifact/thread.ts';

const quote = createQuote(createSanitiser(['secret-key']));

/** How the end of a thread is shown to the user. */
function explain(end: ThreadEnd): string {
  const subject = { name: '`plugin`', run: 'this run', quote };
  const { code, message, hint } = explainThreadEnd(end, subject, 1024 ** 3);
  return `${code}: ${message} ${hint}`;
}

const found = { sizeBytes: 8_400_000, digest: `sha256:${'0a'.repeat(32)}` };

const failed = (message: string, failure: Partial<LibraryFailure> = {}): ThreadEnd => ({
  kind: 'failed',
  failure: { name: 'Error', message, ...failure },
  found,
});

const UNDELIVERED =
  "package: The artifact `plugin` of this run cannot be fetched: GitHub's storage did not deliver it " +
  `(8.4 MB, sha256:${'0a'.repeat(32)}). Run this again. If that does not help, check that the runner can reach ` +
  '`*.blob.core.windows.net`, that its disk has room, and https://www.githubstatus.com.';

describe('a failure', () => {
  test.each<[string, ThreadEnd, string]>([
    [
      'of the storage, of which the library does not tell why',
      failed('Unable to download and extract artifact: Artifact download failed after 5 retries.'),
      UNDELIVERED,
    ],
    ['of the storage to deliver in time', { kind: 'late', found }, UNDELIVERED],
    ['of the storage that breaks off', { kind: 'vanished', found }, UNDELIVERED],
    [
      'of the network with an explanation of several lines',
      failed('Failed to ListArtifacts: Unable to make request: ENOTFOUND\nIf you are using'),
      "package: The artifact `plugin` of this run cannot be fetched: GitHub's library failed (ENOTFOUND). Check https",
    ],
    [
      'that quotes a secret and a command',
      failed('x ::error::secret-key\u001b[31m'),
      'library failed (x : :error: :***\\u{1b}[31m).',
    ],
    [
      'that quotes a signed URL',
      failed('get https://a/b?sig=x failed, /c?d failed'),
      'library failed (get https://a/b?… failed, /c?… failed).',
    ],
    [
      'that quotes what a server answered',
      failed(`Unexpected token '<', "<a href=x" is not valid JSON`),
      'library failed (an answer was not JSON).',
    ],
    [
      'of a request that nobody should send',
      failed('Failed to ListArtifacts: Received non-retryable error: Failed request: (422) Odd: x'),
      'failed (Received non-retryable error: Failed request: (422) Odd: x). Check https://www.githubstatus.com',
    ],
    [
      'to list what there is instead',
      failed('no', { name: 'ArtifactNotFoundError' }),
      'input: There is no artifact `plugin` in this run. Upload it',
    ],
    [
      'of the access to this run',
      failed('Received non-retryable error: Failed request: (403) Forbidden: x'),
      'input: The artifact `plugin` of this run cannot be fetched: the runner gave this step no valid access',
    ],
    ['to answer in time', { kind: 'late' }, 'cannot be fetched: GitHub did not answer in time.'],
    ['to answer to the end', { kind: 'vanished' }, 'cannot be fetched: GitHub broke off its answer.'],
    ['in size', { kind: 'large' }, 'is larger than 1.1 GB.'],
  ])('%s', (_name, end, text) => {
    expect(explain(end)).toContain(text);
  });

  test('with a digest that is none does not show it', () => {
    const end: ThreadEnd = { kind: 'late', found: { sizeBytes: 10, digest: 'sha256:::error::x' } };
    expect(explain(end)).toContain("GitHub's storage did not deliver it (10 B).");
  });
});
