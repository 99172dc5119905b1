import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ReadFiles } from '../../src/package/changelog/package-changelog.ts';
import type { ZippedSource } from '../../src/package/checks/check.ts';
import type { Finding } from '../../src/package/finding.ts';
import { inspect } from '../../src/package/inspect.ts';
import { createContentScanner, type SeenContents } from '../../src/package/read/read-contents.ts';
import { type ByteReader, readFromBuffer } from '../../src/shared/bytes.ts';
import { openLocalFile } from '../../src/shared/local-file.ts';
import { readNamedFiles } from '../../src/source/directory/named-files.ts';
import { describeSource, zipPlugin } from '../../src/source/zip-plugin.ts';
import { type ForgedEntry, forgeZip } from '../unit/package/forge-zip.ts';
import { listFiles } from './collect.ts';
import type { PluginFacts, Source } from './facts.ts';
import { type Content, synthesize } from './synthesize.ts';

/** The action's result for a package. */
export interface Inspected {
  readonly version: string;
  readonly changelog: string;
  readonly findings: readonly Finding[];
}

/** Inspects what the facts make: a shipped plugin as its ZIP, a checkout as the directory that somebody names. */
export async function replay(facts: PluginFacts): Promise<Inspected> {
  const files = synthesize(facts);
  if (facts.source.kind === 'shipped')
    return judge(readFromBuffer(zip(files, facts.source.slug)), facts.source);
  return inTemporaryFolder(async (folder) => {
    const checkout = join(folder, nameCheckout(facts.source));
    writeFiles(checkout, files);
    return inspectDirectory(checkout, facts.source);
  });
}

/** Inspects a shipped plugin as the ZIP that is made of its folder. */
export function inspectShipped(path: string, source: Source): Promise<Inspected> {
  const files = new Map(
    listFiles(path, '').map(([name, size]): [string, Content] => [
      name,
      typeof size === 'string' ? { target: size } : readFileSync(join(path, name)),
    ]),
  );
  return judge(readFromBuffer(zip(files, source.slug)), source);
}

/** A checkout has the repository's name, as it has on a runner. */
export function nameCheckout({ folder, repository }: Source): string {
  return basename(folder === '' ? repository : folder);
}

/** Zips a directory as the action does, and inspects the ZIP. */
export async function inspectDirectory(path: string, source: Source): Promise<Inspected> {
  return inTemporaryFolder(async (folder) => {
    const options = { slug: undefined, epochSeconds: undefined, folder, createContentScanner };
    const zipped = await zipPlugin(path, options);
    const file = await openLocalFile(zipped.path);
    // A plugin in a folder of a repository does not have the repository's name.
    const workspace = source.folder === '' ? path : dirname(path);
    const found = {
      zipped: await describeSource(zipped, { path, slug: undefined }, workspace),
      seen: zipped.seen,
      readFiles: (names: readonly string[]) => readNamedFiles([path, join(path, zipped.folder)], names),
    };
    try {
      return await judge(file, source, found);
    } finally {
      await file.close();
    }
  });
}

/** Facts about a directory that was zipped. */
interface FoundDirectory {
  readonly zipped: ZippedSource;
  readonly seen: SeenContents | undefined;
  readonly readFiles: ReadFiles;
}

async function judge(
  reader: ByteReader,
  { kind, slug }: Source,
  directory?: FoundDirectory,
): Promise<Inspected> {
  // A busy machine would leave code unread.
  const inspection = await inspect(reader, { seen: directory?.seen, now: () => 0 });
  const { facts, changelog, check: find, findChangelog } = inspection;
  // The workflow of somebody who ships a checkout says nothing about its folder.
  const findings = find({
    slug: kind === 'shipped' ? slug : undefined,
    version: undefined,
    served: undefined,
    zipped: directory?.zipped,
  });
  const isBeside = changelog === '' && directory !== undefined;
  const section = isBeside ? (await findChangelog(directory.readFiles)).changelog : changelog;
  return { version: facts.plugin?.version ?? '', changelog: section, findings };
}

export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'real-plugins-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LINK = 0o120777 * 0x10000;

function zip(files: ReadonlyMap<string, Content>, slug: string): Buffer {
  const entries = [...files].map(([path, content]): ForgedEntry => {
    const name = `${slug}/${path}`;
    return Buffer.isBuffer(content) ? { name, content } : { name, content: content.target, attributes: LINK };
  });
  return forgeZip(entries);
}

/** Thousands of files: to wait for each would take three times the processor's time. */
function writeFiles(folder: string, files: ReadonlyMap<string, Content>): void {
  const targets = [...files].map(([path, content]) => ({ path: join(folder, path), content }));
  for (const parent of new Set(targets.map(({ path }) => dirname(path))))
    mkdirSync(parent, { recursive: true });
  for (const { path, content } of targets)
    if (Buffer.isBuffer(content)) writeFileSync(path, content);
    else symlinkSync(content.target, path);
}
