import type { Draft } from './declare.ts';
import type { PhpUse, TypeName, Via } from './model.ts';
import { type Ast, lineOf, nameOf, resolveClass, toNode, toNodes } from './syntax-tree.ts';
import { classOf, type Scope, type Step, typeOf } from './walk.ts';

export function use({ node, at, scope }: Step, draft: Draft, found: Omit<PhpUse, 'line' | 'at'>): void {
  if (!draft.isLibrary) scope.unit.uses.push({ line: lineOf(node), at, ...found });
}

export function useClass(step: Step, draft: Draft, value: unknown, more: Partial<PhpUse> = {}): void {
  const each = toNode(value);
  if (each?.kind !== 'name') return;
  const shown = resolveClass(each, step.scope.names);
  use({ ...step, node: each }, draft, { kind: 'class', name: shown.toLowerCase(), shown, ...more });
}

export function softClass(step: Step, draft: Draft, value: unknown): readonly Step[] {
  const each = toNode(value);
  if (each?.kind !== 'name') return each === undefined ? [] : [{ ...step, node: each, next: 0 }];
  useClass(step, draft, each, { isSoft: true });
  return [];
}

/** The number of arguments, and the named ones; `undefined` if code spreads a list. */
export function countArguments(node: Ast): Pick<PhpUse, 'given' | 'named'> {
  const given = toNodes(node['arguments']);
  if (given.some(({ kind }) => kind === 'variadic' || kind === 'variadicplaceholder')) return {};
  const named = given.filter(({ kind }) => kind === 'namedargument').map(nameOf);
  return named.length > 0 ? { named } : { given: given.length };
}

/** The class of the first element of a callable array. */
export function ownerOf(object: Ast | undefined, scope: Scope): TypeName | undefined {
  if (object?.kind === 'magic' && object['value'] === '__CLASS__')
    return scope.owner === '' ? undefined : scope.owner;
  if (object?.kind === 'staticlookup' && nameOf(object['offset']) === 'class')
    return classOf(toNode(object['what']), scope);
  return typeOf(object, scope);
}

export function viaOf(object: Ast | undefined, scope: Scope): Via {
  const what =
    object?.kind === 'staticlookup' && nameOf(object['offset']) === 'class' ? toNode(object['what']) : object;
  switch (what?.kind) {
    case 'magic':
    case 'selfreference':
      return 'self';
    case 'staticreference':
      return 'static';
    case 'parentreference':
      return 'parent';
    case 'name':
      return 'name';
    case 'new':
      return 'new';
    case 'variable':
      if (nameOf(what) === 'this') return scope.isBound ? 'unknown' : 'this';
      return scope.types.get(nameOf(what)) === undefined
        ? 'unknown'
        : scope.exact.has(nameOf(what))
          ? 'new'
          : 'type';
    default:
      return 'type';
  }
}
