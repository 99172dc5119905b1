import type {
  BrowserFinding,
  PageVisit,
  ScriptError,
  SeenBlock,
  Sighting,
  Tour,
} from '../../model/browser.ts';
import { withoutFullStop } from '../../../shared/quote.ts';

/** The path of a plugin's file inside its folder, without query; `undefined` for other URLs. */
export function readOwnPath(url: string, folder: string): string | undefined {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1);
  const start = `/wp-content/plugins/${folder}/`;
  return folder !== '' && path.startsWith(start) ? decodePath(path.slice(start.length)) : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a page was seen as it is in the end, or nearly. */
export function hasVisited({ state }: Sighting): boolean {
  return state === 'settled' || state === 'busy';
}

/** Whether the editor still works, and the plugin's blocks in it. */
export function judgeEditor(
  page: PageVisit,
  before: Sighting | undefined,
  after: Sighting,
  { folder, blockScripts }: Pick<Tour, 'folder' | 'blockScripts'>,
  causes: readonly BrowserFinding[],
): readonly BrowserFinding[] {
  const [was, is] = [before?.editor, after.editor];
  if (is === undefined || !hasVisited(after)) return [];
  const add = (key: string, message: string, more: Partial<BrowserFinding> = {}): BrowserFinding => ({
    severity: 'error',
    message,
    page,
    key,
    ...more,
  });
  if (was !== undefined && !was.isReady) return [];
  if (!is.isReady) return was === undefined ? [] : [add('editor', `${page.subject} no longer starts.`)];
  const isBroken = ({ isValid, hasCrashed }: SeenBlock) => !isValid || hasCrashed;
  const wasBroken = new Set(was?.saved.filter(isBroken).map(({ name }) => name));
  const fine = new Set(
    was?.inserted.filter((one) => !isBroken(one) && !wasBroken.has(one.name)).map(({ name }) => name),
  );
  const crashes = after.errors.filter(({ stack }) =>
    stack.some(({ url }) => readOwnPath(url, folder) !== undefined),
  );
  const wasFine = ({ name, isOffered }: SeenBlock) => (was === undefined ? isOffered : fine.has(name));
  const explained = (name: string) =>
    causes.some(
      ({ file, severity }) =>
        severity === 'error' &&
        file !== undefined &&
        (blockScripts.get(name) ?? []).some((url) => readOwnPath(url, folder) === file),
    );
  const placeOf = (error: ScriptError | undefined): Partial<BrowserFinding> => {
    const place = error?.stack.find(({ url }) => readOwnPath(url, folder) !== undefined);
    return { file: place && readOwnPath(place.url, folder), line: place?.line, place };
  };
  const explain = (error: ScriptError | undefined) =>
    error === undefined ? '' : ` ${withoutFullStop(error.message)}.`;
  if (is.hasCrashed) {
    if (was?.hasCrashed === true) return [];
    // An exception that nothing caught is told with it.
    const error = causes.some(({ severity }) => severity === 'error') ? undefined : crashes[0];
    const message = `${page.subject} shows an error in place of the post.${explain(error)}`;
    return [add('editor', message, placeOf(error))];
  }
  const findings = new Map<string, BrowserFinding>();
  const ofBlocks = new Set([...blockScripts.values()].flat().map((url) => readOwnPath(url, folder)));
  for (const name of is.leftOut.filter((one) => was?.leftOut.includes(one) !== true)) {
    // Errors of blocks are told with these.
    const error = crashes.find(({ stack }) => {
      const file = readOwnPath(
        stack.find(({ url }) => readOwnPath(url, folder) !== undefined)?.url ?? '',
        folder,
      );
      return file !== undefined && !ofBlocks.has(file);
    });
    const message = `${page.subject} leaves out \`${name}\`, a sidebar or panel, because it throws.${explain(error)}`;
    findings.set(`part ${name}`, add(`part ${name}`, message, placeOf(error)));
  }
  for (const [block, isSaved] of [
    ...is.saved.map((one) => [one, true] as const),
    ...is.inserted.map((one) => [one, false] as const),
  ]) {
    const { name } = block;
    const key = `block ${name}`;
    if (findings.has(key) || !wasFine(block) || name.startsWith('core/')) continue;
    const which = `the block \`${name}\``;
    if (!block.isKnown) {
      if (!explained(name))
        findings.set(
          key,
          add(
            key,
            `The editor no longer knows ${which}: posts that have it show that it is missing. ${showSaved(was?.markup, name)}`.trim(),
          ),
        );
    } else if (block.hasCrashed) {
      const error =
        crashes.find((one) =>
          (blockScripts.get(name) ?? []).some((url) =>
            one.stack.some((place) => readOwnPath(place.url, folder) === readOwnPath(url, folder)),
          ),
        ) ?? crashes[0];
      const where = isSaved ? 'in a post that the previous version saved' : 'when it is inserted';
      findings.set(
        key,
        add(
          key,
          `The editor shows an error in place of ${which}, ${where}.${explain(error)}`,
          placeOf(error),
        ),
      );
    } else if (!block.isValid)
      findings.set(
        key,
        add(
          key,
          isSaved
            ? `The editor refuses what the previous version saved for ${which}: its content is invalid now, because \`save\` returns other HTML. Add a deprecation with the old one. ${showSaved(was?.markup, name)}`.trim()
            : `What ${which} saves is invalid when the editor reads it again.`,
        ),
      );
  }
  for (const name of is.fallen) {
    const block = is.inserted.find((one) => one.name === name);
    if (block === undefined || !wasFine(block) || was?.fallen.includes(name) === true) continue;
    const error = crashes.at(-1);
    const message = `The editor shows an error when somebody selects the block \`${name}\`.${explain(error)}`;
    if (!findings.has(`block ${name}`))
      findings.set(`block ${name}`, add(`selected ${name}`, message, placeOf(error)));
  }
  return [...findings.values()];
}

const MAX_SAVED = 160;

/** The beginning of what was saved for a block. */
function showSaved(markup: string | undefined, name: string): string {
  const start = markup?.indexOf(`<!-- wp:${name} `) ?? -1;
  if (start === -1) return '';
  const text = (markup ?? '').slice(start).split('\n\n', 1)[0]?.replace(/\s+/g, ' ').replace(/`/g, "'") ?? '';
  return `It was saved as \`${text.length > MAX_SAVED ? `${text.slice(0, MAX_SAVED)}…` : text}\`.`;
}
