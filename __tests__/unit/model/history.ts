/** Who did what to the releases on GitHub, found by comparing them before and after. */
import type { Asset, Release, World } from '../../../sandbox/github/world.ts';

/** A run, by its letter, or somebody. */
export type Actor = 'A' | 'B' | 'C' | 'again' | 'person';

export type AssetView = Pick<Asset, 'id' | 'name' | 'label' | 'state' | 'digest'>;

/** A release as it is at one moment. */
export interface ReleaseView extends Pick<Release, 'id' | 'tagName' | 'isDraft' | 'name' | 'body'> {
  readonly assets: readonly AssetView[];
}

export interface Change {
  readonly atMs: number;
  /** How many requests and deeds there were before it. */
  readonly turn: number;
  readonly by: Actor;
  readonly kind: 'create' | 'publish' | 'edit' | 'delete' | 'add' | 'alter' | 'remove';
  /** As it was before; as it is now when it was created. */
  readonly release: ReleaseView;
  /** As it is now; absent when it is gone. */
  readonly now?: ReleaseView;
  /** Of a change of an asset. */
  readonly asset?: AssetView;
}

/** All releases as they are at this moment. */
export function viewReleases({ releases }: World): readonly ReleaseView[] {
  return releases.map(({ id, tagName, isDraft, name, body, assets }) => ({
    ...{ id, tagName, isDraft, name, body },
    assets: assets.map((asset) => {
      const { id: assetId, name: assetName, label, state, digest } = asset;
      return { id: assetId, name: assetName, label, state, digest };
    }),
  }));
}

/** Lists the changes of releases between two views. */
export function compareReleases(
  before: readonly ReleaseView[],
  after: readonly ReleaseView[],
  when: Pick<Change, 'atMs' | 'turn' | 'by'>,
): readonly Change[] {
  const created = after
    .filter(({ id }) => before.every((release) => release.id !== id))
    .map((release): Change => ({ ...when, kind: 'create', release, now: release }));
  const changed = before.flatMap((release): readonly Change[] => {
    const now = after.find(({ id }) => id === release.id);
    return now === undefined
      ? [{ ...when, kind: 'delete', release }]
      : compareRelease(release, now).map((change) => ({ ...when, ...change, release, now }));
  });
  return [...created, ...changed];
}

type Difference = Pick<Change, 'kind' | 'asset'>;

function compareRelease(release: ReleaseView, now: ReleaseView): readonly Difference[] {
  const isEdited = release.name !== now.name || release.body !== now.body || release.tagName !== now.tagName;
  return [
    ...(release.isDraft && !now.isDraft ? [{ kind: 'publish' } as const] : []),
    ...(isEdited ? [{ kind: 'edit' } as const] : []),
    ...release.assets.flatMap((asset): readonly Difference[] => {
      const left = now.assets.find(({ id }) => id === asset.id);
      if (left === undefined) return [{ kind: 'remove', asset }];
      return left.name === asset.name && left.label === asset.label ? [] : [{ kind: 'alter', asset }];
    }),
    ...now.assets
      .filter(({ id }) => release.assets.every((asset) => asset.id !== id))
      .map((asset): Difference => ({ kind: 'add', asset })),
  ];
}
