import { once } from '../../shared/together.ts';
import type { ReadCode, RehearsedPackage } from '../model/packages.ts';

/**
 * Creates what reads the code of both packages, for all pairs together.
 *
 * @throws PublishError `package`: the file itself cannot be read; Cancelled
 */
export function createCodeReader(next: RehearsedPackage, previous: RehearsedPackage | undefined): ReadCode {
  return once(async () => {
    const current = await next.readCode();
    // Equal files are read once. The previous version comes second, so that it has read what the other has, if time ends.
    return current && { current, previous: await previous?.readCode(current) };
  });
}
