import { resolve } from 'node:path';
import { listNames } from '../../shared/quote.ts';
import { CommandError } from '../command-error.ts';
import { askGit, findRepository, listChanges } from '../git.ts';
import type { CommandOption, GivenOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { planRaise, type RaisePlan } from './plan-raise.ts';
import { replaceFiles } from './write-files.ts';

export const OPTIONS = [
  {
    name: 'include',
    value: 'PLACE',
    isList: true,
    description: 'Raise a place that would stay: a file, a folder, or a line such as `inc/assets.php:12`.',
  },
  {
    name: 'exclude',
    value: 'PLACE',
    isList: true,
    description: 'Leave a place as it is.',
  },
  { name: 'dry-run', description: 'Show what would be changed, and change nothing.' },
  { name: 'force', description: 'Raise the version although files have changes that are not committed.' },
] as const satisfies readonly CommandOption[];

/**
 * Raises a plugin's version in the places that state it, and lists the others.
 *
 * @throws CommandError nothing was changed, and why
 */
export function run({ values, places }: GivenOptions, terminal: Terminal): Promise<number> {
  const [wanted, folder = '.', ...others] = places;
  if (wanted === undefined || others.length > 0)
    throw new CommandError(
      'Give the new version, or `patch`, `minor` or `major`, and the folder of the plugin unless it is this one: raise 1.3.0 FOLDER.',
    );
  const top = resolve(terminal.workspace, folder);
  const isOn = (name: (typeof OPTIONS)[number]['name']) => values[name]?.[0]?.toLowerCase() === 'true';
  const plan = planRaise({
    folder: top,
    wanted,
    include: values['include'] ?? [],
    exclude: values['exclude'] ?? [],
  });
  const isDryRun = isOn('dry-run');
  if (!isDryRun && !isOn('force')) assertClean(top);
  if (!isDryRun) replaceFiles(plan.changes);
  report(plan, isDryRun, terminal);
  if (!isDryRun) terminal.write(`\n${suggestNext(plan, top)}`);
  return Promise.resolve(0);
}

/** Untracked files do not count, as for `npm version`: git cannot lose them. */
function assertClean(top: string): void {
  const repository = findRepository(top);
  if (repository === undefined) return;
  const changes = listChanges(repository, '--untracked-files=no');
  if (changes === undefined)
    throw new CommandError(
      'Nothing was changed, because git did not say whether all changes are committed. Install git, or add --force.',
    );
  const changed = changes.map((entry) => entry.slice(3));
  if (changed.length > 0)
    throw new CommandError(
      `Nothing was changed: ${listNames(changed)} ${changed.length === 1 ? 'has' : 'have'} changes that are not committed, and would be mixed with the new version. Commit them, or add --force.`,
    );
}

function report(plan: RaisePlan, isDryRun: boolean, { write, paint }: Terminal): void {
  const { name, version, next, lines, changes, remarks } = plan;
  write(paint('bold', `${name} ${version} → ${next}`));
  for (const { file, line, before, after } of lines) {
    write(`\n${file}:${line}`);
    write(paint('red', `- ${before}`));
    write(paint('green', `+ ${after}`));
  }
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  const done = isDryRun ? 'would be changed' : lines.length === 1 ? 'was changed' : 'were changed';
  write(`\n${count(lines.length, 'line')} in ${count(changes.length, 'file')} ${done}.`);
  for (const remark of remarks) write(paint('yellow', remark));
}

/** Names the tag as the author's others are. */
function suggestNext({ version, next }: RaisePlan, top: string): string {
  const repository = findRepository(top);
  if (repository === undefined) return 'Next: publish it.';
  const tags = (askGit(repository, 'tag', '--list', `*${version}`) ?? '').split('\n');
  const prefix = tags
    .map((tag) => tag.slice(0, -version.length))
    .find((start) => /^(|v|.*[-@/]v?)$/.test(start));
  const tag = `${prefix ?? 'v'}${next}`;
  return `Next: git commit --all --message "Version ${next}" && git tag ${tag} && git push origin HEAD ${tag}`;
}
