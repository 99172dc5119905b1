import { judgeLinks, type LostLink } from '../judge/linked-files.ts';
import { decodePath, readAddress } from '../model/address.ts';
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

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const TAG = /<(?:script|link)\b([^<>]{0,2000})>/gi;
const ADDRESS = /\s(?:src|href)=["']([^"'>]{1,1000})["']/i;

/** No page has more such tags, or links more files of a plugin. */
const MAX_TAGS = 10_000;
const MAX_LINKS = 1_000;

/** Lists the scripts and styles inside a plugin's folder that a page links. */
function listLinks(output: string, folder: string): readonly string[] {
  const prefix = `/wp-content/plugins/${folder}/`;
  const addresses = [...output.matchAll(TAG)]
    .slice(0, MAX_TAGS)
    .map(([, attributes = '']) => ADDRESS.exec(attributes)?.[1] ?? '');
  return [...new Set(addresses)].slice(0, MAX_LINKS).flatMap((link) => {
    const [address = ''] = (readAddress(link.replace(/&(#038|amp);/g, '&')) ?? '').split('?');
    // Web servers take several slashes for one.
    const path = address.replace(/\/{2,}/g, '/');
    return path.startsWith(prefix) && /\.(js|css)$/.test(path) ? [decodePath(path.slice(prefix.length))] : [];
  });
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
