/** Two files hold the plugins against their reviews, so that two workers share them. */
import { expect, it } from '@jest/globals';
import { runsAll } from '../fixtures/all-tests.ts';
import { measureFacts, readCatalog, readFacts, readReviews, type Reviews } from './catalog.ts';
import { nameSource, type Source } from './facts.ts';
import { replay } from './replay.ts';
import { listOpen, renewReview } from './review.ts';

/** What finds, and what is found in. */
const READERS = ['src/package', 'src/source', '__tests__/real-plugins', '__tests__/fixtures/real-plugins'];

/** The smallest plugins that have each finding with each verdict. */
function sample(sources: readonly Source[], reviews: Reviews): readonly Source[] {
  const seen = new Set<string>();
  return sources
    .map((source) => ({ source, sizeBytes: measureFacts(source) }))
    .sort((one, other) => one.sizeBytes - other.sizeBytes)
    .map(({ source }) => source)
    .filter((source) => {
      const { changelog, findings } = reviews[nameSource(source)] ?? { changelog: '', findings: [] };
      const kinds = findings.map(({ id, severity, verdict }) => `${id} ${severity} ${verdict}`);
      const before = seen.size;
      for (const kind of [changelog, ...kinds]) seen.add(kind);
      return seen.size > before;
    });
}

const HOW = 'Run `npm run review:plugins -- --update`, and say of each new finding whether it is right.';

/** Tests that the findings in all plugins of a kind are those that were reviewed. */
export function expectReviewed(kind: Source['kind']): void {
  const reviews = readReviews();
  const all = readCatalog().filter((source) => source.kind === kind);
  const sources = runsAll(...READERS) ? all : sample(all, reviews);
  it.each(sources.map((source) => [nameSource(source), source] as const))(
    'the findings are as reviewed: %s',
    async (name, source) => {
      const before = reviews[name];
      const after = renewReview(before, await replay(readFacts(source)));
      expect({ ...after, open: listOpen(after), HOW }).toEqual({ ...before, open: [], HOW });
    },
  );
}
