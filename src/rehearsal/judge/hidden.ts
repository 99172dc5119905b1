import type { Probe } from '../model/probe.ts';
import type { Problem } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { cutWords, readWords } from './html-text.ts';

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
    message: `${subject} without attributes shows nothing now; the previous version shows ${what}.`,
  };
}

/** Words of a part that has nothing to show, or lacks an attribute. */
const EMPTY =
  /\b(?:no|nothing|none|not|yet|empty|missing|required|invalid|please|specify|provide|choose|select|error|sorry|deprecated|log[ -]?in)\b/i;

/** Tags that show something without words, or that scripts fill. */
const FULL =
  /<(?:audio|button|canvas|embed|iframe|img|input|object|select|svg|textarea|video|\w+-[\w-]+)\b|\s(?:id|data-[\w-]+)=/i;

/** Lists the fields that showed a value with the previous version, and are empty now. */
export function listEmptied({ subject }: Probe, now: Visit, before: Visit | undefined): readonly Problem[] {
  const names = listHidden(now.fields, before?.fields).map((name) => `\`${name}\``);
  if (names.length === 0) return [];
  const fields = names.length === 1 ? `the field ${names.join('')} is` : `the fields ${names.join(', ')} are`;
  const message = `${subject}: ${fields} empty now, and the previous version shows what people wrote there. Move it when the plugin finds data of an older version.`;
  return [{ severity: 'warning', message }];
}
