import { agree, formatSize } from '../../shared/format.ts';
import { listNames } from '../../shared/quote.ts';
import { MAX_ENTRY_BYTES, MAX_RATIO, MAX_UNPACKED_BYTES } from '../read/limits.ts';
import { isSupported } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/zip.ts';
import type { Check } from './check.ts';

const MAX_SHOWN_METHODS = 3;

const HALFWAY = 'WordPress stops while unpacking it, and no site gets the update.';

const EXHAUSTED = 'Sites would run out of disk space, memory or time during the update.';
const BLOCKED = 'Hosts and security scanners block such a ZIP as an attack.';
const LEAVE_OUT = 'Leave out files that the plugin does not need at run time, or load it from elsewhere.';

/** Encrypted entries name this instead of their method. */
const AES = 99;

/** Common names of the methods that some tools use. Source: APPNOTE.TXT 4.4.5. */
const METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
};

/** Checks whether the archive can be unpacked, and at which cost. */
export const ARCHIVE_CHECKS: readonly Check[] = [
  {
    /**
     * Files are encrypted, or packed with a method that not every PHP can unpack.
     *
     * @topic The ZIP
     * @effect No site gets the update.
     * @fix Build the ZIP without a password, with the standard method, deflate.
     */
    id: 'zip-method',
    severity: 'error',
    acceptance: 'no',
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
          fix: 'Build the ZIP with the standard method, deflate.',
          file: odd[0]?.path,
        };
      }
    },
  },
  {
    /**
     * The ZIP holds no files.
     *
     * @topic The ZIP
     * @effect WordPress refuses it.
     * @fix Check the step that builds the ZIP, and the name of its source folder.
     */
    id: 'zip-empty',
    severity: 'error',
    acceptance: 'no',
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
    /**
     * More than 20,000 entries (a directory with more files is not zipped at all), 200 MB in a file, 1 GB in all, or
     * 50 MB packed more than 200 to 1.
     *
     * @topic The ZIP
     * @effect Sites run out of disk space, memory or time; hosts and scanners block it.
     * @fix Leave out files that sites do not need.
     */
    id: 'zip-limits',
    severity: 'error',
    acceptance: 'yes',
    *find({ excess: { bombs, large, unpackedBytes, isTooMuch, isBomb } }) {
      if (bombs.length > 0) {
        yield {
          message: `${listNames(bombs.map(({ name }) => name))} ${agree(bombs, 'unpacks', 'unpack')} to more than ${MAX_RATIO} times what ${agree(bombs, 'it takes', 'they take')} in the ZIP.`,
          effect: BLOCKED,
          fix: `Leave ${agree(bombs, 'the file', 'the files')} out, or create ${agree(bombs, 'it', 'them')} at run time.`,
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
      if (isTooMuch) {
        yield {
          message: `The package takes ${formatSize(unpackedBytes)} unpacked; at most ${formatSize(MAX_UNPACKED_BYTES)} are accepted.`,
          effect: EXHAUSTED,
          fix: LEAVE_OUT,
        };
      } else if (isBomb) {
        yield {
          message: `The package unpacks to more than ${MAX_RATIO} times its size: entries share their data, or hold little but repetition.`,
          effect: BLOCKED,
          fix: 'Build the ZIP with a standard tool, from files that the plugin needs.',
        };
      }
    },
  },
];

function isEncrypted(entry: ZipEntry): boolean {
  return entry.isEncrypted || entry.method === AES;
}

function nameMethod({ method }: ZipEntry): string {
  return METHODS[method] ?? `method ${method}`;
}
