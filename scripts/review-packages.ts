/**
 * Compares what the checks say of odd packages with what WordPress made of them: `npm run review:packages`. With `--update`
 * the rows go into `__tests__/fixtures/odd-packages-2/review.json`, new differences as "not reviewed".
 *
 * Exit code: 0 nothing to review, 1 there is.
 */
import { parseArgs } from 'node:util';
import {
  listOddPackages,
  NOT_REVIEWED,
  readTable,
  renewRow,
  type Row,
  writeTable,
} from '../__tests__/odd-packages/table.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
const before = readTable();
const after: Record<string, Row> = {};
const counts = new Map<string, number>();
for (const odd of listOddPackages()) {
  const row = await renewRow(odd, before[odd.name]);
  after[odd.name] = row;
  const kind = `${row.wordpress}, ${row.ours}`;
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (row.reason === NOT_REVIEWED) console.log(`${odd.name}: ${kind} ${row.by.join(' ')}`);
  if (row.reason === NOT_REVIEWED || JSON.stringify(before[odd.name]) !== JSON.stringify(row))
    process.exitCode = 1;
}
for (const [kind, count] of [...counts].sort()) console.log(`${kind}: ${count}`);
if (values.update === true) writeTable(after);
