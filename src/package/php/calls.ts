import { rarest, type When } from './conditions.ts';
import { OWN } from './paths.ts';
import type { PhpToken, Tokens } from './tokens.ts';

/** A function, or the code of a file outside of functions. */
export interface CodeUnit {
  /** In lower case, with the class before it; `''` for closures and for the file itself. */
  readonly name: string;
  /** The enclosing class, in lower case. */
  readonly owner: string;
  /** A path in the package. */
  readonly file: string;
  /** This is the code of the file itself; its functions are units of their own. */
  readonly isFile: boolean;
  readonly loads: Load[];
  /**
   * Names of called functions, and when they are called at the most: `name` is a function, `class::name` a method,
   * `::name` a method of an unknown class, `?name` either of these, if code only mentions the name. Names are in lower
   * case and have no namespace.
   */
  calls?: Map<string, When>;
  /** The closures in it, and when they are called. */
  readonly closures: { readonly unit: CodeUnit; readonly when: When }[];
}

/** A `require` or `include` with a path below the plugin's folder, or the registration of a block that lies there. */
export interface Load {
  /** A path in the package. */
  readonly path: string;
  /** The word of PHP; `register_block_type` for a `block.json`. */
  readonly keyword: string;
  /** From 1. */
  readonly line: number;
  /** When PHP gets there, if the code around it runs. */
  readonly when: When;
  /** It is loaded only if a file exists, or a missing file has no effect. */
  readonly isGuarded: boolean;
  /** Code before it stops if a file is missing. */
  readonly isBehindGuard: boolean;
}

const AUTOLOADER = /(^|\/)vendor[^/]*\/autoload\w*\.php$/;

/** Names in a sentence what a load does. */
export function nameVerb({ keyword }: Pick<Load, 'keyword'>): string {
  return keyword.startsWith('require') ? 'requires' : 'includes';
}

/** Whether PHP stops if the file is missing: at once, or at the first class that an autoloader should have found. */
export function isFatal({ keyword, path }: Pick<Load, 'keyword' | 'path'>): boolean {
  return keyword.startsWith('require') || AUTOLOADER.test(path);
}

/** Hooks that WordPress runs on every request, or on every page of the dashboard. */
const HOOKS: ReadonlyMap<string, When> = new Map([
  ...'muplugins_loaded plugins_loaded setup_theme after_setup_theme init wp_loaded widgets_init'
    .split(' ')
    .map((name) => [name, 'always'] as const),
  ...'admin_init admin_menu'.split(' ').map((name) => [name, 'admin'] as const),
]);
const ACTIVATION = 'register_activation_hook';
const NAME = /^\\?[\w\\]{1,200}(?:::\w{1,100})?$/;

/** The names by which code may call a function, written as in `calls`. */
export function listCallNames({ name }: CodeUnit): readonly string[] {
  const bare = name.replace(/^.*::/, '');
  return bare === name ? [name, `?${name}`] : [name, `::${bare}`, `?${bare}`];
}

/** Adds functions that a token calls, or may call because it names them. */
export function addCalls(unit: CodeUnit, tokens: Tokens, at: number, when: When): void {
  const { kind, text = '', value } = tokens[at] ?? {};
  const add = (name: string, then: When) => {
    const calls = (unit.calls ??= new Map<string, When>());
    const known = calls.get(name);
    if (known === undefined || rarest(known, then) === known) calls.set(name, then);
  };
  if (kind === 'string') {
    // Code that names a function may call it, unless it only asks whether it exists.
    const isAsked = /^\\?function_exists$/i.test(tokens[at - 2]?.text ?? '');
    if (value !== undefined && NAME.test(value) && !isAsked)
      add(`?${shorten(value).replace(/^.*::/, '')}`, rarest(when, 'maybe'));
    return;
  }
  const [from, before = ''] = [tokens[at - 2], tokens[at - 1]?.text.toLowerCase()];
  const isNew = before === 'new';
  if (!isNew && tokens[at + 1]?.text !== '(') return;
  const called = shorten(text);
  const isOwn = OWN.test(isNew ? called : (from?.text ?? ''));
  if (isNew) add(`${isOwn ? unit.owner : called}::__construct`, when);
  else if (before === '::' && from?.kind === 'word')
    add(`${isOwn ? unit.owner : shorten(from.text)}::${called}`, when);
  else if (/^(::|\??->)$/.test(before)) add(`${isOwn ? unit.owner : ''}::${called}`, when);
  else if (called === 'add_action' || called === ACTIVATION)
    addHook(tokens, at, unit.owner, (name, then) => add(name, rarest(when, then)));
  else if (before !== 'function') add(called, when);
}

/** Adds the function that `add_action( 'init', … )` or `register_activation_hook( __FILE__, … )` names, or the method in an array of a class and a name. */
function addHook(tokens: Tokens, at: number, owner: string, add: (name: string, when: When) => void): void {
  const then = whenHooked(tokens[at], tokens[at + 2]);
  const first = tokens[at + (tokens[at + 4]?.text === '__NAMESPACE__' ? 6 : 4)];
  if (then === undefined || first === undefined || tokens[at + 3]?.text !== ',') return;
  if (first.value !== undefined) add(shorten(first.value), then);
  if (!/^(\[|array)$/i.test(first.text)) return;
  const start = at + (first.text === '[' ? 5 : 6);
  const comma = tokens.slice(start, start + 8).findIndex(({ text: sign }) => sign === ',');
  const method = comma < 0 ? undefined : tokens[start + comma + 1]?.value;
  if (method === undefined) return;
  const { text = '', value } = tokens[start] ?? {};
  const isClass = value !== undefined || tokens[start + 1]?.text === '::';
  const name = OWN.test(text) ? owner : isClass ? shorten(value ?? text) : '';
  add(`${name}::${method.toLowerCase()}`, then);
}

/** When the code around a closure calls it: at once, from a hook, or perhaps. */
export function weighClosure(tokens: Tokens, at: number, when: When): When {
  const start = tokens[at - 1]?.text.toLowerCase() === 'static' ? at - 1 : at;
  const [name, open, hook, before] = [4, 3, 2, 1].map((back) => tokens[start - back]);
  if (HOOKING.test(name?.text ?? '') && open?.text === '(' && before?.text === ',')
    return rarest(when, whenHooked(name, hook) ?? 'maybe');
  const isCalled = hook?.text === 'call_user_func' || !/^(word|variable|string)$/.test(hook?.kind ?? '');
  return before?.text === '(' && isCalled ? when : rarest(when, 'maybe');
}

const HOOKING = /^\\?(add_action|register_activation_hook)$/i;

/** When a function runs that is hooked by this call, with this first argument. */
function whenHooked(call: PhpToken | undefined, first: PhpToken | undefined): When | undefined {
  return shorten(call?.text ?? '') === ACTIVATION ? 'activation' : HOOKS.get(first?.value ?? '');
}

function shorten(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1).toLowerCase();
}
