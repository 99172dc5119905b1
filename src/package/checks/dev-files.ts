import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { createPlaceTest, findFirst, sortByBytes } from '../../shared/sorted.ts';
import type { PackageView } from '../read/package-view.ts';
import { createLibraryTest } from '../read/layout.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';
import { findLeftOver, type LeftOver } from '../read/left-overs.ts';
import { type Check, nameRules, type ZippedSource } from './check.ts';
import { findOwnFiles, isOfMacOs } from './contents.ts';
import { findLeaks, isInRepository } from './secrets.ts';

/** Checks for files that sites have no use for. */
export const DEV_FILES_CHECKS: readonly Check[] = [
  {
    /**
     * Files that sites do not need: `node_modules`, tests, tool configuration, hidden files, instructions for coding
     * agents (`AGENTS.md`, `CLAUDE.md`, `GEMINI.md`, `SKILL.md`, `llms.txt`), archives and programs that no PHP names,
     * ZIPs of the plugin itself, and packages that Composer installs for development only.
     *
     * @topic What should not be in it
     * @notice Sources of scripts and styles (`package.json`, `.ts`, `.scss`).
     * @silent Libraries, and what the plugin's own code loads.
     * @effect Some hosts block plugins with archives and programs.
     * @fix Name them in `.distignore`, or with `export-ignore` in `.gitattributes`, whichever the plugin has; run
     * `composer install --no-dev`.
     */
    id: 'dev-files',
    severity: 'warning',
    acceptance: 'yes',
    *find(view, { zipped, workflow }) {
      // A ZIP in a ZIP has its own message.
      if (view.main === undefined) return;
      const found = findLeftOvers(view);
      const inner = view.innerPlugins.filter(({ path }) => found.get('archive')?.includes(path) === true);
      const isInner = (path: string) => inner.some((plugin) => plugin.path === path);
      const isSelf = ({ name }: { readonly name: string }) => isThisPlugin(name, view);
      const others = inner.filter((plugin) => !isSelf(plugin));
      const groups = [
        ...inner
          .slice(0, MAX_TOLD)
          .map(({ path, name }) =>
            isSelf({ name })
              ? `${quoteName(path)} is a ZIP of this plugin itself`
              : `${quoteName(path)} is another plugin, ${quoteName(name)}`,
          ),
        ...GROUPS.flatMap(([kind, one, many]) => {
          const names = (found.get(kind) ?? []).filter((path) => !isInner(path));
          return names.length === 0 ? [] : [`${listNames(names)} ${agree(names, one, many)}`];
        }),
      ];
      if (groups.length > 0) {
        const files = GROUPS.flatMap(([kind]) => found.get(kind) ?? []);
        const isBlocked = found.has('archive') || found.has('program');
        yield {
          message: `${groups.join('; ')}.`,
          effect: `${others.length > 0 ? 'Everyone who gets the package gets that plugin, too; every' : 'Every'} site downloads ${agree(files, 'it', 'them')}${isBlocked ? '; some hosts and malware scanners block plugins with archives and programs' : ', and some hosts block or remove such files'}.`,
          fix: `${zipped !== undefined && others.length < inner.length ? 'If your build makes the ZIP that you publish, set `zip-path` to it. ' : ''}Leave out files that the plugin does not need at run time${by(zipped)}.`,
          file: files[0],
          files,
        };
      }
      const isThere = createPlaceTest(findOwnFiles(view.layout));
      const packages = view.devPackages.filter(isThere);
      if (packages.length > 0) {
        yield {
          message: `Composer has installed ${listNames(packages)} for development only.`,
          effect: `Every site downloads ${agree(packages, 'it', 'them')}, and attackers look for tools such as PHPUnit.`,
          fix: `Run \`composer install --no-dev --optimize-autoloader\` before ${zipped === undefined ? 'the ZIP is made' : workflow === undefined ? 'this action' : 'you commit `vendor`'}: it removes them from the autoloader, too.`,
        };
      }
      const sources = found.get('source') ?? [];
      if (sources.length > 0) {
        yield {
          severity: 'notice',
          message: `${listNames(sources)} ${agree(sources, 'is a source', 'are sources')} of scripts or styles.`,
          effect: `${agree(sources, 'It helps', 'They help')} people who read the code; sites do not need ${agree(sources, 'it', 'them')}.`,
          fix: `If the source is published elsewhere, leave ${agree(sources, 'it', 'them')} out${by(zipped)}; else keep ${agree(sources, 'it', 'them')}.`,
          file: sources[0],
          files: sources,
        };
      }
    },
  },
];

/** Whether the name of a plugin in the package is that of the package itself. */
function isThisPlugin(name: string, { main }: PackageView): boolean {
  return name === main?.header.name;
}

/** One is enough to see the cause. */
const MAX_TOLD = 3;

/** Names the rules of the source; for a ZIP, they are unknown. */
function by(zipped: ZippedSource | undefined): string {
  return zipped === undefined ? ' when the ZIP is made' : `, with ${nameRules(zipped)}`;
}

const GROUPS = [
  ['development', 'is left over from development', 'are left over from development'],
  ['archive', 'is an archive inside the package', 'are archives inside the package'],
  ['program', 'is a program that sites do not need', 'are programs that sites do not need'],
] as const;

/** By kind, and sorted by name. */
function findLeftOvers(view: PackageView): ReadonlyMap<LeftOver, readonly string[]> {
  const { layout } = view;
  const named = new Set(view.namedFiles);
  const copies = new Set(
    view.innerPlugins.flatMap(({ path, name }) => (isThisPlugin(name, view) ? [path] : [])),
  );
  const prefix = prefixOf(layout.folder);
  const secrets = new Set(findLeaks(view).map(({ path }) => path));
  const isOfLibrary = createLibraryTest(layout);
  const isAlone = createLonelinessTest(layout);
  const loaded = view.loads.map((load) => load.path).filter(createPlaceTest(findOwnFiles(layout)));
  const isLoaded = (shown: string) =>
    loaded.some((path) => path === shown || (shown.endsWith('/') && path.startsWith(shown)));
  const found = new Map<LeftOver, Set<string>>();
  for (const path of findOwnFiles(layout)) {
    if (secrets.has(path) || isInRepository(path) || isOfMacOs(path)) continue;
    const leftOver = findLeftOver(path.slice(prefix.length));
    if (leftOver === undefined || (!copies.has(path) && isNamed(leftOver, named))) continue;
    const shown = prefix + leftOver.path;
    if (isLoaded(shown)) continue;
    // A hidden file that is alone keeps its folder in the repository and in the ZIP.
    const isKeeper = shown === path && /\/\.[^/]*$/.test(path) && isAlone(path);
    if (isKeeper || isOfLibrary(shown.replace(/\/$/, ''))) continue;
    found.set(leftOver.kind, (found.get(leftOver.kind) ?? new Set()).add(shown));
  }
  return new Map([...found].map(([kind, names]) => [kind, sortByBytes([...names], (name) => name)]));
}

/** Code that names them offers them to visitors, or runs them. */
function isNamed(
  { kind, path }: { readonly kind: LeftOver; readonly path: string },
  named: ReadonlySet<string>,
) {
  if (kind === 'development') return named.has(path);
  return (kind === 'archive' || kind === 'program') && named.has(path.slice(path.lastIndexOf('/') + 1));
}

/** Creates a test for files that are alone in their folder and everything below it. */
function createLonelinessTest({ entries }: PackageView['layout']): (path: string) => boolean {
  const paths = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
  // Names can be deep, so this compares neighbours in a sorted list instead of listing all folders.
  paths.sort();
  return (path) => {
    const parent = `${parentOf(path)}/`;
    const first = findFirst(paths, parent);
    return parent !== '/' && paths[first] === path && paths[first + 1]?.startsWith(parent) !== true;
  };
}
