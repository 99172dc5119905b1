import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareSnapshots } from '../../src/package/difference/compare-snapshots.ts';
import { joinFindings } from '../../src/package/difference/comparison.ts';
import type { Finding } from '../../src/package/finding.ts';
import { inspect } from '../../src/package/inspect.ts';
import { readSnapshot } from '../../src/package/difference/read-snapshot.ts';
import { readFromBuffer } from '../../src/shared/bytes.ts';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'odd-packages-2');
const TABLE = join(FOLDER, 'review.json');

/** A package, and what WordPress 7.1 made of it. */
export interface OddPackage {
  readonly name: string;
  readonly slug: string;
  /** As WordPress names the plugin that is installed. */
  readonly plugin: string;
  /** The package before. */
  readonly v1: string;
  readonly wordpress: 'fine' | 'broken';
}

/** Whether the action refuses the package, warns of it, or says nothing. */
type Verdict = 'refused' | 'warned' | 'silent';

/** Verdicts of WordPress and the action on a package, with the reason when they differ. */
export interface Row {
  readonly wordpress: OddPackage['wordpress'];
  readonly ours: Verdict;
  /** The checks that decide it. */
  readonly by: readonly string[];
  /** `''` where both agree. */
  readonly reason: string;
}

export type Table = Readonly<Record<string, Row>>;

export const NOT_REVIEWED = 'not reviewed';

export function listOddPackages(): readonly OddPackage[] {
  const { packages } = JSON.parse(readFileSync(join(FOLDER, 'results.json'), 'utf8')) as {
    readonly packages: readonly OddPackage[];
  };
  return packages;
}

export function readTable(): Table {
  return JSON.parse(readFileSync(TABLE, 'utf8')) as Table;
}

/** One line for each package, so that a change reads as one. */
export function writeTable(table: Table): void {
  const lines = Object.entries(table).map(
    ([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)}`,
  );
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}

/** Judges a package as the action does when the one before it is live; a reason holds as long as the rest of its row does. */
export async function renewRow(odd: OddPackage, before: Row | undefined): Promise<Row> {
  const findings = await judge(odd);
  const listBy = (severity: Finding['severity']) => [
    ...new Set(findings.filter((finding) => finding.severity === severity).map(({ id }) => id)),
  ];
  const [errors, warnings] = [listBy('error'), listBy('warning')];
  const ours = errors.length > 0 ? 'refused' : warnings.length > 0 ? 'warned' : 'silent';
  const by = errors.length > 0 ? errors : warnings;
  const { wordpress } = odd;
  if (ours === (wordpress === 'fine' ? 'silent' : 'refused')) return { wordpress, ours, by, reason: '' };
  const isSame = before?.ours === ours && before.by.join() === by.join() && before.reason !== '';
  return { wordpress, ours, by, reason: isSame ? before.reason : NOT_REVIEWED };
}

async function judge({ name, slug, plugin, v1 }: OddPackage): Promise<readonly Finding[]> {
  const inspection = await inspect(open(`zips/${name}.zip`));
  const from = await readSnapshot(open(v1), [plugin.split('/')[1] ?? '']);
  const served = { version: from.header.version, pluginFile: plugin };
  const judged = inspection.check({ slug, version: undefined, served });
  const to = inspection.takeSnapshot();
  if (to === undefined) return judged;
  const { findMentions } = inspection;
  const terms = { what: 'the live version', isDryRun: false, findMentions };
  return joinFindings(judged, await compareSnapshots(from, to, terms));
}

function open(path: string) {
  return readFromBuffer(readFileSync(join(FOLDER, path)));
}
