import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FolderMention } from '../../src/package/read/folder-mentions.ts';
import type { PhpFacts } from '../real-plugins/facts.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/real-pairs');
const FACTS = join(FOLDER, 'facts');

/** Two releases of a real plugin, one after the other; the list of them is `catalog.json`. */
export interface Pair {
  /** The folder that sites have. */
  readonly slug: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Tags of the repository. */
  readonly from: string;
  readonly to: string;
}

/** All that is kept of a pair: what a comparison goes by, and no code or prose. */
export interface PairFacts extends Pair {
  readonly commits: readonly [from: string, to: string];
  /** Counts by other tools, to check ours against. */
  readonly truth: Truth;
  readonly packages: readonly [from: PackageFacts, to: PackageFacts];
  /** Each path once, sorted, with what `unzip -v` says of it: size and CRC; `null` where it is not there. */
  readonly files: readonly (readonly [path: string, from: Listed | null, to?: Listed | null])[];
  /** Folders that are gone, and are still named in code. */
  readonly mentions: readonly FolderMention[];
  /** The same of folders that are there, if they were not. */
  readonly needed: readonly FolderMention[];
}

/** Size in bytes, and the checksum in hex. */
export type Listed = `${number} ${string}`;

/** Numbers of files by `comm`, of bytes as `unzip -v` adds them up. */
export interface Truth {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly unpackedBytes: readonly [from: number, to: number];
}

export interface PackageFacts {
  readonly mainFile: string;
  readonly main: PhpFacts;
  /** Of the main file with its version left out: what is the same there is the same but for the version. */
  readonly mainHash: string;
  readonly readme: { readonly path: string; readonly lines: readonly string[] } | null;
}

export type Verdict = 'true' | 'false' | 'not reviewed';

/** A finding, and the reviewer's verdict on it. */
export interface ReviewedFinding {
  readonly id: string;
  readonly severity: string;
  readonly file: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

export function namePair({ slug, from, to }: Pair): string {
  return `${slug} ${from} → ${to}`;
}

export function readPairs(): readonly Pair[] {
  return JSON.parse(readFileSync(join(FOLDER, 'catalog.json'), 'utf8')) as readonly Pair[];
}

function fileOf({ slug, from, to }: Pair): string {
  return join(FACTS, `${slug}-${from}-${to}.json.gz`);
}

export function readPairFacts(pair: Pair): PairFacts {
  return JSON.parse(gunzipSync(readFileSync(fileOf(pair))).toString()) as PairFacts;
}

export function writePairFacts(facts: PairFacts): void {
  mkdirSync(FACTS, { recursive: true });
  writeFileSync(fileOf(facts), gzipSync(JSON.stringify(facts), { level: 9 }));
}

/** Bytes of all facts together. */
export function countFactBytes(): number {
  return readdirSync(FACTS).reduce((sum, name) => sum + readFileSync(join(FACTS, name)).length, 0);
}

const REVIEWS = join(FOLDER, 'findings.json');

export type Reviews = Readonly<Record<string, readonly ReviewedFinding[]>>;

export function readReviews(): Reviews {
  return JSON.parse(readFileSync(REVIEWS, 'utf8')) as Reviews;
}

/** One line for each finding, so that a change reads as one. */
export function writeReviews(reviews: Reviews): void {
  const pairs = Object.entries(reviews).map(([name, findings]) => {
    const lines = findings.map((finding) => `\n    ${JSON.stringify(finding)}`).join(',');
    return `  ${JSON.stringify(name)}: ${findings.length === 0 ? '[]' : `[${lines}\n  ]`}`;
  });
  writeFileSync(REVIEWS, `{\n${pairs.join(',\n')}\n}\n`);
}
