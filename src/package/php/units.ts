import {
  type Draft,
  findRefusedMembers,
  join,
  readArguments,
  readClass,
  readType,
  setOnce,
} from './declare.ts';
import { both, MAYBE } from './guards.ts';
import { remarkOn } from './remarks.ts';
import { readDefault } from './state.ts';
import { lineOf, nameOf, type Names, toNode, toNodes } from './syntax-tree.ts';
import { softClass, useClass } from './note.ts';
import { childrenOf, type OpenUnit, type Scope, type Step } from './walk.ts';

export const noNames = (namespace: string): Names => ({
  namespace,
  classes: new Map(),
  functions: new Map(),
  constants: new Map(),
});

export function openScope(
  unit: Pick<OpenUnit, 'name' | 'owner'>,
  draft: Draft,
  more: Pick<Scope, 'parent' | 'names' | 'declared' | 'isStatic'>,
): Scope {
  const open: OpenUnit = { ...unit, loads: [], uses: [], isOpen: false };
  draft.units.push(open);
  return {
    ...more,
    unit: open,
    owner: unit.owner,
    isBound: false,
    isClosure: false,
    variables: new Map(),
    types: new Map(),
    exact: new Set(),
    answers: new Map(),
    lasting: new Set(),
  };
}

/** Reads the arguments of a function, and passes on their defaults and its code. */
function enterFunction(step: Step, draft: Draft, scope: Scope): readonly Step[] {
  const { node } = step;
  const given = toNodes(node['arguments']);
  given.forEach((each, index) => {
    scope.variables.set(nameOf(each), [{ argument: index }]);
    const type = readType(each['type'], scope);
    if (type !== undefined && each['variadic'] !== true) scope.types.set(nameOf(each), type);
    softClass({ ...step, scope }, draft, each['type']);
  });
  const at = { when: 'always' as const, guards: step.at.guards };
  const inside = { ...step, at, scope, loops: 0, isAsked: false, next: 0 };
  return [...given.map((each) => each['value']), node['body']].flatMap((value) => {
    const each = toNode(value);
    return each === undefined ? [] : [{ ...inside, node: each }];
  });
}

export function declareFunction(step: Step, draft: Draft): readonly Step[] {
  const { node, at, scope } = step;
  const shown = join(scope.names.namespace, nameOf(node));
  const name = shown.toLowerCase();
  const inner = openScope({ name, owner: '' }, draft, { ...scope, parent: '', isStatic: false });
  const type = readType(node['type'], inner);
  if (type !== undefined) setOnce(draft.returns, `${shorten(name)}()`, type, '');
  draft.functions.push({
    name,
    shown,
    line: lineOf(node),
    arguments: readArguments(node),
    at,
    isOpen: false,
  });
  return enterFunction(step, draft, inner);
}

const shorten = (name: string) => name.slice(name.lastIndexOf('\\') + 1);

export function declareClass(step: Step, draft: Draft): readonly Step[] {
  const { node, at, scope } = step;
  const isAnonymous = node['isAnonymous'] === true || nameOf(node) === '';
  const name = isAnonymous
    ? `class@${lineOf(node)}:${draft.classes.length}:${draft.text.length}`
    : join(scope.names.namespace, nameOf(node)).toLowerCase();
  const found = readClass(node, step, name, draft);
  draft.classes.push(found);
  if (!draft.isLibrary) draft.remarks.push(...findRefusedMembers(node, at));
  if (
    !isAnonymous &&
    scope.names.classes.get(nameOf(node).toLowerCase())?.toLowerCase() !== name &&
    scope.names.classes.has(nameOf(node).toLowerCase())
  )
    draft.remarks.push({
      kind: 'refused',
      what: `the class \`${nameOf(node)}\`, whose name is imported already`,
      line: lineOf(node),
      at,
    });
  for (const value of [node['extends'], node['implements']].flat()) useClass(step, draft, value);
  const parent = node.kind === 'interface' ? '' : (found.parents[0] ?? '');
  const steps: Step[] = [];
  for (const member of toNodes(node['body'])) {
    const inside = {
      ...step,
      node: member,
      at: { when: 'always' as const, guards: at.guards },
      loops: 0,
      isAsked: false,
      next: 0,
    };
    const remark = draft.isLibrary ? undefined : remarkOn(inside, draft.text);
    if (remark !== undefined) draft.remarks.push(remark);
    if (member.kind === 'traituse') for (const each of toNodes(member['traits'])) useClass(step, draft, each);
    const isMethod = member.kind === 'method';
    if (!isMethod && !/^(propertystatement|classconstant|enumcase)$/.test(member.kind)) continue;
    const method = nameOf(member).toLowerCase();
    const unit = { name: isMethod ? `${name}::${method}` : `${name}::`, owner: name };
    const inner = openScope(unit, draft, {
      ...scope,
      parent,
      isStatic: isMethod && member['isStatic'] === true && found.kind !== 'trait',
    });
    if (isMethod) {
      const type = readType(member['type'], inner);
      if (type !== undefined) setOnce(draft.returns, `${unit.name}()`, type, '');
      steps.push(...enterFunction(inside, draft, inner));
    } else {
      for (const each of toNodes(member['properties'])) readDefault(each, name, inner, draft);
      steps.push(
        ...childrenOf(member)
          .flatMap((each) =>
            each.kind === 'property' || each.kind === 'constant' ? [toNode(each['value'])] : [each],
          )
          .flatMap((each) => (each === undefined ? [] : [{ ...inside, scope: inner, node: each }])),
      );
    }
  }
  return [...toNodes(node['arguments']).map((each) => ({ ...step, node: each, next: 0 })), ...steps];
}

/** A closure belongs to the code around it; it runs at once only if that code calls it. */
export function enterClosure(step: Step): readonly Step[] {
  const { node, scope } = step;
  const isStatic = node['isStatic'] === true;
  const inner: Scope = {
    ...scope,
    isClosure: true,
    isStatic,
    isBound: scope.isBound || (scope.isStatic && !isStatic),
    variables: new Map(scope.variables),
    types: new Map(scope.types),
    answers: new Map(scope.answers),
  };
  for (const each of toNodes(node['arguments'])) {
    inner.variables.set(nameOf(each), [{ any: true }]);
    inner.types.set(nameOf(each), readType(each['type'], inner));
    inner.exact.delete(nameOf(each));
  }
  const at = step.isPlaced === true ? step.at : both(step.at, MAYBE);
  const values = toNodes(node['arguments']).flatMap((each) => toNode(each['value']) ?? []);
  const body = toNode(node['body']);
  return [...values, ...(body === undefined ? [] : [body])].map((each) => ({
    ...step,
    node: each,
    at,
    scope: inner,
    loops: 0,
    isAsked: false,
    isPlaced: false,
    next: 0,
  }));
}
