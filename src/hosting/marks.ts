import type { Release } from '../github/responses.ts';

/** A run's mark in the notes of a draft that it has created or joined. */
export interface Mark {
  /** Random for each run, in lower-case hex. */
  readonly value: string;
  /** The name of the run's upload; `undefined` when the mark does not name it. */
  readonly assetName: string | undefined;
}

/** GitHub's limit for notes, in characters. */
const MAX_BODY = 125_000;

/** Enough for the marks of a few runs with long asset names. */
const ROOM_FOR_MARKS = 2_000;

/** Suffix of a draft's name while the run that created it rolls it back. No person uses it by chance. */
const WITHDRAWN = ' (withdrawn by its run)';

const CUT_SIGN = '\n\n…';

/** Every text of this form counts as a mark, whoever wrote it. */
const MARK =
  /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{16,64})(?:[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254}))?[ \t]*-->/g;

/** Number of bytes of the random value that identifies a run. */
const VALUE_BYTES = 12;

/** Creates the mark of this run. */
export function createMark(assetName: string, randomHex: (bytes: number) => string): Mark {
  return { value: randomHex(VALUE_BYTES), assetName };
}

/** Reads the marks in the notes of a release, its creator's first. */
export function readMarks(body: string): readonly Mark[] {
  return [...body.matchAll(MARK)].map(([, value = '', assetName]) => ({ value, assetName }));
}

/** Whether the notes contain the mark of a run. */
export function hasMark(body: string, { value }: Mark): boolean {
  return readMarks(body).some((mark) => mark.value === value);
}

/** Whether the run that created a draft uploads an asset of this name; a mark without a name counts as yes. */
export function isCreatedFor(body: string, assetName: string): boolean {
  const [creator] = readMarks(body);
  return creator !== undefined && (creator.assetName ?? assetName) === assetName;
}

/** Appends the mark of a run to notes, as an HTML comment, which readers do not see. */
export function addMark(body: string, { value, assetName }: Mark): string {
  const name = assetName === undefined ? '' : ` ${assetName}`;
  const mark = `<!-- publish-wordpress-plugin: ${value}${name} -->`;
  return body === '' ? mark : `${body}\n\n${mark}`;
}

/** Removes all marks from notes. */
export function removeMarks(body: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: mark, index } of body.matchAll(MARK)) {
    parts.push(body.slice(end, index).trim());
    end = index + mark.length;
  }
  if (end === 0) return body;
  return [...parts, body.slice(end).trim()].filter((part) => part !== '').join('\n\n');
}

/** Cuts notes to GitHub's limit, with room for the marks of some runs. Removes what looks like a mark. */
export function cutNotes(notes: string): string {
  const own = removeMarks(notes);
  const max = MAX_BODY - ROOM_FOR_MARKS;
  if (own.length <= max) return own;
  // A lone half of a surrogate pair would be replaced by another character.
  return own.slice(0, max - CUT_SIGN.length).replace(/[\ud800-\udbff]$/, '') + CUT_SIGN;
}

/**
 * Whether the run that created a draft is rolling it back. The notes cannot say so, because a person may rewrite them.
 */
export function isWithdrawn({ isDraft, name }: Release): boolean {
  return isDraft && name.endsWith(WITHDRAWN);
}

/** The name that tells other runs that a draft is being rolled back. */
export function toWithdrawnName({ name, tag }: Pick<Release, 'name' | 'tag'>): string {
  return name.endsWith(WITHDRAWN) ? name : `${name === '' ? tag : name}${WITHDRAWN}`;
}

/** The name of a draft before it was rolled back. */
export function toOriginalName({ name }: Pick<Release, 'name'>): string {
  return name.endsWith(WITHDRAWN) ? name.slice(0, -WITHDRAWN.length) : name;
}
