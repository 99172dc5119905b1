import { hasVisited } from './editor.ts';
import type { BrowserFinding, PageVisit, Observation } from '../../model/browser.ts';

/** Shown amounts below this say nothing. */
export const MIN_SHOWN = 10;
/** So many empty places are named. */
const MAX_ROOTS = 5;

/** Whether people see what they saw before. */
export function judgeContent(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
): readonly BrowserFinding[] {
  if (before === undefined || !hasVisited(before) || !hasVisited(after)) return [];
  const { content } = after;
  // Notices of the page, and parts that people can open, may hold what was there before.
  const aside = Math.max(0, after.aside - before.aside);
  const add = (message: string): readonly BrowserFinding[] => [
    { severity: 'error', message, page, key: 'empty' },
  ];
  if (before.content.amount >= MIN_SHOWN && content.amount + aside === 0) {
    const veiled = 'covered: something lies over all of it, so that people can click nothing';
    const hidden = 'hidden: its content is there, but people see none of it';
    const empty = 'empty: people no longer see what they saw before';
    return add(
      `${page.subject} is ${content.isVeiled === true ? veiled : content.isHidden ? hidden : empty}.`,
    );
  }
  const [drawnBefore, drawnAfter] = [sum(before), sum(after)];
  const lost = Object.entries(before.roots).filter(([name, { amount }]) => {
    const now = after.roots[name];
    if (amount < MIN_SHOWN || now?.amount !== 0) return false;
    // Another root may draw it instead, and a short text may have been a message.
    const isMissed = amount >= 3 * MIN_SHOWN && page.isOwn && drawnAfter <= drawnBefore - amount / 2;
    return isMissed || drawnAfter < drawnBefore / 2 + 1;
  });
  if (lost.length > 0) {
    const each = lost.slice(0, MAX_ROOTS).map(([name]) => {
      const how = after.roots[name]?.isHidden === true ? 'hidden' : 'empty';
      return `\`${name}\` is ${how}`;
    });
    const more = lost.length > MAX_ROOTS ? `, and ${lost.length - MAX_ROOTS} more` : '';
    const empty = add(`${page.subject} stays empty where scripts draw into it: ${each.join(', ')}${more}.`);
    return [...empty, ...judgeParts(page, before, after)];
  }
  const isGone = drawnBefore >= MIN_SHOWN && drawnAfter === 0 && Object.keys(after.roots).length > 0;
  if (isGone && content.amount + aside < before.content.amount / 2)
    return add(`${page.subject} stays empty where scripts draw into it: nothing is drawn there now.`);
  // Most of what people saw is still there, and is not shown.
  const lostAmount = before.content.amount - content.amount;
  const isCovered = content.amount < before.content.amount / 6 && content.hidden >= lostAmount * 0.8;
  return before.content.amount >= 3 * MIN_SHOWN && isCovered && before.content.hidden < lostAmount * 0.8
    ? add(`${page.subject} is hidden: most of its content is there, but people do not see it.`)
    : judgeParts(page, before, after);
}

function sum({ roots }: Observation): number {
  return Object.values(roots).reduce((all, { amount }) => all + amount, 0);
}

/** Tells of parts of a post that are there and that nobody sees. A plugin may want that, so it is a warning. */
function judgeParts(page: PageVisit, before: Observation, after: Observation): readonly BrowserFinding[] {
  return Object.entries(before.parts).flatMap(([name, { amount }]): readonly BrowserFinding[] => {
    const now = after.parts[name];
    if (amount < 3 * MIN_SHOWN || now?.amount !== 0 || now.hidden < amount * 0.8) return [];
    const message = `${page.subject} has \`${name}\`, which people saw before, and do not see now: it is hidden.`;
    return [{ severity: 'warning', message, page, key: `hidden ${name}` }];
  });
}
