import type { SitesGet } from './compare/check-served.ts';
import type { InspectServed } from './compare/served.ts';
import { noticeLacks } from '../service/client-fields.ts';
import type { Published, Served } from '../service/model.ts';
import { Cancelled } from '../shared/clock.ts';
import { toProblem } from './complete-on-host.ts';
import type { CheckedPlugin, RunParts } from './types.ts';

/** A release, and the package that sites get; `undefined` unless it was compared. */
export type Confirmed = Published & { readonly sitesGet?: SitesGet | undefined };

/**
 * Waits until the service serves the version, and compares what sites get with the package. Returns errors as
 * `problem`, because the release is published.
 */
export async function confirmVersion(
  published: Published,
  plugin: CheckedPlugin,
  parts: Pick<RunParts, 'step' | 'log' | 'host' | 'service' | 'comparer' | 'cancellation'>,
): Promise<Confirmed> {
  if (published.isVerified) {
    // Without an answer to this run's order, the live package may be another run's.
    parts.log.info(
      'The package that sites get was not compared, because the service did not confirm that it created this release.',
    );
    return published;
  }
  const seen: { isVerified: boolean; sitesGet?: SitesGet } = { isVerified: false };
  let lacks: Served['lacks'] | undefined;
  try {
    const confirm = async () => {
      const look = await prepareInspection(published, plugin, parts.comparer);
      await parts.service.confirm(published, plugin.identity, async (served) => {
        seen.isVerified = true;
        lacks = served.lacks;
        const { isFinal, ...sitesGet } = await look({ ...served, baseUrl: plugin.serviceUrl });
        // Local work has to check for a cancellation.
        if (parts.cancellation.aborted) throw new Cancelled();
        if (!isFinal) parts.log.info(`Seen live, but ${describe(sitesGet)}. Looking again.`);
        seen.sitesGet = sitesGet;
        return isFinal;
      });
      noticeLacks(lacks, parts.log);
      logSitesGet(seen.sitesGet, published, parts.log);
    };
    const waiting = 'Waiting until the service serves the version, and the package of it';
    await parts.step(
      'Wait until it is live',
      confirm,
      () => `seen live; ${describe(seen.sitesGet)}`,
      waiting,
    );
    return { ...published, ...seen, isVerified: true };
  } catch (error) {
    return { ...published, ...seen, problem: toProblem(error) };
  }
}

async function prepareInspection(
  { version }: Published,
  plugin: CheckedPlugin,
  { inspectServed }: RunParts['comparer'],
): Promise<InspectServed> {
  const snapshot = plugin.takeSnapshot();
  if (snapshot !== undefined) return inspectServed({ snapshot, sha256: plugin.package.sha256, version });
  const why = plugin.report === undefined ? 'this package was not opened' : 'this package is encrypted';
  return () => Promise.resolve({ verdict: '', text: `not compared: ${why}`, isFinal: true });
}

/** @throws PublishError `after-publish`: the package that sites get is certainly wrong */
function logSitesGet(sitesGet: SitesGet | undefined, { version }: Published, log: RunParts['log']): void {
  if (sitesGet?.error !== undefined) throw sitesGet.error;
  log.info(`Sites get: ${sitesGet?.text ?? 'not compared'}.`);
  if (sitesGet?.verdict !== 'different') return;
  log.warning(
    'Sites get other files',
    `The service serves version ${version} with ${sitesGet.text}. Unless it changes packages on purpose, check the release on its dashboard.`,
  );
}

function describe({ verdict = '', text = 'not compared' }: Partial<SitesGet> = {}): string {
  return verdict === '' ? text : `sites get ${text}`;
}
