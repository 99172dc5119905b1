import type { Inputs } from '../inputs/read-inputs.ts';
import { findLocal, type LocalInputs, type LocalTools } from './find-local-package.ts';
import { findUrl, type UrlInputs, type UrlTools } from './find-url-package.ts';
import type { FoundPackage } from './found-package.ts';

/**
 * Finds the package that the workflow names: behind a URL, on this machine, or in a workflow artifact. A directory is
 * zipped.
 *
 * @throws PublishError `package`, `input`, `not-published`
 */
export async function findPackage(
  inputs: Pick<Inputs, 'source'> & UrlInputs & LocalInputs,
  tools: UrlTools & LocalTools,
): Promise<FoundPackage> {
  const { source } = inputs;
  return source.kind === 'url' ? findUrl(source, inputs, tools) : findLocal(source, inputs, tools);
}
