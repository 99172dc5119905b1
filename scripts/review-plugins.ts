/**
 * Compares what the checks find in real plugins with what was reviewed: `npm run review:plugins`. With `--update` new
 * findings go into `__tests__/fixtures/real-plugins/findings.json` as "not reviewed", and those that are gone go out.
 *
 * Exit code: 0 nothing to review, 1 there is.
 */
import { parseArgs } from 'node:util';
import { readCatalog, readFacts, readReviews, writeReviews } from '../__tests__/real-plugins/catalog.ts';
import { nameSource } from '../__tests__/real-plugins/facts.ts';
import { replay } from '../__tests__/real-plugins/replay.ts';
import { listOpen, renewReview } from '../__tests__/real-plugins/review.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
const before = readReviews();
const after = { ...before };
for (const source of readCatalog()) {
  const name = nameSource(source);
  const inspected = await replay(readFacts(source));
  const review = renewReview(before[name], inspected);
  after[name] = review;
  for (const line of listOpen(review)) console.log(`${name}: ${line}`);
  if (listOpen(review).length > 0 || JSON.stringify(before[name]) !== JSON.stringify(review))
    process.exitCode = 1;
}
if (values.update === true) {
  const names = readCatalog().map(nameSource).sort();
  writeReviews(Object.fromEntries(names.flatMap((name) => (after[name] ? [[name, after[name]]] : []))));
}
