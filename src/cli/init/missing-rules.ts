import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from '../git.ts';
import type { Survey } from './survey.ts';

/**
 * Names the lines that the rules of a plugin at the top of its repository lack: `init` does not change a file of the author's, and
 * the workflow that it writes would be packed.
 */
export async function adviseOnRules({ top, plugins }: Survey): Promise<readonly string[]> {
  const { findExportIgnoreLine, findRule } = await import('../../source/directory/zip-directory.ts');
  return plugins.flatMap(({ path, rulesFile }) => {
    if (rulesFile === undefined || path !== '.') return [];
    const isOfGit = rulesFile === '.gitattributes';
    const find = isOfGit ? findExportIgnoreLine : findRule;
    // Authors commit packages that they ship.
    const hasCommitted = (askGit(top, 'ls-files', '--', 'node_modules') ?? '') !== '';
    const hasPackages = existsSync(join(top, 'package.json')) && !hasCommitted;
    const names = ['.github', ...(hasPackages ? ['node_modules'] : [])];
    const lines = names
      .filter((name) => find(top, `${name}/`) === undefined)
      .map((name) => `/${name}${isOfGit ? ' export-ignore' : ''}`);
    return lines.length === 0
      ? []
      : [
          `Add ${lines.length === 1 ? 'the line' : 'the lines'} ${lines.join(' and ')} to ${rulesFile}: customers do not need these files.`,
        ];
  });
}
