import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { showCommands } from '../../build/command.ts';
import { join as joinPath, keysOf, listPlaces, type ReadFile, readManifests } from '../../build/manifest.ts';
import { planComposer, planScripts } from '../../build/plan.ts';
import { createFileReader } from '../../build/read-text.ts';
import { type Expectations, readComposerJson } from '../../package/index.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { findInside } from '../../shared/read-start.ts';
import { parseRules } from '../ignore/distignore.ts';
import { limitWork } from '../ignore/rules-file.ts';

type BuildSetup = NonNullable<Expectations['zipped']>['setup'];

/**
 * Reads the files of Composer, package managers and git that say how the plugin is built. Ignores what cannot be read.
 *
 * @param plugin the plugin's folder
 * @param workspace a folder around it, or itself: files above do not count, and links must not lead out of it
 */
export function readBuildSetup(plugin: string, workspace = plugin): BuildSetup {
  const inside = findInside(workspace, plugin);
  const read = createFileReader(inside === undefined ? plugin : workspace);
  const folder = inside === undefined || inside === '' ? '.' : inside;
  return {
    composer: readComposer(read, folder, (path) => existsSync(join(plugin, path))),
    script: readScript(read, folder),
    isIgnored: readIgnored(read, folder),
  };
}

function readComposer(
  read: ReadFile,
  folder: string,
  isThere: (path: string) => boolean,
): BuildSetup['composer'] {
  const [json] = readManifests(read, [joinPath(folder, 'composer.json')]);
  const needs = readComposerJson(json, isThere);
  if (needs === undefined) return undefined;
  const command = showCommands(planComposer({ read, folder }).commands);
  return { ...needs, command, folder: folder === '.' ? '' : folder };
}

/** Reads the script of the nearest `package.json`, but not that of a monorepo around the plugin. */
function readScript(read: ReadFile, start: string): BuildSetup['script'] {
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
function readIgnored(read: ReadFile, folder: string): (path: string) => boolean {
  const budget = limitWork('.gitignore', MAX_STEPS);
  const levels = listPlaces(folder).map((place) => ({
    place,
    judge: parseRules(read(joinPath(place, '.gitignore')) ?? '', budget),
  }));
  return (path) => {
    try {
      return levels.some(({ place, judge }) => {
        const parts = joinPath(folder, path)
          .slice(place === '.' ? 0 : place.length + 1)
          .split('/');
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
