import { ALWAYS, both, MAYBE, weigh, weighLeave } from './guards.ts';
import type { Conditions, Guard } from './model.ts';
import { into, type Scope, type Step } from './scope.ts';
import { type Ast, nameOf, resolveClass, toNode, toNodes } from './syntax-tree.ts';

/** Walks a tree in the order of its code, without recursion: code may be nested deeper than the stack. */
export function walk(first: Step, visit: (step: Step) => readonly Step[]): void {
  const open: Step[] = [first];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const steps = visit(step);
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const next = steps[at];
      if (next !== undefined) open.push(next);
    }
  }
}

const HOISTED = new Set(['function', 'class', 'interface', 'trait', 'enum', 'usegroup']);
/** Parts of a node that are not code, or that the collector reads. */
const NOT_CODE = new Set(['loc', 'kind', 'type', 'attrGroups', 'leadingComments', 'trailingComments']);
/** A condition that asks for nothing but names says when the other branch runs, too. */
const NAME_GUARD = /^!?[fck]:/;

/** The steps inside a node that neither declares nor calls something. */
export function enter(step: Step): readonly Step[] {
  return (ENTRIES[step.node.kind] ?? enterAll)(step);
}

const enterAll = (step: Step): readonly Step[] => into(step, childrenOf(step.node));
const enterAsked = (step: Step): readonly Step[] => into(step, childrenOf(step.node), { isAsked: true });
const enterStatements = (step: Step): readonly Step[] => enterBlock(step, toNodes(step.node['children']));

/** Steps into a part that runs on a condition. */
const enterOn = (step: Step, value: unknown, on: Conditions, more: Partial<Step> = {}) =>
  into(step, value, { ...more, at: both(step.at, on) });

const ENTRIES: Readonly<Record<string, (step: Step) => readonly Step[]>> = {
  ...{
    program: enterStatements,
    namespace: enterStatements,
    block: enterStatements,
    declare: enterStatements,
  },
  ...{ silent: enterAsked, isset: enterAsked, empty: enterAsked, unset: enterAsked },
  ...{ for: enterLoop, foreach: enterLoop, while: enterLoop, do: enterLoop },
  ...{ case: enterCase, matcharm: enterCase },
  if: (step) => {
    const { test, body, alternate } = step.node;
    const { then, otherwise } = weigh(test, step.scope);
    const { guards } = otherwise;
    const isSure = guards.length > 0 && guards.every((guard) => NAME_GUARD.test(guard));
    const rest = isSure ? otherwise : { when: 'maybe' as const, guards };
    return [...into(step, test), ...enterOn(step, body, then), ...enterOn(step, alternate, rest)];
  },
  retif: (step) => {
    const { test, trueExpr, falseExpr } = step.node;
    const { then, otherwise } = weigh(test, step.scope);
    return [...into(step, test), ...enterOn(step, trueExpr, then), ...enterOn(step, falseExpr, otherwise)];
  },
  bin: (step) => {
    const { left, right } = step.node;
    const type = String(step.node['type']);
    if (!/^(&&|\|\||and|or|xor|\?\?)$/.test(type)) return [...into(step, left), ...into(step, right)];
    const { then, otherwise } = weigh(left, step.scope);
    const on = /^(&&|and)$/.test(type) ? then : /or|\|\|/.test(type) ? otherwise : MAYBE;
    return [...into(step, left, type === '??' ? { isAsked: true } : {}), ...enterOn(step, right, on)];
  },
  switch: (step) => [
    ...into(step, step.node['test']),
    ...enterOn(step, step.node['body'], MAYBE, { loops: step.loops + 1 }),
  ],
  try: (step) => {
    const catches = toNodes(step.node['catches']);
    const isCaught = catches.some((each) =>
      toNodes(each['what']).some((what) => /^(throwable|error)$/i.test(resolveClass(what, step.scope.names))),
    );
    return [
      ...enterOn(step, step.node['body'], isCaught ? { when: 'always', guards: ['t'] } : ALWAYS),
      ...catches.flatMap((each) => [
        ...into(step, [each['what'], each['variable']].flat(), { isAsked: true }),
        ...enterOn(step, each['body'], MAYBE),
      ]),
      ...into(step, step.node['always']),
    ];
  },
};

function enterLoop(step: Step): readonly Step[] {
  const { body, ...head } = step.node;
  const { kind, test, key, value } = head;
  const { scope } = step;
  if (kind === 'foreach') for (const each of [key, value]) scope.variables.delete(nameOf(each));
  const on = kind === 'do' ? ALWAYS : kind === 'while' ? both(MAYBE, weigh(test, scope).then) : MAYBE;
  return [...into(step, childrenOf(head)), ...enterOn(step, body, on, { loops: step.loops + 1 })];
}

function enterCase(step: Step): readonly Step[] {
  const { test, conds, body } = step.node;
  return [...into(step, test), ...into(step, conds), ...enterOn(step, body, MAYBE)];
}

/** The nodes right inside another one. */
function childrenOf(node: Ast): readonly Ast[] {
  const children: Ast[] = [];
  for (const key of Object.keys(node)) {
    const value = NOT_CODE.has(key) ? undefined : node[key];
    const one = toNode(value);
    if (one !== undefined) children.push(one);
    else for (const each of toNodes(value)) children.push(each);
  }
  return children;
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
