import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PhpFacts, PluginFacts, Sign, Source } from './facts.ts';
import { readPhpFacts } from './php-facts.ts';
import {
  findSigns,
  keepRules,
  outlineBlock,
  outlineChangelog,
  outlineComposer,
  outlinePackage,
  outlineReadme,
} from './text-facts.ts';

/** Larger files hold no settings, and nobody's keys. */
const MAX_TEXT_BYTES = 1024 * 1024;
const LIBRARY = /(^|\/)(vendor|vendor[-_]prefixed|node_modules|dependencies|third-party|libs?|libraries)\//;

type Outline = readonly [RegExp, (text: string) => readonly string[]];

/** Files of which the lines matter, by their names at the top of the plugin. */
const TOP_TEXTS: readonly Outline[] = [
  [/^readme\.(txt|md)$/i, outlineReadme],
  [/^(changelog|changes|history|release-?notes)(\.(txt|md|markdown))?$/i, outlineChangelog],
];
/** And by their names anywhere outside of libraries. */
const OWN_TEXTS: readonly Outline[] = [
  [/(^|\/)\.(distignore|gitattributes|gitignore)$/, keepRules],
  [/(^|\/)composer\.json$/, outlineComposer],
  [/(^|\/)package\.json$/, outlinePackage],
  [/(^|\/)block\.json$/, outlineBlock],
];

/** Reads the facts of a plugin from its folder. */
export function collectFacts(folder: string, source: Source): PluginFacts {
  const php: Record<string, PhpFacts> = {};
  const texts: Record<string, readonly string[]> = {};
  const signs: Sign[] = [];
  const files = listFiles(folder, '');
  for (const [path, size] of files) {
    if (typeof size === 'string' || size > MAX_TEXT_BYTES) continue;
    const bytes = readFileSync(join(folder, path));
    signs.push(...findSigns(path, bytes));
    const facts = path.endsWith('.php') ? readPhp(path, bytes, source) : undefined;
    if (facts !== undefined) php[path] = facts;
    const outline = findOutline(path);
    if (outline !== undefined) texts[path] = outline(bytes.toString());
  }
  return { source, files, php: keepLoaded(php), texts, signs };
}

/** All files below a folder, sorted, with their sizes or the targets of links. */
export function listFiles(folder: string, prefix: string): PluginFacts['files'] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.map(({ name }) => name).sort();
  return names.flatMap((name): PluginFacts['files'] => {
    const stats = lstatSync(join(folder, name));
    const path = `${prefix}${name}`;
    if (stats.isDirectory()) return listFiles(join(folder, name), `${path}/`);
    if (stats.isSymbolicLink()) return [[path, readlinkSync(join(folder, name))]];
    return [[path, stats.size]];
  });
}

function findOutline(path: string): Outline[1] | undefined {
  const isOwn = !LIBRARY.test(path);
  const outlines = path.includes('/') ? OWN_TEXTS : [...TOP_TEXTS, ...OWN_TEXTS];
  const [, outline] = outlines.find(([pattern]) => pattern.test(path)) ?? [];
  // Files that Composer installed say nothing about the plugin, but a `composer.json` marks a library.
  return isOwn || basename(path) === 'composer.json' ? outline : undefined;
}

/** Headers count in the two topmost levels; paths of built files wherever a checkout loads them. */
function readPhp(path: string, bytes: Buffer, { kind }: Source): PhpFacts | undefined {
  const depth = path.split('/').length;
  const isBuildWanted = kind === 'checkout' && !LIBRARY.test(path) && !/(^|\/)tests?\//i.test(path);
  const facts = readPhpFacts(bytes, { isBuildWanted });
  const headers =
    depth <= 2 && facts.headers.some(([label]) => /^plugin name$/i.test(label)) ? facts.headers : [];
  const kept = { ...facts, headers };
  const isPlain =
    headers.length === 0 &&
    facts.statements.length === 0 &&
    facts.builds.length === 0 &&
    facts.isAutoloader !== true;
  return isPlain && facts.start === 'tag' && depth > 1 ? undefined : kept;
}

/** Templates begin with text as they please; of files that do only those count that the plugin's own files name. */
function keepLoaded(php: Readonly<Record<string, PhpFacts>>): Record<string, PhpFacts> {
  const top = Object.entries(php).filter(([path]) => !path.includes('/'));
  const loaded = top.flatMap(([, { statements }]) => statements.map(({ path }) => path));
  const isNamed = (path: string) => loaded.some((named) => named !== '' && named.endsWith(path));
  const facts = Object.entries(php).map(([path, file]): [string, PhpFacts] => {
    return [path, path.includes('/') && !isNamed(path) ? { ...file, statements: [] } : file];
  });
  const kept = facts.filter(([path, { headers, statements, builds, isAutoloader }]) => {
    const isTop = !path.includes('/');
    const hasFacts = headers.length > 0 || statements.length > 0 || builds.length > 0;
    return isTop || hasFacts || isAutoloader === true || isNamed(path);
  });
  return Object.fromEntries(kept);
}
