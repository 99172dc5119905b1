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
const FILES = new Set('file_exists is_readable is_file is_dir stream_resolve_include_path'.split(' '));
const CLASS_TESTS = new Set('class_exists interface_exists trait_exists enum_exists'.split(' '));
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

/** Derives from a condition what holds in its branches. Look-alikes, such as `||` before a use, are no guards. */
export function weigh(value: unknown, scope: Scope, level = 0): Weighed {
  const test = toNode(value);
  if (test === undefined || level > MAX_LEVELS) return OPEN;
  const inside = (part: unknown) => weigh(part, scope, level + 1);
  switch (test.kind) {
    case 'unary':
      return test['type'] === '!'
        ? isLasting(test['what'], scope)
          ? ONCE
          : swap(inside(test['what']))
        : OPEN;
    case 'bin':
      return weighOperator(test, scope, inside);
    case 'assign':
      return inside(test['right']);
    case 'silent':
      return inside(test['expr']);
    case 'isset':
      return toNodes(test['variables']).every((each) => isLasting(each, scope)) ? swap(ONCE) : OPEN;
    case 'empty':
      return isLasting(test['expression'], scope) ? ONCE : OPEN;
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
  return NOT_ON_SITES.test(name) ? NEVER : { then: on(`o:${name}`), otherwise: on(`o:${name}`) };
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

function weighCall(test: Ast, scope: Scope): Weighed {
  const what = toNode(test['what']);
  const given = toNodes(test['arguments']);
  if (what?.kind === 'propertylookup' || what?.kind === 'staticlookup') {
    const own = on(`a:*::${nameOf(what['offset']).toLowerCase()}`);
    return { then: own, otherwise: own };
  }
  if (what?.kind !== 'name') return OPEN;
  const { shown, fallback = shown } = resolveName(what, scope.names, 'functions');
  const name = fallback.toLowerCase();
  const text = readName(given[0], scope.names);
  if (name === 'function_exists')
    return testName(`f:${text ?? '*'}`, text !== undefined && OF_WORDPRESS.test(text) ? 'always' : 'maybe');
  if (CLASS_TESTS.has(name)) return testName(`c:${text ?? '*'}`);
  if (name === 'method_exists') {
    const method = stringOf(given[1])?.toLowerCase();
    return method === undefined ? OPEN : testName(`m:*::${method}`);
  }
  if (name === 'is_callable') return weighCallable(given[0], text);
  if (name === 'defined') return weighDefined(stringOf(given[0])?.replace(/^\\/, ''), scope);
  if (name === 'is_plugin_active' || name === 'is_plugin_active_for_network')
    return testName(`i:${stringOf(given[0]) ?? '*'}`);
  if (FILES.has(name)) return { then: on('e', 'always'), otherwise: on('!e') };
  if (name === 'is_admin') return { then: { when: 'admin', guards: [] }, otherwise: MAYBE };
  if (name === 'extension_loaded') return { then: on('v'), otherwise: on('v') };
  if (name === 'version_compare') {
    const version = stringOf(given[1]);
    const sign = stringOf(given[2]);
    const isPhp = nameOf(given[0]) === 'PHP_VERSION' || nameOf(given[0]?.['what']) === 'phpversion';
    if (!isPhp || version === undefined || sign === undefined)
      return { then: on('v'), otherwise: on('v', 'always') };
    return comparePhp(version, /^(<|lt|le)/.test(sign));
  }
  const own = on(`a:${shown.toLowerCase()}`);
  return ENVIRONMENTS.has(name) ? OPEN : { then: own, otherwise: own };
}

/** Their answers are compared. */
const ENVIRONMENTS = new Set([
  'wp_get_environment_type',
  'current_user_can',
  'is_user_logged_in',
  'wp_doing_ajax',
]);

function weighDefined(name: string | undefined, { declared }: Scope): Weighed {
  if (name === undefined) return OPEN;
  if (name === 'ABSPATH' || name === 'WPINC')
    return { then: ALWAYS, otherwise: { when: 'never', guards: [] } };
  if (NOT_ON_SITES.test(name)) return NEVER;
  const isOwn = declared.has(name.toLowerCase());
  return { then: on(`k:${name}`), otherwise: on(`!k:${name}`, isOwn ? 'maybe' : 'always') };
}

function weighCallable(given: Ast | undefined, text: string | undefined): Weighed {
  const method =
    text === undefined ? stringOf(toNodes(given?.['items'])[1]?.['value'])?.toLowerCase() : undefined;
  if (method !== undefined) return testName(`m:*::${method}`);
  if (text === undefined) return OPEN;
  return testName(text.includes('::') ? `m:*::${text.replace(/^.*::/, '')}` : `f:${text}`);
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

/** Whether code leaves the function or file, or the loop, at this statement: always, perhaps, or not. */
export function weighLeave(value: unknown, isInLoop = false, level = 0): 'yes' | 'maybe' | 'no' {
  const statement = toNode(value);
  if (statement === undefined || level > 8) return 'no';
  const inside = (part: unknown, loop = isInLoop) => weighLeave(part, loop, level + 1);
  switch (statement.kind) {
    case 'return':
    case 'throw':
    case 'goto':
      return 'yes';
    case 'break':
    case 'continue':
      return isInLoop ? 'no' : 'yes';
    case 'expressionstatement': {
      const { kind, what } = toNode(statement['expression']) ?? { kind: '' };
      const isDeath = kind === 'call' && /^\\?wp_(die|send_json(_error|_success)?)$/.test(nameOf(what));
      return kind === 'exit' || kind === 'throw' || isDeath ? 'yes' : 'no';
    }
    case 'block':
    case 'namespace':
      return anyLeave(toNodes(statement['children']).map((each) => inside(each)));
    case 'if': {
      const [then, otherwise] = [inside(statement['body']), inside(statement['alternate'])];
      return then === 'yes' && otherwise === 'yes'
        ? 'yes'
        : then === 'no' && otherwise === 'no'
          ? 'no'
          : 'maybe';
    }
    case 'for':
    case 'foreach':
    case 'while':
    case 'switch':
    case 'do':
    case 'try':
      return inside(statement['body'], statement.kind !== 'try') === 'no' ? 'no' : 'maybe';
    default:
      return 'no';
  }
}

function anyLeave(all: readonly ('yes' | 'maybe' | 'no')[]): 'yes' | 'maybe' | 'no' {
  return all.includes('yes') ? 'yes' : all.includes('maybe') ? 'maybe' : 'no';
}
