import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../fixtures/code-pairs');

/** Two releases of a plugin, one after the other; what came after them repaired no fatal error. */
export interface CodePair {
  /** The folder that sites have, and the one in the repository. */
  readonly slug: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly from: string;
  readonly to: string;
  readonly commits: readonly [from: string, to: string];
}

/** A release whose successor says that it repairs a fatal error, with the versions around it. */
export interface BadRelease {
  readonly slug: string;
  readonly repository: string;
  readonly versions: readonly [before: string, bad: string, fixed: string];
  readonly commits: readonly [before: string, bad: string, fixed: string];
}

/** A finding in the code of a pair, and the verdict of a person who has read that code. */
export interface JudgedFinding {
  readonly id: string;
  readonly severity: string;
  readonly file: string;
  /** The function, class, constant or missing file. */
  readonly name: string;
  /** Of a bad release, `cause` is what its successor repaired; `mirror` is what the ZIP had, and the mirror lacks. */
  readonly verdict: 'true' | 'false' | 'cause' | 'mirror' | 'not reviewed';
  readonly reason: string;
}

/** Findings by pair; pairs without any are left out. */
export type Judgements = Readonly<Record<string, readonly JudgedFinding[]>>;

export function readPairs(): readonly CodePair[] {
  return readJson('catalog.json') as readonly CodePair[];
}

export function readBadReleases(): readonly BadRelease[] {
  return readJson('bad-catalog.json') as readonly BadRelease[];
}

export function namePair({ slug, from, to }: Pick<CodePair, 'slug' | 'from' | 'to'>): string {
  return `${slug} ${from} → ${to}`;
}

/** Of the pairs, or of the bad releases after the ones before them. */
export function readJudgements(kind: 'good' | 'bad'): Judgements {
  return readJson(`${kind}-findings.json`) as Judgements;
}

/** One line for each finding, so that a change reads as one. */
export function writeJudgements(kind: 'good' | 'bad', judgements: Judgements): void {
  const pairs = Object.entries(judgements)
    .filter(([, findings]) => findings.length > 0)
    .map(([name, findings]) => {
      const lines = findings.map((finding) => `\n    ${JSON.stringify(finding)}`).join(',');
      return `  ${JSON.stringify(name)}: [${lines}\n  ]`;
    });
  writeFileSync(join(FOLDER, `${kind}-findings.json`), `{\n${pairs.join(',\n')}\n}\n`);
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}
