/**
 * Plays the rules of PHP over pairs of real releases, without a site: `npm run play:pairs -- --mirrors FOLDER`, with clones of
 * the repositories of `__tests__/fixtures/code-pairs` at `OWNER+NAME/repo` in that folder. Parts of names, such as `redirection`,
 * play only those; `--bad` plays releases that their successors repaired. It says what is found, with the processor time and
 * the peak memory of each pair. Trees are read from git. `--update` writes the errors and warnings of the played pairs beside
 * the list, where new ones wait for a person's verdict.
 *
 * Needs git. Exit code: 0 it found what was judged, 1 something else.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  type JudgedFinding,
  namePair,
  readBadReleases,
  readJudgements,
  readPairs,
  writeJudgements,
} from '../__tests__/code-pairs/catalog.ts';
import { findClone, readRelease, readWhole } from '../__tests__/code-pairs/mirror.ts';
import { comparePhp, type PhpFinding } from '../src/package/php/index.ts';

interface Played {
  readonly slug: string;
  readonly repository: string;
  readonly from: string;
  readonly to: string;
  readonly commits: readonly [from: string, to: string];
}

interface Result {
  readonly findings: readonly PhpFinding[];
  readonly files: number;
  readonly unread: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mirrors: { type: 'string', default: '.' },
    bad: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    one: { type: 'string' },
  },
});
if (values.one === undefined) playAll();
else console.log(JSON.stringify(await playOne(JSON.parse(values.one) as Played)));

function playAll(): void {
  const kind = values.bad ? 'bad' : 'good';
  const judged = { ...readJudgements(kind) };
  const results: Result[] = [];
  for (const pair of values.bad ? readBadReleases().map(toPair) : readPairs()) {
    const name = namePair(pair);
    if (positionals.length > 0 && !positionals.some((part) => name.includes(part))) continue;
    const result = playApart(pair);
    if (result === undefined) continue;
    results.push(result);
    const known = judged[name] ?? [];
    const found = result.findings
      .filter(({ severity }) => severity !== 'notice')
      .map((finding) => judge(finding, known));
    report(name, result, found);
    if (found.map(show).join() === known.map(show).join()) continue;
    process.exitCode = 1;
    judged[name] = found;
    // After each one, because a run that is broken off keeps what it has played.
    if (values.update) writeJudgements(kind, judged);
  }
  const most = (of: (result: Result) => number) => Math.max(0, ...results.map(of));
  const seconds = results.map((one) => one.seconds).sort((a, b) => a - b);
  console.log(
    `${results.length} pairs, median ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} s, at most ${most((one) => one.seconds).toFixed(1)} s and ${most((one) => one.megabytes)} MB`,
  );
}

function toPair({ slug, repository, versions, commits }: ReturnType<typeof readBadReleases>[number]): Played {
  const [from, to] = versions;
  return { slug, repository, from, to, commits: [commits[0], commits[1]] };
}

/** Plays a pair in a process of its own, which has a peak of its own. */
function playApart(pair: Played): Result | undefined {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [import.meta.filename, '--mirrors', values.mirrors, '--one', JSON.stringify(pair)],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stdout.startsWith('{')) return JSON.parse(stdout) as Result;
  console.log(`NOT PLAYED: ${namePair(pair)}: ${stderr.trim()}`);
  process.exitCode = 1;
  return undefined;
}

function judge({ id, severity, file, name }: PhpFinding, known: readonly JudgedFinding[]): JudgedFinding {
  const finding = { id, severity, file, name };
  const same = known.find((one) => show(one) === show(finding));
  return same ?? { ...finding, verdict: 'not reviewed', reason: '' };
}

function show({ id, severity, file, name }: Omit<JudgedFinding, 'verdict' | 'reason'>): string {
  return `${severity} ${id}:${name} ${file}`;
}

function report(
  name: string,
  { findings, files, unread, seconds, megabytes }: Result,
  judged: readonly JudgedFinding[],
): void {
  const told = unread === 0 ? '' : `, ${unread} not read`;
  console.log(`${name}: ${files} files${told}, ${seconds.toFixed(1)} s, ${megabytes} MB`);
  for (const finding of judged) {
    const { message } = findings.find((one) => show({ ...one }) === show(finding)) ?? { message: '' };
    console.log(`  ${finding.verdict}: ${show(finding)}: ${message}`);
  }
}

async function playOne({ slug, repository, commits }: Played): Promise<Result> {
  const clone = findClone(values.mirrors, repository);
  if (clone === undefined) throw new Error(`${repository} is not in ${values.mirrors}.`);
  const [from, to] = commits.map((commit) => readRelease({ clone, commit, slug, folder: slug }));
  if (from === undefined || to === undefined) throw new Error('There are two releases.');
  const start = process.cpuUsage();
  const previous = await readWhole(from);
  const current = await readWhole(to, previous);
  const findings = comparePhp({ current, previous, site: undefined });
  const { user, system } = process.cpuUsage(start);
  return {
    findings,
    files: current.files.size,
    unread: current.unread.length + previous.unread.length,
    seconds: (user + system) / 1e6,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
