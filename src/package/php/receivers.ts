import type { Scope, Step } from './scope.ts';
import { type Ast, lineOf, nameOf } from './syntax-tree.ts';

/** Any variable: code may set one that it does not name. */
const ALL = '*';

/** Notes a method that is called on a variable, which is a fault if nothing else is done with that variable in its function. */
export function noteReceiver({ scope, at, isAsked }: Step, variable: Ast): void {
  const name = nameOf(variable);
  const { unit, receivers, draft } = scope;
  // A file may get its variables from the code that loads it, and a closure may get them from its function.
  const isOpen = unit.name === '' || scope.isClosure || scope.isLibrary || isAsked;
  if (isOpen || /^(|this|GLOBALS|_[A-Z]+)$/.test(name)) noteOther(name, scope);
  if (receivers.has(name) || receivers.has(ALL)) return;
  const remark = { kind: 'unset', what: name, line: lineOf(variable), inside: unit.name, at } as const;
  receivers.set(name, remark);
  draft.remarks.push(remark);
}

/** Notes that a variable is used, so that it may be set; without a name, that any variable may be. */
export function noteOther(name: string, { receivers, draft }: Scope): void {
  for (const each of name === '' ? receivers.keys() : [name]) {
    const remark = receivers.get(each);
    if (remark !== undefined) draft.remarks.splice(draft.remarks.indexOf(remark), 1);
    receivers.set(each, undefined);
  }
  if (name === '') receivers.set(ALL, undefined);
}

/** Functions that set variables which code does not name. */
export const SETS_ANY = /^(extract|parse_str|mb_parse_str)$/;
