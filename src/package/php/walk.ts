import { ALWAYS, both, MAYBE, weigh, weighLeave } from './guards.ts';
import type { Conditions, Guard } from './model.ts';
import { into, type Scope, type Step } from './scope.ts';
import { type Ast, nameOf, resolveClass, toNode, toNodes } from './syntax-tree.ts';

/** Walks a tree in the order of its code, without recursion: code may be nested deeper than the stack. */
export function walk(first: Step, visit: (step: Step) => readonly Step[]): void {
  const open: Step[] = [first];
  for (let step = open.pop(); step !== undefined; step = open.pop()) open.push(...visit(step).toReversed());
}

const HOISTED = new Set(['function', 'class', 'interface', 'trait', 'enum', 'usegroup']);
/** Parts of a node that are not code, or that the collector reads. */
const NOT_CODE = new Set(['loc', 'kind', 'type', 'attrGroups', 'leadingComments', 'trailingComments']);
/** A condition that asks for nothing but names says when the other branch runs, too. */
const NAME_GUARD = /^!?[fck]:/;

/** The steps inside a node that neither declares nor calls something. */
export function enter(step: Step): readonly Step[] {
  const { node, at, scope } = step;
  const go = (value: unknown, on?: Conditions, more: Partial<Step> = {}) =>
    into(step, value, on === undefined ? more : { ...more, at: both(at, on) });
  const loops = step.loops + 1;
  switch (node.kind) {
    case 'program':
    case 'namespace':
    case 'block':
    case 'declare':
      return enterBlock(step, toNodes(node['children']));
    case 'if': {
      const { then, otherwise } = weigh(node['test'], scope);
      const { guards } = otherwise;
      const isSure = guards.length > 0 && guards.every((guard) => NAME_GUARD.test(guard));
      const rest = isSure ? otherwise : { when: 'maybe' as const, guards };
      return [...go(node['test']), ...go(node['body'], then), ...go(node['alternate'], rest)];
    }
    case 'retif': {
      const { then, otherwise } = weigh(node['test'], scope);
      return [...go(node['test']), ...go(node['trueExpr'], then), ...go(node['falseExpr'], otherwise)];
    }
    case 'bin': {
      const type = String(node['type']);
      if (!/^(&&|\|\||and|or|xor|\?\?)$/.test(type)) return [...go(node['left']), ...go(node['right'])];
      const { then, otherwise } = weigh(node['left'], scope);
      const right = /^(&&|and)$/.test(type) ? then : /or|\|\|/.test(type) ? otherwise : MAYBE;
      return [
        ...go(node['left'], undefined, type === '??' ? { isAsked: true } : {}),
        ...go(node['right'], right),
      ];
    }
    case 'for':
    case 'foreach':
    case 'while':
    case 'do': {
      const { body, ...head } = node;
      if (node.kind === 'foreach')
        for (const each of [node['key'], node['value']]) scope.variables.delete(nameOf(each));
      const inLoop = node.kind === 'while' ? both(MAYBE, weigh(node['test'], scope).then) : MAYBE;
      return [...go(childrenOf(head)), ...go(body, node.kind === 'do' ? undefined : inLoop, { loops })];
    }
    case 'switch':
      return [...go(node['test']), ...go(node['body'], MAYBE, { loops })];
    case 'case':
    case 'matcharm':
      return [...go(node['test']), ...go(node['conds']), ...go(node['body'], MAYBE)];
    case 'try': {
      const catches = toNodes(node['catches']);
      const isCaught = catches.some((each) =>
        toNodes(each['what']).some((what) => /^(throwable|error)$/i.test(resolveClass(what, scope.names))),
      );
      return [
        ...go(node['body'], isCaught ? { when: 'always', guards: ['t'] } : undefined),
        ...catches.flatMap((each) => [
          ...go(each['what'], undefined, { isAsked: true }),
          ...go(each['body'], MAYBE),
        ]),
        ...go(node['always']),
      ];
    }
    case 'silent':
    case 'isset':
    case 'empty':
    case 'unset':
      return go(childrenOf(node), undefined, { isAsked: true });
    default:
      return go(childrenOf(node));
  }
}

/** The nodes right inside another one. */
function childrenOf(node: Ast): readonly Ast[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (NOT_CODE.has(key)) return [];
    return Array.isArray(value) ? toNodes(value) : (toNode(value) ?? []);
  });
}

/** Visits a statement, then those behind it, with what holds after it. */
function enterBlock(step: Step, statements: readonly Ast[]): readonly Step[] {
  const { at, scope, next = 0 } = step;
  const statement = statements[next];
  if (statement === undefined) return [];
  const here = HOISTED.has(statement.kind) && at.when === 'never' ? { ...at, when: 'always' as const } : at;
  const first = into(step, statement, { at: here });
  if (next + 1 === statements.length) return first;
  return [...first, { ...step, at: both(at, weighRest(statement, scope)), next: next + 1 }];
}

/** The conditions of code behind a statement that may leave. */
function weighRest(statement: Ast, scope: Scope): Conditions {
  const leave = weighLeave(statement);
  if (leave === 'no') return ALWAYS;
  if (leave === 'yes') return { when: 'never', guards: [] };
  const isFile = scope.unit.name === '';
  if (statement.kind !== 'if') return isFile ? ALWAYS : MAYBE;
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
