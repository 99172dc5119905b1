import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameSource, packFacts, type PluginFacts, type Source, unpackFacts } from './facts.ts';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'real-plugins');

/** The plugins that facts are kept of, as `catalog.json` lists them. */
export function readCatalog(): readonly Source[] {
  return JSON.parse(readFileSync(join(FOLDER, 'catalog.json'), 'utf8')) as readonly Source[];
}

function fileOf(source: Source): string {
  return join(FOLDER, `${nameSource(source)}.json.gz`);
}

/** Bytes of the file of a plugin's facts. */
export function measureFacts(source: Source): number {
  return statSync(fileOf(source)).size;
}

export function readFacts(source: Source): PluginFacts {
  return unpackFacts(readFileSync(fileOf(source)));
}

export function writeFacts(facts: PluginFacts): void {
  const file = fileOf(facts.source);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packFacts(facts));
}

/** A reviewer's verdict: right, a false alarm, missing although it should be there, or none yet. */
export type Verdict = 'true' | 'false' | 'missed' | 'not reviewed';

export interface ReviewedFinding {
  readonly id: string;
  readonly severity: string;
  /** Path in the package; `''` where the finding names none. */
  readonly file: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

export interface Review {
  /** The changelog's section of this version: found, not there at all, or there and not found. */
  readonly changelog: 'found' | 'absent' | 'missed' | 'not reviewed';
  readonly findings: readonly ReviewedFinding[];
}

export type Reviews = Readonly<Record<string, Review>>;

const REVIEWS = join(FOLDER, 'findings.json');

export function readReviews(): Reviews {
  return JSON.parse(readFileSync(REVIEWS, 'utf8')) as Reviews;
}

/** One line for each finding, so that a change reads as one. */
export function writeReviews(reviews: Reviews): void {
  const plugins = Object.entries(reviews).map(([name, { changelog, findings }]) => {
    const lines = findings.map((finding) => `\n      ${JSON.stringify(finding)}`).join(',');
    const list = findings.length === 0 ? '[]' : `[${lines}\n    ]`;
    return `  ${JSON.stringify(name)}: {\n    "changelog": "${changelog}",\n    "findings": ${list}\n  }`;
  });
  writeFileSync(REVIEWS, `{\n${plugins.join(',\n')}\n}\n`);
}
