import type { Spend } from '../search-budget.ts';

/** Kinds of files that sites have no use for. */
export type LeftOver = 'development' | 'archive' | 'program' | 'source';

/**
 * Finds a file, or a folder with its whole content, that sites have no use for; by its path below the plugin's folder.
 * Files that web servers obey (`.htaccess`, `web.config`), `composer.json`, which WordPress's Plugin Check requires,
 * and Vite's manifest, which PHP reads, do not count.
 */
export function findLeftOver(path: string): { readonly kind: LeftOver; readonly path: string } | undefined {
  const folder = FOLDER.exec(path)?.[0];
  if (folder !== undefined && !path.endsWith('.vite/manifest.json'))
    return { kind: 'development', path: folder };
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!ANY.test(name) || WELCOME.test(name)) return undefined;
  const found = KINDS.find(([, pattern]) => pattern.test(name));
  return found && { kind: found[0], path };
}

/** A path in quotes that leads into a folder of package managers or of tests, from the first of these on. */
const INTO_FOLDER =
  /(?<=['"][\w@./ -]{0,200})(?:node_modules|bower_components|tests?|__tests__)\/[\w@./-]{0,300}(?=['"])/gi;
/** No code names more. */
const MAX_FOLDERS = 100;
const MAX_MENTIONS = 200;

/** Creates a search for folders that look left over, although code names a file in them, outside of these folders. */
function createFolderSearch(paths: readonly string[]) {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const below = path.slice(path.indexOf('/') + 1);
    const found = findLeftOver(below);
    if (found?.kind !== 'development' || !found.path.endsWith('/')) continue;
    const known = folders.get(found.path);
    if (known !== undefined) known.push(below);
    else if (folders.size < MAX_FOLDERS) folders.set(found.path, [below]);
  }
  const named = new Set<string>();
  const tried = new Set<string>();
  return {
    named,
    search(path: string, code: string, spend: Spend) {
      if (folders.size === named.size || !spend(code.length)) return;
      if (findLeftOver(path.slice(path.indexOf('/') + 1))?.path.endsWith('/') === true) return;
      for (const [text] of code.matchAll(INTO_FOLDER)) {
        if (tried.has(text) || tried.size === MAX_MENTIONS) continue;
        tried.add(text);
        for (const [folder, files] of folders) {
          if (!named.has(folder) && files.some((file) => `/${file}`.endsWith(`/${text}`))) named.add(folder);
        }
      }
    },
  };
}

/** The extension at the end of a quoted name; all searched names have one. */
const ENDING = /\.\w{1,6}(?=['"])/g;
/** No code names more of them. */
const MAX_NAMES = 100;

/**
 * Searches code for the names of archives and programs in the package, and for files in folders that look left over: those are
 * shipped on purpose. Folders end in a slash, and are below the plugin's.
 *
 * @param folder the plugin's folder
 */
export function createNameSearch(
  paths: readonly string[],
  folder: string,
): {
  readonly search: (path: string, code: string, spend: Spend) => void;
  readonly collect: () => readonly string[];
} {
  const found = paths.filter(
    (path) =>
      (ARCHIVE.test(path) || PROGRAM.test(path)) &&
      ['archive', 'program'].includes(findLeftOver(path)?.kind ?? ''),
  );
  const left = new Set(found.map((path) => path.slice(path.lastIndexOf('/') + 1)).slice(0, MAX_NAMES));
  /**
   * The names of archives as code has them that adds the ending. The folder's own name is not one: each plugin has it in
   * its code, as its text domain.
   */
  const stems = new Map(
    [...left]
      .map((name) => [name.replace(ARCHIVE, ''), name] as const)
      .filter(([stem, name]) => stem !== name && stem !== folder),
  );
  const named: string[] = [];
  const folders = createFolderSearch(paths);
  return {
    search(path, code, spend) {
      folders.search(path, code, spend);
      if (left.size === 0 || !spend(code.length * left.size)) return;
      for (const { 0: ending, index } of code.matchAll(ENDING)) {
        for (const name of left) {
          if (!code.endsWith(name, index + ending.length)) continue;
          named.push(name);
          left.delete(name);
        }
      }
      for (const [stem, name] of stems) {
        if (!left.has(name) || ![`'${stem}'`, `"${stem}"`].some((text) => code.includes(text))) continue;
        named.push(name);
        left.delete(name);
      }
    },
    collect: () => [...named, ...folders.named],
  };
}

const ARCHIVE = /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i;
const PROGRAM = /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i;

export const MAX_DEV_PACKAGES = 1000;

/**
 * Reads from Composer's list of installed packages the folders of those for development only. Source: Composer's
 * InstalledVersions.
 */
export function listDevPackages(path: string, code: string): readonly string[] {
  const found: string[] = [];
  let name = '';
  for (const [, listed, isDev] of code.matchAll(
    /'([\w.-]+\/[\w.-]+)' => array\(|'dev_requirement' => (true)/g,
  )) {
    if (isDev === 'true' && found.length < MAX_DEV_PACKAGES)
      found.push(path.replace(/composer\/installed\.php$/, name));
    name = listed ?? name;
  }
  return found;
}

/** Hidden folders and those of package managers anywhere, and tests directly in the plugin. */
const FOLDER =
  /^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i;

/** Files that web servers obey, or that keep a folder in a repository. */
const WELCOME = /^(\.htaccess|web\.config|\.(git)?keep)$/i;

/** The first match counts. */
const KINDS: readonly (readonly [LeftOver, RegExp])[] = [
  ['development', /^\../],
  [
    'development',
    /^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
  ],
  ['development', /^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],
  [
    'development',
    /^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i,
  ],
  [
    'development',
    /^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.([\w-]+\.){0,4}(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i,
  ],
  ['development', /^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w.-]+)?\.json)$/i],
  [
    'development',
    /^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w.-]+)?\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i,
  ],
  // Instructions for coding agents, by the names that these look for. Source: WordPress's Plugin Check, since 1.8.
  ['development', /^((AGENTS|CLAUDE|GEMINI|SKILL)\.md|llms\.txt)$/],
  ['archive', ARCHIVE],
  ['program', PROGRAM],
  ['source', /^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i],
];

/** Hardly any name has to be matched against each of them. */
const ANY = new RegExp(KINDS.map(([, { source }]) => source).join('|'), 'i');
