/** Two files hold the plugins against their reviews, so that two workers share them. */
import { expect, it } from '@jest/globals';
import { readCatalog, readFacts, readReviews } from './catalog.ts';
import { nameSource, type Source } from './facts.ts';
import { replay } from './replay.ts';
import { listOpen, renewReview } from './review.ts';

const HOW = 'Run `npm run review:plugins -- --update`, and say of each new finding whether it is right.';

/** Tests that the findings in all plugins of a kind are those that were reviewed. */
export function expectReviewed(kind: Source['kind']): void {
  const reviews = readReviews();
  const sources = readCatalog().filter((source) => source.kind === kind);
  it.each(sources.map((source) => [nameSource(source), source] as const))(
    'the findings are as reviewed: %s',
    async (name, source) => {
      const before = reviews[name];
      const after = renewReview(before, await replay(readFacts(source)));
      expect({ ...after, open: listOpen(after), HOW }).toEqual({ ...before, open: [], HOW });
    },
  );
}
