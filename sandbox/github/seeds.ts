/** Changes by hand that tests make in the repository, like people and other runs. */
import {
  completeAsset,
  digestOf,
  draftRelease,
  findAsset,
  findRelease,
  publish,
  startAsset,
  type Asset,
  type AssetState,
  type Pull,
  type Release,
  type World,
} from './world.ts';

const AUTHOR = 'octocat';

/** A release to add. */
export interface ReleaseSeed {
  readonly tagName: string;
  readonly isDraft?: boolean;
  readonly isPrerelease?: boolean;
  readonly name?: string;
  readonly body?: string;
  /** The default branch unless another commit is given. */
  readonly target?: string;
  readonly author?: string;
  readonly assets?: readonly AssetSeed[];
}

/** An asset to add. */
export interface AssetSeed {
  readonly name: string;
  /** Nothing for an asset that is not `uploaded`. */
  readonly bytes?: Buffer;
  readonly state?: AssetState;
  /** That of the bytes by default. */
  readonly digest?: string | null;
  readonly contentType?: string;
  readonly label?: string;
}

/** Adds a release: published, unless it says otherwise. */
export function addRelease(world: World, seed: ReleaseSeed): Release {
  const { tagName, isDraft = false, assets = [], author = AUTHOR, ...rest } = seed;
  const release = Object.assign(draftRelease(world, author, tagName), rest);
  world.releases.push(release);
  for (const asset of assets) addAsset(world, release, asset);
  if (!isDraft) publish(world, release);
  return release;
}

/** Changes that a person makes on the page of a release. */
export interface ReleaseEdit {
  readonly name?: string;
  readonly body?: string;
  /** `false` publishes a draft. */
  readonly isDraft?: false;
}

/** Changes a release; a draft is published, as on its page, together with what else was changed. */
export function editRelease(world: World, release: Release, { isDraft, ...changes }: ReleaseEdit): void {
  Object.assign(release, changes, { updatedAt: world.now() });
  if (release.isDraft && isDraft === false) publish(world, release);
}

/** Deletes a release; its tag stays. */
export function removeRelease(world: World, release: Release): void {
  world.releases.splice(world.releases.indexOf(release), 1);
}

/** Gives an asset another name. */
export function editAsset(world: World, id: number, changes: Pick<AssetSeed, 'name'>): void {
  Object.assign(findAsset(world, id)?.asset ?? {}, changes);
}

/** Deletes an asset, if it exists. */
export function removeAsset(world: World, id: number): void {
  const { release, asset } = findAsset(world, id) ?? {};
  if (asset !== undefined) release?.assets.splice(release.assets.indexOf(asset), 1);
}

/** Adds an asset, to immutable releases too. */
export function addAsset(world: World, release: Release, seed: AssetSeed): Asset {
  const { name, state = 'uploaded', contentType = 'application/zip', label = '' } = seed;
  const asset = startAsset(world, release, { name, label, contentType, uploader: release.author });
  const { bytes = Buffer.alloc(0) } = seed;
  if (state !== 'starter') completeAsset(world, asset, bytes);
  const { digest = state === 'uploaded' ? digestOf(bytes) : null } = seed;
  return Object.assign(asset, { state, digest });
}

/** A release that must exist. */
export function requireKnown(world: World, id: number): Release {
  const release = findRelease(world, id);
  if (release === undefined) throw new Error(`There is no release ${id}.`);
  return release;
}

/** Changes a pull request as people do on its page. Closed by hand or merged, it is closed. */
export function editPull(
  world: World,
  number: number,
  changes: Partial<Pick<Pull, 'title' | 'isOpen'>>,
): void {
  const pull = world.pulls.find((other) => other.number === number);
  if (pull === undefined) throw new Error(`There is no pull request ${number}.`);
  Object.assign(pull, changes, { closedAt: changes.isOpen === false ? world.now() : pull.closedAt });
}
