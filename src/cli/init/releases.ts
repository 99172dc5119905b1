import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from '../git.ts';
import { readText } from '../../shared/read-start.ts';

/** Lists the workflows of a repository. */
export function listWorkflows(
  top: string,
): readonly { readonly name: string; readonly text: string; readonly isOwn: boolean }[] {
  const folder = join(top, '.github', 'workflows');
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
    : [];
  return names.map((name) => {
    const text = readText(join(folder, name), top) ?? '';
    return { name, text, isOwn: text.includes('/publish-wordpress-plugin') };
  });
}

/** Finds `owner/name` on GitHub; `undefined` without such a remote. */
export function findRemote(top: string): string | undefined {
  const url = askGit(top, 'remote', 'get-url', 'origin')?.trim() ?? '';
  return /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1];
}

/** The beginning of tags of versions, such as `v`, with an example if there is one. */
interface TagStyle {
  readonly prefix: string;
  readonly example?: string;
}

interface Tagged {
  /** The plugin's slug, and its name in `package.json`. */
  readonly names: readonly string[];
  readonly version: string;
  /** Tags of the others must not start its workflow. */
  readonly isOneOfSeveral: boolean;
}

/**
 * Finds how the plugin's next tag is named: as the newest that names the plugin, else as the one with its version, else
 * as the newest of a version. `undefined` if no tag says.
 */
export function findTags(top: string, { names, version, isOneOfSeveral }: Tagged): TagStyle | undefined {
  const tags = (askGit(top, 'tag', '--sort=-creatordate') ?? '').split('\n');
  const versions = tags.flatMap((tag) => {
    const [, prefix, number] = /^((?:[\w.@/-]*?[-@/])?v?)(\d+\.\d[\w.-]*)$/.exec(tag) ?? [];
    return prefix === undefined || number === undefined ? [] : [{ prefix, number, example: tag }];
  });
  const own = versions.find(({ prefix }) => names.some((name) => prefix.startsWith(name)));
  if (own !== undefined) return own;
  if (isOneOfSeveral) return { prefix: `${names[0] ?? ''}-v` };
  const [equal, ...others] = versions.filter(({ number }) => number === version);
  if (equal !== undefined && others.length === 0) return equal;
  return versions.find(({ prefix }) => /^v?$/.test(prefix));
}

/** The events of a workflow: what stands below `on`, up to the next key at the left. */
const EVENTS = /^["']?on["']?:(.*(?:\r?\n(?:[ \t#-].*|(?=\r?\n|$)))*)/m;

/** Words by which a workflow that tags start is no mere test. */
const RELEASES = /releas|deploy|publish|svn/i;

/** Whether a workflow seems to release: releases start it, or tags do, and it says so. */
export function isStartedByRelease(text: string): boolean {
  const [events = '', list = ''] = EVENTS.exec(text) ?? [];
  if (/\brelease:|[[,\s]release\b/.test(list)) return true;
  return /\btags:/.test(list) && RELEASES.test(text.replace(events, ''));
}
