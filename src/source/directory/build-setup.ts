import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type Expectations, readComposerJson } from '../../package/index.ts';
import { toRecord } from '../../shared/record.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { readStart } from '../../shared/read-start.ts';
import { parseRules } from '../ignore/distignore.ts';
import { limitWork } from '../ignore/rules-file.ts';

type BuildSetup = NonNullable<Expectations['zipped']>['setup'];

const MAX_BYTES = 1024 * 1024;

/**
 * Reads the files of Composer, npm and git that say how the plugin is built. Ignores what cannot be read.
 *
 * @param folder the plugin's folder
 * @param workspace files above it do not count, and links must not lead out of it
 */
export function readBuildSetup(folder: string, workspace = folder): BuildSetup {
  return {
    composer: readComposer(folder, workspace),
    script: readScript(folder, workspace),
    isIgnored: readIgnored(folder, workspace),
  };
}

/** Reads the build script of the nearest `package.json`, but not of a monorepo around the plugin. */
function readScript(start: string, workspace: string): BuildSetup['script'] {
  for (let folder = start; ; folder = dirname(folder)) {
    const json = readJson(join(folder, 'package.json'), workspace);
    if (json !== undefined) {
      const has = (name: string) => existsSync(join(folder, name));
      const isShared = 'workspaces' in toRecord(json) || has('pnpm-workspace.yaml') || has('lerna.json');
      const isText = typeof toRecord(toRecord(json)['scripts'])['build'] === 'string';
      if (!isText || (folder !== start && isShared)) return undefined;
      return { command: findCommand(folder, workspace), folder: relative(workspace, folder) };
    }
    const above = relative(workspace, dirname(folder));
    if (folder === workspace || above.startsWith('..') || isAbsolute(above)) return undefined;
  }
}

/** Chooses the command by the nearest lockfile, because a monorepo has one for all packages. */
function findCommand(start: string, workspace: string): string {
  for (const folder of listFolders(start, workspace)) {
    const [, command] = COMMANDS.find(([file]) => existsSync(join(folder, file))) ?? [];
    if (command !== undefined) return command;
  }
  return 'npm install && npm run build';
}

/**
 * GitHub's runners have no pnpm; Corepack, which comes with Node.js, installs the version that `package.json` names.
 */
const COMMANDS = [
  ['pnpm-lock.yaml', 'corepack enable && pnpm install --frozen-lockfile && pnpm run build'],
  ['yarn.lock', 'yarn install --frozen-lockfile && yarn run build'],
  ['package-lock.json', 'npm ci && npm run build'],
] as const;

/** When rules take too long, no path is reported as missing. */
const MAX_STEPS = 20_000_000;

/**
 * Reads the `.gitignore` files from the plugin up to the workspace. Those below it are not needed: a folder that a
 * build made is itself ignored.
 */
function readIgnored(plugin: string, workspace: string): (path: string) => boolean {
  const budget = limitWork('.gitignore', MAX_STEPS);
  const levels = listFolders(plugin, workspace).map((folder) => ({
    prefix: relative(folder, plugin).split(sep).filter(Boolean),
    judge: parseRules(readText(join(folder, '.gitignore'), workspace) ?? '', budget),
  }));
  return (path) => {
    try {
      return levels.some(({ prefix, judge }) => {
        const parts = [...prefix, ...path.split('/')];
        return parts.some(
          (_, index) => judge(parts.slice(0, index + 1).join('/'), index < parts.length - 1) === true,
        );
      });
    } catch (error) {
      if (error instanceof PublishError) return true;
      throw error;
    }
  };
}

/** Lists the folders from `start` up to the workspace, both included. */
function listFolders(start: string, workspace: string): readonly string[] {
  const way = relative(workspace, start);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) return [start];
  return [start, ...listFolders(dirname(start), workspace)];
}

function readComposer(plugin: string, workspace: string): BuildSetup['composer'] {
  const json = readJson(join(plugin, 'composer.json'), workspace);
  const needs = readComposerJson(json, (path) => existsSync(join(plugin, path)));
  return needs && { ...needs, folder: relative(workspace, plugin) };
}

function readJson(path: string, workspace: string): unknown {
  try {
    return JSON.parse(readText(path, workspace) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function readText(path: string, workspace: string): string | undefined {
  try {
    const bytes = readStart(path, MAX_BYTES + 1, workspace);
    return typeof bytes === 'string' || bytes.length > MAX_BYTES ? undefined : bytes.toString();
  } catch {
    return undefined;
  }
}
