import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';

/** Folders by `owner/name@ref`; see `run-scenario.ts`. */
const repositories = JSON.parse(process.env['WORKFLOW_TEST_REPOSITORIES'] ?? '{}') as Readonly<
  Record<string, string>
>;

const [repository, ref] = [core.getInput('repository'), core.getInput('ref')];
const wanted = `${repository}@${ref}`;
const source = repositories[repository === '' ? (process.env['GITHUB_REPOSITORY'] ?? '') : wanted];
if (source === undefined) core.setFailed(`There is no repository ${wanted}.`);
else if (repository === '') clone(source, resolve(core.getInput('path')));
else checkOut(source, resolve(core.getInput('path')));

/** The repository of the run at another commit, of which act has nothing laid out. */
function clone(origin: string, target: string): void {
  const tag = ref.replace('refs/tags/', '');
  execFileSync('git', ['clone', '--quiet', '--branch', tag, origin, target], { stdio: 'inherit' });
  core.info(`Checked out: ${ref}.`);
}

/** Like a sparse checkout in cone mode: the files at the top, and the folders that are named. */
function checkOut(folder: string, target: string): void {
  const folders = core.getMultilineInput('sparse-checkout');
  mkdirSync(join(target, '.git'), { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isWanted = entry.isFile() || folders.length === 0 || folders.includes(entry.name);
    if (isWanted) cpSync(join(folder, entry.name), join(target, entry.name), { recursive: true });
  }
  core.info(`Checked out: ${wanted}.`);
}
