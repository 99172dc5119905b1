import type { Inputs } from '../action/inputs/read-inputs.ts';
import { PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { RunParts } from './types.ts';

type DigestInputs = Pick<Inputs, 'source' | 'expectedSha256'>;

/**
 * Refuses every package but the one that was built.
 *
 * @throws PublishError `package`: the package has another SHA-256 than `expected-sha256`; Cancelled
 */
export async function assertDigest(
  found: FoundPackage,
  { source, expectedSha256: expected }: DigestInputs,
  { step }: Pick<RunParts, 'step'>,
): Promise<void> {
  await step(
    'Compare the SHA-256',
    async () => {
      const sha256 = await found.readSha256();
      if (sha256 === expected) return;
      throw new PublishError({
        code: 'package',
        title: 'Not the package that was built',
        message:
          `The package is not the one that was built: ${quoteName(found.name)}, from ${describeSource(source)}, has the SHA-256 \`${sha256}\`, ` +
          `but the input \`expected-sha256\` is \`${expected ?? ''}\`.`,
        hint: adviseOn(found),
      });
    },
    () => 'the package is the one that was built',
  );
}

function describeSource(source: DigestInputs['source']): string {
  switch (source.kind) {
    case 'url':
      return 'the URL in `zip_url`';
    case 'path':
      return '`zip-path`';
    case 'artifact':
      return source.runId === undefined
        ? `the artifact ${quoteName(source.name)} of this run`
        : `the artifact ${quoteName(source.name)} of the run ${source.runId}`;
  }
}

/** A directory that is zipped again can give other bytes. */
function adviseOn(found: FoundPackage): string {
  return found.kind === 'local' && found.directory !== undefined
    ? 'Pass on the ZIP that was built, because this step zipped the files again.'
    : 'Find out what replaced it, and build it again.';
}
