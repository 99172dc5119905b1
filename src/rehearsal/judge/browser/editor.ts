import { decodePath } from '../../model/address.ts';
import type {
  BrowserFinding,
  PageVisit,
  SeenBlock,
  SeenEditor,
  Observation,
  Tour,
} from '../../model/browser.ts';
import { withoutFullStop } from '../../../shared/quote.ts';

/** The path of a plugin's file inside its folder, without query; `undefined` for other URLs. */
export function readOwnPath(url: string, folder: string): string | undefined {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1);
  const start = `/wp-content/plugins/${folder}/`;
  return folder !== '' && path.startsWith(start) ? decodePath(path.slice(start.length)) : undefined;
}

/** Whether a page was seen as it is in the end, or nearly. */
export function hasVisited({ state }: Observation): boolean {
  return state === 'settled' || state === 'busy';
}

/** Something that the editor no longer does. */
interface EditorFault {
  readonly kind:
    | 'not-started'
    | 'crashed'
    | 'left-out'
    | 'selected'
    | 'unknown'
    | 'block-crashed'
    | 'invalid';
  /** Of a block or part. */
  readonly name: string;
  /** Of a block that the post came with. */
  readonly isSaved: boolean;
}

/** Compares an editor with the one of the previous version. The first fault of a block stands for all that it has. */
function diffEditors(was: SeenEditor | undefined, is: SeenEditor): readonly EditorFault[] {
  if (was !== undefined && !was.isReady) return [];
  if (!is.isReady) return was === undefined ? [] : [toFault('not-started')];
  if (is.hasCrashed) return was?.hasCrashed === true ? [] : [toFault('crashed')];
  const wasBroken = new Set(was?.saved.filter(isBroken).map(({ name }) => name));
  const fine = new Set(
    was?.inserted.filter((one) => !isBroken(one) && !wasBroken.has(one.name)).map(({ name }) => name),
  );
  const wasFine = ({ name, isOffered }: SeenBlock) => (was === undefined ? isOffered : fine.has(name));
  const blocks = new Map<string, EditorFault>();
  for (const [list, isSaved] of [
    [is.saved, true],
    [is.inserted, false],
  ] as const)
    for (const block of list) {
      const kind = findFault(block);
      const { name } = block;
      if (kind === undefined || blocks.has(name) || !wasFine(block) || name.startsWith('core/')) continue;
      blocks.set(name, toFault(kind, name, isSaved));
    }
  for (const name of is.fallen) {
    const block = is.inserted.find((one) => one.name === name);
    if (block === undefined || !wasFine(block) || was?.fallen.includes(name) === true) continue;
    if (!blocks.has(name)) blocks.set(name, toFault('selected', name));
  }
  const parts = is.leftOut.filter((name) => was?.leftOut.includes(name) !== true);
  return [...[...new Set(parts)].map((name) => toFault('left-out', name)), ...blocks.values()];
}

function toFault(kind: EditorFault['kind'], name = '', isSaved = false): EditorFault {
  return { kind, name, isSaved };
}

function isBroken({ isValid, hasCrashed }: SeenBlock): boolean {
  return !isValid || hasCrashed;
}

function findFault({ isKnown, isValid, hasCrashed }: SeenBlock) {
  if (!isKnown) return 'unknown';
  if (hasCrashed) return 'block-crashed';
  return isValid ? undefined : 'invalid';
}

/** An error with a file of the plugin in its stack. */
interface OwnError {
  readonly message: string;
  /** The innermost place in the plugin. */
  readonly at: Pick<BrowserFinding, 'file' | 'line' | 'place'>;
  /** All that the stack names; `undefined` for those of others. */
  readonly files: readonly (string | undefined)[];
}

/** Whether the editor still works, and the plugin's blocks in it. */
export function judgeEditor(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
  { folder, blockScripts }: Pick<Tour, 'folder' | 'blockScripts'>,
  causes: readonly BrowserFinding[],
): readonly BrowserFinding[] {
  if (after.editor === undefined || !hasVisited(after)) return [];
  const was = before?.editor;
  const errors = after.errors.flatMap(({ message, stack }): readonly OwnError[] => {
    const files = stack.map(({ url }) => readOwnPath(url, folder));
    const at = files.findIndex((file) => file !== undefined);
    const place = stack[at];
    return place === undefined ? [] : [{ message, files, at: { file: files[at], line: place.line, place } }];
  });
  const scriptsOf = (name: string) => (blockScripts.get(name) ?? []).map((url) => readOwnPath(url, folder));
  const blamed = causes.filter(({ severity }) => severity === 'error');
  const isExplained = (name: string) =>
    blamed.some(({ file }) => file !== undefined && scriptsOf(name).includes(file));
  const ofBlocks = new Set([...blockScripts.keys()].flatMap(scriptsOf));
  const findError = ({ kind, name }: EditorFault): OwnError | undefined => {
    // An exception that nothing caught is told with it, and those of blocks with these.
    if (kind === 'crashed') return blamed.length > 0 ? undefined : errors[0];
    if (kind === 'left-out') return errors.find(({ at }) => !ofBlocks.has(at.file));
    if (kind === 'selected') return errors.at(-1);
    if (kind !== 'block-crashed') return undefined;
    return errors.find(({ files }) => scriptsOf(name).some((file) => files.includes(file))) ?? errors[0];
  };
  return diffEditors(was, after.editor).flatMap((fault): readonly BrowserFinding[] => {
    if (fault.kind === 'unknown' && isExplained(fault.name)) return [];
    const error = findError(fault);
    const why = error === undefined ? '' : `${withoutFullStop(error.message)}.`;
    const { key, message } = tellFault(fault, page.subject, showSaved(was?.markup, fault.name));
    return [{ severity: 'error', message: `${message} ${why}`.trim(), page, key, ...error?.at }];
  });
}

/** @param saved how the previous version has saved the block */
function tellFault({ kind, name, isSaved }: EditorFault, subject: string, saved: string) {
  const key = `block ${name}`;
  switch (kind) {
    case 'not-started':
      return { key: 'editor', message: `${subject} no longer starts.` };
    case 'crashed':
      return { key: 'editor', message: `${subject} shows an error in place of the post.` };
    case 'left-out': {
      const message = `${subject} leaves out \`${name}\`, a sidebar or panel, because it throws.`;
      return { key: `part ${name}`, message };
    }
    case 'selected': {
      const message = `The editor shows an error when somebody selects the block \`${name}\`.`;
      return { key: `selected ${name}`, message };
    }
    case 'block-crashed': {
      const where = isSaved ? 'in a post that the previous version saved' : 'when it is inserted';
      return { key, message: `The editor shows an error in place of the block \`${name}\`, ${where}.` };
    }
    case 'unknown': {
      const then = `posts that have it show that it is missing. ${saved}`;
      return { key, message: `The editor no longer knows the block \`${name}\`: ${then}` };
    }
    case 'invalid': {
      const before = `The editor refuses what the previous version saved for the block \`${name}\`: its content is invalid now, because \`save\` returns other HTML. Add a deprecation with the old one. ${saved}`;
      const now = `What the block \`${name}\` saves is invalid when the editor reads it again.`;
      return { key, message: isSaved ? before : now };
    }
  }
}

const MAX_SAVED = 160;

/** The beginning of what was saved for a block. */
function showSaved(markup: string | undefined, name: string): string {
  const start = markup?.indexOf(`<!-- wp:${name} `) ?? -1;
  if (start === -1) return '';
  const text = (markup ?? '').slice(start).split('\n\n', 1)[0]?.replace(/\s+/g, ' ').replace(/`/g, "'") ?? '';
  return `It was saved as \`${text.length > MAX_SAVED ? `${text.slice(0, MAX_SAVED)}…` : text}\`.`;
}
