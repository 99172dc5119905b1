/**
 * Whether an author can accept a finding: always (`yes`), only for a named file (`path`), or not at all, because nobody
 * could use the package (`no`).
 */
export type Acceptance = 'yes' | 'path' | 'no';

/**
 * The checks of a package, and of its changes against the live one, by the names under which they are reported.
 * Workflows use these names in `accept-findings`, so they are part of the interface. `npm run docs` writes this list from
 * the checks, so that inputs can be read without loading them.
 */
// checks:start

export const CHECK_IDS = {
  'zip-unreadable': 'no',
  'zip-crc': 'no',
  'zip-structure': 'no',
  'zip-method': 'no',
  'zip-empty': 'no',
  'zip-limits': 'yes',
  'path-unsafe': 'no',
  'path-backslash': 'yes',
  'path-conflict': 'yes',
  'path-portability': 'yes',
  symlink: 'path',
  'root-files': 'yes',
  'extra-root-entry': 'yes',
  'double-nested': 'no',
  'no-plugin': 'no',
  'folder-mismatch': 'yes',
  'folder-chars': 'yes',
  'folder-unconfirmed': 'yes',
  'not-built': 'yes',
  'block-file-missing': 'path',
  'main-file': 'yes',
  'header-late': 'yes',
  'header-encoding': 'yes',
  'header-shadowed': 'yes',
  'multi-main': 'yes',
  'nested-header': 'yes',
  'update-uri-missing': 'yes',
  'no-php-tag': 'yes',
  'output-before-headers': 'yes',
  'required-file-missing': 'path',
  'php-syntax': 'path',
  'compile-error': 'path',
  'this-in-static': 'path',
  'undefined-variable': 'path',
  'self-outside-class': 'path',
  'newer-than-declared': 'path',
  'gone-function': 'path',
  'gone-class': 'path',
  'gone-constant': 'path',
  'gone-method': 'path',
  'undefined-method': 'path',
  'bad-override': 'path',
  'changed-member': 'path',
  redeclared: 'path',
  'undefined-function': 'path',
  'undefined-class': 'path',
  'undefined-constant': 'path',
  'few-arguments': 'path',
  'hook-arguments': 'path',
  'admin-only-function': 'path',
  'update-uri-host': 'yes',
  'stale-version': 'yes',
  'requires-format': 'yes',
  'requires-itself': 'yes',
  'requires-no-slug': 'yes',
  'version-missing': 'no',
  'version-format': 'yes',
  'version-tag': 'yes',
  'version-not-newer': 'yes',
  'prerelease-over-stable': 'yes',
  'requires-differs': 'yes',
  'stable-tag': 'yes',
  'changelog-version': 'yes',
  'readme-missing': 'yes',
  'api-key-in-package': 'no',
  'leaked-secrets': 'path',
  'dev-files': 'yes',
  'lfs-pointer': 'path',
  'merge-conflict': 'path',
  macosx: 'yes',
  'part-vanished': 'yes',
  'nothing-changed': 'yes',
  'same-version-changed': 'yes',
  'update-uri-changed': 'yes',
  'text-domain-changed': 'yes',
  'requires-raised': 'yes',
  'upgrade-notice': 'yes',
  'size-jump': 'yes',
} as const satisfies Readonly<Record<string, Acceptance>>;

// checks:end

export type CheckId = keyof typeof CHECK_IDS;
