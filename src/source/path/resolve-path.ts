import { lstat, readlink, stat } from 'node:fs/promises';
import { dirname, isAbsolute, parse, relative, resolve, sep } from 'node:path';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { findNearest } from '../../shared/nearest-name.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { sortByBytes } from '../../shared/sorted.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { adviseOnNothing, createLocalError, explainFileRead } from '../local-errors.ts';
import { expandParts, isPattern, listFolder, TooManyFolders } from './glob.ts';

/** The file or directory that `zip-path` names on this disk. */
interface LocalSource {
  readonly kind: 'file' | 'directory';
  /** Absolute, without resolving links. */
  readonly path: string;
  /** The path for messages: relative to the workspace if it is inside, with `/` between its parts. */
  readonly shown: string;
}

/**
 * Finds the ZIP file or directory that `zip-path` names: literally, else as a pattern that matches exactly one. Both
 * kinds of slashes separate folders. Follows links, and allows paths outside of the workspace.
 *
 * @param workspace the absolute path that relative ones start from
 * @throws PublishError `input`: it matches nothing or too much; `package`: the match cannot be published
 * @throws Cancelled
 */
export async function resolveZipPath(
  text: string,
  workspace: string,
  yieldToEventLoop: YieldToEventLoop = neverYield,
): Promise<LocalSource> {
  if (/\p{Cc}/u.test(text)) throw badPath(text, 'contains a control character', 'Write it on one line.');
  if (/^https?:\/\//i.test(text)) {
    // Its query may be a credential.
    throw badPath(text.replace(/[?#].*$/, ''), 'is a URL', 'Set the input `zip_url` to it instead.');
  }
  const literal =
    (await statSource(text, workspace)) ?? (await statSource(text.replaceAll('\\', '/'), workspace));
  if (literal !== undefined) return literal;

  const { folder, parts } = splitPattern(text, workspace);
  const found = await expand(text, folder, parts, yieldToEventLoop);
  const [only] = found;
  if (found.length > 1) throw await explainSeveral(text, found, workspace);
  const source = only === undefined ? undefined : await statSource(only, workspace);
  if (source === undefined) throw await explainNothing(text, workspace, folder, parts);
  return source;
}

/** @throws PublishError `package`: the path exists, but cannot be published */
async function statSource(text: string, workspace: string): Promise<LocalSource | undefined> {
  const path = resolve(workspace, text);
  const shown = showPath(path, workspace);
  const stats = await stat(path).catch((error: unknown) => explainStat(error, path, shown));
  if (stats === undefined) return undefined;
  if (stats.isDirectory()) return { kind: 'directory', path, shown };
  if (!stats.isFile()) {
    throw createLocalError(
      `\`zip-path\` points to ${quoteName(shown)}, which is neither a file nor a directory.`,
      'Give the path of a ZIP file, or of the directory of the plugin.',
    );
  }
  if (/\.php$/i.test(shown)) {
    throw createLocalError(
      `\`zip-path\` points to ${quoteName(shown)}, which is a PHP file.`,
      `Set it to the folder of the plugin, ${quoteName(showPath(dirname(path), workspace))}: the action zips it.`,
    );
  }
  if (stats.size > 0) return { kind: 'file', path, shown };
  throw createLocalError(
    `\`zip-path\` points to ${quoteName(shown)}, which is an empty file.`,
    'Check the step that builds the ZIP.',
  );
}

const CLOSED_FIX = 'Check its permissions, and those of the folders above it.';

// With ENAMETOOLONG and EINVAL (Windows), nothing can have such a name.
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL'];

async function explainStat(error: unknown, path: string, shown: string): Promise<undefined> {
  const code = readSystemCode(error) ?? '';
  if (!ABSENT.includes(code) && code !== 'ELOOP') throw explainFileRead(error, shown, CLOSED_FIX);
  const isLink = await lstat(path).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  if (!isLink) return undefined;
  throw createLocalError(
    `\`zip-path\` points to the link ${quoteName(shown)}, and that to ${quoteName(await readlink(path))}, which does not exist.`,
    'Fix the link, or give the path of its target.',
  );
}

function showPath(path: string, workspace: string): string {
  const inside = relative(workspace, path);
  const isOutside = isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`);
  return isOutside ? path : inside.split(sep).join('/') || '.';
}

/** The folder where a pattern starts, and its remaining parts. */
interface Pattern {
  readonly folder: string;
  readonly parts: readonly string[];
}

function splitPattern(text: string, workspace: string): Pattern {
  const slashed = text.replaceAll('\\', '/');
  const { root } = parse(slashed);
  const parts = slashed
    .slice(root.length)
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const first = parts.findIndex(isPattern);
  const plain = first < 0 ? parts.length - 1 : first;
  return { folder: resolve(workspace, root, ...parts.slice(0, plain)), parts: parts.slice(plain) };
}

/** Lists the paths that match a pattern; none for a path without wildcards, which was already tried. */
async function expand(
  text: string,
  folder: string,
  parts: readonly string[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly string[]> {
  if (!parts.some(isPattern)) return [];
  try {
    return await expandParts(folder, parts, undefined, yieldToEventLoop);
  } catch (error) {
    if (!(error instanceof TooManyFolders)) throw error;
    throw badPath(text, 'searches too many folders', 'Name the folder to search, and use fewer `**`.');
  }
}

async function explainSeveral(
  text: string,
  found: readonly string[],
  workspace: string,
): Promise<PublishError> {
  const names = await Promise.all(
    found.map(async (path) => `${showPath(path, workspace)}${(await isFolder(path)) ? '/' : ''}`),
  );
  return badPath(
    text,
    `matches ${found.length} files and directories: ${listNames(sortByBytes(names, (name) => name))}`,
    'Make it match only the ZIP or directory to publish.',
  );
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() === true;
}

/**
 * Explains a path that matches nothing: names the folder where the search ended, and what the author may have meant.
 */
async function explainNothing(
  text: string,
  workspace: string,
  folder: string,
  [wanted = '']: readonly string[],
): Promise<PublishError> {
  const rest = text.replace(/^(?:~|\$\{?\w+\}?)?\/+/, '');
  const isHere = rest !== text && rest !== '' && (await isThere(resolve(workspace, rest)));
  const isUnresolved = /^~|\$/.test(text);
  const why = isUnresolved ? 'variables and `~` are not replaced here' : 'it starts at the top of the disk';
  const fix = isHere
    ? `Write ${quoteName(rest)}, which starts at the workspace.`
    : 'Write the path from the workspace, with `${{ env.NAME }}` for a variable.';
  if (isHere || isUnresolved) return badPath(text, `matches nothing: ${why}`, fix);
  const { path, missing } = await findDeepest(folder, wanted);
  const shown = showPath(path, workspace);
  const place = shown === '.' ? `the workspace ${quoteName(workspace)}` : `the folder ${quoteName(shown)}`;
  const names = await listNamesIn(path, shown);
  if (names.length === 0) {
    return badPath(text, `matches nothing: ${place} is empty`, adviseOnNothing(shown));
  }
  const near = isPattern(missing) ? undefined : findSimilar(missing, names);
  const inOtherCase = names.find((name) => isInOtherCase(name.replace('/', ''), missing));
  return badPath(
    text,
    `matches nothing: ${place} holds ${listNames(pickNear(names, inOtherCase))}`,
    inOtherCase === undefined
      ? `${near === undefined ? '' : `Did you mean ${quoteName(near)}? `}${isAbsolute(text) ? ELSEWHERE : 'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.'}`
      : `Write ${quoteName(await correctCase(text, workspace))}: upper and lower case differ.`,
  );
}

/** The fix for a path such as the output `package-path` of another job. */
const ELSEWHERE =
  'Check the path, which starts at the top of the disk. Jobs share no files: what another job made, upload there with `actions/upload-artifact`, and set `artifact-name` here.';

function findSimilar(missing: string, names: readonly string[]): string | undefined {
  const toStem = (name: string) => name.replace(/(\.zip|\/)$/i, '');
  const shown = names.filter((name) => !name.startsWith('.') || missing.startsWith('.'));
  const nearest = findNearest(toStem(missing), shown.map(toStem));
  const similar = names.find((name) => toStem(name) === nearest)?.replace('/', '');
  return similar === missing ? undefined : similar;
}

/** Writes a path as the disk has it, as far as that is there. */
async function correctCase(text: string, workspace: string): Promise<string> {
  const slashed = text.replaceAll('\\', '/');
  const { root } = parse(slashed);
  const corrected: string[] = [];
  for (const part of slashed.slice(root.length).split('/')) {
    const folder = resolve(workspace, root, ...corrected);
    const names = (await listFolder(folder).catch(() => [])).map(({ name }) => name);
    corrected.push(names.includes(part) ? part : (names.find((name) => isInOtherCase(name, part)) ?? part));
  }
  return `${root}${corrected.join('/')}`;
}

function isInOtherCase(name: string, wanted: string): boolean {
  return name !== wanted && name.toLowerCase() === wanted.toLowerCase();
}

async function listNamesIn(path: string, shown: string): Promise<readonly string[]> {
  const entries = await listFolder(path).catch((error: unknown) => {
    throw explainFileRead(error, shown, CLOSED_FIX);
  });
  return sortByBytes(
    entries.map((entry) => (entry.isFolder ? `${entry.name}/` : entry.name)),
    (name) => name,
  );
}

/** Finds the deepest existing folder on the way, and the name that is missing in it. */
async function findDeepest(folder: string, wanted: string): Promise<{ path: string; missing: string }> {
  const parent = dirname(folder);
  if (parent === folder || (await isFolder(folder))) return { path: folder, missing: wanted };
  return findDeepest(parent, relative(parent, folder));
}

/** Sorts likely intentions first: the name in another case, ZIP files, folders. */
function pickNear(names: readonly string[], inOtherCase: string | undefined): readonly string[] {
  const rank = (name: string) =>
    name === inOtherCase ? 0 : /\.zip$/i.test(name) ? 1 : name.endsWith('/') ? 2 : 3;
  return [...names].sort((a, b) => rank(a) - rank(b));
}

function badPath(text: string, problem: string, hint: string): PublishError {
  return new PublishError({
    code: 'input',
    title: 'Package not found',
    message: `\`zip-path\` ${quoteName(text)} ${problem}.`,
    hint,
  });
}
