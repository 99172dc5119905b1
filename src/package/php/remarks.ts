import type { PhpRemark } from './model.ts';
import type { Step } from './scope.ts';
import { type Ast, lineOf, nameOf, toNode, toNodes } from './syntax-tree.ts';

/** Notes what PHP refuses, or what only a newer PHP takes, in one node. */
export function remarkOn(step: Step): void {
  const { node, at, scope } = step;
  const found = scope.isLibrary ? undefined : (findRefused(step) ?? findNewer(node));
  if (found === undefined) return;
  const [kind, what, since] = found;
  const remark = { kind, what, line: lineOf(node), inside: scope.unit.name, at };
  scope.draft.remarks.push(since === undefined ? remark : { ...remark, since });
}

type Found = readonly [kind: PhpRemark['kind'], what: string, since?: string] | undefined;

const refused = (what: string): Found => ['refused', what];

/** Finds what PHP refuses, by the kinds of nodes that can have it. */
const REFUSALS: Readonly<Record<string, (step: Step) => Found>> = {
  offsetlookup: ({ node, scope }) => {
    const start = toNode(node['offset'])?.loc?.start.offset ?? 0;
    const isBrace = /\{\s*$/.test(scope.text.slice(Math.max(0, start - 20), start));
    return isBrace ? refused('an index in braces, which PHP 8 does not know') : undefined;
  },
  cast: ({ node }) => {
    const raw = String(node['raw']);
    const isGone = /^\(\s*(real|unset)\s*\)$/i.test(raw);
    return isGone ? refused(`\`${raw}\`, which PHP 8 does not know`) : undefined;
  },
  retif: ({ node }) => {
    const inner = toNode(node['test']);
    if (inner?.kind !== 'retif' || inner['parenthesizedExpression'] === true) return undefined;
    const isShort = [inner, node].every((each) => toNode(each['trueExpr']) === undefined);
    return isShort ? undefined : refused('a `? :` inside another one without brackets, which PHP 8 refuses');
  },
  ...{ break: refuseLeave, continue: refuseLeave },
  ...{ assign: refuseValue, pre: refuseValue, post: refuseValue },
  variable: ({ node, scope, isAsked }) =>
    nameOf(node) === 'this' && scope.isStatic && !isAsked && !scope.lasting.has('this')
      ? ['this', '`$this`']
      : undefined,
  ...{ function: refuseArguments, method: refuseArguments, closure: refuseArguments },
  ...{ selfreference: refuseSelf, staticreference: refuseSelf, parentreference: refuseSelf },
};

const findRefused = (step: Step): Found => REFUSALS[step.node.kind]?.(step);

/** A closure may be bound to a class, and a file has the class of the method that loads it. */
function refuseSelf({ node, scope }: Step): Found {
  if (scope.owner !== '' || scope.isClosure) return undefined;
  const shown = `\`${node.kind.replace('reference', '')}\``;
  return scope.unit.name === '' ? ['self', shown] : refused(`${shown} outside of a class`);
}

function refuseLeave({ node, loops }: Step): Found {
  const where = loops === 0 ? 'a loop' : 'so many loops';
  const levels = Number(toNode(node['level'])?.['value'] ?? 1);
  return levels > loops ? refused(`\`${node.kind}\` outside of ${where}`) : undefined;
}

function refuseValue({ node }: Step): Found {
  const target = toNode(node['left']) ?? toNode(node['what']);
  return FIXED.has(target?.kind ?? '')
    ? refused('a new value for what is not a variable: a `$` may be missing')
    : undefined;
}

function refuseArguments({ node }: Step): Found {
  const names = toNodes(node['arguments']).map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? undefined : refused(`the argument \`$${twice}\` for the second time`);
}

/** Nodes that cannot get a value; the parser lets them. */
const FIXED = new Set(['name', 'call', 'string', 'number', 'boolean', 'nullkeyword', 'magic', 'new']);

/** Nodes that only a newer PHP knows. */
const NEWER: Readonly<Record<string, readonly [what: string, since: string]>> = {
  match: ['`match`', '8.0'],
  nullsafepropertylookup: ['`?->`', '8.0'],
  namedargument: ['a named argument', '8.0'],
  variadicplaceholder: ['`name(...)`', '8.1'],
  enum: ['an enum', '8.1'],
  arrowfunc: ['`fn`', '7.4'],
  '??=': ['`??=`', '7.4'],
  '|>': ['`|>`', '8.5'],
  '??': ['`??`', '7.0'],
};

function findNewer(node: Ast): Found {
  const operator = node.kind === 'assign' ? node['operator'] : node.kind === 'bin' ? node['type'] : node.kind;
  const [what, since] = NEWER[String(operator)] ?? findNewerDeclaration(node) ?? [];
  return what === undefined || since === undefined ? undefined : ['newer', what, since];
}

function findNewerDeclaration(node: Ast): readonly [what: string, since: string] | undefined {
  switch (node.kind) {
    case 'class':
      if (node['isReadonly'] !== true) return undefined;
      return ['a readonly class', node['isAnonymous'] === true ? '8.3' : '8.2'];
    case 'classconstant':
      if (toNode(node['type']) !== undefined) return ['a constant with a type', '8.3'];
      return node['final'] === true ? ['a final constant', '8.1'] : undefined;
    case 'propertystatement': {
      const all = toNodes(node['properties']);
      if (all.some((each) => toNodes(each['hooks']).length > 0)) return ['a property with hooks', '8.4'];
      if (node['visibilitySet']) return ['a property with two visibilities', '8.4'];
      if (all.some((each) => each['readonly'] === true)) return ['a readonly property', '8.1'];
      if (!all.some((each) => toNode(each['type']) !== undefined)) return undefined;
      return ['a type of a property', newest(['7.4', ...sinceOfTypes(all)])];
    }
    case 'function':
    case 'method':
    case 'closure': {
      const given = toNodes(node['arguments']);
      if (given.some((each) => each['readonly'] === true)) return ['a readonly argument', '8.1'];
      if (given.some((each) => Number(each['flags']) > 0))
        return ['an argument that declares a property', '8.0'];
      const since = newest(sinceOfTypes([...given, node]));
      return since === '' ? undefined : ['a type of an argument or result', since];
    }
    default:
      return undefined;
  }
}

const newest = (versions: readonly string[]) =>
  versions.reduce((one, other) => (Number(other) > Number(one) ? other : one), '');

/** Source: PHP's manual, "Type declarations". */
const TYPES: Readonly<Record<string, string>> = {
  ...{ mixed: '8.0', static: '8.0', never: '8.1', true: '8.2', false: '8.2', null: '8.2' },
  ...{ uniontype: '8.0', staticreference: '8.0', intersectiontype: '8.1' },
};

/** The PHP that introduced types, from 7.4 on. */
function sinceOfTypes(declared: readonly Ast[]): readonly string[] {
  return declared.flatMap((each) => {
    const type = toNode(each['type']);
    const isBoth = toNodes(type?.['types']).some(({ kind }) => kind === 'intersectiontype');
    return isBoth ? '8.2' : (TYPES[type?.kind ?? ''] ?? TYPES[nameOf(type).toLowerCase()] ?? []);
  });
}
