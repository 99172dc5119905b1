import { uploadPackage, type UploadJob } from '../service/upload.ts';
import type { RunParts } from './types.ts';

/**
 * Sends the package to the service as a file; see {@link RunParts}.
 *
 * @throws PublishError `not-published`; `package`: it is not a ZIP, cannot be read, or is not the file that was checked
 */
export async function sendToService(
  inputs: UploadJob['access'] & UploadJob['rules'],
  tools: UploadJob['ports'],
  ...[file, plugin, before]: Parameters<RunParts['sendToService']>
): Promise<string> {
  // In the bundle, a file that uploads to releases load, too.
  const { createProgress, openUpload, readHead } = await import('../github/hosting/host-package.ts');
  await readHead(file);
  const body = openUpload(file, () => createProgress(file, tools), { isChecked: true });
  return uploadPackage({ plugin, body, before, access: inputs, rules: inputs, ports: tools });
}
