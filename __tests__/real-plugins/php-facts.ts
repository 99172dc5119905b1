import type { End, PhpFacts, Start, Statement } from './facts.ts';
import { GUARD, placeTokens, type PlacedToken } from './php-blocks.ts';
import { tokenize, type Token } from './php-tokens.ts';

/** The headers that checks go by; descriptions and addresses of people are prose. */
const LABELS =
  'Plugin Name|Version|Text Domain|Domain Path|Network|Requires at least|Requires PHP|Update URI|Requires Plugins';
const HEADER = new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*(${LABELS}):(.*)$`, 'gim');
const BUILT = /(^|\/)(build|dist)\/|\/(build|dist)$|\.asset\.php$|\.min\.(js|css)$/;
const MAX_BUILDS = 200;

/** The facts of a PHP file. */
export function readPhpFacts(bytes: Buffer, { isBuildWanted = false } = {}): PhpFacts {
  const text = bytes.toString('latin1');
  const tokens = tokenize(text);
  return {
    start: describeStart(text, tokens),
    end: describeEnd(tokens),
    headers: readHeaders(text),
    statements: readStatements(placeTokens(tokens)),
    builds: isBuildWanted ? [...new Set([...readBuilds(tokens), ...readInstalls(tokens)])] : [],
    ...(isBuildWanted && text.includes('spl_autoload_register') ? { isAutoloader: true } : {}),
  };
}

function describeStart(text: string, tokens: readonly Token[]): Start {
  if (!tokens.some(({ type }) => type === 'open')) return 'no-tag';
  const [first] = tokens;
  if (first?.type !== 'html') return 'tag';
  if (text.startsWith('\xef\xbb\xbf')) return 'mark';
  return first.text.trim() === '' ? 'blank' : 'text';
}

function describeEnd(tokens: readonly Token[]): End {
  const last = tokens.at(-1);
  if (last?.type === 'close') return 'closed';
  if (last?.type !== 'html' || tokens.at(-2)?.type !== 'close') return 'open';
  return last.text.trim() === '' ? 'blank' : 'text';
}

function readHeaders(text: string): PhpFacts['headers'] {
  const countLines = (end: number) => text.slice(0, end).split(/\r\n|\r|\n/).length;
  const matches = [...text.replaceAll('\r', '\n').matchAll(HEADER)];
  return matches.map(({ 0: all, 1: label = '', 2: value = '', index }) => {
    const start = index + all.length - value.length - label.length - 1;
    return [label, Buffer.from(value.trimEnd(), 'latin1').toString(), start, countLines(start)];
  });
}

function readBuilds(tokens: readonly Token[]): readonly string[] {
  const found = tokens.filter(({ type, text, isDynamic }) => {
    return (
      type === 'string' && isDynamic !== true && text.length < 200 && BUILT.test(text) && !/\s/.test(text)
    );
  });
  return [...new Set(found.map(({ text }) => text))].slice(0, MAX_BUILDS);
}

const INSTALLED = /(?:^|[}/])((?:[\w.@-]+\/)*(?:[\w-]*autoload[\w-]*|vendor[\w-]*\/[\w.@/-]+)\.php)$/;

/** Reads the paths of files that Composer installs, from the ends of strings, as code may concatenate the rest. */
function readInstalls(tokens: readonly Token[]): readonly string[] {
  const paths = tokens.flatMap(({ type, text }) => {
    if (type !== 'string' || text.length >= 200) return [];
    const [, path] = INSTALLED.exec(text.replace(/\$\w+/g, '}')) ?? [];
    return path === undefined ? [] : [path];
  });
  return paths.slice(0, MAX_BUILDS);
}

const LOADS = /^(require|include)(_once)?$/;
const EXITS = /^(return|exit|die)$/;

function readStatements(tokens: readonly PlacedToken[]): readonly Statement[] {
  return tokens.flatMap((token, index): readonly Statement[] => {
    if (token.type !== 'name') return [];
    const word = token.text.toLowerCase().replace(/^\\/, '');
    if (word === 'define') return readDefine(tokens, index);
    if (GUARD.test(word)) return readTest(tokens, index);
    if (EXITS.test(word)) return readExit(tokens, index);
    if (!LOADS.test(word)) return [];
    const value = readPath(takeExpression(tokens, index + 1));
    if (value === undefined) return [];
    const after = describeBefore(tokens[index - 1]);
    return [
      { does: word as Statement['does'], ...value, inside: token.inside, ...(after === '' ? {} : { after }) },
    ];
  });
}

/** A condition of the file itself; further in, `if exists` says it. */
function readTest(tokens: readonly PlacedToken[], index: number): readonly Statement[] {
  const { inside = [] } = tokens[index] ?? {};
  if (inside.join() !== 'condition') return [];
  const value = readPath(takeExpression(tokens, index + 2));
  return value === undefined ? [] : [{ does: 'test', ...value, inside: [] }];
}

/** Skips exits inside functions and classes, as they do not leave the file. */
function readExit(tokens: readonly PlacedToken[], index: number): readonly Statement[] {
  const { inside = [] } = tokens[index] ?? {};
  const isLoad = LOADS.test(tokens[index + 1]?.text.toLowerCase() ?? '');
  if (isLoad || inside.includes('function') || inside.includes('class')) return [];
  const after = describeBefore(tokens[index - 1]);
  return [{ does: 'leave', base: '', path: '', inside, ...(after === '' ? {} : { after }) }];
}

function readDefine(tokens: readonly PlacedToken[], index: number): readonly Statement[] {
  const [open, name, comma] = tokens.slice(index + 1, index + 4);
  if (open?.text !== '(' || name?.type !== 'string' || comma?.text !== ',') return [];
  const value = readPath(takeExpression(tokens, index + 4));
  if (value === undefined) return [];
  const isVersion = value.base === '' && /version/i.test(name.text);
  // Other texts are nobody's folder.
  if (value.base === '' && !isVersion) return [];
  return [{ does: 'define', name: name.text, ...value, inside: tokens[index]?.inside ?? [] }];
}

/** The tokens up to the end of an expression. */
function takeExpression(tokens: readonly Token[], start: number): readonly Token[] {
  let depth = 0;
  const end = tokens.findIndex(({ type, text }, index) => {
    if (index < start) return false;
    if (type === 'close') return true;
    if (type !== 'sign') return false;
    if (text === '(' || text === '[') depth += 1;
    if (text === ')' || text === ']') depth -= 1;
    return depth < 0 || (depth === 0 && (text === ';' || text === ','));
  });
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^\\?plugin_dir_path\(__FILE__\)$/, 'plugin_dir_path(__FILE__)'],
  [/^\\?dirname\(__FILE__\)$/, 'dirname(__FILE__)'],
  [/^\\?(dirname\(__DIR__\)|dirname\(dirname\(__FILE__\)\)|dirname\(__FILE__,2\))$/, 'dirname(__DIR__)'],
  [/^__DIR__$/, '__DIR__'],
  [/^__FILE__$/, '__FILE__'],
  // The value of the constant is a fact of its own.
  [/^\\?(dirname|plugin_dir_path)\([A-Z_][A-Z0-9_]*\)$/, ''],
  [/^\\?[A-Z_][A-Z0-9_]*$/, ''],
];

/** A base and a literal path, joined by dots; `undefined` when anything else is in it. */
function readPath(tokens: readonly Token[]): { base: string; path: string } | undefined {
  const inner = unwrap(tokens);
  const first = inner.findIndex(({ type, text }) => type === 'sign' && text === '.');
  const head = first < 0 ? inner : inner.slice(0, first);
  if (isLiteral(head)) {
    const path = readPieces(inner);
    return path === undefined ? undefined : { base: '', path };
  }
  const written = head.map(({ text }) => text).join('');
  const folder = FOLDERS.find(([pattern]) => pattern.test(written));
  const path = first < 0 ? '' : readPieces(inner.slice(first + 1));
  if (folder === undefined || path === undefined) return undefined;
  return { base: folder[1] === '' ? written : folder[1], path };
}

function isLiteral(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && tokens[0]?.type === 'string' && tokens[0].isDynamic !== true;
}

function readPieces(tokens: readonly Token[]): string | undefined {
  const pieces = tokens.filter(({ type, text }) => type !== 'sign' || text !== '.');
  const texts = pieces.map((token) => {
    if (token.type === 'name' && token.text === 'DIRECTORY_SEPARATOR') return '/';
    return isLiteral([token]) ? token.text : undefined;
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** Without brackets around the whole. */
function unwrap(tokens: readonly Token[]): readonly Token[] {
  const isWrapped = tokens[0]?.text === '(' && tokens.at(-1)?.text === ')' && tokens[0].type === 'sign';
  return isWrapped ? unwrap(tokens.slice(1, -1)) : tokens;
}

/** Returns the token that makes a load part of a larger expression; `''` for a statement of its own. */
function describeBefore(before: Token | undefined): string {
  if (before === undefined || before.type === 'open' || before.type === 'close') return '';
  if (before.type === 'name') return /^(return|or|and)$/i.test(before.text) ? before.text.toLowerCase() : '';
  return /^[;{}):]$/.test(before.text) ? '' : before.text;
}
