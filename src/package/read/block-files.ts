import { toRecord } from '../../shared/record.ts';
import { parseJson } from './composer-json.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';

/** Files that the `block.json` of a block names, and the package lacks. */
export interface LostBlockFiles {
  /** The `block.json`, as a path in the package. */
  readonly by: string;
  /** As it spells them, without `file:`. */
  readonly files: readonly string[];
  /** The block, where its script for the editor is all that lacks: a script of several blocks may register it. */
  readonly editedBlock: string | undefined;
}

/** Source: WordPress core register_block_type_from_metadata(). */
const EDITOR = 'editorScript';
const CODE = [EDITOR, ...'script viewScript scriptModule viewScriptModule render variations'.split(' ')];
const STYLES = 'editorStyle style viewStyle'.split(' ');
/** Builds write other files elsewhere. */
const SOURCE = /(^|\/)(src|sources?)\//i;
const MAX_FILES = 100;
/** Source: WordPress core, which takes a path where there is no name of a block. */
const FROM_FILE =
  /block\.json|blocks?_types?_from_metadata\w*|register_block_type\s*\((?!\s*(['"])[\w-]+\/[\w-]+\1\s*[,)])/g;
/** The end of a call whose path ends with a text: `( __DIR__ . '/blocks/note' )`, and what follows if it does not. */
const WITH_TEXT = /^\s*\(?((?:[^'",;]|,\s*\d){0,200})(['"])([\w./-]{1,200})\2\s*(,|\)[\s)]{0,200}\.?)/;
/** No code registers more, each in a place of its own. */
const MAX_REGISTERED = 200;

/** Looks for blocks that lack files in the plugin's own files. */
interface BlockSearch {
  /** @param isWhole whether the text is the whole file */
  readonly search: (path: string, text: string, isWhole: boolean, spend: (cost: number) => boolean) => void;
  readonly collect: () => readonly LostBlockFiles[];
}

/** @param paths of the package */
export function createBlockSearch(paths: readonly string[]): BlockSearch {
  const lost: LostBlockFiles[] = [];
  const folders = new Set<string>();
  const inScripts = new Set<string>();
  const hasBlocks = paths.some((path) => path.endsWith('block.json'));
  const files = new Set(hasBlocks ? paths : []);
  const isWanted = (path: string) =>
    path.endsWith('.php') ||
    (path.endsWith('.js') && !SOURCE.test(path)) ||
    (path.endsWith('block.json') && lost.length < MAX_LOST);
  return {
    search(path, text, isWhole, spend) {
      if (!hasBlocks || !isWanted(path) || !spend(text.length)) return;
      if (path.endsWith('.php')) for (const end of listRegistered(text)) folders.add(end);
      else if (path.endsWith('.js'))
        // The rest of a large bundle may register others.
        for (const name of listInScript(text)) inScripts.add(isWhole ? name : namespaceOf(name));
      else lost.push(...findLostBlockFiles(path, text, (file) => files.has(file)));
    },
    collect: () =>
      lost.filter(
        ({ editedBlock: name = '', ...one }) =>
          isRegistered(one, folders) && !inScripts.has(name) && !inScripts.has(namespaceOf(name)),
      ),
  };
}

/** More are not reported. */
const MAX_LOST = 100;

const namespaceOf = (block: string) => block.replace(/(?<=\/).*/, '');

/**
 * Lists the ends of the folders from which PHP code may register blocks; `''` stands for any folder. A `block.json` that
 * nothing registers is a leftover.
 */
function listRegistered(code: string): readonly string[] {
  return [...code.matchAll(FROM_FILE)].slice(0, MAX_REGISTERED).map(({ 0: match, index }) => {
    const end = index + match.length;
    const text =
      match === 'block.json'
        ? (/[\w./%*-]*$/.exec(code.slice(Math.max(0, index - 200), index))?.[0] ?? '')
        : readEnd(code.slice(end, end + 500));
    const folder = text.replace(/(?:^|\/)block\.json$/, '').replace(/^[./]+|\/+$/g, '');
    return /[*%]/.test(folder) ? '' : folder;
  });
}

/** Reads the text with which the path of a call ends; `''` if other things may follow, as after `$this->path( 'blocks' ) . $name`. */
function readEnd(call: string): string {
  const [, before = '', , text = '', after = ''] = WITH_TEXT.exec(call) ?? [];
  const isInside = after === ',' && before.split('(').length > before.split(')').length;
  return isInside || after.endsWith('.') ? '' : text;
}

/** The `block.json` that a bundler puts into a script, or a call in it. */
const IN_SCRIPT =
  /(?:registerBlockType\)?\(\s{0,20}|name["']?:\s{0,20})["'`]([a-z][\w-]{0,99}\/[a-z][\w-]{0,99})["'`]/g;

/** A bundle names other things in the same way. */
const MAX_NAMED = 1_000;

/** Lists the blocks that a built script registers. */
function listInScript(script: string): readonly string[] {
  return [...script.matchAll(IN_SCRIPT)].slice(0, MAX_NAMED).map(([, name = '']) => name);
}

/** Whether code may register the block of a `block.json`. */
function isRegistered({ by }: Pick<LostBlockFiles, 'by'>, registered: ReadonlySet<string>): boolean {
  const folder = `/${parentOf(by)}`;
  return registered.has('') || [...registered].some((end) => folder.endsWith(`/${end}`));
}

/**
 * Finds the files that a block lacks. Styles count only beside other files: many builds make none, and leave its name.
 *
 * @param text with its bytes as characters
 * @param isThere whether the package has a file
 */
function findLostBlockFiles(
  path: string,
  text: string,
  isThere: (path: string) => boolean,
): readonly LostBlockFiles[] {
  if (!/(^|\/)block\.json$/.test(path) || SOURCE.test(path)) return [];
  const block = toRecord(parseJson(text));
  const find = (keys: readonly string[]) =>
    keys
      .flatMap((key) => block[key])
      .slice(0, MAX_FILES)
      .flatMap((value) =>
        typeof value === 'string' ? (/^file:(?:\.\/)*(?!\.\/)([\w.-][\w./-]*)$/.exec(value)?.[1] ?? []) : [],
      )
      .filter((file) => !file.includes('..') && !isThere(prefixOf(parentOf(path)) + file));
  const code = find(CODE);
  if (code.length === 0) return [];
  const isOfEditor = find(CODE.filter((key) => key !== EDITOR)).length === 0;
  const { name } = block;
  const editedBlock = isOfEditor && typeof name === 'string' ? name : undefined;
  return [{ by: path, files: [...new Set([...code, ...find(STYLES)])], editedBlock }];
}
