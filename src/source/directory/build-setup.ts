import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { PublishError } from '../../shared/errors.ts';
import { readStart } from '../../shared/read-start.ts';
import { parseRules } from '../ignore/distignore.ts';
import { limitWork } from '../ignore/rules-file.ts';

/** What has to be done with a plugin's source before it is published. */
export interface BuildSetup {
  /** What `composer install` brings, when the plugin needs any of it at run time. */
  readonly composer: ComposerSetup | undefined;
  /** The script that builds scripts and styles; `undefined` when there is none. */
  readonly script: BuildScript | undefined;
  /** Whether git leaves a file out, by its path in the plugin and each `.gitignore` from the workspace down to the plugin. */
  readonly isIgnored: (path: string) => boolean;
}

export interface BuildScript {
  /** For a step of a workflow. */
  readonly command: string;
  /** Where it runs, relative to the workspace; `''` for the workspace itself. */
  readonly folder: string;
}

export interface ComposerSetup {
  /** The packages that the plugin needs, not those of PHP itself. */
  readonly packages: readonly string[];
  /** Where they go, relative to the plugin; the first is Composer's own. */
  readonly folders: readonly string[];
}

const MAX_BYTES = 1024 * 1024;

/**
 * Reads what Composer's and npm's files say, and those of git; what cannot be read says nothing.
 *
 * @param folder of the plugin
 * @param workspace above which no files count, and out of which no link may lead
 */
export function readBuildSetup(folder: string, workspace = folder): BuildSetup {
  return {
    composer: readComposer(readJson(join(folder, 'composer.json'), workspace)),
    script: readScript(folder, workspace),
    isIgnored: readIgnored(folder, workspace),
  };
}

/** The nearest `package.json` counts, but not that of a repository with many packages around the plugin. */
function readScript(start: string, workspace: string): BuildScript | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const json = readJson(join(folder, 'package.json'), workspace);
    if (json !== undefined) {
      const has = (name: string) => existsSync(join(folder, name));
      const isShared = 'workspaces' in toRecord(json) || has('pnpm-workspace.yaml') || has('lerna.json');
      const isText = typeof toRecord(toRecord(json)['scripts'])['build'] === 'string';
      if (!isText || (folder !== start && isShared)) return undefined;
      const command = has('pnpm-lock.yaml')
        ? 'pnpm install --frozen-lockfile && pnpm run build'
        : has('yarn.lock')
          ? 'yarn install --frozen-lockfile && yarn run build'
          : `npm ${has('package-lock.json') ? 'ci' : 'install'} && npm run build`;
      return { command, folder: relative(workspace, folder) };
    }
    const above = relative(workspace, dirname(folder));
    if (folder === workspace || above.startsWith('..') || isAbsolute(above)) return undefined;
  }
}

/** When rules take too long, nothing is said to be missing. */
const MAX_STEPS = 20_000_000;

/** By the files of git in the plugin and above it: a folder that a build has made is itself ignored. */
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

/** From a folder up to the workspace, both included. */
function listFolders(start: string, workspace: string): readonly string[] {
  const way = relative(workspace, start);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) return [start];
  return [start, ...listFolders(dirname(start), workspace)];
}

/** These are no packages, or put other packages in their place, or come with the program that runs them. Source: Composer's PlatformRepository. */
const PLATFORM =
  /^(php(-64bit|-ipv6|-zts|-debug)?|hhvm|(ext|lib)-.*|composer(-(plugin|runtime)-api)?|composer\/installers|wp-cli\/.*)$/i;

function readComposer(json: unknown): ComposerSetup | undefined {
  const packages = Object.keys(toRecord(toRecord(json)['require'])).filter((name) => !PLATFORM.test(name));
  if (packages.length === 0) return undefined;
  const { config, extra } = toRecord(json);
  const { strauss, mozart } = toRecord(extra);
  // Tools that give packages a prefix of the plugin's own.
  const prefixed = [toRecord(strauss)['target_directory'], toRecord(mozart)['dep_directory']];
  const folders = [toRecord(config)['vendor-dir'] ?? 'vendor', ...prefixed].filter(isText);
  return { packages, folders: folders.map((path) => path.replace(/^(\.?\/)+|\/+$/g, '')) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 1024;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
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
