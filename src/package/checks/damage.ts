import { agree } from '../../shared/format.ts';
import { listNames } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { type PackageFault } from '../finding.ts';
import type { Damage } from '../zip/entry.ts';
import type { Check } from './check.ts';

const REBUILD = 'Build the ZIP again, and compare it with the one that was uploaded.';
const UNNOTICED =
  'WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.';
const REFUSED = 'WordPress refuses the ZIP, and no site gets the update.';

/** Checks that entries contain the packed bytes, and that WordPress's two unpackers agree on them. */
export const DAMAGE_CHECKS: readonly Check[] = [
  {
    /**
     * The file is not a ZIP, is cut off, or has a file list with wrong offsets.
     *
     * @topic The ZIP
     * @effect No site gets the update.
     * @fix Build the ZIP again, and compare it with the one that was uploaded.
     */
    id: 'zip-unreadable',
    severity: 'error',
    acceptance: 'no',
    *find(view) {
      const lost = findDamaged(view, 'lost');
      if (lost.length === 0) return;
      yield {
        message: `${listNames(lost)} ${agree(lost, 'is', 'are')} not in the ZIP where its list of files says.`,
        effect: REFUSED,
        fix: REBUILD,
        file: lost[0],
      };
    },
  },
  {
    /**
     * A file in the ZIP is damaged, or unpacks to other bytes than the ZIP states.
     *
     * @topic The ZIP
     * @effect WordPress installs it empty or wrong, and reports success. A broken main file destroys the plugin.
     * @fix Build the ZIP again.
     */
    id: 'zip-crc',
    severity: 'error',
    acceptance: 'no',
    *find(view) {
      const [wrong, broken] = [findDamaged(view, 'checksum'), findDamaged(view, 'stream')];
      if (wrong.length > 0) {
        yield {
          message: `${listNames(wrong)} ${agree(wrong, 'does not match its', 'do not match their')} checksum or size in the ZIP.`,
          effect: UNNOTICED,
          fix: REBUILD,
          file: wrong[0],
        };
      }
      if (broken.length > 0) {
        yield {
          message: `${listNames(broken)} cannot be unpacked: the compressed data in the ZIP is damaged.`,
          effect: UNNOTICED,
          fix: REBUILD,
          file: broken[0],
        };
      }
    },
  },
  {
    /**
     * Headers in the ZIP contradict each other, files overlap, or both unpackers of WordPress refuse the ZIP.
     *
     * @topic The ZIP
     * @warning ZIP64, which only hosts without the PHP extension `zip` refuse.
     * @notice Only that extension refuses it.
     * @effect Sites get different files, depending on the unpacker, or no update.
     * @fix Build the ZIP again from files, without options such as `-fz` of `zip`.
     */
    id: 'zip-structure',
    severity: 'error',
    acceptance: 'no',
    *find(view) {
      const problems = [...findContradictions(view)];
      yield* problems;
      if (problems.length === 0) yield* findRefusals(view);
    },
  },
];

/** Finds entries that programs unpack in different ways. */
function* findContradictions(view: PackageView): Iterable<PackageFault> {
  const others = findDamaged(view, 'headers');
  if (others.length > 0) {
    yield {
      message: `The ZIP's list of files contradicts ${agree(others, 'the header', 'the headers')} of ${listNames(others)}.`,
      effect:
        'Unpackers differ in which of the two they use: sites could get other files than were checked here.',
      fix: REBUILD,
      file: others[0],
    };
  }
  const { sharedPaths } = view;
  if (sharedPaths.length > 0) {
    yield {
      message: `The data of ${listNames(sharedPaths)} ${agree(sharedPaths, 'overlaps', 'overlap')} other data in the ZIP.`,
      effect: 'Hosts and security scanners block such a ZIP as an attack.',
      fix: 'Build the ZIP again with a standard tool.',
      file: sharedPaths[0],
    };
  }
}

const PLAIN_TOOL = 'Build the ZIP with a standard tool, from files to a file, and add nothing to it later.';

/**
 * Finds what one of WordPress's two unpackers refuses: ZipArchive, which it opens with strict checks, or PclZip, the
 * fallback, which cannot read ZIP64. Source: WordPress core unzip_file().
 */
function* findRefusals({ zipEntries, end, strictPaths }: PackageView): ReturnType<Check['find']> {
  const isLarge = end.isZip64 || zipEntries.some(({ isZip64 }) => isZip64);
  const isRefused = strictPaths.length > 0 || !end.isTight || !end.isConsistent;
  const flaw =
    strictPaths.length > 0
      ? `the headers of ${listNames(strictPaths)} differ from its list of files`
      : end.isTight
        ? 'its end record contradicts itself'
        : 'there are other bytes around its end record';
  const file = strictPaths[0];
  if (isLarge && isRefused) {
    yield {
      message: `The ZIP uses the ZIP64 extensions, and ${flaw}.`,
      effect: `ZipArchive refuses one, PclZip the other: no site gets the update.`,
      fix: `${PLAIN_TOOL} Leave out the option \`-fz\` of \`zip\`.`,
      file,
    };
  } else if (isLarge) {
    yield {
      severity: 'warning',
      message: 'The ZIP uses the ZIP64 extensions, which such a small archive does not need.',
      effect: 'Hosts without the PHP extension zip refuse it: sites there never get the update.',
      fix: 'Build the ZIP from files, not from a pipe, and without options such as `-fz` of `zip`.',
    };
  } else if (isRefused) {
    yield {
      severity: 'notice',
      message: `ZipArchive refuses the ZIP, because ${flaw}.`,
      effect:
        'WordPress falls back to PclZip, which holds all files in memory: a large plugin may be too much for small hosts.',
      fix: PLAIN_TOOL,
      file,
    };
  }
}

function findDamaged({ damages }: PackageView, kind: Damage): readonly string[] {
  return damages.filter(({ damage }) => damage === kind).map(({ path }) => path);
}
