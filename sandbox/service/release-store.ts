import type { PluginDescription } from './describe-plugin.ts';
import { Refusal } from './refusal.ts';

/** An API key and the plugins it may publish; a plugin without a `slug` takes that of its first release. */
export interface Account {
  readonly key: string;
  readonly plugins: readonly {
    readonly id: string;
    readonly slug?: string;
    /** A query with a slug matches nothing. */
    readonly isKnownByIdOnly?: boolean;
    /** It is a channel of another plugin of the account, and has the same folder. */
    readonly isChannel?: boolean;
    /** Anybody may ask what is live, as the update clients of free plugins do. */
    readonly isPublic?: boolean;
  }[];
}

/** A release as tests see it. */
export interface Release {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Where the package was fetched from; `''` for one that was sent. */
  readonly zipUrl: string;
  readonly sizeBytes: number;
}

/** A release with the data to serve it. */
export interface StoredRelease extends Release {
  readonly plugin: PluginDescription;
  readonly zip: Buffer;
}

/** Identifies a plugin; `''` for unknown parts. */
export interface PluginQuery {
  readonly id: string;
  readonly slug: string;
}

/** Plugins and releases of all accounts, in memory. */
export interface ReleaseStore {
  /** Id of the account's plugin that answers to the query; throws a Refusal: 404 unknown, 403 another account's. */
  find(account: Account, query: PluginQuery): string;
  /** The account of the plugin that answers to the query, if anybody may ask about it. */
  findPublic(query: PluginQuery): Account | undefined;
  /** Adds a release and fixes the slug; throws a Refusal with 422 when the slug is wrong or another plugin's. */
  add(id: string, release: StoredRelease): void;
  /** Slug of the plugin with this id; `undefined` before the first release, unless it was set. */
  findSlug(id: string): string | undefined;
  /** In order of creation; throws for an id that no account has. */
  releases(id: string): readonly StoredRelease[];
  /** The newest release with this path of {@link packagePath}. */
  findPackage(path: string): StoredRelease | undefined;
}

/** Path under which the package of a release is served. */
export function packagePath({ slug, version }: PluginDescription): string {
  return `/packages/${encodeURIComponent(slug)}/${encodeURIComponent(`${slug}-${version}`)}.zip`;
}

/** Makes an empty store. */
export function createReleaseStore(accounts: readonly Account[]): ReleaseStore {
  const plugins = accounts.flatMap((account) =>
    account.plugins.map((plugin) => ({
      isKnownByIdOnly: false,
      isChannel: false,
      isPublic: false,
      ...plugin,
      account,
    })),
  );
  const slugs = new Map(
    accounts.flatMap((account) => account.plugins.flatMap(({ id, slug }) => (slug ? [[id, slug]] : []))),
  );
  const stored = new Map(plugins.map(({ id }) => [id, [] as StoredRelease[]]));

  const releases = (id: string): StoredRelease[] => {
    const found = stored.get(id);
    if (!found) throw new Error(`No account has the plugin "${id}".`);
    return found;
  };

  const findPlugin = ({ id, slug }: PluginQuery) =>
    plugins.find(
      (plugin) =>
        (id === '' || plugin.id === id) &&
        (slug === '' || (slugs.get(plugin.id) === slug && !plugin.isKnownByIdOnly)),
    );

  return {
    find(account, query) {
      const found = findPlugin(query);
      if (!found) throw new Refusal(404, 'There is no such plugin.');
      if (found.account !== account) throw new Refusal(403, 'This API key is not for that plugin.');
      return found.id;
    },

    findPublic(query) {
      const found = findPlugin(query);
      return found?.isPublic === true ? found.account : undefined;
    },

    add(id, release) {
      const { slug } = release.plugin;
      const expected = slugs.get(id) ?? slug;
      if (slug !== expected) {
        throw new Refusal(422, `The folder in the ZIP file is "${slug}", but the plugin's is "${expected}".`);
      }
      const isChannel = (otherId: string) =>
        plugins.some((plugin) => plugin.isChannel && [id, otherId].includes(plugin.id));
      if (
        [...slugs].some(([otherId, otherSlug]) => otherId !== id && otherSlug === slug && !isChannel(otherId))
      ) {
        throw new Refusal(422, `The slug "${slug}" belongs to another plugin.`);
      }
      releases(id).push(release);
      slugs.set(id, slug);
    },

    findSlug: (id) => slugs.get(id),

    releases,

    findPackage: (path) =>
      [...stored.values()].flatMap(
        (all) => all.findLast(({ plugin }) => packagePath(plugin) === path) ?? [],
      )[0],
  };
}
