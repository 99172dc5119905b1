import { withoutFullStop } from '../../shared/quote.ts';
import type { Before, OldPages, RehearsalContext, RequestId } from '../model/context.ts';
import type { BesidePackage } from '../model/packages.ts';
import { PAGES, type Probe } from '../model/probe.ts';
import type { Problem, StepName } from '../model/results.ts';
import type { Visit } from '../model/site.ts';
import { takeInventory, withoutBaseline } from '../names/take-inventory.ts';
import { listPluginProbes } from '../probes/plugin-probes.ts';
import { withoutBlame } from '../site/saved-site.ts';
import { listNames, startOne } from './needed-plugins.ts';

/** The plugins that need this one, beside its previous version. */
interface Dependents {
  readonly started: readonly BesidePackage[];
  readonly old: OldPages;
  /** Their pages in the dashboard, as they were. */
  readonly own: ReadonlyMap<Probe, Visit>;
  /** Why some did not start, for which this version is not to blame. */
  readonly refused: readonly Problem[];
}

/**
 * Starts the plugins that need this one on the site with its previous version, visits the pages, and saves the site as `beside`.
 *
 * @throws SiteLost, Unreadable
 */
export async function startDependents(
  context: RehearsalContext,
  before: Before,
  { alone }: OldPages,
): Promise<Dependents> {
  const { site, beside } = context;
  const { dependents = [] } = beside;
  await site.restore('before');
  const started: BesidePackage[] = [];
  const refused: Problem[] = [];
  await withoutBlame(async () => {
    for (const one of dependents) {
      const why = await startOne(context, one, `dependent-${started.length}.zip`);
      if (why === undefined) started.push(one);
      else refused.push(explainRefused(one, before, why));
    }
  });
  const seen = await withoutBlame(() => visitAll(context, before));
  await site.save('beside');
  return { started, refused, own: seen.own, old: { before: seen.pages, alone } };
}

function explainRefused(one: BesidePackage, { version }: Before, why: string): Problem {
  const [name = ''] = listNames({ packages: [one] });
  const message = `${name} does not start beside ${version} (${withoutFullStop(why)}), so the update was not tried beside it.`;
  return { severity: 'notice', message };
}

async function visitAll(
  context: RehearsalContext,
  { clean, own: ours }: Before,
): Promise<{ readonly pages: ReadonlyMap<StepName, Visit>; readonly own: ReadonlyMap<Probe, Visit> }> {
  const remember = (seen: Visit, request: RequestId): Visit => {
    context.log.remember(seen.reply.log, request);
    return { ...seen, reply: { ...seen.reply, log: [] } };
  };
  const pages = new Map<StepName, Visit>();
  for (const page of PAGES) pages.set(page.name, remember(await context.visit(page), page.name));
  const theirs = withoutBaseline(await takeInventory(context), clean);
  const added = ours === undefined ? theirs : withoutBaseline(theirs, ours);
  const own = new Map<Probe, Visit>();
  for (const probe of listPluginProbes(added, undefined)['Own pages'].probes)
    own.set(probe, remember(await probe.ask(context), `Updates beside it: ${probe.name}`));
  return { pages, own };
}
