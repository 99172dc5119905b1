import type { Judgement, RehearsalContext } from '../model/context.ts';
import type { AuthorFiles } from '../model/packages.ts';
import type { Problem } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { PlayerReply } from '../model/site.ts';
import { cutWords, readWords } from '../judge/html-text.ts';
import { listMessages } from '../judge/php-log.ts';
import { SITE } from '../site/player/protocol.ts';
import { PAGES } from '../model/probe.ts';

/**
 * Runs the author's `before-update` file, which creates customers' data, on the site with the previous version.
 *
 * @returns why the update cannot be tried, if the file fails
 * @throws SiteLost, Unreadable
 */
export async function runBeforeUpdate(
  context: RehearsalContext,
  authored: AuthorFiles,
): Promise<Problem | undefined> {
  const [problem] = await run(context, authored, 'before-update');
  if (problem === undefined) return undefined;
  const message = `${problem.message} So the site does not have what customers have, and nothing is known about the update.`;
  return { ...problem, severity: 'unknown', message };
}

/** Runs the author's `after-update` file, which checks the updated site. @throws SiteLost, Unreadable */
export async function checkAfterUpdate(
  context: RehearsalContext,
  authored: AuthorFiles,
  isUpdated: boolean,
): Promise<Judgement> {
  if (!isUpdated) return { problems: [], skipped: 'Nothing was updated.' };
  return { problems: await run(context, authored, 'after-update') };
}

/**
 * Visits the dashboard, where many plugins migrate, on a site that nobody has visited since the update; then runs the
 * author's `after-update` file.
 *
 * @throws SiteLost, Unreadable
 */
export async function visitAndCheck(
  context: RehearsalContext,
  authored: AuthorFiles,
): Promise<readonly Problem[]> {
  const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
  if (dashboard === undefined || !authored.has('after-update')) return [];
  await context.visit(dashboard);
  return run(context, authored, 'after-update');
}

async function run(
  { site, log }: RehearsalContext,
  authored: AuthorFiles,
  name: 'before-update' | 'after-update',
): Promise<readonly Problem[]> {
  const isBefore = name === 'before-update';
  const reply = await site.run('author', { file: name });
  if (isBefore) log.remember(reply.log, 'Before update');
  const logged = isBefore ? [] : log.check(reply.log, 'After update');
  const { text, line } = readFinding(reply) ?? readEnd(reply, name);
  if (text === '') return logged;
  const message = /[.!?]$/.test(text) ? text : `${text}.`;
  const file = authored.get(name)?.path;
  const place = line > 0 ? { line } : {};
  // A problem without a file repeats that text.
  const others = logged.filter((problem) => problem.file !== undefined);
  return [{ severity: 'error', message, file, isInWorkspace: true, ...place }, ...others];
}

/** A finding of the author's file: `''` for none; line 0 if it is not known. */
interface AuthorFinding {
  readonly text: string;
  readonly line: number;
}

/** Reads what `author.php` returns. */
function readFinding({ result }: PlayerReply<ResultOf<'author'>>): AuthorFinding | undefined {
  if (result === undefined) return undefined;
  const { done, text, line } = result;
  const words = cutWords(text);
  return { text: done ? '' : words === '' ? 'It says that something is wrong' : words, line };
}

/** Explains why there is no finding: PHP died, or the file ended it. @param name of the file on the site */
export function readEnd({ log, output, failure }: PlayerReply, name: string): AuthorFinding {
  const fatal = listMessages(log, '').find(({ level }) => level === 'fatal')?.text;
  const place = `${SITE.folder}/${name}.php`;
  const [, text, line] = new RegExp(`^(.*) in ${place}(?: on line |:)(\\d+)$`).exec(fatal ?? '') ?? [];
  if (text !== undefined) return { text: cutWords(text), line: Number(line) };
  const words = failure === undefined ? (fatal ?? readWords(output)) : cutWords(failure);
  return { text: `The file did not come to its end${words === '' ? '' : `: ${words}`}`, line: 0 };
}
