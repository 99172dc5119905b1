import { both, weigh } from './guards.ts';
import { type Scope, setOnce, type Step, type Variable } from './scope.ts';
import { type Ast, nameOf, stringOf, toNode, toNodes } from './syntax-tree.ts';
import { classOf, typeOf } from './types.ts';
import { ANY, isOpen, readParts } from './values.ts';

/** Lists of Composer's autoloader. Source: Composer's AutoloadGenerator. */
const LISTS = /^(files|classMap|prefixDirsPsr4)$/;

/** The value of a property, or the paths in a list of Composer's. */
export function readDefault(property: Ast, scope: Scope): void {
  const value = toNode(property['value']);
  const name = nameOf(property);
  const { values } = scope.draft;
  if (value === undefined || value.kind === 'nullkeyword') return;
  if (value.kind !== 'array' || !LISTS.test(name)) {
    // An empty array is filled later.
    const isEmpty = value.kind === 'array' && toNodes(value['items']).length === 0;
    if (!isEmpty) setOnce(values, `${scope.owner}::$${name}`, readParts(value, scope), ANY);
  } else
    for (const item of toNodes(value['items'])) {
      const paths = toNode(item['value']);
      const list = paths?.kind === 'array' ? toNodes(paths['items']).map((each) => each['value']) : [paths];
      const key = `composer:${name}:${stringOf(item['key']) ?? ''}`;
      list.forEach((each, at) => values.set(at === 0 ? key : `${key}:${at}`, readParts(each, scope)));
    }
}

/** Notes what a variable or a property of the class is set to. */
export function assign({ node, scope, at }: Step): void {
  const [left, right] = [toNode(node['left']), toNode(node['right'])];
  if (left === undefined || right === undefined) return;
  if (left.kind === 'offsetlookup') forget(left, scope);
  const parts = readParts(right, scope);
  const isPlain = node['operator'] === '=';
  const path = isPlain && !isOpen(parts) ? parts : undefined;
  const type = typeOf(right, scope);
  if (left.kind === 'variable' && typeof left['name'] === 'string')
    setVariable(left['name'], right, { path, type: isPlain ? type : undefined }, { scope, at });
  if (left.kind === 'variable' && isGlobal(nameOf(left), scope) && right.kind !== 'nullkeyword')
    setOnce(scope.draft.returns, `$${nameOf(left)}`, isPlain ? (type ?? '') : '', '');
  const owner = ownerOf(left, scope);
  const property = nameOf(left['offset']);
  if (owner === undefined || owner === '' || property === '' || right.kind === 'nullkeyword') return;
  setOnce(scope.draft.values, `${owner}::$${property}`, path ?? ANY, ANY);
  const declared = scope.draft.classes.findLast(({ name }) => name === owner);
  if (declared !== undefined) setOnce(declared.types, property, type ?? '', '');
}

function setVariable(
  name: string,
  right: Ast,
  { path, type }: Pick<Variable, 'path' | 'type'>,
  { scope, at }: Pick<Step, 'scope' | 'at'>,
): void {
  const known = scope.variables.get(name);
  // A branch that sets it leaves it as it was on the other way.
  const isSame = at.when !== 'maybe' || known?.type === type;
  const isOnly = at.when === 'always' || known?.path === undefined || path === undefined;
  const { then, otherwise } = weigh(right, scope);
  const isAnswer = then.guards.length + otherwise.guards.length > 0;
  scope.variables.set(name, {
    path: isOnly ? path : [{ perhaps: path }],
    type: isSame ? type : undefined,
    isExact: right.kind === 'new' && isSame,
    answer: isAnswer ? { then, otherwise } : undefined,
  });
}

/** Whether a variable is one of all code: of the file itself, or imported with `global`. */
const isGlobal = (name: string, { unit, isClosure, lasting }: Scope) =>
  (unit.name === '' && !isClosure) || lasting.has(`$${name}`);

/** The class of a property that is set: one of this object, or a static one. */
function ownerOf(left: Ast, scope: Scope): string | undefined {
  if (left.kind === 'staticlookup') return classOf(toNode(left['what']), scope);
  return left.kind === 'propertylookup' && nameOf(left['what']) === 'this' ? scope.owner : undefined;
}

/** An array has another value than it had. */
function forget(part: Ast, scope: Scope): void {
  let array: Ast | undefined = part;
  while (array?.kind === 'offsetlookup') array = toNode(array['what']);
  const known = scope.variables.get(nameOf(array));
  if (array?.kind === 'variable' && known !== undefined)
    scope.variables.set(nameOf(array), { ...known, path: undefined });
  if (array?.kind === 'propertylookup' && nameOf(array['what']) === 'this')
    setOnce(scope.draft.values, `${scope.owner}::$${nameOf(array['offset'])}`, ANY, ANY);
}

/** Notes what a function returns, if it is always the same. */
export function readReturn({ node, scope, at }: Step): void {
  const value = toNode(node['expr']);
  const { name } = scope.unit;
  if (value === undefined || name === '') return;
  const { draft } = scope;
  const key = name.includes('::') ? name : name.slice(name.lastIndexOf('\\') + 1);
  setOnce(draft.values, `${name}()`, readParts(value, scope), ANY);
  if (!scope.isTyped) setOnce(draft.returns, `${key}()`, typeOf(value, scope) ?? '', '');
  const guards = both(at, weigh(value, scope).then).guards.filter((guard) => !guard.startsWith('a:'));
  setOnce(draft.answers, name, guards, []);
}
