import type { Before, Judgement, RehearsalContext } from '../model/context.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { onSiteBefore } from '../site/saved-site.ts';
import { readAddress } from '../model/address.ts';
import { PAGES, type Probe } from '../model/probe.ts';
import type { ProbeAnswer } from './run-probes.ts';

// Bounded, so that hostile pages cannot slow the search: tags are short and hold no other tag.
const TAG = /<(?:script|link)\b([^<>]{0,2000})>/gi;
const ADDRESS = /\s(?:src|href)=["']([^"'>]{1,1000})["']/i;

/** No page has more such tags, or links more files of a plugin. */
const [MAX_TAGS, MAX_LINKS] = [10_000, 1_000];

/** A script or a style of the plugin that a page links, inside the plugin's folder. */
interface LinkedFile {
  readonly file: string;
  /** Of the first page that links it. */
  readonly subject: string;
  readonly askBefore: (context: RehearsalContext) => Promise<string>;
}

/** Checks that the plugin's scripts and styles exist that its pages link. */
export async function checkLinks(
  context: RehearsalContext,
  before: Before | undefined,
  pages: ReadonlyMap<StepName, Visit>,
  answers: readonly ProbeAnswer[],
): Promise<Judgement | undefined> {
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
  for (const { probe, seen } of answers) add(seen.reply.output, probe.subject, askProbe(probe));
  if (links.size === 0) return undefined;
  const here = await listFiles(context, folder);
  const missing = [...links.values()].filter(({ file }) => (here.get(file) ?? 0) === 0);
  const old = before === undefined || missing.length === 0 ? NONE : await listOld(context, folder, missing);
  const problems = missing.flatMap(({ file, subject }): readonly Problem[] => {
    const isEmpty = here.has(file);
    // Some plugins ship an empty file and fill it later.
    if (isEmpty && !old.filled.has(file)) return [];
    const message = `${subject} links \`${file}\`, which is ${isEmpty ? 'empty' : 'not in the package'}.`;
    return old.missing.has(file)
      ? [{ severity: 'notice', message: `${message} The previous version does so, too.`, file }]
      : [{ severity: 'error', message, file }];
  });
  return { problems, asked: String(links.size) };
}

function askProbe(probe: Probe): LinkedFile['askBefore'] {
  return async (context) => (await probe.ask(context)).reply.output;
}

/** Links of the previous version. */
interface OldLinks {
  /** Linked, but not in the previous version either. */
  readonly missing: ReadonlySet<string>;
  /** Not empty in the previous version. */
  readonly filled: ReadonlySet<string>;
}

const NONE: OldLinks = { missing: new Set(), filled: new Set() };

async function listOld(
  context: RehearsalContext,
  folder: string,
  missing: readonly LinkedFile[],
): Promise<OldLinks> {
  const old = { missing: new Set<string>(), filled: new Set<string>() };
  await onSiteBefore(context, async () => {
    const there = await listFiles(context, folder);
    for (const { file, askBefore } of missing.slice(0, MAX_COMPARED)) {
      if ((there.get(file) ?? 0) > 0) old.filled.add(file);
      const isLinked = !there.has(file) && listLinks(await askBefore(context), folder).includes(file);
      if (isLinked) old.missing.add(file);
    }
  });
  return old;
}

const MAX_COMPARED = 20;

/** The sizes of the plugin's files in bytes. */
async function listFiles({ site }: RehearsalContext, folder: string): Promise<ReadonlyMap<string, number>> {
  const { result } = await site.run('files', { plain: true, folder });
  const files = result ?? [];
  return new Map(files.map(([name, size]) => [Buffer.from(name, 'base64').toString('utf8'), size]));
}

function listLinks(output: string, folder: string): readonly string[] {
  const prefix = `/wp-content/plugins/${folder}/`;
  const addresses = [...output.matchAll(TAG)]
    .slice(0, MAX_TAGS)
    .map(([, attributes = '']) => ADDRESS.exec(attributes)?.[1] ?? '');
  return [...new Set(addresses)].slice(0, MAX_LINKS).flatMap((link) => {
    const [address = ''] = (readAddress(link.replace(/&(#038|amp);/g, '&')) ?? '').split('?');
    // Web servers take several slashes for one.
    const path = address.replace(/\/{2,}/g, '/');
    return path.startsWith(prefix) && /\.(js|css)$/.test(path) ? [decode(path.slice(prefix.length))] : [];
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
