import { toRecord } from '../../shared/record.ts';
import { createHash } from 'node:crypto';

/** Source: Composer\Package\Locker::getContentHash(). */
const RELEVANT = [
  'name',
  'version',
  'require',
  'require-dev',
  'conflict',
  'replace',
  'provide',
  'minimum-stability',
  'prefer-stable',
  'repositories',
  'extra',
];

/**
 * The `content-hash` with which Composer checks that `composer.lock` belongs to a `composer.json`. PHP may write a few
 * values in another way, such as `1.0`: so trust it only for a file whose hash was right before.
 *
 * @param json the content of `composer.json`
 */
export function hashComposerJson(json: unknown): string {
  const content = toRecord(json);
  const relevant = Object.fromEntries(
    RELEVANT.filter((key) => key in content).map((key) => [key, content[key]]),
  );
  const { platform } = toRecord(content['config']);
  if (platform !== undefined && platform !== null) relevant['config'] = { platform };
  const sorted = Object.entries(relevant).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('md5')
    .update(encodeAsPhp(Object.fromEntries(sorted)))
    .digest('hex');
}

/** Source: PHP's json_encode() without options, for values that json_decode() returns as lists. */
function encodeAsPhp(value: unknown): string {
  const emptied = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? [] : inner,
  );
  return emptied
    .replaceAll('/', '\\/')
    .replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
