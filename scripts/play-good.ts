/**
 * Rehearses good updates: `npm run play:good -- --mirrors FOLDER --wordpress ZIP`, with clones of the repositories of
 * `__tests__/fixtures/good-updates` at `OWNER+NAME/repo` in that folder. They were listed before one was played; what came after
 * them repaired no fatal error. Parts of names, such as `relevanssi`, play only those. `--update` writes what is found into
 * the file with findings beside the list, where new ones wait for a person's verdict. `--list 1` to `--list 3` play the older lists, from
 * which code has grown; `--list bad` plays the releases of `__tests__/fixtures/bad-updates`, which broke sites.
 *
 * Plays two at a time. Needs git, and Chrome, Chromium or Edge for every other update. Exit code: 0 it found what was judged, 1 something else.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findClone } from '../__tests__/code-pairs/mirror.ts';
import { messageOf } from '../src/shared/publish-error.ts';
import type { StepResult } from '../src/rehearsal/model/results.ts';
import { readFresh } from './releases-table.ts';

interface GoodUpdate {
  /** The folder in the repository, and on sites. */
  readonly slug: string;
  readonly repository: string;
  readonly from: string;
  readonly to: string;
  readonly commits: readonly [from: string, to: string];
  readonly browser: boolean;
  readonly php?: string;
  /** Slugs of plugins that it needs. */
  readonly beside?: readonly string[];
}

/** A step, as the output `results` has it. */
interface PlayedStep {
  readonly id: string;
  readonly outcome: StepResult['outcome'];
  readonly message: string;
  readonly file?: string;
}

interface JudgedStep extends PlayedStep {
  /** Whether it is so: `true`, `false`, `not judged`, `cause` for what broke, or `mirror` for what the ZIP had and the mirror lacks. */
  readonly verdict: string;
  readonly reason: string;
}

const FIXTURES = join(import.meta.dirname, '..', '__tests__', 'fixtures');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mirrors: { type: 'string', default: '.' },
    php: { type: 'string', default: '8.3' },
    wordpress: { type: 'string', default: 'latest' },
    list: { type: 'string', default: '4' },
    update: { type: 'boolean', default: false },
  },
});
const isBad = values.list === 'bad';
const nameList = (name: string) =>
  isBad
    ? join(FIXTURES, 'bad-updates', `${name}.json`)
    : join(FIXTURES, 'good-updates', `${name}-${values.list}.json`);
const FINDINGS = nameList('findings');
const root = mkdtempSync(join(tmpdir(), 'good-updates-'));
const known = readJson(FINDINGS, {}) as Record<string, readonly JudgedStep[]>;
const found = { ...known };
const counts: Record<string, number> = {};
try {
  const queue = (isBad ? readBad() : (readJson(nameList('catalog'), []) as readonly GoodUpdate[]))
    .filter(({ slug }) => positionals.length === 0 || positionals.some((part) => slug.includes(part)))
    .values();
  await Promise.all([playNext(queue), playNext(queue)]);
  console.log(
    Object.entries(counts)
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', '),
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Reads the bad releases, each after the one before it. */
function readBad(): readonly GoodUpdate[] {
  return readFresh().map(({ repository, slug, versions, refs, php, kind, beside = [] }) => ({
    ...{ repository, slug, php, from: versions[0], to: versions[1], commits: [refs[0], refs[1]] },
    browser: kind === 'scripts',
    ...(beside.length > 0 && { beside }),
  }));
}

async function playNext(queue: Iterable<GoodUpdate>): Promise<void> {
  for (const update of queue) {
    const clone = findClone(values.mirrors, update.repository);
    if (clone === undefined) continue;
    // Mirrors lack some files.
    await play(update, clone).catch((error: unknown) => {
      process.exitCode = 1;
      console.log(`not played: ${update.slug} ${update.to}, ${messageOf(error).slice(0, 200)}`);
    });
  }
}

async function play(update: GoodUpdate, clone: string): Promise<void> {
  const started = performance.now();
  const name = `${update.slug} ${update.to}`;
  const steps = await rehearse(update, clone);
  const seconds = Math.round((performance.now() - started) / 1000);
  const judged = steps.map((step) => judge(step, known[name] ?? []));
  const worst = ['failed', 'unknown', 'warned'].find((each) => steps.some(({ outcome }) => outcome === each));
  const outcome = worst ?? 'passed';
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  console.log(
    `${outcome}: ${name} after ${update.from}, ${seconds} s${update.browser ? ' with a browser' : ''}`,
  );
  for (const { outcome: told, id, message, file = '', verdict } of judged)
    console.log(`  ${told} ${id} ${file}: ${message} [${verdict}]`);
  if (judged.some(({ verdict }) => verdict !== 'true' && verdict !== 'cause')) process.exitCode = 1;
  found[name] = judged;
  // After each one, because a run that is broken off keeps what it has played.
  if (values.update) writeFileSync(FINDINGS, `${JSON.stringify(found, null, 2)}\n`);
}

function judge(step: PlayedStep, before: readonly JudgedStep[]): JudgedStep {
  const same = before.find(({ id, message }) => id === step.id && message === step.message);
  return { ...step, verdict: same?.verdict ?? 'not judged', reason: same?.reason ?? '' };
}

/** Returns what the rehearsal holds against an update. */
async function rehearse(update: GoodUpdate, clone: string): Promise<readonly PlayedStep[]> {
  const [before, next] = update.commits.map((commit) => {
    const place = join(root, commit);
    mkdirSync(place, { recursive: true });
    const archive = execFileSync('git', [`--git-dir=${clone}`, 'archive', commit, update.slug], {
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['x', '-C', place], { input: archive });
    return join(place, update.slug);
  });
  const outputs = join(root, `${update.commits[1]}.outputs`);
  const run = spawn(
    process.execPath,
    [
      ...[join(import.meta.dirname, 'command.ts'), 'rehearse', next ?? '', '--previous', before ?? ''],
      ...['--php', update.php ?? values.php, '--wordpress', resolveZip(values.wordpress)],
      ...['--plugins', update.beside?.join() ?? 'none', '--outputs', outputs],
      ...(update.browser ? [] : ['--browser', 'none']),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, INIT_CWD: process.cwd() } },
  );
  let stderr = '';
  run.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  await once(run, 'close');
  const text = existsSync(outputs) ? readFileSync(outputs, 'utf8') : '';
  const pairs = JSON.parse(/^RESULTS=(.+)$/m.exec(text)?.[1] ?? '[]') as readonly {
    readonly steps: readonly PlayedStep[];
  }[];
  const steps = pairs.flatMap((pair) => pair.steps);
  if (steps.length === 0)
    return [
      { id: 'rehearsal', outcome: 'unknown', message: `It was not rehearsed: ${stderr.trim().slice(-500)}` },
    ];
  return steps
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'unknown' || outcome === 'warned')
    .map(({ id, outcome, message, file }) => ({ id, outcome, message, ...(file && { file }) }));
}

function resolveZip(wordpress: string): string {
  return wordpress.endsWith('.zip') ? resolve(wordpress) : wordpress;
}

function readJson(path: string, otherwise: unknown): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;
}
