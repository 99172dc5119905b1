import type { Problem } from '../model/results.ts';
import { cutWords, readWords } from './html-text.ts';

/** Encloses a part of a post, such as a shortcode, in two comments that mark it on the page. */
export function mark(content: string, index: number): string {
  return `<!--rehearsal ${index}-->${content}<!--/rehearsal ${index}-->`;
}

interface ContentPart {
  /** The beginning of sentences about it. */
  readonly subject: string;
  readonly content: string;
}

/** All parts may claim the whole page. */
const MAX_SHOWN = 100_000;

/** Reads the tags and words that each part shows on a page. Omits parts whose comments are missing. */
export function readShown(parts: readonly ContentPart[], output: string): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const [index, { subject, content }] of parts.entries()) {
    const start = output.indexOf(`<!--rehearsal ${index}-->`);
    const end = output.indexOf(`<!--/rehearsal ${index}-->`, start);
    if (start === -1 || end === -1) continue;
    const text = output
      .slice(start, Math.min(end, start + MAX_SHOWN))
      .replace(/<!--[^]*?(?:-->|$)|<(style|script)\b[^]*?(?:<\/\1>|$)|<\/?(?:p|br)\b[^<>]*>|&nbsp;/gi, '')
      .trim();
    // WordPress prints an unknown shortcode unchanged.
    shown.set(subject, text === content ? '' : text);
  }
  return shown;
}

/** Words of a part that has nothing to show, or lacks an attribute. */
const EMPTY =
  /\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i;

/** Tags that show something without words, or that scripts fill. */
const FULL =
  /<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i;

/** Lists the subjects of parts that showed something with the previous version, and show nothing now. */
export function listHidden(
  now: ReadonlyMap<string, string> = new Map(),
  before: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  return [...now].flatMap(([subject, text]) =>
    text === '' && (before.get(subject) ?? '') !== '' ? [subject] : [],
  );
}

/** @param before what the part showed */
export function explainHidden(subject: string, before: string): Problem {
  const words = readWords(before);
  const isBare = words === '' ? !FULL.test(before) : EMPTY.test(words);
  const what = words === '' ? cutWords(before) : `"${words}"`;
  return {
    severity: isBare ? 'warning' : 'error',
    message: `${subject} shows nothing of it any more, without attributes. The previous version shows ${what} there.`,
  };
}
