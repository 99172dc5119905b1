import type { TypeName, Via } from './model.ts';
import { type Scope, type Step, use } from './scope.ts';
import { type Ast, nameOf, resolveClass, stringOf, toNode } from './syntax-tree.ts';

const MAX_LEVELS = 5;

/** The class of an object, as far as code tells. */
export function typeOf(value: unknown, scope: Scope, level = 0): TypeName | undefined {
  const node = toNode(value);
  return node === undefined || level > MAX_LEVELS ? undefined : TYPES[node.kind]?.(node, scope, level + 1);
}

const TYPES: Readonly<Record<string, (node: Ast, scope: Scope, level: number) => TypeName | undefined>> = {
  variable: (node, { variables, isBound, isStatic, owner }) => {
    if (nameOf(node) !== 'this') return variables.get(nameOf(node))?.type;
    return isBound || isStatic ? undefined : owner || undefined;
  },
  new: ({ what }, scope) => classOf(toNode(what), scope),
  clone: ({ what }, scope, level) => typeOf(what, scope, level),
  ...{ propertylookup: typeOfMember, nullsafepropertylookup: typeOfMember, staticlookup: typeOfMember },
  call: ({ what }, scope, level) => {
    if (toNode(what)?.kind === 'name') return `${nameOf(what).replace(/^.*\\/, '').toLowerCase()}()`;
    const [, on, name = ''] = /^(.*)->(.*)$/s.exec(typeOf(what, scope, level) ?? '') ?? [];
    return on === undefined ? undefined : `${on}::${name.toLowerCase()}()`;
  },
};

function typeOfMember({ kind, what, offset }: Ast, scope: Scope, level: number): TypeName | undefined {
  const on = kind === 'staticlookup' ? classOf(toNode(what), scope) : typeOf(what, scope, level);
  const name = nameOf(offset);
  return on === undefined || name === '' || on.length > 200 ? undefined : `${on}->${name}`;
}

/** The class that stands before `::` or behind `new`, in lower case; `undefined` if that is not known. */
export function classOf(what: Ast | undefined, scope: Scope): string | undefined {
  switch (what?.kind) {
    case 'name':
      return resolveClass(what, scope.names).toLowerCase();
    case 'selfreference':
    case 'staticreference':
      return scope.owner || undefined;
    case 'parentreference':
      return scope.parent || undefined;
    case 'variable':
      return typeOf(what, scope);
    default:
      return stringOf(what)?.toLowerCase();
  }
}

/** The class that a type names; `undefined` for other types. */
export function readType(value: unknown, scope: Scope): TypeName | undefined {
  const type = toNode(value);
  return /^(name|selfreference|staticreference)$/.test(type?.kind ?? '') ? classOf(type, scope) : undefined;
}

/** `X` of `X::class`. */
const namedBy = (object: Ast | undefined): Ast | undefined =>
  object?.kind === 'staticlookup' && nameOf(object['offset']) === 'class'
    ? toNode(object['what'])
    : undefined;

/** The class of the first element of a callable array. */
export function ownerOf(object: Ast | undefined, scope: Scope): TypeName | undefined {
  if (object?.kind === 'magic' && object['value'] === '__CLASS__') return scope.owner || undefined;
  const named = namedBy(object);
  return named === undefined ? typeOf(object, scope) : classOf(named, scope);
}

const VIA: Readonly<Record<string, Via>> = {
  magic: 'self',
  selfreference: 'self',
  staticreference: 'static',
  parentreference: 'parent',
  name: 'name',
  new: 'new',
};

/** How code names the class of an object. */
export function viaOf(object: Ast | undefined, scope: Scope): Via {
  const what = namedBy(object) ?? object;
  if (what?.kind !== 'variable') return VIA[what?.kind ?? ''] ?? 'type';
  if (nameOf(what) === 'this') return scope.isBound ? 'unknown' : 'this';
  const { type, isExact = false } = scope.variables.get(nameOf(what)) ?? {};
  return type === undefined ? 'unknown' : isExact ? 'new' : 'type';
}

/** Notes classes that code needs, only asks for (`isSoft`), or only names (`X::class`), and steps into what is none. */
export function useClass(step: Step, value: unknown, isSoft = false, isText = false): void {
  const node = toNode(value);
  if (node?.kind !== 'name') return;
  const shown = resolveClass(node, step.scope.names);
  const how = isSoft ? { isSoft } : isText ? { isText } : {};
  use({ ...step, node }, { kind: 'class', name: shown.toLowerCase(), shown, ...how });
}
