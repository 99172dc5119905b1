import { compareVersions } from '../wordpress/version.ts';
import type { Tokens } from './tokens.ts';

/**
 * When code runs: on every request, on pages of the dashboard, when somebody activates the plugin, perhaps, or never on
 * a site. The rarest comes last.
 */
export type When = 'always' | 'admin' | 'activation' | 'maybe' | 'never';

const ORDER: Readonly<Record<When, number>> = { always: 0, admin: 1, activation: 2, maybe: 3, never: 4 };

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
  /** When its `else` runs; perhaps, by default. */
  readonly orElse?: When;
}

/** Facts about the file that has the condition. */
export interface ConditionScope {
  /** The functions, classes and constants that the file declares, and its global variables, in lower case. */
  readonly declared: ReadonlySet<string>;
  /** The same of the files that were loaded before it. */
  readonly declaredBefore: ReadonlySet<string>;
  /** The lowest version of PHP that the plugin supports. */
  readonly lowestPhp: string;
}

const OPEN: Condition = { then: 'maybe', otherwise: 'maybe' };

export const FILE_TEST = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/;
const VERSION_TEST = /^(version_compare|php_version|php_version_id|phpversion)$/;
const TESTS = /^(defined|class_exists|function_exists|method_exists|interface_exists)$/;
/** WP-CLI and development machines: code for these is left out on purpose. */
const NOT_ON_SITES =
  /\b(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS|TESTING)(_\w+)?)\b|defined \( ["'](\w+_)?(TEST|LOCAL|MOCK)(_\w+)?["'] \)|(?<!! )= = (= )?'(local|development)'|'(local|development)' = =/;
/** Functions that every WordPress has on which a plugin runs today, and that others ask for. */
const OF_WORDPRESS =
  /^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/;
const ONCE = /^(null|false|true|isset|empty|is_null|self|static|instanceof)$/;
const STATIC = /:: \$|\$\w*(?:inst|single|self|loaded|init|done)/i;
/** No relevant condition has more. */
const MAX_TOKENS = 40;

/**
 * Derives from the words of a condition what it depends on: versions of PHP, WP-CLI, the dashboard, a file, or whether
 * something was done before, as in singletons.
 */
export function weighCondition(
  inside: Tokens,
  { declared, declaredBefore, lowestPhp }: ConditionScope,
): Condition {
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
  if (!words.some((word) => TESTS.test(word))) return weighOnce(inside, code, declared);
  if (names.some((name) => /^(ABSPATH|WPINC)$/.test(name)) && !isJoined) return turn('always', 'never');
  if (isJoined) return { then: 'maybe', otherwise: 'always' };
  if (words[0] === 'function_exists' && names.every((name) => OF_WORDPRESS.test(name)))
    return turn('always', 'never');
  const isOwn = names.every((name) => declared.has(name.toLowerCase()));
  // An autoloader may find a class with a namespace.
  const isNew = (name: string) => !name.includes('\\') && !declaredBefore.has(name.toLowerCase());
  const isClass = words[0] === 'class_exists' && names.length === 1;
  const first = (words[0] === 'defined') !== isOwn || (isClass && names.every(isNew)) ? 'always' : 'maybe';
  return isNot ? { then: first, otherwise: 'always' } : { then: 'maybe', otherwise: 'always', orElse: first };
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

/** Weighs whether something is done for the first time: `null === self::$instance`, `! isset( $of_all )`. */
function weighOnce(inside: Tokens, code: string, declared: ConditionScope['declared']): Condition {
  const [, ofAll = ''] = /^! isset \( (\$\w+) \)$/.exec(code) ?? [];
  const isStatic = STATIC.test(code) || declared.has(ofAll.toLowerCase());
  const [first, next] = inside;
  const isKnown = first?.kind !== 'word' || ONCE.test(first.text.toLowerCase()) || next?.text === '::';
  if (!isStatic || !isKnown || /\w \(/.test(code.replace(/\b(isset|empty|is_null) \(/gi, ''))) return OPEN;
  const isFirst = /!(?! =)|\bis_null\b|\bempty\b|null = = =?|= = (?:= )?null|false = = =/i.test(code);
  return { then: isFirst ? 'always' : 'maybe', otherwise: 'always' };
}
