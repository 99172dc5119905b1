/** Expectations that scenarios share. */
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict';
import { DEVELOPMENT } from './plugin-files.ts';
import type { ScenarioRun } from './scenario.ts';
import { PLUGIN_ID, SLUG } from './world.ts';

/** The plugin was published once, on top of its earlier release. */
export function expectPublished(run: ScenarioRun, version = '1.4.2', pluginId = PLUGIN_ID): void {
  expectGreen(run);
  deepEqual(listVersions(run, pluginId), ['1.4.1', version]);
}

/** Nothing was published. */
export function expectNothingPublished(run: ScenarioRun): void {
  deepEqual(listVersions(run, PLUGIN_ID), ['1.4.1']);
}

/** All jobs ended well. */
export function expectGreen({ exitCode }: ScenarioRun): void {
  ok(exitCode === 0, `The workflow is red: exit code ${exitCode}.`);
}

/** The releases on GitHub are these, `tag: asset, …` each, in order of creation, and all public. */
export function expectReleases({ github }: ScenarioRun, expected: readonly string[]): void {
  const shown = github.releases().map(({ tagName, isDraft, assets }) => {
    return `${tagName}${isDraft ? ' (draft)' : ''}: ${assets.map(({ name }) => name).join(', ')}`;
  });
  deepEqual(shown, expected);
}

/** A job wrote this into its summary. */
export function expectSummary({ summaries }: ScenarioRun, job: string, pattern: RegExp): void {
  match(summaries[job] ?? `${job} wrote no summary, but ${Object.keys(summaries).join(', ')}.`, pattern);
}

/** The log has this. */
export function expectLog({ log }: ScenarioRun, pattern: RegExp): void {
  match(log.join('\n'), pattern);
}

/** Lists the versions that the service has, in order of creation. */
export function listVersions({ service }: ScenarioRun, pluginId: string): readonly string[] {
  return service.releases(pluginId).map(({ version }) => version);
}

/** Customers get these files of the plugin. */
export function expectFiles(run: ScenarioRun, paths: readonly string[]): void {
  const names = readPackage(run).toString('latin1');
  deepEqual(
    paths.filter((path) => !names.includes(`${SLUG}/${path}`)),
    [],
  );
}

/** Nothing in the package has such a path. */
export function expectNoFiles(run: ScenarioRun, pattern: RegExp): void {
  doesNotMatch(readPackage(run).toString('latin1'), pattern);
}

/** Customers get the plugin, and nothing of what it was made with. */
export function expectNoDevelopment(run: ScenarioRun): void {
  expectFiles(run, [`${SLUG}.php`]);
  const names = readPackage(run).toString('latin1');
  deepEqual(
    DEVELOPMENT.filter((path) => names.includes(`${SLUG}/${path}`)),
    [],
  );
}

/** The bytes of the only ZIP on a release. */
function readPackage({ github }: ScenarioRun): Buffer {
  const zips = github
    .releases()
    .flatMap(({ assets }) => assets)
    .filter(({ name }) => name.endsWith('.zip'));
  equal(zips.length, 1);
  return zips[0]?.bytes ?? Buffer.alloc(0);
}
