import { createHash } from 'node:crypto';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { compareSnapshots } from '../../../../src/package/difference/compare-snapshots.ts';
import { type Compared, describeBefore } from '../../../../src/package/difference/comparison.ts';
import type { Finding } from '../../../../src/package/finding.ts';
import { type Inspection, inspect } from '../../../../src/package/inspect.ts';
import { readSnapshot } from '../../../../src/package/difference/read-snapshot.ts';
import { readFromBuffer } from '../../../../src/shared/bytes.ts';
import { mainFile } from '../../package/judge.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

/** A plugin by its files below its folder; `undefined` leaves one out. */
export function plugin(
  version: string,
  files: Readonly<Record<string, string | Buffer | undefined>> = {},
  headers: Readonly<Record<string, string | undefined>> = {},
): Files {
  const all: Readonly<Record<string, string | Buffer | undefined>> = {
    'my-plugin.php': mainFile({ Version: version, ...headers }),
    ...files,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
}

export function zip(files: Files, folder = 'my-plugin'): Promise<Buffer> {
  return zipFiles(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])),
  );
}

/** In lower-case hex. */
export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function inspectFiles(files: Files): Promise<Inspection> {
  return inspect(readFromBuffer(await zip(files)));
}

export interface CompareOptions {
  readonly isDryRun?: boolean;
}

/** Compares two plugins. */
export async function compareFiles(
  before: Files,
  after: Files,
  { isDryRun = false }: CompareOptions = {},
): Promise<Compared> {
  const inspection = await inspectFiles(after);
  const to = inspection.takeSnapshot();
  if (to === undefined) throw new Error('There is no plugin.');
  const from = await readSnapshot(readFromBuffer(await zip(before)), [to.mainFile]);
  const { findMentions } = inspection;
  const what = 'the live version `1.0.0`';
  return compareSnapshots(from, to, { what, isDryRun, findMentions });
}

/** Checks the second plugin, with the first one as its previous version. */
export async function judgeAfter(before: Files, after: Files): Promise<readonly Finding[]> {
  const comparison = await compareFiles(before, after);
  const inspection = await inspectFiles(after);
  const expected = { slug: undefined, version: undefined, served: undefined };
  return inspection.check({ ...expected, before: describeBefore(comparison) });
}

/** Compares two plugins and shortens each finding: `warning part-vanished my-plugin/vendor/`. */
export async function findIn(
  before: Files,
  after: Files,
  options?: CompareOptions,
): Promise<readonly string[]> {
  const { findings } = await compareFiles(before, after, options);
  return findings.map(({ id, severity, file = '' }) => `${severity} ${id} ${file}`.trimEnd());
}
