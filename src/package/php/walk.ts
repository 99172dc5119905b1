import { ALWAYS, both, MAYBE, type Weighed, weigh, weighLeave } from './guards.ts';
import type { Conditions, Guard, PathParts, PhpLoad, PhpUse, TypeName } from './model.ts';
import { type Ast, nameOf, type Names, resolveClass, stringOf, toNode, toNodes } from './syntax-tree.ts';

/** The code of a function, while it is read. */
export interface OpenUnit {
  readonly name: string;
  readonly owner: string;
  readonly loads: PhpLoad[];
  readonly uses: PhpUse[];
  /** It reads its arguments by `func_get_args()`, too. */
  isOpen: boolean;
}

/** Facts about the function around a node. */
export interface Scope {
  readonly unit: OpenUnit;
  /** In lower case; `''` outside of classes, and for the parent of a class that has none. */
  readonly owner: string;
  readonly parent: string;
  readonly names: Names;
  readonly declared: ReadonlySet<string>;
  /** It is static, so there is no `$this`. */
  readonly isStatic: boolean;
  /** `$this` may be any object, because the closure is bound to one. */
  readonly isBound: boolean;
  readonly variables: Map<string, PathParts>;
  readonly types: Map<string, TypeName | undefined>;
  /** Variables whose class is exactly that, because `new` made them. */
  readonly exact: Set<string>;
  readonly isClosure: boolean;
  readonly answers: Map<string, Weighed>;
  readonly lasting: Set<string>;
}

/** A node that is still to be visited. */
export interface Step {
  readonly node: Ast;
  readonly at: Conditions;
  readonly scope: Scope;
  /** Number of loops around it, in its function. */
  readonly loops: number;
  /** Its value is only asked for (`isset`), or errors are silenced (`@`). */
  readonly isAsked: boolean;
  /** A closure whose conditions already say when it runs. */
  readonly isPlaced?: boolean;
  /** The statement with this index comes next. */
  readonly next?: number;
}

/** Returns the steps inside a node, in order. */
export type Visit = (step: Step) => readonly Step[];

/** Walks a tree in the order of its code, without recursion: code may be nested deeper than the stack. */
export function walk(first: Step, visit: Visit): void {
  const open: Step[] = [first];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const inner = visit(step);
    for (let at = inner.length - 1; at >= 0; at -= 1) {
      const each = inner[at];
      if (each !== undefined) open.push(each);
    }
  }
}

const HOISTED = new Set(['function', 'class', 'interface', 'trait', 'enum', 'usegroup']);
/** Parts of a node that are not code, or that the collector reads. */
const NOT_CODE = new Set(['loc', 'kind', 'type', 'attrGroups', 'leadingComments', 'trailingComments']);

/** The steps inside a node that neither declares nor calls something. */
export function enter(step: Step): readonly Step[] {
  const { node, at, scope } = step;
  const go = (value: unknown, more: Partial<Step> = {}): readonly Step[] => {
    const each = toNode(value);
    return each === undefined ? [] : [{ ...STEP, ...step, ...more, node: each, next: 0 }];
  };
  const all = (values: unknown, more?: Partial<Step>) => toNodes(values).flatMap((each) => go(each, more));
  const test = () => weigh(node['test'], scope);
  switch (node.kind) {
    case 'program':
    case 'namespace':
    case 'block':
    case 'declare':
      return enterBlock(step, toNodes(node['children']));
    case 'if': {
      const weighed = test();
      const { guards } = weighed.otherwise;
      const isFirst = guards.every((guard) => /^!?[fck]:/.test(guard)) && guards.length > 0;
      const otherwise = isFirst ? weighed.otherwise : { when: 'maybe' as const, guards };
      return [
        ...go(node['test']),
        ...go(node['body'], { at: both(at, weighed.then) }),
        ...go(node['alternate'], { at: both(at, otherwise) }),
      ];
    }
    case 'retif': {
      const weighed = test();
      return [
        ...go(node['test']),
        ...go(node['trueExpr'], { at: both(at, weighed.then) }),
        ...go(node['falseExpr'], { at: both(at, weighed.otherwise) }),
      ];
    }
    case 'bin': {
      const type = String(node['type']);
      if (!/^(&&|\|\||and|or|xor|\?\?)$/.test(type)) return [...go(node['left']), ...go(node['right'])];
      const weighed = /^(&&|and)$/.test(type)
        ? weigh(node['left'], scope).then
        : /or|\|\|/.test(type)
          ? weigh(node['left'], scope).otherwise
          : MAYBE;
      const isAsked = type === '??' ? { isAsked: true } : {};
      return [...go(node['left'], isAsked), ...go(node['right'], { at: both(at, weighed) })];
    }
    case 'for':
    case 'foreach':
    case 'while':
    case 'do': {
      const { body, key, value, ...head } = node;
      const inLoop = {
        at: node.kind === 'do' ? at : both(at, node.kind === 'while' ? both(MAYBE, test().then) : MAYBE),
        loops: step.loops + 1,
      };
      if (node.kind === 'foreach') setLoopVariable(node, scope);
      return [
        ...childrenOf(head as Ast).flatMap((each) => go(each)),
        ...go(key),
        ...go(value),
        ...go(body, inLoop),
      ];
    }
    case 'switch':
      return [...go(node['test']), ...go(node['body'], { at: both(at, MAYBE), loops: step.loops + 1 })];
    case 'case':
    case 'matcharm':
      return [...go(node['test']), ...all(node['conds']), ...go(node['body'], { at: both(at, MAYBE) })];
    case 'try': {
      const catches = toNodes(node['catches']);
      const isCaught = catches.some((each) =>
        toNodes(each['what']).some((what) => /^(throwable|error)$/i.test(resolveClass(what, scope.names))),
      );
      const rest = { at: both(at, MAYBE) };
      return [
        ...go(node['body'], isCaught ? { at: both(at, { when: 'always', guards: ['t'] }) } : {}),
        ...catches.flatMap((each) => [...all(each['what'], { isAsked: true }), ...go(each['body'], rest)]),
        ...go(node['always']),
      ];
    }
    case 'silent':
    case 'isset':
    case 'empty':
    case 'unset':
      return childrenOf(node).flatMap((each) => go(each, { isAsked: true }));
    default:
      return childrenOf(node).flatMap((each) => go(each));
  }
}

const STEP = { loops: 0, isAsked: false, isPlaced: false };

/** A loop over a list of texts gives its variable one of them: anything, for a path. */
function setLoopVariable(node: Ast, { variables, types }: Scope): void {
  for (const each of [node['key'], node['value']]) {
    variables.delete(nameOf(each));
    types.set(nameOf(each), undefined);
  }
}

/** The nodes right inside another one. */
export function childrenOf(node: Ast): readonly Ast[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (NOT_CODE.has(key) || typeof value !== 'object' || value === null) return [];
    return Array.isArray(value) ? toNodes(value) : (toNode(value) ?? []);
  });
}

/** Visits a statement, then those behind it, with what holds after it. */
function enterBlock(step: Step, statements: readonly Ast[]): readonly Step[] {
  const { at, scope, next = 0 } = step;
  const statement = statements[next];
  if (statement === undefined) return [];
  const here = HOISTED.has(statement.kind) && at.when === 'never' ? { ...at, when: 'always' as const } : at;
  const rest =
    next + 1 < statements.length
      ? [{ ...step, at: both(at, weighRest(statement, scope)), next: next + 1 }]
      : [];
  return [{ ...step, node: statement, at: here, next: 0 }, ...rest];
}

/** The conditions of code behind a statement that may leave. */
function weighRest(statement: Ast, scope: Scope): Conditions {
  const leave = weighLeave(statement);
  if (leave === 'no') return ALWAYS;
  const isFile = scope.unit.name === '';
  if (statement.kind !== 'if')
    return leave === 'yes' ? { when: 'never', guards: [] } : isFile ? ALWAYS : MAYBE;
  if (leave === 'yes') return { when: 'never', guards: [] };
  const { then, otherwise } = weigh(statement['test'], scope);
  const isThen = weighLeave(statement['body']) === 'yes';
  const isElse = weighLeave(statement['alternate']) === 'yes';
  const rest = isThen ? otherwise : isElse ? then : MAYBE;
  // Files that leave on a condition usually go on.
  return {
    when: rest.when !== 'never' && (isFile || isOfNames(rest.guards)) ? 'always' : rest.when,
    guards: rest.guards.map(leftBehind),
  };
}

/** Where a class or function is missing, the plugin gives up: sites have it. */
const isOfNames = (guards: readonly Guard[]) =>
  guards.length > 0 && guards.every((guard) => /^[fck]:/.test(guard));

/** Code behind a test for a file that left does not ask for its own files. */
const leftBehind = (guard: Guard): Guard => (guard === 'e' || guard === '!e' ? 'E' : guard);

/** The class of an object, as far as code tells. */
export function typeOf(value: unknown, scope: Scope, level = 0): TypeName | undefined {
  const node = toNode(value);
  if (node === undefined || level > 5) return undefined;
  const what = toNode(node['what']);
  switch (node.kind) {
    case 'variable': {
      const name = nameOf(node);
      if (name === 'this')
        return scope.isBound || scope.isStatic || scope.owner === '' ? undefined : scope.owner;
      return scope.types.get(name);
    }
    case 'new':
      return what === undefined ? undefined : classOf(what, scope);
    case 'clone':
      return typeOf(what, scope, level + 1);
    case 'propertylookup':
    case 'nullsafepropertylookup':
    case 'staticlookup': {
      const on = node.kind !== 'staticlookup' ? typeOf(what, scope, level + 1) : classOf(what, scope);
      const name = nameOf(node['offset']);
      return on === undefined || name === '' || on.length > 200 ? undefined : `${on}->${name}`;
    }
    case 'call': {
      if (what?.kind === 'name') return `${nameOf(what).replace(/^.*\\/, '').toLowerCase()}()`;
      const member = typeOf(what, scope, level + 1);
      const end = member?.lastIndexOf('->') ?? -1;
      return member === undefined || end < 0
        ? undefined
        : `${member.slice(0, end)}::${member.slice(end + 2).toLowerCase()}()`;
    }
    default:
      return undefined;
  }
}

/** The class that stands before `::` or behind `new`, in lower case; `undefined` if that is not known. */
export function classOf(what: Ast | undefined, scope: Scope): string | undefined {
  switch (what?.kind) {
    case 'name':
      return resolveClass(what, scope.names).toLowerCase();
    case 'selfreference':
    case 'staticreference':
      return scope.owner === '' ? undefined : scope.owner;
    case 'parentreference':
      return scope.parent === '' ? undefined : scope.parent;
    case 'variable':
      return typeOf(what, scope);
    default:
      return stringOf(what)?.toLowerCase();
  }
}

/** When a function runs that waits for a hook, by WordPress's own hooks. */
export function whenHooked(hook: string | undefined): Conditions {
  const when = hook === undefined ? undefined : HOOKS.get(hook);
  return when === undefined
    ? { when: 'maybe', guards: hook === undefined ? [] : [`h:${hook}`] }
    : { when, guards: [] };
}

const HOOKS: ReadonlyMap<string, Conditions['when']> = new Map([
  ...'muplugins_loaded plugins_loaded setup_theme after_setup_theme init wp_loaded widgets_init'
    .split(' ')
    .map((name) => [name, 'always'] as const),
  ...'admin_init admin_menu'.split(' ').map((name) => [name, 'admin'] as const),
]);
