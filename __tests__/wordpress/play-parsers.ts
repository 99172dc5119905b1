import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { list, number, text, tuple } from '../../src/rehearsal/model/readers.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';

const COUNT = 300;

/**
 * Compares the parser of MySQL that a rehearsal gives to the SQLite driver with the driver's own.
 *
 * @returns what they understood otherwise; empty when that is nothing
 */
export async function playParsers(
  open: () => Promise<Site>,
  seed = Math.floor(Math.random() * 2 ** 31),
): Promise<readonly string[]> {
  const site = await open();
  try {
    await site.put('compare-parsers.php', await readFile(join(import.meta.dirname, 'compare-parsers.php')));
    const { result, log, output } = await site.run(
      'compare-parsers',
      { count: COUNT, seed },
      tuple(text(200), number, list(text(10_000))),
    );
    // If the driver took another parser, it would have none in this property.
    const [, parsed, others] = result ?? [];
    if (parsed === undefined || others === undefined)
      return [`seed ${seed}: ${JSON.stringify(log)}${output}`];
    const few = parsed < COUNT / 4 ? [`seed ${seed}: only ${parsed} sentences were understood`] : [];
    return [...few, ...others.map((sentence) => `seed ${seed}: ${sentence}`)];
  } finally {
    await site.close();
  }
}
