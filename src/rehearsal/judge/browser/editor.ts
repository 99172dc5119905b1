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

/** Something that the editor no longer does, of a block or part by its name. */
type EditorFault =
  | { readonly kind: 'not-started' | 'crashed' }
  | { readonly kind: 'left-out' | 'selected'; readonly name: string }
  | {
      readonly kind: 'unknown' | 'block-crashed' | 'invalid';
      readonly name: string;
      readonly isSaved: boolean;
    };

/** Compares an editor with the one of the previous version. The first fault of a block stands for all that it has. */
function diffEditors(was: SeenEditor | undefined, is: SeenEditor): readonly EditorFault[] {
  if (was !== undefined && !was.isReady) return [];
  if (!is.isReady) return was === undefined ? [] : [{ kind: 'not-started' }];
  if (is.hasCrashed) return was?.hasCrashed === true ? [] : [{ kind: 'crashed' }];
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
      blocks.set(name, { kind, name, isSaved });
    }
  for (const name of is.fallen) {
    const block = is.inserted.find((one) => one.name === name);
    if (block === undefined || !wasFine(block) || was?.fallen.includes(name) === true) continue;
    if (!blocks.has(name)) blocks.set(name, { kind: 'selected', name });
  }
  const parts = is.leftOut.filter((name) => was?.leftOut.includes(name) !== true);
  return [...[...new Set(parts)].map((name) => ({ kind: 'left-out' as const, name })), ...blocks.values()];
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
  const errorCauses = causes.filter(({ severity }) => severity === 'error');
  const scriptsOf = (name: string) => (blockScripts.get(name) ?? []).map((url) => readOwnPath(url, folder));
  const ofBlocks = new Set([...blockScripts.keys()].flatMap(scriptsOf));
  const isExplained = (name: string) =>
    errorCauses.some(({ file }) => file !== undefined && scriptsOf(name).includes(file));
  const findError = (fault: EditorFault): OwnError | undefined => {
    switch (fault.kind) {
      // An exception that nothing caught is told with it.
      case 'crashed':
        return errorCauses.length > 0 ? undefined : errors[0];
      // Errors of blocks are told with these.
      case 'left-out':
        return errors.find(({ at }) => !ofBlocks.has(at.file));
      case 'block-crashed':
        return (
          errors.find(({ files }) => scriptsOf(fault.name).some((file) => files.includes(file))) ?? errors[0]
        );
      case 'selected':
        return errors.at(-1);
      default:
        return undefined;
    }
  };
  return diffEditors(was, after.editor).flatMap((fault): readonly BrowserFinding[] => {
    if (fault.kind === 'unknown' && isExplained(fault.name)) return [];
    const error = findError(fault);
    const why = error === undefined ? '' : `${withoutFullStop(error.message)}.`;
    const message = `${tellFault(fault, page.subject, was?.markup)} ${why}`.trim();
    return [{ severity: 'error', message, page, key: keyOf(fault), ...error?.at }];
  });
}

function keyOf(fault: EditorFault): string {
  switch (fault.kind) {
    case 'not-started':
    case 'crashed':
      return 'editor';
    case 'left-out':
      return `part ${fault.name}`;
    case 'selected':
      return `selected ${fault.name}`;
    default:
      return `block ${fault.name}`;
  }
}

/** @param markup as the previous version has saved its blocks */
function tellFault(fault: EditorFault, subject: string, markup: string | undefined): string {
  switch (fault.kind) {
    case 'not-started':
      return `${subject} no longer starts.`;
    case 'crashed':
      return `${subject} shows an error in place of the post.`;
    case 'left-out':
      return `${subject} leaves out \`${fault.name}\`, a sidebar or panel, because it throws.`;
    case 'selected':
      return `The editor shows an error when somebody selects the block \`${fault.name}\`.`;
    case 'block-crashed': {
      const where = fault.isSaved ? 'in a post that the previous version saved' : 'when it is inserted';
      return `The editor shows an error in place of the block \`${fault.name}\`, ${where}.`;
    }
    case 'unknown':
      return `The editor no longer knows the block \`${fault.name}\`: posts that have it show that it is missing. ${showSaved(markup, fault.name)}`;
    case 'invalid':
      return fault.isSaved
        ? `The editor refuses what the previous version saved for the block \`${fault.name}\`: its content is invalid now, because \`save\` returns other HTML. Add a deprecation with the old one. ${showSaved(markup, fault.name)}`
        : `What the block \`${fault.name}\` saves is invalid when the editor reads it again.`;
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
