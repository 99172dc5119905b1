import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { prefixOf } from '../folder-paths.ts';
import { type Check, nameRules } from './check.ts';

/** Checks for files that systems add to packages or put in place of others. */
export const CONTENTS_CHECKS: readonly Check[] = [
  {
    /**
     * A file is only a pointer of Git LFS.
     *
     * @topic What should not be in it
     * @warning No such file is code or a translation.
     * @effect Sites get a few lines of text instead.
     * @fix Set the input `lfs` of the reusable workflow to `true`. In a workflow of your own, add `with: { lfs: true }`
     * to `actions/checkout`, or run `git lfs pull` first.
     */
    id: 'lfs-pointer',
    severity: 'error',
    acceptance: 'path',
    *find({ gitDamage }, { workflow }) {
      const paths = gitDamage.filter(({ by }) => by === 'pointer').map(({ path }) => path);
      if (paths.length === 0) return;
      yield {
        ...(paths.some((path) => CODE.test(path)) ? {} : { severity: 'warning' }),
        message: `${listNames(paths)} ${agree(paths, 'is a pointer', 'are pointers')} of Git LFS, not the ${agree(paths, 'file itself', 'files themselves')}.`,
        effect: `Sites get a few lines of text in place of ${agree(paths, 'the file', 'each file')}.`,
        fix:
          workflow === undefined
            ? 'Add `with: { lfs: true }` to `actions/checkout`, or run `git lfs pull` before the package is made.'
            : `Set the input \`lfs\` of \`${workflow}\` to \`true\`.`,
        file: paths[0],
        files: paths,
      };
    },
  },
  {
    /**
     * PHP of the plugin has the marks of a merge conflict (`<<<<<<<`).
     *
     * @topic What should not be in it
     * @warning Scripts, styles and JSON.
     * @silent Tests, fixtures, examples and texts in backticks.
     * @effect PHP stops where the file is loaded; outside of `<?php … ?>`, visitors see the marks.
     * @fix Resolve the conflict, and commit the file.
     */
    id: 'merge-conflict',
    severity: 'error',
    acceptance: 'path',
    *find({ gitDamage }) {
      const conflicts = gitDamage.filter(({ by }) => by === 'conflict');
      for (const { path, line } of conflicts.slice(0, MAX_FINDINGS)) {
        const isPhp = /\.php$/i.test(path);
        yield {
          ...(isPhp ? {} : { severity: 'warning' }),
          message: `Line ${line} of ${quoteName(path)} has the marks of a merge conflict.`,
          effect: isPhp
            ? 'PHP stops with a fatal error where the file is loaded; outside of `<?php … ?>`, visitors see the marks.'
            : 'Browsers and WordPress cannot read the file, or not all of it.',
          fix: 'Resolve the conflict, and commit the file again.',
          file: path,
          line,
        };
      }
    },
  },
  {
    /**
     * Files that macOS added (`__MACOSX/`, `.DS_Store`).
     *
     * @topic What should not be in it
     * @effect No site needs them.
     * @fix Name them in `.distignore`, or use `zip -X -x '*.DS_Store'`.
     */
    id: 'macosx',
    severity: 'notice',
    acceptance: 'yes',
    *find({ zipEntries, layout }, { zipped }) {
      const outside = zipEntries.map(({ name }) => name).filter((name) => name.startsWith('__MACOSX/'));
      const inside = findOwnFiles(layout).filter(isOfMacOs);
      const isFolder = (part: string) => part === '__MACOSX';
      const names = [...new Set([...outside, ...inside].map((path) => cutBehind(path, isFolder)))];
      if (names.length === 0) return;
      yield {
        message: `${listNames(names)} ${agree(names, 'was', 'were')} added by macOS.`,
        effect: 'No plugin needs that, but every site downloads it.',
        fix: `Leave it out with ${nameRules(zipped)}, or build the ZIP with \`zip -X -x '*.DS_Store'\`.`,
      };
    },
  },
];

/** Other types are mostly images. */
const CODE = /\.(php|m?js|css|json|mo|wasm)$/i;
const MAX_FINDINGS = 20;

/** Whether macOS has added a file. */
export function isOfMacOs(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}

/** Lists files of the plugin; files beside its folder have a check of their own. */
export function findOwnFiles({ entries, folder }: PackageView['layout']): readonly string[] {
  const prefix = prefixOf(folder);
  return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}

/** Cuts a path after its first folder that matches; returns other paths unchanged. */
function cutBehind(path: string, isFolder: (part: string) => boolean): string {
  const parts = path.split('/');
  const index = parts.slice(0, -1).findIndex(isFolder);
  return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}
