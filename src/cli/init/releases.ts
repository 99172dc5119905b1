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

/** The events of a workflow: the lines below `on`, up to the next top-level key. */
const EVENTS = /^["']?on["']?:(.*(?:\r?\n(?:[ \t#-].*|(?=\r?\n|$)))*)/m;

/** Words by which a workflow that tags start does more than test. */
const RELEASES = /releas|deploy|publish|svn/i;

/** Actions and commands that make releases on GitHub, whatever starts them. */
const MAKERS = /[\w.-]+\/(?:create-release|action-gh-release|release-action)\b|\bgh release create\b/;

/** Actions that publish in WordPress's directory. */
const DIRECTORY = /[\w.-]+\/(?:action-)?wordpress-plugin-deploy\b/;

/** The request by which a version is published without this action. */
const ORDER = /\/api\/v1\/plugin\/update\b/;

/**
 * Says why a person has to look at another workflow: it publishes or releases, too; `undefined` if it does neither.
 *
 * @param name of its file
 */
export function explainWorkflow(name: string, text: string): string | undefined {
  const code = text.replaceAll(/(?:^|\s)#.*/g, '');
  if (ORDER.test(code)) return `${name} publishes, too: delete it, or versions may be published twice`;
  const [maker] = MAKERS.exec(code) ?? [];
  if (maker !== undefined)
    return `${name} makes a release, too (${maker}): remove that, or one run stops the other`;
  const [directory] = DIRECTORY.exec(code) ?? [];
  if (directory !== undefined)
    return `${name} publishes on WordPress.org (${directory}): keep it only if both should`;
  return isStartedByRelease(code)
    ? `${name} runs on tags or releases, too: make sure that only one of them releases`
    : undefined;
}

/** Whether a workflow runs on releases, or on tags and names a release. */
function isStartedByRelease(text: string): boolean {
  const [events = '', list = ''] = EVENTS.exec(text) ?? [];
  if (listKey(list, 'release') !== undefined) return true;
  return /\btags:/.test(listKey(list, 'push') ?? '') && RELEASES.test(text.replace(events, ''));
}

/** Finds an event, with its filters; names deeper in the list, such as those of inputs, are none. */
function listKey(list: string, name: string): string | undefined {
  const [inline = '', ...lines] = list.split(/\r?\n/);
  if (new RegExp(`[[{,\\s]["']?${name}\\b`).test(inline)) return inline;
  const written = lines.filter((line) => line.trim() !== '');
  const depth = Math.min(...written.map((line) => line.search(/\S/)));
  const isKey = (line: string) => line.search(/\S/) === depth;
  const start = written.findIndex(
    (line) => isKey(line) && new RegExp(`^\\s*(?:- *)?["']?${name}["']?(?::|\\s*$)`).test(line),
  );
  if (start === -1) return undefined;
  const rest = written.slice(start + 1);
  const end = rest.findIndex(isKey);
  return [written[start], ...(end === -1 ? rest : rest.slice(0, end))].join('\n');
}

/** Facts of a workflow that publishes with a request of its own. */
export interface OldOrder {
  readonly workflow: string;
  readonly pluginId: string | undefined;
  readonly baseUrl: string | undefined;
  /** The name of the secret that has the key. */
  readonly secret: string | undefined;
}

/** Reads the plugin, the service and the secret of a workflow that publishes; only what it names once. */
export function readOldOrder(workflow: string, text: string): OldOrder | undefined {
  if (!ORDER.test(text)) return undefined;
  const only = (pattern: RegExp): string | undefined => {
    const names = new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
    return names.size === 1 ? [...names][0] : undefined;
  };
  return {
    workflow,
    pluginId: only(/\b(plugin_(?!id\b)\w+)/g),
    baseUrl: only(/(https?:\/\/[\w.:-]+(?:\/[\w.-]+)*)\/api\/v1\/plugin\/update\b/g),
    secret: only(/\bsecrets\.(?!GITHUB_TOKEN\b)(\w+)/g),
  };
}
