/** Reports for each file of the bundle its size, its contents, and who loads it. */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BundleStats, readFiles } from './bundle.ts';
import type { ModuleStats } from './licenses.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Maximum size in bytes, by file or by what loads it: every run loads the main file. */
const BUDGETS: Readonly<Record<string, number>> = {
  'index.js': 360_000,
  '@actions/artifact': 1_000_000,
};

/** Maximum size in bytes of the download before a runner can start the action: an archive of the commit. */
const ARCHIVE_BUDGET = 620_000;

/** Number of packages that are listed of each file. */
const SHOWN_PACKAGES = 5;

/**
 * Prints the report of a bundle. In a workflow it goes to the job summary, too.
 *
 * @throws Error naming each file above its budget
 */
export function reportBundle(out: string, stats: BundleStats): void {
  const sizes = new Map(readFiles(out).map(([name, bytes]) => [name, bytes.length]));
  const scripts = new Map([...sizes].filter(([name]) => name.endsWith('.js')).sort(([, a], [, b]) => b - a));
  const overruns = report(scripts, stats);
  if (overruns.length > 0) throw new Error(overruns.join('\n'));
}

/** Prints the report, and returns a line for each file that is above its budget. */
function report(sizes: ReadonlyMap<string, number>, stats: BundleStats): readonly string[] {
  const rows = [...sizes].map(([name, bytes]) => {
    const chunk = stats.chunks.find(({ files }) => files.includes(name));
    const loaders = [
      ...new Set(chunk?.origins.map(({ request }) => request.split(/[\\/]/).slice(-2).join('/'))),
    ];
    const packages = chunk === undefined ? '' : describePackages(countPackages(stats.modules, chunk.id));
    return [name, formatBytes(bytes), packages, loaders.join(', ')];
  });
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const archiveBytes = measureArchive();
  const overruns = Object.entries(BUDGETS).filter(([subject, budget]) =>
    rows.some(([name, , , loaders = '']) => {
      const isMeant = name === subject || loaders.split(', ').includes(subject);
      return isMeant && (sizes.get(name ?? '') ?? 0) > budget;
    }),
  );
  if (archiveBytes > ARCHIVE_BUDGET) overruns.push(['The archive', ARCHIVE_BUDGET]);
  const lines = [
    `### Bundle: ${formatBytes(total)} in ${sizes.size} files`,
    '',
    ...renderTable(['File', 'Bytes', 'What is in it (source bytes)', 'Loaded for'], rows),
    '',
    ...Object.entries(BUDGETS).map(([name, budget]) => `Budget of ${name}: ${formatBytes(budget)}.`),
    `What a runner downloads: ${formatBytes(archiveBytes)}, as of the last commit; budget: ${formatBytes(ARCHIVE_BUDGET)}.`,
  ];
  console.log(lines.join('\n'));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${lines.join('\n')}\n`);
  return overruns.map(([name]) => `${name} is above its budget.`);
}

/** Bytes of GitHub's archive of a commit, from which `.gitattributes` excludes files. */
function measureArchive(): number {
  const { stdout } = spawnSync('git', ['archive', '--format=tar.gz', 'HEAD'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.length;
}

/** Bytes of source by package; the rest is our own, or webpack's. */
function countPackages(modules: readonly ModuleStats[], chunk: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = ({ nameForCondition, size = 0, modules: parts = [] }: ModuleStats): void => {
    if (parts.length > 0) {
      parts.forEach(count);
      return;
    }
    const file = (nameForCondition ?? '').replaceAll('\\', '/');
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
    const owner = name ?? (file.startsWith(`${ROOT.replaceAll('\\', '/')}/src/`) ? 'src' : 'webpack');
    counts.set(owner, (counts.get(owner) ?? 0) + size);
  };
  modules.filter(({ chunks = [] }) => chunks.includes(chunk)).forEach(count);
  return counts;
}

function describePackages(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const rest = sorted.slice(SHOWN_PACKAGES);
  const shown = sorted.slice(0, SHOWN_PACKAGES).map(([name, bytes]) => `${name} ${formatBytes(bytes)}`);
  const restBytes = rest.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [...shown, ...(rest.length > 0 ? [`${rest.length} others ${formatBytes(restBytes)}`] : [])].join(
    ', ',
  );
}

function formatBytes(bytes: number): string {
  return bytes.toLocaleString('en-US');
}

function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
