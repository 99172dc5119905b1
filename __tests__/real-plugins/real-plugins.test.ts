import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCatalog, readFacts, readReviews, type ReviewedFinding } from './catalog.ts';
import { nameSource, type Source } from './facts.ts';
import { findMissingLoads } from './review.ts';

const catalog = readCatalog();
const reviews = readReviews();

/** No plugin should be on this list that works: this one is a copy in a site's repository, without the packages that it requires. */
const BLOCKED: readonly string[] = ['shipped/git-it-write'];
/** The aim is one in ten or fewer. This number only ever gets smaller. */
const MAX_ALARMED = 0;

/** The plugins with a finding that counts. */
function select(kind: Source['kind'], isWanted: (finding: ReviewedFinding) => boolean): readonly string[] {
  return catalog
    .filter((source) => source.kind === kind)
    .map(nameSource)
    .filter((name) => reviews[name]?.findings.some(isWanted) === true);
}

describe('the findings in real plugins', () => {
  it('block no plugin that is shipped, but for those that are known', () => {
    const blocked = select(
      'shipped',
      ({ severity, verdict }) => severity === 'error' && verdict !== 'missed',
    );
    expect(blocked).toEqual(BLOCKED);
  });

  it('are false warnings in few plugins that are shipped', () => {
    const alarmed = select(
      'shipped',
      ({ severity, verdict }) => severity !== 'notice' && verdict === 'false',
    );
    expect(alarmed.length).toBeLessThanOrEqual(MAX_ALARMED);
  });

  it('are no false errors in checkouts', () => {
    expect(
      select('checkout', ({ severity, verdict }) => severity === 'error' && verdict === 'false'),
    ).toEqual([]);
  });

  it('name every autoloader that a checkout needs and does not have', () => {
    const broken = catalog.filter((source) => {
      return findMissingLoads(readFacts(source)).some((path) => path.endsWith('vendor/autoload.php'));
    });
    expect(broken.length).toBeGreaterThan(0);
    for (const source of broken) {
      const ids = reviews[nameSource(source)]?.findings.map(({ id }) => id);
      // Whichever check tells it, it is told once.
      expect(ids).toContainEqual(expect.stringMatching(/^(required-file-missing|not-built)$/));
    }
  });
});

describe('the facts about real plugins', () => {
  it('are those of many plugins, and few bytes', () => {
    const sizes = catalog.map((source) => {
      return statSync(
        join(import.meta.dirname, '..', 'fixtures', 'real-plugins', `${nameSource(source)}.json.gz`),
      ).size;
    });
    expect(catalog.filter(({ kind }) => kind === 'shipped').length).toBeGreaterThanOrEqual(60);
    expect(catalog.filter(({ kind }) => kind === 'checkout').length).toBeGreaterThanOrEqual(20);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });

  it('have a review with reasons each', () => {
    expect(Object.keys(reviews)).toEqual(catalog.map(nameSource).sort());
    for (const { findings } of Object.values(reviews))
      for (const { reason } of findings) expect(reason).not.toBe('');
  });
});
