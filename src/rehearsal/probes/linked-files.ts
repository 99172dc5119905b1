import { judgeLinks, listLinks, type LostLink, MAX_LINKS } from '../judge/linked-files.ts';
import { type Before, type Judgement, type RehearsalContext, UNTOLD } from '../model/context.ts';
import { PAGES } from '../model/probe.ts';
import type { StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import type { ProbeAnswer } from './run-probes.ts';

/** A script or a style of the plugin that a page links, inside the plugin's folder. */
interface LinkedFile extends Pick<LostLink, 'file' | 'subject'> {
  readonly askBefore: (context: RehearsalContext) => Promise<string>;
}

/** Checks that the plugin's scripts and styles exist that its pages link. */
export async function checkLinks(
  context: RehearsalContext,
  before: Before | undefined,
  pages: ReadonlyMap<StepName, Visit>,
  answers: readonly ProbeAnswer[],
): Promise<Judgement> {
  const folder = context.next.plugin?.folder ?? '';
  const links = new Map<string, LinkedFile>();
  const add = (output: string, subject: string, askBefore: LinkedFile['askBefore']) => {
    for (const file of listLinks(output, folder))
      if (!links.has(file) && links.size < MAX_LINKS) links.set(file, { file, subject, askBefore });
  };
  for (const { name, subject } of PAGES) {
    const known = before?.pages.get(name)?.reply.output ?? '';
    add(pages.get(name)?.reply.output ?? '', subject, () => Promise.resolve(known));
  }
  for (const { probe, seen } of answers)
    add(seen.reply.output, probe.subject, async (site) => (await probe.ask(site)).reply.output);
  if (links.size === 0) return UNTOLD;
  const here = await listFiles(context, folder);
  const lost = [...links.values()].filter(({ file }) => (here.get(file) ?? 0) === 0);
  const old = before && lost.length > 0 ? await findBefore(context, folder, lost) : undefined;
  const problems = judgeLinks(
    lost.map((link) => ({ ...link, isEmpty: here.has(link.file), before: old?.get(link.file) })),
  );
  return { problems, asked: String(links.size) };
}

const MAX_COMPARED = 20;

/** Finds what the previous version has in place of lost files. */
async function findBefore(
  context: RehearsalContext,
  folder: string,
  lost: readonly LinkedFile[],
): Promise<ReadonlyMap<string, LostLink['before']>> {
  const old = new Map<string, LostLink['before']>();
  await context.onSiteBefore(async () => {
    const there = await listFiles(context, folder);
    for (const { file, askBefore } of lost.slice(0, MAX_COMPARED)) {
      const isLinked = !there.has(file) && listLinks(await askBefore(context), folder).includes(file);
      old.set(file, (there.get(file) ?? 0) > 0 ? 'filled' : isLinked ? 'missing' : undefined);
    }
  });
  return old;
}

/** The sizes of the plugin's files in bytes. */
async function listFiles({ site }: RehearsalContext, folder: string): Promise<ReadonlyMap<string, number>> {
  const { result } = await site.run('files', { plain: true, folder });
  const files = result ?? [];
  return new Map(files.map(([name, size]) => [Buffer.from(name, 'base64').toString('utf8'), size]));
}
