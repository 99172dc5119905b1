import { describe, expect, it } from '@jest/globals';
import { type Judgements, namePair, readBadReleases, readJudgements, readPairs } from './catalog.ts';

const pairs = readPairs();
const bad = readBadReleases();
const good = readJudgements('good');
const HOW =
  'Run `npm run play:pairs -- --update`, read the code at each new finding, and say whether it is right.';

const list = (judgements: Judgements) =>
  Object.entries(judgements).flatMap(([pair, findings]) => findings.map((finding) => ({ pair, ...finding })));

describe('the code of real releases', () => {
  it('is that of many plugins', () => {
    expect(new Set(pairs.map(namePair)).size).toBe(200);
    expect(new Set(pairs.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(80);
    expect(new Set(bad.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(30);
  });

  it('has findings that a person has read', () => {
    const all = [...list(good), ...list(readJudgements('bad'))];
    const open = all.filter(({ verdict, reason }) => verdict === 'not reviewed' || reason === '');
    expect({ open, HOW }).toEqual({ open: [], HOW });
  });

  it('has findings of releases that are listed', () => {
    const listed = new Set([
      ...pairs.map(namePair),
      ...bad.map(({ slug, versions: [from, to] }) => namePair({ slug, from, to })),
    ]);
    const others = [...Object.keys(good), ...Object.keys(readJudgements('bad'))].filter(
      (name) => !listed.has(name),
    );
    expect(others).toEqual([]);
  });

  it('gives no false error in good releases, and a false warning in one of fifty at most', () => {
    const wrong = list(good).filter(({ verdict }) => verdict === 'false');
    expect(wrong.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(wrong.map(({ pair }) => pair)).size).toBeLessThanOrEqual(pairs.length / 50);
  });
});
