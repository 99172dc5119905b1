import { findUpdateHost } from '../wordpress/update-host.ts';
import type { PathPart, PathParts } from './model.ts';
import type { Scope } from './scope.ts';
import { type Ast, keyOfConstant, nameOf, resolveName, stringOf, toNode, toNodes } from './syntax-tree.ts';
import { classOf } from './types.ts';

/** A path that nobody knows. */
export const ANY: PathParts = [{ any: true }];
/** Whether a part of a path is not known. */
export const isOpen = (parts: PathParts) => parts.some((part) => typeof part === 'object' && 'any' in part);
const MAX_PARTS = 60;
const MAX_LEVELS = 12;

/** Describes an expression as a path, so that it can be evaluated when all constants are known. */
export function readParts(value: unknown, scope: Scope, level = 0): PathParts {
  const parts: PathPart[] = [];
  // Texts are joined from the left, so the tree is as deep there as they are long.
  const pieces: unknown[] = [];
  let rest = toNode(value);
  for (; rest?.kind === 'bin' && rest['type'] === '.'; rest = toNode(rest['left'])) {
    if (pieces.push(rest['right']) > MAX_PARTS) return ANY;
  }
  for (const piece of [rest, ...pieces.reverse()]) parts.push(...readPiece(toNode(piece), scope, level));
  return parts.length > MAX_PARTS ? ANY : parts;
}

function readPiece(piece: Ast | undefined, scope: Scope, level: number): PathParts {
  if (piece === undefined || level > MAX_LEVELS) return ANY;
  const text = stringOf(piece);
  return text === undefined ? (PIECES[piece.kind]?.(piece, scope, level) ?? ANY) : [text];
}

type ReadPiece = (piece: Ast, scope: Scope, level: number) => PathParts;

const PIECES: Readonly<Record<string, ReadPiece>> = {
  bin: (piece, scope, level) => {
    const { type, left, right } = piece;
    if (type === '.') return readParts(piece, scope, level + 1);
    if (type !== '+') return ANY;
    return [{ call: '+', given: [left, right].map((side) => readParts(side, scope, level + 1)) }];
  },
  array: readOptions,
  offsetlookup: ({ offset, what }, scope, level) => {
    const option = stringOf(offset) ?? '';
    return OPTION.test(option) ? [{ option, of: readParts(what, scope, level + 1) }] : ANY;
  },
  ...{ encapsed: readTemplate, nowdoc: readTemplate },
  magic: ({ value }) => (value === '__DIR__' ? [{ up: 1 }] : value === '__FILE__' ? [{ up: 0 }] : ANY),
  name: (piece, scope) => {
    const { shown, fallback } = resolveName(piece, scope.names, 'constants');
    return [{ constant: keyOfConstant(fallback ?? shown) }];
  },
  ...{ staticlookup: readMember, propertylookup: readMember },
  variable: (piece, { variables }) => variables.get(nameOf(piece))?.path ?? ANY,
  call: readCall,
  silent: ({ expr }, scope, level) => readPiece(toNode(expr), scope, level + 1),
};

function readTemplate({ value }: Ast, scope: Scope, level: number): PathParts {
  return toNodes(value).flatMap((part) => readPiece(toNode(part['expression']), scope, level + 1));
}

/** Names of options that say where updates come from, and for which file. */
const OPTION = /host|ur[il]$|file$|base(name)?$/i;
const MAX_OPTIONS = 30;

/** An array with names; of numbers and spread lists, nothing is known. */
function readOptions(piece: Ast, scope: Scope, level: number): PathParts {
  const items = toNodes(piece['items']);
  if (items.length > MAX_OPTIONS || items.some((each) => stringOf(each['key']) === undefined)) return ANY;
  const named = items.map((each) => [stringOf(each['key']) ?? '', each['value']] as const);
  const read = named
    .filter(([name]) => OPTION.test(name))
    .map(([name, value]) => [name, readParts(value, scope, level + 1)]);
  return [{ options: Object.fromEntries(read) as Readonly<Record<string, PathParts>> }];
}

/** The class of a member, in lower case; `undefined` if that is not known. */
function ownerOf(value: unknown, scope: Scope): string | undefined {
  const what = toNode(value);
  if (what?.kind === 'variable') return nameOf(what) === 'this' ? scope.owner : undefined;
  return what?.kind === 'parentreference' ? undefined : classOf(what, scope);
}

function readMember(piece: Ast, scope: Scope): PathParts {
  const of = ownerOf(piece['what'], scope);
  const name = nameOf(piece['offset']);
  return of === undefined || name === '' ? ANY : [{ property: name, of }];
}

function readCall(piece: Ast, scope: Scope, level: number): PathParts {
  const what = toNode(piece['what']);
  const given = toNodes(piece['arguments']);
  const read = (at: number) => readParts(given[at], scope, level + 1);
  if (what?.kind === 'staticlookup' || what?.kind === 'propertylookup') {
    const of = ownerOf(what['what'], scope);
    const call = of === undefined ? undefined : `${of}::${nameOf(what['offset']).toLowerCase()}`;
    return call === undefined ? ANY : [{ call, given: given.slice(0, 3).map((_, at) => read(at)) }];
  }
  if (what?.kind !== 'name') return ANY;
  const { shown, fallback = shown } = resolveName(what, scope.names, 'functions');
  const name = fallback.toLowerCase();
  if (name === 'dirname') {
    const levels = given.length > 1 ? Number(given[1]?.['value']) : 1;
    return levels > 0 && levels < 10 ? [{ folderOf: read(0), up: levels }] : ANY;
  }
  if (name === 'plugin_dir_path') return [{ folderOf: read(0), up: 1 }, '/'];
  if (SAME.has(name)) return read(0);
  const [, before, after = ''] = /^([^%]*)%s([^%]*)$/.exec(stringOf(given[0]) ?? '') ?? [];
  if (name === 'sprintf' && before !== undefined) return [before, ...read(1), after];
  if (/^(wp_)?parse_url$/.test(name) && nameOf(given[1]) === 'PHP_URL_HOST')
    return [{ option: 'host', of: [{ call: 'parse_url', given: [read(0)] }] }];
  return [{ call: shown.toLowerCase(), given: given.slice(0, 3).map((_, at) => read(at)) }];
}

/** Functions that return the path that they get, as far as it matters here. */
const SAME = new Set(['wp_normalize_path', 'realpath', 'plugin_basename']);

/** A value, and the file that says so. */
export interface KnownValue {
  readonly parts: PathParts;
  readonly file: string;
  /** The first arguments that make objects of the class, for a property. */
  readonly made?: readonly (KnownValue | undefined)[];
}

/** A file's place in the package, where expressions are evaluated. */
interface EvaluationScope {
  /** Paths begin with {@link ROOT}. */
  readonly file: string;
  readonly folder: string;
  /** Finds a constant, `class::$property`, or what a function returns (`name()`), with the file that says so. */
  readonly find: (key: string) => KnownValue | undefined;
  readonly given?: readonly (Found | undefined)[] | undefined;
  /** Values that depend on a condition are not known. */
  readonly isExact?: boolean;
  /** Of arrays, the value under this name. */
  readonly option?: string | undefined;
  /** Where code changes where PHP looks for a relative path, only files that lie beside it are known. */
  readonly besides?: ReadonlySet<string>;
  /** Of functions that call each other many times, not every call is evaluated. */
  readonly steps: { left: number };
}

/** A value, and where it is evaluated. */
interface Found {
  readonly parts: PathParts;
  readonly scope: EvaluationScope;
}

/** The plugin's folder, and the one around it; anything else that nobody knows here. */
export const ROOT = '\0';
const PLUGINS = '\x01';
export const WILD = '\x02';
/** The value of an array under a name that it does not have. */
const ABSENT = '\x03';
const MAX_LENGTH = 1024;
/** Paths of real code take some twenty. */
export const MAX_EVALUATED = 100;

/** Evaluates an expression to a path that begins with {@link ROOT} if it can, with {@link WILD} for what is not known. */
export function evaluate(parts: PathParts, scope: EvaluationScope, level = 0): string {
  scope.steps.left -= 1;
  if (level > MAX_LEVELS || scope.steps.left < 0) return WILD;
  const value = parts.map((part) => evaluatePart(part, scope, level)).join('');
  return value.length > MAX_LENGTH ? WILD : value.replace(MANY, WILD);
}

const MANY = new RegExp(`${WILD}+`, 'g');

function evaluatePart(part: PathPart, scope: EvaluationScope, level: number): string {
  if (typeof part === 'string') return part;
  if ('folderOf' in part) return climb(evaluate(part.folderOf, scope, level + 1), part.up);
  if ('up' in part) return climb(scope.file, part.up);
  if ('perhaps' in part) return scope.isExact === true ? WILD : evaluate(part.perhaps, scope, level + 1);
  if ('option' in part) {
    const { option, of } = part;
    const value = scope.isExact === true ? evaluate(of, { ...scope, option }, level + 1) : WILD;
    return value === ABSENT ? WILD : value;
  }
  if ('options' in part) {
    const value = scope.option === undefined ? ANY : part.options[scope.option];
    return value === undefined ? ABSENT : evaluate(value, { ...scope, option: undefined }, level + 1);
  }
  if ('constant' in part) {
    if (part.constant === 'DIRECTORY_SEPARATOR') return '/';
    if (part.constant === 'WP_PLUGIN_DIR') return PLUGINS;
  }
  const known = 'call' in part ? evaluateCall(part, scope, level) : undefined;
  const found = known === undefined ? find(part, scope) : undefined;
  return known ?? (found ? evaluate(found.parts, { ...found.scope, option: scope.option }, level + 1) : WILD);
}

type Call = Extract<PathPart, { readonly call: string }>;
/** Functions that join arrays: the value of the first one counts, or of the last. */
const JOINS = /^(.*\\)?(?:(\+|wp_parse_args)|array_merge|array_replace)$/;

/** Evaluates a call of PHP or WordPress; `undefined` for others. */
function evaluateCall({ call, given }: Call, scope: EvaluationScope, level: number): string | undefined {
  const [first = WILD, ...others] = given.map((each) => evaluate(each, scope, level + 1));
  if (call.endsWith('untrailingslashit')) return first.replace(/[/\\]+$/, '');
  if (call.endsWith('trailingslashit')) return `${first.replace(/[/\\]+$/, '')}/`;
  if (/(^|\\)l?trim$/.test(call)) return first.replace(/^\/+/, '');
  if (scope.option === 'host' && /(^|\\)parse_url$/.test(call))
    // It finds no host without a scheme. Source: PHP's manual, parse_url().
    return first.includes(WILD) || !/^(https?:)?\/\//i.test(first) ? WILD : (findUpdateHost(first) ?? WILD);
  const [joins, , isFirst] = JOINS.exec(call) ?? [];
  const all = [first, ...others].filter((value) => value !== ABSENT);
  return joins === undefined ? undefined : (all.at(isFirst === undefined ? -1 : 0) ?? ABSENT);
}

/** A known value is that of the file where it stands, so it is evaluated there. */
function find(part: Exclude<PathPart, string>, scope: EvaluationScope): Found | undefined {
  if ('argument' in part) return scope.given?.[part.argument];
  const given = 'call' in part ? part.given.map((parts) => ({ parts, scope })) : scope.given;
  const key = 'call' in part ? `${part.call}()` : 'property' in part ? `${part.of}::$${part.property}` : '';
  const found = scope.find('constant' in part ? part.constant : key);
  const made = found?.made === undefined ? given : listGiven(found.made, scope);
  return found && { parts: found.parts, scope: { ...scope, file: found.file, given: made } };
}

/** Arguments, each of the file where it stands. */
export const listGiven = (made: readonly (KnownValue | undefined)[], scope: EvaluationScope) =>
  made.map((each) => each && { parts: each.parts, scope: { ...scope, file: each.file } });

function climb(path: string, levels: number): string {
  let value = path;
  for (let step = 0; step < levels; step += 1) {
    const slash = value.replace(/\/+$/, '').lastIndexOf('/');
    if (!value.startsWith(ROOT) || slash < 0) return value === ROOT && step < levels ? PLUGINS : WILD;
    value = value.slice(0, slash);
  }
  return value;
}

/** Code is read as latin1, and names of files are UTF-8. */
export const decode = (text: string) => Buffer.from(text, 'latin1').toString();

/** Files of WordPress that code names by themselves. */
const OF_CORE =
  /^(?:\.\/)?wp-(?:admin|includes|content|load|config|settings|blog-header|login|cron)\b(?!-\w+-)/;

/**
 * The path below the plugin's folder, in which {@link WILD} may stand for anything; `undefined` for one elsewhere.
 * PHP looks for a relative path beside the file with the code. Source: PHP's main/fopen_wrappers.c.
 */
export function toPath(
  value: string,
  { file, folder, besides }: Pick<EvaluationScope, 'file' | 'folder' | 'besides'>,
): string | undefined {
  const own = `${PLUGINS}/${folder}/`;
  let path = folder !== '' && value.startsWith(own) ? `${ROOT}/${value.slice(own.length)}` : value;
  const beside = `${file.slice(0, file.lastIndexOf('/'))}/${path}`;
  const isBeside = besides?.has(beside.slice(ROOT.length + 1)) !== false;
  if (isBeside && /^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.php$/i.test(path) && !OF_CORE.test(path)) path = beside;
  // Without a slash, the name continues that of the folder: this is a file beside the plugin.
  if (path.startsWith(ROOT) && /^.[\\\w]/.test(path)) return `../${folder}${path.slice(1)}`;
  if (!path.startsWith(`${ROOT}/`)) return undefined;
  const parts: string[] = [];
  for (const part of path.slice(2).split('/')) {
    if (part === '..' && (parts.pop() ?? WILD).includes(WILD)) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length === 0 ? undefined : decode(parts.join('/'));
}
