import type { PackageCode, RehearsedPackage } from '../model/packages.ts';

/**
 * Reads the code of both packages; `undefined` if it cannot be read.
 *
 * @throws PublishError `package`: the file itself cannot be read; Cancelled
 */
export async function readPackageCode(
  next: RehearsedPackage,
  previous: RehearsedPackage | undefined,
): Promise<PackageCode | undefined> {
  const current = await next.readCode();
  // Equal files are read once. The previous version comes second, so that it has read what the other has, if time ends.
  return current && { current, previous: await previous?.readCode(current) };
}
