import type { PackageView } from '../examine.ts';
import { agree, listNames, type Problem } from '../finding.ts';
import type { Check } from './check.ts';
import { findLeaks, isInRepository } from './secrets.ts';

/** Files that do not belong into a plugin. */
export const CONTENTS_CHECKS: readonly Check[] = [
  {
    id: 'dev-files',
    severity: 'warning',
    *find(view) {
      const secrets = new Set(findLeaks(view).map(({ path }) => path));
      const isSecret = (path: string) => secrets.has(path) || isInRepository(path);
      const found = new Map<Kind, Set<string>>();
      for (const path of findOwnFiles(view.layout)) {
        if (isSecret(path) || isOfMacOs(path)) continue;
        const kind = KINDS.find(({ isOne }) => isOne(path));
        if (kind === undefined) continue;
        const names = found.get(kind) ?? new Set();
        found.set(kind, names.add(cutBehind(path, (part) => DEV_NAME.test(`${part}/`))));
      }
      for (const [{ describe }, names] of found) yield { ...describe([...names]), file: [...names][0] };
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

function isOfMacOs(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
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
