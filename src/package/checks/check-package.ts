import { ARCHIVE_CHECKS } from './archive.ts';
import { BLOCK_CHECKS } from './blocks.ts';
import type { Check, CheckedPackage, Expectations } from './check.ts';
import { CONTENTS_CHECKS } from './contents.ts';
import { DAMAGE_CHECKS } from './damage.ts';
import { DEV_FILES_CHECKS } from './dev-files.ts';
import { FOLDER_CHECKS } from './folder.ts';
import { HEADER_CHECKS } from './header.ts';
import { LAYOUT_CHECKS } from './layout.ts';
import { MAIN_CODE_CHECKS } from './main-code.ts';
import { MAIN_FILE_CHECKS } from './main-file.ts';
import { NOT_BUILT_CHECKS } from './not-built.ts';
import { OUTPUT_CHECKS } from './output.ts';
import { PATH_CHECKS } from './paths.ts';
import { PHP_CHECKS } from './php.ts';
import { README_CHECKS } from './readme.ts';
import { REQUIRES_CHECKS } from './requires.ts';
import { SECRETS_CHECKS } from './secrets.ts';
import { SYMLINK_CHECKS } from './symlink.ts';
import { VERSION_CHECKS } from './version.ts';
import { ZIPPED_CHECKS } from './zipped.ts';
import type { Finding, Severity } from '../finding.ts';

/** Every check of a package. */
export const CHECKS: readonly Check[] = [
  ...DAMAGE_CHECKS,
  ...ARCHIVE_CHECKS,
  ...PATH_CHECKS,
  ...SYMLINK_CHECKS,
  ...LAYOUT_CHECKS,
  ...FOLDER_CHECKS,
  ...ZIPPED_CHECKS,
  ...NOT_BUILT_CHECKS,
  ...BLOCK_CHECKS,
  ...MAIN_FILE_CHECKS,
  ...HEADER_CHECKS,
  ...OUTPUT_CHECKS,
  ...PHP_CHECKS,
  ...MAIN_CODE_CHECKS,
  ...REQUIRES_CHECKS,
  ...VERSION_CHECKS,
  ...README_CHECKS,
  ...SECRETS_CHECKS,
  ...DEV_FILES_CHECKS,
  ...CONTENTS_CHECKS,
];

const ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

/** Runs every check; the most severe findings come first. */
export function check(view: CheckedPackage, expected: Expectations): readonly Finding[] {
  const findings = CHECKS.flatMap(({ id, severity, find }) =>
    [...find(view, expected)].map(({ files = [], ...problem }) => ({
      severity,
      ...problem,
      ...(files.length > 1 && { files }),
      id,
    })),
  );
  return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
