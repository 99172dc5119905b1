import type { CDPSession } from 'playwright-core';
import { EDITOR_READY, INSERT_BLOCKS, READ_EDITOR, SELECT_BLOCKS } from './in-page.ts';
import type { PageVisit, SeenEditor } from '../model/browser.ts';
import type { Heard } from './page-events.ts';
import { readBlocks, readEditor, readNames } from './read-driver.ts';
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
  const insert = `(${INSERT_BLOCKS})(${JSON.stringify(blocks)}, ${JSON.stringify(otherBlocks)})`;
  const listed = readBlocks(await evaluate(cdp, insert, timer));
  await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
  if (listed === undefined) return none;
  const { known } = listed;
  const lists = [listed.saved, listed.inserted].map((list) => JSON.stringify(list)).join(', ');
  const seen = readEditor(await evaluate(cdp, `(${READ_EDITOR})(${lists})`, timer));
  if (seen?.isReady !== true) return none;
  const select = `(${SELECT_BLOCKS})(${JSON.stringify(listed.inserted)})`;
  const fallen = seen.hasCrashed ? [] : readNames(await evaluate(cdp, select, timer));
  return { ...seen, known, fallen };
}
