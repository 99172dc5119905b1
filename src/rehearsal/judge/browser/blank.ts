import { hasVisited } from './editor.ts';
import type { BrowserFinding, PageVisit, Observation } from '../../model/browser.ts';

/**
 * Tells of a page of the plugin that shows nothing, because a script fails, also where the update is not to blame for that.
 *
 * @param causes what the plugin's scripts do wrong there
 */
export function judgeBlank(
  page: PageVisit,
  before: Observation | undefined,
  after: Observation,
  causes: readonly BrowserFinding[],
): readonly BrowserFinding[] {
  const isBlank = (one: Observation) => hasVisited(one) && one.content.amount === 0;
  const isOfPlugin = page.isOwn && page.kind === 'admin';
  if (!isOfPlugin || !isBlank(after) || (before !== undefined && !isBlank(before))) return [];
  const old = before === undefined ? '' : ', and showed nothing with the previous version';
  const message = `${page.subject} shows nothing${old}.`;
  const [{ file, line, place } = {}] = causes;
  // A menu's page that leads to the first one below it shows nothing by nature, and nobody sees it.
  if (causes.length === 0 && after.errors.every(({ kind }) => kind !== 'exception')) return [];
  const finding = { severity: 'notice' as const, message, file, line, place, page, key: 'blank' };
  return nameException([finding], undefined, after);
}

/** An app can be emptied by an exception that names no file of the plugin, but those of the library that draws it. */
export function nameException(
  effects: readonly BrowserFinding[],
  before: Observation | undefined,
  after: Observation,
): readonly BrowserFinding[] {
  const old = new Set(before?.errors.map(({ message }) => message));
  const error = after.errors.find(({ kind, message }) => kind === 'exception' && !old.has(message));
  if (error === undefined) return effects;
  const why = `A script throws: ${error.message.replace(/\.$/, '')}.`;
  return effects.map((effect) => ({ ...effect, message: `${effect.message} ${why}` }));
}
