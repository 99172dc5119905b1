import type { Inputs } from '../action/inputs/read-inputs.ts';
import type { LocalInputs } from './find-local-package.ts';
import { findUrl, type UrlInputs } from './find-url-package.ts';
import type { FoundPackage, SourceContext } from './found-package.ts';

/**
 * Finds the package behind a URL, on this machine, or in a workflow artifact, and zips a directory.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findPackage(
  inputs: Pick<Inputs, 'source'> & UrlInputs & LocalInputs,
  context: SourceContext,
): Promise<FoundPackage> {
  const { source } = inputs;
  if (source.kind === 'url') return findUrl(source, inputs, context);
  const { findLocal } = await import('./find-local-package.ts');
  return findLocal(source, inputs, context);
}
