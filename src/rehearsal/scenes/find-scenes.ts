import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { RunStep } from '../../action/steps.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { Unreadable } from '../model/readers.ts';
import type { BesidePlugins, RehearsedPackage } from '../model/packages.ts';
import type { Scene, SceneFile, SceneStep } from '../model/scenes.ts';
import { createFetchFile, type FetchFile, type SceneOrigin } from './fetch-files.ts';
import { findDemo } from './find-demo.ts';
import { OWN_NAMES, type OwnScene, type ScenePlace } from './places.ts';
import { type BlueprintStep, MAX_SCENE_BYTES, readBlueprint } from './read-blueprint.ts';
import type { Resource } from './read-resource.ts';
import type { StorePorts } from '../packages/store-zip.ts';

/** Where plugins of WordPress.org keep a Blueprint for their page there. */
const BLUEPRINT = '.wordpress-org/blueprints/blueprint.json';

/** The parts of a rehearsal that choose its scenes. */
interface SceneOptions {
  readonly places: readonly ScenePlace[];
  readonly next: Pick<RehearsedPackage, 'plugin'>;
  readonly previous: RehearsedPackage | undefined;
  readonly beside: BesidePlugins;
  /** Of this action, with our scenes. */
  readonly ownFolder: string;
  /** The directory that was zipped, relative to the workspace. */
  readonly sourceFolder: string | undefined;
}

/**
 * Finds the scenes of a rehearsal, and fetches their files before any PHP runs.
 *
 * @throws PublishError `not-known`: one that the author names cannot be played; Cancelled
 */
export async function findScenes(
  options: SceneOptions,
  ports: StorePorts,
  step: RunStep,
): Promise<readonly Scene[]> {
  const found = listFound(options, realpathSync(ports.workspace));
  if (found.length === 0) return [];
  const find = async () => {
    const fetchFile = createFetchFile(ports);
    const scenes: Scene[] = [];
    for (const one of found) scenes.push(await prepare(one, options.next.plugin?.folder ?? '', fetchFile));
    return scenes.filter(hasSomething);
  };
  return step('Find the scenes', find, (scenes) => scenes.map(({ name }) => name).join(', ') || 'none');
}

/** Many Blueprints only show the plugin's own page, which is asked anyway. */
function hasSomething({ isNamed, steps, visits, problem }: Scene): boolean {
  const isAsked = visits.every(({ path }) => path.startsWith('/wp-admin'));
  return isNamed || problem !== undefined || steps.length > 0 || !isAsked;
}

/** A scene, not read yet. */
interface FoundScene {
  readonly name: string;
  /** @throws Unreadable */
  readonly read: () => string;
  readonly origin: SceneOrigin;
}

function listFound(options: SceneOptions, workspace: string): readonly FoundScene[] {
  const { places, sourceFolder = '' } = options;
  const texts = readOwn(options, workspace);
  const own = (name: OwnScene, isNamed: boolean): FoundScene => ({
    name,
    origin: { folders: name === 'demo' ? { own: workspace, workspace } : undefined, isNamed },
    read: () => {
      const text = texts[name];
      if (text === undefined) throw new Unreadable(`it needs ${NEEDS[name]}`);
      return text;
    },
  });
  const file = (path: string, isNamed: boolean): FoundScene => ({
    name: relative(workspace, resolve(workspace, path)).replaceAll(sep, '/'),
    origin: { folders: { own: dirname(resolve(workspace, path)), workspace }, isNamed },
    read: () => readFile(resolve(workspace, path), workspace),
  });
  const named = new Set(places.flatMap((place) => (place.kind === 'auto' ? [] : [nameOf(place)])));
  const auto = [...new Set([join(sourceFolder, BLUEPRINT), BLUEPRINT])]
    .map((path) => file(path, false))
    .find(
      ({ origin }) => origin.folders !== undefined && isThere(join(origin.folders.own, 'blueprint.json')),
    );
  return places.flatMap((place) => {
    if (place.kind === 'own') return [own(place.name, true)];
    if (place.kind === 'path') return [file(place.path, true)];
    const ours = OWN_NAMES.filter((name) => texts[name] !== undefined).map((name) => own(name, false));
    // The shop takes most of the time that scenes have.
    return [...(auto === undefined ? [] : [auto]), ...ours].filter(({ name }) => !named.has(name));
  });
}

const SHOP = '`woocommerce` beside the plugin: name that in `plugins`';

const NEEDS: Readonly<Record<OwnScene, string>> = {
  demo: 'a file that WordPress exported, in a folder `dummy-data`, `sample-data` or `demo-content`',
  shop: SHOP,
  'shop-posts': SHOP,
};

/** Reads our scenes that can be played. */
function readOwn(
  { beside, previous, ownFolder, sourceFolder = '' }: SceneOptions,
  workspace: string,
): Readonly<Partial<Record<OwnScene, string>>> {
  const demo = findDemo(previous, workspace, [...new Set([sourceFolder, ''])]);
  const isShop = beside.packages.some(({ plugin }) => plugin.folder === 'woocommerce');
  const read = (name: OwnScene) => readFileSync(join(ownFolder, 'scenes', `${name}.json`), 'utf8');
  return {
    ...(demo !== undefined && { demo }),
    ...(isShop && { shop: read('shop'), 'shop-posts': read('shop-posts') }),
  };
}

const nameOf = (place: Exclude<ScenePlace, { readonly kind: 'auto' }>) =>
  place.kind === 'own' ? place.name : place.path.replace(/^\.\//, '');

function isThere(path: string): boolean {
  try {
    return realpathSync(path) !== '';
  } catch {
    return false;
  }
}

function readFile(path: string, workspace: string): string {
  let bytes: Buffer | string;
  try {
    bytes = readStart(path, MAX_SCENE_BYTES + 1, workspace);
  } catch {
    bytes = 'absent';
  }
  if (bytes === 'outside') throw new Unreadable('it is outside of the workspace');
  if (typeof bytes === 'string') throw new Unreadable('it is not a file in the workspace');
  if (bytes.length > MAX_SCENE_BYTES) throw new Unreadable('it is larger than 1 MB');
  return bytes.toString('utf8');
}

/** Reads a scene, and fetches the files of its steps. */
async function prepare({ name, read, origin }: FoundScene, folder: string, fetch: FetchFile): Promise<Scene> {
  const { isNamed } = origin;
  const nothing = { name, isNamed, steps: [], visits: [], unplayed: [] };
  try {
    const { steps, visits, unplayed } = readBlueprint(read());
    const prepared: SceneStep[] = [];
    for (const step of steps.filter((one) => !isNeedless(one, folder)))
      prepared.push(await fetchFiles(step, origin, fetch));
    return { ...nothing, steps: prepared, visits, unplayed };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (isNamed) throw explain(name, error.message);
    return { ...nothing, problem: error.message };
  }
}

function explain(name: string, why: string): PublishError {
  return new PublishError({
    code: 'not-known',
    title: 'Input scenes',
    message: `Input \`scenes\`: ${quoteName(name)} cannot be played: ${why}.`,
    hint: 'Fix it, or leave it out of `scenes`.',
  });
}

/** Steps that install or activate the plugin itself: the site has its previous version. Visits say who they are by themselves. */
function isNeedless({ kind, resources, args }: BlueprintStep, folder: string): boolean {
  if (kind === 'login') return true;
  if (folder === '') return false;
  if (kind === 'activatePlugin')
    return String(args['pluginPath']).split('/').includes(folder) || args['pluginPath'] === `${folder}.php`;
  return kind === 'installPlugin' && Object.values(resources).some((one) => isItself(one, folder));
}

function isItself(resource: Resource, folder: string): boolean {
  if (resource.kind === 'plugin') return resource.slug === folder;
  const named = resource.kind === 'url' || resource.kind === 'other' ? resource.url : '';
  const parts = named
    .split(/[/?&=]/)
    .map((part) => part.replace(/(?:[.-]v?\d[\w.]*|\.latest-stable)?(?:\.zip|\.git)$/, ''));
  return parts.includes(folder);
}

async function fetchFiles(step: BlueprintStep, origin: SceneOrigin, fetch: FetchFile): Promise<SceneStep> {
  const { number, kind, args, resources } = step;
  const files: [string, SceneFile][] = [];
  try {
    for (const [field, resource] of Object.entries(resources))
      files.push([field, await fetch(resource, origin)]);
    if (kind === 'importWxr')
      files.push(['importer', await fetch({ kind: 'plugin', slug: 'wordpress-importer' }, origin)]);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable(`${showStep(step)}: ${error.message}`);
  }
  return { number, kind, args, files: Object.fromEntries(files) };
}

/** A step in words. */
export function showStep({ number, kind }: Pick<SceneStep, 'number' | 'kind'>): string {
  return number === 0 ? quoteName(kind) : `step ${number} (${quoteName(kind)})`;
}
