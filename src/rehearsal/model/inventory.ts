/** Kinds of what plugins register, and whether the target is an address of the site, or a name or text. */
export const REGISTRATION_KINDS = {
  pages: 'address',
  refused: 'name',
  hooks: 'address',
  tasks: 'name',
  routes: 'name',
  shortcodes: 'name',
  samples: 'name',
  blocks: 'name',
  widgets: 'name',
  types: 'address',
  taxonomies: 'name',
  screens: 'address',
  terms: 'address',
  statuses: 'name',
  sources: 'name',
  actions: 'address',
  rules: 'address',
  stale: 'name',
  fields: 'name',
  functions: 'name',
  classes: 'name',
  uncallable: 'name',
} as const;

export type RegistrationKind = keyof typeof REGISTRATION_KINDS;

/** One thing that a site has, such as a shortcode. */
export interface Registration {
  /** In code. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** The URL or name to request; `''` if that takes more than a name. */
  readonly target: string;
}

/** Everything on a site that people and other code can use, as far as it could be listed. */
export interface Inventory {
  readonly kinds: ReadonlyMap<RegistrationKind, readonly Registration[]>;
  /** The nonce for an administrator's REST requests. */
  readonly nonce: string;
  /** The nonce for the dashboard's heartbeat requests. */
  readonly beat: string;
}

export const NOTHING: Inventory = { kinds: new Map(), nonce: '', beat: '' };

/** The contents of a site's database, without transients. */
export interface SiteData {
  readonly options: ReadonlyMap<string, SiteOption>;
  readonly tables: ReadonlyMap<string, SiteTable>;
  /** Number of posts by type, without revisions and automatic drafts. */
  readonly posts: ReadonlyMap<string, number>;
  /** Number of scheduled events by hook. */
  readonly events: ReadonlyMap<string, number>;
  /** Capabilities by role. */
  readonly roles: ReadonlyMap<string, readonly string[]>;
  /** Number of rows by key. */
  readonly userMeta: ReadonlyMap<string, number>;
  readonly postMeta: ReadonlyMap<string, number>;
}

export interface SiteOption {
  /** 0 for an empty list, too. */
  readonly sizeBytes: number;
  readonly isAutoloaded: boolean;
  readonly digest: string;
  /** Digests of the items, at any depth, if the option is a list. */
  readonly parts: readonly string[];
}

export interface SiteTable {
  readonly rowCount: number;
  readonly columns: readonly string[];
}

/** The outcome where classes were loaded one after another. */
export interface LoadedClasses {
  readonly loaded: ReadonlySet<string>;
  /** Why PHP cannot load a class. */
  readonly errors: ReadonlyMap<string, LoadError>;
}

export interface LoadError {
  readonly message: string;
  /** On the site. */
  readonly file: string;
  readonly line: number;
  /** PHP ended the request, which code cannot catch. */
  readonly isFatal: boolean;
}
