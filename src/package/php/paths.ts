import { MAX_LEVELS, type PhpToken, type Tokens } from './tokens.ts';

/** Marks the plugin's folder in the value of an expression. */
export const PLUGIN_FOLDER = '\0';
/** Marks the folder around the plugin's. */
const PLUGINS_FOLDER = '\x01';
/** Marks the argument in the value of a function. */
const ARGUMENT = '\x02';

/**
 * Constants by name; `undefined` for an uncertain value. Properties are `$name`, functions that only return a path
 * `name(`, methods `$name(`, and `new name` is the argument that makes an object of a class.
 */
export type Constants = ReadonlyMap<string, string | undefined>;

/** Known values where an expression is evaluated. */
export interface Scope {
  readonly constants: Constants;
  /** By name, with the `$`. */
  readonly variables?: Constants | undefined;
}

/** The value of an expression, and its end. */
interface Value {
  readonly value: string;
  /** Index of the first token after it. */
  readonly next: number;
}

/** No path is longer, but constants that double each other could be. */
const MAX_LENGTH = 1024;

/**
 * Evaluates literals, constants and the folder of the file, joined by dots; `undefined` if the expression has anything
 * else. Source of the functions: WordPress core plugin_dir_path(), trailingslashit().
 */
export function evaluate(tokens: Tokens, from: number, scope: Scope, level = 0): Value | undefined {
  let current = level > MAX_LEVELS ? undefined : evaluateTerm(tokens, from, scope, level);
  while (current !== undefined && tokens[current.next]?.text === '.') {
    const more = evaluateTerm(tokens, current.next + 1, scope, level);
    const value = current.value + (more?.value ?? '');
    current = more && value.length <= MAX_LENGTH ? { value, next: more.next } : undefined;
  }
  return current;
}

function evaluateTerm(tokens: Tokens, from: number, scope: Scope, level: number): Value | undefined {
  const token = tokens[from];
  const next = from + 1;
  if (token?.kind === 'string') return toValue(readText(token, scope), next);
  const arrow = OWN.test(token?.text ?? '') ? (tokens[next]?.text ?? '') : '';
  const isMember = arrow === '->' || arrow === '::';
  const at = isMember ? from + 2 : from;
  const name = tokens[at]?.text.replace(/^\\/, '') ?? '';
  const lowered = name.toLowerCase();
  if (name === '(' || tokens[at + 1]?.text === '(') {
    const start = name === '(' ? next : at + 2;
    const known = isMember ? undefined : FUNCTIONS.get(lowered);
    const path = known ? undefined : scope.constants.get(`${isMember ? '$' : ''}${lowered}(`);
    const change =
      known ??
      (path === undefined ? undefined : (argument: string) => path.replaceAll(ARGUMENT, () => argument));
    // The argument is read once, because reading nested ones twice takes exponential time.
    const isEmpty = path !== undefined && tokens[start]?.text === ')';
    const inside = isEmpty ? toValue('', start) : change && evaluate(tokens, start, scope, level + 1);
    if (inside === undefined) return undefined;
    const hasMore = /^(dirname|ltrim)$/.test(lowered) && tokens[inside.next]?.text === ',';
    const more = tokens[inside.next + 1];
    const levels = hasMore && more?.value !== '/' ? Number(more?.text) : 1;
    const end = hasMore ? inside.next + 2 : inside.next;
    if (tokens[end]?.text !== ')' || !(levels > 0)) return undefined;
    let value: string | undefined = inside.value;
    for (let step = 0; step < levels && value !== undefined; step += 1) value = change?.(value);
    return (value ?? '').length > MAX_LENGTH ? undefined : toValue(value, end + 1);
  }
  if (isMember) return toValue(scope.constants.get((arrow === '->' ? '$' : '') + name), from + 3);
  if (token?.kind === 'variable') return toValue(scope.variables?.get(token.text), next);
  return toValue(scope.constants.get(name.startsWith('__') ? lowered : name), next);
}

/** The value of a quoted string, if all variables in it are known. */
function readText({ text, value }: PhpToken, { variables }: Scope): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (value !== undefined || !text.startsWith('"')) return value;
  const parts = text.slice(1, -1).split(/(\{\$\w+\}|\$\w+(?!\w|\[|->))/);
  const filled = parts.map((part) => variables?.get(part.replace(/[{}]/g, '')) ?? part).join('');
  return /[$\\{]/.test(filled) ? undefined : filled;
}

/** Names for the enclosing class. */
export const OWN = /^(\$this|self|static|__class__)$/i;

function toValue(value: string | undefined, next: number): Value | undefined {
  return value === undefined ? undefined : { value, next };
}

/** The parent of a path in the plugin's folder; that of another path is unknown. */
function findParent(path: string): string | undefined {
  const slash = path.replace(/\/+$/, '').lastIndexOf('/');
  const isSure = path.startsWith(PLUGIN_FOLDER) && slash > 0 && !path.includes('/..');
  return isSure ? path.slice(0, slash) : undefined;
}

const removeSlash = (path: string) => path.replace(/[/\\]+$/, '');

/** Functions on paths, by name. */
const FUNCTIONS = new Map<string, (path: string) => string | undefined>([
  ['(', (path) => path],
  ['dirname', findParent],
  ['plugin_dir_path', (path) => findParent(path)?.replace(/[/\\]*$/, '/')],
  ['trailingslashit', (path) => `${removeSlash(path)}/`],
  ['untrailingslashit', removeSlash],
  ['ltrim', (path) => path.replace(/^\/+/, '')],
  ['wp_normalize_path', (path) => path],
]);

/** A constant that the code defines. */
export interface Definition {
  readonly name: string;
  readonly value: string;
  /** It is a property of a class, which has this value at first. */
  readonly isProperty: boolean;
  /** From 1. */
  readonly line: number;
}

/**
 * Lists the constants that `define()` or `const` sets to known values, in order.
 *
 * @param file with the code, as a path that begins with {@link PLUGIN_FOLDER}
 * @param heads indices of the tokens that begin a class, a function, or an object of a class
 * @param before known constants; the result has these too, and properties
 */
export function findDefinitions(
  tokens: Tokens,
  heads: readonly number[],
  file: string,
  before: Constants,
  countLine: (index: number) => number,
): { readonly definitions: readonly Definition[]; readonly constants: Constants } {
  const definitions: Definition[] = [];
  // A property or method of another file may be that of another class.
  const constants = new Map([...before].filter(([name]) => !name.startsWith('$')))
    .set('__file__', file)
    .set('__dir__', findParent(file))
    .set('null', '')
    .set('DIRECTORY_SEPARATOR', '/')
    // The package's folder is assumed to be the one that sites have.
    .set('WP_PLUGIN_DIR', PLUGINS_FOLDER);
  // A value that is set twice depends on facts that the code does not show.
  const set = (name: string, value: string | undefined) =>
    constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
  const given = listArguments(tokens, heads, constants);
  let owner = '';
  let argument: ReadonlyMap<string, string> | undefined;
  const enter = (at: number) => {
    const head = tokens[at]?.text.toLowerCase();
    const name = tokens[at + 1]?.text.toLowerCase() ?? '';
    if (head === 'class') owner = name;
    if (head !== 'function') return;
    const made = `new ${owner}`;
    const value =
      name !== '__construct' ? undefined : given.has(made) ? given.get(made) : constants.get(made);
    argument = undefined;
    if (value !== undefined) {
      const parameter = tokens.slice(at + 3, at + 6).find(({ kind }) => kind === 'variable');
      argument = parameter && new Map([[parameter.text, value]]);
    }
    const path = evaluateFunction(tokens, at, constants);
    const key = `${MODIFIER.test(tokens[at - 1]?.text ?? '') ? '$' : ''}${name}(`;
    if (path !== undefined || constants.has(key)) set(key, path);
  };
  let next = 0;
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' && token.kind !== 'variable') return;
    if (at === heads[next]) {
      next += 1;
      enter(at);
    }
    if (argument?.has(token.text) === true && isChanged(tokens, at)) argument = undefined;
    const start = findValue(tokens, at);
    if (start === undefined) return;
    const { name, from, ends, isProperty, isMember } = start;
    const found = evaluate(tokens, from, { constants, variables: argument });
    const isKnown = found !== undefined && ends.includes(tokens[found.next]?.text ?? '');
    const value = isKnown ? found.value : undefined;
    if (!(isProperty && value === '')) set(name, value);
    if (value !== undefined && isMember !== true)
      definitions.push({ name, value, isProperty, line: countLine(tokens[from]?.index ?? 0) });
  });
  for (const [made, value] of listArguments(tokens, heads, constants)) set(made, value);
  return { definitions, constants };
}

/** Lists the first arguments that make objects, by class, as `new name`. */
function listArguments(tokens: Tokens, heads: readonly number[], constants: Constants): Constants {
  const found = new Map<string, string | undefined>();
  for (const at of heads) {
    if (tokens[at]?.text.toLowerCase() !== 'new' || tokens[at + 2]?.text !== '(') continue;
    const made = `new ${tokens[at + 1]?.text.toLowerCase() ?? ''}`;
    const value = evaluate(tokens, at + 3, { constants })?.value;
    found.set(made, found.has(made) && found.get(made) !== value ? undefined : value);
  }
  return found;
}

/** A word before a method. */
const MODIFIER = /^(public|protected|private|static|final)$/i;

/** Longer ones do more than to return a path. */
const MAX_HEAD_TOKENS = 14;

/** The value of a function that only returns a path, or a path and its argument. */
function evaluateFunction(tokens: Tokens, at: number, constants: Constants): string | undefined {
  let body = at + 4;
  while (body < at + MAX_HEAD_TOKENS && tokens[body]?.text !== '{') body += 1;
  if (tokens[body + 1]?.text !== 'return') return undefined;
  const parameter = tokens.slice(at, body).find(({ kind }) => kind === 'variable');
  const variables = parameter && new Map([[parameter.text, ARGUMENT]]);
  const found = evaluate(tokens, body + 2, { constants, variables });
  return tokens[(found?.next ?? 0) + 1]?.text === '}' ? found?.value : undefined;
}

/** Finds the value of a definition, and what may follow it. */
function findValue(tokens: Tokens, at: number) {
  const { kind, text = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.text ?? '';
  const isMember = ['->', '?->', '::'].includes(before);
  if (isMember || (kind === 'variable' && PROPERTY.test(before))) {
    if (!isChanged(tokens, at)) return undefined;
    const from = at + (tokens[at + 1]?.text === '=' ? 2 : 1);
    return { name: `$${text.replace('$', '')}`, from, ends: [';'], isProperty: true, isMember };
  }
  // Most words are none of these.
  if (!/^(\\?define|const)$/i.test(text)) return undefined;
  const [second, third, fourth] = tokens.slice(at + 1, at + 4);
  if (second?.text === '(' && third?.value !== undefined && fourth?.text === ',')
    return { name: third.value, from: at + 4, ends: [')', ','], isProperty: false };
  if (second?.kind === 'word' && third?.text === '=')
    return { name: second.text, from: at + 3, ends: [';', ','], isProperty: false };
  return undefined;
}

/** An assignment after a variable, whose operator may be doubled. */
const CHANGE = /^(?:=(?![=>])|[.+\-*/%|^?&]=|([.+\-*/%|^?&])\1=)/;

/** Whether code assigns a variable. */
export function isChanged(tokens: Tokens, at: number): boolean {
  const code = (step: number) => tokens[at + step]?.text ?? ';';
  return '=.+-*/%|^?&'.includes(code(1)) && CHANGE.test(code(1) + code(2) + code(3));
}

/** Words before a property, unless it has a type. */
const PROPERTY = /^(public|protected|private|var|static|string|readonly)$/i;

/**
 * Makes a path begin with the plugin's folder if it can. PHP looks for a relative path beside the file that runs first,
 * which is WordPress's, and then beside the file with the code. Source: PHP's main/fopen_wrappers.c.
 */
export function anchor(
  value: string,
  { file, folder, movesAround }: { file: string; folder: string; movesAround: boolean },
): string {
  const own = `${PLUGINS_FOLDER}/${Buffer.from(folder).toString('latin1')}/`;
  if (folder !== '' && value.startsWith(own)) return `${PLUGIN_FOLDER}/${value.slice(own.length)}`;
  const isRelative = !movesAround && /^[\w-]+(\/[\w.-]+)+\.php$/i.test(value) && !value.startsWith('wp-');
  return isRelative ? `${file.slice(0, file.lastIndexOf('/'))}/${value}` : value;
}

/** The path in the package; `undefined` if it is not below the plugin's folder. */
export function resolve(folder: string, value: string): string | undefined {
  // Without a slash, the name continues that of the plugin's folder: this is a file beside it. On most sites, a
  // backslash separates nothing either.
  if (folder !== '' && value.startsWith(PLUGIN_FOLDER) && /^.[\\a-z_]/i.test(value))
    return folder + Buffer.from(value.slice(1), 'latin1').toString();
  if (!value.startsWith(`${PLUGIN_FOLDER}/`) || value.lastIndexOf(PLUGIN_FOLDER) > 0) return undefined;
  const parts: string[] = [];
  for (const part of Buffer.from(value.slice(2), 'latin1').toString().split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length === 0 ? undefined : [...(folder === '' ? [] : [folder]), ...parts].join('/');
}
