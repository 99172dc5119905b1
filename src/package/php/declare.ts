import { ALWAYS, both, MAYBE } from './guards.ts';
import type { PhpArgument, PhpClass, Visibility } from './model.ts';
import { noteOther } from './receivers.ts';
import { remarkOn } from './remarks.ts';
import { into, type OpenClass, openScope, type Scope, setOnce, type Step } from './scope.ts';
import { readDefault } from './state.ts';
import { type Ast, join, lineOf, nameOf, resolveClass, toNode, toNodes } from './syntax-tree.ts';
import { readType, useClass } from './types.ts';
import { ANY, readParts } from './values.ts';
import { enter } from './walk.ts';

export function readArguments(node: Ast): readonly PhpArgument[] {
  return toNodes(node['arguments']).map((each) => ({
    name: nameOf(each),
    isRequired: toNode(each['value']) === undefined && each['variadic'] !== true,
    isVariadic: each['variadic'] === true,
  }));
}

/** Steps into a function: notes its types, and what its arguments are. */
function enterFunction(step: Step, around: Scope, key: string): readonly Step[] {
  const { node } = step;
  const returned = readType(node['type'], around);
  const scope = { ...around, isTyped: returned !== undefined };
  if (returned !== undefined) setOnce(scope.draft.returns, `${key}()`, returned, '');
  const given = toNodes(node['arguments']);
  given.forEach((each, argument) => {
    const type = each['variadic'] === true ? undefined : readType(each['type'], scope);
    scope.variables.set(nameOf(each), { path: [{ argument }], type, isThird: argument === 2 });
    noteOther(nameOf(each), scope);
    useClass({ ...step, scope }, each['type'], true);
  });
  const at = { ...ALWAYS, guards: step.at.guards };
  const parts = [...given.map((each) => each['value']), node['body']];
  return into(step, parts, { at, scope, loops: 0, isAsked: false });
}

export function declareFunction(step: Step): readonly Step[] {
  const { node, at, scope } = step;
  const shown = join(scope.names.namespace, nameOf(node));
  const name = shown.toLowerCase();
  const inner = openScope(scope, name, { owner: '', parent: '', isStatic: false });
  scope.draft.functions.push({ name, shown, line: lineOf(node), arguments: readArguments(node), at });
  return enterFunction(step, inner, nameOf(node).toLowerCase());
}

const KINDS = /^(interface|trait|enum)$/;

/** A class with its members; the code of its methods is read afterwards. */
export function declareClass(step: Step): readonly Step[] {
  const { node, at, scope } = step;
  const { draft, text } = scope;
  const isAnonymous = node['isAnonymous'] === true || nameOf(node) === '';
  const shown = isAnonymous ? 'class@anonymous' : join(scope.names.namespace, nameOf(node));
  const isInterface = node.kind === 'interface';
  const found: OpenClass = {
    kind: KINDS.test(node.kind) ? (node.kind as PhpClass['kind']) : 'class',
    name: isAnonymous ? `class@${lineOf(node)}:${draft.classes.length}:${text.length}` : shown.toLowerCase(),
    shown,
    line: lineOf(node),
    isAbstract: node['isAbstract'] === true,
    isFinal: node['isFinal'] === true,
    parents: isInterface ? [] : resolveAll(node['extends'], scope),
    interfaces: resolveAll(isInterface ? node['extends'] : node['implements'], scope),
    ...{ traits: [], traitNames: [], methods: [], properties: [], types: new Map() },
    at,
  };
  draft.classes.push(found);
  refuseMembers(step);
  for (const value of [node['extends'], node['implements']].flat()) useClass(step, value);
  const inside = { ...step, at: { ...ALWAYS, guards: at.guards }, loops: 0, isAsked: false };
  const inner = { ...scope, owner: found.name, parent: found.parents[0] ?? '' };
  return [
    ...into(step, node['arguments']),
    ...into(inside, node['body'], { scope: inner }).flatMap((member) => declareMember(member, found)),
  ];
}

function resolveAll(value: unknown, { names }: Scope): string[] {
  return toNodes([value].flat()).map((each) => resolveClass(each, names).toLowerCase());
}

function declareMember(step: Step, found: OpenClass): readonly Step[] {
  const { node, scope } = step;
  remarkOn(step);
  const isStatic = node['isStatic'] === true;
  switch (node.kind) {
    case 'method':
      return declareMethod(step, found, isStatic);
    case 'traituse':
      for (const each of toNodes(node['traits'])) useClass(step, each);
      found.traits.push(...resolveAll(node['traits'], scope));
      for (const each of toNodes(node['adaptations']))
        if (each.kind === 'traitalias') found.traitNames.push(nameOf(each['as']).toLowerCase());
      return [];
    case 'propertystatement':
      for (const each of toNodes(node['properties'])) {
        found.properties.push({ name: nameOf(each), visibility: visibilityOf(node), isStatic });
        const type = readType(each['type'], scope);
        if (type !== undefined) found.types.set(nameOf(each), type);
        readDefault(each, scope);
      }
      break;
    case 'classconstant':
      for (const each of toNodes(node['constants']))
        setOnce(scope.draft.values, `${found.name}::#${nameOf(each)}`, readParts(each['value'], scope), ANY);
      break;
    case 'enumcase':
      break;
    default:
      return [];
  }
  return enter({ ...step, scope: openScope(scope, `${found.name}::`, { isStatic: false }) });
}

function visibilityOf({ visibility }: Ast): Visibility {
  return visibility === 'private' || visibility === 'protected' ? visibility : 'public';
}

/** Source: PHP-Parser's flags of promoted arguments, which `php-parser` has, too. */
const FLAGS: Readonly<Record<number, Visibility>> = { 1: 'public', 2: 'protected', 4: 'private' };

function declareMethod(step: Step, found: OpenClass, isStatic: boolean): readonly Step[] {
  const { node, scope } = step;
  const shown = nameOf(node);
  const name = shown.toLowerCase();
  found.methods.push({
    ...{ name, shown, line: lineOf(node), arguments: readArguments(node), isStatic },
    visibility: visibilityOf(node),
    isAbstract: node['isAbstract'] === true || found.kind === 'interface',
    isFinal: node['isFinal'] === true,
  });
  for (const each of name === '__construct' ? toNodes(node['arguments']) : []) {
    const flags = Number(each['flags']);
    if (!(flags > 0)) continue;
    found.properties.push({ name: nameOf(each), visibility: FLAGS[flags] ?? 'public', isStatic: false });
    const type = readType(each['type'], scope);
    if (type !== undefined) found.types.set(nameOf(each), type);
  }
  const key = `${found.name}::${name}`;
  const inner = openScope(scope, key, { isStatic: isStatic && found.kind !== 'trait' });
  return enterFunction(step, inner, key);
}

/** PHP refuses a class with one member twice, or with an abstract method that it may not have. */
function refuseMembers(step: Step): void {
  const { node } = step;
  const body = toNodes(node['body']);
  const seen = new Set<string>();
  const isWhole = node.kind === 'class' && node['isAbstract'] !== true;
  const members = body.flatMap((each) => {
    if (each.kind === 'method') return { each, what: `method \`${nameOf(each).toLowerCase()}()\`` };
    const all = [...toNodes(each['constants']), ...toNodes(each['properties'])];
    return all.map((one) => ({ each: one, what: tellMember(one) }));
  });
  for (const { each, what } of members) {
    const shown = each.kind === 'method' ? `method \`${nameOf(each)}()\`` : what;
    if (seen.size === seen.add(what).size) refuse(step, each, `the ${shown} for the second time`);
    if (isWhole && each.kind === 'method' && each['isAbstract'] === true)
      refuse(step, each, `the abstract ${shown} in a class that is not`);
  }
}

const tellMember = (each: Ast) =>
  each.kind === 'property' ? `property \`$${nameOf(each)}\`` : `constant \`${nameOf(each)}\``;

/** Notes a place that PHP refuses. */
export function refuse({ at, scope }: Step, node: Ast, what: string): void {
  if (!scope.isLibrary) scope.draft.remarks.push({ kind: 'refused', what, line: lineOf(node), at });
}

/** Reads what a statement with `use` imports. */
export function readImports(step: Step): void {
  const { node, scope } = step;
  for (const item of toNodes(node['items'])) {
    const full = join(nameOf(node['name']), nameOf(item)).replace(/^\\/, '');
    const alias = nameOf(item['alias']) || full.replace(/^.*\\/, '');
    const type = item['type'] ?? node['type'];
    const kind = type === 'function' ? 'functions' : type === 'const' ? 'constants' : 'classes';
    const key = kind === 'constants' ? alias : alias.toLowerCase();
    if (scope.names[kind].has(key))
      refuse(step, node, `an import of \`${alias}\`, which is imported already`);
    scope.names[kind].set(key, full);
  }
}

/** A closure belongs to the code around it; it runs at once only if that code calls it. */
export function enterClosure(step: Step): readonly Step[] {
  const { node } = step;
  const isStatic = node['isStatic'] === true;
  const isBound = step.scope.isBound || (step.scope.isStatic && !isStatic);
  const variables = new Map(step.scope.variables);
  const scope: Scope = { ...step.scope, isClosure: true, isStatic, isBound, variables };
  for (const [argument, each] of toNodes(node['arguments']).entries()) {
    const { answer } = variables.get(nameOf(each)) ?? {};
    const type = readType(each['type'], scope);
    variables.set(nameOf(each), { path: ANY, type, answer, isThird: argument === 2 });
  }
  const at = step.isPlaced === true ? step.at : both(step.at, MAYBE);
  const parts = [...toNodes(node['arguments']).map((each) => each['value']), node['body']];
  return into(step, parts, { at, scope, loops: 0, isAsked: false, isPlaced: false });
}
