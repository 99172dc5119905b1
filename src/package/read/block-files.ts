import { toRecord } from '../../shared/record.ts';
import { parseJson } from './composer-json.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';

/** Files that the `block.json` of a block names, and the package lacks. */
export interface LostBlockFiles {
  /** The `block.json`, as a path in the package. */
  readonly by: string;
  /** As it spells them, without `file:`. */
  readonly files: readonly string[];
}

/** Source: WordPress core register_block_type_from_metadata(). */
const CODE = 'editorScript script viewScript scriptModule viewScriptModule render variations'.split(' ');
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

/**
 * Lists the ends of the folders from which PHP code may register blocks; `''` stands for any folder. A `block.json` that
 * nothing registers is a leftover.
 */
export function listRegistered(code: string): readonly string[] {
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

/** Whether code may register the block of a `block.json`. */
export function isRegistered({ by }: LostBlockFiles, registered: ReadonlySet<string>): boolean {
  const folder = `/${parentOf(by)}`;
  return registered.has('') || [...registered].some((end) => folder.endsWith(`/${end}`));
}

/**
 * Finds the files that a block lacks. Styles count only beside other files: many builds make none, and leave its name.
 *
 * @param text with its bytes as characters
 * @param isThere whether the package has a file
 */
export function findLostBlockFiles(
  path: string,
  text: string,
  isThere: (path: string) => boolean,
): LostBlockFiles | undefined {
  if (!/(^|\/)block\.json$/.test(path) || SOURCE.test(path)) return undefined;
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
  return code.length === 0 ? undefined : { by: path, files: [...new Set([...code, ...find(STYLES)])] };
}
