import type { Conditions, Guard, When } from './model.ts';
import type { Scope, Weighed } from './scope.ts';
import {
  type Ast,
  nameOf,
  type Names,
  resolveClass,
  resolveName,
  stringOf,
  toNode,
  toNodes,
} from './syntax-tree.ts';

const ORDER: Readonly<Record<When, number>> = { always: 0, admin: 1, activation: 2, maybe: 3, never: 4 };

/** When code runs that needs both. */
export function rarest(a: When, b: When): When {
  return ORDER[a] > ORDER[b] ? a : b;
}

export const ALWAYS: Conditions = { when: 'always', guards: [] };
export const MAYBE: Conditions = { when: 'maybe', guards: [] };

/** Both conditions together. */
export function both(a: Conditions, b: Conditions): Conditions {
  if (b === ALWAYS) return a;
  if (a === ALWAYS) return b;
  return {
    when: rarest(a.when, b.when),
    guards: b.guards.length === 0 ? a.guards : [...a.guards, ...b.guards],
  };
}

const OPEN: Weighed = { then: MAYBE, otherwise: MAYBE };
/** Functions that every WordPress has on which a plugin runs today, and that others ask for. */
const OF_WORDPRESS =
  /^(register_block_(type|style|pattern)|wp_set_script_translations|register_rest_route|register_post_meta|add_action|add_filter|add_shortcode|has_blocks?|parse_blocks|wp_enqueue_(script|style))$/;
/** WP-CLI and development machines: code for these is left out on purpose. */
const NOT_ON_SITES = /^(WP_CLI|(\w+_)?(DEV|DEVELOPMENT|TESTS?|TESTING|LOCAL|MOCK)(_\w+)?)$/;
const ENVIRONMENT = /^(local|development)$/;
const LASTING = /inst|single|self|loaded|init|done/i;
const MAX_LEVELS = 40;

const on = (guard: Guard, when: When = 'maybe'): Conditions => ({ when, guards: [guard] });
const swap = ({ then, otherwise }: Weighed): Weighed => ({ then: otherwise, otherwise: then });
const NEVER: Weighed = { then: { when: 'never', guards: [] }, otherwise: ALWAYS };

/** Derives from a condition what holds in its branches. Look-alikes, such as `||` before a use, are not guards. */
export function weigh(value: unknown, scope: Scope, level = 0): Weighed {
  const test = toNode(value);
  if (test === undefined || level > MAX_LEVELS) return OPEN;
  const inside = (part: unknown) => weigh(part, scope, level + 1);
  switch (test.kind) {
    case 'unary':
      if (test['type'] !== '!') return OPEN;
      return isLasting(test['what'], scope) ? ONCE : swap(inside(test['what']));
    case 'bin':
      return weighOperator(test, scope, inside);
    case 'assign':
      return inside(test['right']);
    case 'isset':
      return toNodes(test['variables']).every((each) => isLasting(each, scope)) ? swap(ONCE) : OPEN;
    case 'empty':
      return isLasting(test['expression'], scope) ? ONCE : OPEN;
    case 'silent':
    case 'cast':
      return inside(test['expr']);
    case 'call':
      return weighCall(test, scope);
    case 'name':
      return weighConstant(nameOf(test).replace(/^.*\\/, ''));
    case 'variable':
      return scope.variables.get(nameOf(test))?.answer ?? OPEN;
    default:
      return OPEN;
  }
}

function weighConstant(name: string): Weighed {
  return weighSites(name, 'o') ?? { then: on(`o:${name}`), otherwise: on(`o:${name}`) };
}

/** No site runs code for developers, which knows what it asks for; code for WP-CLI runs on some. */
function weighSites(name: string, kind: 'k' | 'o'): Weighed | undefined {
  if (!NOT_ON_SITES.test(name)) return undefined;
  return name === 'WP_CLI' ? NEVER : { ...NEVER, then: on(`${kind}:${name}`, 'never') };
}

/** Something is done for the first time: `null === self::$instance`. */
const ONCE: Weighed = { then: ALWAYS, otherwise: ALWAYS };

/** Whether an expression outlives a call, as the instance of a singleton does. */
function isLasting(value: unknown, { lasting }: Scope): boolean {
  const each = toNode(value);
  const name = each?.kind === 'propertylookup' ? nameOf(each['offset']) : nameOf(each);
  if (each?.kind === 'staticlookup') return toNode(each['offset'])?.kind === 'variable';
  return /^(variable|propertylookup)$/.test(each?.kind ?? '') && (lasting.has(name) || LASTING.test(name));
}

function weighOperator(test: Ast, scope: Scope, inside: (part: unknown) => Weighed): Weighed {
  const { type, left, right } = test;
  if (type === '&&' || type === 'and') {
    const [a, b] = [inside(left), inside(right)];
    return { then: both(a.then, b.then), otherwise: anyOf(a.otherwise, b.otherwise) };
  }
  if (type === '||' || type === 'or') {
    const [a, b] = [inside(left), inside(right)];
    const then = anyOf(a.then, b.then);
    const isSure = a.then.when === b.then.when;
    return { then: isSure ? then : { ...then, when: 'maybe' }, otherwise: both(a.otherwise, b.otherwise) };
  }
  if (type === 'instanceof') {
    if (isLasting(left, scope)) return swap(ONCE);
    const what = toNode(right);
    return what?.kind === 'name' ? testName(`c:${resolveClass(what, scope.names).toLowerCase()}`) : OPEN;
  }
  const isEqual = type === '==' || type === '===';
  if (!isEqual && type !== '!=' && type !== '!==') return weighVersion(test);
  const turn = (weighed: Weighed) => (isEqual ? weighed : swap(weighed));
  for (const [one, other] of [
    [toNode(left), toNode(right)],
    [toNode(right), toNode(left)],
  ] as const) {
    if (one?.kind === 'boolean') return turn(one['value'] === true ? inside(other) : swap(inside(other)));
    if (one?.kind === 'nullkeyword' && isLasting(other, scope)) return turn(ONCE);
    if (ENVIRONMENT.test(stringOf(one) ?? '')) return isEqual ? NEVER : OPEN;
  }
  return OPEN;
}

function anyOf(a: Conditions, b: Conditions): Conditions {
  const guards = a.guards.filter((guard) => b.guards.includes(guard));
  const when = ORDER[a.when] < ORDER[b.when] ? a.when : b.when;
  return { when: when === 'always' || when === 'never' ? when : 'maybe', guards };
}

/** `PHP_VERSION_ID >= 80000`. */
function weighVersion({ type, left, right }: Ast): Weighed {
  const [name, id] = [nameOf(left).replace('\\', ''), Number(toNode(right)?.['value'])];
  if (name !== 'PHP_VERSION_ID' || !(id > 0)) return OPEN;
  const version = [Math.trunc(id / 10_000), Math.trunc(id / 100) % 100].join('.');
  return comparePhp(version, String(type).startsWith('<'));
}

function comparePhp(version: string, isBelow: boolean): Weighed {
  const weighed = { then: on(`p>=${version}`, 'always'), otherwise: on(`p<${version}`, 'always') };
  return isBelow ? swap(weighed) : weighed;
}

/** A name exists, or it does not, which is the case at first. */
const testName = (guard: Guard, when: When = 'maybe'): Weighed => ({
  then: on(guard, when),
  otherwise: on(`!${guard}`, 'always'),
});

/** Answers to questions: how a branch that asks them runs. */
const TESTS: Readonly<Record<string, (given: readonly Ast[], scope: Scope) => Weighed>> = {
  function_exists: ([first], { names }) => {
    const name = readName(first, names) ?? '*';
    return testName(`f:${name}`, OF_WORDPRESS.test(name) ? 'always' : 'maybe');
  },
  class_exists: ([first], { names }) => testName(`c:${readName(first, names) ?? '*'}`),
  method_exists: ([, second]) => testMethod(stringOf(second)),
  is_callable: ([first], { names }) => {
    const text = readName(first, names);
    if (text === undefined) return testMethod(stringOf(toNodes(first?.['items'])[1]?.['value']));
    return text.includes('::') ? testMethod(text.replace(/^.*::/, '')) : testName(`f:${text}`);
  },
  defined: ([first], scope) => weighDefined(stringOf(first)?.replace(/^\\/, ''), scope),
  is_plugin_active: ([first]) => testName(`i:${stringOf(first) ?? '*'}`),
  file_exists: () => ({ then: on('e', 'always'), otherwise: on('!e') }),
  is_admin: () => ({ then: { when: 'admin', guards: [] }, otherwise: MAYBE }),
  extension_loaded: () => ({ then: on('v'), otherwise: on('v') }),
  version_compare: ([first, second, third], { text }) => {
    const [version, sign] = [stringOf(second), stringOf(third)];
    const isPhp = nameOf(first) === 'PHP_VERSION' || nameOf(first?.['what']) === 'phpversion';
    const unknown = { then: on('v'), otherwise: on('v', 'always') };
    if (version === undefined || sign === undefined) return unknown;
    const isBelow = /^(<|lt|le)/.test(sign);
    if (isPhp) return comparePhp(version, isBelow);
    const { start, end } = first?.loc ?? {};
    if (!/wp_version|bloginfo/.test(text.slice(start?.offset, end?.offset))) return unknown;
    return isBelow ? { ...unknown, then: on('v<') } : { ...unknown, otherwise: on('v<', 'always') };
  },
  // Their answers are compared.
  ...{ wp_get_environment_type: () => OPEN, current_user_can: () => OPEN },
  ...{ is_user_logged_in: () => OPEN, wp_doing_ajax: () => OPEN },
};

/** Functions that answer as others do. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/^(interface|trait|enum)_exists$/, 'class_exists'],
  [/^is_plugin_active_for_network$/, 'is_plugin_active'],
  [/^(is_readable|is_file|is_dir|stream_resolve_include_path)$/, 'file_exists'],
];

function weighCall(test: Ast, scope: Scope): Weighed {
  const what = toNode(test['what']);
  const ofOwn = (name: string): Weighed => ({ then: on(`a:${name}`), otherwise: on(`a:${name}`) });
  if (what?.kind === 'propertylookup' || what?.kind === 'staticlookup')
    return ofOwn(`*::${nameOf(what['offset']).toLowerCase()}`);
  if (what?.kind !== 'name') return OPEN;
  const { shown, fallback = shown } = resolveName(what, scope.names, 'functions');
  const name = fallback.toLowerCase();
  const [, like = name] = LIKE.find(([names]) => names.test(name)) ?? [];
  return Object.hasOwn(TESTS, like)
    ? (TESTS[like]?.(toNodes(test['arguments']), scope) ?? OPEN)
    : ofOwn(shown.toLowerCase());
}

const testMethod = (name: string | undefined): Weighed =>
  name === undefined ? OPEN : testName(`m:*::${name.toLowerCase()}`);

function weighDefined(name: string | undefined, { declared }: Scope): Weighed {
  if (name === undefined) return OPEN;
  if (name === 'ABSPATH' || name === 'WPINC') return swap(NEVER);
  const ofSites = weighSites(name, 'k');
  if (ofSites !== undefined) return ofSites;
  const isOwn = declared.has(name.toLowerCase());
  return { then: on(`k:${name}`), otherwise: on(`!k:${name}`, isOwn ? 'maybe' : 'always') };
}

/** The function or class that a text or `X::class` names, in lower case. */
export function readName(value: unknown, names: Names): string | undefined {
  const each = toNode(value);
  if (
    each?.kind === 'staticlookup' &&
    nameOf(each['offset']) === 'class' &&
    toNode(each['what'])?.kind === 'name'
  )
    return resolveClass(each['what'], names).toLowerCase();
  if (each?.kind === 'bin' && nameOf(toNode(each['left'])?.['value']) === '__NAMESPACE__')
    return `${names.namespace}${stringOf(each['right']) ?? ''}`.replace(/^\\/, '').toLowerCase();
  return stringOf(each)?.replace(/^\\/, '').toLowerCase();
}

type Leave = 'yes' | 'maybe' | 'no';
const MAX_DEPTH = 8;

/** Whether code leaves the function or file, or the loop, at this statement: always, perhaps, or not. */
export function weighLeave(value: unknown, isInLoop = false, level = 0): Leave {
  const statement = toNode(value);
  if (statement === undefined || level > MAX_DEPTH) return 'no';
  const inside = (part: unknown, loop = isInLoop) => weighLeave(part, loop, level + 1);
  return LEAVES[statement.kind]?.(statement, inside, isInLoop) ?? 'no';
}

type WeighLeave = (
  statement: Ast,
  inside: (part: unknown, loop?: boolean) => Leave,
  isInLoop: boolean,
) => Leave;

const leaves: WeighLeave = () => 'yes';
const leavesLoop: WeighLeave = (...[, , isInLoop]) => (isInLoop ? 'no' : 'yes');
const leavesBlock: WeighLeave = ({ children }, inside) =>
  toNodes(children)
    .map((each) => inside(each))
    .reduce((one, other) => (one === 'yes' || other === 'no' ? one : other), 'no');
const leavesBody: WeighLeave = ({ body }, inside) => (inside(body, true) === 'no' ? 'no' : 'maybe');

const LEAVES: Readonly<Record<string, WeighLeave>> = {
  ...{ return: leaves, throw: leaves, goto: leaves, break: leavesLoop, continue: leavesLoop },
  ...{ block: leavesBlock, namespace: leavesBlock },
  ...{ for: leavesBody, foreach: leavesBody, while: leavesBody, switch: leavesBody, do: leavesBody },
  try: ({ body }, inside) => (inside(body, false) === 'no' ? 'no' : 'maybe'),
  if: ({ body, alternate }, inside) => {
    const then = inside(body);
    return then === inside(alternate) ? then : 'maybe';
  },
  expressionstatement: ({ expression }) => {
    const { kind, what } = toNode(expression) ?? { kind: '' };
    const isDeath = kind === 'call' && /^\\?wp_(die|send_json(_error|_success)?)$/.test(nameOf(what));
    return kind === 'exit' || kind === 'throw' || isDeath ? 'yes' : 'no';
  },
};
