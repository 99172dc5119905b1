import type { Tokens } from '../../package/index.ts';
import { isVersion } from '../../shared/version-text.ts';
import { tokenizePhp } from '../package-code.ts';

/** A text in PHP code that is the version, and nothing else. */
interface PhpPlace {
  /** The span of the version in the code, without quotes. */
  readonly start: number;
  readonly end: number;
  /**
   * - `own`: a constant, property or variable that is called the version.
   * - `unclear`: it may be another version, or be meant to stay.
   * - `past`: it tells since when something is so, or until when.
   */
  readonly kind: 'own' | 'unclear' | 'past';
  /** Why it is unclear, as a sentence. */
  readonly why: string;
}

/**
 * Finds the texts of PHP code, as latin1 text, that are exactly this version.
 *
 * @param version has no characters that PHP would escape
 * @param ownWords words of the plugin's name, in lower case: `api` says nothing in the names of a plugin for an API
 */
export function findPhpPlaces(
  code: string,
  version: string,
  ownWords: ReadonlySet<string>,
): readonly PhpPlace[] {
  if (!code.includes(version)) return [];
  const { tokens } = tokenizePhp(code);
  const isNumber = /^\d+(\.\d+)?$/.test(version);
  const judge = createJudge(tokens, (name) => judgeName(name, ownWords));
  return tokens.flatMap((token, index): readonly PhpPlace[] => {
    if (token.kind === 'string' && token.value === version && token.text.length === version.length + 2) {
      const start = token.index + 1;
      return [{ start, end: start + version.length, ...judge(index) }];
    }
    if (!isNumber || !isNumberAt(code, tokens, index, version)) return [];
    const place = judge(index, version.length);
    if (place.kind !== 'own') return [];
    const why = 'It is a number, and a version such as 1.3.1 is none. Write it in quotes.';
    return [{ start: token.index, end: token.index + version.length, ...place, kind: 'unclear', why }];
  });
}

/**
 * Finds the texts of PHP code, as latin1 text, that are called the plugin's version, and are another one.
 *
 * @param ownWords words of the plugin's name, in lower case
 */
export function findOtherVersions(
  code: string,
  version: string,
  ownWords: ReadonlySet<string>,
): readonly Pick<PhpPlace, 'start' | 'end'>[] {
  const { tokens } = tokenizePhp(code);
  const judge = createJudge(tokens, (name) => {
    const words = name.toLowerCase().split('_');
    const isOwn = words.slice(0, -1).every((word) => word === '' || ownWords.has(word));
    return words.at(-1) === 'version' && (isOwn || words.at(-2) === 'plugin') ? OWN : PAST;
  });
  return tokens.flatMap(({ kind, value = '', text, index: at }, index) =>
    kind === 'string' &&
    text.length === value.length + 2 &&
    /^\d+\.\d/.test(value) &&
    isVersion(value) &&
    value !== version &&
    judge(index).kind === 'own'
      ? [{ start: at + 1, end: at + 1 + value.length }]
      : [],
  );
}

/** Whether the number that begins at this token is written as the version is. */
function isNumberAt(code: string, tokens: Tokens, index: number, version: string): boolean {
  const { kind, text, index: at } = tokens[index] ?? NO_TOKEN;
  if (kind !== 'sign' || text !== version[0] || !code.startsWith(version, at)) return false;
  const before = code.charAt(at - 1);
  return !/[\w.]/.test(before) && /^\s*[;,)]/.test(code.slice(at + version.length, at + version.length + 9));
}

const NO_TOKEN: Tokens[number] = { kind: 'sign', text: '', index: -1 };

type PlaceJudgement = Pick<PhpPlace, 'kind' | 'why'>;

/** Creates the function that judges by what the code does with the text, which takes a number of tokens. */
function createJudge(tokens: Tokens, judgeByName: (name: string) => PlaceJudgement) {
  const textAt = (at: number) => tokens[at]?.text ?? '';

  /** The token at `index` is the last of what is assigned to. */
  const judgeAssignment = (index: number): PlaceJudgement => {
    const { kind, text } = tokens[index] ?? NO_TOKEN;
    // `$info['version'] = …`
    if (text === ']') return judgeByName(tokens[index - 1]?.value ?? '');
    const judged = judgeByName(text.replace(/^\$/, ''));
    const isDefault = kind === 'variable' && isParameters(tokens, findOpener(tokens, index));
    return isDefault && judged.kind === 'own'
      ? unclear(`It is the default of the parameter ${text}.`)
      : judged;
  };

  return (index: number, length = 1): PlaceJudgement => {
    const [before, beforeThat, after] = [textAt(index - 1), textAt(index - 2), textAt(index + length)];
    const isCompared = before === '=' ? /^[=!<>]$/.test(beforeThat) : /^([<>]|case)$/i.test(before);
    const isKey = before === '>' && beforeThat === '=';
    if ((isCompared && !isKey) || /^[=!<>]$/.test(after)) return PAST;
    const isPart = before === '=' && /^[?.+-]$/.test(beforeThat);
    if (isPart || !/^[),;\]]$/.test(after)) return unclear('It is part of a longer expression.');
    if (before === '=') return judgeAssignment(index - 2);
    if (isKey) {
      const judged = judgeByName(tokens[index - 3]?.value ?? '');
      return judged.kind === 'own' ? unclear('The list may be about something else.') : judged;
    }
    const call = findCall(tokens, index);
    if (call === LIST || PAST_CALLS.test(call)) return PAST;
    if (/^\\?define$/i.test(call) && before === ',') return judgeByName(tokens[index - 2]?.value ?? '');
    const returning = /^return$/i.test(before) ? findFunction(tokens, index) : '';
    if (returning !== '') return judgeByName(returning);
    return unclear(
      call === ''
        ? 'It is assigned to nothing that is called a version.'
        : `It is passed to ${call}(), and may be the version of something else.`,
    );
  };
}

const LIST = 'list';
/** Functions that are told since when something is so. */
const PAST_CALLS = /deprecat|doing_it_wrong|version_compare|since/i;

const OWN: PlaceJudgement = { kind: 'own', why: '' };
const PAST: PlaceJudgement = { kind: 'past', why: '' };

function unclear(why: string): PlaceJudgement {
  return { kind: 'unclear', why };
}

/** Judges by the words of a name such as `MY_PLUGIN_VERSION` or `pluginVersion`. */
function judgeName(name: string, ownWords: ReadonlySet<string>): PlaceJudgement {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const at = words.findLastIndex((word) => /^ver(s|sion(number)?)?$/.test(word));
  const isOf = (pattern: RegExp) => words.some((word) => pattern.test(word) && !ownWords.has(word));
  if (isOf(PAST_WORDS)) return PAST;
  if (at < 0) return unclear('The name does not say that it is the version.');
  const subject = words[at - 1] ?? '';
  if (ownWords.has(subject)) return OWN;
  // `ACME_WP_VERSION` may be that of Acme for WordPress.
  const isBrand = at > 1 && /^(wp|wordpress)$/.test(subject);
  if (PLATFORMS.test(subject) && !isBrand) return PAST;
  return isBrand || OTHERS.test(subject)
    ? unclear(`It may be the version of something else: ${subject}.`)
    : OWN;
}

/** Such versions do not change with a release. */
const PAST_WORDS =
  /^(min|minim(um|al)|max(imum)?|required?|requires|since|deprecated|removed|added|introduced|tested|last|prev(ious)?|old|first|installed|from|until|before|after|upgraded?|migrat(ed|ion))$/;
const PLATFORMS = /^(php|wp|wordpress|mysql)$/;
const OTHERS =
  /^(db|database|schema|data|tables?|settings|options?|config|caches?|api|rest|sdk|lib(rary)?|framework|assets?|styles?|scripts?|js|css|jquery|fonts?|core|pro|free|addons?|blocks?|themes?|templates?|wc|woocommerce|elementor|gutenberg|acf|vue|react|cpt|rewrite|rules)$/;

/** The index of the bracket around a token; -1 outside of brackets. */
function findOpener(tokens: Tokens, index: number): number {
  let depth = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at] ?? NO_TOKEN;
    if (kind !== 'sign') continue;
    if (text === ')' || text === ']' || text === '}') depth += 1;
    else if (text === '(' || text === '[' || text === '{') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

/** The function that gets a token as an argument; {@link LIST} for an element of a list, `''` for neither. */
function findCall(tokens: Tokens, index: number): string {
  const opener = findOpener(tokens, index);
  const { text } = tokens[opener] ?? NO_TOKEN;
  if (text === '[') return LIST;
  if (text !== '(') return '';
  const name = tokens[opener - 1] ?? NO_TOKEN;
  if (/^array$/i.test(name.text)) return LIST;
  return name.kind === 'word' && !/^(if|elseif|while|switch|return|echo|print)$/i.test(name.text)
    ? name.text
    : '';
}

/** Whether a bracket holds the parameters of a function. */
function isParameters(tokens: Tokens, opener: number): boolean {
  if (tokens[opener]?.text !== '(') return false;
  return [1, 2, 3].some((back) => /^(function|fn)$/i.test(tokens[opener - back]?.text ?? ''));
}

/** The name of the function whose body is around a token. */
function findFunction(tokens: Tokens, index: number): string {
  const body = findOpener(tokens, index);
  let at = body - 1;
  // The type that it returns.
  while (at > 0 && /^[:?\w\\|]+$/.test(tokens[at]?.text ?? '')) at -= 1;
  if (tokens[at]?.text !== ')') return '';
  const opener = findOpener(tokens, at);
  return isParameters(tokens, opener) ? (tokens[opener - 1]?.text ?? '') : '';
}
