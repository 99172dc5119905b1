import type { Check } from '../plugin/checks/check.ts';

/** Checks that only a comparison with the version before can make. */
export const COMPARISON_CHECKS: readonly Omit<Check, 'find'>[] = [
  { id: 'part-vanished', severity: 'error', acceptance: 'yes' },
  { id: 'nothing-changed', severity: 'warning', acceptance: 'yes' },
  { id: 'same-version-changed', severity: 'warning', acceptance: 'yes' },
  { id: 'update-uri-changed', severity: 'error', acceptance: 'yes' },
  { id: 'text-domain-changed', severity: 'notice', acceptance: 'yes' },
  { id: 'requires-raised', severity: 'notice', acceptance: 'yes' },
  { id: 'size-jump', severity: 'notice', acceptance: 'yes' },
];
