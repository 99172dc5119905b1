import { compareVersions } from '../wordpress/version.ts';
import type { Tokens } from './tokens.ts';

/** When code runs: on every request, on pages of the dashboard, perhaps, or never on a site. The rarest comes last. */
export type When = 'always' | 'admin' | 'maybe' | 'never';

const ORDER: Readonly<Record<When, number>> = { always: 0, admin: 1, maybe: 2, never: 3 };

/** When code runs that needs both. */
export function rarest(a: When, b: When): When {
  return ORDER[a] > ORDER[b] ? a : b;
}

/** When the branches of a condition run. */
interface Condition {
  /** When it is true. */
  readonly then: When;
  /** When it is false; also `always` if it is true only on sites on which the plugin cannot run anyway. */
  readonly otherwise: When;
}

/** Facts about the file that has the condition. */
export interface ConditionScope {
  /** The functions, classes and constants that the file declares, in lower case. */
  readonly declared: ReadonlySet<string>;
  /** The lowest version of PHP that the plugin supports. */
  readonly lowestPhp: string;
}

const OPEN: Condition = { then: 'maybe', otherwise: 'maybe' };

export const FILE_TEST = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/;
const VERSION_TEST = /^(version_compare|php_version|php_version_id|phpversion)$/;
const TESTS = /^(defined|class_exists|function_exists|method_exists|interface_exists)$/;
/** WP-CLI and development machines: code for these is left out on purpose. */
const NOT_ON_SITES =
  /\b(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS|TESTING)(_\w+)?)\b|(?<!! )= = (= )?'(local|development)'|'(local|development)' = =/;
const ONCE = /^(null|false|true|isset|empty|is_null|self|static|instanceof)$/;
const STATIC = /:: \$|\$\w*(?:inst|single|self|loaded|init|done)/i;
/** No relevant condition has more. */
const MAX_TOKENS = 40;

/**
 * Derives from the words of a condition what it depends on: versions of PHP, WP-CLI, the dashboard, a file, or whether
 * something was done before, as in singletons.
 */
export function weighCondition(inside: Tokens, { declared, lowestPhp }: ConditionScope): Condition {
  if (inside.length > MAX_TOKENS) return OPEN;
  const words = inside.flatMap(({ kind, text }) =>
    kind === 'word' ? text.replace(/^\\/, '').toLowerCase() : [],
  );
  const names = inside.flatMap(({ kind, value }) => (kind === 'string' && value !== undefined ? value : []));
  const code = inside.map(({ text }) => text).join(' ');
  const isNot = /!(?! =)/.test(code);
  const isJoined = /\| \||& &|\b(?:or|and|xor)\b/i.test(code);
  const turn = (then: When, otherwise: When): Condition =>
    isNot ? { then: otherwise, otherwise: then } : { then, otherwise };
  if (NOT_ON_SITES.test(code))
    return isJoined && (isNot || code.includes('| |')) ? OPEN : turn('never', 'always');
  if (/^(?:! )?is_admin \( \)/.test(code)) return isJoined && isNot ? OPEN : turn('admin', 'maybe');
  if (words.some((word) => VERSION_TEST.test(word)) && !isJoined) return weighVersion(code, names, lowestPhp);
  // Loads behind such a test are marked as guarded instead; see `Load`.
  if (words.some((word) => FILE_TEST.test(word)))
    return isJoined || !/^(! )?\\?\w+ \(/.test(code)
      ? OPEN
      : { then: isNot ? 'maybe' : 'always', otherwise: 'always' };
  if (isJoined && !words.every((word) => ONCE.test(word) || TESTS.test(word))) return OPEN;
  if (!words.some((word) => TESTS.test(word))) return weighOnce(inside, code);
  if (names.some((name) => /^(ABSPATH|WPINC)$/.test(name)) && !isJoined) return turn('always', 'never');
  const isOwn = names.every((name) => declared.has(name.toLowerCase()));
  const isFirst = isNot && !isJoined && (words[0] === 'defined') !== isOwn;
  return { then: isFirst ? 'always' : 'maybe', otherwise: 'always' };
}

/**
 * Weighs a comparison with PHP's version: nobody runs code for versions that the plugin does not support, and everybody
 * has those that it requires.
 */
function weighVersion(code: string, names: readonly string[], lowestPhp: string): Condition {
  const [, id] = /\b(\d{5,6})\b/.exec(code) ?? [];
  const version = id === undefined ? names.find((name) => /^\d/.test(name)) : readVersionId(Number(id));
  const isBelow = /<|'(?:<|lt)/.test(code) !== /!(?! =)/.test(code);
  if (version === undefined) return { then: 'maybe', otherwise: 'always' };
  const isMet = compareVersions(version, lowestPhp) <= 0;
  if (isBelow) return { then: isMet ? 'never' : 'maybe', otherwise: 'always' };
  return { then: isMet ? 'always' : 'maybe', otherwise: isMet ? 'never' : 'always' };
}

/** The version that a value of `PHP_VERSION_ID` stands for. */
export function readVersionId(id: number): string {
  return [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100, id % 100].join('.').replace(/\.0$/, '');
}

/** Weighs whether something is done for the first time: `null === self::$instance`. */
function weighOnce(inside: Tokens, code: string): Condition {
  const isStatic = STATIC.test(code);
  const [first, next] = inside;
  const isKnown = first?.kind !== 'word' || ONCE.test(first.text.toLowerCase()) || next?.text === '::';
  if (!isStatic || !isKnown || /\w \(/.test(code.replace(/\b(isset|empty|is_null) \(/gi, ''))) return OPEN;
  const isFirst = /!(?! =)|\bis_null\b|\bempty\b|null = = =?|= = (?:= )?null|false = = =/i.test(code);
  return { then: isFirst ? 'always' : 'maybe', otherwise: 'always' };
}
