import { type Finding, type Severity } from '../plugin/finding.ts';
import { compareVersions } from '../plugin/wordpress/version.ts';
import { formatSize } from '../shared/format.ts';
import { quoteName } from '../shared/quote.ts';
import { type Difference, isSame } from './difference.ts';
import { findLost, type LostContext } from './judge-lost.ts';
import { findVanished, type Loss } from './judge-vanished.ts';
import { placeIn } from './place.ts';
import { findUpdateHost } from './update-host.ts';
import { isOnlyVersion } from './version-only.ts';

/** The facts that decide how much a finding matters. */
interface FindingContext extends Loss, LostContext {
  /** Nothing is published: then the same version with other content is only worth a word. */
  readonly isDryRun: boolean;
}

type Rule = (difference: Difference, context: FindingContext) => Iterable<Finding>;

/** Judges what a package changes in the one before. What matters most comes first. Pure. */
export function findInDifference(difference: Difference, context: FindingContext): readonly Finding[] {
  const findings = RULES.flatMap((rule) => [...rule(difference, context)]);
  return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

const ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

const RULES: readonly Rule[] = [
  findLostUpdateUri,
  findVanished,
  findLost,
  findNothingNew,
  findSameVersion,
  findOtherTextDomain,
  findRaisedRequires,
  findSizeJump,
];

function* findLostUpdateUri({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  const [before, after] = [from, to].map(({ header }) => findUpdateHost(header.updateUri));
  if (before === undefined || before === after) return;
  const { updateUri } = to.header;
  const isGone = after === undefined;
  const state = updateUri === '' ? 'is missing' : `is ${quoteName(updateUri)}`;
  yield {
    id: 'update-uri-changed',
    severity: isGone ? 'error' : 'warning',
    message: `The header \`Update URI\` ${state}; in ${what} it is ${quoteName(from.header.updateUri)}.`,
    effect: `Once this update is installed, WordPress no longer asks code that answers for ${quoteName(before)}: those sites never hear of another update.`,
    fix: 'Restore the header, or accept this finding if the plugin gets its updates another way.',
    file: placeIn(to, to.mainFile),
  };
}

function* findNothingNew(difference: Difference, { what }: FindingContext): Iterable<Finding> {
  const { from, to } = difference;
  if (from.header.version === to.header.version || !isOnlyVersion(difference)) return;
  yield {
    id: 'nothing-changed',
    severity: 'warning',
    message: `Nothing differs from ${what} but the version itself and the changelog.`,
    effect:
      'Sites get an update that does nothing. Usually the build is old, or the wrong commit was checked out.',
    fix: 'Check that the package was built from the commit that is released.',
  };
}

function* findSameVersion(difference: Difference, context: FindingContext): Iterable<Finding> {
  const { from, to, added, removed, changed } = difference;
  if (from.header.version !== to.header.version || isSame(difference)) return;
  const count = added.length + removed.length + changed.length;
  yield {
    id: 'same-version-changed',
    severity: context.isDryRun ? 'notice' : 'warning',
    message: `The version is ${quoteName(to.header.version)}, as that of ${context.what}, but ${count} ${count === 1 ? 'file differs' : 'files differ'}.`,
    effect: 'Sites that have this version are not offered it again: they keep the other files.',
    fix: `Raise \`Version:\` in ${quoteName(placeIn(to, to.mainFile))} if sites are to get these files.`,
  };
}

function* findOtherTextDomain({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  const [before, after] = [from, to].map(({ header, folder }) => header.textDomain || folder);
  if (before === undefined || after === undefined || before === after) return;
  // Without the header, the folder's name counts; that it is another one is told elsewhere.
  if (from.header.textDomain === '' && to.header.textDomain === '') return;
  yield {
    id: 'text-domain-changed',
    severity: 'notice',
    message: `The text domain is ${quoteName(after)}; in ${what} it is ${quoteName(before)}.`,
    effect: 'Installed translations are named after the text domain, and are no longer found.',
    fix: 'Keep the text domain, unless you rename the translations too.',
    file: placeIn(to, to.mainFile),
  };
}

const REQUIREMENTS = [
  ['requiresWordPress', 'WordPress'],
  ['requiresPhp', 'PHP'],
] as const;

function* findRaisedRequires({ from, to }: Difference, { what }: FindingContext): Iterable<Finding> {
  for (const [field, name] of REQUIREMENTS) {
    const [before, after] = [from.header[field], to.header[field]];
    // Everybody who has 8.0 has 8.0.0.
    const [old, now] = [before, after].map((version) => version.replace(/(\.0+)+$/, ''));
    const isRaised = /^\d/.test(after) && (before === '' || compareVersions(now ?? '', old ?? '') > 0);
    if (!isRaised) continue;
    yield {
      id: 'requires-raised',
      severity: 'notice',
      message: `The plugin requires ${name} ${quoteName(after)}; ${what} ${before === '' ? 'names no version' : `requires ${quoteName(before)}`}.`,
      effect: 'Sites with an older one keep the version that they have.',
      fix: 'Publish it if that is intended.',
      file: placeIn(to, to.mainFile),
    };
  }
}

/** A jump of so much is worth a look, and a smaller difference never is. */
const JUMP = 3;
const MIN_JUMP_BYTES = 100_000;
/** A new version has a few more files, so that half of them are somewhat more than half of the old ones. */
const MAX_LEFT = 0.6;
/** Smaller plugins often put what they have into fewer files. */
const MIN_FILES = 20;

function* findSizeJump({ from, to, unpackedBytes }: Difference, { what }: FindingContext): Iterable<Finding> {
  const isJump =
    unpackedBytes.to >= unpackedBytes.from * JUMP || unpackedBytes.from >= unpackedBytes.to * JUMP;
  const isLarge = isJump && Math.abs(unpackedBytes.to - unpackedBytes.from) >= MIN_JUMP_BYTES;
  const isThin = from.files.length >= MIN_FILES && to.files.length <= from.files.length * MAX_LEFT;
  if (!isLarge && !isThin) return;
  const describe = ({ files }: Difference['to'], bytes: number) =>
    `${files.length} files, ${formatSize(bytes)}`;
  yield {
    id: 'size-jump',
    severity: 'notice',
    message: `Unpacked, the package has ${describe(to, unpackedBytes.to)}; ${what} has ${describe(from, unpackedBytes.from)}.`,
    effect:
      unpackedBytes.to > unpackedBytes.from
        ? 'Updates take longer, and something may be in the package that sites do not need.'
        : 'Something may be missing in the package.',
    fix: 'Check the list of changes.',
  };
}
