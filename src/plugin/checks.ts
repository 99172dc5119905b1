import { ARCHIVE_CHECKS } from './checks/archive.ts';
import type { Check, Expectations } from './checks/check.ts';
import { CONTENTS_CHECKS } from './checks/contents.ts';
import { DAMAGE_CHECKS } from './checks/damage.ts';
import { DEV_FILES_CHECKS } from './checks/dev-files.ts';
import { FOLDER_CHECKS } from './checks/folder.ts';
import { HEADER_CHECKS } from './checks/header.ts';
import { LAYOUT_CHECKS } from './checks/layout.ts';
import { MAIN_CODE_CHECKS } from './checks/main-code.ts';
import { MAIN_FILE_CHECKS } from './checks/main-file.ts';
import { NOT_BUILT_CHECKS } from './checks/not-built.ts';
import { OUTPUT_CHECKS } from './checks/output.ts';
import { PATH_CHECKS } from './checks/paths.ts';
import { README_CHECKS } from './checks/readme.ts';
import { REQUIRES_CHECKS } from './checks/requires.ts';
import { SECRETS_CHECKS } from './checks/secrets.ts';
import { SYMLINK_CHECKS } from './checks/symlink.ts';
import { VERSION_CHECKS } from './checks/version.ts';
import { ZIPPED_CHECKS } from './checks/zipped.ts';
import type { PackageView } from './examine.ts';
import type { Finding, Severity } from './finding.ts';

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
  ...MAIN_FILE_CHECKS,
  ...HEADER_CHECKS,
  ...OUTPUT_CHECKS,
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
export function check(view: PackageView, expected: Expectations): readonly Finding[] {
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
