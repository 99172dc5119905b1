import type { RehearsalContext, Step } from '../model/context.ts';
import type { Problem } from '../model/results.ts';
import type { ResultOf } from '../model/scripts.ts';
import type { PlayerReply } from '../model/site.ts';
import { cutWords, readWords } from '../judge/html-text.ts';
import { listMessages } from '../judge/php-log.ts';
import { SITE } from '../site/player/protocol.ts';
import { PAGES } from '../model/probe.ts';
import { visit } from '../site/visit.ts';

/**
 * Runs the author's `before-update` file, which creates customers' data, on the site with the previous version.
 *
 * @returns why the update cannot be tried, if the file fails
 */
export async function prepare(context: RehearsalContext): Promise<Problem | undefined> {
  const [problem] = await run(context, 'before-update');
  if (problem === undefined) return undefined;
  const message = `${problem.message} So the site does not have what customers have, and nothing is known about the update.`;
  return { ...problem, severity: 'unknown', message };
}

/**
 * Runs the author's `after-update` file, which checks the updated site.
 *
 * @param whyNot the reason to skip it
 */
export function listAfter(context: RehearsalContext, whyNot?: string): readonly Step[] {
  const play = async () =>
    whyNot === undefined
      ? { problems: await run(context, 'after-update') }
      : { problems: [], skipped: whyNot };
  return context.authored.has('after-update') ? [{ name: 'After update', play }] : [];
}

/**
 * Visits the dashboard, where many plugins migrate, on a site that nobody has visited since the update; then runs the
 * author's `after-update` file.
 */
export async function visitAndCheck(context: RehearsalContext): Promise<readonly Problem[]> {
  const dashboard = PAGES.find(({ name }) => name === 'Dashboard');
  if (dashboard === undefined || !context.authored.has('after-update')) return [];
  await visit(context, dashboard);
  return run(context, 'after-update');
}

async function run(
  { site, authored, log }: RehearsalContext,
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

/** Explains why there is no finding: PHP died, or the file ended it. */
function readEnd({ log, output, failure }: PlayerReply, name: string): AuthorFinding {
  const fatal = listMessages(log, '').find(({ level }) => level === 'fatal')?.text;
  const place = `${SITE.folder}/${name}.php`;
  const [, text, line] = new RegExp(`^(.*) in ${place}(?: on line |:)(\\d+)$`).exec(fatal ?? '') ?? [];
  if (text !== undefined) return { text: cutWords(text), line: Number(line) };
  const words = failure === undefined ? (fatal ?? readWords(output)) : cutWords(failure);
  return { text: `The file did not come to its end${words === '' ? '' : `: ${words}`}`, line: 0 };
}
