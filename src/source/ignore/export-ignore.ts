import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { basename, relative as relateNames } from 'node:path/posix';
import { quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import type { Folder } from '../directory/read-folder.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';
import { type Assignment, type Attributes, type Macros, parseAttributes } from './attributes.ts';
import type { Judge, RuleLine } from './distignore.ts';
import { limitWork } from './rules-file.ts';

/** The file whose attribute `export-ignore` says what `git archive` leaves out. */
export const ATTRIBUTES_FILE = '.gitattributes';

const EXPORT_IGNORE = 'export-ignore';
/** Large files are common, because each line may be about one image. */
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;
/** Limit for all of them together, because each folder can have one. */
const MAX_ALL_BYTES = 2 * MAX_ATTRIBUTES_BYTES;

/** The rules by which `git archive` leaves files out of a tree. */
interface ExportIgnore {
  readonly judge: Judge;
  /** Whether any line applies to the content of a folder, given relative to the top of the tree. */
  readonly hasRules: (folder: string) => boolean;
}

/** The attributes of a folder and its parents. */
interface FolderRules {
  /** The path relative to the top of the repository. */
  readonly folder: string;
  readonly attributes: Attributes;
  readonly outer: FolderRules | undefined;
}

/**
 * Reads `export-ignore` from the `.gitattributes` of the tree's folders, when needed, and of the folders above it up to
 * the top of the repository. Does not apply in libraries, which need their `src` and `bin`: ignores their own files,
 * and patterns that match names at any depth. Source: gitattributes(5), and collect_some_attrs() in git's attr.c.
 *
 * @param hasRepository whether the tree may be in a repository
 * @throws (its functions, too) PublishError `package`: a file cannot be read, and ignoring it would publish too much
 */
export function readExportIgnore(top: Folder, hasRepository: boolean): ExportIgnore {
  const { realPath: realTop } = top;
  const root = hasRepository ? findRoot(realTop) : realTop;
  const lead = relative(root, realTop).split(sep).join('/');
  const spend = limitWork(ATTRIBUTES_FILE);
  let leftBytes = MAX_ALL_BYTES;
  const rootAttributes = readAttributes('');
  const frames = new Map<string, FolderRules | undefined>();
  const foreign = new Map<string, boolean>();
  frames.set('', enclose('', rootAttributes, undefined));
  // git would leave out the folder that the author named, so the rules of the folders above do not apply.
  if (listFolders(lead).some((folder) => decide(folder, true) === true))
    frames.set(lead, enclose(lead, readAttributes(lead, rootAttributes.macros), undefined));

  const toPath = (name: string) => (lead === '' || name === '' ? lead + name : `${lead}/${name}`);
  return {
    judge: (name, isFolder) => decide(toPath(name), isFolder),
    hasRules: (folder) => findFrame(toPath(folder)) !== undefined,
  };

  function readAttributes(folder: string, macros?: Macros): Attributes {
    const shown = join(relateNames(`/${lead}`, `/${folder}`), ATTRIBUTES_FILE);
    const text = readText(join(root, folder, ATTRIBUTES_FILE), shown, root);
    leftBytes -= text.length;
    if (leftBytes < 0) throw tooLarge(`The files ${quoteName(ATTRIBUTES_FILE)} of all folders are`, '2 MiB');
    return parseAttributes(text, EXPORT_IGNORE, macros);
  }

  function findFrame(folder: string): FolderRules | undefined {
    if (frames.has(folder)) return frames.get(folder);
    const outer = findFrame(parentOf(folder));
    const frame = isForeign(folder)
      ? outer
      : enclose(folder, readAttributes(folder, rootAttributes.macros), outer);
    frames.set(folder, frame);
    return frame;
  }

  function isForeign(folder: string): boolean {
    if (folder.length <= lead.length) return false;
    const known = foreign.get(folder) ?? (FOREIGN.test(basename(folder)) || isForeign(parentOf(folder)));
    foreign.set(folder, known);
    return known;
  }

  /** The innermost folder with a matching line decides, and in it the last such line. */
  function decide(path: string, isFolder: boolean): boolean | undefined {
    const values: AttributeValues = new Map();
    const isInside = isForeign(parentOf(path));
    let frame = findFrame(parentOf(path));
    for (; frame !== undefined && !values.has(EXPORT_IGNORE); frame = frame.outer) {
      const name = frame.folder === '' ? path : path.slice(frame.folder.length + 1);
      frame.attributes.visit(name, isFolder, spend, ({ isName, assignments }) => {
        if (!isName || !isInside) assign(values, assignments, rootAttributes.macros);
        return values.has(EXPORT_IGNORE);
      });
    }
    const value = values.get(EXPORT_IGNORE);
    return typeof value === 'boolean' ? value : undefined;
  }
}

/**
 * Finds the line that leaves out a path of a plugin's folder; `undefined` when none does.
 *
 * @param path the path below the folder; with a slash at its end for a folder
 * @throws PublishError `package`: a file cannot be read
 */
export function findExportIgnoreLine(folder: string, path: string): RuleLine | undefined {
  const realFolder = realpathSync(folder);
  const root = findRoot(realFolder);
  const lead = relative(root, realFolder).split(sep).join('/');
  const read = (at: string) => {
    const file = at === '' ? ATTRIBUTES_FILE : `${at}/${ATTRIBUTES_FILE}`;
    return { file, text: readText(join(root, file), file, root) };
  };
  const { macros } = parseAttributes(read('').text, EXPORT_IGNORE);
  for (const inner of listFolders(path)) {
    const isFolder = path.startsWith(`${inner}/`);
    const found = findLine(lead === '' ? inner : `${lead}/${inner}`, isFolder, macros, read);
    if (found?.value === true) return found.line;
  }
  return undefined;
}

/** Finds the line that decides about a path, and what it says. */
function findLine(
  path: string,
  isFolder: boolean,
  macros: Macros,
  read: (folder: string) => { readonly file: string; readonly text: string },
): { readonly line: RuleLine; readonly value: Assignment['value'] } | undefined {
  for (let at = path; at !== '';) {
    at = parentOf(at);
    const { file, text } = read(at);
    const name = at === '' ? path : path.slice(at.length + 1);
    const lines = text.split('\n').map((line) => line.trim());
    for (const [index, line] of [...lines.entries()].reverse()) {
      const values: AttributeValues = new Map();
      const { visit } = parseAttributes(line, EXPORT_IGNORE, macros);
      visit(name, isFolder, limitWork(file), ({ assignments }) => {
        assign(values, assignments, macros);
        return true;
      });
      if (values.has(EXPORT_IGNORE))
        return { line: { file, line: index + 1, text: line }, value: values.get(EXPORT_IGNORE) };
    }
  }
  return undefined;
}

/** Folders with other people's files. */
const FOREIGN = /^(node_modules|dependencies|third[-_]party|(.+[-_])?vendor([-_].+)?)$/i;

/** Finds the nearest folder above with `.git`; without one, the folder itself. */
function findRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** Reads the file; `''` for a link, which git does not follow here, either. */
function readText(path: string, shown: string, root: string): string {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return '';
    const bytes = readStart(path, MAX_ATTRIBUTES_BYTES + 1, root);
    if (typeof bytes === 'string') return '';
    if (bytes.length <= MAX_ATTRIBUTES_BYTES) return bytes.toString();
  } catch (error) {
    throw explainFileRead(error, shown);
  }
  throw tooLarge(`${quoteName(shown)} is`, '1 MiB');
}

function tooLarge(what: string, limit: string) {
  return createLocalError(
    `${what} larger than ${limit}.`,
    'Use patterns for whole folders, or use a `.distignore`.',
  );
}

function enclose(
  folder: string,
  attributes: Attributes,
  outer: FolderRules | undefined,
): FolderRules | undefined {
  return attributes.isEmpty ? outer : { folder, attributes, outer };
}

/** Lists a folder and its parents, outermost first. */
function listFolders(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

type AttributeValues = Map<string, Assignment['value']>;

/** Adds values, and keeps the first one of each attribute. A macro that is set adds its attributes. */
function assign(values: AttributeValues, assignments: readonly Assignment[], macros: Macros): void {
  // Later assignments have priority, in macros too.
  const open = [...assignments];
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    const { name, value } = last;
    if (values.has(name)) continue;
    values.set(name, value);
    if (value === true) for (const inner of macros.get(name) ?? []) open.push(inner);
  }
}
