/** The people who visit a site in a scene: roles of WordPress, and `customer` of shops. */
export const PEOPLE = ['visitor', 'customer', 'author', 'editor', 'administrator'] as const;

export type Person = (typeof PEOPLE)[number];

/** A request of a scene. `{values}` stand for what steps have returned. */
export interface SceneVisit {
  /** Path and query on the site. */
  readonly path: string;
  readonly as: Person;
  readonly method: string;
  /** Fields of a form by their names, or a text that is sent as it is. */
  readonly body?: Readonly<Record<string, string>> | string | undefined;
  /** A page that the same person opens before it; its form gives the fields that `body` lacks, such as a nonce. */
  readonly after?: string | undefined;
  /** A text that the answer holds. */
  readonly shows?: string | undefined;
  /** An entry that a step has imported: not all are for everybody. */
  readonly isImported?: boolean | undefined;
}

/** A file that a step needs, on this machine, as a text of the scene, or on the site already. */
export interface SceneFile {
  /** Its name in the folder of the rehearsal's own files on the site. */
  readonly name: string;
  readonly content: { readonly path: string } | { readonly text: string } | { readonly onSite: string };
}

/** A step that makes the site. */
export interface SceneStep {
  /** In the Blueprint, from 1; 0 for what stands beside its steps, such as `siteOptions`. */
  readonly number: number;
  readonly kind: string;
  /** Its other fields, for PHP. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, SceneFile>>;
}

/** How a site looks that customers have, and what people do there. */
export interface Scene {
  /** Ours, or the path of a Blueprint in the workspace. */
  readonly name: string;
  /** The author names it: what is wrong counts in full. */
  readonly isNamed: boolean;
  readonly steps: readonly SceneStep[];
  readonly visits: readonly SceneVisit[];
  /** Parts that are not played, in words. */
  readonly unplayed: readonly string[];
  /** Why it cannot be played at all. */
  readonly problem?: string | undefined;
}
