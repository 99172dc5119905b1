import type { PhpRule } from './rule.ts';
import { CLASS_RULES } from './rules-classes.ts';
import { CODE_RULES } from './rules-code.ts';
import { FILE_RULES } from './rules-files.ts';
import { GONE_RULES } from './rules-gone.ts';
import { NAME_RULES } from './rules-names.ts';
import { UPDATE_RULES } from './rules-updates.ts';

/** Every rule about PHP code. */
export const PHP_RULES: readonly PhpRule[] = [
  ...FILE_RULES,
  ...CODE_RULES,
  ...GONE_RULES,
  ...CLASS_RULES,
  ...NAME_RULES,
  ...UPDATE_RULES,
];
