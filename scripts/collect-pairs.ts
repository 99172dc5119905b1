/**
 * Writes down the facts of pairs of real releases: `npm run collect:pairs -- OWNER/NAME=GIT_DIRECTORY …`. Which releases of a
 * repository are taken stands in `__tests__/fixtures/real-pairs/catalog.json`; add a line there first. The releases
 * themselves are compared, too, and have to give the same findings as their facts. Findings that are new in
 * `findings.json` wait for a review.
 *
 * Needs git, unzip, zip and comm. Exit code: 0 the facts give what the releases give, 1 some do not.
 */
import { collectPair } from '../__tests__/real-pairs/collect.ts';
import {
  namePair,
  readPairFacts,
  readPairs,
  readReviews,
  type ReviewedFinding,
  type Reviews,
  writePairFacts,
  writeReviews,
} from '../__tests__/real-pairs/facts.ts';
import { compareReleases, nameBefore, readReleases } from '../__tests__/real-pairs/replay.ts';
import { inTemporaryFolder } from '../__tests__/real-plugins/replay.ts';
import type { Finding } from '../src/package/finding.ts';

const repositories = new Map(
  process.argv.slice(2).map((argument) => argument.split('=') as [string, string]),
);
const before = readReviews();
const reviews: Record<string, Reviews[string]> = {};

for (const pair of readPairs()) {
  const name = namePair(pair);
  const repository = repositories.get(pair.repository);
  const collected =
    repository === undefined
      ? undefined
      : await inTemporaryFolder((folder) => collectPair(pair, repository, folder));
  if (collected !== undefined) writePairFacts(collected.facts);
  const facts = readPairFacts(pair);
  const { mentions } = facts;
  const { findings } = await compareReleases(readReleases(facts), { what: nameBefore(pair), mentions });
  reviews[name] = findings.map((finding) => review(finding, before[name] ?? []));
  if (collected === undefined) continue;
  const [wanted, got] = [list(collected.findings), list(findings)];
  const isSame = wanted.join('\n') === got.join('\n');
  console.log(`${isSame ? 'same' : 'DIFFERENT'}: ${name}, ${wanted.length} findings`);
  for (const line of wanted) console.log(`  ${line}`);
  if (isSame) continue;
  process.exitCode = 1;
  for (const line of got.filter((one) => !wanted.includes(one))) console.log(`  only of its facts: ${line}`);
}
writeReviews(reviews);

function review({ id, severity, file = '' }: Finding, known: readonly ReviewedFinding[]): ReviewedFinding {
  const same = known.find((one) => one.id === id && one.severity === severity && one.file === file);
  return same ?? { id, severity, file, verdict: 'not reviewed', reason: '' };
}

function list(findings: readonly Finding[]): readonly string[] {
  // Facts do not hold in which line a constant stands.
  return findings.map(
    ({ id, severity, file = '', message }) =>
      `${severity} ${id} ${file} ${message.replace(/in line \d+ /, '')}`,
  );
}
