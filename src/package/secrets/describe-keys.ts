import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import type { PackageFault } from '../finding.ts';
import { type FoundKey, isLong, type KeyReport, type OwnKey } from './own-keys.ts';

/** Up to this many files are listed one by one. */
const MAX_SINGLE = 20;

/** Describes where the secrets of this run are in a package. */
export function describeKeys({ found }: Pick<KeyReport, 'found'>): readonly PackageFault[] {
  const single = found.slice(0, MAX_SINGLE).map((one): PackageFault => {
    const { path, key, kind, line } = one;
    const form = kind === 'text' ? '' : ` in ${kind}`;
    const where = line === undefined ? '' : `, in line ${line}`;
    const message = `${quoteName(path)} holds the value of \`${key.input}\`${form}${where}.`;
    return { message, ...adviseOn(key), file: path, line };
  });
  const others = found.slice(MAX_SINGLE);
  const [first] = others;
  if (first === undefined) return single;
  const names = listNames(others.map(({ path }) => path));
  return [
    ...single,
    { message: `${names} ${agree(others, 'holds', 'hold')} it, too.`, ...adviseOn(first.key) },
  ];
}

/** Describes names that have a secret of this run in them. */
export function describeKeyInNames(first: FoundKey, others: readonly FoundKey[]): PackageFault {
  const { path, key } = first;
  const more = others.length === 0 ? '' : ` So ${agree(others, 'has', 'have')} ${others.length} more.`;
  return {
    message: `The name of ${quoteName(path)} has the value of \`${key.input}\` in it.${more}`,
    ...adviseOn(key),
    file: path,
  };
}

function adviseOn(key: OwnKey): Pick<PackageFault, 'effect' | 'fix'> {
  const effect = 'Everyone who gets the plugin can read it.';
  // A short value may be there by chance.
  const word = isLong(key)
    ? ''
    : ` If it is a word that may be there, \`${key.input}\` holds no key: set it to the key.`;
  return key.input === 'api-key'
    ? {
        effect,
        fix: `Take it out, publish with a new key, and delete the old one: if this key may publish, everyone who gets the plugin can publish to all sites. Update clients get a license key instead.${word}`,
      }
    : { effect, fix: `Take it out, and replace the token, unless it ends with the job.${word}` };
}
