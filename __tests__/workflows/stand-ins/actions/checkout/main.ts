import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';

/** Folders by `owner/name@ref`; see `run-scenario.ts`. */
const repositories = JSON.parse(process.env['WORKFLOW_TEST_REPOSITORIES'] ?? '{}') as Readonly<
  Record<string, string>
>;

const wanted = `${core.getInput('repository')}@${core.getInput('ref')}`;
const source = repositories[wanted];
if (source === undefined) core.setFailed(`There is no repository ${wanted}.`);
else checkOut(source, resolve(core.getInput('path')));

/** Like a sparse checkout in cone mode: the files at the top, and the folders that are named. */
function checkOut(repository: string, target: string): void {
  const folders = core.getMultilineInput('sparse-checkout');
  mkdirSync(join(target, '.git'), { recursive: true });
  for (const entry of readdirSync(repository, { withFileTypes: true })) {
    const isWanted = entry.isFile() || folders.length === 0 || folders.includes(entry.name);
    if (isWanted) cpSync(join(repository, entry.name), join(target, entry.name), { recursive: true });
  }
  core.info(`Checked out: ${wanted}.`);
}
