import { rarest, type When } from './conditions.ts';
import type { PlacedToken, UnitPlace } from './statements.ts';
import type { PhpToken } from './tokens.ts';

/**
 * What code calls, by name, and when at the most: `name` is a function, `class::name` a method, `::name` a method of some
 * class. All names are in lower case, and without their namespaces.
 */
export type Calls = Map<string, When>;

/** What WordPress does on every request, and on every page of the dashboard. */
const HOOKS: ReadonlyMap<string, When> = new Map([
  ...'muplugins_loaded plugins_loaded setup_theme after_setup_theme init wp_loaded widgets_init'
    .split(' ')
    .map((name) => [name, 'always'] as const),
  ...'admin_init admin_menu'.split(' ').map((name) => [name, 'admin'] as const),
]);
const OWN = /^(\$this|self|static|__class__)$/i;
const NAME = /^\\?[\w\\]{1,200}(::\w{1,100})?$/;

/** Adds what a token calls, or might call because it names it. */
export function addCalls(
  calls: Calls,
  tokens: readonly PhpToken[],
  { token: { kind, text, value }, at, when }: PlacedToken,
  owner: string,
): void {
  const add = (name: string, then: When) => {
    const known = calls.get(name);
    if (known === undefined || rarest(known, then) === known) calls.set(name, then);
  };
  if (kind === 'string' && value !== undefined && NAME.test(value)) {
    // Whoever names a function may call it.
    const name = shorten(value);
    for (const named of [name, `::${name.replace(/^.*::/, '')}`]) add(named, rarest(when, 'maybe'));
  }
  if (kind !== 'word') return;
  const before = tokens[at - 1]?.text ?? '';
  const called = shorten(text);
  if (before === 'new') {
    add(`${OWN.test(called) ? owner : called}::__construct`, when);
  } else if (tokens[at + 1]?.text === '(') {
    const from = tokens[at - 2];
    const isOwn = OWN.test(from?.text ?? '');
    if (before === '::' && from?.kind === 'word')
      add(`${isOwn ? owner : shorten(from.text)}::${called}`, when);
    else if (/^(::|\??->)$/.test(before)) add(`${isOwn ? owner : ''}::${called}`, when);
    else if (called === 'add_action') addHook(tokens, at, { add, when, owner });
    else if (before.toLowerCase() !== 'function') add(called, when);
  }
}

interface HookPlace {
  readonly add: (name: string, when: When) => void;
  readonly when: When;
  readonly owner: string;
}

/** What `add_action( 'init', … )` has WordPress call, by a name or by an array of a class and a name. */
function addHook(tokens: readonly PhpToken[], at: number, { add, when, owner }: HookPlace): void {
  const then = HOOKS.get(tokens[at + 2]?.value ?? '');
  if (then === undefined || tokens[at + 3]?.text !== ',') return;
  const first = tokens[at + 4];
  if (first?.value !== undefined) {
    add(shorten(first.value), rarest(when, then));
    return;
  }
  const start = at + (first?.text === '[' ? 5 : 6);
  if (first?.text !== '[' && first?.text.toLowerCase() !== 'array') return;
  const comma = tokens.slice(start, start + 8).findIndex(({ text: sign }) => sign === ',');
  const method = comma < 0 ? undefined : tokens[start + comma + 1]?.value;
  if (method === undefined) return;
  const { text = '', value } = tokens[start] ?? {};
  const isClass = value !== undefined || tokens[start + 1]?.text === '::';
  const name = OWN.test(text) ? owner : isClass ? shorten(value ?? text) : '';
  add(`${name}::${method.toLowerCase()}`, rarest(when, then));
}

/** When the code around a closure has it called: at once, by a hook, or perhaps. */
export function weighClosure(tokens: readonly PhpToken[], { at, when }: UnitPlace): When {
  const start = tokens[at - 1]?.text.toLowerCase() === 'static' ? at - 1 : at;
  const [name, open, hook, comma] = [4, 3, 2, 1].map((back) => tokens[start - back]);
  if (
    name?.text.toLowerCase().replace(/^\\/, '') === 'add_action' &&
    open?.text === '(' &&
    comma?.text === ','
  )
    return rarest(when, HOOKS.get(hook?.value ?? '') ?? 'maybe');
  const isCalled =
    comma?.text === '(' &&
    (!/^(word|variable|string)$/.test(hook?.kind ?? '') || /^\\?call_user_func$/.test(hook?.text ?? ''));
  return isCalled ? when : rarest(when, 'maybe');
}

function shorten(name: string): string {
  return name.slice(name.lastIndexOf('\\') + 1).toLowerCase();
}
