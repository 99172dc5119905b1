/**
 * Bundles `src` into `dist`, the folder that runners execute.
 *
 * `node scripts/build.ts` writes it. `--report` builds aside, reports what each file holds, and fails when one is above its
 * budget; `--check` fails, too, when the committed bundle differs in any byte.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BundleStats, bundleInto, readFiles } from './bundle.ts';
import { reportBundle } from './bundle-report.ts';
import { collectLicenses } from './licenses.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { check: flag, report: flag } });

const fresh = mkdtempSync(join(tmpdir(), 'bundle-'));
try {
  const stats = await bundle(fresh);
  if (values.check || values.report) reportBundle(fresh, stats);
  else replaceDist(fresh);
  if (values.check) compare(fresh);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

async function bundle(out: string): Promise<BundleStats> {
  const stats = await bundleInto(out);
  writeFileSync(join(out, 'licenses.txt'), collectLicenses(stats));
  return stats;
}

function replaceDist(out: string): void {
  // Removes chunks of an earlier build.
  rmSync(DIST, { recursive: true, force: true });
  cpSync(out, DIST, { recursive: true });
}

function compare(out: string): void {
  const stale = listDifferences(out, DIST);
  if (stale.length === 0) return;
  throw new Error(
    `dist/ is not what src/ builds: ${stale.join(', ')}. Run \`npm run build\` and commit dist/.`,
  );
}

function listDifferences(one: string, other: string): readonly string[] {
  const left = new Map(readFiles(one));
  const right = new Map(readFiles(other));
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => {
    const bytes = left.get(name);
    return !bytes?.equals(right.get(name) ?? Buffer.alloc(0)) || !right.has(name);
  });
}
