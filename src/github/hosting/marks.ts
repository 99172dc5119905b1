import type { Repository } from '../ports.ts';
import type { Release } from '../responses.ts';
import type { RunTools } from '../../http/run-tools.ts';

/** A run's mark in the notes of a draft that it created or took over. */
export interface Mark {
  /** The id of the workflow run, the same in each attempt; outside of workflows, a random value. */
  readonly runId: string;
  /** The package that the run puts on the draft. */
  readonly assetName: string;
  /** Its SHA-256, in lower-case hex. */
  readonly sha256: string;
  /**
   * When the run wrote the mark, in whole seconds since 1970. GitHub's own time of a draft is that of the commit
   * ("REST API endpoints for releases", `created_at`).
   */
  readonly writtenS: number;
}

/** GitHub's limit for notes, in characters. */
const MAX_BODY = 125_000;

/** Enough for a mark with the longest asset name. */
const ROOM_FOR_MARK = 500;

const CUT_SIGN = '\n\n…';

/** Every text of this form counts as a mark, whoever wrote it. */
const MARK =
  /<!--[ \t]*publish-wordpress-plugin:[ \t]*([0-9a-f]{1,64})[ \t]+([A-Za-z0-9][A-Za-z0-9._+-]{0,254})[ \t]+([0-9a-f]{64})[ \t]+(\d{1,12})[ \t]*-->/g;

/** Number of bytes of the random value that stands for the run outside of workflows. */
const RANDOM_BYTES = 12;

/** Creates the mark of this run for a package. */
export function createMark(
  { assetName, file: { sha256 } }: { readonly assetName: string; readonly file: Pick<Mark, 'sha256'> },
  { runId }: Pick<Repository, 'runId'>,
  { randomHex, clock }: Pick<RunTools, 'randomHex' | 'clock'>,
): Mark {
  const writtenS = Math.floor(clock.wallNow() / 1000);
  return { runId: runId ?? randomHex(RANDOM_BYTES), assetName, sha256, writtenS };
}

/** Reads the mark in the notes of a draft; of several, the first one, because generated notes follow ours. */
export function readMark({ body }: Pick<Release, 'body'>): Mark | undefined {
  const [found] = body.matchAll(MARK);
  if (found === undefined) return undefined;
  const [, runId = '', assetName = '', sha256 = '', writtenS] = found;
  return { runId, assetName, sha256, writtenS: Number(writtenS) };
}

/** Adds the mark of a run to notes in place of any other, as an HTML comment, which readers do not see. */
export function addMark(body: string, { runId, assetName, sha256, writtenS }: Mark): string {
  const notes = removeMarks(body);
  const mark = `<!-- publish-wordpress-plugin: ${runId} ${assetName} ${sha256} ${writtenS} -->`;
  return notes === '' ? mark : `${notes}\n\n${mark}`;
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

/** Cuts notes to GitHub's limit, with room for a mark. Removes what looks like a mark. */
export function cutNotes(notes: string): string {
  const own = removeMarks(notes);
  const max = MAX_BODY - ROOM_FOR_MARK;
  if (own.length <= max) return own;
  // A lone half of a surrogate pair would be replaced by another character.
  return own.slice(0, max - CUT_SIGN.length).replace(/[\ud800-\udbff]$/, '') + CUT_SIGN;
}
