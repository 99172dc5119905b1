import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Before } from '../../src/rehearsal/model/context.ts';
import {
  type AuthorFile,
  type AuthorFiles,
  type BesidePlugins,
  NONE_BESIDE,
  type PluginPackage,
  type RehearsedPackage,
} from '../../src/rehearsal/model/packages.ts';
import type { StepResult } from '../../src/rehearsal/model/results.ts';
import { type SavedSite, type Site, SiteLost } from '../../src/rehearsal/model/site.ts';
import { readPackageCode } from '../../src/rehearsal/packages/read-code.ts';
import { readRehearsedPackage } from '../../src/rehearsal/packages/read-package.ts';
import { playNeeded, playPair, playPrevious, playUpdate } from '../../src/rehearsal/play/order.ts';
import { logIn, preparePair } from '../../src/rehearsal/play/prepare.ts';
import { checkAllSyntax } from '../../src/rehearsal/play/previous-version.ts';
import { createRecorder } from '../../src/rehearsal/play/recorder.ts';
import type { Clock } from '../../src/shared/clock.ts';
import type { Case, Failure } from './cases.ts';
import { explainPart, explainRest } from './join-cases.ts';
import { inFolder, samplePlugin } from './sample.ts';

export interface CasePorts {
  readonly open: () => Promise<Site>;
  /** The oldest pair is played. */
  readonly isOldest: boolean;
  readonly clock: Clock;
  /** Whether to go on after what has to fail has failed, as a rehearsal does. */
  readonly isWhole: boolean;
  /** Tells what came of a case: what is not as it has to be, and how long it took. */
  readonly tell: (
    name: string,
    problem: string | undefined,
    durationMs: number,
    steps: readonly StepResult[],
  ) => void;
}

/**
 * Plays cases on one WordPress, which is put back after each. The previous version is mostly the same: it is installed once.
 *
 * @returns how many came out as they have to
 */
export async function playCases(
  cases: readonly Case[],
  { open, isOldest, clock, isWhole, tell }: CasePorts,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-cases-'));
  const store = async (name: string, bytes: Buffer): Promise<RehearsedPackage> => {
    await writeFile(join(folder, name), bytes);
    return readRehearsedPackage(join(folder, name));
  };
  const sample = await store('sample.zip', await zipFiles(inFolder(samplePlugin({ version: '1.0.0' }))));
  const stages: Stage[] = [];
  let passed = 0;
  try {
    for (const one of cases) {
      const stage = stages.at(-1) ?? (await openStage(open, sample, clock));
      if (stages.length === 0) stages.push(stage);
      const start = clock.now();
      const previous =
        one.isFresh === true
          ? undefined
          : one.previous && (await store('previous.zip', await one.previous()));
      const older = one.older === undefined ? [] : [await store('older.zip', await one.older())];
      const beside: PluginPackage[] = [];
      for (const [index, plugin] of (one.beside ?? []).entries())
        beside.push((await store(`beside-${index}.zip`, await plugin())) as PluginPackage);
      const next = await store('next.zip', await one.next());
      const authored = new Map<'before-update' | 'after-update', AuthorFile>();
      for (const when of ['before', 'after'] as const) {
        const code = one[when];
        if (code === undefined) continue;
        const path = `tests/${when}-update.php`;
        authored.set(`${when}-update`, { path, bytes: Buffer.from(code) });
      }
      const steps = await playCase(one, stage, {
        authored,
        sample,
        previous,
        older,
        beside: { ...NONE_BESIDE, packages: beside },
        next,
        clock,
        isWhole,
      });
      const { joined = [one] } = one;
      const rest =
        one.joined === undefined && one.back === undefined ? undefined : explainRest(steps, joined);
      for (const part of joined) {
        const isPart = one.joined !== undefined || one.back !== undefined;
        const problem = isPart ? (explainPart(steps, part) ?? rest) : explain(steps, one, isOldest);
        const details = problem && `${problem}\n${steps.map(show).join('\n')}`;
        tell(part.name, details, clock.now() - start, steps);
        if (problem === undefined) passed += 1;
      }
      if (!(await isBack(stage))) {
        stages.pop();
        await stage.site.close();
      }
    }
    return passed;
  } finally {
    await stages.at(-1)?.site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names that no rehearsal saves a site as. */
const [EMPTY, SAMPLE] = ['empty', 'sample'].map((name) => name as SavedSite) as [SavedSite, SavedSite];

interface Stage {
  readonly site: Site;
  readonly versions: Awaited<ReturnType<typeof logIn>>;
  /** The sample plugin runs on it. */
  readonly before: Before;
}

async function openStage(open: () => Promise<Site>, sample: RehearsedPackage, clock: Clock): Promise<Stage> {
  const site = await open();
  const versions = await logIn(site);
  await site.save(EMPTY);
  await site.save('clean');
  const recorder = createRecorder(clock, () => undefined);
  const options = { ...versions, next: sample, previous: sample };
  const pair = await preparePair({ site, recorder, options, versions });
  const { plugin } = sample;
  const before = plugin && (await playPrevious(pair, { ...sample, plugin }));
  if (before === undefined || 'why' in before) throw new Error(recorder.steps.map(show).join('\n'));
  await site.save(SAMPLE);
  await site.restore('clean');
  return { site, versions, before };
}

/** A case with plugins beside it has saved a site with these as a clean one. */
async function isBack({ site }: Stage): Promise<boolean> {
  try {
    await site.restore(EMPTY);
    await site.save('clean');
    return true;
  } catch {
    return false;
  }
}

interface Packages {
  readonly sample: RehearsedPackage;
  readonly previous: RehearsedPackage | undefined;
  readonly older: readonly RehearsedPackage[];
  readonly next: RehearsedPackage;
  readonly beside: BesidePlugins;
  readonly authored: AuthorFiles;
  readonly clock: Clock;
  readonly isWhole: boolean;
}

/** Ends a case that has failed where it has to, or has shown what it is for. */
class Known extends Error {}

async function playCase(
  { isFresh = false, readsCode = false, fails, back, until, joined = [] }: Case,
  { site, versions, before }: Stage,
  { sample, previous: given, older, next, beside, authored, clock, isWhole }: Packages,
): Promise<readonly StepResult[]> {
  const recorder = createRecorder(clock, ({ name, outcome }) => {
    const isCaught =
      joined.length > 0 &&
      joined.every((part) => part.fails && explainPart(recorder.steps, part) === undefined);
    const isKnown = isCaught || name === until || (outcome === 'failed' && fails !== undefined);
    if (!isWhole && isKnown) throw new Known();
  });
  const previous = given ?? (authored.size > 0 ? sample : undefined);
  const readCode = readsCode
    ? () => readPackageCode(next, isFresh ? undefined : (previous ?? sample))
    : undefined;
  const isLast = back !== undefined;
  const options = { ...versions, next, previous, older, beside, authored, readCode, isLast };
  // The caps are for one plugin, not for several that are joined.
  const watched = joined.length > 0 ? site : recorder.budget.watch(site);
  const play = { site: watched, recorder, versions, options };
  try {
    if (isFresh || previous !== undefined) {
      await playPair(play);
    } else {
      const pair = await preparePair({ ...play, options: { ...play.options, previous: sample } });
      await recorder.begin().play('PHP syntax', () => checkAllSyntax(pair.context));
      const alone = (await playNeeded(pair)) ?? new Map();
      await site.restore(SAMPLE);
      await site.save('before');
      await playUpdate(pair, before, alone);
    }
  } catch (error) {
    if (!(error instanceof SiteLost || error instanceof Known)) throw error;
  }
  return recorder.steps;
}

function explain(
  steps: readonly StepResult[],
  { fails, isUnclear, ...good }: Case,
  isOldest: boolean,
): string | undefined {
  if (isUnclear !== undefined)
    return steps.some(({ outcome }) => outcome === 'failed')
      ? 'it is red'
      : explainCaught(steps, isUnclear, 'unknown');
  if (good.told !== undefined) return explainTold(steps, good.told[isOldest ? 'oldest' : 'newest']);
  return fails === undefined ? explainGood(steps, good) : explainCaught(steps, fails, 'failed');
}

/** Explains how what is wrong differs from what the case expects. */
function explainTold(steps: readonly StepResult[], wanted: readonly string[]): string | undefined {
  const told = steps
    .flatMap(({ problems }) => problems)
    .map(({ severity, file, line, message }) => `${severity} ${file ?? ''}:${line ?? ''} ${message}`);
  const extra = told.filter((text) => !wanted.some((start) => text.startsWith(start)));
  const missing = wanted.filter((start) => !told.some((text) => text.startsWith(start)));
  const lines = [...extra.map((text) => `told: ${text}`), ...missing.map((text) => `not told: ${text}`)];
  return lines.length === 0 ? undefined : lines.join('\n');
}

function explainGood(
  steps: readonly StepResult[],
  { warns, notes, isOfPage = false }: Pick<Case, 'warns' | 'notes' | 'isOfPage'>,
): string | undefined {
  const bad = steps.find(({ outcome }) => outcome === 'failed' || outcome === 'unknown');
  if (bad !== undefined) return `a good plugin is red: ${bad.name}`;
  if (steps.length < 3) return 'hardly anything was played';
  const problems = steps.flatMap((step) => step.problems);
  if (notes !== undefined)
    return problems.length === 1 && problems.every(({ message }) => notes.test(message))
      ? undefined
      : 'the notice is missing, or not alone';
  const warnings = problems.filter(({ file = '' }) => !file.startsWith('vendor/'));
  if (warns === undefined) return warnings.length === 0 ? undefined : 'there are warnings';
  return warnings.some(({ message, file }) => warns.test(message) && (file === undefined) === isOfPage)
    ? undefined
    : 'the warning is missing';
}

function explainCaught(
  steps: readonly StepResult[],
  { step, says, file, line }: Failure,
  wanted: StepResult['outcome'],
): string | undefined {
  const first = steps.find(({ outcome }) => outcome === wanted);
  if (first === undefined) return 'nothing was caught';
  const places = [step].flat();
  if (!places.includes(first.name)) return `caught at ${first.name}, not at ${places.join(' or ')}`;
  const { problems } = first;
  if (!problems.some(({ message }) => says.test(message))) return 'the message is another one';
  const hasPlace = problems.some((problem) => problem.file === file && problem.line === line);
  return file === undefined || hasPlace ? undefined : `the place is another one than ${file}:${line ?? ''}`;
}

function show({ name, outcome, message, problems, durationMs }: StepResult): string {
  const lines = problems.map(
    ({ severity, message: text, file, line }) => `\n      ${severity} ${file ?? ''}:${line ?? ''} ${text}`,
  );
  const text = problems.length === 0 ? message : '';
  return `    ${outcome} ${name} (${Math.round(durationMs)} ms) ${text}${lines.join('')}`;
}
