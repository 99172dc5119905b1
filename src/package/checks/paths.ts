import { agree } from '../../shared/format.ts';
import { isUtf8 } from 'node:buffer';
import { listNames } from '../../shared/quote.ts';
import { findFirst } from '../../shared/sorted.ts';
import type { PackageView } from '../read/package-view.ts';
import { findDanger, type NameDanger } from '../read/layout.ts';
import type { Check } from './check.ts';
import { isOddFolder } from './folder.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** Checks the names in the archive. */
export const PATH_CHECKS: readonly Check[] = [
  {
    /**
     * A name points outside the plugin's folder, has control characters, is empty, or is too long for file systems.
     *
     * @topic Names
     * @effect WordPress silently leaves most such files out, or stops halfway.
     * @fix Build the ZIP in the folder above the plugin, with relative names.
     */
    id: 'path-unsafe',
    severity: 'error',
    acceptance: 'no',
    *find({ layout: { dangers } }) {
      for (const [kind, { one, many, what, effect, fix }] of Object.entries(DANGERS)) {
        const names = dangers.filter(({ danger }) => danger === kind).map(({ name }) => name);
        if (names.length === 0) continue;
        yield { message: `${listNames(names)} ${agree(names, one, many)} ${what}.`, effect, fix };
      }
    },
  },
  {
    /**
     * Names use backslashes.
     *
     * @topic Names
     * @warning Only files below the plugin's folder, which no code is known to load.
     * @effect The update deactivates the plugin on every site. Below a folder with a slash, only that file is lost.
     * @fix Use a tool that writes slashes: not `Compress-Archive` of PowerShell 5.
     */
    id: 'path-backslash',
    severity: 'error',
    acceptance: 'yes',
    *find({ zipEntries, layout: { folder }, main, loads }) {
      const isBad = (name: string) => name.includes('\\') && findDanger(name) === undefined;
      const names = zipEntries.map(({ name }) => name).filter(isBad);
      const isInFolder = main !== undefined && names.every((name) => name.startsWith(`${folder}/`));
      const paths = new Set(loads.map(({ path }) => path));
      const isLoaded = names.some((name) => paths.has(name.replaceAll('\\', '/')));
      if (names.length === 0) return;
      yield {
        ...(isInFolder && !isLoaded && { severity: 'warning' }),
        message: `${listNames(names)} ${agree(names, 'is', 'are')} written with backslashes instead of slashes.`,
        effect: isInFolder
          ? 'On sites such a file has another name, under which no code finds it.'
          : 'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.',
        fix: 'Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5.',
      };
    },
  },
  {
    /**
     * A name occurs twice, or is both a file and a folder.
     *
     * @topic Names
     * @warning None of the files that occur twice is PHP.
     * @effect Which one a site gets depends on the unpacker.
     * @fix Build a new ZIP instead of adding to an old one.
     */
    id: 'path-conflict',
    severity: 'error',
    acceptance: 'yes',
    *find({ layout }) {
      const twice = findRepeated(layout.entries);
      if (twice.length > 0) {
        yield {
          // Whichever of the files a site gets, PHP does not stop.
          ...(twice.some((path) => /\.php$/i.test(path)) ? {} : { severity: 'warning' }),
          message: `${listNames(twice)} ${agree(twice, 'is', 'are')} in the ZIP more than once; names that only look the same count too.`,
          effect: 'Which of them a site gets depends on how it unpacks the ZIP.',
          fix: 'Build a new ZIP instead of adding to an old one, and give each file its own name.',
          file: twice[0],
          files: twice,
        };
      }
      const both = findFilesAsFolders(layout.entries);
      if (both.length > 0) {
        yield {
          message: `${listNames(both)} ${agree(both, 'is', 'are')} both a file and a folder in the ZIP.`,
          effect: 'WordPress stops unpacking there, and no site gets the update.',
          fix: 'Build a new ZIP instead of adding to an old one, and rename the file or the folder.',
          file: both[0],
          files: both,
        };
      }
    },
  },
  {
    /**
     * Names differ in upper and lower case only, are not allowed on Windows (`aux.php`), or are not in UTF-8.
     *
     * @topic Names
     * @effect On Windows files overwrite each other, or the update stops; other hosts rename them.
     * @fix Use only ASCII characters, and no name twice.
     */
    id: 'path-portability',
    severity: 'warning',
    acceptance: 'yes',
    *find({ layout, zipEntries }) {
      const twins = findCaseTwins(layout.entries);
      if (twins.length > 0) {
        yield {
          message: `${listNames(twins)} differ only in upper and lower case.`,
          effect: 'Where case does not matter, as on Windows, one overwrites the other.',
          fix: 'Rename one of them.',
          file: twins[0],
          files: twins,
        };
      }
      const odd = findUnportable(layout, UNPORTABLE);
      if (odd.length > 0) {
        yield {
          message: `${listNames(odd)} ${agree(odd, 'has', 'have')} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,
          effect: 'Windows hosts cannot write such a name, or write another one.',
          fix: `Rename ${agree(odd, 'it', 'them')}.`,
          file: odd[0],
          files: odd,
        };
      }
      const reserved = findUnportable(layout, RESERVED);
      if (reserved.length > 0) {
        yield {
          message: `${listNames(reserved)} ${agree(reserved, 'has the name', 'have the names')} of a device on Windows.`,
          effect: 'Windows hosts cannot write it, and the update stops halfway.',
          fix: `Rename ${agree(reserved, 'it', 'them')}.`,
          file: reserved[0],
          files: reserved,
        };
      }
      const coded = zipEntries.filter(({ nameBytes }) => !isUtf8(nameBytes)).map(({ name }) => name);
      if (coded.length > 0) {
        yield {
          message: `${agree(coded, 'The name', 'The names')} of ${listNames(coded)} ${agree(coded, 'is', 'are')} not in UTF-8.`,
          effect:
            'WordPress gives such a file one name on hosts with php-zip, and another on hosts without it.',
          fix: 'Build the ZIP with a tool that writes names in UTF-8, or use only ASCII characters in names.',
        };
      }
    },
  },
];

interface DangerWords {
  readonly one: string;
  readonly many: string;
  /** The end of a sentence. */
  readonly what: string;
  readonly effect: string;
  readonly fix: string;
}

const DANGERS: Readonly<Record<NameDanger, DangerWords>> = {
  outside: {
    one: 'leads',
    many: 'lead',
    what: "out of the plugin's folder, by `..`, a drive letter or a slash at the start",
    effect: 'WordPress silently leaves most such files out; other programs write them anywhere.',
    fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
  },
  characters: {
    one: 'has',
    many: 'have',
    what: 'control characters in the name, or no name at all',
    effect: 'Sites write such a file under another name, or the update stops halfway.',
    fix: 'Rename it, or leave it out.',
  },
  length: {
    one: 'has',
    many: 'have',
    what: 'a name of more than 255 bytes, or a path of more than 1,024 characters',
    effect: 'Sites cannot write such a file, and the update stops halfway.',
    fix: 'Shorten the name, or leave the file out.',
  },
};

/** Paths in Unicode's composed form, because names that look the same count as the same. */
function compose({ path }: ZipEntry): string {
  return path.normalize('NFC');
}

/** Files that share a path with another file, also after Unicode normalisation. */
function findRepeated(entries: readonly ZipEntry[]): readonly string[] {
  const names = new Set<string>();
  const repeated = new Set<string>();
  for (const entry of entries) {
    if (entry.isFolder) continue;
    const name = compose(entry);
    if (names.has(name)) repeated.add(entry.path);
    names.add(name);
  }
  return [...repeated];
}

/** Files whose path is also the folder of another entry. Names can be deep, so folders are looked up, not listed. */
function findFilesAsFolders(entries: readonly ZipEntry[]): readonly string[] {
  const names = entries.map((entry) => (entry.isFolder ? `${compose(entry)}/` : compose(entry))).sort();
  const both = names.filter((name, index) => {
    // All names that begin with this one follow it.
    if (name.endsWith('/') || names[index + 1]?.startsWith(name) !== true) return false;
    return names[findFirst(names, `${name}/`)]?.startsWith(`${name}/`) === true;
  });
  return [...new Set(both)];
}

function findCaseTwins(entries: readonly ZipEntry[]): readonly string[] {
  const firstOf = new Map<string, string>();
  const twins = new Set<string>();
  for (const entry of entries) {
    const name = compose(entry);
    const lower = name.toLowerCase();
    const first = firstOf.get(lower) ?? name;
    if (first !== name) twins.add(first).add(name);
    firstOf.set(lower, first);
  }
  return [...twins];
}

/** Source: "Naming Files, Paths, and Namespaces" in Microsoft's documentation. */
const RESERVED = /(?<=^|\/)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.[^/]*)?(?=\/|$)/i;
const UNPORTABLE = /[<>:"|?*]|[. ](\/|$)/;

/** Lists names that some systems cannot write; a matching folder stands for everything in it. */
function findUnportable({ entries, folder }: PackageView['layout'], pattern: RegExp): readonly string[] {
  // The name of the plugin's folder has a check of its own.
  const known = isOddFolder(folder) ? `${folder}/` : '';
  const found = new Set<string>();
  for (const { path } of entries) {
    const from = path.startsWith(known) ? known.length : 0;
    const at = path.slice(from).search(pattern);
    if (at < 0) continue;
    const end = path.indexOf('/', from + at);
    found.add(end < 0 ? path : path.slice(0, end));
  }
  return [...found];
}
