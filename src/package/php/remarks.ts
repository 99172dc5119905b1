import type { PhpRemark } from './model.ts';
import { type Ast, lineOf, nameOf, toNode, toNodes } from './syntax-tree.ts';
import type { Step } from './walk.ts';

/** Finds what PHP refuses, or what only a newer PHP takes, in one node. */
export function remarkOn({ node, at, scope, loops, isAsked }: Step, text: string): PhpRemark | undefined {
  const remark = (kind: PhpRemark['kind'], what: string, since?: string): PhpRemark => ({
    kind,
    what,
    line: lineOf(node),
    inside: scope.unit.name,
    at,
    ...(since === undefined ? {} : { since }),
  });
  switch (node.kind) {
    case 'offsetlookup': {
      const start = toNode(node['offset'])?.loc?.start.offset ?? 0;
      return start > 0 && /\{\s*$/.test(text.slice(Math.max(0, start - 20), start))
        ? remark('refused', 'an index in braces, which PHP 8 does not know')
        : undefined;
    }
    case 'cast':
      return /^\(\s*(real|unset)\s*\)$/i.test(String(node['raw']))
        ? remark('refused', `\`${String(node['raw'])}\`, which PHP 8 does not know`)
        : undefined;
    case 'retif': {
      const inner = toNode(node['test']);
      if (inner?.kind !== 'retif' || inner['parenthesizedExpression'] === true) return undefined;
      const isShort = (each: Ast) => toNode(each['trueExpr']) === undefined;
      return isShort(inner) && isShort(node)
        ? undefined
        : remark('refused', 'a `? :` inside another one without brackets, which PHP 8 refuses');
    }
    case 'break':
    case 'continue': {
      const level = Number(toNode(node['level'])?.['value'] ?? 1);
      return level > loops
        ? remark('refused', `\`${node.kind}\` outside of ${loops === 0 ? 'a loop' : 'so many loops'}`)
        : undefined;
    }
    case 'variable':
      return nameOf(node) === 'this' && scope.isStatic && !isAsked && !scope.lasting.has('this')
        ? remark('this', '`$this`')
        : undefined;
    case 'match':
      return remark('newer', '`match`', '8.0');
    case 'nullsafepropertylookup':
      return remark('newer', '`?->`', '8.0');
    case 'namedargument':
      return remark('newer', 'a named argument', '8.0');
    case 'variadicplaceholder':
      return remark('newer', '`name(...)`', '8.1');
    case 'enum':
      return remark('newer', 'an enum', '8.1');
    case 'arrowfunc':
      return remark('newer', '`fn`', '7.4');
    case 'assign':
      return node['operator'] === '??=' ? remark('newer', '`??=`', '7.4') : undefined;
    case 'bin':
      return node['type'] === '|>'
        ? remark('newer', '`|>`', '8.5')
        : node['type'] === '??'
          ? remark('newer', '`??`', '7.0')
          : undefined;
    case 'class':
      return node['isReadonly'] === true
        ? remark('newer', 'a readonly class', node['isAnonymous'] === true ? '8.3' : '8.2')
        : undefined;
    case 'classconstant':
      return toNode(node['type']) !== undefined
        ? remark('newer', 'a constant with a type', '8.3')
        : node['final'] === true
          ? remark('newer', 'a final constant', '8.1')
          : undefined;
    case 'propertystatement':
      return remarkOnProperties(toNodes(node['properties']), node, remark);
    case 'function':
    case 'method':
    case 'closure':
      return remarkOnSignature(node, remark);
    default:
      return undefined;
  }
}

type Remark = (kind: PhpRemark['kind'], what: string, since?: string) => PhpRemark;

function remarkOnProperties(properties: readonly Ast[], node: Ast, remark: Remark): PhpRemark | undefined {
  if (properties.some((each) => toNodes(each['hooks']).length > 0))
    return remark('newer', 'a property with hooks', '8.4');
  if (typeof node['visibilitySet'] === 'string' && node['visibilitySet'] !== '')
    return remark('newer', 'a property with two visibilities', '8.4');
  if (properties.some((each) => each['readonly'] === true))
    return remark('newer', 'a readonly property', '8.1');
  if (!properties.some((each) => toNode(each['type']) !== undefined)) return undefined;
  const types = properties.flatMap((each) => sinceOfType(each['type']) ?? []);
  return remark('newer', 'a type of a property', newest([...types, '7.4']));
}

function remarkOnSignature(node: Ast, remark: Remark): PhpRemark | undefined {
  const given = toNodes(node['arguments']);
  const [twice] = given.filter((each, at) => given.findIndex((other) => nameOf(other) === nameOf(each)) < at);
  if (twice !== undefined) return remark('refused', `the argument \`$${nameOf(twice)}\` for the second time`);
  if (given.some((each) => each['readonly'] === true)) return remark('newer', 'a readonly argument', '8.1');
  if (given.some((each) => Number(each['flags']) > 0))
    return remark('newer', 'an argument that declares a property', '8.0');
  const types = [...given, node].flatMap((each) => sinceOfType(each['type']) ?? []);
  const since = newest(types);
  return since === '' ? undefined : remark('newer', 'a type of an argument or result', since);
}

const newest = (versions: readonly string[]) =>
  versions.reduce((one, other) => (Number(other) > Number(one) ? other : one), '');

/** Source: PHP's manual, "Type declarations". */
const TYPES: Readonly<Record<string, string>> = {
  mixed: '8.0',
  static: '8.0',
  never: '8.1',
  true: '8.2',
  false: '8.2',
  null: '8.2',
};

/** The PHP that introduced a type, from 7.4 on; `undefined` for no type. */
function sinceOfType(value: unknown): string | undefined {
  const type = toNode(value);
  if (type === undefined) return undefined;
  if (type.kind === 'uniontype')
    return toNodes(type['types']).some(({ kind }) => kind === 'intersectiontype') ? '8.2' : '8.0';
  if (type.kind === 'intersectiontype') return '8.1';
  if (type.kind === 'staticreference') return '8.0';
  return TYPES[nameOf(type).toLowerCase()];
}
