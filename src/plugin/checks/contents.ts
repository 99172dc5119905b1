import type { PackageView } from '../examine.ts';
import { agree, listNames, type Problem } from '../finding.ts';
import { sortByBytes } from '../../sort-by-bytes.ts';
import type { Check } from './check.ts';

/** Files that do not belong into a plugin. */
export const CONTENTS_CHECKS: readonly Check[] = [
  {
    id: 'leaked-secrets',
    severity: 'error',
    *find({ layout, keys }) {
      const repositories = layout.entries
        .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
        .filter(isInRepository)
        .map((path) => cutBehind(path, (part) => part === '.git'));
      const environments = layout.entries.filter(({ path, isFolder }) => !isFolder && isEnvironment(path));
      const privateKeys = keys.filter(({ bytes }) => PRIVATE_KEY.test(bytes.toString('latin1')));
      const files = [...environments, ...privateKeys].map(({ path }) => path);
      const secrets = [...new Set(repositories), ...files.filter((path) => !isOfLibrary(path))];
      if (secrets.length > 0) {
        yield {
          message: `${listNames(secrets)} ${agree(secrets, 'is', 'are')} in the package.`,
          effect: `Everyone who gets the plugin can read ${agree(secrets, 'it', 'them')}: keys, passwords, or the history of the repository.`,
          fix: 'Leave out such files when the ZIP is built, and replace the secrets in them if they were ever published.',
          file: secrets[0],
          files: secrets,
        };
      }
      const samples = files.filter(isOfLibrary);
      if (samples.length > 0) {
        yield {
          severity: 'warning',
          message: `${listNames(samples)} of a library ${agree(samples, 'is', 'are')} in the package.`,
          effect:
            'Mostly it is test data, but everyone who gets the plugin can read it, and scanners raise an alarm.',
          fix: 'Leave out the tests of libraries when the ZIP is built.',
          file: samples[0],
          files: samples,
        };
      }
    },
  },
  {
    id: 'dev-files',
    severity: 'warning',
    *find({ layout }) {
      const found = new Map<Kind, Set<string>>();
      for (const path of findOwnFiles(layout)) {
        if (isToldElsewhere(path)) continue;
        const kind = KINDS.find(({ isOne }) => isOne(path));
        if (kind === undefined) continue;
        const names = found.get(kind) ?? new Set();
        found.set(kind, names.add(cutBehind(path, (part) => DEV_NAME.test(`${part}/`))));
      }
      for (const [{ describe }, names] of found) {
        const files = sortByBytes([...names], (name) => name);
        yield { ...describe(files), file: files[0], files };
      }
    },
  },
  {
    id: 'macosx',
    severity: 'notice',
    *find({ zipEntries, layout }) {
      const outside = zipEntries.map(({ name }) => name).filter((name) => name.startsWith('__MACOSX/'));
      const inside = findOwnFiles(layout).filter(isOfMacOs);
      const isFolder = (part: string) => part === '__MACOSX';
      const names = [...new Set([...outside, ...inside].map((path) => cutBehind(path, isFolder)))];
      if (names.length === 0) return;
      yield {
        message: `${listNames(names)} ${agree(names, 'was', 'were')} added by macOS.`,
        effect: 'No plugin needs that, but every site downloads it.',
        fix: "Name it in `.distignore`, or build the ZIP with `zip -X -x '*.DS_Store'`.",
      };
    },
  },
];

/** Also behind attributes, which some tools write in front of the key. */
const PRIVATE_KEY =
  /^(\xef\xbb\xbf)?[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY( BLOCK)?-----|^PuTTY-User-Key-File-\d/m;
const TEMPLATE = /[._-](example|sample|dist|template|tmpl|tpl|defaults?)([._-]|$)/i;

function isInRepository(path: string): boolean {
  return /(^|\/)\.git\//.test(path);
}

/** Environment files, but for templates, which hold no values. */
function isEnvironment(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /^\.env/i.test(name) && !TEMPLATE.test(name);
}

/** What others have published already. */
function isOfLibrary(path: string): boolean {
  return /(^|\/)(vendor|node_modules)\//.test(path);
}

function isOfMacOs(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}

function isToldElsewhere(path: string): boolean {
  return isInRepository(path) || isEnvironment(path) || isOfMacOs(path);
}

interface Kind {
  readonly isOne: (path: string) => boolean;
  readonly describe: (names: readonly string[]) => Problem;
}

const SERVER_FILE = /(^|\/)(\.htaccess|\.htpasswd|\.user\.ini|\.well-known)(\/|$)/i;
const DEV_NAME = /(^|\/)(\.[^/]|(node_modules|bower_components|CVS)\/)/;

/** The first that fits counts. */
const KINDS: readonly Kind[] = [
  {
    isOne: (path) => SERVER_FILE.test(path),
    describe: (names) => ({
      message: `${listNames(names)} ${agree(names, 'is meant', 'are meant')} for the web server.`,
      effect: 'Only some hosts obey such files: on the others, what they should protect can be downloaded.',
      fix: 'Leave such files out, or make sure that the plugin is safe without them.',
    }),
  },
  {
    isOne: (path) => DEV_NAME.test(path),
    describe: (names) => ({
      message: `${listNames(names)} ${agree(names, 'is', 'are')} left over from development.`,
      effect: 'Every site downloads it, and some hosts block or remove such files.',
      fix: 'Leave such files out when the ZIP is built, for example with `.distignore`.',
    }),
  },
  {
    isOne: (path) => /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i.test(path),
    describe: (names) => ({
      message: `${listNames(names)} ${agree(names, 'is an archive', 'are archives')} inside the package.`,
      effect: 'Malware scanners of hosts look into archives or block them, and every site downloads them.',
      fix: 'Leave such files out, unless the plugin reads them.',
    }),
  },
  {
    isOne: (path) => /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i.test(path),
    describe: (names) => ({
      message: `${listNames(names)} ${agree(names, 'is a program', 'are programs')}, not a part of a web page.`,
      effect: 'Hosts and malware scanners block such files, sometimes with the whole plugin.',
      fix: 'Leave such files out, unless the plugin runs them.',
    }),
  },
];

/** Files of the plugin; what lies beside its folder is told as that. */
function findOwnFiles({ entries, folder }: PackageView['layout']): readonly string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}

/** The folder that a path leads through, in place of all that is in it; else the path. */
function cutBehind(path: string, isFolder: (part: string) => boolean): string {
  const parts = path.split('/');
  const index = parts.slice(0, -1).findIndex(isFolder);
  return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}
