import { readTag } from '../action/inputs/event.ts';
import type { RehearseInputs } from './inputs.ts';
import type { BesidePlugins, RehearsedPackage } from './model/packages.ts';
import type { RehearsalEnvironment } from './model/rehearsal.ts';
import { fetchBeside } from './packages/fetch-beside.ts';
import { findSibling } from './packages/find-previous.ts';
import type { StorePorts } from './packages/store-zip.ts';
import { listNames } from './play/needed-plugins.ts';

/**
 * Finds the plugins beside the one that is rehearsed, and says which.
 *
 * @throws PublishError, Cancelled
 */
export function findBeside(
  { plugins, siblings: slugs, repository }: RehearseInputs,
  { step, machine }: RehearsalEnvironment,
  ports: StorePorts,
  next: RehearsedPackage,
): Promise<BesidePlugins> {
  const release = { repository, path: next.path, triggeringTag: readTag(machine.env) };
  const find = (slug: string, target: string) => findSibling(slug, target, release, ports);
  return step(
    'Find the plugins beside it',
    () => fetchBeside({ plugins, siblings: { slugs, find } }, next, ports),
    ({ packages, dependents, missing }) => {
      const needing = listNames({ packages: dependents }).map((name) => `${name}, which needs it`);
      return [...listNames({ packages }), ...needing, ...missing].join(', ') || 'none';
    },
  );
}
