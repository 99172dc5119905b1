import { listNames } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import { agree } from '../finding.ts';
import type { Check } from './check.ts';

/** What systems add to packages. */
export const CONTENTS_CHECKS: readonly Check[] = [
  {
    id: 'macosx',
    severity: 'notice',
    acceptance: 'yes',
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

/** Whether macOS has added a file. */
export function isOfMacOs(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}

/** Files of the plugin; what lies beside its folder is told as that. */
export function findOwnFiles({ entries, folder }: PackageView['layout']): readonly string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}

/** The folder that a path leads through, in place of all that is in it; else the path. */
function cutBehind(path: string, isFolder: (part: string) => boolean): string {
  const parts = path.split('/');
  const index = parts.slice(0, -1).findIndex(isFolder);
  return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}
