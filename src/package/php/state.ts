import { both, weigh } from './guards.ts';
import { type Draft, setOnce } from './declare.ts';
import { type Ast, nameOf, stringOf, toNode, toNodes } from './syntax-tree.ts';
import { readParts } from './values.ts';
import { classOf, type Scope, type Step, typeOf } from './walk.ts';

const shorten = (name: string) => name.slice(name.lastIndexOf('\\') + 1);

/** Lists of Composer's autoloader. Source: Composer's AutoloadGenerator. */
const LISTS = /^(files|classMap|prefixDirsPsr4)$/;

/** The value of a property, or the paths in a list of Composer's. */
export function readDefault(property: Ast, owner: string, scope: Scope, draft: Draft): void {
  const value = toNode(property['value']);
  if (value === undefined || value.kind === 'nullkeyword') return;
  if (value.kind !== 'array') {
    setOnce(draft.values, `${owner}::$${nameOf(property)}`, readParts(value, scope), [{ any: true }]);
    return;
  }
  if (!LISTS.test(nameOf(property))) return;
  for (const item of toNodes(value['items'])) {
    const paths = toNode(item['value']);
    const list = paths?.kind === 'array' ? toNodes(paths['items']).map((each) => each['value']) : [paths];
    const key = stringOf(item['key']) ?? '';
    list.forEach((each, index) =>
      draft.values.set(
        `composer:${nameOf(property)}:${key}${index === 0 ? '' : `:${index}`}`,
        readParts(each, scope),
      ),
    );
  }
}

export function assign({ node, scope, at }: Step, draft: Draft): void {
  const [left, right] = [toNode(node['left']), toNode(node['right'])];
  const name = nameOf(left);
  if (left === undefined || right === undefined) return;
  const parts = readParts(right, scope);
  const type = typeOf(right, scope);
  const isPath = node['operator'] === '=' && !parts.some((part) => typeof part === 'object' && 'any' in part);
  if (left.kind === 'variable' && typeof left['name'] === 'string') {
    if (isPath) scope.variables.set(name, parts);
    else scope.variables.delete(name);
    // A branch that sets it leaves it as it was on the other way.
    const isSame = at.when !== 'maybe' || scope.types.get(name) === type;
    scope.types.set(name, node['operator'] === '=' && isSame ? type : undefined);
    if (right.kind === 'new' && isSame) scope.exact.add(name);
    else scope.exact.delete(name);
    const weighed = weigh(right, scope);
    if (weighed.then.guards.length > 0 || weighed.otherwise.guards.length > 0)
      scope.answers.set(name, weighed);
    else scope.answers.delete(name);
  }
  const isOwn = left.kind === 'propertylookup' && nameOf(left['what']) === 'this';
  const owner = isOwn
    ? scope.owner
    : left.kind === 'staticlookup'
      ? classOf(toNode(left['what']), scope)
      : undefined;
  const property = nameOf(left['offset']);
  if (owner === undefined || owner === '' || property === '' || right.kind === 'nullkeyword') return;
  setOnce(draft.values, `${owner}::$${property}`, isPath ? parts : [{ any: true }], [{ any: true }]);
  const types = draft.types.get(owner);
  if (types !== undefined) setOnce(types, property, type ?? '', '');
}

/** Notes what a function returns, if it is always the same. */
export function readReturn({ node, scope, at }: Step, draft: Draft): void {
  const value = toNode(node['expr']);
  const { name } = scope.unit;
  if (value === undefined || name === '') return;
  setOnce(draft.values, `${name}()`, readParts(value, scope), [{ any: true }]);
  setOnce(draft.returns, `${name.includes('::') ? name : shorten(name)}()`, typeOf(value, scope) ?? '', '');
  const { guards } = both(at, weigh(value, scope).then);
  setOnce(
    draft.answers,
    name,
    guards.filter((guard) => !guard.startsWith('a:')),
    [],
  );
}
