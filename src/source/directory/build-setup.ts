import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ReadFile } from '../../build/manifest.ts';
import { type Expectations, readComposerJson } from '../../package/index.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { findInside, readText } from '../../shared/read-start.ts';
import { parseRules } from '../ignore/distignore.ts';
import { limitWork } from '../ignore/rules-file.ts';

type Planner = typeof import('../../build/index.ts');
type BuildSetup = NonNullable<Expectations['zipped']>['setup'];

/**
 * Reads the files of Composer, package managers and git that describe the build. Ignores unreadable ones.
 *
 * @param plugin the plugin's folder
 * @param workspace a folder around it, or itself: files above do not count, and links must not lead out of it
 */
export async function readBuildSetup(plugin: string, workspace = plugin): Promise<BuildSetup> {
  const isIgnored = readIgnored(plugin, workspace);
  const manifests = listFolders(plugin, workspace).flatMap((folder) =>
    ['composer.json', 'package.json'].map((name) => join(folder, name)),
  );
  if (!manifests.some((path) => existsSync(path)))
    return { composer: undefined, script: undefined, isIgnored };
  const planner = await import('../../build/index.ts');
  const inside = findInside(workspace, plugin);
  const read = planner.createFileReader(inside === undefined ? plugin : workspace);
  const folder = inside === undefined || inside === '' ? '.' : inside;
  return {
    composer: readComposer(planner, { read, folder }, (path) => existsSync(join(plugin, path))),
    script: readScript(planner, { read, folder }),
    isIgnored,
  };
}

interface Place {
  readonly read: ReadFile;
  /** Below the workspace; `.` for itself. */
  readonly folder: string;
}

function readComposer(
  { join: joinPath, planComposer, readManifests, showCommands }: Planner,
  { read, folder }: Place,
  isThere: (path: string) => boolean,
): BuildSetup['composer'] {
  const [json] = readManifests(read, [joinPath(folder, 'composer.json')]);
  const needs = readComposerJson(json, isThere);
  if (needs === undefined) return undefined;
  const command = showCommands(planComposer({ read, folder }).commands);
  return { ...needs, command, folder: folder === '.' ? '' : folder };
}

/** Reads the script of the nearest `package.json`, but not that of a monorepo around the plugin. */
function readScript(
  { join: joinPath, keysOf, listPlaces, planScripts, readManifests, showCommands }: Planner,
  { read, folder: start }: Place,
): BuildSetup['script'] {
  const has = (folder: string, name: string) => read(joinPath(folder, name)) !== undefined;
  const folder = listPlaces(start).find((place) => has(place, 'package.json'));
  if (folder === undefined) return undefined;
  const [manifest = {}] = readManifests(read, [joinPath(folder, 'package.json')]);
  const isShared =
    'workspaces' in manifest || has(folder, 'pnpm-workspace.yaml') || has(folder, 'lerna.json');
  if (!keysOf(manifest['scripts']).includes('build') || (folder !== start && isShared)) return undefined;
  const { commands } = planScripts({ read, folder, isLockOptional: true });
  return { command: showCommands(commands), folder: folder === '.' ? '' : folder };
}

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
  const way = findInside(workspace, start);
  return way === undefined || way === '' ? [start] : [start, ...listFolders(dirname(start), workspace)];
}
