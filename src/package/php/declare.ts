import type {
  Conditions,
  PhpArgument,
  PhpClass,
  PhpFileFacts,
  PhpMethod,
  PhpProperty,
  PhpRemark,
  TypeName,
  Visibility,
} from './model.ts';
import { type Ast, lineOf, nameOf, resolveClass, toNode, toNodes } from './syntax-tree.ts';
import { classOf, type Scope, type Step } from './walk.ts';

type Writable<T> = T extends readonly (infer E)[] ? E[] : T;

/** The facts of a file, while it is read. */
export type Draft = {
  readonly [
    K in keyof Omit<
      PhpFileFacts,
      'key' | 'fault' | 'isAutoloader' | 'hasEval' | 'texts' | 'values' | 'returns' | 'answers'
    >
  ]: Writable<PhpFileFacts[K]>;
} & {
  readonly text: string;
  readonly isLibrary: boolean;
  isAutoloader: boolean;
  hasEval: boolean;
  /** It defines constants whose names are among its texts. */
  definesTexts: boolean;
  readonly texts: Set<string>;
  readonly values: Map<string, PhpFileFacts['values'][string]>;
  readonly returns: Map<string, TypeName>;
  readonly answers: Map<string, readonly string[]>;
  /** Classes of properties, by the name of the class. */
  readonly types: Map<string, Map<string, TypeName>>;
};

/** Keeps what is always the same; of two different facts, none is known. */
export function setOnce<T>(map: Map<string, T>, key: string, value: T, unknown: T): void {
  const known = map.get(key);
  map.set(key, known === undefined || JSON.stringify(known) === JSON.stringify(value) ? value : unknown);
}

export function readArguments(node: Ast): readonly PhpArgument[] {
  return toNodes(node['arguments']).map((each) => ({
    name: nameOf(each),
    isRequired: toNode(each['value']) === undefined && each['variadic'] !== true,
    isVariadic: each['variadic'] === true,
  }));
}

/** The class that a type names; `undefined` for other types. */
export function readType(value: unknown, scope: Scope): TypeName | undefined {
  const type = toNode(value);
  return /^(name|selfreference|staticreference)$/.test(type?.kind ?? '') ? classOf(type, scope) : undefined;
}

const visibilityOf = (node: Ast): Visibility => {
  const { visibility } = node;
  return visibility === 'private' || visibility === 'protected' ? visibility : 'public';
};

/** A class with its members; the code of its methods is read afterwards. */
export function readClass(
  node: Ast,
  { at, scope }: Step,
  name: string,
  draft: Draft,
): Omit<PhpClass, 'methods'> & { methods: PhpMethod[] } {
  const resolve = (value: unknown) => resolveClass(value, scope.names).toLowerCase();
  const resolveAll = (value: unknown) =>
    (Array.isArray(value) ? toNodes(value) : [toNode(value)].flatMap((each) => each ?? [])).map(resolve);
  const body = toNodes(node['body']);
  const uses = body.filter(({ kind }) => kind === 'traituse');
  const methods = body.filter(({ kind }) => kind === 'method');
  const made = methods.find((each) => nameOf(each).toLowerCase() === '__construct');
  const promoted = toNodes(made?.['arguments']).filter((each) => Number(each['flags']) > 0);
  const properties: PhpProperty[] = [
    ...promoted.map((each) => ({
      name: nameOf(each),
      visibility: FLAGS[Number(each['flags'])] ?? ('public' as const),
      isStatic: false,
    })),
    ...body
      .filter(({ kind }) => kind === 'propertystatement')
      .flatMap((statement) =>
        toNodes(statement['properties']).map((each) => ({
          name: nameOf(each),
          visibility: visibilityOf(statement),
          isStatic: statement['isStatic'] === true,
        })),
      ),
  ];
  const types = new Map<string, TypeName>();
  draft.types.set(name, types);
  const inner = { ...scope, owner: name, parent: resolveAll(node['extends'])[0] ?? '' };
  for (const each of [
    ...promoted,
    ...body
      .filter(({ kind }) => kind === 'propertystatement')
      .flatMap((statement) => toNodes(statement['properties'])),
  ]) {
    const type = readType(each['type'], inner);
    if (type !== undefined) types.set(nameOf(each), type);
  }
  const isInterface = node.kind === 'interface';
  return {
    kind: /^(interface|trait|enum)$/.test(node.kind) ? (node.kind as PhpClass['kind']) : 'class',
    name,
    shown: node['isAnonymous'] === true ? 'class@anonymous' : join(scope.names.namespace, nameOf(node)),
    line: lineOf(node),
    isAbstract: node['isAbstract'] === true,
    isFinal: node['isFinal'] === true,
    parents: isInterface ? [] : resolveAll(node['extends']),
    interfaces: resolveAll(isInterface ? node['extends'] : node['implements']),
    traits: uses.flatMap((each) => resolveAll(each['traits'])),
    traitNames: uses
      .flatMap((each) => toNodes(each['adaptations']))
      .flatMap((each) => (each.kind === 'traitalias' ? nameOf(each['as']).toLowerCase() : [])),
    methods: methods.map((each) => ({
      name: nameOf(each).toLowerCase(),
      shown: nameOf(each),
      line: lineOf(each),
      arguments: readArguments(each),
      isOpen: false,
      visibility: visibilityOf(each),
      isStatic: each['isStatic'] === true,
      isAbstract: each['isAbstract'] === true || isInterface,
      isFinal: each['isFinal'] === true,
    })),
    properties,
    constants: body.flatMap((each) =>
      each.kind === 'classconstant'
        ? toNodes(each['constants']).map(nameOf)
        : each.kind === 'enumcase'
          ? [nameOf(each)]
          : [],
    ),
    types: {},
    at,
  };
}

/** Source: PHP-Parser's flags of promoted arguments, which `php-parser` has, too. */
const FLAGS: Readonly<Record<number, Visibility>> = { 1: 'public', 2: 'protected', 4: 'private' };

export const join = (namespace: string, name: string) => (namespace === '' ? name : `${namespace}\\${name}`);

/** Reads what a statement with `use` imports. */
export function readImports(node: Ast, { scope: { names } }: Pick<Step, 'scope'>): readonly string[] {
  const twice: string[] = [];
  for (const item of toNodes(node['items'])) {
    const full = join(nameOf(node['name']), nameOf(item)).replace(/^\\/, '');
    const alias = nameOf(item['alias']) || full.replace(/^.*\\/, '');
    const type = item['type'] ?? node['type'];
    const [map, key] =
      type === 'function'
        ? [names.functions, alias.toLowerCase()]
        : type === 'const'
          ? [names.constants, alias]
          : [names.classes, alias.toLowerCase()];
    if (map.has(key)) twice.push(alias);
    map.set(key, full);
  }
  return twice;
}

/** Of names that occur twice, the second. */
export function findTwice(
  nodes: readonly Ast[],
  toKey: (name: string) => string = (name) => name,
): readonly Ast[] {
  const seen = new Set<string>();
  return nodes.filter((each) => {
    const key = toKey(nameOf(each));
    return seen.size === seen.add(key).size;
  });
}

/** PHP refuses such a class. */
export function findRefusedMembers(node: Ast, at: Conditions): readonly PhpRemark[] {
  const body = toNodes(node['body']);
  const methods = body.filter(({ kind }) => kind === 'method');
  const refuse = (what: string, each: Ast): PhpRemark => ({ kind: 'refused', what, line: lineOf(each), at });
  const isWhole = node.kind === 'class' && node['isAbstract'] !== true;
  const constants = body
    .filter(({ kind }) => kind === 'classconstant')
    .flatMap((each) => toNodes(each['constants']));
  const properties = body
    .filter(({ kind }) => kind === 'propertystatement')
    .flatMap((each) => toNodes(each['properties']));
  return [
    ...findTwice(methods, (name) => name.toLowerCase()).map((each) =>
      refuse(`the method \`${nameOf(each)}()\` for the second time`, each),
    ),
    ...findTwice(constants).map((each) =>
      refuse(`the constant \`${nameOf(each)}\` for the second time`, each),
    ),
    ...findTwice(properties).map((each) =>
      refuse(`the property \`$${nameOf(each)}\` for the second time`, each),
    ),
    ...methods
      .filter((each) => isWhole && each['isAbstract'] === true)
      .map((each) => refuse(`the abstract method \`${nameOf(each)}()\` in a class that is not`, each)),
  ];
}
