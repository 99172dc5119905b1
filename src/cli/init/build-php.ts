import { toRecord } from '../../shared/record.ts';
import type { Found } from './facts.ts';

/** The newest PHP before 8, whose successors no runner has by itself. */
const OLD = '7.4';

/**
 * Finds the PHP for packages that are locked to versions for PHP 7: Composer refuses to install them on that of the runner.
 * `undefined` if they fit, or nothing tells.
 *
 * @param isWithDevelopment whether packages for development are installed, too
 */
export function findBuildPhp(
  composer: unknown,
  lock: unknown,
  isWithDevelopment: boolean,
): Found | undefined {
  const { platform } = toRecord(toRecord(composer)['config']);
  if (toRecord(platform)['php'] !== undefined) return undefined;
  const { packages, 'packages-dev': development } = toRecord(lock);
  const all = [packages, ...(isWithDevelopment ? [development] : [])].flatMap((list) =>
    Array.isArray(list) ? list.map(toRecord) : [],
  );
  for (const { name, require } of all) {
    const { php } = toRecord(require);
    if (typeof name === 'string' && typeof php === 'string' && isForOld(php))
      return { value: OLD, why: `composer.lock has ${name}, which requires ${php}` };
  }
  return undefined;
}

/** Ranges that end before PHP 8; others are taken for open. Source: Composer, "Versions and constraints". */
const ENDED = /^(?:\^[57](?:\.\d+){0,2}|~[57](?:\.\d+)?|>=\s*[57][\d.]*[\s,]+<\s*8(?:\.0)*)$/;
const HAS_OLD = /[\^~]7(?:\.[0-4])?(?:\.0)?$|<\s*8(?:\.0)*$/;

function isForOld(constraint: string): boolean {
  const ranges = constraint.split(/\|\|?/).map((range) => range.trim());
  return ranges.every((range) => ENDED.test(range)) && ranges.some((range) => HAS_OLD.test(range));
}
