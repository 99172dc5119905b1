import type { Inputs } from '../inputs/read-inputs.ts';
import { formatSize } from '../shared/format.ts';
import { quoteName } from '../shared/quote.ts';
import type { FoundPackage } from '../source/found-package.ts';
import { askBeforePackage } from './ask-early.ts';
import { carryOut } from './carry-out.ts';
import { examinePackage } from './examine-package.ts';
import { keepPackage } from './keep-package.ts';
import type { dryRun } from './dry-run.ts';
import type { RunParts } from './parts.ts';
import { planRun } from './plan.ts';
import type { RunEnd } from './types.ts';

/**
 * The recipe: finds the package, examines it, decides what to do with it, does so or says it, and keeps the package for
 * later steps. Nothing is changed anywhere before the plan is made.
 *
 * @throws PublishError with the cause and the fix; its code tells whether anything can have been published
 */
export async function deploy(inputs: Inputs, parts: RunParts): Promise<RunEnd> {
  askBeforePackage(inputs, parts);
  await using found = await findPackage(parts);
  const plugin = await examinePackage(found, inputs, parts);
  const plan = planRun(plugin, inputs);
  const outcome = inputs.isDryRun
    ? await tellPlan(plan, plugin, inputs, parts)
    : await carryOut(plan, plugin, parts);
  return { ...outcome, kept: await keepPackage(found, outcome, parts) };
}

/** Runs that publish do not load what only a dry run says. */
async function tellPlan(...about: Parameters<typeof dryRun>): ReturnType<typeof dryRun> {
  return (await import('./dry-run.ts')).dryRun(...about);
}

async function findPackage({ step, source }: Pick<RunParts, 'step' | 'source'>): Promise<FoundPackage> {
  return step(
    'Find the package',
    source.find,
    ({ name, sizeBytes }) => `${quoteName(name)}, ${formatSize(sizeBytes)}`,
    'Still fetching or zipping the package',
  );
}
