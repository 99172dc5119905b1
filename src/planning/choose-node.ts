import satisfies from 'semver/functions/satisfies.js';

/** The version for a repository that names none, or a range that has it. */
const DEFAULT = '24';

/** Newer than all of its releases. */
const NEWEST = `${DEFAULT}.999.0`;

/** The version of Node.js for a build. */
export interface NodeVersion {
  /** As `actions/setup-node` takes it: a version, a range or an alias. */
  readonly version: string;
  /** Whether a file of the repository names it. */
  readonly isNamed: boolean;
}

/**
 * Chooses the Node.js for scripts and styles: the version that the repository names; in a range, 24 if it fits.
 *
 * @param named `undefined` if it names none
 */
export function chooseNode(named: string | undefined): NodeVersion {
  return named === undefined || satisfies(NEWEST, named)
    ? { version: DEFAULT, isNamed: named !== undefined }
    : { version: named, isNamed: true };
}
