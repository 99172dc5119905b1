import { formatSize } from '../../format.ts';
import type { PackageView } from '../examine.ts';
import { agree, listNames } from '../finding.ts';
import type { ZipEntry } from '../zip.ts';
import { type Damage, isSupported } from '../zip-entry.ts';
import type { Check } from './check.ts';

const MAX_ENTRY_BYTES = 200_000_000;
const MAX_UNPACKED_BYTES = 1_000_000_000;
const MAX_RATIO = 200;
/** Small files of one repeated character pack better than any limit; they cannot fill a disk. */
const ENTRY_RATIO_FROM_BYTES = 1_000_000;
const RATIO_FROM_BYTES = 10_000_000;

const MAX_SHOWN_METHODS = 3;

const REBUILD = 'Build the ZIP again, and compare it with the one that was uploaded.';
const HALFWAY = 'WordPress stops in the middle of unpacking it, and no site gets the update.';

const EXHAUSTED = 'Sites would run out of disk space, memory or time in the middle of the update.';
const BLOCKED = 'Hosts and security scanners take such a ZIP for an attack and block it.';
const LEAVE_OUT = 'Leave out what the plugin does not need at run time, or load it from elsewhere.';

/** Stands in place of the method of an encrypted entry. */
const AES = 99;

/** How people call the methods that some tools pack with. Source: APPNOTE.TXT 4.4.5. */
const METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

/** Whether the archive can be unpacked, and what that takes. */
export const ARCHIVE_CHECKS: readonly Check[] = [
  {
    id: 'zip-unreadable',
    severity: 'error',
    *find(view) {
      const paths = findDamaged(view, 'headers');
      if (paths.length === 0) return;
      yield {
        message: `What the ZIP lists about ${listNames(paths)} is not what stands at ${agree(paths, 'that entry', 'those entries')} in it.`,
        effect:
          'Programs differ in which of the two they believe: sites could get other files than were checked here.',
        fix: REBUILD,
        file: paths[0],
      };
    },
  },
  {
    id: 'zip-crc',
    severity: 'error',
    *find(view) {
      const [wrong, broken] = [findDamaged(view, 'checksum'), findDamaged(view, 'stream')];
      if (wrong.length > 0) {
        yield {
          message: `${listNames(wrong)} ${agree(wrong, 'does not match its', 'do not match their')} checksum or size in the ZIP.`,
          effect: 'WordPress does not check this, and installs the damaged file on every site.',
          fix: REBUILD,
          file: wrong[0],
        };
      }
      if (broken.length > 0) {
        yield {
          message: `${listNames(broken)} cannot be unpacked: the compressed data in the ZIP ${agree(broken, 'is', 'are')} damaged.`,
          effect: HALFWAY,
          fix: REBUILD,
          file: broken[0],
        };
      }
    },
  },
  {
    id: 'zip-method',
    severity: 'error',
    *find({ layout }) {
      const files = layout.entries.filter((entry) => !entry.isFolder && !isSupported(entry));
      const encrypted = files.filter(isEncrypted).map(({ path }) => path);
      const odd = files.filter((entry) => !isEncrypted(entry));
      if (encrypted.length > 0) {
        yield {
          message: `${listNames(encrypted)} ${agree(encrypted, 'is', 'are')} encrypted.`,
          effect: HALFWAY,
          fix: 'Build the ZIP without a password.',
          file: encrypted[0],
        };
      }
      if (odd.length > 0) {
        const methods = [...new Set(odd.map(nameMethod))].slice(0, MAX_SHOWN_METHODS).join(', ');
        yield {
          message: `${listNames(odd.map(({ path }) => path))} ${agree(odd, 'is', 'are')} packed with ${methods}, which not every PHP can unpack.`,
          effect: HALFWAY,
          fix: 'Build the ZIP with the usual method, deflate.',
          file: odd[0]?.path,
        };
      }
    },
  },
  {
    id: 'zip-empty',
    severity: 'error',
    *find({ layout }) {
      if (layout.entries.some(({ isFolder }) => !isFolder) || layout.unsafe.length > 0) return;
      yield {
        message: 'The ZIP holds no files.',
        effect: 'WordPress refuses it, and no site gets the update.',
        fix: 'Check the step that builds the ZIP: its source folder may be empty or have another name.',
      };
    },
  },
  {
    id: 'zip-limits',
    severity: 'error',
    *find({ zipEntries, sizeBytes }) {
      const bombs = zipEntries.filter((entry) =>
        isBomb(entry.sizeBytes, entry.packedBytes, ENTRY_RATIO_FROM_BYTES),
      );
      const isExplained = new Set(bombs);
      const large = zipEntries.filter(
        (entry) => entry.sizeBytes > MAX_ENTRY_BYTES && !isExplained.has(entry),
      );
      const unpackedBytes = zipEntries.reduce((sum, entry) => sum + entry.sizeBytes, 0);
      if (bombs.length > 0) {
        yield {
          message: `${listNames(bombs.map(({ name }) => name))} ${agree(bombs, 'unpacks', 'unpack')} to more than ${MAX_RATIO} times what ${agree(bombs, 'it takes', 'they take')} in the ZIP.`,
          effect: BLOCKED,
          fix: `Leave ${agree(bombs, 'the file', 'the files')} out, or make ${agree(bombs, 'it', 'them')} when the plugin runs.`,
          file: bombs[0]?.name,
        };
      }
      if (large.length > 0) {
        const size = formatSize(Math.max(...large.map((entry) => entry.sizeBytes)));
        yield {
          message: `${listNames(large.map(({ name }) => name))} ${agree(large, 'takes', 'take up to')} ${size} unpacked; at most ${formatSize(MAX_ENTRY_BYTES)} are accepted.`,
          effect: EXHAUSTED,
          fix: LEAVE_OUT,
          file: large[0]?.name,
        };
      }
      if (bombs.length > 0 || large.length > 0) return;
      if (unpackedBytes > MAX_UNPACKED_BYTES) {
        yield {
          message: `The package takes ${formatSize(unpackedBytes)} unpacked; at most ${formatSize(MAX_UNPACKED_BYTES)} are accepted.`,
          effect: EXHAUSTED,
          fix: LEAVE_OUT,
        };
      } else if (isBomb(unpackedBytes, sizeBytes, RATIO_FROM_BYTES)) {
        yield {
          message: `The package unpacks to more than ${MAX_RATIO} times its size: entries share their data, or hold little but repetition.`,
          effect: BLOCKED,
          fix: 'Build the ZIP with a usual tool, from files that the plugin needs.',
        };
      }
    },
  },
];

function findDamaged({ damages }: PackageView, kind: Damage): readonly string[] {
  return damages.filter(({ damage }) => damage === kind).map(({ path }) => path);
}

function isEncrypted(entry: ZipEntry): boolean {
  return entry.isEncrypted || entry.method === AES;
}

function nameMethod({ method }: ZipEntry): string {
  return METHODS[method] ?? `method ${method}`;
}

function isBomb(unpackedBytes: number, packedBytes: number, fromBytes: number): boolean {
  return unpackedBytes > fromBytes && unpackedBytes > packedBytes * MAX_RATIO;
}
