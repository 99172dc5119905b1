import { type PhpIndex, readPhp } from '../../src/package/php/index.ts';
import { compareSnapshots } from '../../src/package/difference/compare-snapshots.ts';
import { type Compared, describeBefore } from '../../src/package/difference/comparison.ts';
import type { Finding } from '../../src/package/finding.ts';
import { type Inspection, inspect } from '../../src/package/inspect.ts';
import { readSnapshot } from '../../src/package/difference/read-snapshot.ts';
import type { PackageSnapshot } from '../../src/package/difference/snapshot.ts';
import { readFromBuffer } from '../../src/shared/bytes.ts';
import { synthesize } from '../real-plugins/synthesize.ts';
import { type ForgedEntry, forgeZip } from '../unit/package/forge-zip.ts';
import type { Listed, PackageFacts, Pair, PairFacts } from './facts.ts';

/** A release, as its facts have it. */
export interface Release {
  readonly slug: string;
  readonly facts: PackageFacts;
  readonly files: readonly (readonly [path: string, listed: Listed])[];
}

/** Names the previous package for messages. */
export function nameBefore({ from }: Pair): string {
  return `the live version \`${from}\``;
}

export function readReleases({ slug, packages, files }: PairFacts): readonly [from: Release, to: Release] {
  const list = (pick: (row: PairFacts['files'][number]) => Listed | null | undefined) =>
    files.flatMap((row): (readonly [string, Listed])[] => {
      const listed = pick(row);
      return listed === null || listed === undefined ? [] : [[row[0], listed]];
    });
  return [
    { slug, facts: packages[0], files: list(([, from]) => from) },
    { slug, facts: packages[1], files: list(([, from, to]) => (to === undefined ? from : to)) },
  ];
}

/**
 * A ZIP of a release: with all of its paths, sizes and checksums, and content only where a comparison reads it. What is not
 * read is not there.
 */
export function zipRelease({ slug, facts, files }: Release): Buffer {
  const texts = writeTexts({ slug, facts, files });
  const entries = files.map(([path, listed]): ForgedEntry => {
    const [size = '0', crc = '0'] = listed.split(' ');
    const content = texts.get(path);
    const name = `${slug}/${path}`;
    if (content !== undefined) return { name, content, method: 8 };
    return { name, method: 8, crc32: parseInt(crc, 16), sizeBytes: Number(size), packed: Buffer.alloc(0) };
  });
  return forgeZip(entries);
}

/** As long as a line of text: of empty lines, a readme would have hundreds of thousands. */
const BLANK_LINE = `${' '.repeat(99)}\n`;

/** The main file, in the size that it has. */
function writeMain({ slug, facts: { mainFile, main }, files }: Release): Buffer | undefined {
  const listed = files.find(([path]) => path === mainFile)?.[1] ?? '0';
  const made = synthesize({
    source: { kind: 'shipped', slug, repository: '', commit: '', folder: '' },
    files: [[mainFile, Number(listed.split(' ')[0])]],
    php: { [mainFile]: main },
    texts: {},
    signs: [],
  });
  const code = made.get(mainFile);
  return Buffer.isBuffer(code) ? code : undefined;
}

/** The main file and the readme, in the sizes that they have. */
function writeTexts({ slug, facts, files }: Release): ReadonlyMap<string, Buffer> {
  const { mainFile, mainHash, readme } = facts;
  const sizes = new Map(files.map(([path, listed]) => [path, Number(listed.split(' ')[0])]));
  const code = writeMain({ slug, facts, files });
  const texts = new Map<string, Buffer>();
  if (code !== undefined && sizes.has(mainFile)) {
    code.write(`// ${mainHash}\n`, Math.max(0, code.length - 32));
    texts.set(mainFile, code);
  }
  const size = sizes.get(readme?.path ?? '');
  if (readme !== null && size !== undefined) {
    const text = Buffer.alloc(size, BLANK_LINE);
    text.write(`${readme.lines.join('\n')}\n`);
    texts.set(readme.path, text);
  }
  return texts;
}

/** Compares the second release with the first, as the action does. */
export async function compareReleases(
  [from, to]: readonly [from: Release, to: Release],
  { what, mentions }: { readonly what: string; readonly mentions: PairFacts['mentions'] },
): Promise<Compared> {
  const findMentions = (folders: readonly string[]) =>
    Promise.resolve(mentions.filter(({ folder }) => folders.includes(folder)));
  const inspection = await inspect(readFromBuffer(zipRelease(to)));
  const compared = await compareSnapshots(
    await read(from),
    { ...(await read(to)), php: await readMain(to) },
    {
      what,
      isDryRun: false,
      findMentions,
    },
  );
  return { ...compared, findings: joinJudged(inspection, compared) };
}

/** Checks of a package that depend on the previous one. */
const OF_BOTH: ReadonlySet<string> = new Set(['main-file', 'stale-version']);

/** The findings of a comparison, with what the package's own checks make of the package before. */
export function joinJudged(inspection: Inspection, compared: Compared): readonly Finding[] {
  const { from } = compared.difference;
  const served = { version: from.header.version, pluginFile: `${from.folder}/${from.mainFile}` };
  const judged = inspection.check({
    slug: undefined,
    version: undefined,
    served,
    before: describeBefore(compared),
  });
  const findings = [...judged.filter(({ id }) => OF_BOTH.has(id)), ...compared.findings];
  return findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

const SEVERITIES = ['error', 'warning', 'notice'];

async function read(release: Release): Promise<PackageSnapshot> {
  const snapshot = await readSnapshot(readFromBuffer(zipRelease(release)), [release.facts.mainFile]);
  // Facts hold the code of the main file alone, so nothing can be said of what the rest uses.
  delete (snapshot as { readPhp?: unknown }).readPhp;
  return snapshot;
}

/** Reads the main file, as all the code that is known. */
function readMain(release: Release): Promise<PhpIndex> {
  const { mainFile } = release.facts;
  const bytes = writeMain(release) ?? Buffer.alloc(0);
  const source = {
    path: mainFile,
    sizeBytes: bytes.length,
    key: mainFile,
    read: () => Promise.resolve(bytes),
  };
  const requires = { requiresPhp: '', requiresWordPress: '', updateUri: '', requiresPlugins: [] };
  const paths = new Set(release.files.map(([path]) => path));
  return readPhp({ folder: release.slug, mainFile, paths, links: [], ...requires, sources: [source] });
}
