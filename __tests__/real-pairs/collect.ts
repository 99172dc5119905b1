import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareSnapshots } from '../../src/package/difference/compare-snapshots.ts';
import type { Finding } from '../../src/package/finding.ts';
import type { FolderMention } from '../../src/package/read/folder-mentions.ts';
import { inspect } from '../../src/package/inspect.ts';
import { readSnapshot } from '../../src/package/difference/read-snapshot.ts';
import type { PackageSnapshot } from '../../src/package/difference/snapshot.ts';
import { openLocalFile } from '../../src/shared/local-file.ts';
import { readPhpFacts } from '../real-plugins/php-facts.ts';
import { outlineReadme } from '../real-plugins/text-facts.ts';
import type { Listed, PackageFacts, Pair, PairFacts, Truth } from './facts.ts';
import { joinJudged, nameBefore } from './replay.ts';

export interface CollectedPair {
  readonly facts: PairFacts;
  /** Findings in the packages themselves, not in their replay. */
  readonly findings: readonly Finding[];
}

/**
 * Reads the facts of a pair from a clone of its repository: what its ZIPs list, as unzip(1) says it, and what comm(1) makes
 * of the two lists.
 */
export async function collectPair(pair: Pair, repository: string, folder: string): Promise<CollectedPair> {
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', [`--git-dir=${repository}`, ...parameters], { maxBuffer: 2 ** 28, encoding: 'utf8' });
  const tags = [pair.from, pair.to];
  const zips = tags.map((tag, index) => {
    const path = join(folder, `${index}.zip`);
    git('archive', '--format=zip', `--prefix=${pair.slug}/`, `--output=${path}`, tag);
    return path;
  });
  const [before = '', after = ''] = zips;
  const lists = zips.map((zip) => listFiles(zip, pair.slug));
  const truth = compareLists(lists, folder);
  const [reader, other] = [await openLocalFile(after), await openLocalFile(before)];
  try {
    const inspection = await inspect(reader);
    const to = inspection.takeSnapshot();
    if (to === undefined) throw new Error(`${pair.slug} ${pair.to} is no plugin.`);
    const from = await readSnapshot(other, [to.mainFile]);
    const mentions: FolderMention[] = [];
    const compared = await compareSnapshots(from, to, {
      what: nameBefore(pair),
      isDryRun: false,
      findMentions: async (folders) => {
        const found = await inspection.findMentions(folders);
        mentions.push(...found);
        return found;
      },
    });
    const packages = [
      describe(before, pair.slug, from.mainFile, from.header.version),
      describe(after, pair.slug, to.mainFile, to.header.version),
    ] as const;
    const commits = tags.map((tag) => git('rev-parse', `${tag}^{commit}`).trim());
    const facts = {
      ...pair,
      commits: commits as unknown as PairFacts['commits'],
      truth,
      packages,
      files: joinLists(lists),
      mentions,
      needed: await findNeeded(after, pair.slug, to),
    };
    return { facts, findings: joinJudged(inspection, compared) };
  } finally {
    await reader.close();
    await other.close();
    for (const zip of zips) rmSync(zip);
  }
}

/** Folders that tools generate, or that most plugins load. */
const MADE = ['vendor/', 'build/', 'dist/', 'assets/', 'includes/'];

/** Takes one folder after another out of a copy of the package, and looks where code still names it. */
async function findNeeded(
  zip: string,
  slug: string,
  { files }: PackageSnapshot,
): Promise<readonly FolderMention[]> {
  const found: FolderMention[] = [];
  for (const folder of MADE.filter((name) => files.some(({ path }) => path.startsWith(name)))) {
    const copy = `${zip}.${folder.slice(0, -1)}.zip`;
    copyFileSync(zip, copy);
    execFileSync('zip', ['-q', '-d', copy, `${slug}/${folder}*`], { stdio: 'ignore' });
    const reader = await openLocalFile(copy);
    found.push(...(await (await inspect(reader)).findMentions([folder])));
    await reader.close();
    rmSync(copy);
  }
  return found;
}

const ROW = /^ *(\d+) +\S+ +\d+ +-?\d+% +\S+ +\S+ +([0-9a-f]{8}) {2}(.*)$/;

/** Paths below the plugin's folder, with size and CRC. */
function listFiles(zip: string, slug: string): ReadonlyMap<string, Listed> {
  const lines = execFileSync('unzip', ['-v', zip], { encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\n');
  const rows = lines.flatMap((line): (readonly [string, Listed])[] => {
    const [, size = '', crc = '', path = ''] = ROW.exec(line) ?? [];
    if (path === '' || path.endsWith('/') || !path.startsWith(`${slug}/`)) return [];
    return [[path.slice(slug.length + 1), `${Number(size)} ${crc}`]];
  });
  return new Map(rows);
}

function compareLists(lists: readonly ReadonlyMap<string, Listed>[], folder: string): Truth {
  const count = (what: (list: ReadonlyMap<string, Listed>) => readonly string[], option: string): number => {
    const files = lists.map((list, index) => {
      const path = join(folder, `${index}.txt`);
      const sorted = [...what(list)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      writeFileSync(path, sorted.map((line) => `${line}\n`).join(''));
      return path;
    });
    const out = execFileSync('comm', [option, ...files], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { LC_ALL: 'C' },
    });
    return out.split('\n').length - 1;
  };
  const paths = (list: ReadonlyMap<string, Listed>) => [...list.keys()];
  const rows = (list: ReadonlyMap<string, Listed>) => [...list].map(([path, listed]) => `${path} ${listed}`);
  const [added, removed] = [count(paths, '-13'), count(paths, '-23')];
  const sum = (list: ReadonlyMap<string, Listed> | undefined) =>
    [...(list?.values() ?? [])].reduce((bytes, listed) => bytes + Number(listed.split(' ')[0]), 0);
  return {
    added,
    removed,
    changed: count(rows, '-13') - added,
    unpackedBytes: [sum(lists[0]), sum(lists[1])],
  };
}

function joinLists([before, after]: readonly ReadonlyMap<string, Listed>[]): PairFacts['files'] {
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  return paths.map((path) => {
    const [from, to] = [before?.get(path) ?? null, after?.get(path) ?? null];
    return from === to ? [path, from] : [path, from, to];
  });
}

function describe(zip: string, slug: string, mainFile: string, version: string): PackageFacts {
  const read = (path: string) =>
    execFileSync('unzip', ['-p', zip, `${slug}/${path}`], { maxBuffer: 2 ** 28 });
  const main = read(mainFile);
  const names = [...listFiles(zip, slug).keys()];
  const readme =
    names.find((name) => /^readme\.txt$/i.test(name)) ?? names.find((name) => /^readme\.md$/i.test(name));
  const bare = main.toString('latin1').replaceAll(version, '');
  return {
    mainFile,
    main: readPhpFacts(main),
    mainHash: createHash('sha256').update(bare).digest('hex').slice(0, 16),
    readme: readme === undefined ? null : { path: readme, lines: outlineReadme(read(readme).toString()) },
  };
}
