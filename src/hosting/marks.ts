import type { Release } from '../github/responses.ts';

/** How a run says in the notes of a draft that it has made or joined it. */
export interface Mark {
  /** Random, in lower-case hex, another one for each run. */
  readonly value: string;
  /** The name of the run's upload; `undefined` when the mark does not name it. */
  readonly assetName: string | undefined;
}

/** GitHub's limit for notes, in characters. */
const MAX_BODY = 125_000;

/** For the marks of a few runs, each with a long name. */
const ROOM_FOR_MARKS = 2_000;

/** At the end of a draft's name: the run that made it takes it back. No person calls a draft so by chance. */
const WITHDRAWN = ' (withdrawn by its run)';

const CUT_SIGN = '\n\n…';

/** Every text of this shape is a mark, whoever wrote it. */
const MARK =
  /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{16,64})(?:[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254}))?[ \t]*-->/g;

/** Bytes of the random value by which a run is known. */
const VALUE_BYTES = 12;

/** The mark of this run. */
export function createMark(assetName: string, randomHex: (bytes: number) => string): Mark {
  return { value: randomHex(VALUE_BYTES), assetName };
}

/** The marks in the notes of a release, that of its creator first. */
export function readMarks(body: string): readonly Mark[] {
  return [...body.matchAll(MARK)].map(([, value = '', assetName]) => ({ value, assetName }));
}

/** Whether a run has left its mark in the notes. */
export function hasMark(body: string, { value }: Mark): boolean {
  return readMarks(body).some((mark) => mark.value === value);
}

/** Whether the run that made a draft uploads an asset of this name there, as far as its mark tells. */
export function isCreatedFor(body: string, assetName: string): boolean {
  const [creator] = readMarks(body);
  return creator !== undefined && (creator.assetName ?? assetName) === assetName;
}

/** Notes with the mark of a run at their end, as an HTML comment, which nobody sees. */
export function addMark(body: string, { value, assetName }: Mark): string {
  const name = assetName === undefined ? '' : ` ${assetName}`;
  const mark = `<!-- publish-wordpress-plugin: ${value}${name} -->`;
  return body === '' ? mark : `${body}\n\n${mark}`;
}

/** Notes as people wrote them. */
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

/** Notes that GitHub takes, together with the marks of some runs; what looks like a mark in them is left out. */
export function cutNotes(notes: string): string {
  const own = removeMarks(notes);
  const max = MAX_BODY - ROOM_FOR_MARKS;
  if (own.length <= max) return own;
  // Half a character at the cut would be replaced by another one.
  return own.slice(0, max - CUT_SIGN.length).replace(/[\ud800-\udbff]$/, '') + CUT_SIGN;
}

/** Whether the run that made a draft takes it back. The notes do not count: a person may rewrite them meanwhile. */
export function isWithdrawn({ isDraft, name }: Release): boolean {
  return isDraft && name.endsWith(WITHDRAWN);
}

/** The name by which other runs see that a draft is being taken back. */
export function toWithdrawnName({ name, tag }: Pick<Release, 'name' | 'tag'>): string {
  return name.endsWith(WITHDRAWN) ? name : `${name === '' ? tag : name}${WITHDRAWN}`;
}

/** The name without what says that the draft is being taken back. */
export function toOriginalName({ name }: Pick<Release, 'name'>): string {
  return name.endsWith(WITHDRAWN) ? name.slice(0, -WITHDRAWN.length) : name;
}
