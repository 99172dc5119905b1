import type { SeenBlock, SeenEditor } from './model.ts';

/** Something that a page has handed out. */
export type Untrusted<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

/** Reads the state of an editor. Scripts of the page may have replaced what was called, so it may be anything. */
export function readEditor(seen: unknown, known: unknown): SeenEditor | undefined {
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
export function readNames(list: unknown): readonly string[] {
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
