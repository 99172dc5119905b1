import type { CDPSession } from 'playwright-core';
import { EDITOR_READY, INSERT_BLOCKS, READ_EDITOR, SELECT_BLOCKS } from './in-page.ts';
import type { PageVisit, SeenBlock, SeenEditor } from './model.ts';
import type { Heard } from './page-events.ts';
import { evaluate, settle, type Timer } from './settle.ts';

const EDITOR_MS = 15_000;

/** Inserts the plugin's blocks in an editor that was opened, selects them, and reads what it shows. @throws VisitTooLong */
export async function visitEditor(
  cdp: CDPSession,
  { blocks = [], otherBlocks = [] }: PageVisit,
  heard: Heard,
  timer: Timer,
): Promise<SeenEditor> {
  const none: SeenEditor = {
    isReady: false,
    hasCrashed: false,
    saved: [],
    inserted: [],
    fallen: [],
    leftOut: [],
    known: [],
    markup: '',
  };
  let spent = 0;
  while ((await evaluate(cdp, EDITOR_READY, timer)) !== true) {
    spent += await timer.tick();
    if (spent > EDITOR_MS) return none;
  }
  // The blocks of the post are drawn before others come.
  await settle(cdp, heard, timer, () => false);
  const listed = Object(
    await evaluate(
      cdp,
      `(${INSERT_BLOCKS})(${JSON.stringify(blocks)}, ${JSON.stringify(otherBlocks)})`,
      timer,
    ),
  ) as Untrusted<'saved' | 'inserted' | 'known'>;
  await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
  const lists = [listed.saved, listed.inserted].map((list) => JSON.stringify(list ?? null)).join(', ');
  const seen = await evaluate(cdp, `(${READ_EDITOR})(${lists})`, timer);
  const editor = readEditor(seen, listed.known) ?? none;
  if (!editor.isReady || editor.hasCrashed) return editor;
  const select = `(${SELECT_BLOCKS})(${JSON.stringify(listed.inserted ?? null)})`;
  return { ...editor, fallen: readNames(await evaluate(cdp, select, timer)) };
}

/** Something that a page has handed out. */
type Untrusted<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Reads the state of an editor. Scripts of the page may have replaced what was called, so it may be anything. */
function readEditor(seen: unknown, known: unknown): SeenEditor | undefined {
  const { isReady, hasCrashed, saved, inserted, leftOut, markup } = Object(seen) as Untrusted<
    keyof SeenEditor
  >;
  const isSeen =
    typeof hasCrashed === 'boolean' &&
    typeof markup === 'string' &&
    areBlocks(saved) &&
    areBlocks(inserted) &&
    areTexts(leftOut) &&
    areTexts(known);
  return isReady === true && isSeen
    ? { isReady, hasCrashed, saved, inserted, fallen: [], leftOut, known, markup }
    : undefined;
}

/** Reads a list of names, which may be anything, too. */
function readNames(list: unknown): readonly string[] {
  return areTexts(list) ? list : [];
}

function areBlocks(value: unknown): value is readonly SeenBlock[] {
  const isBlock = (one: unknown) => {
    const { name, isKnown, isValid, hasCrashed, isOffered } = Object(one) as Untrusted<keyof SeenBlock>;
    const states = [isKnown, isValid, hasCrashed, isOffered];
    return isShort(name) && states.every((state) => typeof state === 'boolean');
  };
  return Array.isArray(value) && value.length <= MAX_HANDED && value.every(isBlock);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MAX_HANDED && value.every(isShort);
}

/** The code in the page hands out no more. */
const MAX_HANDED = 2_000;
const MAX_TEXT = 500;

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
